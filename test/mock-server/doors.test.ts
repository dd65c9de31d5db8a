/** The access of other web pages in the user's browser to the mock server. */
import assert from 'node:assert/strict';
import { networkInterfaces } from 'node:os';
import { mockWebhooks } from '../../mock-server/engines/webhooks.ts';
import { startMock } from '../../mock-server/index.ts';
import type { CreatedWebhookEndpoint } from '../../src/generated/types.ts';
import { ingrid, Person } from '../console/client.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, suiteOf } from '../helper.ts';

const test = suiteOf('Mock server access', { isLong: true });

const authorization = { authorization: `Bearer ${secrets.studio}` };
const local = ['http://localhost:5173', 'https://localhost', 'http://127.0.0.1:8080', 'http://[::1]:3000'];
const foreign = [
  'https://evil.example',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'https://evil.example#localhost',
  'http://192.168.1.9:3000',
  'null',
];
const thisMachine =
  'Invalid request: url must not point to this machine: allow its port with --webhook-port, or create the webhook from this machine';

async function start(cleanup: Cleanup, options: Parameters<typeof startMock>[0] = {}) {
  const mock = await startMock(options);
  cleanup(mock.close);
  return mock;
}

const make = (base: string, to: string, headers: Record<string, string> = {}) =>
  post(`${base}/api/v1/webhooks`, { url: to, event_types: ['*'] }, { ...authorization, ...headers });

test('is allowed for pages on this machine, and no others', async cleanup => {
  const { url } = await start(cleanup);
  const allowed = async (path: string, origin: string, method = 'GET') =>
    (await send(url + path, { method, headers: { origin, 'access-control-request-method': 'GET' } })).headers[
      'access-control-allow-origin'
    ];
  for (const path of [
    `/api/items/all?api_key=${secrets.studio}`,
    '/api/openapi.json',
    '/media/thumbnail/1001.svg',
  ])
    for (const [origins, isLet] of [
      [local, true],
      [foreign, false],
    ] as const)
      for (const origin of origins)
        assert.equal(await allowed(path, origin), isLet ? origin : undefined, `${path} ${origin}`);
  for (const origin of foreign)
    assert.equal(await allowed('/api/v1/models', origin, 'OPTIONS'), undefined, origin);
});

const inbound = '/api/v1/automation/in/mi_DemoOrders0000000000000000000000000000';

test('lets a page of another site change nothing, also not without asking first', async cleanup => {
  const { url, repository } = await start(cleanup);
  const text = { 'content-type': 'text/plain' };
  const events = async () =>
    (await repository.automation.listEvents('ws_studio', { limit: 100, now: new Date().toISOString() }))
      .events.length;
  const before = await events();
  const words =
    'A web page of another site may not change anything here: allow its origin with --cors (startMock: cors)';
  for (const headers of [
    ...foreign.map(origin => ({ origin })),
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  ])
    for (const [method, path] of [
      ['POST', inbound],
      ['GET', inbound],
      ['GET', `${inbound}/`],
      ['POST', '/api/v1/links'],
      ['POST', '/api/purchases/validation'],
      ['DELETE', '/api/v1/links/lnk_demo_spring'],
    ] as const) {
      const body = method === 'POST' ? '{"order":1}' : undefined;
      const sent = { method, headers: { ...text, ...authorization, ...headers }, ...(body && { body }) };
      const { status, json } = await send(url + path, sent);
      assert.deepEqual([status, json], [403, { status: 'error', msg: words }], `${method} ${path}`);
    }
  assert.equal(await events(), before);
});

