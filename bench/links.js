/**
 * Compares redirects with a plain ctx.redirect; measures the clicks lost by a kill, and lists and analytics with 1,000
 * to 100,000 links.
 */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import pg from 'pg';
import { emptyData, link } from '../.cache/bench/inner.js';
import { postgresRepository } from '../dist/postgres.js';
import { account } from './account.js';
import { interleaved } from './compare.js';
import { median, row, times, whole } from './numbers.js';
import { startServer } from './postgres-server.js';
import { ask, end } from './processes.js';

const target = 'https://shop.example/spring-sale';
const created = '2026-01-01T00:00:00Z';
const burst = 10_000;
const few = 1_000;
const many = 100_000;
const days = 30;
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/**
 * Returns `{ lowdb, postgres, toBare, lost, flat }`: ratios to plain Koa, over PostgreSQL to one with the same INSERT and
 * to one that stores nothing; seconds of lost clicks, ratios of growth.
 */
export async function compareLinks() {
  const server = await startServer();
  try {
    const { connectionString } = server;
    await fill({ connectionString, schema: 'links_one' }, 1);
    const redirects = await compareRedirects(connectionString);
    await burstAndClose(connectionString);
    const lost = await burstAndKill(connectionString);
    return { ...redirects, lost, flat: await compareGrowth(connectionString) };
  } finally {
    await server.stop();
  }
}

async function compareRedirects(connectionString) {
  const bare = await ask('./servers/redirect-bare.js', { target });
  const lowdb = await ask('./servers/redirect-ours.js', { data: dataOf(1) });
  const postgres = await ask('./servers/redirect-ours.js', { connectionString, schema: 'links_one' });
  const plain = await ask('./servers/redirect-plain.js', {
    target,
    connectionString,
    schema: 'links_one',
    workspaceId: 'ws',
    linkId: 'lnk_0',
  });
  const wanted = { method: 'GET', path: '/l/target', headers: { 'User-Agent': userAgent } };
  const servers = [bare, lowdb, plain, postgres];
  const rates = await interleaved(servers, wanted);
  const ratio = (server, other) => median(rates.map(round => round[server] / round[other]));
  const all = servers.map((_, server) => whole(median(rates.map(round => round[server]))));
  row('redirects a second', 'ctx.redirect', 'lowdb', 'with INSERT', 'PostgreSQL');
  row('', ...all);
  row('to ctx.redirect', '', ...[1, 2, 3].map(server => times(ratio(server, 0))));
  row('to that with INSERT', '', '', '', times(ratio(3, 2)));
  for (const { child } of servers) await end(child);
  return { lowdb: ratio(1, 0), toBare: ratio(3, 0), postgres: ratio(3, 2) };
}

async function clicksOf({ child }, message) {
  child.send(message);
  return (await once(child, 'message'))[0].clicks;
}

/** Follows the link the given number of times, with 32 concurrent requests. Calls `answered` for each. */
async function follow(url, count, answered = () => {}) {
  const agent = new Agent({ keepAlive: true });
  let left = count;
  const walk = async () => {
    while (left > 0) {
      left -= 1;
      await new Promise((resolve, reject) => {
        const request = get(`${url}/l/target`, { agent, headers: { 'user-agent': userAgent } }, response => {
          response.resume();
          response.on('end', resolve);
        });
        request.on('error', reject);
      });
      answered();
    }
  };
  await Promise.allSettled(Array.from({ length: 32 }, walk));
  agent.destroy();
}

async function burstAndClose(connectionString) {
  const server = await ask('./servers/redirect-ours.js', { connectionString, schema: 'links_one' });
  const before = await clicksOf(server, 'count');
  await follow(server.answer.url, burst);
  const after = await clicksOf(server, 'close');
  await end(server.child);
  row(`${whole(burst)} and a stop`, `${whole(burst - (after - before))} lost`);
  if (after - before !== burst) throw new Error(`${burst - (after - before)} clicks were lost`);
}

