/**
 * Compares publishing over PostgreSQL with plain Koa and node-postgres that make the same inserts, in a transaction, and
 * as the one statement that ours makes them with; measures how long events take from an inbound endpoint through a
 * hundred routes to a hook, with 1,000 and 100,000 stored events.
 */
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { interleaved } from './compare.js';
import { median, row, times, whole } from './numbers.js';
import { startServer } from './postgres-server.js';
import { ask, end } from './processes.js';

const routes = 100;
const few = 1_000;
const many = 100_000;
/** Events that are sent through the routes at once. */
const burst = 20;
const rounds = 7;
const event = { type: 'order.paid', data: { order: 42, amount: 99.5, note: 'x'.repeat(300) } };

/** Returns `{ toBare, growth }`: ratios to plain Koa, and of the times with many and few events. */
export async function compareAutomation() {
  const server = await startServer();
  const receiver = await ask('./servers/receiver.js', {});
  try {
    const toBare = await comparePublishing(server, receiver);
    return { toBare, growth: await compareGrowth(server, receiver) };
  } finally {
    await end(receiver.child);
    await server.stop();
  }
}

async function comparePublishing({ connectionString }, receiver) {
  const hookUrl = `${receiver.answer.url}/hook`;
  const place = { connectionString, schema: 'publish', hookUrl };
  const ours = await ask('./servers/automation-ours.js', { ...place, sends: false, statementsOf: event });
  const { key, statements } = ours.answer;
  const [look, insert] = [statements[0], statements.at(-1)];
  const bare = asOne =>
    ask('./servers/automation-bare.js', { connectionString, schema: place.schema, look, insert, asOne });
  const servers = [await bare(false), await bare(true), ours];
  const wanted = {
    method: 'POST',
    path: '/api/v1/automation/publish',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  };
  const rates = await interleaved(servers, wanted);
  const [toBare, toOne] = [0, 1].map(other => median(rates.map(round => round[2] / round[other])));
  row('', 'koa + pg', 'as one', 'ours', 'ours/bare', 'ours/one');
  const all = servers.map((_, index) => whole(median(rates.map(round => round[index]))));
  row('publishes a second', ...all, times(toBare), times(toOne));
  for (const { child } of servers) await end(child);
  return toBare;
}

async function compareGrowth({ connectionString }, receiver) {
  const places = [];
  for (const count of [few, many]) {
    const schema = `events_${count}`;
    const hookUrl = `${receiver.answer.url}/hook`;
    const server = await ask('./servers/automation-ours.js', {
      connectionString,
      schema,
      hookUrl,
      routes,
      sends: true,
    });
    await fill(connectionString, schema, count);
    places.push({ server, spent: [] });
  }
  // Another starts each round; the first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1)
    for (const { server, spent } of round % 2 === 0 ? places : places.toReversed()) {
      const time = await endToEnd(server, receiver);
      if (round > 0) spent.push(time);
    }
  const [small, large] = places.map(({ spent }) => median(spent));
  row(`through ${routes} routes`, whole(few), whole(many), 'ratio');
  row(`${burst} events`, ...[small, large].map(time => `${time.toFixed(0)} ms`), times(large / small));
  for (const { server } of places) await end(server.child);
  return large / small;
}

/** Milliseconds until the hook has got all of a burst. Each of its events fits one route. */
async function endToEnd({ answer: { url, token } }, receiver) {
  const target = (await counted(receiver)) + burst;
  const started = performance.now();
  const answers = Array.from({ length: burst }, async (_, index) => {
    const response = await fetch(`${url}/api/v1/automation/in/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order: index, amount: 10 }),
    });
    await response.arrayBuffer();
    if (response.status !== 202) throw new Error(`an event was answered ${response.status}`);
  });
  await Promise.all(answers);
  while ((await counted(receiver)) < target) await new Promise(resolve => setTimeout(resolve, 5));
  return performance.now() - started;
}

async function counted({ child }) {
  child.send('count');
  return (await once(child, 'message'))[0].count;
}

/** Events of the last month, each with what it became for the engine, and a delivery that has succeeded. */
async function fill(connectionString, schema, count) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`set search_path to ${schema}`);
  const { rows } = await client.query(`select e.id, h.id as hook
    from automation_endpoints e, webhook_endpoints h where h.kind = 'hook'`);
  const [{ id, hook }] = rows;
  const series = `generate_series(1, ${count}) n`;
  const moment = `now() - interval '29 days' * n / ${count} - interval '1 minute'`;
  await client.query(`insert into automation_events (workspace_id, id, type, source, happened_at, data, endpoint_id,
      received_at, sequence, hops, at, is_cancelled)
    select 'ws', 'old_' || n, 'order.paid', '/automation/endpoints/${id}', ${moment}, '{"order":' || n || '}', '${id}',
      ${moment}, n, 0, ${moment}, false from ${series}`);
  await client.query(`insert into webhook_events (workspace_id, id, type, created_at, payload)
    select 'ws', 'old_' || n, 'automation.published', ${moment}, '{}' from ${series}`);
  await client.query(`insert into webhook_deliveries
    (workspace_id, id, endpoint_id, event_id, event_type, state, created_at, next_attempt_at, attempts)
    select 'ws', 'old_' || n, '${hook}', 'old_' || n, 'automation.published', 'succeeded', ${moment}, null, '[]'
    from ${series}`);
  // Vacuums, as autovacuum does for tables that live longer than a benchmark.
  await client.query('vacuum analyze');
  await client.end();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await compareAutomation();
