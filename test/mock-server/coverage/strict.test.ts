/** Strict mode of the mock server. */
import assert from 'node:assert/strict';
import { type MockOptions, startMock } from '../../../mock-server/index.ts';
import { loggedIn } from '../../console/client.ts';
import { type Cleanup, knownCode, type RawRequest, send, suiteOf } from '../../helper.ts';

const test = suiteOf('Strict mode of the mock server');

async function start(cleanup: Cleanup, options: MockOptions = {}) {
  const mock = await startMock({ strict: true, ...options });
  cleanup(mock.close);
  const key = { authorization: `Bearer ${mock.keys.studio}` };
  const ask = async (path: string, { headers, ...request }: RawRequest = {}) => {
    const answer = await send(`${mock.url}${path}`, { ...request, headers: { ...key, ...headers } });
    return { ...answer, code: answer.headers['x-error-code'], msg: answer.json?.msg };
  };
  return { mock, ask };
}

const json = { 'content-type': 'application/json' };

test('refuses what the service would ignore, and says what is wrong', async cleanup => {
  const { ask } = await start(cleanup);
  for (const [path, request, status, msg] of [
    ['/api/items/all?pgae=2', {}, 400, 'pgae is not a known parameter: did you mean page?'],
    [
      `/api/purchases/validation?purchase_code=${knownCode}`,
      { method: 'POST' },
      400,
      'purchase_code belongs in the body, not in the query',
    ],
    [
      '/api/items/item',
      { headers: { ...json, 'content-length': '16' }, body: '{"item_id":1001}' },
      400,
      'the operation takes no body',
    ],
    ['/api/items/all/', {}, 404, 'the path ends with a slash, and that of the operation does not'],
    ['/api/items/al', {}, 404, 'the document has no path /api/items/al: did you mean /api/items/all?'],
    [
      '/api/v1/automation/events/replay',
      { method: 'POST', headers: json, body: '{"limit":"5"}' },
      400,
      'limit must be an integer, and was sent as text',
    ],
  ] as const) {
    const answer = await ask(path, request);
    assert.deepEqual(
      [answer.status, answer.code, answer.msg],
      [status, 'strict_mode', `Strict mode: ${msg}`],
    );
  }
});

test('lets everything pass that the document allows', async cleanup => {
  const { mock, ask } = await start(cleanup);
  assert.equal((await ask('/api/items/all?page=1&per_page=5')).status, 200);
  assert.equal((await ask(`/api/items/item?item_id=1001&api_key=${mock.keys.studio}`)).status, 200);
  const since = new Date(mock.now() - 3_600_000).toISOString();
  const replay = { method: 'POST', headers: json, body: JSON.stringify({ since, limit: 5 }) };
  assert.equal((await ask('/api/v1/automation/events/replay', replay)).status, 200);
  const link = { method: 'POST', headers: json, body: '{"url":"https://example.com/"}' };
  assert.equal((await ask('/api/v1/links', link)).status, 201);
  const upload = { method: 'POST', headers: { 'content-type': 'image/png' }, body: 'x' };
  assert.equal((await ask('/api/v1/media', upload)).status, 201);
});

test('leaves alone what the service refuses itself', async cleanup => {
  const { ask } = await start(cleanup);
  const replay = '/api/v1/automation/events/replay';
  for (const [path, request, status, code] of [
    ['/api/items/all', { method: 'PATCH' }, 405, 'method_not_allowed'],
    [
      '/api/v1/links',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
      415,
      'unsupported_media_type',
    ],
    [replay, { method: 'POST', headers: json, body: '{"limit":' }, 400, 'invalid_request'],
    [
      replay,
      { method: 'POST', headers: { ...json, authorization: 'Bearer none' }, body: '{"limit":' },
      401,
      'unknown_key',
    ],
    [replay, { method: 'POST', headers: json, body: '{"limit":"x"}' }, 400, 'invalid_request'],
    [
      replay,
      { method: 'POST', headers: json, body: `{"a":"${'x'.repeat(2_000_000)}"}` },
      413,
      'body_too_large',
    ],
    [
      replay,
      {
        method: 'POST',
        headers: { ...json, 'transfer-encoding': 'chunked' },
        body: `{"a":"${'x'.repeat(2_000_000)}"}`,
      },
      413,
      'body_too_large',
    ],
  ] as const) {
    const answer = await ask(path, request);
    assert.deepEqual(
      [answer.status, answer.code],
      [status, code],
      `${path} ${JSON.stringify(request).slice(0, 100)}`,
    );
  }
});

