/** The SQL of tables of stored collections, and their rows in the docs, added to what stands there. */

/** What the declaration of a collection and the schema of its records tell of its table. */
export interface StoredTable {
  readonly name: string;
  /** The column of the owner of a record. */
  readonly owner: string | null;
  readonly identity: readonly string[];
  /** The columns of the members of a record, with their types. */
  readonly columns: Readonly<Record<string, string>>;
  readonly notNull: readonly string[];
  /** The columns of each unique index. */
  readonly unique: readonly (readonly string[])[];
}

type Start = (name: string) => string;
const start: Start = name => `create table :schema.${name} (\n`;
/** Where an earlier release may have made the table. */
export const startAgain: Start = name => `create table if not exists :schema.${name} (\n`;

const keyOf = ({ owner, identity }: StoredTable) => (owner === null ? identity : [owner, ...identity]);

function columnOf(table: StoredTable, column: string): string {
  const key = keyOf(table);
  const isNeeded = table.notNull.includes(column) || key.includes(column);
  const rule = key.length === 1 && key[0] === column ? ' primary key' : isNeeded ? ' not null' : '';
  return `  ${column} ${table.columns[column] ?? 'text'}${rule}`;
}

/** The SQL of a table. */
export function tableSql(table: StoredTable, startOf: Start = start): string {
  const { name, owner, columns, unique } = table;
  const key = keyOf(table);
  const ofWorkspace = owner === 'workspace_id' ? ' references :schema.workspaces (id)' : '';
  const lines = [
    ...(owner === null ? [] : [`${columnOf(table, owner)}${ofWorkspace}`]),
    ...Object.keys(columns).map(column => columnOf(table, column)),
    ...(key.length === 1 ? [] : [`  primary key (${key.join(', ')})`]),
  ];
  const indexes = unique.map(
    fields =>
      `create unique index ${startOf === start ? '' : 'if not exists '}${name}_${fields.at(-1)} on :schema.${name} (${fields.join(', ')});\n`,
  );
  return `${startOf(name)}${lines.join(',\n')}\n);\n${indexes.join('')}`;
}

/** A migration with the tables and columns that it lacks: columns come last, as in a table that is altered. */
export function withTables(sql: string, tables: readonly StoredTable[], startOf: Start = start): string {
  let text = sql;
  for (const table of tables) {
    const at = text.indexOf(startOf(table.name));
    if (at === -1) {
      text = `${text.trimEnd()}\n\n${tableSql(table, startOf)}`;
      continue;
    }
    const end = text.indexOf('\n)', at);
    const lines = text.slice(at + startOf(table.name).length, end).split(',\n');
    const missing = Object.keys(table.columns).filter(
      column => !lines.some(line => line.startsWith(`  ${column} `)),
    );
    const last = lines.findLastIndex(line => !/^ {2}(?:primary|foreign) key/.test(line));
    const all = lines.toSpliced(last + 1, 0, ...missing.map(column => columnOf(table, column)));
    text = `${text.slice(0, at)}${startOf(table.name)}${all.join(',\n')}${text.slice(end)}`;
  }
  return text;
}

/** A page whose section `Tables` has a row for each of these. */
export function withRows(
  page: string,
  tables: readonly { readonly name: string; readonly kept: string }[],
): string {
  const from = page.indexOf('\n## Tables\n');
  const lastRow = page.lastIndexOf('\n|', page.indexOf('\n## ', from + 1));
  const end = page.indexOf('\n', lastRow + 1) + 1;
  const section = page.slice(from, end);
  const missing = tables.filter(({ name }) => !section.includes(`\`${name}\``));
  const rows = missing.map(({ name, kept }) => `| \`${name}\` | ${name.replaceAll('_', ' ')} | ${kept} |\n`);
  return [page.slice(0, end), ...rows, page.slice(end)].join('');
}
