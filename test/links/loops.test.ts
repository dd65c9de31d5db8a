/** The target of a link must not be a short link of this service: a browser would follow redirects in a loop. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { LinkRecord } from '../../src/generated/types.ts';
import { createLinks } from '../../src/index.ts';
import { link } from '../../src/testing/links/sample.ts';
import { type Cleanup, fixtureRepository, send, serveApp, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { android, chrome, client, iphone } from './service.ts';

const test = suiteOf('Link loops');

for (const [storage, open] of eachStorage(storages))
  test(`answers 410 for a used-up link whose expired_url leads back to the links, under any name, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { make, follow, call } = client(mock);
    const { port } = new URL(mock.url);
    const own = await call('POST', '', { url: 'https://a.example', expired_url: `${mock.url}/l/once` });
    assert.deepEqual(
      [own.status, own.json.msg],
      [400, 'Invalid request: expired_url must not point to a short link of this service'],
    );
    // A host name that the service does not know.
    const expired_url = `http://localhost:${port}/l/once`;
    await make({ slug: 'once', max_clicks: 1, expired_url });
    await make({ slug: 'other', max_clicks: 1, expired_url: `http://LOCALHOST.:${port}/l/once` });
    for (const slug of ['once', 'other']) {
      assert.equal((await follow(slug)).status, 302);
      for (const host of [`localhost:${port}`, `LocalHost:${port}`, `localhost.:${port}`]) {
        const { status, headers } = await follow(slug, { host });
        assert.deepEqual([slug, host, status, headers.location], [slug, host, 410, undefined]);
      }
    }
    assert.equal((await follow('once')).headers.location, expired_url);
  });

/** Unchecked links that a host has stored itself, in a separate app. */
async function unchecked(cleanup: Cleanup, records: Record<string, Partial<LinkRecord>>, app: Koa) {
  const repository = await fixtureRepository();
  const links = createLinks({ repository, url: 'https://go.example/l', domains: ['to.example'] });
  cleanup(links.close);
  for (const [slug, more] of Object.entries(records)) {
    const record = link(`lnk_${slug}`, { slug, ...more });
    assert.deepEqual(await repository.links.create('ws_studio', [record]), [record]);
  }
  const { url } = await serveApp(cleanup, app.use(links.router.routes()));
  return async (slug: string, headers: Record<string, string> = {}) => {
    const answer = await send(`${url}/l/${slug}`, { headers: { 'user-agent': chrome, ...headers } });
    return [answer.status, answer.headers.location];
  };
}

const usedUp = { max_clicks: 1, passes: 1 };

test('refuses a redirect back under a known host name, even if the request used another one', async cleanup => {
  const get = await unchecked(
    cleanup,
    {
      a: { ...usedUp, expired_url: 'https://to.example/l/b' },
      b: { ...usedUp, expired_url: 'https://go.example/l/a' },
      expired: { expires_at: '2020-01-01T00:00:00Z', expired_url: 'https://go.example./l/expired' },
      plain: { url: 'https://to.example/l/plain' },
      path: { url: 'https://go.example/', forward_path: true },
      near: { url: 'https://go.example/lists', forward_path: true },
      over: { ...usedUp, expired_url: 'https://go.example/over' },
      phones: { ios_url: 'https://to.example/l/phones', android_url: 'https://to.example/l/phones' },
    },
    new Koa(),
  );
  for (const [slug, answer] of [
    ['a', [410, undefined]],
    ['b', [410, undefined]],
    ['expired', [410, undefined]],
    ['plain', [404, undefined]],
    ['path/l/path', [404, undefined]],
    ['path/elsewhere', [302, 'https://go.example/elsewhere']],
    ['near/x', [302, 'https://go.example/lists/x']],
    ['over', [302, 'https://go.example/over']],
    ['phones', [302, 'https://target.example/lnk_phones']],
  ] as const)
    assert.deepEqual([slug, await get(slug)], [slug, answer]);
  for (const agent of [iphone, android])
    assert.deepEqual(await get('phones', { 'user-agent': agent }), [404, undefined]);
});

test('refuses a redirect back to the host name of the visitor, behind a proxy and with the default port too', async cleanup => {
  const app = new Koa({ proxy: true });
  const get = await unchecked(cleanup, { a: { url: 'https://outside.example/l/a' } }, app);
  assert.deepEqual(await get('a'), [302, 'https://outside.example/l/a']);
  for (const headers of [
    { 'x-forwarded-host': 'outside.example' },
    { host: 'outside.example:443' },
    { host: 'OUTSIDE.example.' },
  ])
    assert.deepEqual(await get('a', headers as never), [404, undefined]);
  // An invalid Host header causes no redirect by itself.
  assert.deepEqual(await get('a', { host: 'outside.example:99999' }), [302, 'https://outside.example/l/a']);
});

test.run();
