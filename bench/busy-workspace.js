/**
 * Measures how long deliveries of ten workspaces take while another workspace has 50 webhooks with 1,000 due deliveries
 * each, to fast receivers: from when an event is stored until it arrives, over both storages.
 */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { emptyData } from '../.cache/bench/inner.js';
import { lowdbRepository } from '../dist/lowdb.js';
import { postgresRepository } from '../dist/postgres.js';
import { account } from './account.js';
import { milliseconds, row, times, whole } from './numbers.js';
import { startServer } from './postgres-server.js';
import { ask, end } from './processes.js';
import { temporaryFolder } from './temporary-folder.js';

const others = 10;
const every = 20;
/** How long a run is measured at most, in milliseconds. */
const longest = Number(process.env.BENCH_SECONDS ?? 8) * 1_000;
/** Due deliveries of the busy workspace, by storage: lowdb writes its whole file with each batch. */
const busy = { PostgreSQL: { webhooks: 50, due: 1_000 }, lowdb: { webhooks: 50, due: 40 } };
const idle = { webhooks: 0, due: 0 };
const created = '2026-01-01T00:00:00Z';
const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const payload = JSON.stringify({ type: 'key.created', timestamp: created, data: { note: 'x'.repeat(300) } });

/** Returns the ratio of the others' p95 beside the busy workspace to that without it, by storage. */
export async function compareBusyWorkspace() {
  const server = await startServer();
  const receiver = await ask('./servers/timing-receiver.js', {});
  const folder = temporaryFolder();
  const ratios = {};
  row('', 'p95 alone', 'p95 beside', 'ratio', 'busy a second', 'busy alone');
  try {
    for (const [storage, load] of Object.entries(busy)) {
      if (process.argv[2] !== undefined && process.argv[2] !== storage) continue;
      const place = name =>
        storage === 'lowdb'
          ? { file: join(folder, `${name}.json`) }
          : { connectionString: server.connectionString, schema: name };
      const alone = await run(receiver, place('calm'), idle, others);
      const beside = await run(receiver, place('busy'), load, others);
      const only = await run(receiver, place('only'), load, 0);
      ratios[storage] = p95(beside.ages) / p95(alone.ages);
      const cells = [milliseconds(p95(alone.ages)), milliseconds(p95(beside.ages)), times(ratios[storage])];
      row(storage, ...cells, whole(beside.rate), whole(only.rate));
      const stored = [alone, beside].map(({ publications }) => milliseconds(p95(publications)));
      row('  to store an event', ...stored);
    }
    return ratios;
  } finally {
    await end(receiver.child);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const p95 = ages => ages.toSorted((one, other) => one - other)[Math.floor(ages.length * 0.95)] ?? 0;

async function told({ child }, message) {
  child.send(message);
  return (await once(child, 'message'))[0];
}

/** The ages of the others' events, and deliveries of the busy workspace a second. */
async function run(receiver, place, load, publishers) {
  await fill(place, receiver.answer.url, load);
  const sender = await ask('./servers/busy-sender.js', { ...place, others: publishers, every, options: {} });
  await told(receiver, 'forget');
  const started = performance.now();
  sender.child.send('go');
  const due = load.webhooks * load.due;
  let arrived = await told(receiver, 'count');
  while (performance.now() - started < longest && (due === 0 || arrived.count < due)) {
    await wait(10);
    arrived = await told(receiver, 'count');
  }
  const seconds = (performance.now() - started) / 1_000;
  const { stored } = publishers === 0 ? { stored: [] } : await told(sender, 'stored');
  const { arrived: times } = await told(receiver, 'arrived');
  await end(sender.child);
  // One that has not arrived yet is as old as it is.
  const ages = stored.map(({ id, at }) => Math.max(0, (times.get(id) ?? Date.now()) - at));
  const publications = stored.map(({ asked, at }) => at - asked);
  return { ages, publications, rate: arrived.count / seconds };
}

async function fill(place, url, { webhooks, due }) {
  const numbers = length => Array.from({ length }, (_, index) => index);
  const hooks = numbers(webhooks).map(index => endpointOf(`ep_${index}`, `${url}/hook`));
  const names = numbers(others).map(index => `other_${index}`);
  const data = {
    ...emptyData,
    accounts: { acc: account },
    workspaces: ['busy', ...names].map(id => ({ id, name: 'W', account_id: 'acc' })),
    webhook_endpoints: {
      busy: hooks,
      ...Object.fromEntries(names.map(name => [name, [endpointOf(`${name}_ep`, `${url}/timed`)]])),
    },
    webhook_events: {
      busy: numbers(due).map(number => ({
        id: `msg_${number}`,
        type: 'key.created',
        created_at: created,
        payload,
      })),
    },
    webhook_deliveries: {
      busy: numbers(due).flatMap(number => hooks.map(({ id }) => deliveryOf(number, id))),
    },
  };
  if (place.file !== undefined) {
    await (await lowdbRepository({ file: place.file, seed: data })).close();
    return;
  }
  const repository = await postgresRepository(place);
  await repository.import(data);
  await repository.close();
  const client = new pg.Client({ connectionString: place.connectionString });
  await client.connect();
  await client.query('analyze');
  await client.end();
}

const endpointOf = (id, url) => ({
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await compareBusyWorkspace();
