/**
 * Measures what the mock server adds to a request: requests per second of the server's CPU time, beside plain Koa that
 * sends the same bytes, and beside the router that a host mounts. Unlike wall time, CPU time is the same on a busy machine.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { fetched, requestsOf } from './compare.js';
import { requestsPerSecond, seconds } from './load.js';
import { median, row, times, whole } from './numbers.js';
import { ask, end } from './processes.js';

const rounds = Array.from({ length: Number(process.env.BENCH_ROUNDS ?? 5) }, (_, index) => index);

/** Returns the median ratios `{ toKoa, toQuiet, beside }`, each by request name. */
export async function compareMock() {
  const mock = await ask('./servers/mock.js', {});
  const logging = await ask('./servers/mock.js', { log: true });
  const ours = await ask('./servers/ours.js', {});
  const beside = await ask('./servers/ours.js', { beside: true });
  const requests = requestsOf(mock.answer);
  delete requests['items/all, 304'];
  const answers = {};
  for (const wanted of Object.values(requests))
    answers[wanted.path.split('?')[0]] = { method: wanted.method, ...(await fetched(mock, wanted)) };
  const koa = await ask('./servers/bare-koa.js', answers);
  const servers = { koa, mock, logging, ours, beside };
  const ratios = { toKoa: {}, toQuiet: {}, beside: {} };
  row('', ...Object.keys(servers), 'mock/koa', 'log/quiet', 'ours/koa', 'beside/ours');
  for (const [name, wanted] of Object.entries(requests)) {
    const same = [await fetched(mock, wanted), await fetched(koa, wanted), await fetched(logging, wanted)];
    for (const { status, bytes } of same) assert.deepEqual([status, bytes], [200, same[0].bytes]);
    const rates = await inTurns(Object.values(servers), wanted);
    const ratio = (one, other) => median(rates.map(rate => rate[one] / rate[other]));
    ratios.toKoa[name] = ratio(1, 0);
    ratios.toQuiet[name] = ratio(2, 1);
    ratios.beside[name] = ratio(4, 3);
    const each = Object.keys(servers).map((_, index) => whole(median(rates.map(rate => rate[index]))));
    row(name, ...each, ...[ratio(1, 0), ratio(2, 1), ratio(3, 0), ratio(4, 3)].map(times));
  }
  for (const { child } of Object.values(servers)) await end(child);
  return ratios;
}

/** Requests for a second of CPU time by round and server, after a warm-up. Another server starts each round. */
async function inTurns(servers, wanted) {
  for (const server of servers) await requestsPerSecond({ ...wanted, url: server.answer.url }, 0, 1);
  const rates = [];
  for (const round of rounds) {
    const rate = [];
    for (let turn = 0; turn < servers.length; turn += 1) {
      const index = (turn + round) % servers.length;
      rate[index] = await rateOf(servers[index], wanted, round);
    }
    rates.push(rate);
  }
  return rates;
}

async function rateOf(server, wanted, round) {
  const before = await cpuOf(server);
  const rate = await requestsPerSecond({ ...wanted, url: server.answer.url }, round);
  return (rate * seconds * 1e6) / ((await cpuOf(server)) - before);
}

async function cpuOf({ child }) {
  child.send('cpu');
  return (await once(child, 'message'))[0].cpu;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await compareMock();
