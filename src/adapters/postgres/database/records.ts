/** Records as rows: functions that read rows and write records, derived from the columns once per table. */
import { recordColumns } from '../../../generated/record-columns.ts';
import { type CollectionName, collections, type RecordOf } from '../../rules/collections/index.ts';
import { type DatabaseAddress, databaseAddressOf } from './address.ts';
import { type ColumnKind, columnTypes, type Table } from './columns.ts';
import { columnsOf, type MemberPlace, type Members, placesIn } from './members.ts';
import type { Row } from './pool.ts';

/** Derived values that are stored with a record. The index is its position in its list. */
export type Besides<One> = Readonly<
  Record<string, readonly [ColumnKind, (record: One, index: number) => unknown]>
>;

export interface CollectionTable<One> extends Table {
  /** The columns of the members of a record. */
  readonly members: Members<One>;
  /** Reads the columns that {@link selection} lists. */
  readonly of: (row: Row) => One;
  /** `owner`: the workspace of the record, or its id if it is stored by id. */
  readonly row: (owner: string, record: One, index?: number) => Row;
}

/** The scope of a collection adds a column for the owner of the record. */
export const ownerColumns = { workspace: 'workspace_id', id: 'id', storage: null } as const;

interface Deviations<One> {
  /** Members whose column is another than their schema tells. @default none */
  readonly members?: Partial<Members<One>>;
  /** @default none */
  readonly besides?: Besides<One>;
}

/** The table of a collection: its columns follow from the schema of the record. */
export function collectionTable<Name extends CollectionName>(
  name: Name,
  { members: own, besides }: Deviations<RecordOf<Name>> = {},
): CollectionTable<RecordOf<Name>> {
  const { anyJson = [] } = collections[name];
  const members = {
    ...recordColumns[name],
    ...Object.fromEntries(anyJson.map(member => [member, 'value'])),
    ...own,
  };
  return tableOf(name, members as unknown as Members<RecordOf<Name>>, besides);
}

/** A table with these columns. */
export function tableOf<Name extends CollectionName>(
  name: Name,
  members: Members<RecordOf<Name>>,
  besides: Besides<RecordOf<Name>> = {},
): CollectionTable<RecordOf<Name>> {
  const owner = ownerColumns[collections[name].scope];
  const kinds = Object.entries(besides).map(([column, [kind]]): [string, ColumnKind] => [column, kind]);
  return {
    name,
    members,
    columns: columnsOf(members),
    besides: { ...(owner === null ? {} : { [owner]: 'text' }), ...Object.fromEntries(kinds) },
    of: reading(members),
    row: writing(owner, members, besides),
  };
}

/** The placeholder for the server's URL stays. */
const asStored = databaseAddressOf(undefined);

/** Creates the function that reads a record from a row. `prefix`: the prefix of its columns (see {@link selection}). */
export const reading = <One>(
  members: Members<One>,
  { address = asStored, prefix = '' }: { readonly address?: DatabaseAddress; readonly prefix?: string } = {},
): ((row: Row) => One) => reader(members, address, prefix) as (row: Row) => One;

function reader(members: object, address: DatabaseAddress, prefix: string): (row: Row) => unknown {
  const fields = placesIn(members).map(([member, place]) => ({
    member,
    optional: false,
    ...readerOf(place, address, prefix),
  }));
  return row => {
    const record: Record<string, unknown> = {};
    for (const { member, column, read, make, optional } of fields) {
      const value = make === null ? row[column] : make(row);
      if (value !== null) record[member] = read === null ? value : read(value, address);
      else if (!optional) record[member] = null;
    }
    return record;
  };
}

type Read = (value: unknown, address: DatabaseAddress) => unknown;

interface Reader {
  readonly column: string;
  /** Converts the value of the column; `null`: no conversion. */
  readonly read: Read | null;
  /** Creates the value of a member with no column or several columns; `null`: it has one column. */
  readonly make: ((row: Row) => unknown) | null;
  readonly optional?: boolean;
}

function readerOf(place: MemberPlace, address: DatabaseAddress, prefix: string): Reader {
  if ('make' in place) return { column: '', read: null, make: place.make };
  if ('field' in place) {
    const { column, kind, parse, optional = false } = place.field;
    return { column: prefix + column, read: parse ?? columnTypes[kind].parse, make: null, optional };
  }
  const [first = ''] = Object.keys(columnsOf(place.inner));
  const inner = reader(place.inner, address, prefix);
  return { column: '', read: null, make: row => (row[prefix + first] === null ? null : inner(row)) };
}

/** Columns are found by name in the JSON of a row, so members with the name of their column need no work. */
function writing<One>(
  owner: string | null,
  members: Members<One>,
  besides: Besides<One>,
): CollectionTable<One>['row'] {
  const differing = differingIn(members, []);
  const others = Object.entries(besides);
  return (ownerId, record, index = 0) => {
    const row: Record<string, unknown> = { ...(record as object) };
    if (owner !== null) row[owner] = ownerId;
    for (const { column, write, path } of differing) {
      const value = valueAt(record, path);
      row[column] = value === null || write === null ? value : write(value);
    }
    for (const [column, [, of]] of others) row[column] = of(record, index);
    return row;
  };
}

/** The columns whose name or value differs from their member, with the path of the member in the record. */
function differingIn(
  members: object,
  path: readonly string[],
): { column: string; write: ((value: unknown) => unknown) | null; path: readonly string[] }[] {
  return placesIn(members).flatMap(([member, place]) => {
    const own = [...path, member];
    if ('inner' in place) return differingIn(place.inner, own);
    if ('make' in place) return [];
    const { column, kind } = place.field;
    const { write } = columnTypes[kind];
    return write === null && own.length === 1 && column === member ? [] : [{ column, write, path: own }];
  });
}

const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, member) => (value as Row | null | undefined)?.[member] ?? null, record);
