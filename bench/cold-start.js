/** Measures the time from spawning the mock server to its first response. */
import { once } from 'node:events';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { median, milliseconds, row, times } from './numbers.js';
import { end, run, start } from './processes.js';

const command = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const runs = 7;

/** Returns `{ mock, node }`, medians in milliseconds. */
export async function coldStart() {
  const taken = { mock: [], node: [] };
  for (let count = 0; count < runs; count += 1) {
    taken.node.push(await timed(() => run(process.execPath, ['-e', '0'])));
    taken.mock.push(await mockStart());
  }
  const mock = median(taken.mock);
  const node = median(taken.node);
  row('', 'mock', 'node -e 0', 'ratio');
  row('cold start', milliseconds(mock), milliseconds(node), times(mock / node));
  return { mock, node };
}

async function mockStart() {
  let mock;
  const taken = await timed(async () => {
    mock = start(process.execPath, [command, '--memory', '--port', '0', '--quiet']);
    await firstAnswer(await example(mock));
  });
  await end(mock);
  return taken;
}

/** The URL that the start-up message suggests. */
async function example(mock) {
  let output = '';
  for await (const chunk of mock.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk;
    const address = /curl '([^']+)'/.exec(output)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`the mock printed no address:\n${output}`);
}

async function firstAnswer(address) {
  const [response] = await once(get(address, { agent: false }), 'response');
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} from the mock`);
  await once(response.resume(), 'end');
}

async function timed(action) {
  const before = performance.now();
  await action();
  return performance.now() - before;
}
