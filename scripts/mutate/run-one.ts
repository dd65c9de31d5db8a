/** Runs one test file in its own process, with one active mutant or none. */
import type { TestFile } from '../../test/runner/files.ts';
import type { runFile } from '../../test/runner/pool.ts';
import type { SharedParts } from '../../test/runner/shared.ts';
import { reasonToFail } from '../../test/runner/verdict.ts';
import type { KeptProcesses } from './kept.ts';

export interface Order {
  /** The active mutant; none while the reach of the tests is recorded. */
  readonly awake: number | null;
  /** The tests that reach it; `null` for all, if it is reached outside of tests. The failed one: see kept.ts. */
  readonly tests: readonly string[] | null | 'the failed one';
  /** File to write the reached mutants to. */
  readonly reachFolder: string | null;
  /** The process runs files again and again: see kept.ts. */
  readonly isKept?: boolean;
}

export interface Runner {
  /** The copy with the mutants. */
  readonly folder: string;
  /** The modules of the copy; otherwise modules that a process shares with its tests would be loaded twice. */
  readonly runFile: typeof runFile;
  readonly shared: SharedParts;
  readonly kept: KeptProcesses;
  inParallel<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>): Promise<void>;
}

const preload = new URL('./preload.js', import.meta.url).href;

/** In the environment, so that processes that tests start inherit it. */
export const environment = (order: Order): Readonly<Record<string, string>> => ({
  MUTATION: JSON.stringify(order),
  NODE_OPTIONS: `--import ${preload}`,
});

export async function runOne(
  { shared, runFile: run }: Runner,
  file: TestFile,
  order: Order,
  limit: number,
): Promise<{ reason: string | null; tookTooLong: boolean; output: string }> {
  const patience = { file: limit, end: 10_000 };
  const { outcome, output } = await run(file, shared, patience, environment(order));
  return { reason: reasonToFail(outcome, output), tookTooLong: outcome.tookTooLong === true, output };
}

/** Several at once. */
export const parallel =
  (jobs: number): Runner['inParallel'] =>
  async (items, work) => {
    const waiting = [...items.entries()];
    await Promise.all(
      Array.from({ length: jobs }, async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
          await work(next[1], next[0]);
      }),
    );
  };
