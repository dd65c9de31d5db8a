/** Routes of the host behind `marketplace.requireKey`. */
import assert from 'node:assert/strict';
import Router from '@koa/router';
import Koa from 'koa';
import {
  createMarketplace,
  draftKey,
  type KeyHolder,
  type MarketplaceSettings,
  type RequestReport,
  type RequestsRepository,
} from '../../src/index.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';

const test = suiteOf('Routes of the host that require a key');

const scopes = { 'orders:read': 'Read orders', 'orders:write': 'Change orders' };
const authorization = `Bearer ${secrets.studio}`;

async function open(cleanup: Cleanup, settings: Partial<MarketplaceSettings> = {}) {
  const repository = settings.repository ?? (await fixtureRepository());
  const errors: string[] = [];
  const onError = (error: unknown) => errors.push((error as Error).message);
  const marketplace = createMarketplace({ repository, scopes, onError, webhooks: false, ...settings });
  cleanup(() => marketplace.close());
  const router = new Router();
  const states: unknown[] = [];
  const reading = marketplace.requireKey('orders:read', { operation: 'listOrders' });
  router.get('/orders/:id', reading, ctx => {
    states.push(ctx.state.marketplace);
    ctx.body = { workspace: (ctx.state.marketplace as KeyHolder).workspace };
  });
  router.post('/orders', marketplace.requireKey('orders:write'), ctx => {
    ctx.status = 201;
  });
  router.get('/both', reading, marketplace.requireKey('orders:write'), ctx => {
    ctx.status = 204;
  });
  router.get('/live', reading, ctx => {
    if (ctx.state.marketplace.mode === 'test') ctx.throw(403, 'Use a live key');
    ctx.status = 204;
  });
  router.all('/any', reading, ctx => {
    ctx.status = 204;
  });
  router.get('/broken', reading, ctx => ctx.throw(418, 'a teapot'));
  router.get('/answers/:status', reading, ctx => {
    ctx.status = Number(ctx.params.status);
  });
  router.get('/throws/:status', reading, ctx => {
    throw Object.assign(new Error('thrown'), { status: Number(ctx.params.status) });
  });
  router.get('/models', marketplace.requireKey('models:read'), ctx => {
    ctx.status = 204;
  });
  const app = new Koa();
  app.silent = true;
  const ended: unknown[] = [];
  app.use(async (ctx, next) => {
    try {
      await next();
    } finally {
      ended.push(ctx.state.marketplace);
    }
  });
  app.use(marketplace.router.routes()).use(router.routes());
  const { url } = await serveApp(cleanup, app);
  const ask = (path: string, headers: Record<string, string> = { authorization }, method = 'GET') =>
    send(url + path, { method, headers });
  /** A new key with these scopes. */
  const key = async (
    names: readonly string[],
    more: Partial<Parameters<typeof draftKey>[0]> = {},
    workspaceId = 'ws_studio',
  ) => {
    const draft = { id: `key_${names.join('_')}`.replaceAll(':', '_'), name: 'Shop', scopes: names };
    const { record, secret } = draftKey({ expiresAt: null, createdBy: null, ...draft, ...more }, Date.now());
    await repository.keys.create(workspaceId, record);
    return { id: record.id, headers: { authorization: `Bearer ${secret}` } };
  };
  return { repository, marketplace, ask, key, url, states, ended, errors };
}

for (const [storage, openStorage] of eachStorage(storages))
  test(`are told whose key it is, and note its use, on ${storage}`, async cleanup => {
    const { repository } = await openStorage(cleanup);
    const { ask, key, states } = await open(cleanup, { repository });
    const { id, headers } = await key(['orders:read'], { owner: 'cus_1', metadata: { plan: 'starter' } });
    const answer = await ask('/orders/7', headers);
    assert.deepEqual([answer.status, answer.json], [200, { workspace: 'ws_studio' }]);
    assert.ok(answer.headers['x-request-id'] && answer.headers.ratelimit);
    const owned = { owner: 'cus_1', metadata: { plan: 'starter' } };
    assert.deepEqual(states, [
      {
        workspace: 'ws_studio',
        key: id,
        mode: 'live',
        scopes: ['orders:read'],
        expiresAt: null,
        ...owned,
      },
    ]);
    await until(async () => {
      const { keys } = await repository.keys.list('ws_studio', { limit: 1, q: 'Shop' });
      return keys[0]?.last_used_at != null && keys[0].last_used_network === '127.0.0.1';
    });
  });

