/** The journal of the mock server over HTTP. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { type HarEntry, startMock } from '../../../mock-server/index.ts';
import { type Cleanup, knownCode, post, secrets, send, suiteOf } from '../../helper.ts';

const test = suiteOf('Journal over HTTP', { isLong: true });

async function start(cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(mock.close);
  return { ...mock, door: `${mock.url}/__mock/requests` };
}

const idsOf = ({ json }: { json: Record<string, unknown> }) =>
  (json.data as { id: number }[]).map(({ id }) => id);

test('lists the newest requests, or the next ones after an id', async cleanup => {
  const { url, door, requests } = await start(cleanup);
  for (const path of ['a', 'b', 'c', 'a']) await send(`${url}/${path}`);
  const all = await send(door);
  assert.deepEqual(all.json, { status: 'success', data: JSON.parse(JSON.stringify(requests())) });
  assert.deepEqual(idsOf(await send(`${door}?limit=2`)), [3, 4]);
  assert.deepEqual(idsOf(await send(`${door}?after=1&limit=2`)), [2, 3]);
  assert.deepEqual(idsOf(await send(`${door}?path=/a&status=404&method=get`)), [1, 4]);
  assert.deepEqual(idsOf(await send(`${door}?since=2999-01-01`)), []);
  assert.deepEqual(idsOf(await send(`${door}?since=0&status=2xx`)), []);
});

test('refuses parameters that mean nothing', async cleanup => {
  const { door } = await start(cleanup);
  for (const [query, message] of [
    ['limit=0', 'limit must be a whole number from 1 to 1000'],
    ['after=x', 'after must be the id of a request'],
    ['format=xml', 'format must be har, or left out'],
    ['color=red', 'color is not a known parameter'],
    ['status=404&status=200', 'status must be sent once'],
    ['operation=nothing', 'the service has no operation nothing'],
  ]) {
    const { status, json } = await send(`${door}?${query}`);
    assert.equal(status, 400);
    assert.ok(String(json.msg).includes(message ?? ''), String(json.msg));
  }
});

test('is emptied by DELETE', async cleanup => {
  const { url, door } = await start(cleanup);
  await send(`${url}/a`);
  assert.equal((await send(door, { method: 'DELETE' })).status, 200);
  assert.deepEqual(idsOf(await send(door)), []);
});

const load = createRequire(import.meta.url);

/** The published JSON Schema of HAR 1.2. */
function harChecker() {
  const ajv = new Ajv({ strict: false, validateFormats: true });
  formats.default(ajv);
  ajv.addMetaSchema(load('ajv/dist/refs/json-schema-draft-06.json'));
  const schemas: Record<string, object> = load('har-schema');
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return (value: unknown) => {
    ajv.validate('har.json#', value);
    return ajv.errors ?? [];
  };
}

test('is exported as HAR 1.2', async cleanup => {
  const { url, door, har } = await start(cleanup);
  await send(`${url}/api/items/all?api_key=${secrets.studio}&page=1`);
  await post(`${url}/api/purchases/validation`, { api_key: secrets.studio, purchase_code: knownCode });
  await send(`${url}/`);
  await send(`${url}/%zz|[x]?a=%&b=[|]`);
  await send(`${url}/media/thumbnail/1001.svg`);
  const check = harChecker();
  assert.deepEqual(check(await har()), []);
  assert.equal(check({ log: {} }).length > 0, true);
  const exported = await send(`${door}?format=har`);
  assert.match(exported.headers['content-disposition'] ?? '', /requests\.har/);
  assert.deepEqual(exported.json, JSON.parse(JSON.stringify(await har())));
  const { entries } = (await har()).log;
  const [list, validation, root] = entries as [HarEntry, HarEntry, HarEntry];
  assert.equal(list.request.url, `${url}/api/items/all?api_key=***&page=1`);
  assert.deepEqual(list.request.queryString[1], { name: 'page', value: '1' });
  assert.equal(list._operation, 'listItems');
  assert.equal(validation.request.postData?.text, '{"api_key":"***","purchase_code":"***"}');
  assert.match(validation.response.content.text ?? '', /"purchase_code":"\*\*\*"/);
  assert.equal(root.response.redirectURL, '/user/api');
  assert.deepEqual(idsOf({ json: { data: entries } }).length, 5);
});

