/**
 * Other mock servers beside ours: the time to the first response, and which wrong requests each refuses; and Express.
 * Run `npm run build`, `npm --prefix test/interop ci` and `npm --prefix bench ci` before `node bench/peers.js`, and make
 * `.cache/bench/inner.js` as `npm run bench` does. With --write, it writes bench/figures.json, from which
 * `npm run generate` makes what README.md says of them.
 */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { authorization, links, mock, openApi, servers, started } from './mock-servers.js';
import { median, milliseconds, row, times } from './numbers.js';
import { compareExpress } from './own-express.js';
import { end, run } from './processes.js';
import { refusedAt, wrongRequests } from './wrong-requests.js';

const runs = 5;

async function firstAnswer(name) {
  const { child, taken, content } = await started(name);
  await end(child);
  contents[name] ??= content;
  assert.equal(content, contents[name], name);
  return taken;
}

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
