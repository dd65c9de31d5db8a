/** Changes that a host makes to our routers take effect, although the routers match paths themselves. */
import assert from 'node:assert/strict';
import type Router from '@koa/router';
import Koa from 'koa';
import { createLinks, createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('Routers in a host');

const items = `/api/items/all?api_key=${secrets.studio}`;

async function routers(cleanup: Cleanup) {
  const repository = await fixtureRepository();
  const links = createLinks({ repository });
  cleanup(links.close);
  return { api: createRouter({ repository, links }), short: links.router };
}

test('run middleware that the host adds before and after mounting', async cleanup => {
  for (const late of [false, true]) {
    const { api, short } = await routers(cleanup);
    const app = new Koa();
    const guard: Koa.Middleware = ctx => {
      ctx.status = 418;
    };
    const own: Koa.Middleware = ctx => {
      ctx.status = 200;
    };
    const mount = () => void app.use(api.routes()).use(short.routes());
    if (late) mount();
    for (const router of [api, short]) (router as unknown as Router).use(guard as never);
    // As in any @koa/router, middleware applies to routes that are added after it: the host's own route.
    for (const router of [api, short]) (router as unknown as Router).get('/of/the/host', own as never);
    if (!late) mount();
    const { url } = await serveApp(cleanup, app);
    assert.equal((await send(`${url}/of/the/host`)).status, 418);
    assert.equal((await send(url + items)).status, 200);
    assert.equal((await send(`${url}/l/spring`)).status, 302);
  }
});

test('accept prefixes and parameters of the host', async cleanup => {
  const { api, short } = await routers(cleanup);
  const seen: string[] = [];
  (short as unknown as Router).param('slug', (value, _ctx, next) => {
    seen.push(value);
    return next();
  });
  const app = new Koa().use(api.prefix('/shop').routes()).use(short.routes());
  const { url } = await serveApp(cleanup, app);
  assert.equal((await send(url + items)).status, 404);
  assert.equal((await send(`${url}/shop${items}`)).status, 200);
  assert.equal((await send(`${url}/l/spring`)).status, 302);
  assert.deepEqual(seen, ['spring']);
});

test('expose the matched path, and follow a path that the host has rewritten', async cleanup => {
  const { api, short } = await routers(cleanup);
  const matched: unknown[] = [];
  const app = new Koa();
  app.use(async (ctx, next) => {
    if (ctx.path === '/old') ctx.routerPath = '/l/spring';
    await next();
    matched.push(ctx._matchedRoute);
  });
  app.use(api.routes()).use(short.routes());
  const { url } = await serveApp(cleanup, app);
  for (const path of [items, '/l/spring', '/old', '/api/v1/links/x']) await send(url + path);
  assert.deepEqual(matched, ['/api/items/all', '/l/:slug', '/l/:slug', '/api/v1/links/:link_id']);
});

test('refuse a parsed body that is not an object', async cleanup => {
  const { api } = await routers(cleanup);
  let body: unknown;
  const app = new Koa();
  app.use((ctx, next) => {
    (ctx.request as { body?: unknown }).body = body;
    return next();
  });
  const { url, errors } = await serveApp(cleanup, app.use(api.routes()));
  for (body of [null, '"text"', 5, true, []]) {
    const answer = await post(`${url}/api/purchases/validation`, '{}', { 'x-api-key': secrets.studio });
    assert.deepEqual([answer.status, answer.json.msg], [400, 'Invalid request: the body must be an object']);
  }
  assert.deepEqual(errors, []);
});

test.run();
