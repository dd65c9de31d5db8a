/** What the mock server counts of a test run. */
import assert from 'node:assert/strict';
import { type Mock, startMock } from '../../../mock-server/index.ts';
import { type Cleanup, post, send, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';
import { outcomeOf } from '../faults/outcome.ts';

const test = suiteOf('The coverage of the contract');

async function start(cleanup: Cleanup, options: Parameters<typeof startMock>[0] = {}) {
  const mock = await startMock(options);
  cleanup(mock.close);
  const headers = { authorization: `Bearer ${mock.keys.studio}` };
  const get = (path: string, method = 'GET') => send(`${mock.url}${path}`, { method, headers });
  return { mock, headers, get };
}

const covered = async (mock: Pick<Mock, 'coverage'>, id: string) => {
  const found = (await mock.coverage()).operations[id];
  assert.ok(found !== undefined, id);
  return found;
};

test('counts calls, statuses and query parameters of each operation', async cleanup => {
  const { mock, get } = await start(cleanup);
  await get('/api/items/item?item_id=1001');
  await get('/api/items/item?item_id=1001');
  await get('/api/items/item?item_id=1');
  await send(`${mock.url}/api/items/item?%69tem_id=1001`);
  const { calls, method, path, statuses, sharedStatuses, parameters } = await covered(mock, 'getItem');
  assert.deepEqual([calls, method, path], [4, 'GET', '/api/items/item']);
  assert.deepEqual(statuses, { 200: 2, 404: 1 });
  assert.equal(sharedStatuses[401], 1);
  assert.equal(sharedStatuses[500], 0);
  assert.deepEqual(parameters, { item_id: 4 });
  const never = await covered(mock, 'createLink');
  assert.deepEqual([never.calls, never.statuses], [0, { 201: 0, 409: 0, 422: 0, 429: 0 }]);
});

test('sums up what was used, and knows the operations and statuses of the document', async cleanup => {
  const { mock, get } = await start(cleanup);
  await get('/api/items/all?page=1&per_page=2');
  await get('/api/v1/links/nothing');
  const { summary, operations } = await mock.coverage();
  const { paths } = (await get('/api/openapi.json')).json as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  };
  const described = Object.values(paths).flatMap(path => Object.values(path));
  assert.deepEqual(Object.keys(operations).sort(), described.map(one => one.operationId).sort());
  for (const { operationId, responses } of described) {
    const { statuses = {}, sharedStatuses = {} } = operations[operationId] ?? {};
    assert.deepEqual(Object.keys({ ...statuses, ...sharedStatuses }), Object.keys(responses), operationId);
  }
  assert.equal(summary.calls, 2);
  assert.deepEqual(summary.operations, { used: 2, all: described.length });
  assert.equal(summary.statuses.used, 2);
  assert.equal(summary.parameters.used, 2);
  assert.deepEqual([summary.requestFields, summary.responseFields, summary.disallowed], [null, null, 0]);
});

test('counts a path with parameters, and not HEAD, OPTIONS, the controls, the console and short links', async cleanup => {
  const { mock, get } = await start(cleanup);
  await get('/api/v1/links/one');
  await get('/api/v1/links/two');
  await get('/api/items/all', 'HEAD');
  await get('/api/items/all', 'OPTIONS');
  await get('/api/nothing', 'HEAD');
  await get('/api/nothing', 'OPTIONS');
  for (const path of [
    '/__mock/requests',
    '/__mock/nothing',
    '/user/api/nothing',
    '/l/nothing',
    '/media/nothing',
    '/',
    '/api/openapi.json?x=1',
    '/api/openapi.yaml/',
  ])
    await get(path);
  const { summary, operations, disallowed } = await mock.coverage();
  assert.deepEqual([summary.calls, operations.getLink?.calls, disallowed], [2, 2, []]);
});

test('is there when the answer has arrived, also of streams', async cleanup => {
  const { mock, get, headers } = await start(cleanup);
  for (let count = 1; count <= 50; count += 1) {
    await get('/api/v1/models');
    assert.equal((await covered(mock, 'listModels')).calls, count);
  }
  const [instance] = Object.values(mock.data.instances).flat();
  const stream = await fetch(`${mock.url}/api/v1/instances/${instance?.id}/events`, { headers });
  assert.deepEqual((await covered(mock, 'listenToInstance')).statuses, { 200: 1, 404: 0 });
  await stream.body?.cancel();
  await send(`${mock.url}/api/v1/instances/nothing/events`, { headers });
  assert.deepEqual((await covered(mock, 'listenToInstance')).statuses, { 200: 1, 404: 1 });
});

