import { type AccountsRepository, refuse } from '../../../repository/index.ts';
import { dataWith } from '../../rules/members.ts';
import { checkDataFile } from '../check.ts';
import type { DatabaseAddress } from '../database/address.ts';
import { insertion, isStorable, replacement, rowsAsJson, selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { collectionTable, reading } from '../database/records.ts';
import { retryOnConflict } from '../database/retry-on-conflict.ts';

export const accountTable = collectionTable('accounts', {
  members: {
    name: { firstname: 'text', lastname: 'text', full_name: 'text' },
    profile: {
      heading: 'text',
      description: 'text',
      contact: { email: ['text', { column: 'contact_email' }] },
      social_links: 'json',
      media: 'addresses',
    },
  },
});

export function postgresAccounts(database: Database, address: DatabaseAddress): Required<AccountsRepository> {
  const { schema } = database;
  const accountOf = reading(accountTable.members, { address });
  const ofWorkspace = `select ${selection(accountTable, 'a')} from ${schema}workspaces w
    join ${schema}accounts a on a.id = w.account_id where w.id = $1`;
  const byId = `select ${selection(accountTable, 'a')} from ${schema}accounts a where a.id = $1`;
  const insert = insertion(accountTable, schema);
  const update = replacement(accountTable, schema, 'id');
  return {
    async findByWorkspace(workspaceId) {
      if (!isStorable(workspaceId)) return null;
      const [row] = await database.rows(ofWorkspace, [workspaceId]);
      return row === undefined ? null : accountOf(row);
    },

    async create(accountId, account) {
      const record = structuredClone(account);
      checkDataFile('accounts.create', dataWith({ accounts: { [accountId]: record } }));
      return retryOnConflict(() =>
        database.change(accountId, async run => {
          if ((await run(byId, [accountId])).rows.length > 0) return refuse('taken');
          await run(insert, [rowsAsJson([accountTable.row(accountId, record)])]);
          return record;
        }),
      );
    },

    async change(accountId, change) {
      if (!isStorable(accountId)) return refuse('not_found');
      return database.change(accountId, async run => {
        const [row] = (await run(`${byId} for no key update`, [accountId])).rows;
        if (row === undefined) return refuse('not_found');
        const record = { ...accountTable.of(row), ...structuredClone(change) };
        checkDataFile('accounts.change', dataWith({ accounts: { [accountId]: record } }));
        await run(update, [JSON.stringify(accountTable.row(accountId, record))]);
        const [changed] = (await run(byId, [accountId])).rows;
        return changed === undefined ? refuse('not_found') : accountOf(changed);
      });
    },
  };
}
