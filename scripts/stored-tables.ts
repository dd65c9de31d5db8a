/**
 * Adds what PostgreSQL lacks of the stored collections: their tables, and columns of new members, to the migration with the
 * tables; and a row for each new table to docs/postgresql.md. What stands there is left as it is, so that indexes and words
 * may be written by hand. With --check: fails if something is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { stored } from '../src/adapters/postgres/copy/stored.ts';
import { columnTypes } from '../src/adapters/postgres/database/columns.ts';
import { columnsOf } from '../src/adapters/postgres/database/members.ts';
import { ownerColumns } from '../src/adapters/postgres/database/records.ts';
import {
  type CollectionName,
  collectionNames,
  collections,
  optionalCollections,
} from '../src/adapters/rules/collections/index.ts';
import { membersWithValues, recordFiles } from './record-columns.ts';
import { readSchemas } from './reply-schemas.ts';
import { type StoredTable, startAgain, withRows, withTables } from './table-sql.ts';

const schemas = await readSchemas();
const files = recordFiles(schemas);

function tableOf(name: CollectionName): StoredTable {
  const { scope, identity, unique = [] } = collections[name];
  const owner = ownerColumns[scope];
  const kinds = Object.entries(columnsOf(stored[name].table.members));
  return {
    name,
    owner,
    identity,
    columns: Object.fromEntries(kinds.map(([column, kind]) => [column, columnTypes[kind].sql])),
    notNull: membersWithValues(schemas, files[name] ?? ''),
    unique: unique
      .filter(({ of, also }) => of === undefined && also === undefined)
      .map(({ fields, within }) => (owner !== null && within === 'list' ? [owner, ...fields] : fields)),
  };
}

/** How long rows of a collection stay. */
function keptOf(name: CollectionName): string {
  const { bound } = collections[name];
  if ('limits' in bound)
    return `up to ${bound.limits.map(limit => `\`${limit}\``).join(' and ')} for each workspace`;
  return 'pruned' in bound ? bound.pruned : bound.hostOnly;
}

/** In the order of their files. */
const groups = Object.entries(optionalCollections).sort();
const ofGroups = new Set(groups.flatMap(([, names]) => names));

const changes: Readonly<Record<string, (text: string) => string>> = {
  'src/adapters/postgres/migrations/0001-tables.sql': text =>
    withTables(text, collectionNames.filter(name => !ofGroups.has(name)).map(tableOf)),
  ...Object.fromEntries(
    groups.map(([group, names], index) => [
      `src/adapters/postgres/migrations/000${index + 4}-${group}.sql`,
      (text: string) => withTables(text, names.map(tableOf), startAgain),
    ]),
  ),
  'docs/postgresql.md': text =>
    withRows(
      text,
      collectionNames.map(name => ({ name, kept: keptOf(name) })),
    ),
};

for (const [path, change] of Object.entries(changes)) {
  const file = new URL(`../${path}`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  const current = change(text);
  if (!process.argv.includes('--check')) writeFileSync(file, current);
  else if (current !== text) {
    console.error(`${path} lacks a table or a column. Run: npm run generate`);
    process.exitCode = 1;
  }
}
