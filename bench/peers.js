/**
 * Measures the time from spawning other mock servers to their first response, beside ours, for docs/mock.md.
 * Run `npm run build` and `npm --prefix test/interop ci` before `node bench/peers.js`.
 */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startMock } from '../dist/mock-server/index.js';
import { median, milliseconds, row, times } from './numbers.js';
import { end, run, start } from './processes.js';
import { temporaryFolder } from './temporary-folder.js';

const runs = 5;
const command = fileURLToPath(new URL('../dist/mock-server/command-line/cli.js', import.meta.url));
const tools = fileURLToPath(new URL('../test/interop/node_modules/.bin/', import.meta.url));

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise(resolve => server.close(resolve));
  return port;
}

/** Whether somebody answers, whatever the answer. */
function answers(port, path) {
  return new Promise(resolve => {
    get({ port, path, host: 'localhost', agent: false }, response => {
      response.resume();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}

async function firstAnswer(file, args, path) {
  const port = await freePort();
  const before = performance.now();
  const child = start(process.execPath, [file, ...args, '--port', String(port)], { stdio: 'ignore' });
  while (!(await answers(port, path))) await setTimeout(10);
  const taken = performance.now() - before;
  await end(child);
  return taken;
}

const folder = temporaryFolder();
const mock = await startMock();
const document = join(folder, 'openapi.json');
await writeFile(document, await (await fetch(`${mock.url}/api/openapi.json`)).text());
const { items } = await (await fetch(`${mock.url}/api/items/all?api_key=${mock.keys.studio}`)).json();
const data = join(folder, 'db.json');
await writeFile(data, JSON.stringify({ items: items.map(item => ({ ...item, id: String(item.id) })) }));
await mock.close();

const servers = {
  'koa-marketplace': [command, ['--memory', '--quiet'], '/api/v1/models'],
  Prism: [join(tools, 'prism'), ['mock', document], '/api/v1/models'],
  'json-server': [join(tools, 'json-server'), [data], '/items'],
  'Mockoon CLI': [
    join(tools, 'mockoon-cli'),
    ['start', '--data', document, '--disable-log-to-file'],
    '/api/v1/models',
  ],
};
const taken = Object.fromEntries(['node -e 0', ...Object.keys(servers)].map(name => [name, []]));
// In turns, so that what else the machine does delays all of them.
for (let count = 0; count < runs; count += 1) {
  const before = performance.now();
  await run(process.execPath, ['-e', '0']);
  taken['node -e 0'].push(performance.now() - before);
  for (const [name, server] of Object.entries(servers)) taken[name].push(await firstAnswer(...server));
}
const node = median(taken['node -e 0']);
console.log(`Time to the first answer, median of ${runs} interleaved rounds`);
for (const [name, all] of Object.entries(taken))
  row(name, milliseconds(median(all)), times(median(all) / node));
process.exit();
