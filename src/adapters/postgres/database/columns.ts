/**
 * Columns: their types, how they are written and read. What is read is the same whatever parsers the host
 * has set for node-postgres and whatever time zone and date style the session has.
 */
import { deepFreeze } from '../../data/deep-freeze.ts';
import type { Address } from './address.ts';
import { remembered } from './remembered.ts';

interface ColumnType {
  readonly sql: string;
  /** The expression that reads a column. */
  readonly select: (column: string) => string;
  /** Makes the value of a record of what was read, where it is not null; `null`: it is the value. */
  readonly parse: ((value: unknown, address: Address) => unknown) | null;
  /** Makes what is stored of the value of a record; `null`: it is the value. */
  readonly write: ((value: unknown) => unknown) | null;
}

/** Any of the ways in which a driver gives a whole number. */
export const integerOf = (value: unknown): number => Number(value);

const minorUnits = 100;

/** ISO 8601 in UTC; milliseconds only where there are some. */
export const timeOf = (value: unknown): string => isoOf(String(value));

const isoOf = remembered(milliseconds => {
  const text = new Date(Number(milliseconds)).toISOString();
  return text.endsWith('.000Z') ? `${text.slice(0, -5)}Z` : text;
});

/** A value of a column of JSON, or of texts. Deeply frozen. */
const jsonOf = remembered(text => deepFreeze(JSON.parse(text)));

const wordsOf = (text: string) => (text === '' ? [] : text.split(' '));

const plain = (column: string) => column;
const asText = (column: string) => `${column}::text`;
const asItIs = { parse: null, write: null };

const types = {
  text: { sql: 'text', select: plain, ...asItIs },
  /** A URL that may begin with what stands for the address of the server. */
  address: {
    sql: 'text',
    select: plain,
    parse: (value, address) => address.inText(value as string),
    write: null,
  },
  /** A list of words without spaces. */
  words: {
    sql: 'text',
    select: plain,
    parse: value => wordsOf(value as string),
    write: value => (value as readonly string[]).join(' '),
  },
  /** Read as 1 or 0. */
  boolean: {
    sql: 'boolean',
    select: column => `${column}::integer`,
    parse: value => integerOf(value) === 1,
    write: null,
  },
  /** Whole numbers up to 2^53. */
  integer: { sql: 'bigint', select: plain, parse: integerOf, write: null },
  /** An amount, in the minor unit. */
  money: {
    sql: 'bigint',
    select: plain,
    parse: value => integerOf(value) / minorUnits,
    write: value => Math.round((value as number) * minorUnits),
  },
  /** An instant, read as milliseconds since 1970. */
  time: {
    sql: 'timestamptz',
    select: column => `(extract(epoch from ${column}) * 1000)::bigint`,
    parse: timeOf,
    write: null,
  },
  /** Not `jsonb`, which forgets the order of members. */
  json: { sql: 'json', select: asText, parse: value => jsonOf(value as string), write: null },
  /** The same with URLs that may begin with what stands for the address of the server. */
  addresses: {
    sql: 'json',
    select: asText,
    parse: (value, address) => jsonOf(address.inJson(value as string)),
    write: null,
  },
  /** Any JSON value, whatever its texts hold: as text, in which NUL and halves of characters are escaped. */
  value: {
    sql: 'text',
    select: plain,
    parse: value => jsonOf(value as string),
    write: value => JSON.stringify(value),
  },
  /** JSON that statements change; the order of members is that of who reads it. */
  changing: { sql: 'jsonb', select: asText, parse: value => jsonOf(value as string), write: null },
  /** A list of texts that is searched. */
  texts: {
    sql: 'text[]',
    select: column => `to_json(${column})::text`,
    parse: value => jsonOf(value as string),
    write: null,
  },
} satisfies Record<string, ColumnType>;

export type ColumnKind = keyof typeof types;

export const columnTypes: Readonly<Record<ColumnKind, ColumnType>> = types;

/** A table. Those of collections are declared by their records: see records.ts. */
export interface Table {
  readonly name: string;
  /** What is read. */
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** What is stored too, and not read with it. @default none */
  readonly besides?: Readonly<Record<string, ColumnKind>>;
}

/** All that is stored in a table. */
export const storedIn = ({ columns, besides = {} }: Table): Readonly<Record<string, ColumnKind>> => ({
  ...besides,
  ...columns,
});

/** What a SELECT lists. `from`: the table or its alias; `prefix`: before the names that the columns have then. */
export function selection({ columns }: Pick<Table, 'columns'>, from: string, prefix = ''): string {
  return Object.entries(columns)
    .map(([name, kind]) => `${columnTypes[kind].select(`${from}.${name}`)} as ${prefix}${name}`)
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
  table: Table,
  schema: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const columns = storedIn(table);
  const names = Object.keys(columns).join(', ');
  const stored = Object.keys(columns).map(column => values[column] ?? `given.${column}`);
  const types = Object.entries(columns).map(([column, kind]) => `${column} ${columnTypes[kind].sql}`);
  return `insert into ${schema}${table.name} (${names}) select ${stored.join(', ')} from json_to_recordset($1::json) as given (${types.join(', ')})`;
}

/** The JSON of rows for {@link insertion}. */
export const rowsAsJson = (rows: readonly object[]): string => JSON.stringify(rows);

/** An UPDATE of one row ($1 workspace, $2 id) from a parameter of JSON ($3) with these members. Answers the row. */
export function updating(table: Table, schema: string, names: readonly string[]): string {
  const columns = storedIn(table);
  const types = names.map(name => `${name} ${columnTypes[columns[name] ?? 'text'].sql}`);
  return `update ${schema}${table.name} t set ${names.map(name => `${name} = given.${name}`).join(', ')}
    from json_to_record($3::json) as given (${types.join(', ')})
    where t.workspace_id = $1 and t.id = $2 returning ${selection(table, 't')}`;
}

/** An UPDATE of all columns of one row, given as a parameter of JSON ($1) and found by its `key`. */
export function replacement(table: Table, schema: string, key: string): string {
  const columns = storedIn(table);
  const others = Object.keys(columns).filter(column => column !== key);
  const types = Object.entries(columns).map(([column, kind]) => `${column} ${columnTypes[kind].sql}`);
  return `update ${schema}${table.name} t set ${others.map(column => `${column} = given.${column}`).join(', ')}
    from json_to_record($1::json) as given (${types.join(', ')}) where t.${key} = given.${key}`;
}

/** Texts that PostgreSQL can hold: no NUL, no half of a surrogate pair. What is none cannot be stored anywhere. */
export const isStorable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);
