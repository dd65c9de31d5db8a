/** Waiting for a request that the mock server receives. */
import assert from 'node:assert/strict';
import { sentenceOf } from '../../../mock-server/control/journal/words.ts';
import { startMock } from '../../../mock-server/index.ts';
import { type Cleanup, secrets, send, suiteOf } from '../../helper.ts';

const test = suiteOf('Waiting for a request');

async function start(cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(mock.close);
  return mock;
}

test('waits for the next request that fits, and not for an earlier one', async cleanup => {
  const { url, waitForRequest } = await start(cleanup);
  await send(`${url}/api/items/all?api_key=${secrets.studio}`);
  const next = waitForRequest({ operation: 'listItems', status: 200 });
  await send(`${url}/api/items/all`);
  await send(`${url}/other`);
  await send(`${url}/api/items/all?api_key=${secrets.sounds}`);
  const { id, status, duration } = await next;
  assert.deepEqual([id, status, duration !== null], [4, 200, true]);
});

test('returns an earlier request with a greater id than the one in after', async cleanup => {
  const { url, waitForRequest, requests } = await start(cleanup);
  await send(`${url}/one`);
  const last = requests().at(-1)?.id ?? 0;
  await send(`${url}/one`);
  assert.equal((await waitForRequest({ path: '/one', after: last })).id, 2);
  assert.equal((await waitForRequest({ after: 0 })).id, 1);
});

test('takes a function, whose error is that of the wait', async cleanup => {
  const { url, waitForRequest } = await start(cleanup);
  const found = waitForRequest(({ headers }) => headers['x-test'] === 'b');
  const failed = waitForRequest(() => {
    throw new Error('of the test');
  });
  failed.catch(() => {});
  await send(`${url}/`, { headers: { 'x-test': 'a' } });
  await send(`${url}/`, { headers: { 'x-test': 'b' } });
  assert.equal((await found).id, 2);
  await assert.rejects(failed, { message: 'of the test' });
});

test('ends after the timeout with a list of what came instead', async cleanup => {
  const { fetch, waitForRequest } = await start(cleanup);
  await assert.rejects(waitForRequest({}, { timeout: 0 }), {
    message: 'waitForRequest: no request arrived within 0 ms; no other requests came',
  });
  let isOver = false;
  const waiting = waitForRequest({ operation: 'getItem', status: '2xx' }, { timeout: 300 }).finally(() => {
    isOver = true;
  });
  waiting.catch(() => {});
  while (!isOver) await (await fetch(`/page?api_key=${secrets.studio}`)).text();
  await assert.rejects(waiting, {
    message:
      /^waitForRequest: no request with operation getItem, status 2xx arrived within 300 ms; requests that came: GET \/page\?api_key=\*\*\* \(/,
  });
});

test('names the last five of what came instead', () => {
  assert.equal(sentenceOf('requests', []), 'no other requests came');
  assert.equal(sentenceOf('requests', ['a', 'b']), 'requests that came: a, b');
  assert.equal(
    sentenceOf('requests', ['a', 'b', 'c', 'd', 'e', 'f', 'g']),
    'requests that came: c, d, e, f, g and 2 before',
  );
});

test('ends when the mock server closes, and refuses options that it does not have', async () => {
  const { waitForRequest, waitForDelivery, close } = await startMock();
  const waiting = [waitForRequest(), waitForDelivery()];
  for (const one of waiting) one.catch(() => {});
  await assert.rejects(waitForRequest({}, { timeout: -1 }), {
    message: 'waitForRequest: timeout must be a number from 0 to 2147483647',
  });
  await close();
  const [request, delivery] = await Promise.allSettled(waiting);
  assert.match(String(request?.status === 'rejected' && request.reason), /the mock server was closed before/);
  assert.match(
    String(delivery?.status === 'rejected' && delivery.reason),
    /the mock server was closed before/,
  );
});

test('ends at once if the mock server is closed already', async () => {
  const { close, waitForRequest, waitForDelivery } = await startMock();
  await close();
  for (const wait of [waitForRequest, waitForDelivery])
    await assert.rejects(wait({}, { timeout: 1_000 }), /the mock server was closed before/);
});

test('serves a thousand that wait at once', async cleanup => {
  const { url, waitForRequest } = await start(cleanup);
  const waiting = Array.from({ length: 1_000 }, (_, index) => waitForRequest({ path: `/${index % 2}` }));
  await Promise.all([send(`${url}/0`), send(`${url}/1`)]);
  assert.deepEqual(new Set((await Promise.all(waiting)).map(({ path }) => path)), new Set(['/0', '/1']));
});

test('counts a stream of events as answered when it has opened', async cleanup => {
  const { url, waitForRequest } = await start(cleanup);
  const opened = waitForRequest({ operation: 'listenToInstance' });
  const headers = { authorization: `Bearer ${secrets.studio}`, accept: 'text/event-stream' };
  const response = await fetch(`${url}/api/v1/instances/ins_demo/events`, { headers });
  cleanup(() => response.body?.cancel());
  assert.equal((await opened).status, 200);
});

test.run();
