/**
 * Compares the PostgreSQL adapter with plain Koa and node-postgres with the same statements; measures the memory of a
 * long list.
 */
import { once } from 'node:events';
import { interleaved } from './compare.js';
import { median, megabytes, row, times, whole } from './numbers.js';
import { startServer } from './postgres-server.js';
import { ask, end } from './processes.js';

const longList = 100_000;

/** Returns the ratios by request name, and the memory of a long list in bytes above idle. */
export async function comparePostgres() {
  const server = await startServer();
  try {
    const ratios = await compareRequests(server.connectionString);
    const memory = await longListMemory(server.connectionString);
    return { ratios, memory };
  } finally {
    await server.stop();
  }
}

async function compareRequests(connectionString) {
  const { secret, purchase, queries } = await fill({ connectionString, schema: 'bench' });
  const place = { connectionString, schema: 'bench' };
  const ours = await ask('./servers/postgres-ours.js', place);
  const prepared = await ask('./servers/postgres-ours.js', { ...place, preparedStatements: true });
  const bare = await ask('./servers/postgres-bare.js', { connectionString, queries });
  const headers = { 'X-Api-Key': secret };
  const requests = {
    'purchases/validation': {
      method: 'POST',
      path: '/api/purchases/validation',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ purchase_code: purchase }),
    },
    'items/all of 20': { method: 'GET', path: '/api/items/all', headers },
  };
  const ratios = {};
  row('', 'koa + pg', 'ours', 'prepared', 'ours/bare', 'prep./bare');
  for (const [name, wanted] of Object.entries(requests)) {
    const rates = await interleaved([bare, ours, prepared], wanted);
    const toBare = server => median(rates.map(round => round[server] / round[0]));
    ratios[name] = toBare(1);
    const all = [0, 1, 2].map(server => whole(median(rates.map(round => round[server]))));
    row(name, ...all, times(ratios[name]), times(toBare(2)));
  }
  for (const { child } of [ours, prepared, bare]) await end(child);
  return ratios;
}

async function longListMemory(connectionString) {
  const schema = 'bench_long';
  const { secret } = await fill({ connectionString, schema, items: longList });
  const { child, answer } = await ask('./servers/postgres-ours.js', { connectionString, schema });
  const headers = { 'X-Api-Key': secret };
  const peak = async () => {
    child.send('memory');
    return (await once(child, 'message'))[0].peak;
  };
  // A smaller response first, so that the memory of loading modules does not count.
  await (await fetch(`${answer.url}/api/items/item?item_id=1001`, { headers })).arrayBuffer();
  await peak();
  const idle = await settled(peak);
  let bytes = 0;
  const response = await fetch(`${answer.url}/api/items/all`, { headers });
  for await (const chunk of response.body) bytes += chunk.length;
  const over = (await peak()) - idle;
  row('', 'answer', 'idle', 'over idle');
  row(`items/all of ${whole(longList)}`, megabytes(bytes), megabytes(idle), megabytes(over));
  await end(child);
  return over;
}

/** Idle memory: the minimum of several readings. */
async function settled(peak) {
  const readings = [];
  for (let count = 0; count < 5; count += 1) {
    await new Promise(resolve => setTimeout(resolve, 200));
    readings.push(await peak());
  }
  return Math.min(...readings);
}

export async function fill(instructions) {
  const { child, answer } = await ask('./servers/postgres-fill.js', instructions);
  await end(child);
  return answer;
}
