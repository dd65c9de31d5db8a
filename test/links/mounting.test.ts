/** Mounting the redirects in a host: prefixes, mounts, domains, options. */
import assert from 'node:assert/strict';
import Router from '@koa/router';
import Koa from 'koa';
import mount from 'koa-mount';
import {
  createLinks,
  createMarketplace,
  createRouter,
  type LinksOptions,
  RepositoryUnavailableError,
} from '../../src/index.ts';
import { link } from '../../src/testing/links/sample.ts';
import { type Cleanup, fixtureRepository, post, send, serveApp, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { chrome, client } from './service.ts';

const test = suiteOf('Link router');

/** A separate link engine in an app of the test, over the fixtures. */
async function own(
  cleanup: Cleanup,
  options: Partial<LinksOptions> = {},
  wrap?: (links: Koa.Middleware) => Koa,
) {
  const repository = await fixtureRepository();
  const links = createLinks({ repository, url: 'https://go.example/l', ...options });
  cleanup(links.close);
  const app = wrap === undefined ? new Koa().use(links.router.routes()) : wrap(links.router.routes());
  const { url, errors } = await serveApp(cleanup, app);
  const add = async (id: string, more: Parameters<typeof link>[1] = {}) =>
    assert.deepEqual(await repository.links.create('ws_studio', [link(id, more)]), [link(id, more)]);
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(url + path, { method, headers: { 'user-agent': chrome, ...headers } });
  return { repository, links, url, errors, add, get };
}

test('works under a prefix, at the root of a domain, in a mount and in another router', async cleanup => {
  for (const [prefix, base, wrap] of [
    ['/l', '/l', undefined],
    ['', '', undefined],
    ['/go/to', '/go/to', undefined],
    ['/l', '/shop/l', (links: Koa.Middleware) => new Koa().use(mount('/shop', links))],
    [
      '/l',
      '/outer/l',
      (links: Koa.Middleware) => {
        const outer = new Router().use('/outer', links as never);
        return new Koa().use(outer.routes() as unknown as Koa.Middleware);
      },
    ],
  ] as const) {
    const { get: getFrom, add } = await own(cleanup, { prefix }, wrap);
    const get = (path: string) => getFrom(path, { host: 'go.example' });
    await add('lnk_deep', { slug: 'deep', forward_path: true });
    assert.equal((await get(`${base}/spring`)).status, 302, base);
    assert.equal((await get(`${base}/gr%C3%BC%C3%9Fe`)).status, 302, base);
    const { location } = (await get(`${base}/deep/a/b`)).headers;
    assert.equal(location, 'https://target.example/lnk_deep/a/b', base);
    assert.equal((await get(`${base}/nobody`)).status, 404);
    assert.equal((await get('/elsewhere/all/along')).text.includes('<h1>'), prefix === '', base);
  }
});

test('redirects each short URL of the API, with and without a prefix, whatever path the URL of the links has', async cleanup => {
  for (const [options, wrap] of [
    [{ url: 'https://go.example' }, undefined],
    [{ url: 'https://go.example/' }, undefined],
    [{ url: 'https://go.example/go/to' }, undefined],
    [{ url: 'https://go.example/l' }, undefined],
    [{ url: 'https://go.example/l', prefix: '' }, undefined],
    [{ url: 'https://go.example/go/to', prefix: '' }, undefined],
    [
      { url: 'https://go.example/go', prefix: '' },
      (links: Koa.Middleware) => new Koa().use(mount('/go', links)),
    ],
    [{ url: 'https://go.example/shop/l' }, (links: Koa.Middleware) => new Koa().use(mount('/shop', links))],
    [
      { url: 'https://go.example/go', prefix: '' },
      (links: Koa.Middleware) =>
        new Koa().use(new Router().use('/', links as never).routes() as unknown as Koa.Middleware),
    ],
  ] as const) {
    const { get, links, add } = await own(cleanup, options, wrap);
    await add('lnk_path', { slug: 'path', forward_path: true });
    const { pathname } = new URL(links.shortUrl('', 'path'));
    const { status, headers } = await get(`${pathname}/a`, { host: 'go.example' });
    assert.deepEqual(
      [status, headers.location],
      [302, 'https://target.example/lnk_path/a'],
      JSON.stringify(options),
    );
  }
});

test('of createMarketplace has the path of links.url as its prefix, which must not be that of the API', async cleanup => {
  const repository = await fixtureRepository();
  const options = { repository, publicUrl: 'https://shop.example' };
  const marketplace = createMarketplace({ ...options, links: { url: 'https://go.example' } });
  cleanup(marketplace.close);
  const app = new Koa().use(marketplace.redirects?.routes() ?? assert.fail());
  const { url } = await serveApp(cleanup, app);
  const { status } = await send(`${url}/spring`, { headers: { host: 'go.example', 'user-agent': chrome } });
  assert.equal(status, 302);
  assert.throws(() => createMarketplace({ ...options, links: { url: 'https://go.example/api' } }), {
    message: 'createMarketplace: links.prefix must not be /api: it overlaps with /api/openapi.json',
  });
});

const theHost: Koa.Middleware = ctx => {
  ctx.body = 'the host';
};

test('passes unknown paths on', async cleanup => {
  const { get } = await own(cleanup, {}, links => new Koa().use(links).use(theHost));
  for (const path of ['/', '/l', '/l/', '/l//x', '/lx/spring', '/L/spring'])
    assert.equal((await get(path)).text, 'the host', path);
});

test('never redirects to itself, under any host name', async cleanup => {
  const { get, add, url } = await own(cleanup);
  const { host } = new URL(url);
  await add('lnk_loop', { slug: 'loop', url: `${url}/l/loop` });
  await add('lnk_other', { slug: 'other', url: `http://other.example/l/x?from=${host}` });
  assert.equal((await get('/l/loop')).status, 404);
  assert.equal((await get('/l/other')).status, 302);
  const unaddressed = await own(cleanup, { url: undefined as never, prefix: '/s' });
  assert.equal(unaddressed.links.shortUrl('', 'x'), '/s/x');
});

test('distinguishes several domains by the requested host', async cleanup => {
  const { get, add, links, repository } = await own(cleanup, { domains: ['b.example', 's.example'] });
  await add('lnk_go', { slug: 'same', domain: 'b.example', url: 'https://b-target.example/' });
  await add('lnk_default', { slug: 'same', url: 'https://default-target.example/' });
  assert.equal(links.shortUrl('b.example', 'same'), 'https://b.example/l/same');
  for (const [host, location] of [
    ['b.example', 'https://b-target.example/'],
    ['B.example.:8080', 'https://b-target.example/'],
    ['anything.example', 'https://default-target.example/'],
  ] as const)
    assert.equal((await get('/l/same', { host })).headers.location, location);
  assert.equal((await get('/l/same', { host: 's.example' })).status, 404);
  assert.throws(() => links.check('https://s.example/l/x', false), /must not point to a short link/);
  assert.ok(repository);
});

for (const [storage, open] of eachStorage(storages))
  test(`replaces a random slug that is taken, on ${storage}`, async cleanup => {
    const { repository } = await open(cleanup);
    const links = createLinks({ repository, url: 'https://go.example' });
    cleanup(links.close);
    const chance = ['spring', 'summer', 'fresh', 'spring', 'fresh', 'fresher'];
    const newSlug = () => chance.shift() ?? '';
    const api = createRouter({ repository, links: { ...links, newSlug } });
    const { url } = await serveApp(cleanup, new Koa().use(api.routes()));
    const { call, make } = client({ url });
    assert.equal((await make({})).slug, 'fresh');
    assert.equal((await make({})).slug, 'fresher');
    assert.equal(chance.length, 0);
    chance.push(...Array(20).fill('spring'));
    const stuck = await call('POST', '', { url: 'https://a.example' });
    assert.deepEqual([stuck.status, stuck.json.msg], [409, 'The slug is already taken']);
  });

test('ignores the case of slugs if configured', async cleanup => {
  const { get, links, add } = await own(cleanup, { caseSensitive: false });
  const found = links.slugOf('STRASSE-É');
  assert.ok(typeof found === 'object');
  await add('lnk_case', { slug: found.slug, slug_key: found.key });
  for (const slug of ['strasse-é', 'StrassE-É'])
    assert.equal((await get(`/l/${encodeURIComponent(slug)}`)).status, 302);
});

test('answers 503 while the storage is unavailable, and reports the cause only to onError', async cleanup => {
  const errors: unknown[] = [];
  const { repository } = await own(cleanup);
  const links = createLinks({
    repository: {
      ...repository,
      links: {
        ...repository.links,
        findBySlug: () => {
          throw new Error('secret detail');
        },
      },
    },
    onError: error => errors.push(error),
  });
  cleanup(links.close);
  const { url } = await serveApp(cleanup, new Koa().use(links.router.routes()));
  const answer = await send(`${url}/l/spring`);
  assert.equal(answer.status, 500);
  assert.equal(answer.text.includes('secret detail'), false);
  assert.match(String(errors[0]), /secret detail/);
});

test('refuses invalid options', async () => {
  const repository = await fixtureRepository();
  for (const [options, reason] of [
    [{ url: 'go.example' }, /url must be/],
    [{ url: 'https://go.example/?x' }, /url must be/],
    [{ prefix: 'l' }, /prefix must be/],
    [{ domains: ['Go.Example'] }, /domains must be/],
    [{ domains: ['go.example'], url: 'https://go.example' }, /host of url/],
    [{ writeInterval: 500 }, /writeInterval must be a number from 0 to 100/],
    [{ retentionDays: Number.NaN }, /retentionDays must be/],
    [{ pollInterval: -1 }, /pollInterval must be/],
    [{ reservedSlugs: ['sale', 5] }, /reservedSlugs must be a list of slugs/],
    [{ reservedSlugs: 'sale' }, /reservedSlugs must be a list of slugs/],
    [{ caseSensitive: 'no' }, /caseSensitive must be/],
    [{ countryHeader: 'a b' }, /countryHeader must be a header name/],
    [{ webhooks: {} }, /webhooks must be the engine from createWebhooks/],
    [{ pollInterval: 0 }, /pollInterval must be a number from 10/],
  ] as const)
    assert.throws(() => createLinks({ repository, ...options } as LinksOptions), reason);
});

test('answers 503 instead of 429 for a password while the storage of the rate limits is unavailable', async cleanup => {
  const repository = await fixtureRepository();
  const away = () => {
    throw new RepositoryUnavailableError('away');
  };
  const links = createLinks({
    repository: { ...repository, limits: { count: away, giveBack: away, reset: away } },
    url: 'https://go.example/l',
  });
  cleanup(links.close);
  const { url } = await serveApp(cleanup, new Koa().use(links.router.routes()));
  const answer = await post(`${url}/l/beta`, { password: 'a guess' }, { accept: 'application/json' });
  assert.deepEqual([answer.status, answer.json.msg], [503, 'The service is temporarily unavailable']);
});

test.run();
