/** Measures the cost of metrics: requests for a second of the CPU time of the server, with them and without them. */
import { requestsOf } from './compare.js';
import { row } from './numbers.js';
import { ask, end } from './processes.js';
import { compareTwo } from './rate-limits.js';

/** Returns the median ratio of requests with metrics to those without, by request name. */
export async function compareMetrics() {
  const ratios = {};
  row('', 'without', 'with', 'ratio', 'each round');
  const servers = await Promise.all([{}, { metrics: true }].map(one => ask('./servers/ours.js', one)));
  const requests = requestsOf(servers[0].answer);
  for (const name of ['items/all', 'items/item', 'purchases/validation', 'v1/models'])
    ratios[name] = await compareTwo(name, servers, requests[name]);
  for (const { child } of servers) await end(child);
  return ratios;
}
