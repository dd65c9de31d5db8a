/** The controls of a mock server at a URL as functions. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { marketplace } from '../../../mock-server/integrations/cypress.ts';
import { remoteMock } from '../../../mock-server/integrations/remote-mock.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { receiver } from '../../webhooks/receiver.ts';

const test = suiteOf('A mock server at a URL', { isLong: true });

async function started(cleanup: Cleanup) {
  const server = await startMock({ scenarios: { empty: { fixtures: { items: { ws_studio: [] } } } } });
  cleanup(() => server.close());
  const mock = remoteMock(server.url, 'one');
  cleanup(() => mock.close());
  const key = { headers: { 'x-api-key': server.keys.studio ?? '' } };
  const status = async (path = '/api/items/all') => (await mock.fetch(path, key)).status;
  return { server, mock, key, status };
}

test('answers and fails in place of the service, for one test', async cleanup => {
  const { server, mock, key, status } = await started(cleanup);
  await mock.answer('listItems', [503, 200]);
  assert.deepEqual([await status(), await status(), await status()], [503, 200, 200]);
  await mock.answer({ path: '/flags' }, { bytes: Buffer.from('on') }, { times: 'always' });
  assert.equal(await (await mock.fetch('/flags')).text(), 'on');
  assert.equal((await mock.answers()).length, 1);
  await mock.stopAnswers();
  assert.equal(await status('/flags'), 404);
  const { id } = await mock.fail({ operation: 'listItems', status: 500, times: 'always' });
  assert.equal(await status(), 500);
  assert.equal((await server.fetch('/api/items/all', key)).status, 200);
  await mock.stopFaults(id);
  assert.deepEqual(await mock.faults(), []);
});

test('changes data, time and scenario', async cleanup => {
  const { server, mock, status } = await started(cleanup);
  await mock.snapshot('start');
  await mock.patchRecord('items', 1001, { name: 'Renamed' });
  assert.ok((await mock.deleteRecord('items', 1002)).items);
  await mock.restore('start');
  await mock.putRecord('models', 'tiny', { object: 'model', created: 1_700_000_000, owned_by: 'studio' });
  assert.equal(await mock.setTime('2030-01-01', { frozen: true }), Date.UTC(2030, 0, 1));
  assert.equal(await mock.advance('1d'), Date.UTC(2030, 0, 2));
  assert.equal(await mock.now(), Date.UTC(2030, 0, 2));
  assert.ok((await mock.resetTime()) < Date.UTC(2030, 0, 1));
  await mock.use('empty');
  assert.equal(await status('/api/items/item?item_id=1001'), 404);
  await mock.reset();
  await mock.close();
  assert.equal(await status('/api/items/item?item_id=1001'), 200);
  assert.equal((await server.fetch('/__mock/as')).status, 200);
});

test('lists and awaits requests, each once, also those that have arrived', async cleanup => {
  const { mock, status } = await started(cleanup);
  await status('/api/items/item?item_id=1001');
  const later = mock.waitForRequest({ operation: 'getItem', input: { item_id: 1002 } });
  await status('/api/items/item?item_id=1002');
  assert.match((await later).url, /item_id=1002/);
  assert.match((await mock.waitForRequest({ operation: 'getItem' })).url, /item_id=1001/);
  await assert.rejects(
    mock.waitForRequest(one => one.status === 200, { timeout: 1 }),
    /no request that fits the function arrived within 1 ms; requests that came: GET \/api\/items\/item/,
  );
  await assert.rejects(
    mock.waitForRequest({ operation: 'listItems', status: 200 }, { timeout: 1 }),
    /waitForRequest: no request with operation listItems, status 200 arrived within 1 ms; requests that came/,
  );
  assert.equal((await mock.requests({ status: '2xx' })).length, 2);
  const { log } = await mock.har();
  assert.equal(log.entries.length, 2);
  await mock.clearRequests();
  assert.deepEqual(await mock.requests(), []);
});

test('says what is wrong: in the words of the mock server, and if there is none', async cleanup => {
  const { mock } = await started(cleanup);
  await assert.rejects(
    mock.answer('getItem', { stauts: 1 } as never),
    /no field stauts: did you mean status\?/,
  );
  await assert.rejects(
    mock.answer('getItem', () => 404),
    /answer must not be a function/,
  );
  await assert.rejects(async () => mock.requests({ path: /items/ }), /path must be a text/);
  await assert.rejects(mock.use('empy'), /there is no scenario empy: did you mean empty\?/);
  const nobody = remoteMock('http://127.0.0.1:9', 'one');
  await assert.rejects(nobody.reset(), /no mock server answers at http:\/\/127\.0\.0\.1:9: start it first/);
});

test('has tasks for Cypress, which take the arguments of the functions', async cleanup => {
  const { server, key } = await started(cleanup);
  let tasks: Record<string, (given?: unknown) => Promise<unknown>> = {};
  const on = (event: string, given: typeof tasks) => {
    assert.equal(event, 'task');
    tasks = given;
  };
  const config = await marketplace(on, { env: { KEPT: 1 }, baseUrl: 'x' }, { url: `${server.url}/` });
  assert.deepEqual(config, { env: { KEPT: 1, MARKETPLACE_URL: server.url }, baseUrl: 'x' });
  const task = (name: string, given?: unknown) => tasks[`mock:${name}`]?.(given);
  await task('answer', ['listItems', 503]);
  assert.equal((await server.fetch('/api/items/all', key)).status, 503);
  assert.equal(((await task('requests', { operation: 'listItems' })) as unknown[]).length, 1);
  // Cypress takes `undefined` for a task that nobody has registered.
  assert.equal(await task('reset'), null);
  assert.equal(await task('use', 'empty'), null);
  await assert.rejects(marketplace(on, { env: {} }, { url: 'localhost' }), /marketplace: url must be/);
  const own = await marketplace(on, { env: {} });
  assert.equal((await fetch(`${own.env.MARKETPLACE_URL}/__mock/health`)).status, 200);
});

test('awaits deliveries of webhooks, each attempt once, and says what came instead', async cleanup => {
  const { url, reached } = await receiver(cleanup);
  const port = Number(new URL(url).port);
  const server = await startMock({ webhookPorts: [port] });
  cleanup(() => server.close());
  const mock = remoteMock(server.url, 'one');
  cleanup(() => mock.close());
  const send = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${server.keys.studio}`, 'content-type': 'application/json' };
    const answer = await mock.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    assert.equal(answer.status, 201);
  };
  await assert.rejects(
    mock.waitForDelivery({ type: 'link.created' }, { timeout: 1 }),
    /no delivery with type link\.created was sent within 1 ms; no other deliveries came: does a webhook/,
  );
  await send('/api/v1/webhooks', { url: `${url}?token=secret-token`, event_types: ['link.created'] });
  const later = mock.waitForDelivery({ type: 'link.created', status: 204 });
  await send('/api/v1/links', { url: 'https://example.com/a?token=hush-hush', slug: 'fresh' });
  const delivery = await later;
  await reached(1);
  assert.deepEqual([delivery.type, delivery.workspace_id], ['link.created', 'ws_studio']);
  assert.match(JSON.stringify(delivery.payload), /"fresh"/);
  assert.doesNotMatch(JSON.stringify(delivery), /secret-token|hush-hush/);
  await assert.rejects(
    mock.waitForDelivery(one => one.status === 204, { timeout: 1 }),
    /fits the function was sent.*link\.created to .*\(204, returned by an earlier waitForDelivery\)/,
  );
  await assert.rejects(
    mock.waitForDelivery({ typ: 'link.created' } as never, { timeout: 1 }),
    /typ is not a known parameter: did you mean type\?/,
  );
});

test('tells the coverage of all requests', async cleanup => {
  const { mock, status } = await started(cleanup);
  await status('/api/items/item?item_id=1001');
  const { operations } = await mock.coverage();
  assert.equal(operations.getItem?.calls, 1);
  await mock.clearCoverage();
  assert.equal((await mock.coverage()).operations.getItem?.calls, 0);
});

test.run();
