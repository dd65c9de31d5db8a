/** Links that the engine caches. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { Lookup } from '../../src/links/redirects/lookup.ts';
import type { LinksRepository } from '../../src/repository/index.ts';
import { link } from '../../src/testing/links/sample.ts';
import { serveApp, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { client, over } from './service.ts';

const test = suiteOf('The cache of links');
test('caches a link of an external storage until the link changes', async cleanup => {
  const record = link('lnk_kept', { slug: 'kept' });
  let asked = 0;
  const links = await over(
    cleanup,
    {
      findBySlug: async () => {
        asked += 1;
        return { workspaceId: 'ws_studio', link: record };
      },
    },
    { cache: 3_600_000 },
  );
  const { url } = await serveApp(cleanup, new Koa().use(links.router.routes()));
  const { follow } = client({ url });
  for (let count = 0; count < 3; count += 1) assert.equal((await follow('kept')).status, 302);
  assert.equal(asked, 1);
  links.forget('', 'kept');
  await follow('kept');
  assert.equal(asked, 2);
});

test('caches no link of an external storage if the cache is disabled', async cleanup => {
  let asked = 0;
  const links = await over(
    cleanup,
    {
      findBySlug: async () => {
        asked += 1;
        return { workspaceId: 'ws_studio', link: link('lnk_kept', { slug: 'kept' }) };
      },
    },
    { cache: 0 },
  );
  const { url } = await serveApp(cleanup, new Koa().use(links.router.routes()));
  for (let count = 0; count < 2; count += 1) await client({ url }).follow('kept');
  assert.equal(asked, 2);
});

test('caches a link no longer than configured', async cleanup => {
  let asked = 0;
  const findBySlug = async () => {
    asked += 1;
    return { workspaceId: 'ws_studio', link: link('lnk_kept', { slug: 'kept' }) };
  };
  const links = await over(cleanup, { findBySlug }, { cache: 1 });
  const { url } = await serveApp(cleanup, new Koa().use(links.router.routes()));
  await until(async () => {
    await client({ url }).follow('kept');
    return asked > 1;
  });
});

test('caches 20,000 links, and starts again with the next one', async () => {
  const asked: string[] = [];
  const lookup = new Lookup(
    {
      findBySlug: async (domain: string, slug: string) => {
        asked.push(`${domain}/${slug}`);
        return { workspaceId: 'ws_studio', link: link('lnk_kept', { slug }) };
      },
    } satisfies Partial<LinksRepository> as Partial<LinksRepository> as LinksRepository,
    3_600_000,
  );
  for (let index = 0; index < 20_000; index += 1) await lookup.find('', `slug-${index}`);
  for (const index of [0, 19_999]) await lookup.find('', `slug-${index}`);
  assert.equal(asked.length, 20_000);
  await lookup.find('b.example', 'slug-0');
  await lookup.find('', 'slug-0');
  assert.deepEqual(asked.slice(20_000), ['b.example/slug-0', '/slug-0']);
});

test('does not cache the result of a query that started before the link changed', async cleanup => {
  let asked = 0;
  let answer = () => {};
  const found = { workspaceId: 'ws_studio', link: link('lnk_kept', { slug: 'kept' }) };
  const links = await over(
    cleanup,
    {
      findBySlug: () => {
        asked += 1;
        return new Promise(resolve => {
          answer = () => resolve(found);
        });
      },
    },
    { cache: 3_600_000 },
  );
  const { url } = await serveApp(cleanup, new Koa().use(links.router.routes()));
  const { follow } = client({ url });
  for (const count of [1, 2]) {
    const followed = follow('kept');
    await until(() => asked === count);
    if (count === 1) links.forget('', 'kept');
    answer();
    assert.equal((await followed).status, 302);
  }
});

test.run();
