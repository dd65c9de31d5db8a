import assert from 'node:assert/strict';
import Koa from 'koa';
import { createMarketplace, createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('CORS', { isLong: true });
const headers = { origin: 'https://front.example' };

async function mount(cleanup: Cleanup, cors: unknown) {
  const app = new Koa();
  app.use(createRouter({ repository: await fixtureRepository(), cors: cors as never }).routes());
  return (await serveApp(cleanup, app)).url;
}

/** With all groups, for every origin. */
async function mountWhole(cleanup: Cleanup) {
  const marketplace = createMarketplace({
    repository: await fixtureRepository(),
    messaging: true,
    cors: true,
  });
  cleanup(marketplace.close);
  return (await serveApp(cleanup, new Koa().use(marketplace.router.routes()))).url;
}

test('is off by default', async cleanup => {
  const url = await mount(cleanup, undefined);
  const answer = await send(`${url}/api/items/all?api_key=${secrets.studio}`, { headers });
  assert.equal(answer.headers['access-control-allow-origin'], undefined);
});

test('allows every origin to read responses and errors with true', async cleanup => {
  const url = await mount(cleanup, true);
  for (const query of [`?api_key=${secrets.studio}`, '']) {
    const answer = await send(`${url}/api/items/all${query}`, { headers });
    assert.equal(answer.headers['access-control-allow-origin'], '*');
    assert.equal(answer.headers['access-control-allow-credentials'], undefined);
    assert.match(String(answer.headers['access-control-expose-headers']), /X-Request-Id/);
  }
});

test('answers the preflight request of a browser', async cleanup => {
  const url = await mount(cleanup, { origins: ['https://front.example'], maxAge: 60 });
  const preflight = await send(`${url}/api/purchases/validation`, {
    method: 'OPTIONS',
    headers: {
      ...headers,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-api-key',
    },
  });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers['access-control-allow-origin'], 'https://front.example');
  assert.equal(preflight.headers['access-control-max-age'], '60');
  assert.match(String(preflight.headers['access-control-allow-methods']), /POST/);
  assert.match(String(preflight.headers['access-control-allow-headers']), /X-Api-Key/);
});

const listed = (value: unknown) => String(value).split(',').sort();

const readByOperations = [
  ...[
    'Authorization',
    'Content-Type',
    'If-Match',
    'If-None-Match',
    'X-Api-Key',
    'api_key',
    'traceparent',
    'tracestate',
  ],
  ...[
    'Idempotency-Key',
    'Range',
    'If-Range',
    'Last-Event-ID',
    'Deliver-At',
    'Content-Disposition',
    'ce-type',
  ],
];

/** The names that a preflight request for a header is answered with. */
async function allowedAt(url: string, path: string, name: string): Promise<string[]> {
  const preflight = await send(url + path, {
    method: 'OPTIONS',
    headers: {
      ...headers,
      'access-control-request-method': 'POST',
      'access-control-request-headers': name.toLowerCase(),
    },
  });
  assert.equal(preflight.status, 204);
  return listed(preflight.headers['access-control-allow-headers']);
}

for (const name of readByOperations)
  test(`lets pages send the header ${name}, which operations read`, async cleanup => {
    const url = await mountWhole(cleanup);
    for (const path of ['/api/purchases/validation', '/api/v1/automation/publish', '/api/openapi.json'])
      assert.ok((await allowedAt(url, path, name)).includes(name), path);
  });

test('lets pages send every header that the OpenAPI document names, and no others', async cleanup => {
  const url = await mountWhole(cleanup);
  const { paths } = (await send(`${url}/api/openapi.json`)).json as {
    paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
  };
  const named = Object.values(paths)
    .flatMap(path => Object.values(path))
    .flatMap(({ parameters = [] }) => parameters)
    .filter(({ in: place }) => place === 'header')
    .map(({ name }) => name);
  const allowed = await allowedAt(url, '/api/items/all', 'x');
  assert.ok(named.length > 0);
  assert.deepEqual(
    named.filter(name => !allowed.includes(name)),
    [],
  );
  assert.ok(!allowed.includes('*') && !allowed.includes('Cookie'));
});

