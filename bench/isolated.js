/** Measures what it takes to make an isolated test of the mock server: its first request beside its second. */
import { startMock } from '../dist/mock.js';
import { median, row } from './numbers.js';

const tests = 200;

const exact = value => `${value.toFixed(2)} ms`;

/** Returns how many milliseconds the first request of a test takes longer than the second, as a median. */
export async function isolatedTests() {
  const mock = await startMock();
  const took = { first: [], second: [] };
  // The first of all loads modules.
  for (let count = -5; count < tests; count += 1)
    for (const request of ['first', 'second']) {
      const time = await timed(mock, `test${count}`);
      if (count >= 0) took[request].push(time);
    }
  await mock.close();
  const [first, second] = [median(took.first), median(took.second)];
  row('', 'first', 'second', 'making it');
  row('isolated test', exact(first), exact(second), exact(first - second));
  return first - second;
}

async function timed({ url, keys }, name) {
  const headers = { 'mock-as': name, authorization: `Bearer ${keys.studio}` };
  const before = performance.now();
  const answer = await fetch(`${url}/api/items/all`, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.status} for ${name}`);
  return performance.now() - before;
}
