/** The mock server without a port. */
import assert from 'node:assert/strict';
import OpenAI from 'openai';
import { type Mock, startMock } from '../../../mock-server/index.ts';
import { knownCode, post, secrets, send, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';

const test = suiteOf('mock.fetch', { isLong: true });
const { studio } = secrets;
const bearer = { authorization: `Bearer ${studio}` };

let shared: Promise<Mock> | undefined;
/** One mock server without a port for all tests that change nothing. */
const mock = () => {
  shared ??= startMock({ port: null });
  return shared;
};

test('answers what a port answers', async cleanup => {
  const { fetch } = await mock();
  const listening = await startMock();
  cleanup(listening.close);
  for (const path of [
    `/${'x'.repeat(20_000)}`,
    '/api/items/item?item_id=1001',
    '/api/items/item?item_id=1',
    '/nothing',
    '/api/v1/models',
  ]) {
    const [local, remote] = await Promise.all([
      fetch(path, { headers: bearer }),
      send(listening.url + path, { headers: bearer }),
    ]);
    assert.equal(local.status, remote.status);
    assert.equal(local.headers.get('content-type'), remote.headers['content-type']);
    assert.equal(await local.text(), remote.text.replaceAll(listening.url, 'http://mock.localhost'));
  }
});

test('takes a Request, a URL or a path, of any host and without this', async () => {
  const { fetch } = await mock();
  const url = `https://shop.example/api/account/details?api_key=${studio}`;
  for (const input of [url, new URL(url), new Request(url), url.slice('https://shop.example'.length)]) {
    const response = await fetch(input);
    assert.equal(response.status, 200);
    assert.match(response.url, /\/api\/account\/details\?/);
    assert.equal(((await response.json()) as { status: string }).status, 'success');
  }
});

test('sends bodies: text, fields, forms, bytes and streams', async () => {
  const { fetch } = await mock();
  const fields = { api_key: studio, purchase_code: knownCode };
  const json = { 'content-type': 'application/json' };
  const text = JSON.stringify(fields);
  const stream = new ReadableStream({
    async start(controller) {
      for (const part of text.match(/.{1,20}/g) ?? []) {
        await new Promise(resolve => setImmediate(resolve));
        controller.enqueue(new TextEncoder().encode(part));
      }
      controller.close();
    },
  });
  for (const init of [
    { body: text, headers: json },
    { body: Buffer.from(text), headers: json },
    { body: new URLSearchParams(fields) },
    { body: stream, headers: json },
  ]) {
    const response = await fetch('/api/purchases/validation', { method: 'POST', ...init });
    assert.equal(response.status, 200, await response.text());
  }
});

test('returns redirects as they are, and responses without a body', async () => {
  const { fetch } = await mock();
  const root = await fetch('/');
  assert.deepEqual([root.status, root.headers.get('location')], [303, '/user/api']);
  const head = await fetch('/api/items/all', { method: 'HEAD', headers: bearer });
  assert.deepEqual([head.status, await head.text()], [200, '']);
  const first = await fetch('/api/items/all', { headers: bearer });
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch('/api/items/all', { headers: { ...bearer, 'if-none-match': etag } });
  assert.deepEqual([again.status, await again.text()], [304, '']);
  const login = await fetch('/user/api/login');
  assert.equal(login.headers.getSetCookie().length, 1);
  assert.equal(login.headers.get('connection'), null);
});

test('sends parts of media', async () => {
  const { fetch } = await mock();
  const response = await fetch('/media/preview/1003.wav', { headers: { range: 'bytes=0-3' } });
  const whole = await fetch('/media/thumbnail/1001.svg', { headers: { range: 'bytes=0-3' } });
  assert.deepEqual([whole.status, (await whole.arrayBuffer()).byteLength], [206, 4]);
  await response.body?.cancel();
});

test('counts as a client of this machine', async () => {
  const { fetch } = await mock();
  const listed = await fetch('https://shop.example/__mock/requests?limit=1');
  assert.equal(listed.status, 200);
});

test('sends Server-Sent Events until its reader leaves', async cleanup => {
  const { fetch, close } = await startMock({ port: null });
  cleanup(close);
  const response = await fetch('/__mock/requests/events');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader?.read())?.value ?? '';
  await (await fetch('/nothing')).text();
  while (!text.includes('"/nothing"')) text += (await reader?.read())?.value ?? '';
  await reader?.cancel();
});

test('rejects with the reason of an abort, before and during the response', async cleanup => {
  const { fetch, close, waitForRequest } = await startMock({ port: null, delay: 60_000 });
  cleanup(close);
  await assert.rejects(fetch('/', { signal: AbortSignal.abort() }), { name: 'AbortError' });
  const leaving = new AbortController();
  const left = waitForRequest();
  const asked = fetch('/api/items/all', { signal: leaving.signal });
  setImmediate(() => leaving.abort(new Error('of the test')));
  await assert.rejects(asked, { message: 'of the test' });
  assert.equal((await left).aborted, true);
});

/** As that of jsdom, which is not the class of Node.js. */
class ForeignSignal extends EventTarget {
  aborted = false;
  reason: unknown;
  abort(reason: unknown): void {
    this.aborted = true;
    this.reason = reason;
    this.dispatchEvent(new Event('abort'));
  }
}

test('takes the signal of another environment, such as jsdom', async cleanup => {
  const { fetch, keys, answer, close } = await startMock({ port: null });
  cleanup(close);
  const path = `/api/items/all?api_key=${keys.studio}`;
  const ask = (signal: ForeignSignal) => fetch(path, { signal: signal as unknown as AbortSignal });
  assert.equal((await ask(new ForeignSignal())).status, 200);
  answer('listItems', { hang: true });
  const signal = new ForeignSignal();
  const asked = ask(signal);
  signal.abort(new Error('of the test'));
  await assert.rejects(asked, /of the test/);
  await assert.rejects(ask(signal), /of the test/);
});