test('lets programs, pages of this machine and allowed origins change something', async cleanup => {
  const named = 'https://shop.example';
  const { url } = await start(cleanup, { cors: { origins: [named] } });
  const all = await start(cleanup, { cors: true });
  const sends = (base: string, headers: Record<string, string>) =>
    send(`${base}${inbound}`, {
      method: 'POST',
      body: '{"order":1}',
      headers: { 'content-type': 'text/plain', ...headers },
    });
  for (const headers of [
    {},
    ...local.map(origin => ({ origin, 'sec-fetch-site': 'same-site' })),
    { origin: named, 'sec-fetch-site': 'cross-site' },
    { origin: url, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])
    assert.equal((await sends(url, headers)).status, 202, JSON.stringify(headers));
  assert.equal((await sends(all.url, { origin: 'https://evil.example' })).status, 202);
  // Reading, and following a link from another site, changes nothing.
  for (const path of ['/l/spring', `/api/v1/models?api_key=${secrets.studio}`, '/api/openapi.json'])
    assert.notEqual(
      (await send(url + path, { headers: { 'sec-fetch-site': 'cross-site' } })).status,
      403,
      path,
    );
});

test('is allowed for every page if requested', async cleanup => {
  const { url } = await start(cleanup, { cors: true });
  const { headers } = await send(`${url}/api/openapi.json`, { headers: { origin: 'https://evil.example' } });
  assert.equal(headers['access-control-allow-origin'], '*');
});

test('is refused under unknown host names, which prevents DNS rebinding', async cleanup => {
  const { url } = await start(cleanup, { allowedHosts: ['mock.shop.example'] });
  const { port } = new URL(url);
  const ask = (host: string, path = '/api/openapi.json') => send(url + path, { headers: { host } });
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '[',
    'a b',
  ])
    for (const path of ['/api/openapi.json', '/user/api/login', '/l/spring', '/media/thumbnail/1001.svg']) {
      const { status, json } = await ask(host, path);
      assert.equal(status, 421, `${host} ${path}`);
      assert.match(String(json.msg), /^The mock server does not accept this host name/);
    }
  for (const host of [
    `localhost:${port}`,
    'LOCALHOST',
    'localhost.',
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    '192.168.1.5',
    'mock:4000',
    'host.docker.internal:4000',
    'Mock.Shop.example:4000',
  ])
    assert.equal((await ask(host)).status, 200, host);
});

test('allows a client on this machine to send webhooks to this machine', async cleanup => {
  const { url } = await start(cleanup);
  for (const target of ['http://127.0.0.1:9/', 'http://localhost:9/', 'http://[::1]:9/', 'http://127.8.8.8/'])
    for (const headers of [{}, ...local.map(origin => ({ origin }))])
      assert.equal((await make(url, target, headers)).status, 201, `${target} ${JSON.stringify(headers)}`);
});

test('does not allow a page of another origin to send webhooks to this machine, although it may call the API', async cleanup => {
  const { url } = await start(cleanup, { cors: true });
  const made = await make(url, 'http://127.0.0.1:9/');
  const { id } = (made.json.data as CreatedWebhookEndpoint).endpoint;
  const pages: Record<string, string>[] = [
    ...foreign.map(origin => ({ origin })),
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of pages) {
    const { status, json } = await make(url, 'http://127.0.0.1:9/', headers);
    assert.deepEqual([headers, status, json.msg], [headers, 400, thisMachine]);
    const changed = await send(`${url}/api/v1/webhooks/${id}`, {
      method: 'PATCH',
      headers: { ...authorization, ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'http://127.0.0.1:10/' }),
    });
    assert.deepEqual([headers, changed.status, changed.json.msg], [headers, 400, thisMachine]);
    const tested = await post(`${url}/api/v1/webhooks/${id}/test`, {}, { ...authorization, ...headers });
    assert.deepEqual([headers, tested.status], [headers, 400]);
  }
});

test('allows everybody to send webhooks to a configured port', async cleanup => {
  const { url } = await start(cleanup, { cors: true, webhookPorts: [9] });
  const headers = { origin: 'https://front.example' };
  assert.equal((await make(url, 'http://127.0.0.1:9/', headers)).status, 201);
  assert.equal((await make(url, 'http://127.0.0.1:10/', headers)).status, 400);
  for (const webhookPorts of [[0], ['9'], 9, [65_536]])
    await assert.rejects(startMock({ webhookPorts: webhookPorts as never }), {
      name: 'TypeError',
      message: 'startMock: webhookPorts must be a list of ports from 1 to 65535',
    });
  await assert.rejects(startMock({ allowedHosts: 'mock.example' as never }), {
    message: 'startMock: allowedHosts must be a list of host names',
  });
});

test('allows only localhost as a name for this machine, except on configured ports', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const url = 'http://127.0.0.1:4000';
  const webhooks = mockWebhooks({ repository, url, publicUrl: url, ports: [9], settings: { resolve } });
  cleanup(webhooks.close);
  await webhooks.check('http://rebound.example:9/');
  await assert.rejects(webhooks.check('http://rebound.example:10/'), {
    message: 'has a host name that cannot be resolved to a public IP address',
  });
});

