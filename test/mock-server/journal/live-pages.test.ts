/** Pages of the console that look for what is new leave the journal to the requests of the app. */
import assert from 'node:assert/strict';
import { secrets, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';

const test = suiteOf('The journal beside a live page of the console');

test('keeps the requests of the app, however often a page was read again', async cleanup => {
  const mock = await mockFor(cleanup);
  await send(`${mock.url}/api/items/all?api_key=${secrets.studio}`);
  const page = `${mock.url}/user/api/login`;
  for (let round = 0; round < 550; round += 1)
    await Promise.all([
      send(page, { headers: { 'page-again': '1' } }),
      send(page, { headers: { 'list-again': '1' } }),
    ]);
  await send(page);
  assert.deepEqual(
    mock.requests().map(({ path }) => path),
    ['/api/items/all', '/user/api/login'],
  );
  await send(page, { method: 'POST', body: '', headers: { 'page-again': '1' } });
  assert.equal(mock.requests().length, 3, 'only what reads is left out');
});

test.run();
