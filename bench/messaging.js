/**
 * Compares sending over PostgreSQL with plain Koa and node-postgres that make the same inserts; measures how long pages
 * of a chat take with 1,000 and with 100,000 messages.
 */
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { interleaved } from './compare.js';
import { requestsPerSecond } from './load.js';
import { median, row, times, whole } from './numbers.js';
import { startServer } from './postgres-server.js';
import { ask, end } from './processes.js';

const few = 1_000;
const many = 100_000;
const rounds = 5;
/** Sends before the measurement. */
const warm = 5_000;
/** Instances, and chats of each: no queue becomes full. */
const vary = { first: 100, count: 100 };

/** Returns `{ toBare, growth }`: ratios to plain Koa, and of the times with many and few messages. */
export async function compareMessaging() {
  const server = await startServer();
  try {
    const toBare = await compareSending(server);
    return { toBare, growth: await compareGrowth(server) };
  } finally {
    await server.stop();
  }
}

async function compareSending({ connectionString }) {
  const body = { to: '+49{n}', text: 'x'.repeat(300) };
  const place = { connectionString, schema: 'sending', ...vary };
  const ours = await ask('./servers/messaging-ours.js', {
    ...place,
    statementsOf: { ...body, to: '+49100' },
  });
  const { key, statements } = ours.answer;
  const bare = await ask('./servers/messaging-bare.js', { connectionString, statements });
  const wanted = {
    method: 'POST',
    path: '/api/v1/instances/ins_{n}/messages',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const servers = [bare, ours].map(one => ({ ...one, vary }));
  for (const { answer } of servers) await warmUp({ ...wanted, url: answer.url, vary });
  const rates = await interleaved(servers, wanted);
  const toBare = median(rates.map(([first, second]) => second / first));
  row('', 'koa + pg', 'ours', 'ours/bare');
  const both = [0, 1].map(index => whole(median(rates.map(round => round[index]))));
  row('sends a second', ...both, times(toBare));
  for (const { child } of [bare, ours]) await end(child);
  return toBare;
}

/** A busy machine takes long until V8 has compiled what it runs. */
async function warmUp(wanted) {
  for (let sent = 0; sent < warm; ) sent += (await requestsPerSecond(wanted, sent, 2)) * 2;
}

async function compareGrowth({ connectionString }) {
  const places = [];
  for (const count of [few, many]) {
    const schema = `messages_${count}`;
    const server = await ask('./servers/messaging-ours.js', { connectionString, schema, ...vary });
    await fill(connectionString, schema, count);
    places.push({ server, rates: [] });
  }
  const path = '/api/v1/instances/ins_100/messages?chat=%2B49100&limit=50';
  // Another starts each round; the first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1)
    for (const { server, rates } of round % 2 === 0 ? places : places.toReversed()) {
      const headers = { Authorization: `Bearer ${server.answer.key}` };
      const rate = await requestsPerSecond({ url: server.answer.url, method: 'GET', path, headers }, round);
      if (round > 0) rates.push(rate);
    }
  const [small, large] = places.map(({ rates }) => median(rates));
  row('pages of a chat a second', whole(few), whole(many), 'time');
  row('50 messages', whole(small), whole(large), times(small / large));
  for (const { server } of places) await end(server.child);
  return small / large;
}

/** A chat with so many messages, of the last month. */
async function fill(connectionString, schema, count) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`set search_path to ${schema}`);
  await client.query(`insert into messages (workspace_id, id, instance_id, chat, direction, content, external_id, sequence,
      state, attempts, reactions, created_at)
    select 'ws', 'old_' || n, 'ins_100', '+49100', case n % 2 when 0 then 'in' else 'out' end,
      '{"kind":"text","text":"How are you?"}', 'x_' || n, n, 'read', 1, '[]',
      now() - interval '29 days' * (${count} - n) / ${count} from generate_series(1, ${count}) n`);
  await client.query(
    `insert into chats values ('ws', 'ins_100', '+49100', 'direct', ${count}, 0, now(), null)`,
  );
  // Vacuums, as autovacuum does for tables that live longer than a benchmark.
  await client.query('vacuum analyze');
  await client.end();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await compareMessaging();
