/** One file of tests in a process of its own, with a mutant awake or none. */
import type { TestFile } from '../../test/runner/files.ts';
import type { runFile } from '../../test/runner/pool.ts';
import type { SharedParts } from '../../test/runner/shared.ts';
import { reasonToFail } from '../../test/runner/verdict.ts';

export interface Order {
  /** The mutant that is awake; none where the reach of the tests is looked at. */
  readonly awake: number | null;
  /** Those that reach it; `null`: all, since it is reached outside of them. */
  readonly tests: readonly string[] | null;
  /** Where to write what was reached. */
  readonly reachFolder: string | null;
}

export interface Runner {
  /** The copy with the mutants. */
  readonly folder: string;
  /** The copy's own, or what a process shares with its tests would be there twice. */
  readonly runFile: typeof runFile;
  readonly shared: SharedParts;
  inParallel<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>): Promise<void>;
}

const preload = new URL('./preload.js', import.meta.url).href;

export async function runOne(
  { shared, runFile: run }: Runner,
  file: TestFile,
  order: Order,
  limit: number,
): Promise<{ reason: string | null; tookTooLong: boolean; output: string }> {
  const patience = { file: limit, end: 10_000 };
  // In the environment, so that processes that tests start get it too.
  const env = { MUTATION: JSON.stringify(order), NODE_OPTIONS: `--import ${preload}` };
  const { outcome, output } = await run(file, shared, patience, env);
  return { reason: reasonToFail(outcome), tookTooLong: outcome.tookTooLong === true, output };
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
