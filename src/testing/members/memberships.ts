import assert from 'node:assert/strict';
import { broken, refusesBroken } from '../broken-client.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { outcomesOf } from '../outcomes.ts';
import { hostileTexts, other, sample, shop } from '../sample.ts';

const member = (name: string, role: 'owner' | 'developer' | 'viewer' = 'viewer') => ({
  workspace_id: shop,
  user_id: `user_${name}`,
  role,
});

const test = casesOf('memberships');

export const membershipCases: readonly ConformanceCase[] = [
  test('memberships.list returns the members of a workspace, sorted by user', async memberships => {
    const [, ann, bob] = sample().memberships;
    assert.deepEqual(await memberships.list(other), [ann, bob]);
    for (const id of ['ws_nobody', ...hostileTexts]) assert.deepEqual(await memberships.list(id), []);
  }),
  test(
    'memberships.add makes a user a member, and users.workspacesOf then returns the workspace',
    async (memberships, { users }) => {
      assert.deepEqual(await memberships.add(member('eve', 'developer')), member('eve', 'developer'));
      assert.deepEqual(await memberships.list(shop), [member('ann', 'owner'), member('eve', 'developer')]);
      await memberships.add(member('bob'));
      assert.deepEqual(
        (await memberships.list(shop)).map(({ user_id }) => user_id),
        ['user_ann', 'user_bob', 'user_eve'],
      );
      assert.deepEqual(await users.workspacesOf('user_eve'), [
        { workspace: sample().workspaces[0], role: 'developer' },
      ]);
    },
    { needs: ['users'] },
  ),
  test('memberships.add returns why it refused, without changing a role', async memberships => {
    const again = { workspace_id: other, user_id: 'user_bob', role: 'owner' as const };
    assert.deepEqual(await memberships.add(again), { refused: 'taken' });
    assert.deepEqual(await memberships.list(other), sample().memberships.slice(1));
    for (const id of ['nobody', ...hostileTexts]) {
      const answers = [
        await memberships.add({ ...member('eve'), workspace_id: id }),
        await memberships.add({ ...member('eve'), user_id: id }),
      ];
      assert.deepEqual(answers, [{ refused: 'workspace_unknown' }, { refused: 'user_unknown' }]);
    }
    assert.deepEqual(await memberships.list(shop), [member('ann', 'owner')]);
  }),
  test('memberships.add stores nothing outside of the transaction of a client', async memberships => {
    await refusesBroken(() => memberships.add(member('eve'), broken));
    assert.deepEqual(await memberships.list(shop), [member('ann', 'owner')]);
  }),
  test('memberships.add stores exactly one of several concurrent memberships of the same user', async memberships => {
    const roles = ['owner', 'developer', 'viewer', 'viewer', 'owner'] as const;
    const answers = await Promise.all(roles.map(role => memberships.add(member('eve', role))));
    assert.deepEqual(outcomesOf(answers), ['stored', ...Array(4).fill('taken')]);
    const [, stored] = await memberships.list(shop);
    assert.deepEqual(
      stored,
      answers.find(answer => !('refused' in answer)),
    );
  }),
  test('memberships.change changes the role of that member only', async memberships => {
    const bob = { workspace_id: other, user_id: 'user_bob', role: 'owner' };
    assert.deepEqual(await memberships.change(other, 'user_bob', 'owner'), bob);
    assert.deepEqual(await memberships.list(other), [sample().memberships[1], bob]);
  }),
  test(
    'memberships.remove removes that membership only, and returns it was',
    async (memberships, { users }) => {
      await memberships.add(member('bob'));
      assert.deepEqual(await memberships.remove(shop, 'user_bob'), member('bob'));
      assert.deepEqual(await memberships.remove(shop, 'user_bob'), { refused: 'not_found' });
      assert.deepEqual(await memberships.list(shop), [member('ann', 'owner')]);
      assert.deepEqual(
        (await users.workspacesOf('user_bob')).map(({ workspace }) => workspace.id),
        [other],
      );
    },
    { needs: ['users'] },
  ),
  test('memberships.change and memberships.remove refuse a user who is not a member', async memberships => {
    for (const id of ['user_eve', 'user_nobody', ...hostileTexts]) {
      assert.deepEqual(await memberships.change(shop, id, 'viewer'), { refused: 'not_found' });
      assert.deepEqual(await memberships.remove(shop, id), { refused: 'not_found' });
      assert.deepEqual(await memberships.change(id, 'user_ann', 'viewer'), { refused: 'not_found' });
      assert.deepEqual(await memberships.remove(id, 'user_ann'), { refused: 'not_found' });
    }
  }),
  test('memberships.change and memberships.remove refuse to leave a workspace without an owner', async memberships => {
    await memberships.add(member('bob', 'developer'));
    assert.deepEqual(await memberships.remove(shop, 'user_ann'), { refused: 'last_owner' });
    assert.deepEqual(await memberships.change(shop, 'user_ann', 'developer'), { refused: 'last_owner' });
    assert.deepEqual(await memberships.change(shop, 'user_ann', 'owner'), member('ann', 'owner'));
    assert.deepEqual(await memberships.list(shop), [member('ann', 'owner'), member('bob', 'developer')]);
    await memberships.change(shop, 'user_bob', 'owner');
    assert.deepEqual(await memberships.remove(shop, 'user_ann'), member('ann', 'owner'));
    assert.deepEqual(await memberships.change(shop, 'user_bob', 'viewer'), { refused: 'last_owner' });
  }),
  test('memberships.change and memberships.remove refuse anyone who is not an owner, except a member who leaves', async memberships => {
    await memberships.add(member('bob', 'developer'));
    await memberships.add(member('eve'));
    for (const by of ['user_bob', 'user_nobody', ...hostileTexts]) {
      assert.deepEqual(await memberships.change(shop, 'user_eve', 'owner', { by }), {
        refused: 'by_no_owner',
      });
      assert.deepEqual(await memberships.remove(shop, 'user_eve', { by }), { refused: 'by_no_owner' });
    }
    const self = { by: 'user_eve' };
    assert.deepEqual(await memberships.change(shop, 'user_eve', 'owner', self), { refused: 'by_no_owner' });
    assert.deepEqual(await memberships.remove(shop, 'user_eve', self), member('eve'));
    const ann = { by: 'user_ann' };
    assert.deepEqual(await memberships.change(shop, 'user_bob', 'viewer', ann), member('bob', 'viewer'));
    assert.deepEqual(await memberships.remove(shop, 'user_ann', ann), { refused: 'last_owner' });
    assert.deepEqual(await memberships.remove(shop, 'user_bob', ann), member('bob', 'viewer'));
  }),
  test('memberships.change never obeys both of two owners who remove the role of each other concurrently', async memberships => {
    for (let round = 0; round < 5; round += 1) {
      await memberships.add(member('bob', 'owner'));
      await memberships.add(member('eve', 'owner'));
      for (const name of ['ann', 'bob']) await memberships.change(shop, `user_${name}`, 'owner');
      const answers = await Promise.all([
        memberships.change(shop, 'user_ann', 'viewer', { by: 'user_bob' }),
        memberships.change(shop, 'user_bob', 'viewer', { by: 'user_ann' }),
      ]);
      assert.deepEqual(outcomesOf(answers), ['by_no_owner', 'stored']);
    }
  }),
  test('memberships.change and memberships.remove keep one owner if all owners lose the role concurrently', async memberships => {
    for (let round = 0; round < 5; round += 1) {
      for (const name of ['ann', 'bob', 'eve']) {
        await memberships.add(member(name, 'owner'));
        await memberships.change(shop, `user_${name}`, 'owner');
      }
      const answers = await Promise.all([
        memberships.change(shop, 'user_ann', 'viewer'),
        memberships.remove(shop, 'user_bob'),
        memberships.change(shop, 'user_eve', 'developer'),
      ]);
      assert.deepEqual(outcomesOf(answers), ['last_owner', 'stored', 'stored']);
      const owners = (await memberships.list(shop)).filter(({ role }) => role === 'owner');
      assert.equal(owners.length, 1);
    }
  }),
];
