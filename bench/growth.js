/**
 * What grows, over PostgreSQL: `node bench/growth.js [rows]`, after `npm run build`. How many old deliveries are deleted a
 * second, and how long a search takes among many links, without and with a trigram index. With --write, it writes them
 * into bench/figures.json, and docs/ says what stands there. `rows`: number of links, and of deliveries. @default 1,000,000
 */
import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { createMarketplace } from '../dist/index.js';
import { postgresRepository } from '../dist/postgres.js';
import { median, row, whole } from './numbers.js';
import { startServer } from './postgres-server.js';

const rows = Number(process.argv[2] ?? 1_000_000) || 1_000_000;
const schema = 'marketplace';
/** The index that docs/links.md shows. */
const page = readFileSync(new URL('../docs/links.md', import.meta.url), 'utf8');
const [, index] = /```sql\n(create extension.*?)```/s.exec(page);

const server = await startServer();
const { connectionString } = server;
const pool = new pg.Pool({ connectionString, max: 4 });
pool.on('error', () => {});
const repository = await postgresRepository({ connectionString, schema });

async function fill() {
  const all = `from generate_series(0, ${rows - 1}) n`;
  const workspace = `'ws_' || n % 10`;
  for (const sql of [
    `accounts values ('acc', 'u', 'e', 'a', 'b', 'a b', 1, 'USD', '', '', 'c', '{}', '{}', now())`,
    `workspaces select 'ws_' || n, 'W', 'acc' from generate_series(0, 10) n`,
    `webhook_endpoints (workspace_id, id, url, event_types, description, headers, state, recent_failures, created_at, secrets)
      select ${workspace}, 'ep_' || n % 100, 'https://a.example', '{*}', '', '{}', 'active', 0, now(), '[]' from generate_series(0, 99) n`,
    `webhook_events (workspace_id, id, type, created_at, payload) select ${workspace}, 'msg_' || n, 'order.paid', now() - interval '40 days',
      '{"type": "order.paid", "data": {"id": "' || md5(n::text) || '", "amount": 100}}' ${all}`,
    `webhook_deliveries (workspace_id, id, endpoint_id, event_id, event_type, state, created_at, attempts)
      select ${workspace}, 'dlv_' || n, 'ep_' || n % 100, 'msg_' || n, 'order.paid', 'succeeded', now() - interval '40 days',
      json_build_array(json_build_object('at', to_char(now() - interval '40 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'status', 200, 'duration_ms', 20)) ${all}`,
    `links (workspace_id, id, domain, slug, slug_key, url, title, tags, redirect_status, utm, forward_query, forward_path, archived, clicks, bots, created_at, updated_at, passes, search_text)
      select 'ws_10', 'lnk_' || n, '', md5(n::text), md5(n::text), 'https://shop.example/products/' || n, 'Product ' || n, '{}', 302, '{}', false, false, false, n, 0,
      now() - n * interval '1 s', now(), 0, md5(n::text) || E'\\nproduct ' || n || E'\\nhttps://shop.example/products/' || n ${all}`,
  ])
    await pool.query(`insert into ${schema}.${sql}`);
  await pool.query('vacuum analyze');
}

/** Deliveries that the engine deletes a second, within a minute at most. */
async function pruned() {
  const marketplace = createMarketplace({ repository, publicUrl: 'https://shop.example' });
  const started = performance.now();
  const took = () => (performance.now() - started) / 1_000;
  marketplace.start();
  const behind = async () => (await marketplace.stats()).inHand.webhooks.pruning_behind_ms;
  do await new Promise(resolve => setTimeout(resolve, 250));
  while (took() < 60 && (await behind()) > 0);
  await marketplace.close();
  const ended = took();
  const { rows: left } = await pool.query(`select count(*) from ${schema}.webhook_deliveries`);
  row('deliveries that are left', whole(Number(left[0].count)));
  return (rows - Number(left[0].count)) / ended;
}

/** Milliseconds of a page of links that contain the text. */
async function searched(q) {
  const times = [];
  for (let round = 0; round < 7; round += 1) {
    const started = performance.now();
    await repository.links.list('ws_10', { limit: 50, sort: 'created', archived: false, q });
    times.push(performance.now() - started);
  }
  return median(times);
}

async function searches(title) {
  const found = {
    common: await searched('product'),
    rare: await searched('product 77777'),
    none: await searched('nowhere'),
  };
  row(title, ...Object.values(found).map(time => `${time.toFixed(1)} ms`));
  return found;
}

await fill();
console.log(`${whole(rows)} links and old deliveries`);
const deleted = await pruned();
row('deleted a second', whole(deleted));
row('a search for', 'a common text', 'a rare one', 'none');
const search = await searches('without an index');
for (const statement of index.split(';').filter(one => one.trim() !== '')) await pool.query(statement);
await pool.query('vacuum analyze');
const searchWithIndex = await searches('with an index');

if (process.argv.includes('--write')) {
  const file = new URL('figures.json', import.meta.url);
  const rounded = found =>
    Object.fromEntries(Object.entries(found).map(([name, time]) => [name, Number(time.toPrecision(2))]));
  const figures = {
    ...JSON.parse(readFileSync(file, 'utf8')),
    growth: {
      rows,
      deletedPerSecond: Number(deleted.toPrecision(2)),
      search: rounded(search),
      searchWithIndex: rounded(searchWithIndex),
    },
  };
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}
await repository.close();
await pool.end();
await server.stop();
