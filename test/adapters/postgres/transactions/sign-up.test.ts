/** A customer who signs up in the transaction of the host: the workspace, its owner, a member and a key. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../../../src/adapters/lowdb/index.ts';
import type { PostgresRepository } from '../../../../src/adapters/postgres/index.ts';
import { createMarketplace, type TransactionClient } from '../../../../src/index.ts';
import { digestLike, key, sample, shop, user } from '../../../../src/testing/sample.ts';
import { suiteOf } from '../../../helper.ts';
import { freshRepository } from '../../../postgres-server.ts';
import { clientOf } from './service.ts';

const test = suiteOf("A sign-up in the host's transaction", { isLong: true });

const workspace = { id: 'shop_42', name: 'Lamps', account_id: null };
const member = { workspace_id: 'shop_42', user_id: 'user_guest', role: 'viewer' } as const;

async function signUp(
  { users, workspaces, memberships, keys }: PostgresRepository,
  client: TransactionClient,
) {
  return [
    await users.create(user('guest'), { client }),
    await workspaces.create(workspace, { owner: user('owner'), client }),
    await memberships.add(member, { client }),
    await keys.create(workspace.id, key('key_first', 'd'), { client }),
  ];
}

/** What others see of it. */
async function seen({ users, workspaces, memberships, keys }: PostgresRepository) {
  const found = [
    await users.find('user_guest'),
    await users.find('user_owner'),
    await workspaces.find('shop_42'),
    await keys.findByDigest(digestLike('d')),
  ];
  return found.filter(one => one !== null).length + (await memberships.list('shop_42')).length;
}

test('is seen by others once the transaction has committed, and leaves nothing if it is rolled back', async cleanup => {
  const { pool, repository } = await freshRepository(cleanup);
  const client = await clientOf(cleanup, pool);
  for (const [end, left] of [
    ['rollback', 0],
    ['commit', 6],
  ] as const) {
    await client.query('begin');
    assert.deepEqual(await signUp(repository, client), [
      user('guest'),
      workspace,
      member,
      key('key_first', 'd'),
    ]);
    assert.equal(await seen(repository), 0);
    await client.query(end);
    assert.equal(await seen(repository), left);
  }
  assert.deepEqual(await repository.users.workspacesOf('user_owner'), [{ workspace, role: 'owner' }]);
});

test('that is refused leaves the transaction as it was', async cleanup => {
  const { pool, repository } = await freshRepository(cleanup);
  await repository.import(sample());
  const { users, workspaces, memberships, keys } = repository;
  const client = await clientOf(cleanup, pool);
  await client.query('begin');
  await signUp(repository, client);
  const answers = [
    await users.create({ ...user('new'), email: 'owner@example.com' }, { client }),
    await workspaces.create(workspace, { client }),
    await workspaces.create({ ...workspace, id: 'shop_43' }, { owner: 'user_nobody', client }),
    await workspaces.create({ ...workspace, id: 'shop_43' }, { key: key('key_2', 'd'), client }),
    await memberships.add(member, { client }),
    await keys.create('shop_42', key('key_first', 'e'), { client }),
    await keys.create('shop_nowhere', key('key_2', 'e'), { client }),
  ];
  assert.deepEqual(
    answers.map(answer => ('refused' in answer ? answer.refused : answer)),
    ['email_taken', 'taken', 'user_unknown', 'key_taken', 'taken', 'taken', 'workspace_unknown'],
  );
  await client.query('commit');
  assert.equal(await seen(repository), 6);
  assert.equal(await workspaces.find('shop_43'), null);
});

test('holds up nobody while the transaction is open, but for those who use the same id', async cleanup => {
  const { pool, repository } = await freshRepository(cleanup);
  await repository.import(sample());
  const { users, workspaces, memberships, keys } = repository;
  const client = await clientOf(cleanup, pool);
  await client.query('begin');
  await signUp(repository, client);
  await keys.create(shop, key('key_mine', 'e'), { client });
  await memberships.add({ workspace_id: shop, user_id: 'user_eve', role: 'viewer' }, { client });
  // All of these touch what the transaction has touched: the workspace, its users, and keys beside its key.
  await keys.create(shop, key('key_other', 'f'), { most: 10 });
  await keys.revoke(shop, 'key_other', '2026-05-05T05:05:05Z');
  await workspaces.change(shop, { name: 'New' });
  await users.change('user_eve', { name: 'Eva' });
  await memberships.add({ workspace_id: shop, user_id: 'user_bob', role: 'viewer' });
  await memberships.remove(shop, 'user_bob');
  await workspaces.create({ ...workspace, id: 'shop_43' }, { owner: 'user_eve', first: false });
  let isAnswered = false;
  const same = Promise.resolve(workspaces.create(workspace)).finally(() => {
    isAnswered = true;
  });
  await users.create(user('last'));
  assert.equal(isAnswered, false);
  await client.query('commit');
  assert.deepEqual(await same, { refused: 'taken' });
});

test('refuses what would make others wait for it', async cleanup => {
  const { pool, repository } = await freshRepository(cleanup);
  await repository.import(sample());
  const client = await clientOf(cleanup, pool);
  await client.query('begin');
  await assert.rejects(
    async () => repository.workspaces.create(workspace, { first: true, client }),
    /workspaces.create: first must not be given with client/,
  );
  for (const [name, value] of Object.entries({ by: 'key_live', user: 'user_ann', most: 9 }))
    await assert.rejects(
      async () => repository.keys.create(shop, key('key_new', 'd'), { [name]: value, client }),
      new RegExp(`keys.create: ${name} must not be given with client`),
    );
});

for (const isolation of ['repeatable read', 'serializable'])
  test(`works at ${isolation}, where PostgreSQL refuses what another one has created since it began`, async cleanup => {
    const { pool, repository } = await freshRepository(cleanup);
    const client = await clientOf(cleanup, pool);
    const begin = async () => {
      await client.query(`begin isolation level ${isolation}`);
      await client.query('select 1');
    };
    await begin();
    await repository.users.create(user('guest'));
    await assert.rejects(
      async () => repository.users.create(user('guest'), { client }),
      error => ['23505', '40001'].includes((error as { code: string }).code),
    );
    await client.query('rollback');
    await begin();
    assert.deepEqual(await repository.users.create(user('guest'), { client }), { refused: 'taken' });
    await client.query('commit');
  });

test('needs the client of a transaction, and a storage that can write in it', async cleanup => {
  const { pool, repository } = await freshRepository(cleanup);
  const client = await clientOf(cleanup, pool);
  const create = (given: object, { users } = repository) =>
    assert.rejects(async () => users.create(user('zoe'), { client: given as TransactionClient }), TypeError);
  await create(pool);
  await create(client);
  await create({});
  const file = await lowdbRepository();
  const refused = /client: lowdbRepository cannot write in your transaction: only postgresRepository can/;
  await assert.rejects(async () => file.users.create(user('zoe'), { client }), refused);
  const marketplace = createMarketplace({ repository: file });
  await assert.rejects(marketplace.ensureWorkspace('shop_42', { name: 'Lamps', client }), refused);
  assert.equal(await file.workspaces.find('shop_42'), null);
});

test.run();
