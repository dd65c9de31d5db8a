/**
 * Columns: their types, and how they are written and read. Values that are read do not depend on the parsers that the
 * host has set for node-postgres, or on the time zone and date style of the session.
 */
import { deepFreeze } from '../../rules/deep-freeze.ts';
import type { DatabaseAddress } from './address.ts';
import { cachedByText } from './cached-by-text.ts';

interface ColumnType {
  readonly sql: string;
  /** The SQL expression that reads a column. */
  readonly select: (column: string) => string;
  /** Converts a value that was read and is not null into a record's value; `null`: no conversion. */
  readonly parse: ((value: unknown, address: DatabaseAddress) => unknown) | null;
  /** Converts a record's value into the stored value; `null`: no conversion. */
  readonly write: ((value: unknown) => unknown) | null;
}

/** Converts a whole number from any type that a driver returns. */
export const integerOf = (value: unknown): number => Number(value);

const minorUnits = 100;

/** ISO 8601 in UTC; with milliseconds only if they are not 0. */
export const timeOf = (value: unknown): string => isoOf(String(value));

const isoOf = cachedByText(milliseconds => {
  const text = new Date(Number(milliseconds)).toISOString();
  return text.endsWith('.000Z') ? `${text.slice(0, -5)}Z` : text;
});

/** The value of a column with JSON or a list of texts, deeply frozen. */
const jsonOf = cachedByText(text => deepFreeze(JSON.parse(text)));

const wordsOf = (text: string) => (text === '' ? [] : text.split(' '));

const plain = (column: string) => column;
const asText = (column: string) => `${column}::text`;
const asItIs = { parse: null, write: null };

const types = {
  text: { sql: 'text', select: plain, ...asItIs },
  /** A URL that may start with the placeholder for the server's URL. */
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
  /** A boolean, read as 1 or 0. */
  boolean: {
    sql: 'boolean',
    select: column => `${column}::integer`,
    parse: value => integerOf(value) === 1,
    write: null,
  },
  /** Whole numbers up to 2^53. */
  integer: { sql: 'bigint', select: plain, parse: integerOf, write: null },
  /** An amount of money, in the minor unit. */
  money: {
    sql: 'bigint',
    select: plain,
    parse: value => integerOf(value) / minorUnits,
    write: value => Math.round((value as number) * minorUnits),
  },
  /** A time, read as milliseconds since 1970. */
  time: {
    sql: 'timestamptz',
    select: column => `(extract(epoch from ${column}) * 1000)::bigint`,
    parse: timeOf,
    write: null,
  },
  /** JSON as `json`, because `jsonb` loses the order of members. */
  json: { sql: 'json', select: asText, parse: value => jsonOf(value as string), write: null },
  /** The same with URLs that may start with the placeholder for the server's URL. */
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
  /** JSON that statements change (`jsonb`); the code that reads it restores the order of members. */
  changing: { sql: 'jsonb', select: asText, parse: value => jsonOf(value as string), write: null },
  /** A list of texts that statements search. */
  texts: {
    sql: 'text[]',
    select: column => `to_json(${column})::text`,
    parse: value => jsonOf(value as string),
    write: null,
  },
} satisfies Record<string, ColumnType>;

export type ColumnKind = keyof typeof types;

export const columnTypes: Readonly<Record<ColumnKind, ColumnType>> = types;

/** A table. Tables of collections are derived from their records: see records.ts. */
export interface Table {
  readonly name: string;
  /** The columns that are read. */
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** Columns that are stored but not read with the record. @default none */
  readonly besides?: Readonly<Record<string, ColumnKind>>;
}

const stored = new WeakMap<Table, Readonly<Record<string, ColumnKind>>>();

/** All columns of a table, those that are not read first. */
export function storedIn(table: Table): Readonly<Record<string, ColumnKind>> {
  const known = stored.get(table) ?? { ...table.besides, ...table.columns };
  stored.set(table, known);
  return known;
}

/** The select list. `from`: the table or its alias; `prefix`: the prefix of the column names in the result. */
export function selection({ columns }: Pick<Table, 'columns'>, from: string, prefix = ''): string {
  return Object.entries(columns)
    .map(([name, kind]) => `${columnTypes[kind].select(`${from}.${name}`)} as ${prefix}${name}`)
    .join(', ');
}

/** The same columns as one text with a JSON object: for a record that many rows of a result refer to. */
export function selectionAsJson({ columns }: Pick<Table, 'columns'>, from: string): string {
  const members = Object.entries(columns).map(
    ([name, kind]) => `'${name}', ${columnTypes[kind].select(`${from}.${name}`)}`,
  );
  return `json_build_object(${members.join(', ')})::text`;
}

interface Insertion {
  /** The parameter with the rows. @default $1 */
  readonly from?: string;
  /** SQL expressions for columns whose value differs from the `given` one. */
  readonly values?: Readonly<Record<string, string>>;
  /** Members of the given rows that are not stored. */
  readonly more?: Readonly<Record<string, ColumnKind>>;
  /** Which of the given rows are stored. @default all */
  readonly where?: string;
}

