import type { Account, AccountMedia, SocialLinks } from '../../../generated/types.ts';
import { type AccountsRepository, refuse } from '../../../repository/index.ts';
import { dataWith } from '../../data/people.ts';
import { checkStorable } from '../check.ts';
import { type Address, addressOf } from '../database/address.ts';
import {
  inMinorUnits,
  insertion,
  isStorable,
  jsonOf,
  moneyOf,
  replacement,
  rowsAsJson,
  selection,
  type Table,
  timeOf,
} from '../database/columns.ts';
import { contested } from '../database/contested.ts';
import type { Database } from '../database/database.ts';
import type { Row } from '../database/pool.ts';

export const accountTable: Table = {
  name: 'accounts',
  columns: {
    id: 'text',
    username: 'text',
    email: 'text',
    firstname: 'text',
    lastname: 'text',
    full_name: 'text',
    balance: 'integer',
    currency: 'text',
    heading: 'text',
    description: 'text',
    contact_email: 'text',
    social_links: 'json',
    media: 'json',
    registered_at: 'time',
  },
};

export const accountRow = (id: string, { name, profile, balance, ...rest }: Account): object => {
  const { heading, description, contact, social_links, media } = profile;
  return {
    id,
    ...rest,
    ...name,
    balance: inMinorUnits(balance),
    heading,
    description,
    contact_email: contact.email,
    social_links,
    media,
  };
};

export const accountOf = (row: Row, address: Address): Account => ({
  name: {
    firstname: row.firstname as string,
    lastname: row.lastname as string,
    full_name: row.full_name as string,
  },
  username: row.username as string,
  email: row.email as string,
  balance: moneyOf(row.balance),
  currency: row.currency as string,
  profile: {
    heading: row.heading as string,
    description: row.description as string,
    contact: { email: row.contact_email as string },
    social_links: jsonOf<SocialLinks>(row.social_links),
    media: jsonOf<AccountMedia>(address.inJson(row.media as string)),
  },
  registered_at: timeOf(row.registered_at),
});

export function postgresAccounts(database: Database, address: Address): Required<AccountsRepository> {
  const { schema } = database;
  const ofWorkspace = `select ${selection(accountTable, 'a')} from ${schema}workspaces w
    join ${schema}accounts a on a.id = w.account_id where w.id = $1`;
  const byId = `select ${selection(accountTable, 'a')} from ${schema}accounts a where a.id = $1`;
  const insert = insertion(accountTable, schema);
  const update = replacement(accountTable, schema, 'id');
  const asStored = addressOf(undefined);
  return {
    async findByWorkspace(workspaceId) {
      if (!isStorable(workspaceId)) return null;
      const [row] = await database.rows(ofWorkspace, [workspaceId]);
      return row === undefined ? null : accountOf(row, address);
    },

    async create(accountId, account) {
      const record = structuredClone(account);
      checkStorable('accounts.create', dataWith({ accounts: { [accountId]: record } }));
      return contested(() =>
        database.transaction(async run => {
          if ((await run(byId, [accountId])).rows.length > 0) return refuse('taken');
          await run(insert, [rowsAsJson([accountRow(accountId, record)])]);
          return record;
        }),
      );
    },

    async change(accountId, change) {
      if (!isStorable(accountId)) return refuse('not_found');
      return database.transaction(async run => {
        const [row] = (await run(`${byId} for no key update`, [accountId])).rows;
        if (row === undefined) return refuse('not_found');
        const record = { ...accountOf(row, asStored), ...structuredClone(change) };
        checkStorable('accounts.change', dataWith({ accounts: { [accountId]: record } }));
        await run(update, [JSON.stringify(accountRow(accountId, record))]);
        const [changed] = (await run(byId, [accountId])).rows;
        return changed === undefined ? refuse('not_found') : accountOf(changed, address);
      });
    },
  };
}
