/** Chooses the files to run, and their order: the longest first, so that no core waits for them at the end. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Durations } from './durations.ts';

/** What a run contains: see extent.ts. Each contains the ones before it. */
export type Extent = 'quick' | 'ordinary' | 'whole';

export interface TestFile {
  /** The name that is printed and that arguments match. */
  readonly name: string;
  readonly path: string;
}

/** A quick run starts no processes, nor a browser. It skips suites that are long, and tests that need PostgreSQL. */
const startsProcesses = /from '(?:node:child_process|[./\w-]*\/(?:command|browser)\.ts)'/;

export function testFiles(
  folder: string,
  {
    wanted,
    extent,
    ending,
    durations = {},
  }: { wanted: readonly string[]; extent: Extent; ending: string; durations?: Durations },
): TestFile[] {
  // One that has never run may be the longest.
  const lengthOf = ({ name }: TestFile) => durations[name] ?? Number.MAX_VALUE;
  return (
    // With file types, symbolic links are not followed: one may lead back to a folder above.
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => ({ name: relative(folder, path).split(sep).join('/'), path }))
      // Skips installed packages, which have their own tests.
      .filter(({ name }) => name.endsWith(ending) && !name.split('/').includes('node_modules'))
      .filter(({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part)))
      .filter(({ name }) => extent === 'whole' || !name.includes('.slow.'))
      .filter(({ path }) => extent !== 'quick' || !startsProcesses.test(readFileSync(path, 'utf8')))
      .sort((a, b) => lengthOf(b) - lengthOf(a) || (a.name < b.name ? -1 : 1))
  );
}
