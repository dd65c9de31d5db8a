/** How the tables are spread over the nodes of Citus, where everything of a workspace is in one place. */
import { migrations } from '../../../../src/adapters/postgres/migrations/index.ts';

const sql = [
  ...migrations.flatMap(migration => ('sql' in migration ? [migration.sql('')] : [])),
  // The tables that migrating itself needs.
  'create table migrations (name text primary key);',
  'create table migration_lock (id integer primary key);',
].join('\n');

/** Tables that every node has, because they belong to several workspaces or say which workspaces there are. */
const everywhere = ['workspaces', 'accounts', 'users', 'memberships'];

/**
 * A table of a workspace is distributed by it. A table that finds a workspace has `workspace_id` outside its key: every
 * node has it.
 */
function kindOf(table: string, columns: string): 'distributed' | 'reference' | 'local' {
  if (everywhere.includes(table)) return 'reference';
  if (!/^\s*workspace_id\b/m.test(columns)) return 'local';
  return /primary key \(workspace_id\b/.test(columns) ? 'distributed' : 'reference';
}

export const kinds: Readonly<Record<string, 'distributed' | 'reference' | 'local'>> = Object.fromEntries(
  [...sql.matchAll(/create table (?:if not exists )?(\w+) \((.*?)\);?$/gms)].map(
    ([, table = '', columns = '']) => [table, kindOf(table, columns)],
  ),
);
