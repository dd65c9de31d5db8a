/** Measures our requests per second with growing numbers of records. */
import { interleaved } from './compare.js';
import { median, row, times, whole } from './numbers.js';
import { ask, end } from './processes.js';

const counts = [20, 1_000, 100_000];
// Nine digits everywhere, so that all requests and responses have the same length.
const first = 100_000_000;
const codeStart = '00000000-0000-4000-8000-000';

/** Returns, by request name, the rate with the most records relative to that with the fewest. */
export async function compareSizes() {
  const servers = [];
  for (const count of counts) {
    const server = await ask('./servers/ours.js', { count, first, codeStart });
    servers.push({ ...server, vary: { first, count } });
  }
  // Most records, but requests for few of them: shows the cost of creating responses for the first time.
  const measured = [...servers, { ...servers.at(-1), vary: { first, count: counts[1] } }];
  const names = [...counts.map(whole), `${whole(counts[1])} of them`];
  const ratios = {};
  row('records of each kind', ...names, ...names.slice(1));
  for (const [name, request] of Object.entries(requestsOf(servers[0].answer.secret))) {
    const rates = await interleaved(measured, request);
    const relative = names.map((_, size) => median(rates.map(round => round[size] / round[0])));
    ratios[name] = relative[counts.length - 1];
    const medians = names.map((_, size) => median(rates.map(round => round[size])));
    row(name, ...medians.map(whole), ...relative.slice(1).map(times));
  }
  for (const { child } of servers) await end(child);
  return ratios;
}

function requestsOf(secret) {
  return {
    'items/item': { method: 'GET', path: `/api/items/item?item_id={n}&api_key=${secret}` },
    'purchases/validation': {
      method: 'POST',
      path: '/api/purchases/validation',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ api_key: secret, purchase_code: `${codeStart}{n}` }),
    },
  };
}
