/** Measures the cost of metrics for each request, beside what the counter and the histogram of `prom-client` cost alone. */
import client from 'prom-client';
import { createMetrics } from '../dist/metrics.js';
import { requestsOf } from './compare.js';
import { costsOf, head, ratioOf } from './parts.js';
import { ask, end } from './processes.js';

/** Returns the ratio of requests with metrics to those without, by request name. */
export async function compareMetrics() {
  const ratios = {};
  const { onRequest } = createMetrics({ client, register: new client.Registry() });
  const registers = [new client.Registry()];
  const counter = new client.Counter({
    name: 'a',
    help: 'a',
    labelNames: ['operation', 'status'],
    registers,
  });
  const histogram = new client.Histogram({ name: 'b', help: 'b', labelNames: ['operation'], registers });
  const [nothing, note, bare] = await costsOf(
    [
      call => Object.freeze(reportOf(call)),
      call => onRequest(Object.freeze(reportOf(call))),
      call => {
        const { operation, status, ms } = Object.freeze(reportOf(call));
        counter.inc({ operation, status });
        histogram.observe({ operation }, ms / 1_000);
      },
    ],
    100_000,
  );
  console.log(`  prom-client alone: ${((bare - nothing) * 1e6).toFixed(2)} µs a request`);
  head();
  const server = await ask('./servers/ours.js', {});
  const requests = requestsOf(server.answer);
  // With what the router does to tell it.
  for (const name of ['items/all', 'items/item', 'purchases/validation', 'v1/models'])
    ratios[name] = await ratioOf(name, server, requests[name], { note });
  await end(server.child);
  return ratios;
}

const operations = ['listItems', 'getItem', 'validatePurchase', 'listModels'];

function reportOf(call) {
  const begun = performance.now();
  return {
    operation: operations[call % 4],
    group: 'items',
    workspace: 'ws_studio',
    key: 'key_studio',
    status: call % 8 === 0 ? 404 : 200,
    code: null,
    ms: performance.now() - begun,
    requestId: `req_${call}`,
  };
}
