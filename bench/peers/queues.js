/** Our deliveries beside queues that do the same, and a loop without one: webhooks a second. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { median, row, whole } from '../numbers.js';
import { startServer } from '../postgres-server.js';
import { ask, end, start } from '../processes.js';
import { temporaryFolder } from '../temporary-folder.js';
import { besides, concurrency, deliveries, engineTime, payload, secret, timeFor } from '../webhooks.js';

const rounds = 5;

/** What each is called. */
const what = {
  loop: 'pg and undici, with our statements',
  graphile: 'graphile-worker',
  pgBoss: 'pg-boss',
  bullmq: 'BullMQ, Redis',
  ours: 'koa-marketplace',
};

export async function besideQueues() {
  const postgres = await startServer();
  const redis = await startRedis();
  const names = Object.keys(what);
  const rates = Object.fromEntries(names.map(name => [name, []]));
  try {
    row('', ...names);
    for (let round = 0; round < rounds; round += 1)
      for (let turn = 0; turn < names.length; turn += 1) {
        const name = names[(turn + round) % names.length];
        // Each has a receiver that knows no ids yet.
        const receiver = await ask('./servers/receiver.js', { payload });
        const seconds =
          name === 'ours' || name === 'loop'
            ? await ourTime(postgres, receiver, `${name}_${round}`, name)
            : await queueTime(postgres, redis, receiver, name, round);
        rates[name].push(deliveries / seconds);
        await end(receiver.child);
      }
    row('deliveries a second', ...names.map(name => whole(median(rates[name]))));
  } finally {
    await end(redis.child);
    await postgres.stop();
  }
  return { what, count: deliveries, concurrency, rates };
}

async function ourTime(postgres, receiver, schema, name) {
  const { seconds } = await engineTime(postgres, receiver, schema, {
    targets: 1,
    perTarget: deliveries,
    beside: besides['all well'],
    options: { concurrency, concurrencyPerEndpoint: concurrency },
    how: name === 'loop' ? { plain: true, concurrency } : {},
    path: '/checked',
  });
  return seconds;
}

async function queueTime({ connectionString }, redis, receiver, kind, round) {
  const url = `${receiver.answer.url}/checked`;
  const more = { connectionString, redis: redis.port, url, secret, payload, count: deliveries, concurrency };
  const sender = await ask('./peers/servers/queue.js', { kind, round, ...more });
  const seconds = await timeFor(receiver, sender, deliveries);
  await end(sender.child);
  return seconds;
}

/** Debian's, which writes what it has stored to the disk each second. */
async function startRedis() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise(resolve => server.close(resolve));
  const child = start('redis-server', [
    '--port',
    port,
    '--dir',
    temporaryFolder(),
    '--appendonly',
    'yes',
    '--save',
    '',
  ]);
  child.stdout.resume();
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return { child, port };
    await setTimeout(20);
  }
}
