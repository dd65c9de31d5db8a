/**
 * Other mock servers beside ours: the time to the first response, and which wrong requests each refuses; and Express.
 * Run `npm run build`, `npm --prefix test/interop ci` and `npm --prefix bench ci` before `node bench/peers.js`, and make
 * `.cache/bench/inner.js` as `npm run bench` does. With --write, it writes bench/figures.json, from which
 * `npm run generate` makes what README.md says of them.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { startMock } from '../dist/mock.js';
import { median, milliseconds, row, times } from './numbers.js';
import { compareExpress } from './own-express.js';
import { end, run, start } from './processes.js';
import { temporaryFolder } from './temporary-folder.js';
import { refusedAt, wrongRequests } from './wrong-requests.js';

const runs = 5;
/** How long a server may take to its first answer, in milliseconds. */
const longest = 60_000;
const command = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const tools = fileURLToPath(new URL('../test/interop/node_modules/.bin/', import.meta.url));

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise(resolve => server.close(resolve));
  return port;
}

/** The answer as text, or `null` if nobody answers yet. */
function answerOf(port, path, signal) {
  return new Promise(resolve => {
    get({ port, path, host: 'localhost', agent: false, headers: { authorization }, signal }, response => {
      response.toArray().then(
        parts => resolve({ status: response.statusCode, body: Buffer.concat(parts).toString() }),
        () => resolve(null),
      );
    }).once('error', () => resolve(null));
  });
}

const contentOf = ({ id, slug, url, title }) => ({ id, slug, url, title });

/** What an answer has of the short links of the fixtures. The time of an answer without them is another thing. */
function contentIn({ status, body }) {
  assert.equal(status, 200, body);
  const answer = JSON.parse(body);
  const told = Array.isArray(answer) ? answer : answer.data;
  const known = new Map(links.map(link => [link.id, contentOf(link)]));
  const right = told.filter(link => isDeepStrictEqual(contentOf(link), known.get(link.id)));
  return `${right.length} of ${links.length} links`;
}

/** Starts a server; `taken` is the time until it answers with what it should. */
async function started(name) {
  const [file, args, path] = servers[name];
  const port = await freePort();
  const signal = AbortSignal.timeout(longest);
  const before = performance.now();
  const child = start(process.execPath, [file, ...args, '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', chunk => {
    complaint = `${complaint}${chunk}`.slice(-2_000);
  });
  let answer = await answerOf(port, path, signal);
  while (answer === null) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it answered.\n${complaint}`);
    if (signal.aborted) throw new Error(`${name} has not answered in ${longest / 1_000} s.\n${complaint}`);
    await setTimeout(10);
    answer = await answerOf(port, path, signal);
  }
  const taken = performance.now() - before;
  return { child, taken, content: contentIn(answer), url: `http://localhost:${port}` };
}

async function firstAnswer(name) {
  const { child, taken, content } = await started(name);
  await end(child);
  contents[name] ??= content;
  assert.equal(content, contents[name], name);
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
  'koa-marketplace': [command, ['--memory', '--quiet'], '/api/v1/links'],
  Prism: [join(tools, 'prism'), ['mock', document], '/api/v1/links'],
  'json-server': [join(tools, 'json-server'), [data], '/links'],
  'Mockoon CLI': [
    join(tools, 'mockoon-cli'),
    ['start', '--data', document, '--disable-log-to-file'],
    '/api/v1/links',
  ],
};
for (const [name, [file]] of Object.entries(servers))
  if (!existsSync(file))
    throw new Error(
      `${name} is not installed: ${file} is missing. The comment in bench/peers.js says what to run.`,
    );
const contents = {};
const taken = Object.fromEntries(['node -e 0', ...Object.keys(servers)].map(name => [name, []]));
console.log(`Time to the first answer, ${runs} rounds: ${Object.keys(taken).join(', ')}`);
// In turns, so that what else the machine does delays all of them.
for (let count = 0; count < runs; count += 1) {
  const before = performance.now();
  await run(process.execPath, ['-e', '0']);
  taken['node -e 0'].push(performance.now() - before);
  for (const name of Object.keys(servers)) taken[name].push(await firstAnswer(name));
  row(`round ${count + 1}`, ...Object.values(taken).map(all => milliseconds(all[count])));
}
// What all of them were given.
for (const name of ['koa-marketplace', 'json-server'])
  assert.equal(contents[name], `${links.length} of ${links.length} links`, name);
const first = Object.fromEntries(Object.entries(taken).map(([name, all]) => [name, median(all)]));
console.log('\nMedian, relative to node -e 0');
for (const [name, time] of Object.entries(first))
  row(name, milliseconds(time), times(time / first['node -e 0']), contents[name] ?? '');

/** A key that may only list models. */
async function narrowKey() {
  const response = await fetch(`${mock.url}/api/v1/keys`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Narrow', scopes: ['models:read'] }),
  });
  return (await response.json()).data.secret;
}
console.log(`\nWrong requests for short links that are refused, of ${wrongRequests.length}`);
const { studio: good, revoked } = mock.keys;
const keys = { good, revoked, narrow: await narrowKey(), unknown: 'mk_unknown' };
const refused = {};
async function countRefused(name, base) {
  refused[name] = await refusedAt(base, keys);
  row(name, refused[name].length, `  ${refused[name].join(', ')}`);
}
await countRefused('koa-marketplace', `${mock.url}/api/v1/links`);
for (const name of ['Prism', 'json-server', 'Mockoon CLI']) {
  const { child, url } = await started(name);
  await countRefused(name, `${url}${name === 'json-server' ? '' : '/api/v1'}/links`);
  await end(child);
}
const { base, close } = await mswOf(JSON.parse(openApi));
await countRefused('MSW', `${base}/api/v1/links`);
close();
await mock.close();

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
  const file = new URL('figures.json', import.meta.url);
  const figures = {
    ...JSON.parse(readFileSync(file, 'utf8')),
    firstAnswer: ratios(first, 'koa-marketplace'),
    wrongRequests: wrongRequests.length,
    refused: counts,
    toExpress: Object.fromEntries(Object.entries(toExpress).map(([name, ratio]) => [name, rounded(ratio)])),
  };
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}
process.exit();
