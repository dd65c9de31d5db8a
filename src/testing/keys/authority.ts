/** For whom keys act, and what only owners, or keys of the same owner, may give. */
import assert from 'node:assert/strict';
import type { KeyRecord } from '../../generated/types.ts';
import {
  actsFor,
  isRefused,
  type KeyChange,
  type KeyRefusal,
  keyRefusal as refused,
} from '../../repository/index.ts';
import { type ConformanceCase, casesOf, type TestedRepository } from '../case.ts';
import { key, shop } from '../sample.ts';

const now = '2026-05-05T05:05:05Z';
const soon = '2026-05-06T00:00:00Z';
const later = '2026-06-06T06:06:06Z';
const ann = 'user_ann';
const bob = 'user_bob';
const personal = { ownerScopes: ['members:write', 'invitations:write'] };
const times = Array.from({ length: 10 }, (_, index) => index);

const test = casesOf('keys');
const members = { needs: ['memberships'], uses: ['keys.owners'] } as const;

const numbered = (id: string, number: number, more: Partial<KeyRecord> = {}): KeyRecord => ({
  ...key(id, '0'),
  digest: number.toString(16).padStart(64, '0'),
  created_at: now,
  ...more,
});

const replacementOf = (id: string, number: number, creator: string | null) => {
  const { digest, prefix, last_four, created_at } = numbered(id, number);
  return { id, digest, prefix, last_four, created_at, created_by: creator };
};

/** Ann is an owner of the shop, and Bob becomes a developer. */
async function withDeveloper({ memberships }: TestedRepository): Promise<void> {
  assert.ok(!isRefused(await memberships.add({ workspace_id: shop, user_id: bob, role: 'developer' })));
}

function stored(answer: Readonly<KeyRecord> | KeyRefusal): Readonly<KeyRecord> {
  assert.ok(!isRefused(answer), JSON.stringify(answer));
  return answer;
}

