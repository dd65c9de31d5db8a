/** Compares our requests per second with plain Koa and plain Node that send the same bytes. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { requestsPerSecond } from './load.js';
import { median, row, times, whole } from './numbers.js';
import { ask, end } from './processes.js';

const rounds = [1, 2, 3];
const json = { 'Content-Type': 'application/json' };

export function requestsOf({ secret, purchase }) {
  const items = { method: 'GET', path: `/api/items/all?api_key=${secret}` };
  const body = JSON.stringify({ api_key: secret, purchase_code: purchase });
  return {
    'items/all': items,
    'items/item': { method: 'GET', path: `/api/items/item?item_id=1001&api_key=${secret}` },
    'purchases/validation': { method: 'POST', path: '/api/purchases/validation', headers: json, body },
    'v1/models': { method: 'GET', path: '/api/v1/models', headers: { Authorization: `Bearer ${secret}` } },
    'items/all, 304': items,
  };
}

/** Measures all requests. Returns the median ratio of ours to plain Koa, by request name. */
export async function compare() {
  const ours = await ask('./servers/ours.js', {});
  const requests = requestsOf(ours.answer);
  const answers = {};
  for (const wanted of Object.values(requests))
    answers[wanted.path.split('?')[0]] = { method: wanted.method, ...(await fetched(ours, wanted)) };
  const all = answers['/api/items/all'];
  assert.equal(JSON.parse(all.bytes).items.length, 23);
  requests['items/all, 304'] = { ...requests['items/all'], headers: { 'If-None-Match': all.etag } };

  const node = await ask('./servers/bare-node.js', answers);
  const koa = await ask('./servers/bare-koa.js', answers);
  const ratios = {};
  row('', 'node', 'koa', 'ours', 'ours/node', 'ours/koa', 'each round');
  for (const [name, wanted] of Object.entries(requests)) {
    await checkSame([ours, node, koa], wanted);
    const rates = await interleaved([node, koa, ours], wanted);
    const [toNode, toKoa] = [0, 1].map(other => rates.map(round => round[2] / round[other]));
    ratios[name] = median(toKoa);
    row(
      name,
      ...[0, 1, 2].map(server => whole(median(rates.map(round => round[server])))),
      times(median(toNode)),
      times(ratios[name]),
      toKoa
        .map(ratio => ratio.toFixed(2))
        .join(' ')
        .padStart(16),
    );
  }
  for (const { child } of [ours, node, koa]) await end(child);
  return ratios;
}

/** Rates by round and server: B C A, C A B, A B C, after a warm-up of one second each. A server may `vary`. */
export async function interleaved(servers, wanted) {
  const send = ({ answer, vary }, ...rest) =>
    requestsPerSecond({ ...wanted, url: answer.url, vary }, ...rest);
  for (const server of servers) await send(server, 0, 1);
  const rates = [];
  for (const round of rounds) {
    // Another server starts each round, so that the order does not affect the comparison.
    const rate = [];
    for (let turn = 0; turn < servers.length; turn += 1) {
      const index = (turn + round) % servers.length;
      rate[index] = await send(servers[index], round);
    }
    rates.push(rate);
  }
  return rates;
}

/** Uses node:http, because fetch adds Cache-Control to a request with If-None-Match. */
export async function fetched(server, { method, path, headers = {}, body }) {
  const outgoing = request(server.answer.url + path, { method, headers, agent: false }).end(body);
  const [incoming] = await once(outgoing, 'response');
  const bytes = Buffer.concat(await incoming.toArray());
  const { 'content-type': type, etag } = incoming.headers;
  const { date: _, connection: __, 'keep-alive': ___, 'content-length': ____, ...own } = incoming.headers;
  return { status: incoming.statusCode, type, etag, headers: own, bytes };
}

/** The rate of a server that sends another response means nothing. */
async function checkSame(servers, wanted) {
  const [{ status, bytes }, ...others] = await Promise.all(servers.map(server => fetched(server, wanted)));
  assert.equal(status, wanted.headers?.['If-None-Match'] === undefined ? 200 : 304);
  for (const other of others) assert.deepEqual([other.status, other.bytes], [status, bytes]);
}