test('ends the body of a response whose request was aborted, and tells the service', async cleanup => {
  const { fetch, close, waitForRequest } = await startMock({ port: null });
  cleanup(close);
  const leaving = new AbortController();
  const path = '/api/v1/instances/ins_demo/events';
  const response = await fetch(path, { headers: bearer, signal: leaving.signal });
  assert.equal(response.status, 200);
  const reading = response.text();
  const left = waitForRequest(({ aborted }) => aborted);
  leaving.abort(new Error('of the test'));
  await assert.rejects(reading, { message: 'of the test' });
  assert.equal((await left).path, path);
});

test('reads a response of any size as slowly as its client', async () => {
  const { fetch } = await mock();
  const response = await fetch('/api/openapi.json');
  const reader = response.body?.getReader();
  let size = 0;
  for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
    size += chunk.value.length;
    await new Promise(resolve => setImmediate(resolve));
  }
  assert.equal(size, Number(response.headers.get('content-length')));
});

test('serves clients that take a fetch function', async () => {
  const { fetch } = await mock();
  const client = new OpenAI({ baseURL: 'https://shop.example/api/v1', apiKey: studio, fetch });
  const ids: string[] = [];
  for await (const { id } of client.models.list()) ids.push(id);
  assert.ok(ids.length > 0);
});

test('takes many requests at once', async () => {
  const { fetch } = await mock();
  const statuses = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const response = await fetch('/api/items/item?item_id=1001', { headers: bearer });
      await response.text();
      return response.status;
    }),
  );
  assert.deepEqual(new Set(statuses), new Set([200]));
});

test('works beside the port, over the same data and journal', async cleanup => {
  const { fetch, url, requests, close } = await startMock();
  cleanup(close);
  await fetch('/local');
  await send(`${url}/remote`);
  const created = await post(`${url}/api/v1/links`, { url: 'https://shop.example/', slug: 'made' }, bearer);
  assert.equal(created.status, 201);
  assert.equal((await fetch('/l/made')).status, 302);
  assert.deepEqual(
    requests().map(({ path }) => path),
    ['/local', '/remote', '/api/v1/links', '/l/made'],
  );
});

test('finishes running requests when the mock server closes, and then refuses others', async () => {
  const { fetch, close, requests } = await startMock({ port: null });
  const delayed = fetch('/api/items/all', { headers: { ...bearer, prefer: 'delay=50' } });
  await until(() => requests().length > 0);
  const unread = await fetch('/api/openapi.json');
  await close();
  assert.equal((await delayed).status, 200);
  await unread.body?.cancel();
  await assert.rejects(fetch('/'), { name: 'TypeError', message: 'fetch failed' });
});

test('breaks off the body of a response that a fault truncates', async cleanup => {
  const { fetch, fail, close } = await startMock({ port: null });
  cleanup(close);
  const whole = await (await fetch('/api/openapi.json')).text();
  for (const path of ['/api/openapi.json', '/media/audio/2001.wav', '/nowhere']) {
    fail({ path, truncate: true });
    const response = await fetch(path, { signal: AbortSignal.timeout(3_000) });
    await assert.rejects(response.text(), { name: 'TypeError', message: 'terminated' }, path);
  }
  assert.equal(await (await fetch('/api/openapi.json')).text(), whole);
});

test('fails as fetch does when a connection is reset, ended or cut', async cleanup => {
  const local = await startMock({ port: null });
  cleanup(local.close);
  const remote = await startMock();
  cleanup(remote.close);
  const rules = [
    { path: '/api/openapi.json', truncate: true },
    { path: '/api/openapi.json', reset: true },
    { path: '*', reset: true },
    { path: '*', hang: true },
  ] as const;
  for (const rule of rules) {
    const errors = [];
    for (const mock of [local, remote]) {
      mock.fail(rule);
      const fetched = (mock === local ? mock.fetch : fetch)(`${mock.url}/api/openapi.json`).then(
        async response => [response.status, await response.text()],
        error => error,
      );
      if ('hang' in rule) {
        await until(() => mock.faults().length === 0);
        mock.stopFaults();
      }
      errors.push(await fetched.catch(error => error));
    }
    const [here, there] = errors.map(error => {
      assert.ok(error instanceof TypeError, String(error));
      // Which one it is depends on the version of Node.js.
      assert.equal(typeof (error.cause as NodeJS.ErrnoException).code, 'string');
      return { name: error.name, message: error.message };
    });
    assert.deepEqual(here, there, JSON.stringify(rule));
  }
});

test('finishes a request that was sent in the moment before the mock server closes', async () => {
  const { fetch, close } = await startMock({ port: null });
  const link = { url: 'https://shop.example/', slug: 'last' };
  const sent = fetch('/api/v1/links', {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'application/json' },
    body: JSON.stringify(link),
  });
  await close();
  assert.equal((await sent).status, 201);
});

test('needs no port, and then takes neither a host nor a certificate', async () => {
  const { url, certificate } = await mock();
  assert.deepEqual([url, certificate], ['http://mock.localhost', null]);
  await assert.rejects(startMock({ port: null, host: '::1' }), { message: 'startMock: host needs a port' });
  await assert.rejects(startMock({ port: null, https: true }), { message: 'startMock: https needs a port' });
  await assert.rejects(startMock({ port: -1 }), {
    message: 'startMock: port must be a whole number from 0 to 65535, or null',
  });
});

test('closes the shared mock server', async () => {
  await (await mock()).close();
});

test.run();
