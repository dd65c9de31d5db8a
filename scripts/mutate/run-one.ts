/** Runs one test file in its own process, with one active mutant or none. */
import type { TestFile } from '../../test/runner/files.ts';
import type { runFile } from '../../test/runner/pool.ts';
import type { SharedParts } from '../../test/runner/shared.ts';
import { reasonToFail } from '../../test/runner/verdict.ts';
import type { KeptProcesses } from './kept.ts';
import { environment, type Order } from './order.ts';

export interface Runner {
  /** The copy with the mutants. */
  readonly folder: string;
  /** The modules of the copy; otherwise modules that a process shares with its tests would be loaded twice. */
  readonly runFile: typeof runFile;
  readonly shared: SharedParts;
  readonly kept: KeptProcesses;
  inParallel<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>): Promise<void>;
}

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
