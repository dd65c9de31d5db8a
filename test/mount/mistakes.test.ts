/** What hosts get wrong when they mount the service: it works all the same, or is refused at once by its name. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa3 from 'koa';
import mount from 'koa-mount';
import Koa2 from 'koa2';
import { postgresRepository } from '../../src/adapters/postgres/index.ts';
import {
  composeRepository,
  createLinks,
  createMarketplace,
  createMessaging,
  createRouter,
  createWebhooks,
  type MarketplaceSettings,
} from '../../src/index.ts';
import { type Cleanup, fixtureRepository, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('A host that makes a mistake');
const repository = await fixtureRepository();
const headers = { authorization: `Bearer ${secrets.studio}` };

const asKoa = (router: Router) => router.routes() as Koa3.Middleware;
const messageOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was thrown';
};

test('is told to await a repository, a pool, or anything else that is a Promise', async () => {
  const late = Promise.resolve(repository) as never;
  const factories: Readonly<Record<string, (repository: never) => unknown>> = {
    createMarketplace: repository => createMarketplace({ repository }),
    createRouter: repository => createRouter({ repository }),
    createWebhooks: repository => createWebhooks({ repository }),
    createLinks: repository => createLinks({ repository, url: 'https://go.example' }),
    createMessaging: repository => createMessaging({ repository }),
  };
  for (const [factory, create] of Object.entries(factories))
    assert.equal(
      messageOf(() => create(late)),
      `${factory}: repository is a Promise: await it first`,
    );
  for (const [run, message] of [
    [
      () => createRouter(Promise.resolve({ repository }) as never),
      'createRouter: the object of options is a Promise: await it first',
    ],
    [
      () => createRouter({ repository, publicUrl: Promise.resolve('https://shop.example') as never }),
      'createRouter: publicUrl is a Promise: await it first',
    ],
    [() => composeRepository(late, {}), 'composeRepository: the base is a Promise: await it first'],
    [
      () => composeRepository(repository, Promise.resolve({}) as never),
      'composeRepository: the object of parts is a Promise: await it first',
    ],
    [
      () => composeRepository(repository, { items: Promise.resolve(repository.items) as never }),
      'composeRepository: items is a Promise: await it first',
    ],
    [
      () => createRouter({ repository: { ...repository, links: Promise.resolve({}) as never } }),
      'createRouter: repository must be a repository: links is a Promise: await it first',
    ],
  ] as const)
    assert.equal(messageOf(run), message);
  await assert.rejects(
    postgresRepository({ pool: Promise.resolve() as never }),
    /pool is a Promise: await it/,
  );
});

async function answers(cleanup: Cleanup, app: Koa3, path: string): Promise<number> {
  const { url } = await serveApp(cleanup, app);
  return (await send(url + path, { headers: { ...headers, host: 'shop.example' } })).status;
}

test('may write a prefix with a slash at its end', async cleanup => {
  const routes = () => createRouter({ repository }).routes();
  for (const [app, path] of [
    [new Koa3().use(createRouter({ repository }).prefix('/shop/').routes()), '/shop'],
    [new Koa3().use(asKoa(new Router().use('/shop/', routes()))), '/shop'],
    [new Koa3().use(asKoa(new Router().use('/', routes()))), ''],
    [new Koa3().use(asKoa(new Router({ prefix: '/a/' }).use('/shop/', routes()))), '/a/shop'],
    [new Koa3().use(asKoa(new Router().use(['/shop/', '/b/'], routes()))), '/b'],
    [new Koa3().use(asKoa(new Router().use('/t/:tenant/', routes()))), '/t/acme'],
    [new Koa3().use(mount('/shop/', routes())), '/shop'],
  ] as const) {
    assert.equal(await answers(cleanup, app, `${path}/api/v1/models`), 200, `${path}/api/v1/models`);
    assert.equal(await answers(cleanup, app, `${path}/api/v1/links/lnk_demo_spring`), 200, `${path} id`);
  }
});

test('is told that a prefix must begin with a slash', () => {
  const routes = () => createRouter({ repository }).routes();
  const message = 'the prefix shop of the router must begin with a slash: /shop';
  for (const run of [
    () => createRouter({ repository }).prefix('shop'),
    () => new Router().use('shop', routes()),
    () => new Router({ prefix: 'shop' }).use(routes()),
  ])
    assert.equal(messageOf(run), message);
});

test('may be Koa inside of an app of Express, which takes its prefix away', async cleanup => {
  const router = createRouter({ repository, publicUrl: 'https://shop.example', console: true });
  const inner = new Koa3().use(router.routes()).callback();
  const outer = createServer((req, res) => {
    const whole = req.url ?? '';
    // As Express does.
    Object.assign(req, { originalUrl: whole, baseUrl: '/shop', url: whole.slice('/shop'.length) });
    void inner(req, res);
  }).listen(0, '127.0.0.1');
  await once(outer, 'listening');
  cleanup(() => outer.close());
  const url = `http://127.0.0.1:${(outer.address() as AddressInfo).port}/shop`;
  const page = await send(`${url}/api/items/all?per_page=1`, { headers });
  assert.match(String(page.headers.link), /^<https:\/\/shop\.example\/shop\/api\/items\/all\?/);
  const { servers } = (await send(`${url}/api/openapi.json`)).json;
  assert.deepEqual(servers, [{ url: 'https://shop.example/shop' }]);
  const login = await send(`${url}/user/api/login`);
  assert.match(login.text, /href="\/shop\/user\/api\/assets\/[^"]+\/console\.css"/);
  assert.match(String(login.headers['set-cookie']), /Path=\/shop\/user\/api;/);
});

for (const [name, Koa] of [
  ['Koa 3', Koa3],
  ['Koa 2', Koa2 as unknown as typeof Koa3],
] as const) {
  test(`may use the router itself, with ${name}`, async cleanup => {
    const router = createRouter({ repository });
    assert.equal(await answers(cleanup, new Koa().use(router), '/api/v1/models'), 200);
    const host = new Router().use('/shop', router as never);
    assert.equal(await answers(cleanup, new Koa().use(asKoa(host)), '/shop/api/v1/models'), 200);
    const prefixed = createRouter({ repository }).prefix('/shop');
    assert.equal(await answers(cleanup, new Koa().use(prefixed), '/shop/api/v1/models'), 200);
    assert.ok(router instanceof Router);
  });

  test(`may use the marketplace itself, with ${name}`, async cleanup => {
    const settings: MarketplaceSettings = { repository, publicUrl: 'https://shop.example' };
    const marketplace = createMarketplace(settings);
    cleanup(() => marketplace.close());
    const app = new Koa().use(marketplace).use(ctx => {
      ctx.status = 418;
    });
    assert.equal(await answers(cleanup, app, '/api/v1/models'), 200);
    assert.equal(await answers(cleanup, app, '/l/rain'), 302);
    assert.equal(await answers(cleanup, app, '/elsewhere'), 418);
    const without = createMarketplace({ ...settings, links: false });
    cleanup(() => without.close());
    assert.equal(await answers(cleanup, new Koa().use(without), '/api/v1/models'), 200);
  });
}

test.run();
