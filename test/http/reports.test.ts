/** What a host is told of each request: `onRequest`, `ctx.state.marketplace` and the id of the request. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter, type MarketplaceOptions, type RequestReport } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';

const test = suiteOf('Reports of requests');
const authorization = `Bearer ${secrets.studio}`;

async function open(cleanup: Cleanup, options: Partial<MarketplaceOptions> = {}, before?: Koa.Middleware) {
  const states: unknown[] = [];
  const errors: string[] = [];
  const app = new Koa();
  app.use(async (ctx, next) => {
    await next();
    states.push(ctx.state.marketplace);
  });
  if (before !== undefined) app.use(before);
  const repository = options.repository ?? (await fixtureRepository());
  const onError = (error: unknown) => errors.push((error as Error).message);
  app.use(createRouter({ repository, onError, ...options }).routes());
  const { url } = await serveApp(cleanup, app);
  const get = (path: string, headers: Record<string, string> = { authorization }, method = 'GET') =>
    send(url + path, { method, headers });
  return { get, states, errors };
}

for (const [storage, openStorage] of eachStorage(storages))
  test(`tell what was called, by whom and how it ended, also on ctx.state.marketplace, on ${storage}`, async cleanup => {
    const { repository } = await openStorage(cleanup);
    const reports: RequestReport[] = [];
    const { get, states } = await open(cleanup, { repository, onRequest: one => reports.push(one) });
    const ids: unknown[] = [];
    for (const [path, headers, method] of [
      ['/api/v1/models', { authorization }, 'GET'],
      ['/api/v1/links/lnk_none', { authorization }, 'GET'],
      ['/api/v1/models', {}, 'GET'],
      ['/api/v1/models', { authorization: `Bearer ${secrets.revoked}` }, 'GET'],
      ['/api/v1/models', { authorization }, 'DELETE'],
      ['/api/v1/models', { authorization }, 'HEAD'],
      ['/api/openapi.json', {}, 'GET'],
    ] as const)
      ids.push((await get(path, headers, method)).headers['x-request-id']);
    const known = { workspace: 'ws_studio', key: reports[0]?.key };
    const nobody = { workspace: null, key: null };
    const models = { operation: 'listModels', group: 'models' };
    assert.deepEqual(
      reports.map(({ ms: _, requestId: __, ...rest }) => rest),
      [
        { ...models, ...known, status: 200, code: null },
        { operation: 'getLink', group: 'links', ...known, status: 404, code: 'link_not_found' },
        { ...models, ...nobody, status: 401, code: 'missing_key' },
        { ...models, workspace: 'ws_studio', key: reports[3]?.key, status: 401, code: 'revoked_key' },
        { operation: null, group: null, ...nobody, status: 405, code: 'method_not_allowed' },
        { ...models, ...known, status: 200, code: null },
        { operation: null, group: null, ...nobody, status: 200, code: null },
      ],
    );
    assert.match(String(known.key), /^key_/);
    assert.deepEqual(
      reports.map(({ requestId }) => requestId),
      ids,
    );
    assert.ok(reports.every(({ ms }) => ms >= 0));
    assert.deepEqual(states, reports);
  });

test('are made for no host that does not ask for them', async cleanup => {
  const { get, states } = await open(cleanup);
  await get('/api/v1/models');
  assert.deepEqual(states, [undefined]);
});

test('leave a value of the app on ctx.state.marketplace alone, and say so once', async cleanup => {
  const reports: RequestReport[] = [];
  const { get, states, errors } = await open(
    cleanup,
    { onRequest: one => reports.push(one) },
    (ctx, next) => {
      ctx.state.marketplace = 'of the app';
      return next();
    },
  );
  await get('/api/v1/models');
  await get('/api/v1/models');
  assert.deepEqual(states, ['of the app', 'of the app']);
  assert.equal(reports.length, 2);
  assert.deepEqual(errors, [
    'ctx.state.marketplace is a value of the app, and is not replaced by what was requested',
  ]);
});

test('that fail break no answer, and are told to onError', async cleanup => {
  for (const onRequest of [
    () => {
      throw new Error('the log is broken');
    },
    async () => {
      throw new Error('the log is broken');
    },
  ]) {
    const { get, errors } = await open(cleanup, { onRequest });
    assert.equal((await get('/api/v1/models')).status, 200);
    await until(() => errors.length > 0);
    assert.deepEqual(errors, ['the log is broken']);
  }
});

test('take the id of a request from a header that is trusted, if it looks like one', async cleanup => {
  const trusting = await open(cleanup, { requestIdHeader: 'X-Trace-Id' });
  const idOf = async (service: typeof trusting, id: string) =>
    (await service.get('/api/v1/models', { authorization, 'x-trace-id': id })).headers['x-request-id'];
  for (const id of ['a', 'Root=1-67891233-abcdef012345678912345678', 'x'.repeat(128), 'a.b:c/d+e=f@g-h_i'])
    assert.equal(await idOf(trusting, id), id);
  for (const id of ['', 'a b', 'x'.repeat(129), '<script>', 'a, b', '"quoted"', 'ü'])
    assert.match(String(await idOf(trusting, Buffer.from(id).toString('latin1'))), /^[\w-]+-[0-9a-z]+$/, id);
  assert.notEqual(await idOf(await open(cleanup), 'a'), 'a');
  for (const requestIdHeader of ['', 'a b', 5] as const)
    await assert.rejects(open(cleanup, { requestIdHeader: requestIdHeader as string }), {
      message: 'createRouter: requestIdHeader must be a header name',
    });
});

test.run();
