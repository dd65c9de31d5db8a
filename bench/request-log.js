/** Measures the cost of the request log: requests for a second of the CPU time of the server, with it and without it. */
import { requestsOf } from './compare.js';
import { row } from './numbers.js';
import { fill } from './postgres.js';
import { startServer } from './postgres-server.js';
import { ask, end } from './processes.js';
import { compareTwo } from './rate-limits.js';

const both = [{}, { log: true }];

/** Returns the median ratio of requests with the log to those without, by storage and request name. */
export async function compareRequestLog() {
  const ratios = {};
  row('', 'without', 'with', 'ratio', 'each round');
  const servers = await Promise.all(both.map(one => ask('./servers/ours.js', one)));
  const requests = requestsOf(servers[0].answer);
  for (const name of ['items/all', 'items/item', 'purchases/validation', 'v1/models'])
    ratios[name] = await compareTwo(name, servers, requests[name]);
  for (const { child } of servers) await end(child);
  const server = await startServer();
  try {
    const place = { connectionString: server.connectionString, schema: 'bench_log' };
    const { secret, purchase } = await fill(place);
    const stored = await Promise.all(
      both.map(one => ask('./servers/postgres-ours.js', { ...place, ...one })),
    );
    const name = 'purchases/validation over PostgreSQL';
    ratios[name] = await compareTwo(name, stored, requestsOf({ secret, purchase })['purchases/validation']);
    for (const { child } of stored) await end(child);
  } finally {
    await server.stop();
  }
  return ratios;
}
