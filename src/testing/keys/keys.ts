import assert from 'node:assert/strict';
import type { Scope } from '../../generated/types.ts';
import { isRefused, keyRefusal as refused } from '../../repository/index.ts';
import { broken, refusesBroken } from '../broken-client.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { digestLike, hostileTexts, key, other, shop } from '../sample.ts';

const instant = '2026-05-05T05:05:05Z';
const later = '2026-06-06T06:06:06Z';

const test = casesOf('keys');

export const keyCases: readonly ConformanceCase[] = [
  test('keys.findByDigest returns a key with its workspace, even if the key is expired or revoked', async keys => {
    assert.deepEqual(await keys.findByDigest(digestLike('a')), {
      workspaceId: shop,
      key: key('key_live', 'a'),
    });
    assert.equal((await keys.findByDigest(digestLike('b')))?.key.revoked_at, '2026-01-01T00:00:00Z');
    const expired = await keys.findByDigest(digestLike('c'));
    assert.deepEqual([expired?.workspaceId, expired?.key.expires_at], [other, '2026-01-01T00:00:00Z']);
  }),
  test('keys.findByDigest returns null for an unknown digest', async keys => {
    for (const digest of [digestLike('f'), ...hostileTexts])
      assert.equal(await keys.findByDigest(digest), null);
  }),
  test('keys.create stores a copy of the key: changing the object later does not change the stored key', async keys => {
    const record = { ...key('key_new', 'd'), expires_at: later };
    const stored = { ...key('key_new', 'd'), expires_at: later };
    const made = await keys.create(shop, record);
    record.name = 'changed afterwards';
    assert.deepEqual(made, stored);
    assert.deepEqual(await keys.findByDigest(digestLike('d')), { workspaceId: shop, key: stored });
  }),
  test('keys.create stores nothing outside of the transaction of a client', async keys => {
    await refusesBroken(() => keys.create(shop, key('key_new', 'd'), broken));
    assert.equal(await keys.findByDigest(digestLike('d')), null);
  }),
  test('keys.create refuses an id of the same workspace, a digest of any workspace, and an unknown workspace', async keys => {
    assert.deepEqual(await keys.create(shop, key('key_live', 'd')), refused('taken'));
    assert.deepEqual(await keys.create(shop, key('key_new', 'c')), refused('taken'));
    for (const workspaceId of ['ws_unknown', ...hostileTexts])
      assert.deepEqual(await keys.create(workspaceId, key('key_new', 'd')), refused('workspace_unknown'));
    assert.equal(await keys.findByDigest(digestLike('d')), null);
    assert.equal((await keys.findByDigest(digestLike('c')))?.workspaceId, other);
  }),
  test('keys.create stores exactly one of twenty concurrent keys with the same digest', async keys => {
    const calls = Array.from({ length: 20 }, (_, index) =>
      keys.create(index % 2 ? shop : other, key(`key_${index}`, 'd')),
    );
    const won = (await Promise.all(calls)).filter(answer => !isRefused(answer));
    assert.equal(won.length, 1);
    assert.deepEqual((await keys.findByDigest(digestLike('d')))?.key, won[0]);
  }),
  test('keys.find returns a key of the workspace, or null', async keys => {
    assert.deepEqual(await keys.find(shop, 'key_live'), key('key_live', 'a'));
    assert.equal((await keys.find(other, 'key_live'))?.digest, digestLike('c'));
    for (const id of ['key_unknown', ...hostileTexts]) assert.equal(await keys.find(shop, id), null);
    for (const workspaceId of hostileTexts) assert.equal(await keys.find(workspaceId, 'key_live'), null);
  }),
  test('keys.list returns each key exactly once, newest first, in pages', async keys => {
    for (const [index, day] of ['03', '01', '05', '04', '02'].entries())
      await keys.create(shop, {
        ...key(`key_${index}`, String(index)),
        created_at: `2026-01-${day}T00:00:00Z`,
      });
    const all = await keys.list(shop, { limit: 100 });
    const ids = all.keys.map(({ id }) => id);
    assert.deepEqual(ids.slice(0, 5), ['key_2', 'key_3', 'key_0', 'key_4', 'key_1']);
    assert.deepEqual([ids.length, all.next], [7, null]);
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page = await keys.list(shop, { limit: 3, ...(after === '' ? {} : { after }) });
      seen.push(...page.keys.map(({ id }) => id));
      after = page.next;
    }
    assert.deepEqual(seen, ids);
    assert.equal((await keys.list(shop, { limit: 7 })).next, null);
  }),
  test('keys.list returns nothing after an unknown id or for an unknown workspace', async keys => {
    const nothing = { keys: [], next: null };
    for (const after of ['key_unknown', ...hostileTexts])
      assert.deepEqual(await keys.list(shop, { limit: 5, after }), nothing);
    for (const workspaceId of hostileTexts)
      assert.deepEqual(await keys.list(workspaceId, { limit: 5 }), nothing);
  }),
  test('keys.countActive counts all keys that are neither revoked nor expired, even more than one page', async keys => {
    const before = await keys.countActive(shop, instant);
    for (let index = 0; index < 120; index += 1)
      await keys.create(shop, {
        ...key(`key_${index}`, '0'),
        digest: index.toString(16).padStart(64, '0'),
        revoked_at: index < 5 ? instant : null,
        expires_at: index < 7 ? instant : later,
      });
    assert.equal(await keys.countActive(shop, instant), before + 113);
    assert.equal(await keys.countActive(shop, later), before);
    assert.equal(await keys.countActive(shop, '2026-05-05T05:05:04Z'), before + 115);
    for (const workspaceId of ['ws_unknown', ...hostileTexts])
      assert.equal(await keys.countActive(workspaceId, instant), 0);
  }),
  test('keys.rotate stores a replacement with the same properties, and the old key expires after the overlap', async keys => {
    const end = '2027-07-07T07:07:07Z';
    const alike = { name: 'Both', scopes: ['models:read', 'keys:read'] as Scope[], expires_at: end };
    await keys.create(shop, { ...key('key_old', 'd'), ...alike, last_used_at: instant });
    const brought = { ...key('key_next', 'e'), created_at: instant, created_by: 'user_ann' };
    const rotated = await keys.rotate(shop, {
      keyId: 'key_old',
      replacement: brought,
      oldExpiresAt: later,
      now: instant,
    });
    const old = { ...key('key_old', 'd'), ...alike, last_used_at: instant };
    assert.deepEqual(rotated, {
      old: { ...old, rotated_to: 'key_next', expires_at: later },
      replacement: { ...brought, ...alike },
    });
    assert.deepEqual(await keys.find(shop, 'key_old'), rotated.old);
    assert.deepEqual((await keys.findByDigest(digestLike('e')))?.key, rotated.replacement);
  }),
  test('keys.rotate never extends the expiry of a key', async keys => {
    const soon = '2026-05-06T00:00:00Z';
    await keys.create(shop, { ...key('key_short', 'd'), expires_at: soon });
    const rotation = {
      keyId: 'key_short',
      replacement: key('key_next', 'e'),
      oldExpiresAt: later,
      now: instant,
    };
    const rotated = await keys.rotate(shop, rotation);
    assert.ok('old' in rotated);
    assert.deepEqual([rotated.old.expires_at, rotated.replacement.expires_at], [soon, soon]);
  }),
  test('keys.rotate refuses a key that is revoked, expired, rotated or unknown, and a replacement that exists', async keys => {
    const rotate = (workspaceId: string, keyId: string, replacement = key('key_next', 'd')) =>
      keys.rotate(workspaceId, { keyId, replacement, oldExpiresAt: later, now: instant });
    for (const keyId of ['key_unknown', ...hostileTexts])
      assert.deepEqual(await rotate(shop, keyId), refused('not_found'));
    assert.deepEqual(await rotate(shop, 'key_revoked'), refused('ended'));
    assert.deepEqual(await rotate(other, 'key_live'), refused('ended'));
    assert.deepEqual(await rotate('ws_unknown', 'key_live'), refused('not_found'));
    assert.deepEqual(await rotate(shop, 'key_live', key('key_revoked', 'd')), refused('taken'));
    assert.deepEqual(await rotate(shop, 'key_live', key('key_next', 'c')), refused('taken'));
    assert.equal(await keys.findByDigest(digestLike('d')), null);
    assert.deepEqual(await keys.find(shop, 'key_live'), key('key_live', 'a'));
    assert.ok('old' in (await rotate(shop, 'key_live')));
    assert.deepEqual(await rotate(shop, 'key_live', key('key_after', 'e')), refused('ended'));
  }),
  test('keys.rotate succeeds for exactly one of twenty concurrent calls', async keys => {
    const calls = Array.from({ length: 20 }, (_, index) =>
      keys.rotate(shop, {
        keyId: 'key_live',
        replacement: { ...key(`key_${index}`, 'd'), digest: index.toString(16).padStart(64, '0') },
        oldExpiresAt: later,
        now: instant,
      }),
    );
    const won = (await Promise.all(calls)).filter(answer => 'old' in answer);
    assert.equal(won.length, 1);
    const { keys: stored } = await keys.list(shop, { limit: 100 });
    assert.deepEqual(
      stored.filter(({ id }) => /^key_\d/.test(id)).map(({ id }) => id),
      [won[0]?.old.rotated_to],
    );
  }),
  test('keys.rotate and keys.revoke called concurrently leave the old key revoked', async keys => {
    const rotation = {
      keyId: 'key_live',
      replacement: key('key_next', 'd'),
      oldExpiresAt: later,
      now: instant,
    };
    const [, revoked] = await Promise.all([
      keys.rotate(shop, rotation),
      keys.revoke(shop, 'key_live', instant),
    ]);
    assert.equal(isRefused(revoked) ? null : revoked.revoked_at, instant);
    assert.equal((await keys.find(shop, 'key_live'))?.revoked_at, instant);
  }),
  test('keys.recordUse never moves last_used_at back, and ignores unknown keys', async keys => {
    await Promise.all([keys.recordUse(shop, 'key_live', later), keys.recordUse(shop, 'key_live', instant)]);
    assert.equal((await keys.find(shop, 'key_live'))?.last_used_at, later);
    assert.equal((await keys.find(other, 'key_live'))?.last_used_at, null);
    for (const id of hostileTexts) await keys.recordUse(shop, id, later);
    for (const workspaceId of hostileTexts) await keys.recordUse(workspaceId, 'key_live', later);
  }),
  test('keys.list returns the keys that fit all filters, in pages', async keys => {
    const some = { expires_at: later, scopes: ['models:read'] as Scope[] };
    for (const [index, name] of ['Till ÄPFEL', 'till two', 'Other'].entries())
      await keys.create(shop, { ...key(`key_${index}`, String(index)), ...some, name });
    const ids = async (filter: object, page: object = {}) => {
      const found = await keys.list(shop, { limit: 100, ...page, ...filter });
      return found.keys.map(({ id }) => id).sort();
    };
    assert.deepEqual(await ids({ q: 'TILL' }), ['key_0', 'key_1']);
    const { prefix, last_four: end } = key('key_live', 'a');
    assert.ok((await ids({ q: `${prefix}…${end}`.toUpperCase() })).includes('key_live'));
    assert.deepEqual(await ids({ q: 'äpfel', scope: 'models:read' }), ['key_0']);
    assert.deepEqual(await ids({ q: 'till', scope: 'keys:write' }), []);
    assert.deepEqual(await ids({ state: 'revoked', now: instant }), ['key_revoked']);
    assert.deepEqual(await ids({ state: 'active', now: instant }), ['key_0', 'key_1', 'key_2', 'key_live']);
    assert.deepEqual(await ids({ state: 'expired', now: later }), ['key_0', 'key_1', 'key_2']);
    const first = await keys.list(shop, { limit: 1, q: 'till' });
    assert.equal(first.next, first.keys[0]?.id);
    const second = await keys.list(shop, { limit: 1, q: 'till', after: first.next ?? '' });
    assert.deepEqual([second.keys.length, second.next], [1, null]);
    assert.notEqual(second.keys[0]?.id, first.keys[0]?.id);
    for (const q of hostileTexts.filter(text => text !== '')) assert.deepEqual(await ids({ q }), []);
  }),
  test('keys.change changes the name and the expiry, and keeps what is left out', async keys => {
    const named = await keys.change(shop, 'key_live', { name: 'Till', now: instant });
    assert.deepEqual(named, { ...key('key_live', 'a'), name: 'Till' });
    const ending = await keys.change(shop, 'key_live', { expiresAt: later, now: instant });
    assert.deepEqual(ending, { ...key('key_live', 'a'), name: 'Till', expires_at: later });
    assert.deepEqual((await keys.findByDigest(digestLike('a')))?.key, ending);
    assert.notEqual((await keys.find(other, 'key_live'))?.name, 'Till');
    const forever = await keys.change(shop, 'key_live', { expiresAt: null, now: instant });
    assert.equal('id' in forever && forever.expires_at, null);
  }),
  test('keys.change changes what `when` accepts in the same step, no matter who races', async keys => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        keys.change(
          shop,
          'key_live',
          { name: `Name ${index}`, now: instant },
          { when: ({ name }) => !name.startsWith('Name ') },
        ),
      ),
    );
    assert.deepEqual(answers.filter(isRefused), Array(9).fill(refused('changed')));
    const changed = answers.find(one => !isRefused(one));
    assert.deepEqual(await keys.find(shop, 'key_live'), changed);
  }),
  test('keys.change refuses a key that is revoked, expired, rotated or unknown', async keys => {
    const change = (workspaceId: string, id: string) =>
      keys.change(workspaceId, id, { name: 'Till', expiresAt: null, now: instant });
    assert.deepEqual(await change(shop, 'key_revoked'), refused('ended'));
    assert.deepEqual(await change(other, 'key_live'), refused('ended'));
    for (const id of ['key_unknown', ...hostileTexts])
      assert.deepEqual(await change(shop, id), refused('not_found'));
    for (const id of hostileTexts) assert.deepEqual(await change(id, 'key_live'), refused('not_found'));
    await keys.rotate(shop, {
      keyId: 'key_live',
      replacement: key('key_next', 'd'),
      oldExpiresAt: later,
      now: instant,
    });
    assert.deepEqual(await change(shop, 'key_live'), refused('ended'));
  }),
  test('keys.change never brings back a key that is revoked at the same time', async keys => {
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) =>
        keys.change(shop, 'key_live', { name: `Till ${index}`, now: instant }),
      ),
      keys.revoke(shop, 'key_live', instant),
      ...Array.from({ length: 10 }, (_, index) =>
        keys.change(shop, 'key_live', { name: `Shop ${index}`, now: instant }),
      ),
    ]);
    assert.equal((await keys.find(shop, 'key_live'))?.revoked_at, instant);
  }),
  test('keys.revoke takes effect immediately, and does not change a key with the same id in another workspace', async keys => {
    const revoked = await keys.revoke(shop, 'key_live', instant);
    assert.deepEqual(revoked, { ...key('key_live', 'a'), revoked_at: instant });
    assert.deepEqual((await keys.findByDigest(digestLike('a')))?.key, revoked);
    assert.equal((await keys.findByDigest(digestLike('c')))?.key.revoked_at, null);
  }),
  test('keys.revoke refuses an unknown key', async keys => {
    for (const id of ['key_unknown', ...hostileTexts])
      assert.deepEqual(await keys.revoke(shop, id, instant), refused('not_found'));
    for (const workspaceId of ['ws_unknown', ...hostileTexts])
      assert.deepEqual(await keys.revoke(workspaceId, 'key_live', instant), refused('not_found'));
    assert.equal((await keys.findByDigest(digestLike('a')))?.key.revoked_at, null);
  }),
  test('keys.revoke keeps the first revocation time, also in concurrent calls', async keys => {
    const instants = Array.from({ length: 20 }, (_, index) => `2026-07-01T00:00:${10 + index}Z`);
    const answers = await Promise.all(instants.map(at => keys.revoke(shop, 'key_live', at)));
    const kept = [...answers, await keys.revoke(shop, 'key_live', later)].map(answer =>
      isRefused(answer) ? null : answer.revoked_at,
    );
    assert.deepEqual([...new Set(kept)], [(await keys.find(shop, 'key_live'))?.revoked_at]);
  }),
];
