/** The router in all kinds of hosts: where it is mounted, and what has read the body before. */
import assert from 'node:assert/strict';
import { bodyParser as koaBodyparser6 } from '@koa/bodyparser';
import Router from '@koa/router';
import Koa3 from 'koa';
import { koaBody } from 'koa-body';
import bodyparser4 from 'koa-bodyparser';
import mount from 'koa-mount';
import Koa2 from 'koa2';
import { createRouter } from '../../src/index.ts';
import {
  fixtureRepository,
  form,
  knownCode,
  parts,
  post,
  secrets,
  send,
  serveApp,
  suiteOf,
} from '../helper.ts';

const test = suiteOf('A mounted router', { isLong: true });
/** @koa/router's own types do not fit Koa's; ours do. */
const asKoa = (router: Router) => router.routes() as Koa3.Middleware;
const repository = await fixtureRepository();

/** The host's middleware before the router. */
const bodyParsers: Record<string, Koa3.Middleware[]> = {
  'no body parser': [],
  'koa-body': [koaBody()],
  'koa-bodyparser 4': [bodyparser4()],
  '@koa/bodyparser 6': [koaBodyparser6() as never],
  'a body on ctx.req': [
    async (ctx, next) => {
      if (!ctx.is('json', 'urlencoded')) return next();
      const chunks: Buffer[] = [];
      for await (const chunk of ctx.req) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      if (ctx.is('json')) Object.assign(ctx.req, { body: JSON.parse(text) });
      else if (ctx.is('urlencoded'))
        Object.assign(ctx.req, { body: Object.fromEntries(new URLSearchParams(text)) });
      return next();
    },
  ],
};

/** How the host mounts the router: the app's middleware, and the prefix that clients see. */
const mounts: Record<string, { prefix: string; middleware: () => Koa3.Middleware }> = {
  'at /': { prefix: '', middleware: () => createRouter({ repository }).routes() },
  'by its own prefix': {
    prefix: '/shop',
    middleware: () => createRouter({ repository }).prefix('/shop').routes(),
  },
  'in a router with a prefix': {
    prefix: '/v/shop',
    middleware: () => asKoa(new Router({ prefix: '/v' }).use('/shop', createRouter({ repository }).routes())),
  },
  'under a parameter': {
    prefix: '/t/acme',
    middleware: () => asKoa(new Router().use('/t/:tenant', createRouter({ repository }).routes())),
  },
  'by koa-mount': { prefix: '/a', middleware: () => mount('/a', createRouter({ repository }).routes()) },
  'by koa-mount, nested': {
    prefix: '/a/b',
    middleware: () => {
      const inner = new Koa3();
      inner.use(mount('/b', createRouter({ repository }).routes()));
      return mount('/a', inner);
    },
  },
};

for (const [Koa, version] of [
  [Koa3, 'Koa 3'],
  [Koa2 as unknown as typeof Koa3, 'Koa 2'],
] as const)
  for (const [parser, before] of Object.entries(bodyParsers))
    for (const [how, { prefix, middleware }] of Object.entries(mounts))
      test(`serves every endpoint and the host's routes: ${version}, ${how}, with ${parser}`, async cleanup => {
        const app = new Koa();
        for (const one of before) app.use(one);
        app.use(middleware());
        const own = new Router();
        own.get('/api/own', ctx => {
          ctx.body = 'own';
        });
        app.use(own.routes());
        app.use(ctx => {
          ctx.status = 418;
          ctx.body = 'the host';
        });
        const { url, errors } = await serveApp(cleanup, app);
        const base = url + prefix;
        const bearer = { headers: { authorization: `Bearer ${secrets.studio}` } };

        for (const answer of [
          await send(`${base}/api/account/details?api_key=${secrets.studio}`),
          await send(`${base}/api/items/all`, bearer),
          await send(`${base}/api/items/item?item_id=1001`, bearer),
          await send(`${base}/api/v1/models`, bearer),
          await post(`${base}/api/purchases/validation`, {
            api_key: secrets.studio,
            purchase_code: knownCode,
          }),
          await form(
            `${base}/api/purchases/validation`,
            `api_key=${secrets.studio}&purchase_code=${knownCode}`,
          ),
          await parts(`${base}/api/purchases/validation`, {
            api_key: secrets.studio,
            purchase_code: knownCode,
          }),
        ])
          assert.deepEqual(
            [answer.status, answer.text.slice(0, 10)],
            [200, answer.text.startsWith('{"object"') ? '{"object":' : '{"status":'],
          );

        // Our responses end here: the host's catch-all must not replace them.
        assert.equal((await send(`${base}/api/items/all`, { method: 'DELETE' })).status, 405);
        assert.equal((await send(`${base}/api/items/all`, { method: 'OPTIONS' })).status, 204);
        assert.equal((await post(`${base}/api/purchases/validation`, '[]')).status, 400);
        // Not our path: the request is passed on unchanged.
        assert.equal((await send(`${url}/api/own`)).text, 'own');
        for (const path of [
          `${base}/api`,
          `${base}/api/items`,
          `${base}/API/ITEMS/ALL`,
          `${url}/`,
          `${base}/api/v1/elsewhere`,
        ]) {
          const answer = await send(path);
          assert.deepEqual(
            [path, answer.status, answer.text, answer.headers['x-request-id']],
            [path, 418, 'the host', undefined],
          );
        }
        const { servers } = (await send(`${base}/api/openapi.json`)).json as { servers: { url: string }[] };
        assert.deepEqual(servers, [{ url: prefix || '/' }]);
        const next = await send(`${base}/api/items/all?per_page=1`, bearer);
        const link = /<([^>]+)>; rel="next"/.exec(String(next.headers.link))?.[1] ?? '';
        assert.equal((await send(url + link, bearer)).status, 200);
        assert.deepEqual(errors, []);
      });

