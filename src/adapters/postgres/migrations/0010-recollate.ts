import type { Database } from '../database/database.ts';
import type { Step } from './migration.ts';
import { carryOut } from './steps.ts';
import type { Waits } from './waits.ts';

interface Collated {
  readonly table: string;
  readonly columns: readonly string[];
  /** The columns of the primary key, and of the other indexes by name; `*` marks columns whose collation changes. */
  readonly key: string;
  readonly indexes: Readonly<Record<string, string>>;
}

const tables: readonly Collated[] = [
  {
    table: 'links',
    columns: ['id'],
    key: 'workspace_id, id*',
    indexes: {
      links_newest: 'workspace_id, archived, created_at desc, id* desc',
      links_most_clicked: 'workspace_id, archived, clicks desc, id* desc',
    },
  },
  { table: 'link_days', columns: ['link_id', 'day'], key: 'workspace_id, link_id*, day*', indexes: {} },
  { table: 'link_clicks', columns: ['link_id', 'id'], key: 'workspace_id, link_id*, at, id*', indexes: {} },
  {
    table: 'link_visitors',
    columns: ['link_id', 'day'],
    key: 'workspace_id, link_id*, day*, visitor',
    indexes: { link_visitors_day: 'day*' },
  },
  { table: 'link_salts', columns: ['day'], key: 'day*', indexes: {} },
];

export const recollate = (): readonly Step[] =>
  tables.map(table => ({ work: (database, waits) => recollateTable(database, table, waits) }));

/**
 * First builds new indexes with the new collation next to the old ones: PostgreSQL keeps them when the columns change,
 * so it scans neither the table nor an index during the exclusive lock.
 */
async function recollateTable(
  database: Database,
  { table, columns, key, indexes }: Collated,
  waits: Waits,
): Promise<void> {
  if (await isDone(database, table, columns)) return;
  const { schema } = database;
  const all = Object.entries({ [`${table}_pkey`]: key, ...indexes });
  for (const [name, on] of all)
    await carryOut(
      database,
      {
        index: `${name}_new`,
        on: `${table} (${on.replaceAll('*', ' collate pg_catalog."default"')})`,
        ...(name.endsWith('_pkey') ? { unique: true } : {}),
      },
      waits,
    );
  const statements = [
    ...Object.keys(indexes).map(name => `drop index ${schema}${name}`),
    `alter table ${schema}${table} drop constraint ${table}_pkey,
    ${columns.map(column => `alter column ${column} type text`).join(', ')}`,
    `alter table ${schema}${table} add constraint ${table}_pkey primary key using index ${table}_pkey_new`,
    ...Object.keys(indexes).map(name => `alter index ${schema}${name}_new rename to ${name}`),
  ];
  await carryOut(database, { moment: statements.join(';') }, waits);
  // The change of the collation removed the statistics of the columns.
  await carryOut(database, { statement: `analyze ${schema}${table} (${columns.join(', ')})` }, waits);
}

async function isDone(database: Database, table: string, columns: readonly string[]): Promise<boolean> {
  const rows = await database.rows(
    `select 1 from pg_attribute where attrelid = $1::regclass and attname = any ($2::text[])
    and attcollation <> 'pg_catalog."default"'::regcollation`,
    [`${database.schema}${table}`, columns],
  );
  return rows.length === 0;
}
