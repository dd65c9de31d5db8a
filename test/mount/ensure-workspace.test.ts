/** The workspaces of a host's customers: `marketplace.ensureWorkspace()`. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { createMarketplace, type Repository } from '../../src/index.ts';
import type { WholeRepository } from '../../src/repository/index.ts';
import { sample, shop } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { emptyRepository, freshRepository } from '../postgres-server.ts';
import { eachStorage } from '../storages.ts';

const owner = { id: 'user_42', email: 'Zoe@example.com', name: 'Zoe' };
const wanted = { name: 'Lamps', owner };
const stored = { id: 'shop_42', name: 'Lamps', account_id: null };

const repositories: Record<
  string,
  (
    cleanup: Cleanup,
  ) => Promise<WholeRepository & Pick<Required<WholeRepository>, 'workspaces' | 'memberships'>>
> = {
  lowdb: async () => lowdbRepository({ seed: sample() }),
  PostgreSQL: async cleanup => {
    const repository = await emptyRepository(cleanup);
    await repository.import(sample());
    return repository;
  },
};

for (const [storage, open] of eachStorage(repositories)) {
  const test = suiteOf(`A workspace that is ensured over ${storage}`);
  const host = async (cleanup: Cleanup) => {
    const repository = await open(cleanup);
    return { repository, ensure: createMarketplace({ repository }).ensureWorkspace };
  };

  test('is created once with its owner, by the first of many calls', async cleanup => {
    const { repository, ensure } = await host(cleanup);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ensure('shop_42', wanted)));
    assert.deepEqual(answers.map(({ created }) => created).sort(), [
      false,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    for (const { workspace } of answers) assert.deepEqual(workspace, stored);
    const user = { ...owner, email: 'zoe@example.com', password: null };
    assert.deepEqual(await repository.users.find('user_42'), user);
    assert.deepEqual(await repository.users.workspacesOf('user_42'), [{ workspace: stored, role: 'owner' }]);
  });

  test('keeps the name and the members that it has', async cleanup => {
    const { repository, ensure } = await host(cleanup);
    const members = await repository.memberships.list(shop);
    const { workspace, created } = await ensure(shop, { name: 'Another name', owner });
    assert.deepEqual([workspace.name, created], ['Shop', false]);
    assert.equal((await repository.workspaces.find(shop))?.name, 'Shop');
    assert.deepEqual(await repository.memberships.list(shop), members);
    assert.equal(await repository.users.find('user_42'), null);
  });

  test('belongs to a user who exists already, as with several shops of one customer', async cleanup => {
    const { repository, ensure } = await host(cleanup);
    const ids = ['shop_1', 'shop_2', 'shop_3', 'shop_4'];
    const answers = await Promise.all(ids.map(id => ensure(id, { name: id, owner })));
    assert.ok(answers.every(({ created }) => created));
    await ensure('shop_5', { name: 'shop_5', owner: 'user_42' });
    await ensure('shop_6', { name: 'shop_6' });
    const found = await repository.users.workspacesOf('user_42');
    assert.deepEqual(
      found.map(({ workspace, role }) => `${workspace.id} ${role}`),
      [...ids, 'shop_5'].map(id => `${id} owner`),
    );
    assert.deepEqual(await repository.memberships.list('shop_6'), []);
  });

  test('is refused with what is wrong, and then nothing is stored', async cleanup => {
    const { repository, ensure } = await host(cleanup);
    const refused = (what: RegExp, given: object, id = 'shop_42') =>
      assert.rejects(ensure(id, given as never), what);
    await refused(/^TypeError: marketplace.ensureWorkspace has no option onwer: did you mean owner\?/, {
      name: 'Lamps',
      onwer: owner,
    });
    await refused(/^TypeError: marketplace.ensureWorkspace needs the option name/, {});
    await refused(
      /^TypeError: marketplace.ensureWorkspace: owner must be the id of a user, or a user with id, email and name/,
      { name: 'Lamps', owner: { id: 'user_42' } },
    );
    await refused(/^RangeError: marketplace.ensureWorkspace: owner: there is no user user_nobody$/, {
      ...wanted,
      owner: 'user_nobody',
    });
    await refused(
      /^RangeError: marketplace.ensureWorkspace: owner: another user has the e-mail address of user_42: pass the id of that user$/,
      { ...wanted, owner: { ...owner, email: 'ann@example.com' } },
    );
    await refused(/InvalidDataError: workspaces.create: \/workspaces\/0\/id /, wanted, 'shop 42');
    assert.equal(await repository.workspaces.find('shop_42'), null);
    assert.equal(await repository.users.find('user_42'), null);
  });

  test.run();
}

const test = suiteOf('A workspace that is ensured', { isLong: true });

test('is created in the transaction of the host, and is found there before it has committed', async cleanup => {
  const { pool, repository } = await freshRepository(cleanup);
  const { ensureWorkspace } = createMarketplace({ repository });
  const client = await pool.connect();
  cleanup(() => client.release());
  for (const end of ['rollback', 'commit']) {
    await client.query('begin');
    const options = { ...wanted, client };
    assert.deepEqual(await ensureWorkspace('shop_42', options), { workspace: stored, created: true });
    assert.deepEqual(await ensureWorkspace('shop_42', options), { workspace: stored, created: false });
    assert.equal((await ensureWorkspace('shop_43', options)).created, true);
    assert.equal(await repository.workspaces.find('shop_42'), null);
    await client.query(end);
  }
  assert.equal((await repository.users.workspacesOf('user_42')).length, 2);
  assert.equal((await ensureWorkspace('shop_42', wanted)).created, false);
});

test('needs a storage that creates workspaces', async () => {
  const { workspaces: _, ...repository } = await lowdbRepository({ seed: sample() });
  const { ensureWorkspace } = createMarketplace({ repository: repository as Repository });
  await assert.rejects(
    ensureWorkspace('shop_42', wanted),
    /^TypeError: marketplace.ensureWorkspace: the repository has no part workspaces/,
  );
});

test.run();
