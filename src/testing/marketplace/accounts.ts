import assert from 'node:assert/strict';
import { type ConformanceCase, casesOf } from '../case.ts';
import { outcomesOf } from '../outcomes.ts';
import { sameRecord } from '../same-record.ts';
import { account, hostileTexts, other, sample, shop } from '../sample.ts';

const test = casesOf('accounts');

export const accountCases: readonly ConformanceCase[] = [
  test('accounts.findByWorkspace returns the account of a workspace with all its fields', async (accounts, _, seed) => {
    const { acc_shop, acc_other } = seed.accounts;
    sameRecord(await accounts.findByWorkspace(shop), acc_shop);
    sameRecord(await accounts.findByWorkspace(other), acc_other);
  }),
  test(
    'accounts.findByWorkspace returns null for a workspace without an account',
    async accounts => {
      sameRecord(await accounts.findByWorkspace(shop), null);
    },
    {
      seed: () => ({
        ...sample(),
        workspaces: sample().workspaces.map(one => (one.id === shop ? { ...one, account_id: null } : one)),
      }),
    },
  ),
  test('accounts.findByWorkspace returns null for an unknown workspace', async accounts => {
    for (const id of ['acc_shop', ...hostileTexts]) sameRecord(await accounts.findByWorkspace(id), null);
  }),
];

export const newAccountCases: readonly ConformanceCase[] = [
  test(
    'accounts.create stores all fields of an account, and workspaces can refer to it',
    async (accounts, { workspaces }) => {
      assert.deepEqual(await accounts.create('acc_new', account('new')), account('new'));
      await workspaces.change(shop, { account_id: 'acc_new' });
      assert.deepEqual(await accounts.findByWorkspace(shop), account('new'));
      await workspaces.change(shop, { account_id: null });
      assert.equal(await accounts.findByWorkspace(shop), null);
    },
    { needs: ['workspaces'] },
  ),
  test(
    'accounts.create stores exactly one of several concurrent accounts with the same id',
    async (accounts, { workspaces }) => {
      const names = ['a', 'b', 'c', 'd', 'e'];
      const answers = await Promise.all(names.map(name => accounts.create('acc_new', account(name))));
      assert.deepEqual(outcomesOf(answers), ['stored', 'taken', 'taken', 'taken', 'taken']);
      await workspaces.change(shop, { account_id: 'acc_new' });
      assert.deepEqual(
        await accounts.findByWorkspace(shop),
        answers.find(answer => !('refused' in answer)),
      );
      assert.deepEqual(await accounts.create('acc_other', account('new')), { refused: 'taken' });
      assert.deepEqual(await accounts.findByWorkspace(other), account('other'));
    },
    { needs: ['workspaces'] },
  ),
  test('accounts.change replaces the given fields, and every concurrent call takes effect', async accounts => {
    await Promise.all([
      accounts.change('acc_shop', { balance: 99.99 }),
      accounts.change('acc_shop', { currency: 'EUR' }),
      accounts.change('acc_shop', { username: 'renamed' }),
    ]);
    const changed = { ...account('shop'), balance: 99.99, currency: 'EUR', username: 'renamed' };
    assert.deepEqual(await accounts.findByWorkspace(shop), changed);
    assert.deepEqual(await accounts.change('acc_shop', { balance: 0 }), { ...changed, balance: 0 });
    assert.deepEqual(await accounts.findByWorkspace(other), account('other'));
    for (const id of ['acc_nobody', ...hostileTexts])
      assert.deepEqual(await accounts.change(id, { balance: 1 }), { refused: 'not_found' });
  }),
];
