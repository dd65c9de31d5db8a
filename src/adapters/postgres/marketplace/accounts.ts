import type { Account, AccountMedia, SocialLinks } from '../../../generated/types.ts';
import type { AccountsRepository } from '../../../repository/index.ts';
import type { Address } from '../database/address.ts';
import {
  inMinorUnits,
  isStorable,
  jsonOf,
  moneyOf,
  selection,
  type Table,
  timeOf,
} from '../database/columns.ts';
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

export function postgresAccounts(database: Database, address: Address): AccountsRepository {
  const { schema } = database;
  const ofWorkspace = `select ${selection(accountTable, 'a')} from ${schema}workspaces w
    join ${schema}accounts a on a.id = w.account_id where w.id = $1`;
  return {
    async findByWorkspace(workspaceId) {
      if (!isStorable(workspaceId)) return null;
      const [row] = await database.rows(ofWorkspace, [workspaceId]);
      return row === undefined ? null : accountOf(row, address);
    },
  };
}
