/** Behaviour of both adapters for accounts, workspaces and users beyond the contract. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import type { PostgresRepository } from '../../src/adapters/postgres/index.ts';
import { account, key, sample, shop, user } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { emptyRepository, freshRepository } from '../postgres-server.ts';
import { eachStorage } from '../storages.ts';
import { place } from './lowdb/place.ts';

type Making = Pick<PostgresRepository, 'accounts' | 'workspaces' | 'users' | 'memberships'>;

const storages: Record<string, (cleanup: Cleanup) => Promise<Making>> = {
  lowdb: async cleanup => {
    const repository = await lowdbRepository({ seed: sample() });
    cleanup(repository.close);
    return repository;
  },
  PostgreSQL: async cleanup => {
    const repository = await emptyRepository(cleanup);
    await repository.import(sample());
    return repository;
  },
};

/** The invalid call, and the error message. */
const unfit: readonly (readonly [(storage: Making) => unknown, string])[] = [
  [({ users }) => users.create({ ...user('zoe'), email: 'zoe' }), 'users.create: /users/0/email'],
  [({ users }) => users.create({ ...user('zoe'), name: '' }), 'users.create: /users/0/name'],
  [({ users }) => users.create({ ...user('zoe'), id: 'zoé' }), 'users.create: /users/0/id'],
  [({ users }) => users.create({ ...user('zoe'), age: 3 } as never), 'users.create: /users/0'],
  [({ users }) => users.change('user_ann', { email: 'ann' }), 'users.change: /users/0/email'],
  [
    ({ workspaces }) => workspaces.create({ id: 'ws_a', name: 'x'.repeat(101), account_id: null }),
    'workspaces.create: /workspaces/0/name',
  ],
  [
    ({ workspaces }) =>
      workspaces.create(
        { id: 'ws_a', name: 'A', account_id: null },
        { owner: { ...user('zoe'), email: '' } },
      ),
    'workspaces.create: /users/0/email',
  ],
  [
    ({ workspaces }) =>
      workspaces.create(
        { id: 'ws_a', name: 'A', account_id: null },
        { key: { ...key('key_a', 'd'), scopes: [''] } },
      ),
    'workspaces.create: /keys/ws_a/0/scopes/0',
  ],
  [({ workspaces }) => workspaces.change(shop, { name: '' }), 'workspaces.change: /workspaces/0/name'],
  [
    ({ memberships }) => memberships.add({ workspace_id: shop, user_id: 'user_eve', role: 'boss' as never }),
    'memberships.add: /memberships/0/role',
  ],
  [
    ({ memberships }) => memberships.change('ws_other', 'user_bob', 'boss' as never),
    'memberships.change: /memberships/0/role',
  ],
  [
    ({ accounts }) => accounts.create('acc_new', { ...account('new'), balance: 0.001 }),
    'accounts.create: /accounts/acc_new/balance',
  ],
  [
    ({ accounts }) => accounts.change('acc_shop', { email: 'nobody' }),
    'accounts.change: /accounts/acc_shop/email',
  ],
];

for (const [name, open] of eachStorage(storages)) {
  const test = suiteOf(`Accounts, workspaces and people in ${name}`);

  test('invalid records are refused with the invalid field, and nothing is stored', async cleanup => {
    const storage = await open(cleanup);
    for (const [make, start] of unfit)
      await assert.rejects(
        async () => make(storage),
        (error: Error) => {
          assert.equal(error.name, 'InvalidDataError');
          assert.ok(error.message.startsWith(start), error.message);
          return true;
        },
      );
    const { users, workspaces, memberships, accounts } = storage;
    assert.equal(await users.find('user_zoe'), null);
    assert.deepEqual(await users.find('user_ann'), sample().users[0]);
    assert.equal((await workspaces.list({ limit: 9 })).workspaces.length, 2);
    assert.deepEqual(await memberships.list('ws_other'), sample().memberships.slice(1));
    assert.deepEqual(await accounts.findByWorkspace(shop), account('shop'));
  });

  test('a change cannot change fields such as the id', async cleanup => {
    const { users, workspaces } = await open(cleanup);
    const changed = { name: 'B', id: 'user_b', password: null };
    assert.deepEqual(await users.change('user_ann', changed), { ...user('ann'), name: 'B' });
    const renamed = { id: 'ws_b', name: 'B' };
    assert.deepEqual(await workspaces.change(shop, renamed), { ...sample().workspaces[0], name: 'B' });
  });

  test('an account may have any valid id', async cleanup => {
    const { accounts, workspaces } = await open(cleanup);
    for (const id of ['__proto__', 'constructor', 'null']) {
      assert.deepEqual(await accounts.create(id, account('odd')), account('odd'));
      await workspaces.change(shop, { account_id: id });
      assert.deepEqual(await accounts.findByWorkspace(shop), account('odd'));
      await workspaces.change(shop, { account_id: null });
      assert.equal(await accounts.findByWorkspace(shop), null);
    }
  });

  test.run();
}

const file = suiteOf('A data file');

file('that was begun through the contract opens again with all that was made', async cleanup => {
  const path = await place(cleanup);
  const first = await lowdbRepository({ file: path });
  await first.accounts.create('__proto__', account('odd'));
  const workspace = { id: '__proto__', name: 'Odd', account_id: '__proto__' };
  await first.workspaces.create(workspace, { owner: user('ann'), key: key('key_a', 'd') });
  await first.workspaces.create({ id: 'ws_b', name: 'B', account_id: null });
  await first.users.create(user('bob'));
  await first.memberships.add({ workspace_id: 'ws_b', user_id: 'user_bob', role: 'owner' });
  const stored = JSON.stringify(first.data);
  await first.close();
  const second = await lowdbRepository({ file: path });
  cleanup(second.close);
  assert.equal(JSON.stringify(second.data), stored);
  assert.deepEqual(await second.accounts.findByWorkspace('__proto__'), account('odd'));
  assert.equal(await second.accounts.findByWorkspace('ws_b'), null);
});

file.run();

const database = suiteOf('A schema of PostgreSQL');

database('whose first workspace has no account is not empty', async cleanup => {
  const repository = await emptyRepository(cleanup);
  await repository.workspaces.create({ id: 'ws_a', name: 'A', account_id: null });
  assert.equal(await repository.isEmpty(), false);
  const data = await repository.export();
  assert.deepEqual(data.workspaces, [{ id: 'ws_a', name: 'A', account_id: null }]);
});

database('refuses a name that it cannot hold', async cleanup => {
  const { users } = await emptyRepository(cleanup);
  await assert.rejects(
    async () => users.create({ ...user('zoe'), name: 'a\0b' }),
    /users\.create: \/users\/0\/name contains a NUL or an unpaired surrogate/,
  );
});

database('gives the pictures of a changed account with the address of the server', async cleanup => {
  const { pool, schema, repository } = await freshRepository(
    cleanup,
    {},
    { baseUrl: 'https://shop.example' },
  );
  const media = { avatar: '{base_url}/a.png', cover: '{base_url}/c.png' };
  const stored = { ...account('shop'), profile: { ...account('shop').profile, media } };
  await repository.import({ ...sample(), accounts: { ...sample().accounts, acc_shop: stored } });
  const changed = await repository.accounts.change('acc_shop', { balance: 1 });
  assert.ok('profile' in changed);
  assert.equal(changed.profile.media.avatar, 'https://shop.example/a.png');
  const { rows } = await pool.query(`select media::text from ${schema}.accounts where id = 'acc_shop'`);
  assert.deepEqual(JSON.parse(rows[0].media), media);
});

database.run();
