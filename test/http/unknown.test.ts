/** Misspelt names in requests are told to the caller, and never without an effect that somebody wants. */
import assert from 'node:assert/strict';
import { type Cleanup, form, knownCode, post, secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('A misspelt name in a request');

const bearer = { authorization: `Bearer ${secrets.studio}` };

async function start(cleanup: Cleanup, options = {}) {
  const errors: unknown[] = [];
  const mock = await mockFor(cleanup, { onError: error => errors.push(error), ...options });
  cleanup(() => assert.deepEqual(errors, []));
  const ask = async (method: string, path: string, body?: unknown, headers: object = bearer) => {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const type = text === undefined ? {} : { 'content-type': 'application/json' };
    const length = text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) };
    const { status, json } = await send(`${mock.url}${path}`, {
      method,
      headers: { ...type, ...length, ...headers },
      ...(text === undefined ? {} : { body: text }),
    });
    return [status, json.msg] as const;
  };
  return { mock, ask, url: mock.url };
}

const refused = (message: string) => [400, `Invalid request: ${message}`] as const;

test('is refused instead of an endpoint without verification, a route without filter or a message without time', async cleanup => {
  const { ask } = await start(cleanup);
  const verificaton = { scheme: 'github', secret: 'x' };
  for (const [method, path, body, message] of [
    [
      'POST',
      '/api/v1/automation/endpoints',
      { name: 'GitHub', event_type: 'push', verificaton },
      'verificaton is not a known field: did you mean verification?',
    ],
    [
      'POST',
      '/api/v1/automation/routes',
      { name: 'Large', hooks: ['hook_demo'], filters: [] },
      'filters is not a known field: did you mean filter?',
    ],
    [
      'POST',
      '/api/v1/instances/ins_demo/messages',
      { to: '+4915112345601', text: 'Hello', sendAt: '2099-01-01T00:00:00Z' },
      'sendAt is not a known field: did you mean send_at?',
    ],
    [
      'PATCH',
      '/api/v1/automation/hooks/hook_demo',
      { target_url: 'https://other.example/' },
      'target_url is not a known field',
    ],
    // The right name is missing, and that is not the point.
    [
      'POST',
      '/api/v1/automation/hooks',
      { targetUrl: 'https://other.example/', event_type: 'order.paid' },
      'targetUrl is not a known field: did you mean target_url?',
    ],
    [
      'POST',
      '/api/v1/automation/endpoints',
      { name: 'GitHub', event_type: 'push', verification: { schema: 'github', secret: 'x' } },
      'verification/schema is not a known field: did you mean scheme?',
    ],
    [
      'POST',
      '/api/v1/instances',
      { name: 'Support', driver: 'simulated', settings: { latencyy: 1 } },
      'settings/latencyy is not a known field',
    ],
    ['POST', '/api/v1/keys', { Name: 'x', scopes: [] }, 'Name is not a known field: did you mean name?'],
    [
      'POST',
      '/api/v1/automation/publish',
      { type: 'order.paid', date: {} },
      'date is not a known field: did you mean data?',
    ],
  ] as const) {
    assert.deepEqual(await ask(method, path, body), refused(message));
  }
});

test('fails alone among many links', async cleanup => {
  const { url } = await start(cleanup);
  const links = [
    { url: 'https://shop.example/a' },
    { url: 'https://shop.example/b', slugg: 'b' },
    { utm: { sorce: 'x' } },
  ];
  const { status, json } = await post(`${url}/api/v1/links/bulk`, { links }, bearer);
  assert.equal(status, 200);
  assert.deepEqual(
    (json.data as { status: string; msg?: string }[]).map(({ msg = 'created' }) => msg),
    [
      'created',
      'Invalid request: slugg is not a known field: did you mean slug?',
      'Invalid request: utm/sorce is not a known field: did you mean source?',
    ],
  );
});

