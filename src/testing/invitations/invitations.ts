import assert from 'node:assert/strict';
import type { InvitationRecord } from '../../generated/types.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { outcomesOf } from '../outcomes.ts';
import { hostileTexts, other, shop } from '../sample.ts';

const now = '2026-05-05T05:05:05Z';
const later = '2026-05-12T05:05:05Z';
const digestOf = (number: number) => number.toString(16).padStart(64, '0');

const invitation = (
  name: string,
  number: number,
  more: Partial<InvitationRecord> = {},
): InvitationRecord => ({
  id: `inv_${name}`,
  email: `${name}@example.com`,
  role: 'developer',
  digest: digestOf(number),
  sent: true,
  invited_by: 'user_ann',
  created_at: now,
  expires_at: later,
  ...more,
});
const sam = { id: 'user_sam', email: 'Sam@example.com', name: 'Sam', password: null };
const times = Array.from({ length: 10 }, (_, index) => index);

const test = casesOf('invitations');
const withMembers = { needs: ['users', 'memberships'] } as const;

export const invitationCases: readonly ConformanceCase[] = [
  test('invitations.create stores an invitation of one workspace, its address in lowercase', async invitations => {
    const made = await invitations.create(shop, invitation('sam', 1, { email: 'Sam@Example.com' }));
    assert.deepEqual(made, invitation('sam', 1));
    assert.deepEqual(await invitations.find(shop, digestOf(1)), made);
    await invitations.create(shop, invitation('kim', 2, { created_at: '2026-05-05T05:05:06Z' }));
    assert.deepEqual(
      (await invitations.list(shop)).map(({ id }) => id),
      ['inv_kim', 'inv_sam'],
    );
    assert.deepEqual(await invitations.list(other), []);
    assert.equal(await invitations.find(other, digestOf(1)), null);
    for (const text of hostileTexts) {
      assert.deepEqual(await invitations.list(text), []);
      assert.equal(await invitations.find(text, digestOf(1)), null);
      assert.equal(await invitations.find(shop, text), null);
      assert.deepEqual(await invitations.create(text, invitation('x', 9)), { refused: 'workspace_unknown' });
    }
  }),
  test(
    'invitations.create refuses a pending address and a member, but not users of other workspaces',
    async invitations => {
      await invitations.create(shop, invitation('sam', 1));
      const again = invitation('sam', 2, { id: 'inv_other' });
      assert.deepEqual(await invitations.create(shop, again), { refused: 'taken' });
      assert.deepEqual(await invitations.create(shop, invitation('ann', 3)), { refused: 'member' });
      assert.deepEqual(await invitations.create(shop, invitation('bob', 4)), invitation('bob', 4));
      assert.deepEqual(await invitations.create(other, again), again);
    },
    withMembers,
  ),
  test(
    'invitations.create by somebody needs an owner',
    async invitations => {
      for (const by of ['user_bob', 'user_nobody'])
        assert.deepEqual(await invitations.create(shop, invitation('sam', 1), { by }), {
          refused: 'by_no_owner',
        });
      assert.deepEqual(
        await invitations.create(shop, invitation('sam', 1), { by: 'user_ann' }),
        invitation('sam', 1),
      );
      for (const by of ['user_bob', 'user_nobody']) {
        const change = { digest: digestOf(2), expires_at: later, sent: false };
        assert.deepEqual(await invitations.renew(shop, 'inv_sam', change, { by }), {
          refused: 'by_no_owner',
        });
        assert.deepEqual(await invitations.revoke(shop, 'inv_sam', { by }), { refused: 'by_no_owner' });
      }
      assert.deepEqual(await invitations.list(shop), [invitation('sam', 1)]);
    },
    withMembers,
  ),
  test('invitations.create stores exactly one of ten concurrent ones for an address', async invitations => {
    const answers = await Promise.all(
      times.map(n => invitations.create(shop, invitation('sam', n, { id: `inv_${n}` }))),
    );
    assert.deepEqual(outcomesOf(answers), ['stored', ...times.slice(1).map(() => 'taken')]);
    assert.equal((await invitations.list(shop)).length, 1);
  }),
  test('invitations.create never stores more pending ones than it may, also at the same time, and deletes expired ones', async invitations => {
    const most = 7;
    for (let n = 0; n < most - 2; n += 1) await invitations.create(shop, invitation(`p${n}`, n), { most });
    const answers = await Promise.all(
      times.map(n => invitations.create(shop, invitation(`q${n}`, 100 + n), { most })),
    );
    assert.deepEqual(outcomesOf(answers), [...times.slice(2).map(() => 'limit'), 'stored', 'stored']);
    assert.equal((await invitations.list(shop)).length, most);
    const next = invitation('next', 200, { created_at: later, expires_at: '2026-05-19T05:05:05Z' });
    assert.deepEqual(await invitations.create(shop, next, { most }), next);
    assert.deepEqual(await invitations.list(shop), [next]);
  }),
  test('invitations.renew ends the earlier link, and invitations.revoke the invitation', async invitations => {
    await invitations.create(shop, invitation('sam', 1));
    const change = { digest: digestOf(2), expires_at: '2026-05-19T05:05:05Z', sent: false };
    const renewed = { ...invitation('sam', 1), ...change };
    assert.deepEqual(await invitations.renew(shop, 'inv_sam', change), renewed);
    assert.equal(await invitations.find(shop, digestOf(1)), null);
    assert.deepEqual(await invitations.find(shop, digestOf(2)), renewed);
    for (const id of ['inv_nobody', ...hostileTexts]) {
      assert.deepEqual(await invitations.renew(shop, id, change), { refused: 'not_found' });
      assert.deepEqual(await invitations.revoke(shop, id), { refused: 'not_found' });
    }
    assert.deepEqual(await invitations.revoke(other, 'inv_sam'), { refused: 'not_found' });
    assert.deepEqual(await invitations.revoke(shop, 'inv_sam'), renewed);
    assert.deepEqual(await invitations.revoke(shop, 'inv_sam'), { refused: 'not_found' });
    assert.deepEqual(await invitations.accept(shop, digestOf(2), { userId: 'user_eve' }, now), {
      refused: 'not_found',
    });
  }),
  test(
    'invitations.accept makes a user with the address a member, once',
    async (invitations, { memberships }) => {
      await invitations.create(shop, invitation('eve', 1));
      const accept = (userId: string, at = now) => invitations.accept(shop, digestOf(1), { userId }, at);
      assert.deepEqual(await accept('user_bob'), { refused: 'other_user' });
      assert.deepEqual(await accept('user_nobody'), { refused: 'user_unknown' });
      assert.deepEqual(await accept('user_eve', later), { refused: 'expired' });
      for (const text of hostileTexts)
        assert.deepEqual(await invitations.accept(shop, text, { userId: 'user_eve' }, now), {
          refused: 'not_found',
        });
      const answers = await Promise.all(times.map(() => accept('user_eve')));
      assert.deepEqual(outcomesOf(answers), [...times.slice(1).map(() => 'not_found'), 'stored']);
      const membership = { workspace_id: shop, user_id: 'user_eve', role: 'developer' };
      assert.deepEqual(
        answers.find(one => !('refused' in one)),
        membership,
      );
      assert.deepEqual((await memberships.list(shop)).at(-1), membership);
      assert.deepEqual(await invitations.list(shop), []);
    },
    withMembers,
  ),
  test(
    'invitations.accept either accepts or is too late, when it is revoked at the same time',
    async (invitations, { memberships }) => {
      await invitations.create(shop, invitation('eve', 1));
      const [accepted, revoked] = await Promise.all([
        invitations.accept(shop, digestOf(1), { userId: 'user_eve' }, now),
        invitations.revoke(shop, 'inv_eve'),
      ]);
      assert.deepEqual(outcomesOf([accepted, revoked]), ['not_found', 'stored']);
      const isMember = (await memberships.list(shop)).some(({ user_id }) => user_id === 'user_eve');
      assert.equal(isMember, !('refused' in accepted));
    },
    withMembers,
  ),
  test(
    'invitations.accept never leaves a workspace with more members than it may have, no matter who races',
    async (invitations, { memberships }) => {
      await invitations.create(shop, invitation('eve', 1));
      await invitations.create(shop, invitation('sam', 2));
      const most = (await memberships.list(shop)).length + 1;
      const accepting = [{ userId: 'user_eve' }, { user: sam }];
      const answers = await Promise.all(
        accepting.map((one, index) => invitations.accept(shop, digestOf(index + 1), one, now, { most })),
      );
      assert.deepEqual(outcomesOf(answers).sort(), ['stored', 'too_many']);
      assert.equal((await memberships.list(shop)).length, most);
      assert.equal((await invitations.list(shop)).length, 1, 'the invitation stays');
    },
    withMembers,
  ),
  test(
    'invitations.accept creates the user in the same step, and no second one with the address',
    async (invitations, { users, memberships }) => {
      await invitations.create(shop, invitation('sam', 1));
      await invitations.create(shop, invitation('eve', 2));
      const accept = (digest: number, user: typeof sam) =>
        invitations.accept(shop, digestOf(digest), { user }, now);
      assert.deepEqual(await accept(2, sam), { refused: 'other_user' });
      assert.deepEqual(await accept(2, { ...sam, email: 'eve@example.com' }), { refused: 'email_taken' });
      assert.deepEqual(await accept(1, { ...sam, id: 'user_eve' }), { refused: 'user_taken' });
      assert.equal(await users.findByEmail('sam@example.com'), null);
      const answers = await Promise.all(times.map(n => accept(1, { ...sam, id: `user_sam_${n}` })));
      assert.deepEqual(outcomesOf(answers), [...times.slice(1).map(() => 'not_found'), 'stored']);
      const made = await users.findByEmail('sam@example.com');
      assert.ok(made !== null && (await memberships.list(shop)).some(({ user_id }) => user_id === made.id));
    },
    withMembers,
  ),
  test(
    'invitations.accept creates no user for a link that was not sent to the address',
    async (invitations, { users }) => {
      await invitations.create(shop, invitation('sam', 1, { sent: false }));
      const accept = (digest: string) => invitations.accept(shop, digest, { user: sam }, now);
      assert.deepEqual(await accept(digestOf(1)), { refused: 'not_sent' });
      await invitations.renew(shop, 'inv_sam', { digest: digestOf(2), expires_at: later, sent: true });
      assert.deepEqual(await accept(digestOf(1)), { refused: 'not_found' });
      await invitations.renew(shop, 'inv_sam', { digest: digestOf(3), expires_at: later, sent: false });
      assert.deepEqual(await accept(digestOf(3)), { refused: 'not_sent' });
      assert.equal(await users.findByEmail('sam@example.com'), null);
      await invitations.create(shop, invitation('eve', 4, { sent: false }));
      assert.deepEqual(await invitations.accept(shop, digestOf(4), { userId: 'user_eve' }, now), {
        workspace_id: shop,
        user_id: 'user_eve',
        role: 'developer',
      });
    },
    withMembers,
  ),
  test(
    'invitations.accept refuses a member, and deletes the invitation',
    async (invitations, { memberships }) => {
      await invitations.create(shop, invitation('eve', 1));
      await memberships.add({ workspace_id: shop, user_id: 'user_eve', role: 'owner' });
      const answer = await invitations.accept(shop, digestOf(1), { userId: 'user_eve' }, now);
      assert.deepEqual(answer, { refused: 'taken' });
      assert.deepEqual(await invitations.list(shop), []);
      assert.equal(
        (await memberships.list(shop)).find(({ user_id }) => user_id === 'user_eve')?.role,
        'owner',
      );
    },
    withMembers,
  ),
  test(
    'memberships.change and remove end the pending invitations of a user who is no owner any more, and no others',
    async (invitations, { memberships }) => {
      await memberships.add({ workspace_id: shop, user_id: 'user_bob', role: 'owner' });
      await memberships.add({ workspace_id: shop, user_id: 'user_eve', role: 'owner' });
      for (const [index, name] of ['ann', 'bob', 'eve'].entries()) {
        const more = { email: `for-${name}@example.com`, invited_by: `user_${name}` };
        assert.ok('id' in (await invitations.create(shop, invitation(name, index, more))));
      }
      const left = async () => (await invitations.list(shop)).map(({ id }) => id).sort();
      await memberships.change(shop, 'user_bob', 'owner');
      assert.deepEqual(await left(), ['inv_ann', 'inv_bob', 'inv_eve']);
      await memberships.change(shop, 'user_bob', 'developer');
      assert.deepEqual(await left(), ['inv_ann', 'inv_eve']);
      await memberships.remove(shop, 'user_eve');
      assert.deepEqual(await left(), ['inv_ann']);
    },
    { needs: ['memberships'] },
  ),
];
