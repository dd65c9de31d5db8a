/**
 * Compares deliveries per second with a plain undici loop, and measures how long other deliveries take next to slow
 * endpoints.
 */
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { emptyData } from '../.cache/bench/inner.js';
import { postgresRepository } from '../dist/postgres.js';
import { account } from './account.js';
import { median, megabytes, row, times, whole } from './numbers.js';
import { startServer } from './postgres-server.js';
import { ask, end } from './processes.js';

/** Enough for the compiler: of 5,000, most time was that of code that is not compiled yet. */
export const deliveries = Number(process.env.BENCH_DELIVERIES ?? 20_000);
const many = 10_000;
const endpoints = 100;
export const concurrency = 50;
const rounds = [1, 2, 3, 4, 5];
export const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const data = {
  id: 'key_1',
  name: 'Front end',
  scopes: ['marketplace:read'],
  state: 'active',
  note: 'x'.repeat(300),
};
const created = '2026-01-01T00:00:00Z';
export const payload = JSON.stringify({ type: 'key.created', timestamp: created, data });

/** The competing load: the number of endpoints, and of due deliveries for each. */
export const besides = {
  'all well': { count: 0, due: 0 },
  '12 hang': { count: 12, due: 500, path: '/hang' },
  'one is paused, 100,000 due': { count: 1, due: 100_000, path: '/paused', state: 'paused' },
  '100 have a rate': { count: 100, due: 100, path: '/rate', rate: 1 },
};

/**
 * Returns `{ toPlain, toBare, beside }`: ratios to a loop of undici that claims and settles with the same statements and
 * to one that stores nothing, and one for each competing load.
 */
export async function compareWebhooks() {
  const server = await startServer();
  const receiver = await ask('./servers/receiver.js', {});
  try {
    const rates = { bare: [], plain: [], ours: [] };
    for (const round of rounds) {
      rates.bare.push(deliveries / (await bareTime(receiver)));
      for (const name of ['plain', 'ours']) {
        const { seconds } = await engineTime(server, receiver, `${name}_${round}`, {
          targets: 1,
          perTarget: deliveries,
          beside: besides['all well'],
          options: { concurrency, concurrencyPerEndpoint: concurrency },
          how: name === 'plain' ? { plain: true, concurrency } : {},
        });
        rates[name].push(deliveries / seconds);
      }
    }
    const [bare, plain, ours] = [rates.bare, rates.plain, rates.ours].map(median);
    row('', 'undici', 'with statements', 'ours', 'ours/undici', 'ours/with');
    row(
      'deliveries a second',
      whole(bare),
      whole(plain),
      whole(ours),
      times(ours / bare),
      times(ours / plain),
    );
    const taken = Object.fromEntries(Object.keys(besides).map(name => [name, []]));
    const memory = [];
    for (const round of rounds)
      for (const [index, [name, beside]] of Object.entries(besides).entries()) {
        const run = await engineTime(server, receiver, `beside_${round}_${index}`, {
          targets: endpoints,
          perTarget: many / endpoints,
          beside,
          options: { timeout: 60_000 },
        });
        taken[name].push(run.seconds);
        memory.push(run.memory);
      }
    const calm = median(taken['all well']);
    const beside = {};
    row(`${whole(many)} to ${endpoints}`, 'seconds', 'ratio');
    for (const [name, seconds] of Object.entries(taken)) {
      beside[name] = median(seconds) / calm;
      row(name, median(seconds).toFixed(1), times(beside[name]));
    }
    row('most memory', megabytes(Math.max(...memory)));
    return { toPlain: ours / plain, toBare: ours / bare, beside };
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

/** Seconds until this number of deliveries has arrived. */
export async function timeFor(receiver, sender, count) {
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

/** Seconds until all deliveries of the other endpoints are sent, and the memory growth in bytes. */
export async function engineTime(
  { connectionString },
  receiver,
  schema,
  { targets, perTarget, beside, options, how = {}, path = '/hook' },
) {
  await fill({ connectionString, schema, url: receiver.answer.url, path, targets, perTarget, beside });
  const sender = await ask('./servers/sender.js', { connectionString, schema, options, ...how });
  const memory = [];
  sender.child.on('message', message => memory.push(message.memory));
  const seconds = await timeFor(receiver, sender, targets * perTarget);
  await end(sender.child);
  return { seconds, memory: Math.max(...memory, 0) - (memory[0] ?? 0) };
}

async function fill({ connectionString, schema, url, path: own, targets, perTarget, beside }) {
  const repository = await postgresRepository({ connectionString, schema });
  const others = Array.from({ length: targets }, (_, index) => endpointOf(`ep_${index}`, url + own));
  const { count, due, path, ...more } = beside;
  const held = Array.from({ length: count }, (_, index) => endpointOf(`held_${index}`, url + path, more));
  const numbers = length => Array.from({ length }, (_, index) => index);
  const all = [
    ...numbers(perTarget).flatMap(number => others.map(({ id }) => deliveryOf(number, id))),
    ...numbers(due).flatMap(number => held.map(({ id }) => deliveryOf(number, id))),
  ];
  await repository.import({
    ...emptyData,
    accounts: { acc: account },
    workspaces: [{ id: 'ws', name: 'W', account_id: 'acc' }],
    webhook_endpoints: { ws: [...others, ...held] },
    webhook_events: {
      ws: numbers(Math.max(perTarget, due)).map(number => ({
        id: `msg_${number}`,
        type: 'key.created',
        created_at: created,
        payload,
      })),
    },
    webhook_deliveries: { ws: all },
  });
  await repository.close();
  // Vacuums, as autovacuum does for tables that live longer than a benchmark.
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('analyze');
  await client.end();
}

const endpointOf = (id, url, more = {}) => ({
  id,
  url,
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
  ...more,
});

const deliveryOf = (number, id) => ({
  id: `msg_${number}_${id}`,
  endpoint_id: id,
  event_id: `msg_${number}`,
  event_type: 'key.created',
  state: 'pending',
  created_at: created,
  next_attempt_at: created,
  attempts: [],
  lease: null,
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await compareWebhooks();