test('refuse as the operations do: without a key, with a wrong, ended or misplaced one, and without the scope', async cleanup => {
  const { ask, key, states, ended } = await open(cleanup);
  const { headers } = await key(['orders:read']);
  for (const [path, given, method, status, code] of [
    ['/orders/7', {}, 'GET', 401, /API key/],
    ['/orders/7', { authorization: `Bearer ${secrets.revoked}` }, 'GET', 401, /Revoked/],
    ['/orders/7', { authorization: `Bearer ${secrets.expired}` }, 'GET', 401, /Expired/],
    ['/orders/7', { authorization: `Bearer mk_${'a'.repeat(38)}` }, 'GET', 401, /API key/],
    ['/orders/7', { 'x-api-key': secrets.studio ?? '' }, 'GET', 401, /Authorization/],
    ['/orders/7', { authorization }, 'GET', 403, /orders:read/],
    ['/orders', headers, 'POST', 403, /orders:write/],
    ['/both', headers, 'GET', 403, /orders:write/],
  ] as const) {
    const answer = await ask(path, given, method);
    const operation = await ask('/api/v1/models', given);
    assert.equal(answer.status, status, path);
    assert.equal(answer.json.status, 'error');
    assert.match(String(answer.json.msg), code);
    assert.equal(
      answer.headers['www-authenticate'],
      status === 401 ? operation.headers['www-authenticate'] : undefined,
    );
  }
  assert.deepEqual(states, []);
  assert.ok(ended.every(state => state === undefined || (state as KeyHolder).workspace === 'ws_studio'));
});

test('can refuse keys of test workspaces', async cleanup => {
  const { ask, key } = await open(cleanup);
  const live = await key(['orders:read']);
  const tried = await key(['orders:read'], { mode: 'test' }, 'ws_studio_test');
  assert.equal((await ask('/live', live.headers)).status, 204);
  const refused = await ask('/live', tried.headers);
  assert.deepEqual([refused.status, refused.text], [403, 'Use a live key']);
  assert.deepEqual((await ask('/orders/7', tried.headers)).json, { workspace: 'ws_studio_test' });
});

test('refuse an address that may not use the key', async cleanup => {
  const { ask, key } = await open(cleanup);
  const { headers } = await key(['orders:read'], { allowedIps: ['192.0.2.0/24'] });
  assert.equal((await ask('/orders/7', headers)).status, 403);
});

test('take the key where the API takes it', async cleanup => {
  const { ask } = await open(cleanup, { parameterKeyOnV1: true });
  assert.equal((await ask('/models', { 'x-api-key': secrets.studio ?? '' })).status, 204);
});

test('count against the limits of the operations, once for two scopes', async cleanup => {
  const { ask, key } = await open(cleanup, { rateLimits: { key: { requests: 3, seconds: 3_600 } } });
  const { headers } = await key(['orders:read', 'orders:write', 'models:read']);
  assert.equal((await ask('/both', headers)).status, 204);
  assert.equal((await ask('/api/v1/models', headers)).status, 200);
  assert.equal((await ask('/orders/1', headers)).status, 200);
  for (const path of ['/orders/1', '/api/v1/models', '/both']) {
    const { status, headers: got } = await ask(path, headers);
    assert.deepEqual([status, typeof got['retry-after']], [429, 'string'], path);
  }
});

test('count against the own limit of the key too, and tell it', async cleanup => {
  const { ask, key } = await open(cleanup);
  const { headers } = await key(['orders:read', 'models:read'], {
    rateLimit: { requests: 2, seconds: 3_600 },
  });
  const first = await ask('/orders/1', headers);
  assert.equal(
    first.headers['ratelimit-policy'],
    '"own";q=2;w=3600, "key";q=6000;w=60, "workspace";q=30000;w=60',
  );
  assert.match(String(first.headers.ratelimit), /^"own";r=1;t=/);
  assert.equal((await ask('/api/v1/models', headers)).status, 200);
  const refused = await ask('/orders/1', headers);
  assert.equal(refused.status, 429);
  assert.match(String(refused.headers.ratelimit), /^"own";r=0;t=/);
});