/** Seconds before the kill whose clicks are lost. */
async function burstAndKill(connectionString) {
  const server = await ask('./servers/redirect-ours.js', { connectionString, schema: 'links_one' });
  const before = await clicksOf(server, 'count');
  const answers = [];
  const walk = follow(server.answer.url, 1_000_000, () => answers.push(performance.now()));
  await new Promise(resolve => setTimeout(resolve, 2_000));
  const killed = performance.now();
  await end(server.child);
  await walk;
  const next = await ask('./servers/redirect-ours.js', { connectionString, schema: 'links_one' });
  const stored = (await clicksOf(next, 'count')) - before;
  await end(next.child);
  // The oldest clicks are stored, so the click after the last stored one is the oldest that was lost.
  const lost = stored >= answers.length ? 0 : killed - answers[stored];
  row(
    `${whole(answers.length)} and a kill`,
    `${whole(answers.length - stored)} lost`,
    `${Math.round(lost)} ms`,
  );
  return lost;
}

function linkOf(index, count) {
  const slug = index === 0 ? 'target' : `slug-${index}`;
  return link(`lnk_${index}`, {
    slug,
    url: target,
    title: `Link ${index}`,
    tags: index % 10 === 0 ? ['tenth'] : [],
    clicks: (index * 7919) % count,
    created_at: new Date(Date.parse(created) + index * 1_000).toISOString(),
  });
}

const dayOf = index => new Date(Date.parse(created) + index * 86_400_000).toISOString().slice(0, 10);

export function dataOf(count) {
  const counts = { clicks: 5, unique_clicks: 4, bots: 1 };
  const names = { referrers: { direct: 5 }, countries: { DE: 5 }, devices: { phone: 5 } };
  const ids = ['', ...Array.from({ length: count }, (_, index) => `lnk_${index}`)];
  return {
    accounts: { acc: account },
    workspaces: [{ id: 'ws', name: 'W', account_id: 'acc' }],
    links: { ws: Array.from({ length: count }, (_, index) => linkOf(index, count)) },
    // A month of clicks of the workspace and of every tenth link.
    link_days: {
      ws: ids
        .filter((_, index) => index < 2 || index % 10 === 0)
        .flatMap(link_id =>
          Array.from({ length: days }, (_, index) => ({ link_id, day: dayOf(index), ...counts, ...names })),
        ),
    },
  };
}

async function fill({ connectionString, schema }, count) {
  const repository = await postgresRepository({ connectionString, schema });
  await repository.import({ ...emptyData, ...dataOf(count) });
  await repository.close();
  const client = new pg.Client({ connectionString });
  await client.connect();
  // Vacuums, as autovacuum does for tables that live longer than a benchmark.
  await client.query('vacuum analyze');
  await client.end();
}

/** The ratio of the time with many links to that with few, for each kind of list. */
async function compareGrowth(connectionString) {
  for (const count of [few, many]) await fill({ connectionString, schema: `links_${count}` }, count);
  const range = [dayOf(0), dayOf(days - 1)];
  const list = more => links => links.list('ws', { archived: false, sort: 'created', limit: 20, ...more });
  const kinds = {
    'list, newest': list({}),
    'list, most clicked': list({ sort: 'clicks' }),
    'list, a tag': list({ tag: 'tenth' }),
    'analytics, all': links => links.listDays('ws', null, ...range),
    'analytics, a link': links => links.listDays('ws', 'lnk_0', ...range),
  };
  const repositories = {};
  for (const count of [few, many])
    repositories[count] = await postgresRepository({ connectionString, schema: `links_${count}` });
  const ratios = {};
  row('', whole(few), whole(many), 'ratio');
  for (const [name, work] of Object.entries(kinds)) {
    const spent = { [few]: [], [many]: [] };
    for (let round = 0; round < 60; round += 1)
      for (const count of round % 2 === 0 ? [few, many] : [many, few]) {
        const started = performance.now();
        for (let turn = 0; turn < 10; turn += 1) await work(repositories[count].links);
        if (round >= 10) spent[count].push((performance.now() - started) / 10);
      }
    ratios[name] = median(spent[many]) / median(spent[few]);
    row(name, ...[few, many].map(count => `${median(spent[count]).toFixed(2)} ms`), times(ratios[name]));
  }
  for (const repository of Object.values(repositories)) await repository.close();
  return ratios;
}
