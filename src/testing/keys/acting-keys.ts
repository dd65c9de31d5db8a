import assert from 'node:assert/strict';
import type { KeyRecord } from '../../generated/types.ts';
import { isRefused, type Rotation, keyRefusal as refused } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { requestOf } from '../links/requests.ts';
import { hostileTexts, key, other, shop } from '../sample.ts';

const now = '2026-05-05T05:05:05Z';
const soon = '2026-05-06T00:00:00Z';
const later = '2026-06-06T06:06:06Z';
const times = Array.from({ length: 10 }, (_, index) => index);

const numbered = (id: string, number: number, more: Partial<KeyRecord> = {}): KeyRecord => ({
  ...key(id, '0'),
  digest: number.toString(16).padStart(64, '0'),
  created_at: now,
  ...more,
});

const rotationOf = (keyId: string, replacement: Rotation['replacement']): Rotation => ({
  keyId,
  replacement,
  oldExpiresAt: later,
  now,
});

const test = casesOf('keys');

/** What a key may do to keys: nothing to keys with more scopes or a later expiry, and nothing once it is rotated. */
export const actingKeyCases: readonly ConformanceCase[] = [
  test('keys.create by a key refuses a new key with more scopes or a later expiry', async keys => {
    await keys.create(shop, numbered('key_short', 1, { expires_at: soon }));
    const make = (by: string, more: Partial<KeyRecord>) =>
      keys.create(shop, numbered('key_new', 2, more), { by });
    assert.deepEqual(
      await make('key_live', { scopes: ['marketplace:read', 'keys:read', 'keys:write'] }),
      refused('beyond_own', ['keys:read', 'keys:write']),
    );
    for (const expires_at of [null, later])
      assert.deepEqual(await make('key_short', { expires_at }), refused('beyond_own', ['expires_at']));
    assert.deepEqual(
      await make('key_short', { scopes: ['models:read'] }),
      refused('beyond_own', ['models:read', 'expires_at']),
    );
    assert.equal(await keys.find(shop, 'key_new'), null);
    assert.ok('id' in (await make('key_short', { expires_at: soon })));
    assert.ok('id' in (await keys.create(shop, numbered('key_next', 3), { by: 'key_live' })));
  }),
  test('keys.rotate and keys.revoke by a key refuse keys with more scopes or a later expiry', async keys => {
    await keys.create(shop, numbered('key_short', 1, { expires_at: soon }));
    await keys.create(shop, numbered('key_strong', 2, { scopes: ['marketplace:read', 'keys:write'] }));
    for (const [by, target, beyond] of [
      ['key_short', 'key_live', 'expires_at'],
      ['key_live', 'key_strong', 'keys:write'],
    ] as const) {
      const before = await keys.find(shop, target);
      const refusal = refused('beyond_own', [beyond]);
      assert.deepEqual(await keys.rotate(shop, rotationOf(target, numbered('key_x', 3)), { by }), refusal);
      assert.deepEqual(await keys.revoke(shop, target, now, { by }), refusal);
      assert.deepEqual(await keys.find(shop, target), before);
    }
    assert.equal(await keys.find(shop, 'key_x'), null);
    const rotated = await keys.rotate(shop, rotationOf('key_short', numbered('key_x', 3)), {
      by: 'key_live',
    });
    assert.equal('old' in rotated && rotated.replacement.expires_at, soon);
    assert.ok('id' in (await keys.revoke(shop, 'key_x', now, { by: 'key_live' })));
  }),
  test('keys.change by a key refuses keys with more scopes, and a later expiry before or after the change', async keys => {
    await keys.create(shop, numbered('key_short', 1, { expires_at: soon }));
    await keys.create(shop, numbered('key_strong', 2, { scopes: ['marketplace:read', 'keys:write'] }));
    const change = (id: string, expiresAt: string | null, by: string) =>
      keys.change(shop, id, { name: 'Till', expiresAt, now }, { by });
    assert.deepEqual(await change('key_live', soon, 'key_short'), refused('beyond_own', ['expires_at']));
    for (const end of [later, null])
      assert.deepEqual(await change('key_short', end, 'key_short'), refused('beyond_own', ['expires_at']));
    assert.deepEqual(await change('key_strong', null, 'key_live'), refused('beyond_own', ['keys:write']));
    assert.deepEqual(await change('key_live', null, 'key_unknown'), refused('by_unknown'));
    assert.notEqual((await keys.find(shop, 'key_strong'))?.name, 'Till');
    assert.ok('id' in (await change('key_short', soon, 'key_short')));
  }),
  test('keys.change by a key gives no key a scope that the acting key lacks, also not itself', async keys => {
    await keys.create(shop, numbered('key_two', 1, { scopes: ['marketplace:read', 'keys:write'] }));
    const change = (id: string, scopes: KeyRecord['scopes'], by?: string) =>
      keys.change(shop, id, { scopes, now }, by === undefined ? {} : { by });
    assert.deepEqual(
      await change('key_live', ['marketplace:read', 'keys:write'], 'key_live'),
      refused('beyond_own', ['keys:write']),
    );
    const narrower = await change('key_two', ['keys:write'], 'key_two');
    assert.deepEqual('id' in narrower && narrower.scopes, ['keys:write']);
    assert.deepEqual(
      await change('key_two', ['marketplace:read', 'keys:write'], 'key_two'),
      refused('beyond_own', ['marketplace:read']),
    );
    const wider = await change('key_two', ['links:read']);
    assert.deepEqual('id' in wider && wider.scopes, ['links:read']);
    assert.deepEqual((await keys.find(shop, 'key_two'))?.scopes, ['links:read']);
    assert.equal((await keys.find(shop, 'key_two'))?.name, numbered('key_two', 1).name);
  }),
  test('keys.rotate and keys.revoke let a key rotate and revoke itself', async keys => {
    await keys.create(shop, numbered('key_short', 1, { expires_at: soon }));
    const rotated = await keys.rotate(shop, rotationOf('key_short', numbered('key_next', 2)), {
      by: 'key_short',
    });
    assert.equal('old' in rotated && rotated.replacement.expires_at, soon);
    const revoked = await keys.revoke(shop, 'key_next', now, { by: 'key_next' });
    assert.equal('id' in revoked && revoked.revoked_at, now);
  }),
  test('keys.create never leaves a workspace with more keys than it may have, no matter who races', async keys => {
    const { keys: known } = await keys.list(shop, { limit: 100, state: 'active', now });
    const most = known.length + 3;
    // Those that have ended take no place.
    await keys.create(shop, numbered('key_past', 1, { expires_at: now }));
    const created = await Promise.all(
      times.map(index => keys.create(shop, numbered(`key_${index}`, 10 + index), { most })),
    );
    assert.deepEqual(created.filter(isRefused), Array(7).fill(refused('too_many')));
    assert.deepEqual(await keys.create(shop, numbered('key_x', 30), { most }), refused('too_many'));
    const made = created.flatMap(one => (isRefused(one) ? [] : one.id));
    await keys.revoke(shop, made[0] ?? '', now);
    assert.ok('id' in (await keys.create(shop, numbered('key_x', 30), { most })));
  }),
  test('keys.rotate never leaves a workspace with more rotated keys than it may have, no matter who races', async keys => {
    for (const index of times) await keys.create(shop, numbered(`key_${index}`, 10 + index));
    const rotated = await Promise.all(
      times.map(index =>
        keys.rotate(shop, rotationOf(`key_${index}`, numbered(`key_new_${index}`, 30 + index)), { most: 3 }),
      ),
    );
    assert.deepEqual(rotated.filter(isRefused), Array(7).fill(refused('too_many')));
    // A key whose overlap is over takes no place.
    const at = '2026-06-06T06:06:07Z';
    const left = rotated.findIndex(isRefused);
    const again = { ...rotationOf(`key_${left}`, numbered('key_again', 50)), now: at };
    assert.ok('old' in (await keys.rotate(shop, again, { most: 3 })));
  }),
  test('keys.create and keys.rotate carry out one of ten concurrent requests with the same idempotency key', async keys => {
    const isMade = (answer: object) => !isRefused(answer);
    const created = await Promise.all(
      times.map(index =>
        keys.create(shop, numbered(`key_a${index}`, 50 + index), { request: requestOf('a') }),
      ),
    );
    const key = created.find(isMade);
    assert.ok(key !== undefined && !isRefused(key));
    for (const answer of created.filter(one => one !== key))
      assert.deepEqual(answer, { ...refused('repeated'), made: { id: key.id, refused: null } });
    const rotated = await Promise.all(
      times.map(index =>
        keys.rotate(shop, rotationOf(key.id, numbered(`key_b${index}`, 80 + index)), {
          by: key.id,
          request: requestOf('b'),
        }),
      ),
    );
    const turned = rotated.find(isMade);
    assert.ok(turned !== undefined && 'old' in turned);
    for (const answer of rotated.filter(one => one !== turned))
      assert.deepEqual(answer, {
        ...refused('repeated'),
        made: { id: turned.replacement.id, refused: null },
      });
    const request = requestOf('b', '1');
    assert.deepEqual(await keys.create(shop, numbered('key_x', 99), { request }), refused('key_reused'));
    assert.equal(await keys.find(shop, 'key_x'), null);
    const free = requestOf('c');
    const by = 'key_live';
    const beyond = { scopes: ['keys:write'] as KeyRecord['scopes'] };
    const denied = await keys.create(shop, numbered('key_x', 99, beyond), { by, request: free });
    assert.deepEqual(denied, refused('beyond_own', ['keys:write']));
    assert.ok('id' in (await keys.create(shop, numbered('key_x', 99), { by, request: free })));
  }),
  test('keys.rotate gives the replacement the expiry of the rotation, unless the acting key expires earlier', async keys => {
    await keys.create(shop, numbered('key_short', 1, { expires_at: soon }));
    for (const expiresAt of [null, later])
      assert.deepEqual(
        await keys.rotate(
          shop,
          { ...rotationOf('key_short', numbered('key_next', 2)), expiresAt },
          { by: 'key_short' },
        ),
        refused('beyond_own', ['expires_at']),
      );
    assert.equal((await keys.find(shop, 'key_short'))?.rotated_to, null);
    assert.equal(await keys.find(shop, 'key_next'), null);
    let current = 'key_short';
    for (const [index, expiresAt] of ['2026-05-05T12:00:00Z', later, null].entries()) {
      const next = `key_next_${index}`;
      const rotation = { ...rotationOf(current, numbered(next, 3 + index)), expiresAt };
      const rotated = await keys.rotate(shop, rotation, index === 0 ? { by: current } : {});
      assert.deepEqual('old' in rotated && rotated.replacement.expires_at, expiresAt);
      assert.equal((await keys.find(shop, next))?.expires_at, expiresAt);
      current = next;
    }
  }),
  test('keys.create, rotate and revoke refuse a caller that is rotated, revoked, expired or of another workspace', async keys => {
    for (const [index, id] of ['key_old', 'key_gone', 'key_over'].entries())
      await keys.create(shop, numbered(id, 10 + index));
    await keys.create(shop, numbered('key_past', 1, { expires_at: now }));
    await keys.rotate(shop, rotationOf('key_old', numbered('key_new', 2)));
    await keys.revoke(shop, 'key_gone', now);
    await keys.create(other, numbered('key_theirs', 3));
    for (const [by, reason] of [
      ['key_old', 'by_rotated'],
      ['key_gone', 'by_revoked'],
      ['key_past', 'by_expired'],
      ['key_theirs', 'by_unknown'],
      ...hostileTexts.map(text => [text, 'by_unknown'] as const),
    ] as const) {
      const refusal = refused(reason);
      assert.deepEqual(await keys.create(shop, numbered('key_x', 4), { by }), refusal);
      for (const target of ['key_over', 'key_new', by, 'key_nobody']) {
        const rotation = rotationOf(target, numbered('key_x', 4));
        assert.deepEqual(await keys.rotate(shop, rotation, { by }), refusal);
        assert.deepEqual(await keys.revoke(shop, target, now, { by }), refusal);
      }
    }
    assert.equal(await keys.find(shop, 'key_x'), null);
    for (const id of ['key_over', 'key_new']) {
      const found = await keys.find(shop, id);
      assert.deepEqual([found?.revoked_at, found?.rotated_to], [null, null]);
    }
    assert.deepEqual(await keys.revoke(shop, 'key_nobody', now, { by: 'key_live' }), refused('not_found'));
  }),
  test('keys.create, rotate and revoke refuse a revoked caller even if the clock was set back', async keys => {
    await keys.create(shop, numbered('key_gone', 1));
    await keys.create(shop, numbered('key_left', 2));
    await keys.revoke(shop, 'key_gone', later);
    const by = 'key_gone';
    const refusal = refused('by_revoked');
    assert.deepEqual(await keys.create(shop, numbered('key_x', 3), { by }), refusal);
    const rotation = rotationOf('key_left', numbered('key_x', 3));
    assert.deepEqual(await keys.rotate(shop, rotation, { by }), refusal);
    assert.deepEqual(await keys.revoke(shop, 'key_left', now, { by }), refusal);
  }),
  test('keys.rotate and keys.revoke by a key never change its replacement, even during the rotation', async keys => {
    for (const round of times) {
      const [old, next] = [`key_old_${round}`, `key_next_${round}`];
      await keys.create(shop, numbered(old, 100 * round + 50));
      const rotation = rotationOf(old, numbered(next, 100 * round + 51));
      const answers = await Promise.all([
        keys.rotate(shop, rotation),
        ...times.map(index =>
          index % 2 === 0
            ? keys.revoke(shop, next, now, { by: old })
            : keys.rotate(shop, rotationOf(next, numbered(`${next}_${index}`, 100 * round + index)), {
                by: old,
              }),
        ),
      ]);
      const [rotated, ...others] = answers;
      assert.ok('old' in rotated);
      for (const answer of others)
        assert.ok(isRefused(answer) && ['not_found', 'by_rotated'].includes(answer.refused));
      assert.deepEqual(await keys.find(shop, next), rotated.replacement);
    }
  }),
  test('keys.revoke leaves one of two keys that revoke each other concurrently', async keys => {
    for (const round of times) {
      const [one, two] = [`key_one_${round}`, `key_two_${round}`];
      await keys.create(shop, numbered(one, 2 * round));
      await keys.create(shop, numbered(two, 2 * round + 1));
      const answers = await Promise.all([
        keys.revoke(shop, two, now, { by: one }),
        keys.revoke(shop, one, now, { by: two }),
      ]);
      assert.deepEqual(
        answers.filter(answer => isRefused(answer)),
        [refused('by_revoked')],
      );
    }
  }),
  test('keys.rotate leaves one of two keys that rotate each other concurrently', async keys => {
    for (const round of times) {
      const ids = [`key_one_${round}`, `key_two_${round}`] as const;
      for (const [index, id] of ids.entries()) await keys.create(shop, numbered(id, 4 * round + index));
      const answers = await Promise.all(
        ids.map((id, index) =>
          keys.rotate(shop, rotationOf(id, numbered(`${id}_next`, 4 * round + index + 2)), {
            by: ids[1 - index] ?? '',
          }),
        ),
      );
      assert.deepEqual(
        answers.filter(answer => isRefused(answer)),
        [refused('by_rotated')],
      );
    }
  }),
  test('keys.create by a key creates no key after its own revocation is acknowledged, also in concurrent calls', async keys => {
    const idsOf = async () => (await keys.list(shop, { limit: 1_000 })).keys.map(({ id }) => id).sort();
    for (const round of times) {
      const by = `key_by_${round}`;
      await keys.create(shop, numbered(by, 100 * round + 50));
      const make = (index: number) =>
        keys.create(shop, numbered(`key_${round}_${index}`, 100 * round + index), { by });
      const early = times.slice(0, 5).map(make);
      const acknowledged = Promise.resolve(keys.revoke(shop, by, now)).then(idsOf);
      const answers = await Promise.all([...early, ...times.slice(5).map(make)]);
      assert.deepEqual(await idsOf(), await acknowledged);
      for (const answer of answers)
        assert.ok(!isRefused(answer) || answer.refused === 'by_revoked', JSON.stringify(answer));
    }
  }),
];
