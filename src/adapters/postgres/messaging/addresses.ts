/** What contacts and groups have in common: both are found by id and by address. */

import type { AddressBookQuery, AddressName } from '../../../repository/index.ts';
import { storable } from '../../rules/storable.ts';
import { insertion, rowsAsJson, selection, storedIn, timeOf, updating } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import type { CollectionTable } from '../database/records.ts';
import { Where } from '../database/where.ts';
import { isKnown, isThere } from './lock.ts';

type Place = readonly [workspaceId: string, instanceId: string];

interface Addressed {
  readonly id: string;
  readonly address: string;
}

export class AddressedTable<One extends Addressed> {
  readonly #database: Database;
  readonly #table: CollectionTable<One>;
  readonly #name: string;
  readonly #columns: string;
  readonly #insert: string;

  constructor(database: Database, table: CollectionTable<One>) {
    this.#database = database;
    this.#table = table;
    this.#name = `${database.schema}${table.name}`;
    this.#columns = selection(table, 't');
    this.#insert = insertion(table, database.schema);
  }

  #found(column: string): string {
    return `select ${this.#columns} from ${this.#name} t
      where t.workspace_id = $1 and t.instance_id = $2 and t.${column} = $3 and ${isThere(this.#database.schema)}`;
  }

  /** By id. */
  async list(
    [workspaceId, instanceId]: Place,
    { limit, after }: { readonly limit: number; readonly after?: string },
  ): Promise<{ page: readonly One[]; next: string | null }> {
    const own = `select a.id from ${this.#name} a where a.workspace_id = $1 and a.instance_id = $2 and a.id`;
    const where = new Where()
      .add(place => `t.workspace_id = ${place}`, workspaceId)
      .add(place => `t.instance_id = ${place}`, instanceId)
      .add(place => `t.id > (${own} = ${place})`, after);
    if (!where.isStorable) return { page: [], next: null };
    const rows = await this.#database.rows(
      `select ${this.#columns} from ${this.#name} t where ${where} and ${isThere(this.#database.schema)}
      order by t.id limit ${where.place(limit + 1)}`,
      where.values,
    );
    const page = rows.slice(0, limit).map(this.#table.of);
    return { page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
  }

  /** Of all instances of a workspace, sorted by what they are searched by. */
  async search(
    workspaceId: string,
    { limit, instanceId, q, after }: AddressBookQuery,
  ): Promise<{ page: readonly One[]; next: string | null }> {
    const { schema } = this.#database;
    const order = (alias: string) => `${alias}.search_text, ${alias}.id`;
    const where = new Where()
      .add(place => `t.workspace_id = ${place}`, workspaceId)
      .add(place => `t.instance_id = ${place}`, instanceId)
      .add(place => `strpos(t.search_text, ${place}) > 0`, q?.toLowerCase())
      .add(
        place => `(${order('t')}) > (select ${order('a')} from ${this.#name} a
          where a.workspace_id = $1 and a.id = ${place}${instanceId === undefined ? '' : ' and a.instance_id = $2'})`,
        after,
      );
    if (!where.isStorable) return { page: [], next: null };
    const rows = await this.#database.rows(
      `select ${this.#columns} from ${this.#name} t where ${where} and ${isKnown(schema, 't')}
      order by ${order('t')} limit ${where.place(limit + 1)}`,
      where.values,
    );
    const page = rows.slice(0, limit).map(this.#table.of);
    return { page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
  }

  async find([workspaceId, instanceId]: Place, name: AddressName): Promise<One | null> {
    const [column, text] = 'id' in name ? ['id', name.id] : ['address', name.address];
    if (!storable(workspaceId, instanceId, text)) return null;
    const [row] = await this.#database.rows(this.#found(column), [workspaceId, instanceId, text]);
    return row === undefined ? null : this.#table.of(row);
  }

  /** Locks one, and returns it with the current time. */
  async lock(
    run: RunStatement,
    [workspaceId, instanceId]: Place,
    name: AddressName,
    now: string | undefined,
  ): Promise<{ one: One; now: string } | null> {
    const [column, text] = 'id' in name ? ['id', name.id] : ['address', name.address];
    if (!storable(text)) return null;
    const { rows } = await run(
      `select ${this.#columns}, (extract(epoch from coalesce($4::timestamptz, now())) * 1000)::bigint as clock
      from ${this.#name} t where t.workspace_id = $1 and t.instance_id = $2 and t.${column} = $3 for no key update`,
      [workspaceId, instanceId, text, now ?? null],
    );
    return rows[0] === undefined ? null : { one: this.#table.of(rows[0]), now: timeOf(rows[0].clock) };
  }

  async isKnown(run: RunStatement, workspaceId: string, id: string): Promise<boolean> {
    const text = `select 1 from ${this.#name} t where t.workspace_id = $1 and t.id = $2`;
    return (await run(text, [workspaceId, id])).rows.length > 0;
  }

  /** Whether the instance has so many. Only so many are counted. */
  async isFull(run: RunStatement, place: Place, most: number): Promise<boolean> {
    if (most === Number.POSITIVE_INFINITY) return false;
    const text = `select count(*) as count from (
      select 1 from ${this.#name} t where t.workspace_id = $1 and t.instance_id = $2 limit $3) one`;
    return Number((await run(text, [...place, most])).rows[0]?.count) >= most;
  }

  async add(run: RunStatement, workspaceId: string, one: One): Promise<void> {
    await run(this.#insert, [rowsAsJson([this.#table.row(workspaceId, one)])]);
  }

  /** Stores all fields of one that is locked. */
  async replace(run: RunStatement, workspaceId: string, one: One): Promise<void> {
    const { schema } = this.#database;
    const names = Object.keys(storedIn(this.#table)).filter(
      name => !['workspace_id', 'id', 'instance_id'].includes(name),
    );
    const values = JSON.stringify(this.#table.row(workspaceId, one));
    await run(updating(this.#table, schema, names), [workspaceId, one.id, values]);
  }
}
