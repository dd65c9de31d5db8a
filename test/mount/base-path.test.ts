/** A service below a path of its public URL, behind proxies that remove the path and that keep it. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { startMock } from '../../mock-server/index.ts';
import { createMarketplace, createRouter } from '../../src/index.ts';
import { ingrid, Person } from '../console/client.ts';
import { type Cleanup, fixtureRepository, fixtures, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { pathProxy, proxyModes } from './path-proxy.ts';

const test = suiteOf('A public URL with a path', { isLong: true });
const path = '/a/base';
const home = '/workspaces/ws_studio';
const [link] = fixtures.links?.ws_studio ?? [];

/** What a host does behind the proxy. */
async function host(cleanup: Cleanup, publicUrl: string, prefix: string): Promise<string> {
  const repository = await fixtureRepository();
  const marketplace = createMarketplace({ repository, publicUrl, console: true, messaging: false });
  cleanup(() => marketplace.close());
  const app = new Koa();
  // A host mounts both where the requests arrive.
  app.use((ctx, next) => {
    if (!ctx.path.startsWith(`${prefix}/`)) return next();
    ctx.path = ctx.path.slice(prefix.length);
    return next();
  });
  app.use(marketplace.router.routes());
  if (marketplace.redirects !== null) app.use(marketplace.redirects.routes());
  return (await serveApp(cleanup, app)).url;
}

const servers = {
  'createMarketplace in a host': host,
  'the mock server': async (cleanup: Cleanup, publicUrl: string) => {
    const mock = await startMock({ publicUrl });
    cleanup(mock.close);
    return mock.url;
  },
};

for (const [name, start] of Object.entries(servers))
  for (const mode of proxyModes)
    test(`is in all addresses of ${name} behind a proxy that ${mode} the path`, async cleanup => {
      const proxy = await pathProxy(cleanup, path, mode);
      proxy.target = await start(cleanup, proxy.url, mode === 'keeps' ? path : '');
      const person = new Person(`${proxy.url}/user/api`);
      const asked = await person.get(`${home}/links`);
      assert.equal(asked.status, 303);
      assert.ok(asked.headers.location?.startsWith(`${path}/user/api/login?return_to=%2Fa%2Fbase%2F`));
      const inside = await person.logIn(ingrid, `${path}/user/api${home}/links`);
      assert.equal(inside.headers.location, `${path}/user/api${home}/links`);
      for (const cookie of inside.headers['set-cookie'] ?? [])
        assert.match(cookie, /; Path=\/a\/base\/user\/api;/);
      const page = await person.get(`${home}/links`);
      assert.equal(page.status, 200);
      const addresses = [...page.text.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, to = '']) => to);
      assert.ok(addresses.length > 10);
      for (const to of addresses)
        assert.match(to, /^(?:\/a\/base\/|http:\/\/127\.0\.0\.1:\d+\/a\/base\/|https:\/\/|data:|#|\?)/);
      for (const asset of addresses.filter(to => to.includes('/assets/')))
        assert.equal((await person.get(asset)).status, 200, asset);
      const theme = await person.form(`${home}/links`, '/theme');
      const changed = await person.post('/theme', { ...theme, theme: 'dark' });
      assert.equal(changed.headers.location, `${path}/user/api${home}/links`);

      const items = await send(`${proxy.url}/api/items/all?per_page=1&api_key=${secrets.studio}`);
      assert.match(String(items.headers.link), new RegExp(`<${proxy.url}/api/items/all\\?`));
      const { json } = await send(`${proxy.url}/api/openapi.json`);
      assert.equal((json as { servers: { url: string }[] }).servers[0]?.url, proxy.url);
      const { json: links } = await send(`${proxy.url}/api/v1/links`, {
        headers: { authorization: `Bearer ${secrets.studio}` },
      });
      const [first] = links.data as { short_url: string }[];
      assert.ok(first?.short_url.startsWith(`${proxy.url}/l/`), first?.short_url);
      assert.ok([301, 302, 307, 308].includes((await send(`${proxy.url}/l/${link?.slug}`)).status));
    });

for (const mode of proxyModes)
  test(`is in the addresses of the dashboard and of isolated tests behind a proxy that ${mode} it`, async cleanup => {
    const proxy = await pathProxy(cleanup, path, mode);
    const mock = await startMock({ publicUrl: proxy.url });
    cleanup(mock.close);
    proxy.target = mock.url;
    for (const before of ['', '/__mock/as/one']) {
      const { status, text } = await send(`${proxy.url}${before}/__mock`, {
        headers: { accept: 'text/html' },
      });
      assert.equal(status, 200);
      for (const [, to = ''] of text.matchAll(/(?:href|src|action)="(\/[^"]*)"/g))
        assert.ok(to.startsWith(`${path}${before}/`), to);
    }
    for (const [from, to] of [
      ['', `${path}/user/api`],
      ['/__mock/as/one/', `${path}/__mock/as/one/user/api`],
    ])
      assert.equal((await send(`${proxy.url}${from}`)).headers.location, to);
    assert.equal((await send(`${mock.url}/user/api/login`)).status, 200, 'also without the proxy');
    const media = mock.data.items.ws_studio?.[0]?.media.thumbnail ?? '';
    assert.ok(media.startsWith(`${proxy.url}/media/`), media);
    assert.equal((await send(media)).status, 200);
  });

test('that the mock server could not tell from its own addresses is refused by name', async () => {
  for (const first of ['api', 'user', 'l', 'media', 'demo', '__mock'])
    await assert.rejects(startMock({ port: null, publicUrl: `https://host.example/${first}/mock` }), {
      name: 'TypeError',
      message: `startMock: the path of publicUrl must not begin with /${first}, because addresses of the mock server do`,
    });
});

test('is not doubled where it is the mount path, and that of the requested host is in the pages of a console', async cleanup => {
  const repository = await fixtureRepository();
  const publicUrl = ['https://shop.example/market', 'https://alias.example/other/'];
  const app = new Koa().use(
    createRouter({ repository, publicUrl, console: true }).prefix('/market').routes(),
  );
  const { url } = await serveApp(cleanup, app);
  const { json } = await send(`${url}/market/api/openapi.json`);
  assert.equal((json as { servers: { url: string }[] }).servers[0]?.url, 'https://shop.example/market');
  for (const [host, base] of [
    ['shop.example', '/market'],
    ['alias.example', '/other/market'],
    ['unknown.example', '/market'],
  ] as const) {
    const { headers } = await send(`${url}/market/user/api`, { headers: { host } });
    assert.ok(headers.location?.startsWith(`${base}/user/api/login`), headers.location);
  }
});

test.run();
