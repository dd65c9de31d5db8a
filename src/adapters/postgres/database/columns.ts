/**
 * Columns: their types, how they are written and read. What is read is the same whatever parsers the host
 * has set for node-postgres and whatever time zone and date style the session has.
 */
import { deepFreeze } from '../../data/deep-freeze.ts';
import { remembered } from './remembered.ts';

interface ColumnType {
  readonly sql: string;
  /** The expression that reads a column. */
  readonly read: (column: string) => string;
}

const plain = (column: string) => column;

export const columnTypes = {
  text: { sql: 'text', read: plain },
  /** Read as 1 or 0. */
  boolean: { sql: 'boolean', read: column => `${column}::integer` },
  /** Whole numbers up to 2^53. Amounts of money too, in the minor unit. */
  integer: { sql: 'bigint', read: plain },
  /** An instant, read as milliseconds since 1970. */
  time: { sql: 'timestamptz', read: column => `(extract(epoch from ${column}) * 1000)::bigint` },
  /** Not `jsonb`, which forgets the order of members. */
  json: { sql: 'json', read: column => `${column}::text` },
  /** JSON that statements change; the order of members is that of who reads it. */
  changing: { sql: 'jsonb', read: column => `${column}::text` },
  /** A list of texts that is searched. */
  texts: { sql: 'text[]', read: column => `to_json(${column})::text` },
} as const satisfies Record<string, ColumnType>;

type ColumnKind = keyof typeof columnTypes;

/** A table: its columns, and how a record is a row of it. */
export interface Table {
  readonly name: string;
  readonly columns: Readonly<Record<string, ColumnKind>>;
}

/** What a SELECT lists. `from`: the table or its alias. */
export function selection({ columns }: Table, from: string): string {
  return Object.entries(columns)
    .map(([name, kind]) => `${columnTypes[kind].read(`${from}.${name}`)} as ${name}`)
    .join(', ');
}

/** A DELETE of `most` rows for which `condition` holds. `key`: the columns of the primary key. */
export function deletionOfSome(
  { name }: Table,
  schema: string,
  key: readonly string[],
  condition: string,
  most: number,
): string {
  const isSame = key.map(column => `kept.${column} = old.${column}`).join(' and ');
  return `delete from ${schema}${name} kept
    using (select ${key.join(', ')} from ${schema}${name} where ${condition} limit ${most}) old where ${isSame}`;
}

/**
 * An INSERT of any number of rows, given as one parameter of JSON. `values`: expressions for columns that are not
 * stored as they are `given`.
 */
export function insertion(
  { name, columns }: Table,
  schema: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const names = Object.keys(columns).join(', ');
  const stored = Object.keys(columns).map(column => values[column] ?? `given.${column}`);
  const types = Object.entries(columns).map(([column, kind]) => `${column} ${columnTypes[kind].sql}`);
  return `insert into ${schema}${name} (${names}) select ${stored.join(', ')} from json_to_recordset($1::json) as given (${types.join(', ')})`;
}

/** The JSON of rows for {@link insertion}. */
export const rowsAsJson = (rows: readonly object[]): string => JSON.stringify(rows);

/** An UPDATE of one row ($1 workspace, $2 id) from a parameter of JSON ($3) with these members. Answers the row. */
export function updating(table: Table, schema: string, names: readonly string[]): string {
  const types = names.map(name => `${name} ${columnTypes[table.columns[name] ?? 'text'].sql}`);
  return `update ${schema}${table.name} t set ${names.map(name => `${name} = given.${name}`).join(', ')}
    from json_to_record($3::json) as given (${types.join(', ')})
    where t.workspace_id = $1 and t.id = $2 returning ${selection(table, 't')}`;
}

/** An UPDATE of all columns of one row, given as a parameter of JSON ($1) and found by its `key`. */
export function replacement({ name, columns }: Table, schema: string, key: string): string {
  const others = Object.keys(columns).filter(column => column !== key);
  const types = Object.entries(columns).map(([column, kind]) => `${column} ${columnTypes[kind].sql}`);
  return `update ${schema}${name} t set ${others.map(column => `${column} = given.${column}`).join(', ')}
    from json_to_record($1::json) as given (${types.join(', ')}) where t.${key} = given.${key}`;
}

/** Any of the ways in which a driver gives a whole number. */
export const integerOf = (value: unknown): number => Number(value);

const minorUnits = 100;

export const moneyOf = (value: unknown): number => Number(value) / minorUnits;

export const inMinorUnits = (amount: number): number => Math.round(amount * minorUnits);

/** ISO 8601 in UTC; milliseconds only where there are some. */
export const timeOf = (value: unknown): string => isoOf(String(value));

const isoOf = remembered(milliseconds => {
  const text = new Date(Number(milliseconds)).toISOString();
  return text.endsWith('.000Z') ? `${text.slice(0, -5)}Z` : text;
});

export const timeOrNull = (value: unknown): string | null => (value === null ? null : timeOf(value));

/** A value of a column of JSON, or of texts. Deeply frozen. */
export const jsonOf = <Value>(text: unknown): Value => parsed(text as string) as Value;

const parsed = remembered(text => deepFreeze(JSON.parse(text)));

/** Texts that PostgreSQL can hold: no NUL, no half of a surrogate pair. What is none cannot be stored anywhere. */
export const isStorable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);