test('are counted against the address of who guesses keys', async cleanup => {
  const { ask } = await open(cleanup, { rateLimits: { address: { requests: 2, seconds: 3_600 } } });
  assert.equal((await ask('/orders/1', {})).status, 401);
  assert.equal((await ask('/api/v1/models', {})).status, 401);
  assert.equal((await ask('/orders/1', {})).status, 429);
});

test('stand in the request log and the usage by their name, with the path of the route', async cleanup => {
  const { ask, key, repository, marketplace, errors } = await open(cleanup);
  const { id, headers } = await key(['orders:read', 'orders:write']);
  await ask('/orders/secret-7?token=secret-8', headers);
  await ask('/orders', headers, 'POST');
  await ask('/orders/7', { authorization });
  assert.equal((await ask('/broken', headers)).status, 418);
  assert.equal((await ask('/both', headers)).status, 204);
  await marketplace.close();
  const { requests } = await (repository.requests as RequestsRepository).list('ws_studio', { limit: 20 });
  assert.deepEqual(
    requests
      .slice(0, 5)
      .map(({ operation, method, path, status, error, key_id }) => [
        operation,
        method,
        path,
        status,
        error,
        key_id === id,
      ])
      .sort((one, other) => String(one).localeCompare(String(other))),
    [
      ['listOrders', 'GET', '/both', 204, null, true],
      ['listOrders', 'GET', '/broken', 418, null, true],
      ['listOrders', 'GET', '/orders/:id', 200, null, true],
      ['listOrders', 'GET', '/orders/:id', 403, 'missing_scope', false],
      ['orders:write', 'POST', '/orders', 201, null, true],
    ],
  );
  assert.doesNotMatch(JSON.stringify(requests), /secret-7|secret-8/);
  assert.deepEqual(errors, []);
});

test('are logged and counted as errors where they answer with a status that HTTP does not have', async cleanup => {
  const { ask, key, repository, marketplace, errors } = await open(cleanup);
  const { id, headers } = await key(['orders:read']);
  await ask('/orders/7', headers);
  assert.equal((await ask('/answers/799', headers)).status, 799);
  await marketplace.close();
  assert.deepEqual(errors, []);
  const { list, usage } = repository.requests as RequestsRepository;
  const { requests } = await list('ws_studio', { limit: 20, keyId: id });
  assert.deepEqual(requests.map(({ status }) => status).sort(), [200, 599]);
  // The newest is the first: it may be of the next day.
  const [to = '', from = ''] = requests.map(({ at }) => at.slice(0, 10));
  const [used] = await usage('ws_studio', { by: 'key', from, to, keyId: id, limit: 1 });
  assert.deepEqual([used?.succeeded, used?.server_errors], [1, 1]);
});

test('are told with the status that Koa answers what they throw with', async cleanup => {
  const reports: RequestReport[] = [];
  const { ask, key } = await open(cleanup, { onRequest: report => reports.push(report) });
  const { headers } = await key(['orders:read']);
  for (const status of [418, 450, 599])
    assert.equal((await ask(`/throws/${status}`, headers)).status, reports.at(-1)?.status, `${status}`);
  assert.deepEqual(
    reports.map(({ status }) => status),
    [418, 500, 500],
  );
});

test('are told to the host, whose state keeps whose key it is', async cleanup => {
  const reports: RequestReport[] = [];
  const { ask, key, ended } = await open(cleanup, { onRequest: report => reports.push(report) });
  const { id, headers } = await key(['orders:read']);
  await ask('/orders/7', headers);
  await ask('/orders/7', {});
  // The log knows no such method, but the host is told of it.
  await ask('/any', headers, 'OPTIONS');
  assert.deepEqual(
    reports.map(({ ms: _, requestId: __, ...rest }) => rest),
    [
      { operation: 'listOrders', group: null, workspace: 'ws_studio', key: id, status: 200, code: null },
      { operation: 'listOrders', group: null, workspace: null, key: null, status: 401, code: 'missing_key' },
      { operation: 'listOrders', group: null, workspace: 'ws_studio', key: id, status: 204, code: null },
    ],
  );
  const more = { mode: 'live', scopes: ['orders:read'], expiresAt: null, owner: null, metadata: {} };
  assert.deepEqual(ended, [{ ...reports[0], ...more }, reports[1], { ...reports[2], ...more }]);
});

