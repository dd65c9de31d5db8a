/**
 * The SQL files of this folder. In the package, this module contains them (scripts/build/whole-modules.js), so that a
 * host's bundler finds them.
 */
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./', import.meta.url);

/** The texts by the names of the files, such as `0001-tables.sql`, in order. */
export const sqlFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .map(name => [name, readFileSync(new URL(name, folder), 'utf8')]),
);
