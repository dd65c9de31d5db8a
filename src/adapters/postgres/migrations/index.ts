import { sqlFiles } from './files.ts';
import type { FileMigration } from './migration.ts';
import { readMigration } from './read-migration.ts';

/**
 * The migrations in order: a file each. Released ones never change: each change is a new migration, in SQL that
 * compatible engines support too.
 */
export const migrations: readonly FileMigration[] = [...sqlFiles].map(([file, text]) =>
  readMigration(file.slice(0, -'.sql'.length), text),
);
