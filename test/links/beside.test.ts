/** Short links at the root of a host, in the app of a shop that has paths of its own. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import Router from '@koa/router';
import Koa from 'koa';
import {
  createLinks,
  createMarketplace,
  type MarketplaceSettings,
  RepositoryUnavailableError,
} from '../../src/index.ts';
import { link } from '../../src/testing/links/sample.ts';
import { type Cleanup, fixtureRepository, post, send, serveApp, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { chrome } from './service.ts';

const test = suiteOf('Short links beside a shop');

const shop = 'shop.example';
const own = 'go.example';
const ofOwnHost = { url: 'https://go.example', prefix: '' };

/** A shop that answers every path, with what it was asked. */
const catchAll: Koa.Middleware = ctx => {
  ctx.body = `the shop answers ${ctx.method} ${ctx.path}`;
};

async function open(
  cleanup: Cleanup,
  links: MarketplaceSettings['links'],
  {
    repository,
    shopOf = app => app.use(catchAll),
    ...settings
  }: Partial<MarketplaceSettings> & { shopOf?: (app: Koa) => Koa } = {},
) {
  const whole = await fixtureRepository();
  const errors: unknown[] = [];
  const marketplace = createMarketplace({
    repository: repository ?? whole,
    publicUrl: 'https://shop.example',
    links,
    onError: error => errors.push(error),
    ...settings,
  } as MarketplaceSettings);
  cleanup(marketplace.close);
  const app = new Koa();
  app.use(marketplace.router.routes());
  app.use((marketplace.redirects as NonNullable<typeof marketplace.redirects>).routes());
  const { url } = await serveApp(cleanup, shopOf(app));
  const add = (id: string, more: Parameters<typeof link>[1] = {}) =>
    whole.links.create('ws_studio', [link(id, more)]);
  const get = (path: string, host: string, method = 'GET', headers: Record<string, string> = {}) =>
    send(url + path, { method, headers: { 'user-agent': chrome, host, ...headers } });
  return { app, url, add, get, errors };
}

test('answer on their own host only, also for slugs that no link has', async cleanup => {
  const { get } = await open(cleanup, ofOwnHost);
  assert.equal((await get('/spring', own)).status, 302);
  const unknown = await get('/cart', own);
  assert.deepEqual([unknown.status, unknown.text.includes('Link not found')], [404, true]);
  assert.equal((await get('/spring/cart', own)).status, 404);
  assert.equal((await get('/cart', own, 'DELETE')).status, 405);
  for (const path of ['/spring', '/cart', '/cart/items?page=2'])
    assert.equal((await get(path, shop)).text, `the shop answers GET ${path.split('?')[0]}`);
  assert.equal((await get('/spring', shop, 'DELETE')).text, 'the shop answers DELETE /spring');
  // The root of the host is no slug.
  assert.equal((await get('/', own)).text, 'the shop answers GET /');
});

test('know their host in upper case, with a dot at its end and with any port, and no other host', async cleanup => {
  const { get } = await open(cleanup, { ...ofOwnHost, domains: ['b.example'] });
  for (const host of ['GO.Example', 'go.example.', 'go.example:8443', 'Go.Example.:80'])
    assert.equal((await get('/spring', host)).status, 302, host);
  // A link of the default domain, on another domain.
  assert.equal((await get('/spring', 'B.EXAMPLE:80')).status, 404);
  for (const host of [
    'not-go.example',
    'go.example.evil.example',
    'evil.example:go.example',
    'go.example@evil.example',
    'evil.example, go.example',
    '[go.example]',
    'localhost',
    '127.0.0.1:3000',
    ' ',
  ])
    assert.equal((await get('/spring', host)).text, 'the shop answers GET /spring', host);
});

test('know a host by its IPv6 address', async cleanup => {
  const { get } = await open(cleanup, { url: 'http://[::1]:4000', prefix: '' });
  assert.equal((await get('/spring', '[::1]:9000')).status, 302);
  assert.equal((await get('/spring', '[::2]:4000')).text, 'the shop answers GET /spring');
});

test('believe a proxy only if the app does', async cleanup => {
  const { app, get } = await open(cleanup, ofOwnHost);
  const forwarded = (host: string) => ({ 'x-forwarded-host': host });
  assert.equal((await get('/spring', shop, 'GET', forwarded(own))).text, 'the shop answers GET /spring');
  assert.equal((await get('/spring', own, 'GET', forwarded(shop))).status, 302);
  app.proxy = true;
  assert.equal((await get('/spring', 'app:3000', 'GET', forwarded(own))).status, 302);
  assert.equal((await get('/spring', own, 'GET', forwarded(shop))).text, 'the shop answers GET /spring');
});

test('pass on a request without a host', async cleanup => {
  const { url } = await open(cleanup, ofOwnHost);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  cleanup(() => socket.destroy());
  socket.write('GET /spring HTTP/1.0\r\n\r\n');
  let text = '';
  for await (const chunk of socket) text += chunk;
  assert.match(text, /the shop answers GET \/spring$/);
});

for (const [storage, openStorage] of eachStorage(storages))
  test(`on the host of the shop take only what a link has, on ${storage}`, async cleanup => {
    const { repository } = await openStorage(cleanup);
    await repository.links.create('ws_studio', [link('lnk_offer', { slug: 'offer' })]);
    const { get, url } = await open(cleanup, { prefix: '' }, { repository });
    assert.equal((await get('/offer', shop)).status, 302);
    assert.equal((await get('/offer/', shop)).status, 302);
    for (const [method, path] of [
      ['GET', '/cart'],
      ['HEAD', '/cart'],
      ['GET', '/assets/shop.js'],
      ['GET', '/%E0%A4%A'],
      ['GET', '/offer/catalogue'],
      ['DELETE', '/offer'],
      ['OPTIONS', '/cart'],
    ] as const) {
      const answer = await get(path, shop, method);
      assert.equal(answer.status, 200, path);
      if (method !== 'HEAD') assert.equal(answer.text, `the shop answers ${method} ${path}`);
    }
    assert.equal((await get('/offer', 'other.example')).text, 'the shop answers GET /offer');
    const posted = await post(`${url}/cart`, { item: 1 }, { host: shop });
    assert.equal(posted.text, 'the shop answers POST /cart');
  });

