/**
 * Measures the cost of claiming deliveries: in an empty queue, next to a large backlog or many completed deliveries,
 * and next to a paused endpoint.
 */
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { emptyData, endpoint, event } from '../.cache/bench/inner.js';
import { postgresRepository } from '../dist/postgres.js';
import { account } from './account.js';
import { median, row, times, whole } from './numbers.js';
import { startServer } from './postgres-server.js';

const workspaces = 10;
const perClaim = 100;
const rounds = 60;
const warmUps = 10;
const created = '2026-01-01T00:00:00Z';

/** What each schema contains in addition to the claimed deliveries. */
const places = {
  'nothing else': {},
  '100,000 + 100,000': { pending: 100_000, settled: 100_000 },
  '500,000 + 500,000': { pending: 500_000, settled: 500_000 },
  'paused, 100,000 due': { paused: 100_000 },
};

/** Returns the cost of a claim in each case, as ratios to the empty queue. */
export async function compareClaims() {
  const server = await startServer();
  try {
    const opened = [];
    for (const [index, [name, holds]] of Object.entries(places).entries())
      opened.push({ name, times: [], ...(await open(server, `claims_${index}`, holds)) });
    for (let round = 0; round < warmUps + rounds; round += 1)
      for (const place of opened) {
        const time = await timeOfClaim(place.repository.webhooks, `bench_${round}`);
        if (round >= warmUps) place.times.push(time);
      }
    for (const { repository } of opened) await repository.close();
    const [base] = opened.map(place => median(place.times));
    row(`${perClaim} deliveries claimed`, 'median', 'ratio');
    const ratios = {};
    for (const { name, times: all } of opened) {
      ratios[name] = median(all) / base;
      row(name, `${median(all).toFixed(2)} ms`, times(ratios[name]));
    }
    return ratios;
  } finally {
    await server.stop();
  }
}

/** Milliseconds. Publishes as many deliveries as the claims take, and settles what was claimed. */
async function timeOfClaim(webhooks, token) {
  const count = perClaim / workspaces;
  for (let workspace = 0; workspace < workspaces; workspace += 1) {
    const events = Array.from({ length: count }, (_, index) => event(`${token}_${workspace}_${index}`));
    await webhooks.publish(`ws_${workspace}`, events, { only: 'ep' });
  }
  const started = performance.now();
  const jobs = await webhooks.claim({ token, leaseFor: 60_000, limit: perClaim, perEndpoint: count });
  const time = performance.now() - started;
  if (jobs.length !== perClaim) throw new Error(`${jobs.length} of ${perClaim} were claimed`);
  await webhooks.settle(
    token,
    jobs.map(({ workspaceId, delivery }) => ({
      workspaceId,
      deliveryId: delivery.id,
      endpointId: delivery.endpoint_id,
      attempt: { at: created, duration_ms: 1, status: 200, error: null, response: '' },
      state: 'succeeded',
      retryAfter: null,
      events: [],
    })),
  );
  return time;
}

async function open({ connectionString }, schema, { pending = 0, settled = 0, paused = 0 }) {
  const repository = await postgresRepository({ connectionString, schema });
  const ids = Array.from({ length: workspaces }, (_, index) => `ws_${index}`);
  await repository.import({
    ...emptyData,
    accounts: { acc: account },
    workspaces: ids.map(id => ({ id, name: 'W', account_id: 'acc' })),
    webhook_endpoints: Object.fromEntries(
      ids.map(id => [id, [endpoint('ep', ['*']), { ...endpoint('ep_paused', ['*']), state: 'paused' }]]),
    ),
  });
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`set search_path to ${schema}`);
  await fill(client, 'ep', 'pending', pending, 0);
  await fill(client, 'ep', 'succeeded', settled, pending);
  await fill(client, 'ep_paused', 'pending', paused, pending + settled);
  // Publishes and vacuums as in production, where autovacuum runs for long-lived tables.
  await client.query(`insert into webhook_wake_ups (workspace_id, endpoint_id, id, due_at)
    select distinct workspace_id, endpoint_id, 'fill', '${created}'::timestamptz from webhook_deliveries where state = 'pending'`);
  await client.query('vacuum analyze');
  await client.end();
  return { repository };
}

async function fill(client, endpointId, state, count, first) {
  if (count === 0) return;
  const due = state === 'pending' ? `timestamptz '${created}' + n * interval '1 ms'` : 'null';
  await client.query(`insert into webhook_events (workspace_id, id, type, created_at, payload)
    select 'ws_' || n % ${workspaces}, 'fill_' || n, 'key.created', '${created}', '{}'
    from generate_series(${first}, ${first + count - 1}) n`);
  await client.query(`insert into webhook_deliveries
    (workspace_id, id, endpoint_id, event_id, event_type, state, created_at, next_attempt_at, attempts)
    select 'ws_' || n % ${workspaces}, 'fill_' || n, '${endpointId}', 'fill_' || n, 'key.created', '${state}',
      timestamptz '${created}' + n * interval '1 ms', ${due}, '[]'
    from generate_series(${first}, ${first + count - 1}) n`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(`Claims of ${whole(perClaim)} deliveries, median of ${rounds} interleaved`);
  await compareClaims();
}
