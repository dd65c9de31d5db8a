/** Pages of another origin use the API, as a front end on its own domain does. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { startMock } from '../../mock-server/index.ts';
import { secrets, serveApp, suiteOf } from '../helper.ts';
import { visitor } from './browser.ts';

const test = suiteOf('Pages of another origin');

/** What a page sends, what it reads of the response, and what it must get. */
const asked = [
  ['Idempotency-Key', 'POST', '/api/v1/automation/publish', '{"type":"order.paid"}', 202, 'x-request-id'],
  ['If-None-Match', 'GET', '/api/items/all', null, 200, 'etag'],
  ['traceparent', 'GET', '/api/items/all?page=1', null, 200, 'x-total-count'],
  ['X-Api-Key', 'GET', '/api/account/details', null, 200, 'etag'],
] as const;
const values: Readonly<Record<string, string>> = {
  'Idempotency-Key': 'one',
  'If-None-Match': '"x"',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  'X-Api-Key': secrets.studio,
};

test('send the headers that the API reads, and read those that it sends', async cleanup => {
  const page = new Koa().use(ctx => {
    ctx.type = 'html';
    ctx.body = '<!doctype html><title>Front end</title>';
  });
  const front = await serveApp(cleanup, page);
  const mock = await startMock({ cors: { origins: [front.url] } });
  cleanup(mock.close);
  const visit = await visitor(front.url);
  cleanup(() => visit.context.close());
  await visit.page.goto(front.url);
  const call = async (path: string, request: object, shown: string) =>
    visit.page.evaluate(
      `fetch(${JSON.stringify(mock.url + path)}, ${JSON.stringify(request)}).then(
        async answer => [answer.status, answer.headers.get(${JSON.stringify(shown)}), await answer.text()],
        error => [0, String(error), ''],
      )`,
    ) as Promise<[status: number, header: string | null, text: string]>;
  for (const [name, method, path, body, status, shown] of asked) {
    const headers = {
      'content-type': 'application/json',
      ...(name === 'X-Api-Key' ? {} : { authorization: `Bearer ${secrets.studio}` }),
      'x-shop': '1',
      'X-Requested-With': 'XMLHttpRequest',
      'sentry-trace': '1',
      'Cache-Control': 'no-cache',
      [name]: values[name],
    };
    const answer = await call(path, { method, headers, ...(body === null ? {} : { body }) }, shown);
    assert.deepEqual([answer[0], answer[1] !== null], [status, true], `${name}: ${answer}`);
  }
  const authorization = `Bearer ${secrets.studio}`;
  const upload = {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/octet-stream' },
    body: 'four',
  };
  const { id } = (JSON.parse((await call('/api/v1/media', upload, 'x'))[2]) as { data: { id: string } }).data;
  const part = await call(
    `/api/v1/media/${id}/content`,
    { headers: { authorization, range: 'bytes=1-2', 'if-range': '"other"' } },
    'accept-ranges',
  );
  assert.deepEqual(part, [200, 'bytes', 'four']);
  const half = { headers: { authorization, range: 'bytes=1-2' } };
  assert.deepEqual(await call(`/api/v1/media/${id}/content`, half, 'content-range'), [
    206,
    'bytes 1-2/4',
    'ou',
  ]);
});

test('change records of the mock server with the header that browsers ask for first', async cleanup => {
  const page = new Koa().use(ctx => {
    ctx.type = 'html';
    ctx.body = '<!doctype html><title>Front end</title>';
  });
  const front = await serveApp(cleanup, page);
  const mock = await startMock();
  cleanup(mock.close);
  const visit = await visitor(front.url);
  cleanup(() => visit.context.close());
  await visit.page.goto(front.url);
  const headers = { 'content-type': 'application/json', 'mock-control': '1' };
  const patch = (init: object) =>
    visit.page.evaluate(
      `fetch(${JSON.stringify(`${mock.url}/__mock/state/items/1001`)}, ${JSON.stringify({ method: 'PATCH', body: '{"name":"Other"}', ...init })}).then(
        async answer => [answer.status, (await answer.json()).data?.record?.name],
        error => [0, String(error)],
      )`,
    );
  assert.deepEqual(await patch({ headers }), [200, 'Other']);
  assert.deepEqual(await patch({ headers: { 'content-type': 'application/json' } }), [404, undefined]);
});

test.run();
