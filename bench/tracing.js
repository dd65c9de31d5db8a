/**
 * Measures the cost of tracing: requests for a second of the CPU time of the server, with the option and without it, in apps
 * that have a span for each request.
 */
import { requestsOf } from './compare.js';
import { row } from './numbers.js';
import { fill } from './postgres.js';
import { startServer } from './postgres-server.js';
import { ask, end } from './processes.js';
import { compareTwo } from './rate-limits.js';

const pairs = {
  'one in 100 recorded': ['app-hundredth', 'hundredth'],
  'all recorded': ['app-whole', 'whole'],
};

/** Returns the median ratio of requests with tracing to those without, by request name. */
export async function compareTracing() {
  const ratios = {};
  row('', 'without', 'with', 'ratio', 'each round');
  for (const [what, kinds] of Object.entries(pairs)) {
    const servers = await Promise.all(kinds.map(tracing => ask('./servers/ours.js', { tracing })));
    const requests = requestsOf(servers[0].answer);
    for (const name of ['items/all', 'purchases/validation', 'v1/models'])
      ratios[`${name}, ${what}`] = await compareTwo(`${name}, ${what}`, servers, requests[name]);
    for (const { child } of servers) await end(child);
  }
  const server = await startServer();
  try {
    const place = { connectionString: server.connectionString, schema: 'bench_tracing' };
    const { secret, purchase } = await fill(place);
    for (const [what, kinds] of Object.entries(pairs)) {
      const stored = await Promise.all(
        kinds.map(tracing => ask('./servers/postgres-ours.js', { ...place, tracing })),
      );
      const name = `purchases/validation over PostgreSQL, ${what}`;
      ratios[name] = await compareTwo(name, stored, requestsOf({ secret, purchase })['purchases/validation']);
      for (const { child } of stored) await end(child);
    }
  } finally {
    await server.stop();
  }
  return ratios;
}