test('of the mock server lets pages send whatever headers their tools add, also to the controls', async cleanup => {
  const names = [
    'x-requested-with',
    'sentry-trace',
    'baggage',
    'x-csrf-token',
    'cache-control',
    'prefer',
    'mock-as',
  ];
  const origin = 'http://localhost:5173';
  const mock = await mockFor(cleanup);
  for (const path of [
    '/api/items/all',
    '/__mock/requests',
    '/__mock/as/one/api/items/all',
    '/media/none.svg',
  ]) {
    const preflight = await send(mock.url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': names.join(','),
      },
    });
    assert.equal(preflight.headers['access-control-allow-origin'], origin, path);
    assert.deepEqual(listed(preflight.headers['access-control-allow-headers']), [...names].sort(), path);
  }
});

for (const allowed of [
  'capacitor://localhost',
  'chrome-extension://abcdefghijklmnop',
  'null',
  'https://*.shop.example',
])
  test(`lets pages of the origin ${allowed} read, mounted and in the mock server`, async cleanup => {
    const origin = allowed.replace('*', 'front.eu');
    const cors = { origins: [allowed], credentials: true };
    const mock = await mockFor(cleanup, { cors });
    for (const url of [await mount(cleanup, cors), mock.url]) {
      const { headers: answered } = await send(`${url}/api/items/all?api_key=${secrets.studio}`, {
        headers: { origin },
      });
      assert.equal(answered['access-control-allow-origin'], origin);
    }
  });

test('of all subdomains is for no other host', async cleanup => {
  const url = await mount(cleanup, { origins: ['https://*.shop.example', 'http://*.shop.example:81'] });
  const isAllowed = async (origin: string) =>
    (await send(`${url}/api/items/all`, { headers: { origin } })).headers['access-control-allow-origin'] ===
    origin;
  for (const origin of ['https://a.shop.example', 'https://a.b.shop.example', 'http://a.shop.example:81'])
    assert.ok(await isAllowed(origin), origin);
  for (const origin of [
    'https://shop.example',
    'https://.shop.example',
    'http://a.shop.example',
    'https://a.shop.example:8443',
    'https://ashop.example',
    'https://a.shop.example.evil.example',
    'https://evil.example/.shop.example',
    'https://evil.example#.shop.example',
    'https://*.shop.example',
  ])
    assert.ok(!(await isAllowed(origin)), origin);
});

test('of an origin that no browser sends is refused by name', async () => {
  const repository = await fixtureRepository();
  for (const origin of [
    'https://*',
    'https://*.example',
    'https://a.*.example',
    '*.shop.example',
    'shop.example',
  ])
    assert.throws(() => createRouter({ repository, cors: { origins: [origin] } }), {
      message:
        'createRouter: cors needs origins as browsers send them, such as https://shop.example, capacitor://localhost, null or https://*.shop.example',
    });
});

test('lets pages send the headers of the served groups only, and those of the host', async cleanup => {
  const { keys, models } = await fixtureRepository();
  const cors = { origins: '*', allowHeaders: ['X-Shop', 'x-shop', 'authorization'] } as const;
  const app = new Koa().use(createRouter({ repository: { keys, models }, cors }).routes());
  const { url } = await serveApp(cleanup, app);
  const allowed = await allowedAt(url, '/api/v1/models', 'x-shop');
  assert.ok(allowed.includes('X-Shop'));
  assert.ok(!allowed.includes('Range') && !allowed.includes('ce-type') && !allowed.includes('Prefer'));
  assert.equal(new Set(allowed.map(name => name.toLowerCase())).size, allowed.length - 1);
});

for (const allowHeaders of [['a b'], ['*'], [''], 'X-Shop', [5], null, ['a,b'], ['a\nb']])
  test(`refuses allowHeaders ${JSON.stringify(allowHeaders)}`, async () => {
    const repository = await fixtureRepository();
    assert.throws(() => createRouter({ repository, cors: { origins: '*', allowHeaders } as never }), {
      name: 'TypeError',
      message:
        'createRouter: cors needs allowHeaders as a list of header names, or "*" for those that pages ask for',
    });
  });

