/** A storage that does not store what restricts a key, or whose it is: nobody gets a key that only looks restricted. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { KeyRecord } from '../../src/generated/types.ts';
import { createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('A storage that forgets members of a key');
const headers = { authorization: `Bearer ${secrets.studio}` };

/** What a key is asked to have. */
const asked = {
  allowed_ips: ['203.0.113.0/24'],
  rate_limit: { requests: 30, seconds: 60 },
  owner: 'customer_1',
  metadata: { plan: 'free' },
} as const;

/** Keys over HTTP, whose stored records `stored` returns instead. */
async function serve(cleanup: Cleanup, stored: (record: KeyRecord) => KeyRecord) {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const { keys } = repository;
  const seen = (made: object | null) =>
    made !== null && 'digest' in made ? stored(made as KeyRecord) : made;
  const forgetful = {
    ...keys,
    create: async (...args: Parameters<typeof keys.create>) => seen(await keys.create(...args)),
    change: async (...args: Parameters<typeof keys.change>) => seen(await keys.change(...args)),
  } as typeof keys;
  const router = createRouter({ repository: { ...repository, keys: forgetful }, onError: () => {} });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  return {
    create: (more: object = {}) =>
      post(`${url}/api/v1/keys`, { name: 'Shop', scopes: ['marketplace:read'], ...more }, headers),
    change: (id: string, body: object) =>
      send(`${url}/api/v1/keys/${id}`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

const without = (member: string) => (record: KeyRecord) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== member)) as unknown as KeyRecord;

for (const member of Object.keys(asked))
  test(`is a failure if it forgets ${member}, and no secret is returned`, async cleanup => {
    const { create } = await serve(cleanup, without(member));
    const { status, text } = await create(asked);
    assert.equal(status, 500);
    assert.doesNotMatch(text, /\bmk_/);
    const { [member]: _, ...others } = { ...asked } as Record<string, unknown>;
    assert.equal((await create(others)).status, 201, 'what it forgets was not asked for');
  });

test('is a failure if it keeps the scopes from before a change, in whatever order it gives them', async cleanup => {
  const scopes = ['links:read', 'marketplace:read'];
  let kept: readonly string[] | null = null;
  const stored = (record: KeyRecord): KeyRecord => ({
    ...record,
    scopes: [...(kept ?? record.scopes)].reverse() as string[],
  });
  const { create, change } = await serve(cleanup, stored);
  const { id } = (await create({ scopes })).json.data as { id: string };
  assert.equal((await change(id, { scopes: scopes.toReversed() })).status, 200);
  kept = scopes;
  assert.equal((await change(id, { scopes: ['links:read'] })).status, 500);
});

test.run();
