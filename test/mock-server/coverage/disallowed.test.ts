/** Requests that the document does not allow. */
import assert from 'node:assert/strict';
import { type Mock, startMock } from '../../../mock-server/index.ts';
import { type Cleanup, knownCode, post, type RawRequest, send, suiteOf } from '../../helper.ts';
import { atEnd } from '../../runner/at-end.ts';

const test = suiteOf('The coverage of the contract knows requests that the document does not allow');

const shared = await startMock();
atEnd.push(shared.close);

async function mockFor(cleanup: Cleanup) {
  cleanup(() => shared.clearCoverage());
  return shared;
}

const json = { 'content-type': 'application/json' };

/** What is wrong with a request, and its answer. */
async function mistakeIn(mock: Mock, path: string, { headers, ...request }: RawRequest = {}) {
  mock.clearCoverage();
  const key = { authorization: `Bearer ${mock.keys.studio}` };
  await send(`${mock.url}${path}`, { ...request, headers: { ...key, ...headers } });
  const { disallowed, summary } = await mock.coverage();
  assert.equal(disallowed.length, summary.disallowed);
  return disallowed.map(({ operation, reason, status }) => [operation, reason, status]);
}

test('names what the service lets pass', async cleanup => {
  const mock = await mockFor(cleanup);
  assert.deepEqual(await mistakeIn(mock, '/api/items/all?pgae=2'), [
    ['listItems', 'pgae is not a known parameter: did you mean page?', 200],
  ]);
  assert.deepEqual(await mistakeIn(mock, '/api/items/all/'), [
    ['listItems', 'the path ends with a slash, and that of the operation does not', 200],
  ]);
  assert.deepEqual(await mistakeIn(mock, '/api/v1/links/?limit=1'), [
    ['listLinks', 'the path ends with a slash, and that of the operation does not', 200],
  ]);
  const validation = `/api/purchases/validation?purchase_code=${knownCode}`;
  assert.deepEqual(await mistakeIn(mock, validation, { method: 'POST' }), [
    ['validatePurchase', 'purchase_code belongs in the body, not in the query', 200],
  ]);
  assert.deepEqual(
    await mistakeIn(mock, '/api/items/item', {
      headers: { ...json, 'content-length': '16' },
      body: '{"item_id":1001}',
    }),
    [['getItem', 'the operation takes no body', 200]],
  );
});

test('names an integer that was sent as text', async cleanup => {
  const mock = await mockFor(cleanup);
  const request = (body: string) => ({ method: 'POST', headers: json, body });
  const replay = '/api/v1/automation/events/replay';
  const given = (limit: unknown) =>
    request(JSON.stringify({ since: new Date(mock.now() - 3_600_000).toISOString(), limit }));
  assert.deepEqual(await mistakeIn(mock, replay, given('5')), [
    ['replayAutomationEvents', 'limit must be an integer, and was sent as text', 200],
  ]);
  assert.deepEqual(await mistakeIn(mock, replay, given(5)), []);
});

