import { sqlFiles } from './files.ts';
import type { FileMigration } from './migration.ts';
import { readMigration } from './read-migration.ts';

/**
 * The migrations in order: a file each. Released ones never change: each change is a new migration, in SQL that
 * compatible engines support too. An empty schema starts with `baseline`, which covers the first ones.
 */
export const migrations: readonly FileMigration[] = [...sqlFiles]
  .filter(([path]) => path.startsWith('migrations/'))
  .map(([path, text]) => readMigration(path.slice('migrations/'.length, -'.sql'.length), text));
