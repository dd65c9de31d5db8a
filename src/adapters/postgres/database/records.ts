/** Records as rows: how a row is read and how a record is written follow from the columns, worked out once a table. */
import { type CollectionName, collections, type RecordOf } from '../../data/collections/index.ts';
import { type Address, addressOf } from './address.ts';
import { type ColumnKind, columnTypes, type Table } from './columns.ts';
import { columnsOf, type Members, type Place, placesIn } from './members.ts';
import type { Row } from './pool.ts';

/** What is stored beside a record, worked out from it. The index is where it stands in its list. */
type Besides<One> = Readonly<Record<string, readonly [ColumnKind, (record: One, index: number) => unknown]>>;

/** The table of a collection. */
export interface CollectionTable<One> extends Table {
  /** Reads the columns that {@link selection} lists. */
  readonly of: (row: Row) => One;
  /** `owner`: the workspace of the record, or its id where it stands under one. */
  readonly row: (owner: string, record: One, index?: number) => Row;
}

/** Where a record belongs is said by its scope: the column stands beside those of the record. */
export const ownerColumns = { workspace: 'workspace_id', id: 'id', storage: null } as const;

/** Declares the table of a collection. */
export function collectionTable<Name extends CollectionName>(
  name: Name,
  members: Members<RecordOf<Name>>,
  besides: Besides<RecordOf<Name>> = {},
): CollectionTable<RecordOf<Name>> {
  const owner = ownerColumns[collections[name].scope];
  const kinds = Object.entries(besides).map(([column, [kind]]): [string, ColumnKind] => [column, kind]);
  return {
    name,
    columns: columnsOf(members),
    besides: { ...(owner === null ? {} : { [owner]: 'text' }), ...Object.fromEntries(kinds) },
    of: reading(members),
    row: writing(owner, members, besides),
  };
}

/** What stands for addresses of the server stays as it is stored. */
const asStored = addressOf(undefined);

/** Makes what reads a record from a row. `prefix`: before the names of its columns (see {@link selection}). */
export const reading = <One>(
  members: Members<One>,
  { address = asStored, prefix = '' }: { readonly address?: Address; readonly prefix?: string } = {},
): ((row: Row) => One) => reader(members, address, prefix) as (row: Row) => One;

function reader(members: object, address: Address, prefix: string): (row: Row) => unknown {
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

type Read = (value: unknown, address: Address) => unknown;

interface Reader {
  readonly column: string;
  /** Reads what stands in the column; `null`: as it is. */
  readonly read: Read | null;
  /** Makes what stands in no column, or in several; `null`: it stands in one. */
  readonly make: ((row: Row) => unknown) | null;
  readonly optional?: boolean;
}

function readerOf(place: Place, address: Address, prefix: string): Reader {
  if ('make' in place) return { column: '', read: null, make: place.make };
  if ('field' in place) {
    const { column, kind, parse, optional = false } = place.field;
    return { column: prefix + column, read: parse ?? columnTypes[kind].parse, make: null, optional };
  }
  const [first = ''] = Object.keys(columnsOf(place.inner));
  const inner = reader(place.inner, address, prefix);
  return { column: '', read: null, make: row => (row[prefix + first] === null ? null : inner(row)) };
}

/** Columns are found by name in the JSON of a row: what stands there already under its own name is no work. */
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

/** The columns that are called or written in another way than their members, and where those stand in the record. */
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
