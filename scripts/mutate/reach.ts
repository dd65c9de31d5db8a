/**
 * Finds which tests reach which mutant, and how long each file takes: each file runs once with all mutants inactive.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestFile } from '../../test/runner/files.ts';
import { type Runner, runOne } from './run-one.ts';

export interface Visit {
  readonly file: TestFile;
  /** Duration of the whole file, in milliseconds. */
  readonly duration: number;
  /** All tests of a file if a mutant is reached outside of tests. */
  readonly tests: readonly string[] | null;
}

/** The mutants that a test reached; under an empty name, those reached outside of tests. */
type Reach = Readonly<Record<string, readonly number[]>>;

/** Where each mutant is reached, and the files of which a test fails without a mutant: they are left out. */
export async function reachOf(
  runner: Runner,
  files: readonly TestFile[],
): Promise<{ visits: Map<number, Visit[]>; failing: string[] }> {
  const failing: string[] = [];
  const visits = new Map<number, Visit[]>();
  await runner.inParallel(files, async (file, index) => {
    const reachFolder = join(runner.folder, 'reach', String(index));
    mkdirSync(reachFolder, { recursive: true });
    const begun = performance.now();
    const look = () => runOne(runner, file, { awake: null, tests: null, reachFolder }, 600_000);
    let { reason, output } = await look();
    // On a busy machine, a test may fail once; without it, hours of other results would be lost.
    if (reason !== null) ({ reason, output } = await look());
    const duration = performance.now() - begun;
    if (reason !== null) {
      console.error(`${file.name} fails although nothing is changed: ${reason}\n${output}`);
      failing.push(file.name);
      return;
    }
    const tests = new Map<number, string[] | null>();
    for (const part of readdirSync(reachFolder)) {
      const { '': outside = [], ...inTests } = JSON.parse(
        readFileSync(join(reachFolder, part), 'utf8'),
      ) as Reach;
      for (const [test, ids] of Object.entries(inTests))
        for (const id of ids) tests.set(id, tests.get(id) === null ? null : [...(tests.get(id) ?? []), test]);
      for (const id of outside) tests.set(id, null);
    }
    for (const [id, names] of tests)
      visits.set(id, [...(visits.get(id) ?? []), { file, duration, tests: names }]);
  });
  // The fastest files first, because most mutants are detected by any test.
  for (const found of visits.values()) found.sort((a, b) => cost(a) - cost(b));
  return { visits, failing };
}

const cost = ({ duration, tests }: Visit) =>
  tests === null ? duration : Math.min(duration, 300 + 50 * tests.length);
