/** The mock server as a listener of somebody else's server. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MockOptions, startMock } from '../../../mock-server/index.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';

const test = suiteOf('The callback of a mock server');

async function served(cleanup: Cleanup, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function started(cleanup: Cleanup, options: MockOptions = { port: null }) {
  const mock = await startMock(options);
  cleanup(() => mock.close());
  return mock;
}

test('answers without a port of its own, and its journal has what was received and sent', async cleanup => {
  const mock = await started(cleanup);
  const url = await served(cleanup, mock.callback());
  const body = new URLSearchParams({ api_key: mock.keys.studio ?? '', purchase_code: 'unknown' });
  const sent = mock.waitForRequest({ operation: 'validatePurchase' });
  const answer = await fetch(`${url}/api/purchases/validation`, { method: 'POST', body });
  assert.equal(answer.status, 404);
  const entry = await sent;
  assert.equal(entry.status, 404);
  assert.deepEqual(Object(entry.body?.value).purchase_code, 'unknown');
  assert.deepEqual(entry.response?.body?.value, await answer.json());
});

test('is that of an isolated test, with its answers, data and faults', async cleanup => {
  const mock = await started(cleanup);
  const mine = await mock.isolate();
  cleanup(() => mine.close());
  mine.answer('listItems', 503);
  const path = `/api/items/all?api_key=${mock.keys.studio}`;
  assert.equal((await fetch((await served(cleanup, mine.callback())) + path)).status, 503);
  assert.equal((await fetch((await served(cleanup, mock.callback())) + path)).status, 200);
  mine.fail({ operation: 'listItems', reset: true });
  await assert.rejects(fetch((await served(cleanup, mine.callback())) + path), TypeError);
});

test('lets only this machine use the controls, as a port of the mock server does', async cleanup => {
  const mock = await started(cleanup);
  const url = await served(cleanup, mock.callback());
  assert.equal((await fetch(`${url}/__mock/requests`)).status, 200);
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  assert.equal((await fetch(`${url}/__mock/requests`, { headers: forwarded })).status, 404);
});

test('refuses requests after the mock server has closed', async cleanup => {
  const mock = await startMock({ port: null });
  const url = await served(cleanup, mock.callback());
  await mock.close();
  const answer = await fetch(`${url}/api/items/all`);
  assert.equal(answer.status, 503);
  assert.deepEqual(await answer.json(), { status: 'error', msg: 'The mock server is closed' });
});

test.run();
