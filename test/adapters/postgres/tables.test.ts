/** Compares the declared tables, which the reading and writing of rows use, with the actual tables. */
import assert from 'node:assert/strict';
import { tokenTable } from '../../../src/adapters/postgres/automation/rows.ts';
import { stored } from '../../../src/adapters/postgres/copy/stored.ts';
import { columnTypes, storedIn, type Table } from '../../../src/adapters/postgres/database/columns.ts';
import { digestTable } from '../../../src/adapters/postgres/keys/rows.ts';
import { slugTable } from '../../../src/adapters/postgres/links/slugs.ts';
import { collectionNames } from '../../../src/adapters/rules/collections/index.ts';
import { suiteOf } from '../../helper.ts';
import { freshRepository } from '../../postgres-server.ts';

const test = suiteOf('The tables of PostgreSQL');
const tables: readonly Table[] = [
  ...collectionNames.map(name => stored[name].table),
  digestTable,
  slugTable,
  tokenTable,
];

test('have exactly the declared columns with their types', async cleanup => {
  const { pool, schema } = await freshRepository(cleanup);
  const { rows } = await pool.query(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1 and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
    [schema],
  );
  for (const table of tables) {
    const there = rows.filter(row => row.table === table.name).map(({ column, type }) => [column, type]);
    const declared = Object.entries(storedIn(table)).map(([column, kind]) => [
      column,
      columnTypes[kind].sql === 'timestamptz' ? 'timestamp with time zone' : columnTypes[kind].sql,
    ]);
    assert.deepEqual(there.sort(), declared.sort(), table.name);
  }
});

test.run();
