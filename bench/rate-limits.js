/**
 * Measures the cost of counting requests: requests per second of the server's CPU time, with unreachable limits and
 * without limits. Unlike wall time, CPU time is the same on a busy machine.
 */
import { once } from 'node:events';
import { emptyData } from '../.cache/bench/inner.js';
import { requestsOf } from './compare.js';
import { dataOf } from './links.js';
import { requestsPerSecond, seconds } from './load.js';
import { median, row, times, whole } from './numbers.js';
import { ask, end } from './processes.js';

const rounds = Array.from({ length: 9 }, (_, index) => index);

/** Returns the median ratio of requests with limits to those without, by request name. */
export async function compareRateLimits() {
  const ratios = {};
  row('', 'without', 'with', 'ratio', 'each round');
  const api = await Promise.all([{ rateLimits: false }, {}].map(one => ask('./servers/ours.js', one)));
  const names = ['items/all', 'items/item', 'purchases/validation', 'v1/models'];
  const requests = requestsOf(api[0].answer);
  for (const name of names) ratios[name] = await compareTwo(name, api, requests[name]);
  const data = { ...emptyData, ...dataOf(1) };
  const redirects = await Promise.all(
    [{ rateLimits: false }, {}].map(one => ask('./servers/redirect-ours.js', { data, ...one })),
  );
  ratios.redirects = await compareTwo('redirects', redirects, { method: 'GET', path: '/l/target' });
  for (const { child } of [...api, ...redirects]) await end(child);
  return ratios;
}

/** Prints and returns the median ratio of what the second server answers for a second of CPU time to the first. */
export async function compareTwo(name, servers, wanted) {
  for (const server of servers) await rateOf(server, wanted, 0);
  const rates = [];
  for (const round of rounds) {
    // Another server starts each round.
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    const rate = [];
    for (const index of order) rate[index] = await rateOf(servers[index], wanted, round);
    rates.push(rate);
  }
  const each = rates.map(([without, limited]) => limited / without);
  const [without, limited] = [0, 1].map(server => median(rates.map(rate => rate[server])));
  const all = each.map(ratio => ratio.toFixed(2)).join(' ');
  row(name, whole(without), whole(limited), times(median(each)), ` ${all}`);
  return median(each);
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