test('on the host of the shop forward paths below a link that does so', async cleanup => {
  const { add, get } = await open(cleanup, { prefix: '' });
  await add('lnk_deep', { slug: 'deep', forward_path: true });
  assert.equal((await get('/deep/a/b', shop)).headers.location, 'https://target.example/lnk_deep/a/b');
});

test('on the host of the shop leave a body to it, and the route that it is measured by', async cleanup => {
  const seen: (string | undefined)[] = [];
  const { url } = await open(
    cleanup,
    { prefix: '' },
    {
      shopOf(app) {
        const router = new Router();
        router.post('/cart/:id', async ctx => {
          let text = '';
          for await (const chunk of ctx.req) text += chunk;
          ctx.body = `${ctx.params.id}: ${text}`;
        });
        app.use(router.routes() as unknown as Koa.Middleware);
        return app.use(ctx => {
          seen.push((ctx as { _matchedRoute?: string })._matchedRoute);
          ctx.body = '';
        });
      },
    },
  );
  const posted = await post(`${url}/cart/7`, { item: 1 }, { host: shop });
  assert.equal(posted.text, '7: {"item":1}');
  await send(`${url}/about`, { headers: { host: shop } });
  assert.deepEqual(seen, [undefined]);
});

test('on the host of the shop do not count requests for its pages', async cleanup => {
  const { get, add } = await open(
    cleanup,
    { prefix: '' },
    { rateLimits: { redirects: { requests: 1, seconds: 60 } } },
  );
  await add('lnk_offer', { slug: 'offer' });
  for (const _ of [1, 2, 3]) assert.equal((await get('/cart', shop)).status, 200);
  assert.equal((await get('/offer', shop)).status, 302);
  assert.equal((await get('/offer', shop)).status, 429);
  assert.equal((await get('/cart', shop)).status, 200);
});

test('leave an error of the shop to the shop', async cleanup => {
  const broken = (app: Koa) =>
    app.use(async (_, next) => {
      await next();
      throw Object.assign(new Error('the shop is broken'), { status: 418, expose: true });
    });
  for (const links of [{ prefix: '' }, ofOwnHost]) {
    const { get, errors } = await open(cleanup, links, { shopOf: broken });
    const answer = await get('/cart', shop);
    assert.deepEqual([answer.status, answer.text], [418, 'the shop is broken']);
    assert.deepEqual(errors, []);
  }
});

test('do not take the shop down with the storage, and are unavailable where it has no answer', async cleanup => {
  const whole = await fixtureRepository();
  const away = () => {
    throw new RepositoryUnavailableError('away');
  };
  const repository = { ...whole, links: { ...whole.links, findBySlug: away, expire: async () => 0 } };
  const shopOf = (app: Koa) =>
    app.use(ctx => {
      if (ctx.path === '/cart') ctx.body = 'the cart';
    });
  const { get, errors } = await open(cleanup, { prefix: '' }, { repository, shopOf });
  assert.equal((await get('/cart', shop)).text, 'the cart');
  assert.equal((await get('/spring', shop)).status, 503);
  assert.equal((await get('/', shop)).status, 404);
  assert.equal(errors.length, 1);
});

test('of createLinks share a host that is named as publicUrl, or that nobody has named', async cleanup => {
  const repository = await fixtureRepository();
  await repository.links.create('ws_studio', [link('lnk_offer', { slug: 'offer' })]);
  for (const [options, host, isShared] of [
    [{ url: 'https://shop.example', publicUrl: 'https://shop.example/market' }, shop, true],
    [
      { url: 'https://shop.example:8080', publicUrl: ['https://a.example', 'https://Shop.example'] },
      shop,
      true,
    ],
    [{ url: 'https://go.example', publicUrl: 'https://shop.example' }, own, false],
    [{ url: 'https://go.example' }, own, false],
    [{}, 'any.example', true],
  ] as const) {
    const links = createLinks({ repository, prefix: '', ...options });
    cleanup(links.close);
    const app = new Koa().use(links.router.routes()).use(catchAll);
    const { url } = await serveApp(cleanup, app);
    const get = (path: string) => send(url + path, { headers: { host } });
    assert.equal((await get('/offer')).status, 302);
    assert.equal((await get('/cart')).status, isShared ? 200 : 404, JSON.stringify(options));
  }
});

test('work in a router of the shop too', async cleanup => {
  const repository = await fixtureRepository();
  const links = createLinks({ repository, prefix: '', url: 'https://go.example' });
  cleanup(links.close);
  const outer = new Router().use('/to', links.router.routes() as never);
  outer.get('/to/cart', ctx => {
    ctx.body = 'the cart';
  });
  const { url } = await serveApp(cleanup, new Koa().use(outer.routes() as unknown as Koa.Middleware));
  const get = (path: string, host: string) => send(url + path, { headers: { host } });
  assert.equal((await get('/to/spring', own)).status, 302);
  assert.equal((await get('/to/cart', own)).status, 404);
  assert.equal((await get('/to/cart', shop)).text, 'the cart');
});

test.run();
