/** Measures the API reference: the first rendering, and later responses. */
import { startMock } from '../dist/mock.js';
import { median, milliseconds, row } from './numbers.js';

const runs = 50;

/** Returns the time of the first response in milliseconds, including loading its modules. */
export async function referenceTimes() {
  const mock = await startMock({ console: { publicReference: true } });
  // Requests another page first, because any first page loads the console.
  await timed(`${mock.url}/user/api/login`);
  const first = await timed(`${mock.url}/user/api/reference/createLink`);
  const later = [];
  for (let count = 0; count < runs; count += 1)
    later.push(await timed(`${mock.url}/user/api/reference/createLink`));
  await mock.close();
  row('', 'first', 'later');
  row('API reference', milliseconds(first), milliseconds(median(later)));
  return first;
}

async function timed(address) {
  const before = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${answer.status} from ${address}`);
  return performance.now() - before;
}