test('never sends a webhook back to the mock server, even if its port is configured', async cleanup => {
  const first = await start(cleanup);
  const port = Number(new URL(first.url).port);
  await first.close();
  const { url } = await start(cleanup, { port, webhookPorts: [port] });
  for (const host of [
    '127.0.0.1',
    'localhost',
    'LOCALHOST.',
    'shop.localhost',
    '[::1]',
    '127.0.0.2',
    '2130706433',
    '[::ffff:127.0.0.1]',
  ]) {
    const { status, json } = await make(url, `http://${host}:${port}/api/v1/links`);
    assert.deepEqual(
      [host, status, json.msg],
      [host, 400, 'Invalid request: url must not point to this service'],
    );
  }
  for (const host of ['0.0.0.0', '[::]'])
    assert.equal((await make(url, `http://${host}:${port}/`)).status, 400, host);
});

const elsewhere = Object.values(networkInterfaces())
  .flat()
  .find(one => one !== undefined && !one.internal && one.family === 'IPv4')?.address;

test.unless(
  elsewhere === undefined ? 'this machine has no address but loopback' : null,
  'lets no client on another machine have webhooks sent here, not even in the console, except to configured ports',
  async cleanup => {
    const mock = await start(cleanup, { host: '0.0.0.0', webhookPorts: [10] });
    const url = `http://${elsewhere}:${new URL(mock.url).port}`;
    const refused = await make(url, 'http://127.0.0.1:9/');
    assert.deepEqual([refused.status, refused.json.msg], [400, thisMachine]);
    const person = new Person(`${url}/user/api`);
    await person.logIn(ingrid);
    const { csrf = '' } = await person.form('/workspaces/ws_studio/webhooks/new', 'ws_studio/webhooks');
    const add = (port: number) =>
      person.post('/workspaces/ws_studio/webhooks', {
        csrf,
        url: `http://127.0.0.1:${port}/`,
        event_types: 'key.*',
      });
    const page = await add(9);
    assert.equal(page.status, 422);
    assert.match(page.text, /must not point to this machine: allow its port with --webhook-port/);
    assert.ok((await add(10)).status < 400);
  },
);

test('lets the console on this machine have webhooks sent here, but not under a name that others can claim', async cleanup => {
  const { url } = await start(cleanup);
  const { host } = new URL(url);
  const person = new Person(`${url}/user/api`);
  await person.logIn(ingrid);
  const { csrf = '' } = await person.form('/workspaces/ws_studio/webhooks/new', 'ws_studio/webhooks');
  const add = (name: string) =>
    person.post(
      '/workspaces/ws_studio/webhooks',
      { csrf, url: 'http://127.0.0.1:9/', event_types: 'key.*' },
      { host: name, origin: `http://${name}` },
    );
  for (const name of claimable) assert.equal((await add(name)).status, 422, name);
  assert.ok((await add(host)).status < 400);
});

/** Names that somebody else in the same network can claim, by mDNS or its name server. */
const claimable = ['evil', 'evil.local', 'evil.internal', 'evil.test', 'mock:4000'];

test('has its controls refuse names that somebody in the same network can claim', async cleanup => {
  for (const remoteControl of [false, true]) {
    const { url } = await start(cleanup, { remoteControl, allowedHosts: ['named'] });
    const ask = (host: string, path = '/__mock/requests') => send(url + path, { headers: { host } });
    for (const host of claimable) {
      const { status, json } = await ask(host);
      assert.deepEqual(
        [host, status, json.msg],
        [
          host,
          404,
          'Not found: the controls of the mock server do not accept this host name: use an IP address or localhost, or allow it with --allow-host (startMock: allowedHosts)',
        ],
      );
      assert.equal((await ask(host, '/__mock/health')).status, 200, host);
    }
    for (const host of ['localhost', 'LOCALHOST.', 'shop.localhost', '127.0.0.1:4000', '[::1]', 'named:80'])
      assert.equal((await ask(host)).status, 200, host);
  }
});

test('has cookies of its own on each port, so that two mock servers do not log each other out', async cleanup => {
  const [one, two] = [await start(cleanup), await start(cleanup)];
  const first = new Person(`${one.url}/user/api`);
  await first.logIn(ingrid);
  const second = new Person(`${two.url}/user/api`);
  // A browser has the same cookies for all ports of a host.
  for (const [name, value] of first.cookies) second.cookies.set(name, value);
  await second.logIn(ingrid);
  for (const [name, value] of second.cookies) first.cookies.set(name, value);
  for (const person of [first, second])
    assert.equal((await person.get('/workspaces/ws_studio/webhooks')).status, 200);
});

test.run();
