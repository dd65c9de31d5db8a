/**
 * Migrates a schema of the previous release while requests run: `node bench/migration.js [rows]`, after `npm run
 * build`. Prints the longest request before, during and after the migration, and while it was finished. `rows`: number
 * of links, and of deliveries. @default 1,000,000
 */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { event, link } from '../.cache/bench/inner.js';
import { postgresRepository } from '../dist/postgres.js';
import { milliseconds, row, whole } from './numbers.js';
import { startServer } from './postgres-server.js';

const rows = Number(process.argv[2] ?? 1_000_000);
const workspaces = 1_000;
const schema = 'marketplace';
const itsMigrations = ['0001-tables', '0002-webhooks', '0003-links', '0004-hops'];

const server = await startServer();
const { connectionString } = server;
const pool = new pg.Pool({ connectionString, max: 10 });
pool.on('error', () => {});

async function fill() {
  await pool.query(`create schema ${schema};
    create table ${schema}.migration_lock (id integer primary key);
    insert into ${schema}.migration_lock (id) values (1);
    create table ${schema}.migrations (name text primary key, applied_at timestamptz not null)`);
  for (const name of itsMigrations) {
    const file = new URL(`../src/adapters/postgres/migrations/${name}.sql`, import.meta.url);
    await pool.query(readFileSync(file, 'utf8').replaceAll(':schema.', `${schema}.`));
    await pool.query(`insert into ${schema}.migrations values ($1, now())`, [name]);
  }
  const workspace = `'ws_' || n % ${workspaces}`;
  const many = `from generate_series(0, ${rows - 1}) n`;
  const some = `from generate_series(0, ${workspaces - 1}) n`;
  for (const sql of [
    `accounts select 'acc', 'u', 'e', 'a', 'b', 'a b', 1, 'USD', '', '', 'c', '{}', '{}', now()`,
    `workspaces select 'ws_' || n, 'W', 'acc' ${some}`,
    `webhook_endpoints select ${workspace}, 'ep_' || n, 'https://a.example', '{*}', '', '{}', null, 'active', null, null, null, 0, now(), '[]' ${some}`,
    `webhook_events select ${workspace}, 'msg_' || n, 'a.b', now(), '{}' ${many}`,
    `webhook_deliveries select ${workspace}, 'dlv_' || n, 'ep_' || n % ${workspaces}, 'msg_' || n, 'a.b', case when n % 100 = 0 then 'pending' else 'succeeded' end, now() - n * interval '1 s', case when n % 100 = 0 then now() + interval '1 day' end, '[]', null, null ${many}`,
    `links select ${workspace}, 'lnk_' || n, '', 'slug-' || n, 'slug-' || n, 'https://a.example', 'L', '{}', 'ext_' || n, 302, null, null, null, '{}', false, false, null, null, false, n, 0, null, now() - n * interval '1 s', now(), null, 0, null, 'slug' ${many}`,
    `link_clicks select ${workspace}, 'clk_' || n, 'lnk_' || n, now() - n * interval '1 s', null, null, 'phone', false ${many}`,
    `link_visitors select ${workspace}, 'lnk_' || n, '2026-05-05', 'v' || n ${many}`,
  ])
    await pool.query(`insert into ${schema}.${sql}`);
  await pool.query('vacuum analyze');
}

let made = 0;
const any = () => Math.floor(Math.random() * rows);

/** The requests of processes of the previous release. */
const before = {
  redirect: () =>
    pool.query(`select * from ${schema}.links where domain = '' and slug_key = $1`, [`slug-${any()}`]),
  'new link': () => {
    made += 1;
    return pool.query(
      `insert into ${schema}.links (workspace_id, id, domain, slug, slug_key, url, title, tags, redirect_status, utm,
        forward_query, forward_path, archived, clicks, bots, created_at, updated_at, passes, search_text)
      values ('ws_1', $1, '', $1, $1, 'https://a.example', '', '{}', 302, '{}', false, false, false, 0, 0, now(), now(), 0, '')`,
      [`early-${made}`],
    );
  },
  'counted click': () =>
    pool.query(`update ${schema}.links set clicks = clicks + 1 where workspace_id = $1 and id = $2`, [
      ...placeOf(any()),
    ]),
  'new delivery': () => {
    made += 1;
    return pool.query(
      `with event as (insert into ${schema}.webhook_events values ('ws_1', $1, 'a.b', now(), '{}'))
      insert into ${schema}.webhook_deliveries values ('ws_1', $1, 'ep_1', 'msg_1', 'a.b', 'pending', now(), now(), '[]')`,
      [`early-${made}`],
    );
  },
};

const placeOf = number => [`ws_${number % workspaces}`, `lnk_${number}`];

/** The requests of processes of the current release. */
const today = ({ links, webhooks }) => ({
  redirect: () => links.findBySlug('', `slug-${any()}`),
  'new link': () => {
    made += 1;
    return links.create('ws_1', [link(`lnk_late_${made}`, { slug: `late-${made}` })]);
  },
  'counted click': () => links.change(...placeOf(any()), ({ clicks }) => ({ clicks: clicks + 1 })),
  'new delivery': () => {
    made += 1;
    return webhooks.publish('ws_1', [event(`msg_late_${made}`)]);
  },
});

/** Sends all kinds of requests until the work is done. Returns its duration, and the longest request of each kind. */
async function beside(title, requests, work) {
  const longest = Object.fromEntries(Object.keys(requests).map(name => [name, 0]));
  const counts = { failed: 0, done: 0 };
  let running = true;
  const senders = Object.entries(requests).map(async ([name, request]) => {
    while (running) {
      const started = performance.now();
      await request().catch(() => {
        counts.failed += 1;
      });
      counts.done += 1;
      longest[name] = Math.max(longest[name], performance.now() - started);
      await new Promise(resolve => setTimeout(resolve, 2));
    }
  });
  const started = performance.now();
  const result = await work();
  const took = performance.now() - started;
  running = false;
  await Promise.all(senders);
  row(
    title,
    `${Math.round(took / 1_000)} s`,
    whole(counts.done),
    `${counts.failed} failed`,
    ...Object.values(longest).map(milliseconds),
  );
  return result;
}

const quiet = () => new Promise(resolve => setTimeout(resolve, 10_000));

await fill();
console.log(`${whole(rows)} links, deliveries, clicks and visitors; the longest request of each kind`);
row('', 'took', 'requests', '', ...Object.keys(before));
await beside('the release before', before, quiet);
const repository = await beside('migrated', before, () => postgresRepository({ connectionString, schema }));
await beside('today', today(repository), quiet);
const finished = await beside('finished', today(repository), () =>
  postgresRepository({ connectionString, schema, migrate: 'finish' }),
);
await beside('and afterwards', today(finished), quiet);
const [{ rows: left }] = [
  await pool.query(
    `select count(*) from ${schema}.links l full join ${schema}.link_slugs s
    on s.workspace_id = l.workspace_id and s.link_id = l.id and s.slug_key = l.slug_key
    where s.link_id is null or l.id is null`,
  ),
];
row('links without their slug', left[0].count);
for (const one of [repository, finished]) await one.close();
await pool.end();
await server.stop();