/** Reads Server-Sent Events. */
async function reader(cleanup: Cleanup, url: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  cleanup(() => leaving.abort());
  const response = await fetch(url, { headers, signal: leaving.signal });
  const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    leave: () => leaving.abort(),
    async until(part: string): Promise<string> {
      while (!text.includes(part)) {
        const chunk = await chunks?.read();
        if (chunk === undefined || chunk.done) throw new Error(`the stream ended: ${text}`);
        text += chunk.value;
      }
      return text;
    },
    async ended(): Promise<void> {
      while (!(await chunks?.read())?.done);
    },
  };
}

test('is sent as Server-Sent Events, on demand from an id on', async cleanup => {
  const { url, door, clearRequests } = await start(cleanup);
  await send(`${url}/early`);
  const { response, until } = await reader(cleanup, `${door}/events`);
  assert.equal(response.headers.get('content-type'), 'text/event-stream');
  await send(`${url}/late?api_key=${secrets.studio}`);
  const text = await until('"/late?api_key=***"');
  assert.match(text, /event: request\nid: 2\ndata: \{"id":2,/);
  assert.ok(!text.includes('/early'));
  clearRequests();
  await until('event: clear\n');
  await send(`${url}/third`);
  await send(`${url}/fourth`);
  const again = await reader(cleanup, `${door}/events`, { 'last-event-id': '3' });
  assert.ok(!(await again.until('/fourth')).includes('/third'));
  await (await reader(cleanup, `${door}/events?after=2`)).until('/third');
});

test('answers HEAD for the events at once, and without a place among their readers', async cleanup => {
  const { door } = await start(cleanup);
  const { status, headers } = await fetch(`${door}/events`, {
    method: 'HEAD',
    signal: AbortSignal.timeout(3_000),
  });
  assert.deepEqual([status, headers.get('content-type')], [200, 'text/event-stream']);
});

test('refuses filters of the events instead of ignoring them', async cleanup => {
  const { door } = await start(cleanup);
  for (const query of ['status=404', 'operation=getItem', 'path=/a', 'method=GET', 'since=0']) {
    const response = await fetch(`${door}/events?${query}`, { signal: AbortSignal.timeout(3_000) });
    const { msg } = (await response.json()) as { msg: string };
    const [name] = query.split('=');
    assert.deepEqual([response.status, msg], [400, `Invalid request: ${name} is not a known parameter`]);
  }
});

test('disconnects a reader of events that does not read, and refuses too many', async cleanup => {
  const { url, door } = await start(cleanup);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  cleanup(() => socket.destroy());
  const closed = new Promise<void>(resolve => {
    socket.on('close', () => resolve());
    socket.on('error', () => {});
  });
  socket.write('GET /__mock/requests/events HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise(resolve => socket.once('data', resolve));
  socket.pause();
  const body = JSON.stringify({ x: 'é'.repeat(30_000) });
  let isOpen = true;
  void closed.then(() => {
    isOpen = false;
  });
  // The network holds some megabytes besides those of the mock.
  for (let sent = 0; sent < 400; sent += 1) await post(`${url}/x`, body);
  socket.resume();
  await closed;
  assert.equal(isOpen, false);
  const readers = await Promise.all(Array.from({ length: 50 }, () => reader(cleanup, `${door}/events`)));
  const refused = await send(`${door}/events`);
  assert.deepEqual(
    [refused.status, refused.json.msg],
    [400, 'Invalid request: at most 50 clients may read the events at once'],
  );
  for (const { leave } of readers) leave();
});

test('ends the streams of events when the mock server closes', async cleanup => {
  const mock = await startMock();
  const { until, ended } = await reader(cleanup, `${mock.url}/__mock/requests/events`);
  await until('retry');
  await mock.close();
  await ended();
});

test.run();
