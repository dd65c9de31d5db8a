/** Compares our requests for a second of CPU time with the same two routes, written by hand in Express. */
import { requestsOf } from './compare.js';
import { row } from './numbers.js';
import { ask, end } from './processes.js';
import { compareTwo } from './rate-limits.js';

/** Returns the median ratio of ours to Express, by request name. */
export async function compareExpress() {
  const servers = [await ask('./servers/own-express.js', {}), await ask('./servers/ours.js', {})];
  const requests = requestsOf(servers[1].answer);
  const ratios = {};
  row('', 'Express', 'ours', 'ratio', 'each round');
  for (const name of ['items/all', 'items/item'])
    ratios[name] = await compareTwo(name, servers, requests[name]);
  for (const { child } of servers) await end(child);
  return ratios;
}
