/**
 * Measures events that go to a Redis stream through a destination, beside the same entries over the bare client, in
 * turn: `node bench/destinations.js` after `npm run build`, where redis-server is installed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { redisStreams } from '../dist/destinations.js';
import { createMarketplace } from '../dist/index.js';
import { lowdbRepository } from '../dist/lowdb.js';

const count = Number(process.env.BENCH_EVENTS ?? 2_000);
const rounds = 3;
const concurrency = 10;

const port = await new Promise(resolve => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const server = spawn('redis-server', ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', ''], {
  stdio: 'ignore',
});
await wait(1_000);
const redis = new Redis({ port, host: '127.0.0.1' });

const repository = await lowdbRepository({ file: join(folder, 'data.json') });
await repository.workspaces.create({ id: 'ws', name: 'Shop', account_id: null });
await repository.webhooks.createEndpoint('ws', {
  ...{ id: 'ep', url: `redis://127.0.0.1:${port}`, kind: 'destination', event_types: ['order.paid'] },
  ...{ description: '', headers: {}, rate: null, state: 'active', paused_reason: null, paused_at: null },
  ...{ failing_since: null, created_at: new Date().toISOString(), recent_failures: 0 },
  secrets: [{ secret: `whsec_${Buffer.alloc(24, 7).toString('base64')}`, expires_at: null }],
  config: {
    destination: { type: 'redis_streams', url: `redis://127.0.0.1:${port}`, stream: 'ours' },
    credentials: {},
  },
});
const marketplace = createMarketplace({
  repository,
  destinations: [redisStreams()],
  webhooks: {
    allowPrivateTargets: ['127.0.0.0/8'],
    concurrencyPerEndpoint: concurrency,
    events: [{ type: 'order.paid', summary: 'An order was paid' }],
  },
});
const data = { text: 'x'.repeat(300) };

async function bare(stream) {
  const body = JSON.stringify({ type: 'order.paid', timestamp: new Date().toISOString(), data });
  let left = count;
  const work = async () => {
    while (left-- > 0) await redis.xadd(stream, '*', 'webhook-id', `order_${left}`, 'body', body);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** Until all are in the stream. */
async function ours(already) {
  while ((await redis.xlen('ours')) < already + count) await wait(5);
}

const timed = async work => {
  const started = performance.now();
  await work();
  return Math.round((count / (performance.now() - started)) * 1_000);
};

const best = { bare: 0, ours: 0 };
marketplace.start();
for (let round = 0; round < rounds; round += 1) {
  best.bare = Math.max(best.bare, await timed(() => bare('bare')));
  const publish = () =>
    Promise.all(Array.from({ length: count }, () => marketplace.webhooks.publish('ws', 'order.paid', data)));
  best.ours = Math.max(
    best.ours,
    await timed(async () => {
      await publish();
      await ours(round * count);
    }),
  );
}
console.log(
  `${count} events, best of ${rounds}: bare ioredis ${best.bare} a second, published, stored and sent through the destination ${best.ours} a second (${(best.ours / best.bare).toFixed(3)} x)`,
);
await marketplace.close();
await repository.close();
redis.disconnect();
server.kill();
rmSync(folder, { recursive: true, force: true });
