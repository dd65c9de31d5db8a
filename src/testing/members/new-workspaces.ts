import assert from 'node:assert/strict';
import { broken, refusesBroken } from '../broken-client.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { outcomesOf } from '../outcomes.ts';
import { digestLike, hostileTexts, key, nothing, sample, shop, user } from '../sample.ts';

const fresh = { id: 'ws_new', name: 'New', account_id: null };
const letters = ['a', 'b', 'c', 'd', 'e'];

const test = casesOf('workspaces');

export const newWorkspaceCases: readonly ConformanceCase[] = [
  test('workspaces.create stores a workspace with or without an account', async workspaces => {
    assert.deepEqual(await workspaces.create(fresh), fresh);
    assert.deepEqual(await workspaces.find('ws_new'), fresh);
    const second = { id: 'ws_second', name: 'Second', account_id: 'acc_shop' };
    assert.deepEqual(await workspaces.create(second), second);
    assert.deepEqual(await workspaces.find('ws_second'), second);
  }),
  test(
    'workspaces.create stores the owner and the first key in the same step',
    async (workspaces, { users, keys }) => {
      const owner = { ...user('zoe'), email: 'Zoe@example.com' };
      assert.deepEqual(await workspaces.create(fresh, { owner, key: key('key_first', 'd') }), fresh);
      assert.deepEqual(await users.findByEmail('zoe@example.com'), user('zoe'));
      assert.deepEqual(await users.workspacesOf('user_zoe'), [{ workspace: fresh, role: 'owner' }]);
      assert.deepEqual(await keys.findByDigest(digestLike('d')), {
        workspaceId: 'ws_new',
        key: key('key_first', 'd'),
      });
    },
    { needs: ['users', 'keys'] },
  ),
  test(
    'workspaces.create can make an existing user the owner',
    async (workspaces, { users }) => {
      await workspaces.create(fresh, { owner: 'user_eve' });
      assert.deepEqual(await users.workspacesOf('user_eve'), [{ workspace: fresh, role: 'owner' }]);
    },
    { needs: ['users'] },
  ),
  test(
    'workspaces.create returns why it refused, and stores nothing in that case',
    async (workspaces, { users, keys }) => {
      const options = { owner: user('zoe'), key: key('key_first', 'd') };
      const refusedBy = async (...args: Parameters<typeof workspaces.create>) => {
        const answer = await workspaces.create(...args);
        assert.equal(await users.find('user_zoe'), null);
        assert.equal(await keys.findByDigest(digestLike('d')), null);
        return 'refused' in answer ? answer.refused : answer;
      };
      assert.equal(await refusedBy({ ...fresh, id: shop }, options), 'taken');
      assert.equal(await refusedBy({ ...fresh, account_id: 'acc_nobody' }, options), 'account_unknown');
      assert.equal(await refusedBy(fresh, { ...options, owner: 'user_zoe' }), 'user_unknown');
      for (const owner of hostileTexts)
        assert.equal(await refusedBy(fresh, { ...options, owner }), 'user_unknown');
      const sameId = { ...user('zoe'), id: 'user_bob' };
      assert.equal(await refusedBy(fresh, { ...options, owner: sameId }), 'user_taken');
      const sameEmail = { ...user('zoe'), email: 'Bob@example.com' };
      assert.equal(await refusedBy(fresh, { ...options, owner: sameEmail }), 'email_taken');
      assert.equal(await refusedBy(fresh, { ...options, key: key('key_first', 'a') }), 'key_taken');
      assert.equal(await refusedBy(fresh, { ...options, first: true }), 'not_first');
      assert.equal(await workspaces.find('ws_new'), null);
      assert.deepEqual(await workspaces.find(shop), sample().workspaces[0]);
    },
    { needs: ['users', 'keys'] },
  ),
  test('workspaces.create stores nothing outside of the transaction of a client, and workspaces.find reads nothing', async workspaces => {
    await refusesBroken(() => workspaces.create(fresh, broken));
    assert.equal(await workspaces.find('ws_new'), null);
    await refusesBroken(() => workspaces.find(shop, broken));
  }),
  test(
    'workspaces.create stores exactly one of several concurrent workspaces with the same id',
    async (workspaces, { users }) => {
      const create = (letter: string) =>
        workspaces.create({ ...fresh, name: letter }, { owner: user(letter) });
      const answers = await Promise.all(letters.map(create));
      assert.deepEqual(outcomesOf(answers), ['stored', ...Array(4).fill('taken')]);
      const { name = '' } = (await workspaces.find('ws_new')) ?? {};
      assert.deepEqual(
        await users.namesOf(letters.map(letter => `user_${letter}`)),
        new Map([[`user_${name}`, name]]),
      );
    },
    { needs: ['users'] },
  ),
  test(
    'workspaces.create stores exactly one of several concurrent owners with the same e-mail address',
    async (workspaces, { users }) => {
      const create = (letter: string) =>
        workspaces.create(
          { ...fresh, id: `ws_${letter}` },
          { owner: { ...user('zoe'), id: `user_${letter}` } },
        );
      const answers = await Promise.all(letters.map(create));
      assert.deepEqual(outcomesOf(answers), [...Array(4).fill('email_taken'), 'stored']);
      const found = await Promise.all(letters.map(letter => workspaces.find(`ws_${letter}`)));
      assert.equal(found.filter(workspace => workspace !== null).length, 1);
      assert.equal((await users.namesOf(letters.map(letter => `user_${letter}`))).size, 1);
    },
    { needs: ['users'] },
  ),
  test(
    'workspaces.create stores exactly one of several concurrent first workspaces, and nothing of the others',
    async (workspaces, { users, keys }) => {
      const create = (letter: string) =>
        workspaces.create(
          { ...fresh, id: `ws_${letter}` },
          { owner: user(letter), key: key('key_first', letter), first: true },
        );
      const answers = await Promise.all(letters.map(create));
      assert.deepEqual(outcomesOf(answers), [...Array(4).fill('not_first'), 'stored']);
      const { workspaces: all } = await workspaces.list({ limit: 9 });
      const letter = all[0]?.id.at(-1) ?? '';
      assert.deepEqual(all, [{ ...fresh, id: `ws_${letter}` }]);
      assert.deepEqual([...(await users.namesOf(letters.map(one => `user_${one}`))).values()], [letter]);
      const found = await Promise.all(letters.map(one => keys.findByDigest(digestLike(one))));
      assert.equal(found.filter(one => one !== null).length, 1);
    },
    { needs: ['users', 'keys'], seed: nothing },
  ),
];
