/**
 * The conformance suite of the repository contract, for any adapter and any test runner:
 *
 * ```js
 * repositoryConformance({ test, create: async seed => ({ repository: await open(seed), close: async () => {} }) });
 * ```
 */
import type { DataFile } from '../generated/types.ts';
import type { Repository } from '../repository/index.ts';
import { accountCases } from './accounts.ts';
import { itemCases } from './items.ts';
import { keyCases } from './keys.ts';
import { modelCases } from './models.ts';
import { purchaseCases } from './purchases.ts';
import { sample } from './sample.ts';

export interface OpenRepository {
  readonly repository: Repository;
  /** Frees what the repository holds. */
  close(): Promise<void>;
}

export interface ConformanceOptions {
  /** Registers a case: uvu's, node:test's, vitest's or any other with this shape. */
  readonly test: (name: string, run: () => Promise<void>) => unknown;
  /** Opens a repository of your adapter that holds exactly this data. Called once a case. */
  readonly create: (seed: DataFile) => Promise<OpenRepository>;
}

/** A promise that the contract makes, and the assertions that hold an adapter to it. */
export interface ConformanceCase {
  readonly name: string;
  run(repository: Repository): Promise<void>;
}

/** Registers one test for each promise of the contract. */
export function repositoryConformance({ test, create }: ConformanceOptions): void {
  for (const { name, run } of [...keyCases, ...accountCases, ...itemCases, ...purchaseCases, ...modelCases])
    test(name, async () => {
      const { repository, close } = await create(sample());
      try {
        await run(repository);
      } finally {
        await close();
      }
    });
}