test('counts requests without an answer, and with half of one', async cleanup => {
  const { mock, headers } = await start(cleanup);
  for (const [fault, calls, statuses] of [
    [{ reset: true }, 1, { 200: 0 }],
    [{ truncate: true }, 2, { 200: 1 }],
  ] as const) {
    mock.fail({ operation: 'listModels', ...fault });
    const { error } = await outcomeOf(`${mock.url}/api/v1/models`, { headers });
    assert.notEqual(error, null);
    // The client may know before the server that the connection has ended.
    await until(async () => (await covered(mock, 'listModels')).calls === calls);
    assert.deepEqual((await covered(mock, 'listModels')).statuses, statuses);
  }
});

test('counts answers that a test has asked for, also those that the document does not describe', async cleanup => {
  const { mock, get } = await start(cleanup);
  mock.fail({ operation: 'listModels', status: 418 });
  await get('/api/v1/models?__delay=1');
  await get('/api/items/item?__code=429');
  await get('/api/items/all?__code=404&wrong=1');
  const { operations, disallowed } = await mock.coverage();
  assert.deepEqual(operations.listModels?.otherStatuses, { 418: 1 });
  assert.deepEqual(operations.getItem?.otherStatuses, { 429: 1 });
  assert.deepEqual(operations.listItems?.statuses, { 200: 0, 404: 1 });
  assert.deepEqual(disallowed, []);
});

test('counts the requests of isolated tests too, and is not changed by a reset', async cleanup => {
  const { mock, get, headers } = await start(cleanup);
  const [one, other] = [await mock.isolate(), await mock.isolate()];
  await get('/api/v1/models');
  for (const { url } of [one, other]) await send(`${url}/api/v1/models`, { headers });
  await one.reset();
  await mock.reset();
  await other.close();
  await get('/__mock/as/named/api/v1/models');
  for (const object of [mock, one]) assert.equal((await covered(object, 'listModels')).calls, 4);
  one.clearCoverage();
  assert.equal((await covered(mock, 'listModels')).calls, 0);
});

test('counts fields and values of bodies only if it is asked to', async cleanup => {
  const { mock, get, headers } = await start(cleanup, { coverage: true });
  await get('/api/items/item?item_id=1001');
  await get('/api/items/item?item_id=1');
  await post(`${mock.url}/api/v1/links`, { url: 'https://example.com/', tags: ['a', 'b'] }, headers);
  await post(`${mock.url}/api/v1/links`, { url: 'nothing', title: 'Refused' }, headers);
  await get('/api/v1/links');
  const { summary, operations } = await mock.coverage();
  const { getItem, createLink, listLinks } = operations;
  assert.deepEqual(getItem?.responseFields?.status, { count: 1, values: { success: 1 } });
  assert.equal(getItem?.responseFields?.['item.price.regular']?.count, 1);
  assert.equal(getItem?.responseFields?.['item.media.preview_audio']?.count, 0);
  assert.deepEqual(getItem?.requestFields, {});
  assert.equal(createLink?.requestFields?.url?.count, 1);
  assert.equal(createLink?.requestFields?.title?.count, 0);
  assert.ok((listLinks?.responseFields?.['data[].id']?.count ?? 0) > 1);
  assert.ok((summary.requestFields?.used ?? 0) > 0 && (summary.requestFields?.all ?? 0) > 100);
  assert.ok((summary.responseFields?.used ?? 0) > 20);
  mock.clearCoverage();
  assert.equal((await covered(mock, 'getItem')).responseFields?.status?.count, 0);
});

test('leaves out the fields of requests that are longer than what the journal keeps', async cleanup => {
  const { mock, headers } = await start(cleanup, { coverage: true });
  const link = { url: `https://example.com/?${'x'.repeat(1_000)}` };
  for (const links of [Array.from({ length: 70 }, () => link), [link]]) {
    const { status } = await post(`${mock.url}/api/v1/links/bulk`, { links }, headers);
    assert.equal(status, 200);
  }
  const { calls, requestFields } = await covered(mock, 'createManyLinks');
  assert.deepEqual([calls, requestFields?.links?.count], [2, 1]);
});

test('counts the fields of forms', async cleanup => {
  const { mock } = await start(cleanup, { coverage: true });
  await send(`${mock.url}/api/purchases/validation`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-api-key': mock.keys.studio ?? '' },
    body: `purchase_code=${(await mock.demo()).purchase?.code}`,
  });
  const { requestFields, responseFields } = await covered(mock, 'validatePurchase');
  assert.equal(requestFields?.purchase_code?.count, 1);
  assert.equal(responseFields?.['data.purchase']?.count, 1);
});

test('is empty again after it was cleared, by the object or over HTTP', async cleanup => {
  const { mock, get } = await start(cleanup);
  for (const clear of [() => mock.clearCoverage(), () => get('/__mock/coverage', 'DELETE')]) {
    await get('/api/v1/models?x=1');
    await get('/api/nothing');
    assert.equal((await mock.coverage()).summary.disallowed, 2);
    await clear();
    const { summary, disallowed } = await mock.coverage();
    assert.deepEqual([summary.calls, summary.disallowed, disallowed], [0, 0, []]);
  }
});

test.run();
