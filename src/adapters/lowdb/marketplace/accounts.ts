import type { Account } from '../../../generated/types.ts';
import { type AccountsRepository, refuse } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { dataWith } from '../../rules/members.ts';
import { checkStorable } from '../../rules/storable.ts';
import { derived, type FrozenData } from '../data.ts';
import type { Store } from '../store.ts';

const accountIds = derived(
  (workspaces: FrozenData['workspaces']) => new Map(workspaces.map(({ id, account_id }) => [id, account_id])),
);

/** Finds an account by its id, which may be any text. */
const accountOf = ({ accounts }: FrozenData, id: string): Readonly<Account> | null =>
  Object.hasOwn(accounts, id) ? (accounts[id] as Account) : null;

export function lowdbAccounts(store: Store): Required<AccountsRepository> {
  const withAccount = (data: FrozenData, id: string, account: Account): FrozenData =>
    deepFreeze({ ...data, accounts: { ...data.accounts, [id]: account } });

  return {
    findByWorkspace(workspaceId) {
      const { data } = store;
      const accountId = accountIds(data.workspaces).get(workspaceId) ?? null;
      return accountId === null ? null : accountOf(data, accountId);
    },

    async create(accountId, account) {
      const record = deepFreeze(structuredClone(account));
      checkStorable('accounts.create', dataWith({ accounts: { [accountId]: record } }));
      return store.commit(data =>
        accountOf(data, accountId) === null
          ? { data: withAccount(data, accountId, record), result: record }
          : refuse('taken'),
      );
    },

    async change(accountId, change) {
      const given = structuredClone(change);
      return store.commit(data => {
        const account = accountOf(data, accountId);
        if (account === null) return refuse('not_found');
        const record = deepFreeze({ ...account, ...given });
        checkStorable('accounts.change', dataWith({ accounts: { [accountId]: record } }));
        return { data: withAccount(data, accountId, record), result: record };
      });
    },
  };
}