export const keyAuthorityCases: readonly ConformanceCase[] = [
  test(
    'keys.create and keys.rotate store for whom a key acts, and keys.find returns it',
    async (keys, repository) => {
      await withDeveloper(repository);
      const record = numbered('key_bob', 1, { created_by: bob });
      const made = stored(await keys.create(shop, record, { user: bob }));
      const authority = { creators: [bob], scopes_set_by: [bob], is_bounded: false };
      assert.deepEqual(made, { ...record, authority });
      assert.deepEqual(await keys.find(shop, 'key_bob'), made);
      assert.deepEqual((await keys.findByDigest(record.digest))?.key, made);
      const child = stored(await keys.create(shop, numbered('key_child', 2), { by: 'key_bob' }));
      assert.deepEqual(actsFor(child), [bob]);
      const rotation = { oldExpiresAt: later, now };
      const rotated = await keys.rotate(
        shop,
        { ...rotation, keyId: 'key_bob', replacement: replacementOf('key_next', 3, ann) },
        { user: ann },
      );
      assert.ok('old' in rotated);
      assert.deepEqual(rotated.replacement.authority, { ...authority, creators: [ann] });
      assert.deepEqual(await keys.find(shop, 'key_next'), rotated.replacement);
    },
    members,
  ),
  test('a key of the application acts for nobody, and neither do keys that it creates', async keys => {
    const child = stored(
      await keys.create(shop, numbered('key_child', 1, { created_by: 'key_live' }), { by: 'key_live' }),
    );
    assert.deepEqual(actsFor(child), []);
    assert.deepEqual(actsFor((await keys.find(shop, 'key_live')) as KeyRecord), []);
  }),
  test(
    'keys.create and keys.change let only owners give the scopes that act for a person',
    async (keys, repository) => {
      await withDeveloper(repository);
      const scopes: KeyRecord['scopes'] = ['marketplace:read', 'members:write'];
      const rights = { scopes: ['marketplace:read', 'keys:write', 'members:write'] as KeyRecord['scopes'] };
      const refusal = refused('by_no_owner', ['members:write']);
      await keys.create(shop, numbered('key_plain', 1, { created_by: ann }), { user: ann });
      // As storages have it from before, or from the application.
      await keys.create(shop, numbered('key_of_bob', 2, { ...rights, created_by: bob }));
      await keys.create(shop, numbered('key_of_ann', 3, { ...rights, created_by: ann }));
      for (const who of [{ user: bob }, { user: 'user_eve' }, { by: 'key_of_bob' }]) {
        const record = numbered('key_x', 4, { scopes });
        assert.deepEqual(await keys.create(shop, record, { ...who, ...personal }), refusal);
        assert.deepEqual(
          await keys.change(shop, 'key_plain', { scopes, now }, { ...who, ...personal }),
          refusal,
        );
        assert.deepEqual(
          await keys.change(shop, 'key_live', { scopes, now }, { ...who, ...personal }),
          refusal,
        );
      }
      assert.equal(await keys.find(shop, 'key_x'), null);
      for (const [index, who] of [{ user: ann }, { by: 'key_of_ann' }, {}].entries()) {
        const record = numbered(`key_made_${index}`, 10 + index, { scopes });
        stored(await keys.create(shop, record, { ...who, ...personal }));
        const plain = numbered(`key_plain_${index}`, 20 + index);
        await keys.create(shop, plain);
        const changed = stored(await keys.change(shop, plain.id, { scopes, now }, { ...who, ...personal }));
        assert.deepEqual(changed.scopes, scopes);
        assert.deepEqual(actsFor(changed), Object.keys(who).length === 0 ? [] : [ann]);
      }
    },
    members,
  ),
  test(
    'keys.change makes a key act for the user who sets its scopes, besides its creator',
    async (keys, repository) => {
      await withDeveloper(repository);
      const scopes: KeyRecord['scopes'] = ['marketplace:read', 'members:write'];
      const change = async (id: string, asked: Omit<KeyChange, 'now'>, user?: string) =>
        actsFor(
          stored(
            await keys.change(
              shop,
              id,
              { ...asked, now },
              user === undefined ? personal : { ...personal, user },
            ),
          ),
        );
      await keys.create(shop, numbered('key_of_ann', 1, { scopes, created_by: ann }), { user: ann });
      assert.deepEqual(await change('key_of_ann', { name: 'Till' }, bob), [ann]);
      assert.deepEqual(await change('key_of_ann', { scopes: scopes.toReversed() }, bob), [ann]);
      assert.deepEqual(await change('key_of_ann', { scopes: ['members:write'] }, bob), [ann, bob]);
      assert.deepEqual(await change('key_of_ann', { scopes }, ann), [ann]);
      // Of the application, until a member has changed anything.
      assert.deepEqual(await change('key_live', { name: 'Till' }), []);
      assert.deepEqual(await change('key_live', { name: 'Shop' }, bob), [bob]);
      assert.deepEqual((await keys.find(shop, 'key_live'))?.name, 'Shop');
    },
    members,
  ),
  test(
    'keys.change and keys.rotate let only owners widen what an owner or the application has set',
    async (keys, repository) => {
      await withDeveloper(repository);
      const bounds = {
        expires_at: soon,
        allowed_ips: ['203.0.113.0/24'],
        rate_limit: { requests: 100, seconds: 60 },
      };
      const wider: readonly (readonly [keyof KeyRecord, Omit<KeyChange, 'now'>])[] = [
        ['expires_at', { expiresAt: later }],
        ['expires_at', { expiresAt: null }],
        ['allowed_ips', { allowedIps: ['203.0.112.0/23'] }],
        ['allowed_ips', { allowedIps: [] }],
        ['rate_limit', { rateLimit: { requests: 101, seconds: 60 } }],
        ['rate_limit', { rateLimit: null }],
      ];
      await keys.create(shop, numbered('key_host', 1, bounds));
      await keys.create(shop, numbered('key_ann', 2, { ...bounds, created_by: ann }), { user: ann });
      // The application has set it, no matter who it names as the creator.
      await keys.create(shop, numbered('key_named', 4, { ...bounds, created_by: bob }));
      for (const id of ['key_host', 'key_ann', 'key_named']) {
        for (const [member, change] of wider)
          assert.deepEqual(
            await keys.change(shop, id, { ...change, now }, { user: bob }),
            refused('by_no_owner', [member]),
          );
        const rotation = { keyId: id, replacement: replacementOf('key_x', 9, bob), oldExpiresAt: later, now };
        assert.deepEqual(
          await keys.rotate(shop, { ...rotation, expiresAt: later }, { user: bob }),
          refused('by_no_owner', ['expires_at']),
        );
        const narrower = { allowedIps: ['203.0.113.7'], rateLimit: { requests: 10, seconds: 60 } };
        stored(await keys.change(shop, id, { ...narrower, now }, { user: bob }));
        assert.deepEqual(
          await keys.change(shop, id, { allowedIps: ['203.0.113.0/24'], now }, { user: bob }),
          refused('by_no_owner', ['allowed_ips']),
        );
        for (const [, change] of wider)
          stored(await keys.change(shop, id, { ...change, now }, { user: ann }));
      }
      // What developers have set themselves they may widen, until an owner has set it.
      await keys.create(shop, numbered('key_bob', 3, { ...bounds, created_by: bob }), { user: bob });
      stored(await keys.change(shop, 'key_bob', { expiresAt: later, now }, { user: bob }));
      stored(await keys.change(shop, 'key_bob', { expiresAt: soon, now }, { user: ann }));
      assert.deepEqual(
        await keys.change(shop, 'key_bob', { expiresAt: later, now }, { user: bob }),
        refused('by_no_owner', ['expires_at']),
      );
    },
    members,
  ),
  test('a key with an owner finds no keys of other owners, and gives keys no other owner, metadata or rate limit', async keys => {
    const scopes: KeyRecord['scopes'] = ['marketplace:read', 'keys:write'];
    const plan = { owner: 'cus_1', metadata: { plan: 'small' }, rate_limit: { requests: 30, seconds: 60 } };
    await keys.create(shop, numbered('key_one', 1, { ...plan, scopes }));
    await keys.create(shop, numbered('key_two', 2, { ...plan, owner: 'cus_2' }));
    await keys.create(shop, numbered('key_three', 3, plan));
    const by = 'key_one';
    for (const id of ['key_two', 'key_live']) {
      const rotation = { keyId: id, replacement: replacementOf('key_x', 9, by), oldExpiresAt: later, now };
      assert.deepEqual(await keys.change(shop, id, { name: 'x', now }, { by }), refused('not_found'));
      assert.deepEqual(await keys.revoke(shop, id, now, { by }), refused('not_found'));
      assert.deepEqual(await keys.rotate(shop, rotation, { by }), refused('not_found'));
    }
    for (const id of [by, 'key_three'])
      for (const [member, change] of [
        ['metadata', { metadata: { plan: 'large' } }],
        ['rate_limit', { rateLimit: { requests: 10, seconds: 60 } }],
      ] as const)
        assert.deepEqual(
          await keys.change(shop, id, { ...change, now }, { by }),
          refused('beyond_own', [member]),
        );
    for (const owner of ['cus_2', null])
      assert.deepEqual(await keys.change(shop, by, { owner, now }, { by }), refused('beyond_own', ['owner']));
    for (const [member, more] of [
      ['owner', { owner: 'cus_2' }],
      ['metadata', { metadata: { plan: 'large' } }],
      ['rate_limit', { rate_limit: { requests: 29, seconds: 60 } }],
    ] as const)
      assert.deepEqual(
        await keys.create(shop, numbered('key_x', 9, { ...plan, ...more }), { by }),
        refused('beyond_own', [member]),
      );
    assert.equal(await keys.find(shop, 'key_x'), null);
    const made = stored(await keys.create(shop, numbered('key_new', 10, plan), { by }));
    assert.deepEqual(
      [made.owner, made.metadata, made.rate_limit],
      [plan.owner, plan.metadata, plan.rate_limit],
    );
    assert.ok('id' in (await keys.change(shop, 'key_three', { name: 'Till', ...plan, now }, { by })));
    assert.ok('id' in (await keys.revoke(shop, 'key_three', now, { by })));
  }),
  test('keys that a limited key creates, and keys that replace it, share its limit', async keys => {
    const rate_limit = { requests: 30, seconds: 60 };
    await keys.create(shop, numbered('key_root', 1, { rate_limit }));
    const child = stored(
      await keys.create(shop, numbered('key_child', 2, { rate_limit }), { by: 'key_root' }),
    );
    const narrow = { rate_limit: { requests: 10, seconds: 60 } };
    const next = stored(await keys.create(shop, numbered('key_next', 3, narrow), { by: 'key_child' }));
    const replacement = replacementOf('key_turned', 4, null);
    const rotated = await keys.rotate(shop, { keyId: 'key_next', replacement, oldExpiresAt: later, now });
    assert.ok('old' in rotated);
    for (const { limit_root } of [child, next, rotated.replacement]) assert.equal(limit_root, 'key_root');
    assert.equal((await keys.find(shop, 'key_turned'))?.limit_root, 'key_root');
    const otherWindow = { rate_limit: { requests: 30, seconds: 61 } };
    assert.deepEqual(
      await keys.create(shop, numbered('key_x', 5, otherWindow), { by: 'key_root' }),
      refused('beyond_own', ['rate_limit']),
    );
    assert.deepEqual(
      await keys.change(shop, 'key_child', { rateLimit: otherWindow.rate_limit, now }, { by: 'key_root' }),
      refused('beyond_own', ['rate_limit']),
    );
  }),
  test(
    'keys.create gives nothing for an owner after the loss of the role is acknowledged, also in concurrent calls',
    async (keys, { memberships }) => {
      const idsOf = async () => (await keys.list(shop, { limit: 1_000 })).keys.map(({ id }) => id).sort();
      await memberships.add({ workspace_id: shop, user_id: bob, role: 'owner' });
      for (const round of times) {
        const make = (index: number) =>
          keys.create(
            shop,
            numbered(`key_${round}_${index}`, 100 * round + index, { scopes: ['members:write'] }),
            { user: ann, ...personal },
          );
        const early = times.slice(0, 5).map(make);
        const acknowledged = Promise.resolve(memberships.change(shop, ann, 'developer')).then(idsOf);
        const answers = await Promise.all([...early, ...times.slice(5).map(make)]);
        assert.deepEqual(await idsOf(), await acknowledged);
        for (const answer of answers)
          assert.ok(!isRefused(answer) || answer.refused === 'by_no_owner', JSON.stringify(answer));
        await memberships.change(shop, ann, 'owner');
      }
    },
    members,
  ),
];
