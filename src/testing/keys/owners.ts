/** Whose keys are, how often they may be used, and which of them are forgotten. */
import assert from 'node:assert/strict';
import type { KeyRecord } from '../../generated/types.ts';
import { isRefused, keyRefusal as refused } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { key, other, shop } from '../sample.ts';

const now = '2026-05-05T05:05:05Z';
const test = casesOf('keys');
const numbered = (id: string, number: number, more: Partial<KeyRecord> = {}): KeyRecord => ({
  ...key(id, '0'),
  digest: number.toString(16).padStart(64, '0'),
  ...more,
});
const replacementOf = (id: string, number: number) => {
  const { digest, prefix, last_four, created_at, created_by } = numbered(id, number);
  return { id, digest, prefix, last_four, created_at, created_by };
};
const minute = { requests: 100, seconds: 60 };
const owned = { rate_limit: minute, owner: 'cus_1', metadata: { plan: 'starter', Region: 'ë "eu"' } };

export const keyOwnerCases: readonly ConformanceCase[] = [
  test('keys.create stores rate_limit, owner and metadata, and keys.rotate gives them to the replacement', async keys => {
    const record = numbered('key_owned', 1, owned);
    assert.deepEqual(await keys.create(shop, record), record);
    assert.deepEqual(await keys.find(shop, 'key_owned'), record);
    assert.deepEqual((await keys.findByDigest(record.digest))?.key, record);
    const replacement = replacementOf('key_next', 2);
    const rotated = await keys.rotate(shop, { keyId: 'key_owned', replacement, oldExpiresAt: now, now });
    assert.ok('old' in rotated);
    assert.deepEqual(
      rotated.replacement,
      numbered('key_next', 2, { name: 'key_owned', ...owned, limit_root: 'key_owned' }),
    );
    assert.deepEqual(await keys.find(shop, 'key_next'), rotated.replacement);
  }),
  test('keys.change sets, keeps and removes rate_limit, owner and metadata', async keys => {
    const set = await keys.change(shop, 'key_live', { rateLimit: minute, owner: 'cus_1', now });
    assert.deepEqual(set, { ...key('key_live', 'a'), rate_limit: minute, owner: 'cus_1' });
    const more = await keys.change(shop, 'key_live', { metadata: { a: '1', b: '' }, now });
    assert.deepEqual(more, { ...set, metadata: { a: '1', b: '' } });
    const less = await keys.change(shop, 'key_live', { metadata: { b: '2' }, rateLimit: null, now });
    assert.deepEqual(less, { ...key('key_live', 'a'), owner: 'cus_1', metadata: { b: '2' } });
    assert.deepEqual(await keys.find(shop, 'key_live'), less);
    const none = await keys.change(shop, 'key_live', { owner: null, metadata: {}, now });
    assert.deepEqual(none, key('key_live', 'a'));
  }),
  test('a key with a rate limit cannot act on a key with a greater one or none', async keys => {
    await keys.create(shop, numbered('key_slow', 1, { rate_limit: minute }));
    const by = 'key_slow';
    const refusal = refused('beyond_own', ['rate_limit']);
    for (const [index, limit] of [
      { requests: 101, seconds: 60 },
      { requests: 2, seconds: 1 },
    ].entries())
      assert.deepEqual(
        await keys.create(shop, numbered('key_x', 10 + index, { rate_limit: limit }), { by }),
        refusal,
      );
    assert.deepEqual(await keys.create(shop, numbered('key_x', 12), { by }), refusal);
    assert.deepEqual(await keys.change(shop, by, { rateLimit: null, now }, { by }), refusal);
    assert.deepEqual(await keys.change(shop, 'key_live', { rateLimit: minute, now }, { by }), refusal);
    assert.deepEqual(await keys.revoke(shop, 'key_live', now, { by }), refusal);
    assert.equal(await keys.find(shop, 'key_x'), null);
    assert.deepEqual((await keys.find(shop, by))?.rate_limit, minute);
    const slower = numbered('key_x', 13, { rate_limit: { requests: 99, seconds: 60 } });
    assert.ok(!isRefused(await keys.create(shop, slower, { by })));
  }),
  test('keys.list returns the keys of an owner, in pages', async keys => {
    for (let index = 0; index < 9; index += 1)
      await keys.create(
        shop,
        numbered(`key_${index}`, index, {
          created_at: `2026-02-0${index + 1}T00:00:00Z`,
          owner: index % 2 === 0 ? 'cus_1' : 'CUS_1',
          name: index === 4 ? 'Till' : 'Shop',
        }),
      );
    await keys.create(other, numbered('key_other', 20, { owner: 'cus_1' }));
    const first = await keys.list(shop, { limit: 3, owner: 'cus_1' });
    assert.deepEqual(
      first.keys.map(({ id }) => id),
      ['key_8', 'key_6', 'key_4'],
    );
    const second = await keys.list(shop, { limit: 3, owner: 'cus_1', after: first.next ?? '' });
    assert.deepEqual([second.keys.map(({ id }) => id), second.next], [['key_2', 'key_0'], null]);
    const named = await keys.list(shop, { limit: 3, owner: 'cus_1', q: 'till' });
    assert.deepEqual(
      named.keys.map(({ id }) => id),
      ['key_4'],
    );
    for (const owner of ['cus', "cus_1'", 'a\0b'])
      assert.deepEqual(await keys.list(shop, { limit: 3, owner }), { keys: [], next: null });
  }),
  test(
    'keys.create forgets keys that were valid for an hour at most and ended a day before',
    async keys => {
      const short = { created_at: '2026-05-01T10:00:00Z', expires_at: '2026-05-01T10:15:00Z' };
      for (const [index, id] of ['key_test', 'key_revoked_test'].entries())
        await keys.create(
          shop,
          numbered(id, index, { ...short, ...(index === 1 && { revoked_at: short.created_at }) }),
        );
      await keys.create(shop, numbered('key_before', 10, { created_at: '2026-05-02T10:14:59Z' }));
      assert.ok((await keys.find(shop, 'key_test')) !== null);
      await keys.create(shop, numbered('key_after', 11, { created_at: '2026-05-02T10:15:00Z' }));
      for (const [index, id] of ['key_test', 'key_revoked_test'].entries()) {
        assert.equal(await keys.find(shop, id), null);
        assert.equal(await keys.findByDigest(numbered(id, index).digest), null);
      }
      // Its digest is free again, too.
      assert.ok(!isRefused(await keys.create(shop, numbered('key_again', 0))));
    },
    { uses: ['keys.forgetting'] },
  ),
  test('keys.create never forgets a key that lived longer, was rotated, ended recently, or belongs to others', async keys => {
    const start = '2026-05-01T10:00:00Z';
    const kept: readonly (readonly [string, Partial<KeyRecord>])[] = [
      [shop, { expires_at: '2026-05-01T11:00:01Z' }],
      [shop, { expires_at: '2026-04-30T10:00:00Z' }],
      [shop, { expires_at: '2026-05-01T10:15:00Z', rotated_to: 'key_live' }],
      [shop, { revoked_at: '2026-05-01T10:15:00Z' }],
      [other, { expires_at: '2026-05-01T10:15:00Z' }],
    ];
    for (const [index, [workspaceId, more]] of kept.entries())
      await keys.create(workspaceId, numbered(`key_${index}`, index, { created_at: start, ...more }));
    const recent = { created_at: '2026-05-08T10:00:00Z', expires_at: '2026-05-08T10:15:00Z' };
    await keys.create(shop, numbered('key_recent', 10, recent));
    await keys.create(shop, numbered('key_new', 11, { created_at: '2026-05-09T10:14:59Z' }));
    for (const [index, [workspaceId]] of kept.entries())
      assert.ok((await keys.find(workspaceId, `key_${index}`)) !== null, `key_${index}`);
    assert.ok((await keys.find(shop, 'key_recent')) !== null);
  }),
];
