/**
 * Other mock servers beside ours: the time to the first response, and which wrong requests each refuses; and Express.
 * Run `npm run build`, `npm --prefix test/interop ci` and `npm --prefix bench ci` before `node bench/peers.js`. With
 * --write, it writes bench/figures.json, from which `npm run generate` makes what README.md says of them.
 */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startMock } from '../dist/mock-server/index.js';
import { median, milliseconds, row, times } from './numbers.js';
import { compareExpress } from './own-express.js';
import { end, run, start } from './processes.js';
import { temporaryFolder } from './temporary-folder.js';
import { refusedAt, wrongRequests } from './wrong-requests.js';

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

/** Starts a server; `taken` is the time until it answers. */
async function started([file, args, path]) {
  const port = await freePort();
  const before = performance.now();
  const child = start(process.execPath, [file, ...args, '--port', String(port)], { stdio: 'ignore' });
  while (!(await answers(port, path))) await setTimeout(10);
  return { child, taken: performance.now() - before, url: `http://localhost:${port}` };
}

async function firstAnswer(server) {
  const { child, taken } = await started(server);
  await end(child);
  return taken;
}

const folder = temporaryFolder();
const mock = await startMock();
const document = join(folder, 'openapi.json');
const openApi = await (await fetch(`${mock.url}/api/openapi.json`)).text();
await writeFile(document, openApi);
const data = join(folder, 'db.json');
const authorization = `Bearer ${mock.keys.studio}`;
const { data: links } = await (
  await fetch(`${mock.url}/api/v1/links`, { headers: { authorization } })
).json();
await writeFile(data, JSON.stringify({ links }));

const servers = {
  'koa-marketplace': [command, ['--memory', '--quiet'], '/api/v1/models'],
  Prism: [join(tools, 'prism'), ['mock', document], '/api/v1/models'],
  'json-server': [join(tools, 'json-server'), [data], '/links'],
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
  for (const [name, server] of Object.entries(servers)) taken[name].push(await firstAnswer(server));
}
const first = Object.fromEntries(Object.entries(taken).map(([name, all]) => [name, median(all)]));
console.log(`Time to the first answer, median of ${runs} interleaved rounds`);
for (const [name, time] of Object.entries(first))
  row(name, milliseconds(time), times(time / first['node -e 0']));

/** A key that may only list models. */
async function narrowKey() {
  const response = await fetch(`${mock.url}/api/v1/keys`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Narrow', scopes: ['models:read'] }),
  });
  return (await response.json()).data.secret;
}
const { studio: good, revoked } = mock.keys;
const keys = { good, revoked, narrow: await narrowKey(), unknown: 'mk_unknown' };
const refused = { 'koa-marketplace': await refusedAt(`${mock.url}/api/v1/links`, keys) };
for (const name of ['Prism', 'json-server', 'Mockoon CLI']) {
  const { child, url } = await started(servers[name]);
  refused[name] = await refusedAt(`${url}${name === 'json-server' ? '' : '/api/v1'}/links`, keys);
  await end(child);
}
const { base, close } = await mswOf(JSON.parse(openApi));
refused.MSW = await refusedAt(`${base}/api/v1/links`, keys);
close();
await mock.close();
console.log(`\nWrong requests for short links that are refused, of ${wrongRequests.length}`);
for (const [name, all] of Object.entries(refused)) row(name, all.length, `  ${all.join(', ')}`);

/** MSW in this process, with the handlers that Source makes of the document. */
async function mswOf(openApiDocument) {
  const { resolve } = createRequire(new URL('../test/interop/package.json', import.meta.url));
  const load = name => import(pathToFileURL(resolve(name)).href);
  const [{ setupServer }, { fromOpenApi }] = [await load('msw/node'), await load('@msw/source/open-api')];
  const server = setupServer(...(await fromOpenApi(openApiDocument)));
  server.listen({ onUnhandledRequest: 'error' });
  return { base: mock.url, close: () => server.close() };
}

console.log('\nRequests for a second of CPU time, beside routes written by hand in Express');
const toExpress = await compareExpress();

const rounded = ratio => Number(ratio.toPrecision(2));
/** Each value relative to that of `base`. */
const ratios = (values, base) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, rounded(value / values[base])]));

if (process.argv.includes('--write')) {
  const counts = Object.fromEntries(Object.entries(refused).map(([name, all]) => [name, all.length]));
  const figures = {
    firstAnswer: ratios(first, 'koa-marketplace'),
    wrongRequests: wrongRequests.length,
    refused: counts,
    toExpress: Object.fromEntries(Object.entries(toExpress).map(([name, ratio]) => [name, rounded(ratio)])),
  };
  writeFileSync(new URL('figures.json', import.meta.url), `${JSON.stringify(figures, null, 2)}\n`);
}
process.exit();
