/** Chooses the files to run, and their order: the longest first, so that no core waits for them at the end. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Durations } from './durations.ts';

/** What a run contains: see extent.ts. `quick` is a part of `ordinary`; `whole` is `ordinary` and `rest` together. */
export type Extent = 'quick' | 'ordinary' | 'rest' | 'whole';

export interface TestFile {
  /** The name that is printed and that arguments match. */
  readonly name: string;
  readonly path: string;
}

/** A quick run starts no processes, nor a browser. It skips suites that are long, and tests that need PostgreSQL. */
const startsProcesses = /from '(?:node:child_process|[./\w-]*\/(?:command|browser)\.ts)'/;

const isSlow = (name: string) => name.includes('.slow.');

/** What an ordinary run leaves out: tests of a loop, or a part of a test. */
const leftOutTests = /import {[^}]*\b(?:variants|eachStorage)\b[^}]*} from '[./\w-]+\.ts'/;
const leftOutInTests = /import {[^}]*\b(?:variantsInTest|isWhole)\b[^}]*} from '[./\w-]+\.ts'/;

/** Whether a file of tests, or a module of the tests that it imports, matches. */
function matches(path: string, pattern: RegExp, known = new Map<string, boolean>()): boolean {
  const found = known.get(path);
  if (found !== undefined) return found;
  known.set(path, false);
  const text = readFileSync(path, 'utf8');
  const imported = [...text.matchAll(/from '(\.[^']+\.ts)'/g)].map(([, name = '']) =>
    join(dirname(path), name),
  );
  const result =
    pattern.test(text) || imported.some(name => isOfTests(name) && matches(name, pattern, known));
  known.set(path, result);
  return result;
}

/** Not the modules that only define what leaves out. */
const isOfTests = (path: string) =>
  /[/\\]test[/\\](?!(?:extent|storages)\.ts$)/.test(path) && existsSync(path);

/** Whether the rest of a run has a file whole: of others, it has the tests only that an ordinary run leaves out. */
export const runsWholeInRest = (path: string): boolean => isSlow(path) || matches(path, leftOutInTests);

export function testFiles(
  folder: string,
  {
    wanted,
    extent,
    ending,
    durations = {},
  }: { wanted: readonly string[]; extent: Extent; ending: string; durations?: Durations },
): TestFile[] {
  const inLoops = new Map<string, boolean>();
  const inTests = new Map<string, boolean>();
  const leavesOut = (path: string) =>
    matches(path, leftOutTests, inLoops) || matches(path, leftOutInTests, inTests);
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
      .filter(
        ({ name, path }) =>
          extent === 'whole' || (extent === 'rest' ? isSlow(name) || leavesOut(path) : !isSlow(name)),
      )
      .filter(({ path }) => extent !== 'quick' || !startsProcesses.test(readFileSync(path, 'utf8')))
      .sort((a, b) => lengthOf(b) - lengthOf(a) || (a.name < b.name ? -1 : 1))
  );
}