test('is refused in the query, also that of a POST, with the place where it belongs', async cleanup => {
  const { ask } = await start(cleanup);
  for (const [method, path, body, message] of [
    ['GET', '/api/v1/links?Limit=5', undefined, 'Limit is not a known parameter: did you mean limit?'],
    ['GET', '/api/v1/links?limit=5&tagg=a', undefined, 'tagg is not a known parameter: did you mean tag?'],
    ['GET', '/api/v1/links?tag%5B%5D=a', undefined, 'tag[] is not a known parameter'],
    ['GET', '/api/v1/links?=5', undefined, '"" is not a known parameter'],
    ['GET', '/api/v1/links', { limmit: 5 }, 'limmit is not a known field: did you mean limit?'],
    ['POST', '/api/v1/links?url=https://shop.example/', {}, 'url belongs in the body, not in the query'],
    ['DELETE', '/api/v1/links/lnk_demo_spring?force=true', undefined, 'force is not a known parameter'],
    ['DELETE', '/api/v1/links/lnk_demo_spring', { force: true }, 'force is not a known field'],
    [
      'GET',
      '/api/v1/media/med_demo_receipt/content?download=1',
      undefined,
      'download is not a known parameter',
    ],
    [
      'GET',
      '/api/v1/links/lnk_demo_spring/qr?sise=5',
      undefined,
      'sise is not a known parameter: did you mean size?',
    ],
  ] as const)
    assert.deepEqual(await ask(method, path, body), refused(message));
  for (const path of [
    '/api/v1/links?',
    '/api/v1/links?&',
    '/api/v1/links?limit=5&',
    '/api/v1/links?limit=5&limit=5',
  ])
    assert.equal((await ask('GET', path))[0], 200);
});

test('is told after the key was checked', async cleanup => {
  const { ask, url } = await start(cleanup);
  assert.equal((await ask('POST', '/api/v1/links?a=1', { b: 1 }, {}))[0], 401);
  const scopes = ['links:read'];
  const { json } = await post(`${url}/api/v1/keys`, { name: 'Reader', scopes }, bearer);
  const reader = { authorization: `Bearer ${(json.data as { secret: string }).secret}` };
  assert.equal((await ask('POST', '/api/v1/links?a=1', { b: 1 }, reader))[0], 403);
});

test('may be the key: it belongs in the header, unless the service takes it elsewhere', async cleanup => {
  const { ask, url } = await start(cleanup);
  const key = secrets.studio;
  const message = refused('api_key belongs in the Authorization header');
  assert.deepEqual(await ask('GET', `/api/v1/links?api_key=${key}`), message);
  assert.deepEqual(await ask('PATCH', '/api/v1/links/lnk_demo_spring', { api_key: key }), message);
  assert.deepEqual(await ask('GET', `/api/v1/media/med_demo_receipt/content?api_key=${key}`), message);
  assert.equal((await ask('GET', `/api/v1/links?api_key=${key}`, undefined, {}))[0], 401);
  assert.equal((await ask('GET', `/api/v1/models?api_key=${key}`))[0], 200);
  const both = await form(
    `${url}/api/purchases/validation`,
    `api_key=${key}&purchase_code=${knownCode}&any=1`,
  );
  assert.equal(both.status, 200);
  const open = await start(cleanup, { parameterKeyOnV1: true });
  assert.equal((await open.ask('GET', `/api/v1/links?api_key=${key}`, undefined, {}))[0], 200);
  assert.equal(
    (await open.ask('PATCH', '/api/v1/links/lnk_demo_spring', { api_key: key, title: 'x' }, {}))[0],
    200,
  );
  assert.deepEqual(
    await open.ask('PATCH', `/api/v1/links/lnk_demo_spring?api_kye=${key}`, {}),
    refused('api_kye is not a known parameter: did you mean api_key?'),
  );
});

