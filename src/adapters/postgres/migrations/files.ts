/**
 * The SQL files of the tables. In the package, this module contains them (scripts/build/whole-modules.js), so that a
 * host's bundler finds them.
 */
import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

/** The texts by their paths, such as `migrations/0001-tables.sql`. */
export const sqlFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(root, { recursive: true })
    .map(path => String(path).replaceAll('\\', '/'))
    .filter(path => path.endsWith('.sql'))
    .sort()
    .map(path => [path, readFileSync(new URL(path, root), 'utf8')]),
);