/** An INSERT of any number of rows, passed as one JSON parameter. */
export function insertion(
  table: Table,
  schema: string,
  { from = '$1', values = {}, more = {}, where }: Insertion = {},
): string {
  const columns = storedIn(table);
  const names = Object.keys(columns).join(', ');
  const stored = Object.keys(columns).map(column => values[column] ?? `given.${column}`);
  return `insert into ${schema}${table.name} (${names}) select ${stored.join(', ')} from ${givenRows(table, from, more)}${where === undefined ? '' : ` where ${where}`}`;
}

/**
 * The same for rows of counts: where a row has this `key` already, the numbers are added to it. The rows are locked in the given order.
 */
export const addition = (
  table: Table,
  schema: string,
  key: readonly string[],
  numbers: readonly string[],
): string =>
  `${insertion(table, schema).replace(`into ${schema}${table.name}`, `into ${schema}${table.name} as kept`)}
  on conflict (${key.join(', ')}) do update set ${added(numbers)}`;

/** What an upsert of counts sets: the row that is there is `kept`. */
export const added = (numbers: readonly string[]): string =>
  numbers.map(name => `${name} = kept.${name} + excluded.${name}`).join(', ');

/** The hour, as counts are named, a number of hours before a time. `place`: that time, or `null` for the database's. */
export const hourBefore = (place: string, hours: number): string => {
  const at = `((coalesce(${place}::timestamptz, now()) - interval '${hours} hours') at time zone 'UTC')`;
  return `to_char(${at}, 'YYYY-MM-DD') || 'T' || to_char(${at}, 'HH24')`;
};

/** Rows of a table that are passed as one JSON parameter (`place`), as `given`. `more`: members that are not stored. */
export function givenRows(
  table: Table,
  place: string,
  more: Readonly<Record<string, ColumnKind>> = {},
): string {
  const given = Object.entries({ ...storedIn(table), ...more });
  const types = given.map(([column, kind]) => `${column} ${columnTypes[kind].sql}`);
  return `json_to_recordset(${place}::json) as given (${types.join(', ')})`;
}

/**
 * Rows that are passed as one JSON parameter (`place`), as `given`, for a statement that finds the record of each by its
 * key. They go through arrays, because PostgreSQL expects ten rows of an array and finds each by the index. Of a JSON
 * parameter it expects a hundred: where few leases were there when statistics were made, it read the whole table and
 * compared each leased row with each given one, which took 2 seconds for 3,700 outcomes. The key starts with the
 * workspace, which is given with each row: with it as a value, PostgreSQL expects next to no rows of a workspace that its
 * statistics do not know yet, and reads all of them.
 */
export function givenByKey(place: string, types: Readonly<Record<string, string>>): string {
  const columns = Object.keys(types);
  const lists = columns.map(column => `array_agg(r.${column}) as ${column}`);
  const rows = `json_to_recordset(${place}::json) as r (${Object.entries(types)
    .map(([column, type]) => `${column} ${type}`)
    .join(', ')})`;
  return `(select ${lists.join(', ')} from ${rows}) a
    cross join lateral unnest(${columns.map(column => `a.${column}`).join(', ')}) as given (${columns.join(', ')})`;
}

/** The JSON parameter with rows for {@link insertion}. */
export const rowsAsJson = (rows: readonly object[]): string => JSON.stringify(rows);

/** An UPDATE of one row ($1 workspace, $2 id) from a JSON parameter ($3) with these members. Returns the row. */
export function updating(table: Table, schema: string, names: readonly string[]): string {
  const columns = storedIn(table);
  const types = names.map(name => `${name} ${columnTypes[columns[name] ?? 'text'].sql}`);
  return `update ${schema}${table.name} t set ${names.map(name => `${name} = given.${name}`).join(', ')}
    from json_to_record($3::json) as given (${types.join(', ')})
    where t.workspace_id = $1 and t.id = $2 returning ${selection(table, 't')}`;
}

/** An UPDATE of rows of the workspace of `place`, from a JSON parameter ($3) with their `id` and these members. */
export function updatingMany(table: Table, schema: string, names: readonly string[]): string {
  const columns = storedIn(table);
  const types = Object.fromEntries(names.map(name => [name, columnTypes[columns[name] ?? 'text'].sql]));
  return `update ${schema}${table.name} t set ${names.map(name => `${name} = given.${name}`).join(', ')}
    from place, ${givenByKey('$3', { id: 'text', ...types })}
    where t.workspace_id = place.workspace_id and t.id = given.id`;
}

/** An UPDATE of all columns of one row, passed as a JSON parameter ($1) and found by its `key`. */
export function replacement(table: Table, schema: string, key: string): string {
  const columns = storedIn(table);
  const others = Object.keys(columns).filter(column => column !== key);
  const types = Object.entries(columns).map(([column, kind]) => `${column} ${columnTypes[kind].sql}`);
  return `update ${schema}${table.name} t set ${others.map(column => `${column} = given.${column}`).join(', ')}
    from json_to_record($1::json) as given (${types.join(', ')}) where t.${key} = given.${key}`;
}

export { isStorable, storable } from '../../rules/storable.ts';