test('is shown short and in characters that everybody sees, and no value is shown', async cleanup => {
  const { ask } = await start(cleanup);
  const link = '/api/v1/links/lnk_demo_spring';
  for (const [body, message] of [
    [{ ['x'.repeat(500_000)]: 'value' }, `${'x'.repeat(64)}… is not a known field`],
    [{ '😀': 1 }, '😀 is not a known field'],
    [{ ['😀'.repeat(65)]: 1 }, `${'😀'.repeat(64)}… is not a known field`],
    [{ 'a\r\nSet-Cookie: b': 'value' }, 'a\\u{d}\\u{a}Set-Cookie: b is not a known field'],
    [{ 'a\u202eb\u0000\ud800': 'value' }, 'a\\u{202e}b\\u{0}\\u{d800} is not a known field'],
    [{ '': 'value' }, '"" is not a known field'],
    [{ 'a/b~': 'value' }, 'a~1b~0 is not a known field'],
    [{ utm: { ['y'.repeat(500_000)]: 'value' } }, `utm/${'y'.repeat(64)}… is not a known field`],
    [Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`n${n}`, n])), 'n0 is not a known field'],
    [
      { utm: Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`n${n}`, n])) },
      'utm/n0 is not a known field',
    ],
    [{ constructor: 1 }, 'constructor is not a known field'],
    [{ toString: 1 }, 'toString is not a known field'],
    [{ hasOwnProperty: 1 }, 'hasOwnProperty is not a known field'],
    [{ utm: { valueOf: 1 } }, 'utm/valueOf is not a known field'],
    ['{"__proto__":{"title":"x"}}', 'no field of the body may be called __proto__'],
    ['{"utm":{"__proto__":{"source":"x"}}}', 'no field of the body may be called __proto__'],
  ] as const)
    assert.deepEqual(await ask('PATCH', link, body), refused(message));
  for (const name of ['__proto__', 'constructor', 'toString', '%5f_proto__'])
    assert.deepEqual(
      await ask('GET', `/api/v1/links?${name}=1`),
      refused(`${decodeURIComponent(name)} is not a known parameter`),
    );
  assert.deepEqual(
    await ask('GET', `/api/v1/links?${'a=1&'.repeat(3_000)}`),
    refused('a is not a known parameter'),
  );
});

test('is ignored by the endpoints of the specification, and never changes what they answer', async cleanup => {
  const { url } = await start(cleanup);
  const headers = bearer;
  for (const path of [
    '/api/account/details',
    '/api/items/all',
    '/api/items/item?item_id=1001',
    '/api/v1/models',
  ]) {
    const plain = await send(`${url}${path}`, { headers });
    const more = await send(`${url}${path}${path.includes('?') ? '&' : '?'}_=1&Item_id=5&constructor=1`, {
      headers,
    });
    assert.deepEqual([more.status, more.text], [200, plain.text]);
  }
  const code = { purchase_code: knownCode };
  const plain = await post(`${url}/api/purchases/validation`, code, bearer);
  const more = await post(`${url}/api/purchases/validation?_=1`, { ...code, item: { a: 1 } }, bearer);
  assert.deepEqual([more.status, more.text], [200, plain.text]);
});

test('is data where third parties send what they want', async cleanup => {
  const { url } = await start(cleanup);
  const inbound = `${url}/api/v1/automation/in/mi_DemoOrders0000000000000000000000000000`;
  assert.equal((await post(`${inbound}?utm_source=x&token=y`, { any: { thing: 1 } })).status, 202);
  assert.equal((await send(`${inbound}?any=1`)).status, 202);
  const event = { type: 'order.paid', data: { any: { depth: { of: 'it' } } } };
  assert.equal((await post(`${url}/api/v1/automation/publish`, event, bearer)).status, 202);
  const cloud = {
    specversion: '1.0',
    id: 'x1',
    source: '/s',
    type: 'order.paid',
    traceparent: 'any',
    data: { a: 1 },
  };
  const headers = { ...bearer, 'content-type': 'application/cloudevents+json' };
  const sent = await send(`${url}/api/v1/automation/publish`, {
    method: 'POST',
    headers,
    body: JSON.stringify(cloud),
  });
  assert.equal(sent.status, 202);
});

test('is none if an optional member is null: that is told as a wrong type', async cleanup => {
  const { ask } = await start(cleanup);
  assert.deepEqual(
    await ask('PATCH', '/api/v1/links/lnk_demo_spring', { tags: null }),
    refused('tags must be a list'),
  );
});

test.run();