test('has the words of the service for what it refuses', async cleanup => {
  const mock = await mockFor(cleanup);
  const links = '/api/v1/links';
  const sent = (body: string, type = 'application/json') => ({
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  for (const [path, request, mistake] of [
    [`${links}?limt=1`, {}, ['listLinks', 'limt is not a known parameter: did you mean limit?', 400]],
    [`${links}?limit=x`, {}, ['listLinks', 'limit must be an integer', 400]],
    [
      links,
      sent('{"url":"https://example.com/","tilte":"x"}'),
      ['createLink', 'tilte is not a known field: did you mean title?', 400],
    ],
    [links, sent('{}'), ['createLink', 'url is required', 400]],
    [links, sent('{"url":'), ['createLink', 'the body does not match its Content-Type', 400]],
    [links, sent('{}', 'text/plain'), ['createLink', 'Unsupported media type: send application/json', 415]],
  ] as const)
    assert.deepEqual(await mistakeIn(mock, path, request), [mistake], JSON.stringify([path, request]));
});

test('has its words for what an operation refuses that reads its requests itself', async cleanup => {
  const mock = await mockFor(cleanup);
  const event = { method: 'POST', headers: json, body: '{}' };
  const [mistake] = await mistakeIn(mock, '/api/v1/automation/publish', event);
  assert.deepEqual([mistake?.[0], mistake?.[2]], ['publishAutomationEvent', 400]);
  assert.match(String(mistake?.[1]), /type/);
});

test('allows what only the rules of the service refuse, and requests without a valid key', async cleanup => {
  const mock = await mockFor(cleanup);
  const webhook = JSON.stringify({ url: 'http://10.0.0.1/', event_types: ['*'] });
  assert.deepEqual(
    await mistakeIn(mock, '/api/v1/webhooks', { method: 'POST', headers: json, body: webhook }),
    [],
  );
  const delayed = { method: 'POST', headers: json, body: webhook };
  assert.deepEqual(await mistakeIn(mock, '/api/v1/webhooks?__delay=1', delayed), []);
  const { operations } = await mock.coverage();
  assert.equal(operations.createWebhook?.sharedStatuses[400], 1);
  assert.deepEqual(await mistakeIn(mock, '/api/v1/links', { headers: { authorization: 'Bearer none' } }), []);
  assert.deepEqual(await mistakeIn(mock, `/api/items/item?item_id=1&api_key=${mock.keys.studio}`), []);
  assert.deepEqual(await mistakeIn(mock, '/api/items/all?page=1&&per_page=5&'), []);
});

test('allows whatever is sent to an inbound endpoint', async cleanup => {
  const mock = await mockFor(cleanup);
  const headers = { authorization: `Bearer ${mock.keys.studio}` };
  const settings = { name: 'Any', event_type: 'made' };
  const made = await post(`${mock.url}/api/v1/automation/endpoints`, settings, headers);
  const path = `/api/v1/automation/in/${(made.json.data as { token: string }).token}?any=1`;
  assert.deepEqual(await mistakeIn(mock, path, { method: 'POST', headers: json, body: '{}' }), []);
  assert.equal((await mock.coverage()).operations.receiveAutomationEvent?.statuses[202], 1);
});

test('allows a request whose answer a test has chosen, and what only the mock server reads', async cleanup => {
  const mock = await mockFor(cleanup);
  for (const status of [400, 415]) {
    mock.fail({ operation: 'listLinks', status });
    assert.deepEqual(await mistakeIn(mock, '/api/v1/links?limt=1'), []);
    assert.equal((await mock.coverage()).operations.listLinks?.sharedStatuses[status], 1);
  }
  mock.answer('listItems', { body: { status: 'success', items: [] } });
  assert.deepEqual(await mistakeIn(mock, '/api/items/all?x=1'), []);
  assert.deepEqual(await mistakeIn(mock, '/api/items/all?x=1&__code=200'), []);
  assert.equal((await mock.coverage()).operations.listItems?.statuses[200], 1);
  assert.deepEqual(await mistakeIn(mock, '/api/items/all?page=1&__delay=1'), []);
});

test('names paths and methods that the document does not have', async cleanup => {
  const mock = await mockFor(cleanup);
  for (const [path, method, reason, status] of [
    ['/api/items/al', 'GET', 'the document has no path /api/items/al: did you mean /api/items/all?', 404],
    ['/API/items/all', 'GET', 'the document has no path /API/items/all: did you mean /api/items/all?', 404],
    ['/api/v2/orders?x=1', 'POST', 'the document has no path /api/v2/orders', 404],
    ['/api', 'GET', 'the document has no path /api', 404],
    ['/api/items/all', 'PATCH', 'the document has no PATCH for this path, but GET', 405],
    ['/api/v1/links/one', 'PUT', 'the document has no PUT for this path, but GET, PATCH, DELETE', 405],
  ] as const)
    assert.deepEqual(await mistakeIn(mock, path, { method }), [[null, reason, status]], path);
});

test('keeps what is wrong at paths of the document, however many other paths are tried', async cleanup => {
  const mock = await mockFor(cleanup);
  for (let count = 0; count < 150; count += 1) await send(`${mock.url}/api/v2/${count}`);
  for (const id of ['one', 'two']) await send(`${mock.url}/api/v1/links/${id}`, { method: 'PUT' });
  const { disallowed, summary } = await mock.coverage();
  assert.deepEqual([disallowed.length, summary.disallowed], [101, 152]);
  const { path, count } = disallowed.find(({ method }) => method === 'PUT') ?? {};
  assert.deepEqual([path, count], ['/api/v1/links/{link_id}', 2]);
});

test('counts the same mistake once, with the number of requests', async cleanup => {
  const mock = await mockFor(cleanup);
  const headers = { authorization: `Bearer ${mock.keys.studio}` };
  for (let count = 0; count < 3; count += 1)
    await send(`${mock.url}/api/items/all?page=${count + 1}&color=red`, { headers });
  await send(`${mock.url}/api/items/all?colour=red`, { headers });
  const { disallowed } = await mock.coverage();
  assert.deepEqual(
    disallowed.map(({ reason, count, method, path }) => [reason, count, method, path]),
    [
      ['color is not a known parameter', 3, 'GET', '/api/items/all'],
      ['colour is not a known parameter', 1, 'GET', '/api/items/all'],
    ],
  );
});

test('shows no secret', async cleanup => {
  const mock = await mockFor(cleanup);
  await send(`${mock.url}/api/${mock.keys.studio}/${knownCode}`);
  await post(
    `${mock.url}/api/v1/links?${mock.keys.studio}=1`,
    {},
    { authorization: `Bearer ${mock.keys.studio}` },
  );
  await send(`${mock.url}/api/items/all?${mock.keys.studio}=1`, {
    headers: { 'x-api-key': mock.keys.studio ?? '' },
  });
  const report = await mock.coverage();
  assert.equal(report.disallowed.length, 3);
  const text = JSON.stringify(report);
  assert.ok(!text.includes(mock.keys.studio ?? '') && !text.includes(knownCode), text.slice(-2_000));
});

test.run();
