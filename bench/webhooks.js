/** Deliveries a second, beside a bare loop of undici; and what one endpoint that hangs costs the others. */
import { once } from 'node:events';
import pg from 'pg';
import { emptyData } from '../dist/src/adapters/data/empty.js';
import { postgresRepository } from '../dist/src/adapters/postgres/index.js';
import { account } from './account.js';
import { median, megabytes, row, times, whole } from './numbers.js';
import { startServer } from './postgres-server.js';
import { ask, end } from './processes.js';

const deliveries = 5_000;
const many = 10_000;
const endpoints = 100;
const concurrency = 50;
const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const data = {
  id: 'key_1',
  name: 'Front end',
  scopes: ['marketplace:read'],
  state: 'active',
  note: 'x'.repeat(300),
};
const created = '2026-01-01T00:00:00Z';
const payload = JSON.stringify({ type: 'key.created', timestamp: created, data });

/** Gives `{ toBare, hanging, memory }`: two ratios, and bytes over the start. */
export async function compareWebhooks() {
  const server = await startServer();
  const receiver = await ask('./servers/receiver.js', {});
  try {
    const rates = { bare: [], ours: [] };
    for (const round of [1, 2, 3]) {
      rates.bare.push(deliveries / (await bareTime(receiver)));
      const { seconds } = await engineTime(server, receiver, `hooks_${round}`, {
        events: deliveries,
        hang: false,
        targets: 1,
      });
      rates.ours.push(deliveries / seconds);
    }
    const [bare, ours] = [median(rates.bare), median(rates.ours)];
    row('', 'undici', 'ours', 'ours/undici');
    row('deliveries a second', whole(bare), whole(ours), times(ours / bare));
    const calm = await engineTime(server, receiver, 'hooks_calm', {
      events: many,
      hang: false,
      targets: endpoints,
    });
    const hung = await engineTime(server, receiver, 'hooks_hung', {
      events: many,
      hang: true,
      targets: endpoints,
    });
    row('', 'all well', 'one hangs', 'ratio', 'memory');
    row(
      `${whole(many)} to ${endpoints}`,
      `${calm.seconds.toFixed(1)} s`,
      `${hung.seconds.toFixed(1)} s`,
      times(hung.seconds / calm.seconds),
      megabytes(hung.memory),
    );
    return { toBare: ours / bare, hanging: hung.seconds / calm.seconds, memory: hung.memory };
  } finally {
    await end(receiver.child);
    await server.stop();
  }
}

async function counted({ child }) {
  child.send('count');
  const [{ count }] = await once(child, 'message');
  return count;
}

/** Seconds until so many more have come. */
async function timeFor(receiver, sender, count) {
  const target = (await counted(receiver)) + count;
  const started = performance.now();
  sender.child.send('go');
  while ((await counted(receiver)) < target) await new Promise(resolve => setTimeout(resolve, 5));
  return (performance.now() - started) / 1_000;
}

async function bareTime(receiver) {
  const url = `${receiver.answer.url}/hook`;
  const sender = await ask('./servers/sender.js', {
    bare: true,
    url,
    secret,
    payload,
    count: deliveries,
    concurrency,
  });
  const seconds = await timeFor(receiver, sender, deliveries);
  await end(sender.child);
  return seconds;
}

async function engineTime({ connectionString }, receiver, schema, { events, hang, targets }) {
  await fill({ connectionString, schema, url: receiver.answer.url, events, hang, targets });
  const sender = await ask('./servers/sender.js', {
    connectionString,
    schema,
    concurrency,
    concurrencyPerEndpoint: targets === 1 ? concurrency : 10,
    timeout: 60_000,
  });
  const memory = [];
  sender.child.on('message', message => memory.push(message.memory));
  const wanted = hang ? events - events / targets : events;
  const seconds = await timeFor(receiver, sender, wanted);
  await end(sender.child);
  return { seconds, memory: Math.max(...memory, 0) - (memory[0] ?? 0) };
}

async function fill({ connectionString, schema, url, events, hang, targets }) {
  const repository = await postgresRepository({ connectionString, schema });
  const ids = Array.from({ length: targets }, (_, index) => `ep_${index}`);
  const perTarget = events / targets;
  await repository.import({
    ...emptyData,
    accounts: { acc: account },
    workspaces: [{ id: 'ws', name: 'W', account_id: 'acc' }],
    webhook_endpoints: {
      ws: ids.map((id, index) => ({
        id,
        url: `${url}${hang && index === 0 ? '/hang' : '/hook'}`,
        event_types: ['*'],
        description: '',
        headers: {},
        rate: null,
        state: 'active',
        paused_reason: null,
        paused_at: null,
        failing_since: null,
        created_at: created,
        secrets: [{ secret, expires_at: null }],
        recent_failures: 0,
      })),
    },
    webhook_events: {
      ws: Array.from({ length: perTarget }, (_, index) => ({
        id: `msg_${index}`,
        type: 'key.created',
        created_at: created,
        payload,
      })),
    },
    webhook_deliveries: {
      ws: Array.from({ length: perTarget }, (_, index) =>
        ids.map(id => ({
          id: `msg_${index}_${id}`,
          endpoint_id: id,
          event_id: `msg_${index}`,
          event_type: 'key.created',
          state: 'pending',
          created_at: created,
          next_attempt_at: created,
          attempts: [],
          lease: null,
        })),
      ).flat(),
    },
  });
  await repository.close();
  // As autovacuum does for tables that live longer than a benchmark.
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('analyze');
  await client.end();
}