test('lets pages read the headers of a response, and not those of the host', async cleanup => {
  const app = new Koa();
  app.use((ctx, next) => {
    ctx.set('X-Inside', 'of the host');
    return next();
  });
  app.use(createRouter({ repository: await fixtureRepository(), cors: true }).routes());
  const { url } = await serveApp(cleanup, app);
  for (const [path, names] of [
    [
      '?page=1',
      ['ETag', 'Link', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id', 'X-Total-Count'],
    ],
    ['', ['ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id']],
  ] as const) {
    const answer = await send(`${url}/api/items/all${path}`, {
      headers: { ...headers, 'x-api-key': secrets.studio },
    });
    assert.deepEqual(listed(answer.headers['access-control-expose-headers']), names);
  }
  const refused = await send(`${url}/api/items/all`, { headers });
  assert.deepEqual(listed(refused.headers['access-control-expose-headers']), [
    ...['RateLimit', 'RateLimit-Policy', 'Retry-After', 'WWW-Authenticate', 'X-Error-Code', 'X-Request-Id'],
  ]);
  const limited = createRouter({
    repository: await fixtureRepository(),
    cors: true,
    rateLimits: { address: { requests: 1, seconds: 60 } },
  });
  const strict = await serveApp(cleanup, new Koa().use(limited.routes()));
  await send(`${strict.url}/api/items/all`, { headers });
  const answer = await send(`${strict.url}/api/items/all`, { headers });
  assert.equal(answer.status, 429);
  assert.ok(listed(answer.headers['access-control-expose-headers']).includes('Retry-After'));
  const ofSameOrigin = await send(`${url}/api/items/all`);
  assert.equal(ofSameOrigin.headers['access-control-expose-headers'], undefined);
});

test('lets pages read the headers of files and of their parts', async cleanup => {
  const mock = await mockFor(cleanup, { cors: true });
  const bearer = { ...headers, authorization: `Bearer ${secrets.studio}` };
  const made = await send(`${mock.url}/api/v1/media`, {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'application/octet-stream' },
    body: 'four',
  });
  assert.equal(made.status, 201, made.text);
  const { id } = made.json.data as { id: string };
  const part = await send(`${mock.url}/api/v1/media/${id}/content`, {
    headers: { ...bearer, range: 'bytes=1-2' },
  });
  assert.deepEqual([part.status, part.text], [206, 'ou']);
  const exposed = listed(part.headers['access-control-expose-headers']);
  for (const name of ['Accept-Ranges', 'Content-Disposition', 'Content-Range', 'ETag', 'X-Request-Id'])
    assert.ok(exposed.includes(name), `${name} of ${exposed}`);
});

test('allows only the origins in the list', async cleanup => {
  const url = await mount(cleanup, { origins: ['https://front.example'] });
  const path = `${url}/api/items/all?api_key=${secrets.studio}`;
  const listed = await send(path, { headers });
  assert.equal(listed.headers['access-control-allow-origin'], 'https://front.example');
  assert.match(String(listed.headers.vary), /Origin/);
  for (const origin of ['https://evil.example', 'https://front.example.evil.example', 'null']) {
    const answer = await send(path, { headers: { origin } });
    assert.deepEqual([answer.status, answer.headers['access-control-allow-origin']], [200, undefined]);
  }
});

test('allows the origins that a function accepts', async cleanup => {
  const url = await mount(cleanup, { origins: (origin: string) => origin.endsWith('.front.example') });
  const path = `${url}/api/items/all?api_key=${secrets.studio}`;
  for (const [origin, allowed] of [
    ['https://shop.front.example', 'https://shop.front.example'],
    ['https://evil.example', undefined],
  ] as const) {
    const answer = await send(path, { headers: { origin } });
    assert.deepEqual([answer.status, answer.headers['access-control-allow-origin']], [200, allowed]);
  }
});

test('allows credentials only if requested, for the origin of the request by name', async cleanup => {
  const path = `/api/items/all?api_key=${secrets.studio}`;
  const origins = ['https://front.example'];
  for (const [cors, expected] of [
    [{ origins }, undefined],
    [{ origins, credentials: true }, 'true'],
    [{ origins: () => true, credentials: true }, 'true'],
  ] as const) {
    const url = await mount(cleanup, cors);
    const answer = await send(url + path, { headers });
    assert.equal(answer.headers['access-control-allow-origin'], 'https://front.example');
    assert.equal(answer.headers['access-control-allow-credentials'], expected);
    const preflight = await send(url + path, {
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-method': 'GET' },
    });
    assert.equal(preflight.headers['access-control-allow-credentials'], expected);
  }
});

test('never allows credentials for every origin', async () => {
  const repository = await fixtureRepository();
  for (const origins of ['*', ['*']] as const)
    assert.throws(() => createRouter({ repository, cors: { origins, credentials: true } }), {
      name: 'TypeError',
      message:
        /^createRouter: cors (cannot allow credentials for every origin: list the origins|needs origins as)/,
    });
  assert.throws(() => createRouter({ repository, cors: { origins: '*', credentials: 1 as never } }), {
    message: 'createRouter: cors needs credentials as true or false',
  });
});

test.run();
