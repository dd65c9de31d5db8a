/**
 * Measures what a refusal costs: microseconds of the server's CPU time, beside an answer of the same server, and beside
 * plain Koa that sends the same refusal. Unlike wall time, CPU time is the same on a busy machine.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { pathToFileURL } from 'node:url';
import { emptyData } from '../.cache/bench/inner.js';
import { dataOf } from './links.js';
import { requestsPerSecond, seconds } from './load.js';
import { median, row, times } from './numbers.js';
import { ask, end } from './processes.js';

const rounds = [0, 1, 2, 3, 4];
/** The first request uses it up. */
const one = { requests: 1, seconds: 86_400 };
const json = { 'Content-Type': 'application/json' };
const bodyLimit = 1_024;

/** The name of each refusal, its server, its request, and the status that it must have. */
function refusals({ secret, narrow }) {
  const get = (path, headers = {}) => ({ method: 'GET', path, headers });
  const post = (headers, body) => ({ method: 'POST', path: '/api/purchases/validation', headers, body });
  const bearer = { Authorization: `Bearer ${secret}` };
  const unknown = `mk_${'x'.repeat(32)}000000`;
  const foreign = 'a-key-of-somebody-else-in-another-format';
  const item = `/api/items/item?item_id=1001&api_key=${secret}`;
  return [
    ['400', 'free', 400, get(`/api/items/item?item_id=ten&api_key=${secret}`)],
    ['400, two keys', 'free', 400, get(item, { Authorization: `Bearer ${foreign}` })],
    ['401, no key', 'free', 401, get('/api/items/item?item_id=1001')],
    ['401, malformed key', 'free', 401, get(`/api/items/item?item_id=1001&api_key=${unknown}`)],
    ['401, unknown key', 'free', 401, get(`/api/items/item?item_id=1001&api_key=${foreign}`)],
    ['401, unknown bearer', 'free', 401, get('/api/v1/models', { Authorization: `Bearer ${foreign}` })],
    ['403', 'free', 403, get('/api/v1/links', { Authorization: `Bearer ${narrow}` })],
    ['404, item', 'free', 404, get(`/api/items/item?item_id=999999&api_key=${secret}`)],
    ['405', 'free', 405, { method: 'DELETE', path: item, headers: {} }],
    ['413', 'free', 413, post({ ...json, ...bearer }, JSON.stringify({ purchase_code: 'x'.repeat(2_048) }))],
    ['415', 'free', 415, post({ 'Content-Type': 'text/csv', ...bearer }, 'purchase_code')],
    ['429 of a key', 'key', 429, get(item)],
    ['429 of an address', 'address', 429, get(`/api/items/item?item_id=1001&api_key=${foreign}`)],
    ['429, no key', 'address', 429, get('/api/items/item?item_id=1001')],
    ['404, short link', 'links', 404, get('/l/nothing-is-here'), '/l/target'],
    [
      '404, link as JSON',
      'links',
      404,
      get('/l/nothing-is-here', { Accept: 'application/json' }),
      '/l/target',
    ],
    ['429, short link', 'linksLimited', 429, get('/l/target'), '/l/target'],
  ];
}

/** Returns the median ratio of each refusal's CPU time to that of a 200, by name. */
export async function compareRefusals() {
  const boundless = { requests: 1_000_000_000, seconds: 60 };
  const free = { key: boundless, workspace: boundless, address: boundless };
  const data = { ...emptyData, ...dataOf(1) };
  const redirects = { requests: 1_000_000_000, seconds: 60 };
  const servers = {
    free: await ask('./servers/ours.js', { rateLimits: free, bodyLimit }),
    key: await ask('./servers/ours.js', { rateLimits: { ...free, key: one } }),
    address: await ask('./servers/ours.js', { rateLimits: { ...free, address: one } }),
    links: await ask('./servers/redirect-ours.js', { data, rateLimits: { redirects } }),
    linksLimited: await ask('./servers/redirect-ours.js', { data, rateLimits: { redirects: one } }),
  };
  const { secret } = servers.free.answer;
  const ratios = {};
  row('', 'an answer', 'the refusal', 'refusal/answer', 'bare Koa', 'refusal/bare');
  for (const [name, place, status, wanted, linkPath] of refusals(servers.free.answer)) {
    if (process.argv[2] !== undefined && !name.includes(process.argv[2])) continue;
    const server = servers[place];
    const answered = linkPath === undefined ? servers.free : servers.links;
    const good = { method: 'GET', path: linkPath ?? `/api/items/item?item_id=1001&api_key=${secret}` };
    // The first one uses up the limit.
    await fetched(server, wanted);
    const { headers, bytes, ...sent } = await fetched(server, wanted);
    assert.equal(sent.status, status, `${name}: ${bytes}`);
    const koa = await ask('./servers/refusing-koa.js', { status, headers, bytes });
    const kinds = [
      [answered, good],
      [server, wanted],
      [koa, wanted],
    ];
    for (const kind of kinds) await costOf(...kind, 0, 1);
    const costs = [];
    for (const round of rounds) {
      const cost = [];
      // Another one starts each round.
      for (let turn = 0; turn < kinds.length; turn += 1) {
        const index = (turn + round) % kinds.length;
        cost[index] = await costOf(...kinds[index], round);
      }
      costs.push(cost);
    }
    await end(koa.child);
    const [answer, refusal, bare] = [0, 1, 2].map(index => median(costs.map(cost => cost[index])));
    ratios[name] = median(costs.map(cost => cost[1] / cost[0]));
    const toBare = median(costs.map(cost => cost[1] / cost[2]));
    row(name, micro(answer), micro(refusal), times(ratios[name]), micro(bare), times(toBare));
  }
  for (const { child } of Object.values(servers)) await end(child);
  return ratios;
}

const micro = value => `${value.toFixed(1)} µs`;

/** Microseconds of CPU time for each request. */
async function costOf(server, wanted, round, duration = seconds) {
  const before = await cpuOf(server);
  const rate = await requestsPerSecond(
    { ...wanted, url: server.answer.url, isRefused: true },
    round,
    duration,
  );
  return ((await cpuOf(server)) - before) / (rate * duration);
}

async function cpuOf({ child }) {
  child.send('cpu');
  return (await once(child, 'message'))[0].cpu;
}

async function fetched(server, { method, path, headers = {}, body }) {
  const outgoing = request(server.answer.url + path, { method, headers, agent: false }).end(body);
  const [incoming] = await once(outgoing, 'response');
  const bytes = Buffer.concat(await incoming.toArray());
  const { date: _, connection: __, 'keep-alive': ___, 'content-length': ____, ...own } = incoming.headers;
  return { status: incoming.statusCode, headers: own, bytes };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await compareRefusals();
