/** Links over a storage or service that does not do what it must: the answer is 500, and nothing else is revealed. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import {
  createLinks,
  createRouter,
  type LinksOptions,
  refuse,
  type WholeRepository,
} from '../../src/index.ts';
import { passwordOf } from '../../src/links/drafts.ts';
import type { LinkEngine } from '../../src/links/redirects/engine.ts';
import { type Cleanup, fixtureRepository, serveApp, suiteOf } from '../helper.ts';
import { client } from './service.ts';

const test = suiteOf('Links over a broken part');

type Own = Partial<WholeRepository['links']>;

/** The API over a storage and an engine with some methods of the test. */
async function start(
  cleanup: Cleanup,
  own: Own,
  broken: Partial<LinkEngine> = {},
  options: Partial<LinksOptions> = {},
) {
  const storage = await fixtureRepository();
  cleanup(storage.close);
  const repository = { ...storage, links: { ...storage.links, ...own } };
  const links = createLinks({ repository, url: 'https://go.example/l', ...options });
  cleanup(links.close);
  const errors: string[] = [];
  const router = createRouter({
    repository,
    links: { ...links, ...broken },
    onError: error => errors.push(String(error)),
  });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  return { ...client({ url }), errors };
}

const failed = [500, 'Internal server error'];
const one = { url: 'https://a.example' };

for (const [what, create] of Object.entries({
  'does not know the workspace': async (_, links) => links.map(() => refuse('workspace_unknown')),
  'says that the random id is taken': async (_, links) => links.map(() => refuse('id_taken')),
  'returns too few results': async () => [],
} satisfies Record<string, WholeRepository['links']['create']>))
  test(`are not created if the storage ${what}`, async cleanup => {
    const { call, errors } = await start(cleanup, { create });
    for (const [path, body] of [
      ['', one],
      ['/bulk', { links: [one] }],
    ] as const) {
      const { status, json } = await call('POST', path, body);
      assert.deepEqual([path, status, json.msg], [path, ...failed]);
    }
    assert.deepEqual(errors, Array(2).fill('MarketplaceError: Internal server error'));
  });

test('are all refused if the service fails for one of them', async cleanup => {
  const slugOf = () => {
    throw new Error('secret detail');
  };
  const { call, errors } = await start(cleanup, {}, { slugOf });
  const { status, json } = await call('POST', '/bulk', { links: [one, { ...one, slug: 'mine' }] });
  assert.deepEqual([status, json.msg], failed);
  assert.deepEqual(errors, ['Error: secret detail']);
});

test('do not turn another failure of hashing into a full queue', async () => {
  await assert.rejects(passwordOf('', 'ws_studio'), TypeError);
});

test('have no QR code if the public URL is not configured', async cleanup => {
  const { call } = await start(cleanup, {}, {}, { url: undefined as never });
  const { status, json } = await call('GET', '/lnk_demo_spring/qr');
  assert.deepEqual([status, json.msg], [409, 'The public URL of this service is not configured']);
});

test.run();