test('are refused with 500 where the app has a value of its own, which could be taken for the owner of the key', async cleanup => {
  const { key, marketplace, errors } = await open(cleanup);
  const { headers } = await key(['orders:read']);
  const app = new Koa();
  app.use((ctx, next) => {
    ctx.state.marketplace = { workspace: 'ws_of_the_app' };
    return next();
  });
  app.use(marketplace.requireKey('orders:read')).use(ctx => {
    ctx.body = 'reached';
  });
  const { url } = await serveApp(cleanup, app);
  assert.equal((await send(`${url}/`, { headers })).status, 500);
  assert.match(errors[0] ?? '', /ctx\.state\.marketplace is a value of the app/);
});

test('have scopes that people choose for keys, and no others', async cleanup => {
  const { key, url, marketplace } = await open(cleanup);
  const { headers } = await key(['keys:write', 'orders:read']);
  const create = (names: string[]) => post(`${url}/api/v1/keys`, { name: 'New', scopes: names }, headers);
  assert.equal((await create(['orders:read'])).status, 201);
  const refused = await create(['orders:delete']);
  assert.equal(refused.status, 400);
  assert.match(String(refused.json.msg), /scopes\/0 must be one of .*orders:read, orders:write/);
  assert.throws(
    () => marketplace.requireKey('order:read'),
    /requireKey: the scope order:read does not exist: declare it in the option scopes, or use one of .*orders:read/,
  );
  assert.throws(
    () => marketplace.requireKey('orders:read', { operation: '/orders' }),
    /requireKey: operation must be/,
  );
});

test('may have a rate limit of its own, by key, besides those of the service', async cleanup => {
  const scoped = { 'orders:read': 'Read orders' };
  const two = { requests: 2, seconds: 60 };
  const serve = async (rateLimits: boolean) => {
    const repository = await fixtureRepository();
    const marketplace = createMarketplace({ repository, scopes: scoped, webhooks: false, rateLimits });
    cleanup(() => marketplace.close());
    const router = new Router();
    const required = { operation: 'listOrders', rateLimit: two };
    const limited = marketplace.requireKey('orders:read', required);
    router.get('/orders', limited, ctx => {
      ctx.status = 204;
    });
    router.get('/both', marketplace.requireKey('models:read'), limited, ctx => {
      ctx.status = 204;
    });
    router.get('/free', marketplace.requireKey('models:read'), ctx => {
      ctx.status = 204;
    });
    await grant(repository);
    const app = new Koa();
    app.use(router.routes());
    const { url } = await serveApp(cleanup, app);
    return (path: string) => send(`${url}${path}`, { headers: { authorization: `Bearer ${mine.secret}` } });
  };
  const draft = { id: 'key_mine', name: 'Mine', expiresAt: null, createdBy: null };
  const mine = draftKey({ ...draft, scopes: ['orders:read', 'models:read'] }, Date.now());
  const grant = async ({ keys }: Awaited<ReturnType<typeof fixtureRepository>>) =>
    keys.create('ws_studio', mine.record);
  const ask = await serve(true);
  const first = await ask('/orders');
  assert.deepEqual([first.status, first.headers.ratelimit], [204, '"listOrders";r=1;t=60']);
  assert.match(String(first.headers['ratelimit-policy']), /^"key";q=6000;w=60, .*, "listOrders";q=2;w=60$/);
  assert.equal((await ask('/both')).status, 204);
  for (const path of ['/orders', '/both']) {
    const refused = await ask(path);
    assert.deepEqual([refused.status, refused.json.msg], [429, 'Too many requests']);
    assert.equal(refused.headers['retry-after'], '60');
  }
  assert.equal((await ask('/free')).status, 204);
  const free = await serve(false);
  for (const _ of [1, 2, 3]) assert.equal((await free('/orders')).status, 204);
});

test('refuses a rate limit that is none', async () => {
  const repository = await fixtureRepository();
  const { requireKey } = createMarketplace({ repository, scopes, webhooks: false });
  assert.throws(
    () => requireKey('orders:read', { rateLimt: {} } as never),
    /requireKey has no option rateLimt: did you mean rateLimit\?/,
  );
  assert.throws(
    () => requireKey('orders:read', { rateLimit: { requests: 1 } as never }),
    /requireKey: rateLimit must be \{ requests, seconds \}/,
  );
});

test.run();
