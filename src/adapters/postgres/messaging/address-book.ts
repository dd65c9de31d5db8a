/** Lists of contacts and groups. */
import type { AddressBookQuery, ListQuery, MessagingRepository } from '../../../repository/index.ts';
import { selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { CollectionTable } from '../database/records.ts';
import { Where } from '../database/where.ts';
import { isKnown, isThere } from './lock.ts';
import { contactTable, groupTable } from './rows.ts';

type AddressLists = Pick<
  MessagingRepository,
  'listContacts' | 'searchContacts' | 'listGroups' | 'searchGroups'
>;

function listsOf<One extends { readonly id: string }>(database: Database, table: CollectionTable<One>) {
  const { schema } = database;
  const name = `${schema}${table.name}`;
  const columns = selection(table, 't');
  return {
    /** By id. */
    async list(
      workspaceId: string,
      instanceId: string,
      { limit, after }: ListQuery,
    ): Promise<{ page: readonly One[]; next: string | null }> {
      const own = `select a.id from ${name} a where a.workspace_id = $1 and a.instance_id = $2 and a.id`;
      const where = new Where()
        .add(place => `t.workspace_id = ${place}`, workspaceId)
        .add(place => `t.instance_id = ${place}`, instanceId)
        .add(place => `t.id > (${own} = ${place})`, after);
      if (!where.isStorable) return { page: [], next: null };
      const rows = await database.rows(
        `select ${columns} from ${name} t where ${where} and ${isThere(schema)}
        order by t.id limit ${where.place(limit + 1)}`,
        where.values,
      );
      const page = rows.slice(0, limit).map(table.of);
      return { page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
    },

    /** Of all instances of a workspace, sorted by what they are searched by. */
    async search(
      workspaceId: string,
      { limit, instanceId, q, after }: AddressBookQuery,
    ): Promise<{ page: readonly One[]; next: string | null }> {
      const order = (alias: string) => `${alias}.search_text, ${alias}.id`;
      const where = new Where()
        .add(place => `t.workspace_id = ${place}`, workspaceId)
        .add(place => `t.instance_id = ${place}`, instanceId)
        .add(place => `strpos(t.search_text, ${place}) > 0`, q?.toLowerCase())
        .add(
          place => `(${order('t')}) > (select ${order('a')} from ${name} a
            where a.workspace_id = $1 and a.id = ${place}${instanceId === undefined ? '' : ' and a.instance_id = $2'})`,
          after,
        );
      if (!where.isStorable) return { page: [], next: null };
      const rows = await database.rows(
        `select ${columns} from ${name} t where ${where} and ${isKnown(schema, 't')}
        order by ${order('t')} limit ${where.place(limit + 1)}`,
        where.values,
      );
      const page = rows.slice(0, limit).map(table.of);
      return { page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
    },
  };
}

export function postgresAddressBook(database: Database): AddressLists {
  const [contacts, groups] = [listsOf(database, contactTable), listsOf(database, groupTable)];
  return {
    async listContacts(workspaceId, instanceId, query) {
      const { page, next } = await contacts.list(workspaceId, instanceId, query);
      return { contacts: page, next };
    },

    async searchContacts(workspaceId, query) {
      const { page, next } = await contacts.search(workspaceId, query);
      return { contacts: page, next };
    },

    async listGroups(workspaceId, instanceId, query) {
      const { page, next } = await groups.list(workspaceId, instanceId, query);
      return { groups: page, next };
    },

    async searchGroups(workspaceId, query) {
      const { page, next } = await groups.search(workspaceId, query);
      return { groups: page, next };
    },
  };
}
