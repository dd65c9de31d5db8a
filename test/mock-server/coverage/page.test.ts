/** The page of the dashboard. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { textOf } from '../../console/client.ts';
import { type Cleanup, send, suiteOf } from '../../helper.ts';

const test = suiteOf('The coverage on the dashboard');

async function start(cleanup: Cleanup, coverage = false) {
  const mock = await startMock({ coverage });
  cleanup(mock.close);
  const get = (path: string) =>
    send(`${mock.url}${path}`, { headers: { 'x-api-key': mock.keys.studio ?? '' } });
  const show = (path = '') => get(`/__mock/dashboard/coverage${path}`);
  return { mock, get, show };
}

const rowOf = (html: string, start: RegExp) =>
  [...html.matchAll(/<tr role="row".*?<\/tr>/gs)].map(([row]) => textOf(row)).find(row => start.test(row));

test('shows what was called and answered, and what is not allowed', async cleanup => {
  const { get, show } = await start(cleanup);
  assert.match((await show()).text, /All requests are allowed/);
  await get('/api/items/item?item_id=1001');
  await get('/api/items/item?item_id=1001&x=1');
  await get('/api/items/item?item_id=1');
  await get('/api/nothing');
  const { text, status } = await show();
  assert.equal(status, 200);
  assert.match(
    textOf(text),
    /Used of the document: 1 of \d+ operations, 2 of \d+ statuses, 1 of \d+ query parameters\./,
  );
  assert.match(textOf(text), /2 not allowed/);
  assert.match(rowOf(text, /^getItem/) ?? '', /^getItem3200 × 2 404/);
  assert.match(rowOf(text, /^x is/) ?? '', /^x is not a known parameterGET \/api\/items\/item200, ignored1$/);
  assert.match(rowOf(text, /^the document/) ?? '', /GET \/api\/nothing4041$/);
});

test('filters operations by their use, names and paths', async cleanup => {
  const { get, show } = await start(cleanup);
  await get('/api/items/item?item_id=1001');
  const shown = async (query: string) => (await show(query)).text.match(/id="operation-\w+"/g)?.length ?? 0;
  assert.equal(await shown('?used=yes'), 1);
  assert.equal(await shown('?used=no'), (await shown('')) - 1);
  assert.equal(await shown('?q=GETITEM'), 1);
  assert.equal(await shown('?q=%2Fapi%2Fitems%2F'), 2);
  assert.match((await show('?q=zzz')).text, /No such operation/);
});

test('shows one operation with its fields, and says how they are counted', async cleanup => {
  const { get, show } = await start(cleanup, true);
  await get('/api/items/item?item_id=1001');
  const { text } = await show('/getItem');
  assert.match(rowOf(text, /^item\.price\.regular/) ?? '', /regular1$/);
  assert.match(rowOf(text, /^item\.media\.preview_audio/) ?? '', /Never$/);
  assert.match(rowOf(text, /^status = success/) ?? '', /1$/);
  assert.doesNotMatch(text, /--coverage/);
  const other = await start(cleanup);
  assert.match((await other.show('/getItem')).text, /counted with <code>--coverage<\/code>/);
  const lost = await show('/nothing');
  assert.equal(lost.status, 404);
  assert.match(lost.text, /The document has no operation with this name/);
});

test('escapes what was sent, and clears the counts', async cleanup => {
  const { mock, get, show } = await start(cleanup);
  await get('/api/<b>x</b>');
  await get('/api/items/all?<i>y</i>=1');
  const { text } = await show();
  assert.equal((await mock.coverage()).disallowed.length, 2);
  assert.doesNotMatch(text, /<b>x|<i>y/);
  const cleared = await send(`${mock.url}/__mock/dashboard/coverage/clear`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  assert.equal(cleared.status, 303);
  assert.match((await show()).text, /All requests are allowed/);
});

test.run();