test('answers 400 after a middleware that read the body, never 500', async cleanup => {
  const app = new Koa3();
  app.use(async (ctx, next) => {
    for await (const _ of ctx.req);
    await next();
  });
  app.use(createRouter({ repository }).routes());
  const { url, errors } = await serveApp(cleanup, app);
  const { status, json } = await post(`${url}/api/purchases/validation`, { api_key: secrets.studio });
  assert.deepEqual(
    [status, json.msg],
    [400, 'Invalid request: the application has already read the body and did not keep it'],
  );
  assert.equal((await send(`${url}/api/items/all?api_key=${secrets.studio}`)).status, 200);
  assert.deepEqual(errors, []);
});

test('does not change the state and headers of the host', async cleanup => {
  const app = new Koa3();
  app.use(async (ctx, next) => {
    ctx.set('X-Request-Id', 'of-the-host');
    const before = Object.keys(ctx.state);
    await next();
    assert.deepEqual(Object.keys(ctx.state), before);
  });
  app.use(createRouter({ repository }).routes());
  const { url, errors } = await serveApp(cleanup, app);
  const { headers } = await send(`${url}/api/items/all?api_key=${secrets.studio}`);
  assert.equal(headers['x-request-id'], 'of-the-host');
  assert.deepEqual(errors, []);
});

test("is independent of a host's guard on a router", async cleanup => {
  const app = new Koa3();
  const host = new Router({ prefix: '/secret' });
  host.use(ctx => {
    ctx.status = 403;
  });
  host.get('/page', ctx => {
    ctx.body = 'secret';
  });
  app.use(createRouter({ repository }).routes()).use(host.routes());
  const { url } = await serveApp(cleanup, app);
  assert.equal((await send(`${url}/secret/page`)).status, 403);
  assert.equal((await send(`${url}/api/items/all?api_key=${secrets.studio}`)).status, 200);
});

test('can be used twice in one app with different storages', async cleanup => {
  const app = new Koa3();
  const other = await fixtureRepository();
  await other.keys.revoke('ws_studio', 'key_demo_studio', new Date(0).toISOString());
  app.use(createRouter({ repository }).prefix('/one').routes());
  app.use(createRouter({ repository: other }).prefix('/two').routes());
  const { url } = await serveApp(cleanup, app);
  assert.equal((await send(`${url}/one/api/items/all?api_key=${secrets.studio}`)).status, 200);
  assert.equal((await send(`${url}/two/api/items/all?api_key=${secrets.studio}`)).status, 401);
});

test('builds absolute URLs from publicUrl, regardless of the Host header', async cleanup => {
  const app = new Koa3();
  app.use(createRouter({ repository, publicUrl: 'https://shop.example/' }).prefix('/x').routes());
  const { url } = await serveApp(cleanup, app);
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    authorization: `Bearer ${secrets.studio}`,
  };
  const { json } = await send(`${url}/x/api/openapi.json`, { headers });
  assert.deepEqual(json.servers, [{ url: 'https://shop.example/x' }]);
  const page = await send(`${url}/x/api/items/all?per_page=1`, { headers });
  assert.match(
    String(page.headers.link),
    /^<https:\/\/shop\.example\/x\/api\/items\/all\?per_page=1&page=1>/,
  );
});

test.run();
