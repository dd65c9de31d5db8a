/**
 * Measures the cost of tracing in apps that have a span for each request, beside what as many spans of the SDK of
 * OpenTelemetry cost alone.
 */
import { tracedRepository } from '../.cache/bench/inner.js';
import { createTracing } from '../dist/tracing.js';
import { requestsOf } from './compare.js';
import { costsOf, head, ratioOf } from './parts.js';
import { fill } from './postgres.js';
import { startServer } from './postgres-server.js';
import { ask, end } from './processes.js';
import { tracerOf } from './servers/tracing.js';

const samplings = { 'one in 100 recorded': 'hundredth', 'all recorded': 'whole' };
const attributes = {
  'http.request.method': 'GET',
  'http.route': '/api/v1/models',
  'marketplace.operation': 'listModels',
};
const steps = ['repository.keys.findByDigest', 'repository.models.list'];

/**
 * Returns the ratios of requests with tracing to those without, by request name, and that of what bare spans cost to ours,
 * where all are recorded.
 */
export async function compareTracing() {
  const costs = {};
  for (const [what, sampling] of Object.entries(samplings)) costs[what] = await costOf(what, sampling);
  const ratios = {};
  head();
  const server = await startServer();
  try {
    const place = { connectionString: server.connectionString, schema: 'bench_tracing' };
    const { secret, purchase } = await fill(place);
    for (const [what, sampling] of Object.entries(samplings)) {
      const memory = await ask('./servers/ours.js', { tracing: sampling });
      const requests = requestsOf(memory.answer);
      const { note } = costs[what];
      for (const name of ['items/all', 'purchases/validation', 'v1/models'])
        ratios[`${name}, ${what}`] = await ratioOf(`${name}, ${what}`, memory, requests[name], { note });
      await end(memory.child);
      const stored = await ask('./servers/postgres-ours.js', { ...place, tracing: sampling });
      const name = `purchases/validation over PostgreSQL, ${what}`;
      const wanted = requestsOf({ secret, purchase })['purchases/validation'];
      ratios[name] = await ratioOf(name, stored, wanted, { note });
      await end(stored.child);
    }
  } finally {
    await server.stop();
  }
  const { note, bare } = costs['all recorded'];
  return { ratios, toBare: bare / note };
}

/** Seconds of CPU time for a request of two steps, which the measured ones have. */
async function costOf(what, sampling) {
  const { api, tracer } = await tracerOf(sampling);
  const tracing = createTracing({ api });
  const start = { name: 'GET /api/v1/models', kind: 'server', attributes };
  const bare = (name, given, work) =>
    tracer.startActiveSpan(name, { attributes: given }, async span => {
      try {
        return await work();
      } finally {
        span.end();
      }
    });
  const nothing = async () => {};
  const repository = { keys: { findByDigest: nothing }, models: { list: nothing } };
  const traced = tracedRepository(repository, tracing);
  const handle =
    ({ keys, models }) =>
    async () => {
      await keys.findByDigest('digest');
      await models.list('ws_studio', { limit: 20 });
    };
  const request = work => () => bare('request', {}, work);
  const [app, own, spans] = await costsOf(
    [
      request(handle(repository)),
      request(() => tracing.run(start, handle(traced))),
      request(() =>
        bare(start.name, attributes, async () => {
          for (const name of steps) await bare(name, { 'code.function.name': name }, nothing);
        }),
      ),
    ],
    50_000,
  );
  const micros = [own, spans].map(cost => `${((cost - app) * 1e6).toFixed(1)} µs`);
  console.log(`  ${what}: ${micros[0]} a request; three spans of the SDK alone: ${micros[1]}`);
  api.trace.disable();
  api.context.disable();
  return { note: own - app, bare: spans - app };
}