test('leaves paths outside of the API alone, HEAD and OPTIONS, and answers that are asked for', async cleanup => {
  const { mock, ask } = await start(cleanup);
  for (const [path, status] of [
    ['/__mock/health?', 200],
    ['/user/api/nothing?x=1', 404],
    ['/l/nothing?x=1', 404],
    ['/nothing?x=1', 404],
    ['/api/openapi.json?x=1', 200],
  ] as const) {
    const answer = await ask(path);
    assert.deepEqual([answer.status, answer.code === 'strict_mode'], [status, false], path);
  }
  assert.equal((await ask('/api/items/all?x=1', { method: 'HEAD' })).status, 200);
  assert.notEqual((await ask('/api/nothing', { method: 'OPTIONS' })).code, 'strict_mode');
  assert.equal((await ask('/api/items/all?x=1&__code=404')).code, 'no_items_found');
  assert.equal((await ask('/api/items/all?__delay=1')).status, 200);
  mock.fail({ operation: 'listItems', status: 503 });
  assert.equal((await ask('/api/items/all?x=1')).status, 400);
  assert.equal((await ask('/api/items/all')).status, 503);
  mock.answer({ path: '/api/new' }, { text: 'new' }, { times: 'always' });
  assert.equal((await ask('/api/new')).code, 'strict_mode');
});

test('lets a body be read again: by the service, and by answers that depend on it', async cleanup => {
  const { mock, ask } = await start(cleanup);
  const replay = '/api/v1/automation/events/replay';
  const since = new Date(mock.now() - 3_600_000).toISOString();
  const request = { method: 'POST', headers: json, body: JSON.stringify({ since, limit: 5 }) };
  mock.answer('replayAutomationEvents', 503, { when: { body: { since, limit: 5 } } });
  assert.equal((await ask(replay, request)).status, 503);
  assert.equal((await ask(replay, request)).status, 200);
});

test('does not change what the console does, also while requests are refused', async cleanup => {
  const { mock, ask } = await start(cleanup);
  const person = await loggedIn(mock);
  const answers = await Promise.all(
    Array.from(
      { length: 50 },
      async () =>
        [await ask('/api/items/all?x=1'), await person.get('/workspaces/ws_studio/start?x=1')] as const,
    ),
  );
  for (const [refused, page] of answers) assert.deepEqual([refused.code, page.status], ['strict_mode', 200]);
  assert.deepEqual(
    (await mock.coverage()).disallowed.map(({ count }) => count),
    [50],
  );
});

test('is told in the log, without secrets, and in the coverage', async cleanup => {
  const lines: string[] = [];
  const { mock, ask } = await start(cleanup, { log: line => lines.push(line) });
  await ask(`/api/items/all?colour=red&api_key=${mock.keys.studio}`);
  await ask('/api/nothing');
  assert.deepEqual(
    lines.filter(line => line.startsWith('strict')),
    [
      'strict mode refused GET /api/items/all?colour=red&api_key=***: colour is not a known parameter',
      'strict mode refused GET /api/nothing: the document has no path /api/nothing',
    ],
  );
  const { disallowed } = await mock.coverage();
  assert.deepEqual(
    disallowed.map(({ operation, reason, status }) => [operation, reason, status]),
    [
      ['listItems', 'colour is not a known parameter', 400],
      [null, 'the document has no path /api/nothing', 404],
    ],
  );
});

test('is for isolated tests too, and shows its error to pages of other origins', async cleanup => {
  const { mock, ask } = await start(cleanup);
  const mine = await mock.isolate();
  assert.equal((await send(`${mine.url}/api/nothing`)).headers['x-error-code'], 'strict_mode');
  const { headers, code } = await ask('/api/nothing', { headers: { origin: 'http://localhost:5173' } });
  assert.equal(code, 'strict_mode');
  assert.equal(headers['access-control-allow-origin'], 'http://localhost:5173');
});

test('is off unless it is asked for', async cleanup => {
  const { ask } = await start(cleanup, { strict: false });
  assert.equal((await ask('/api/items/all?pgae=2')).status, 200);
  assert.equal((await ask('/api/nothing')).code, 'not_found');
});

test.run();
