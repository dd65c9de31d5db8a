import type { ConsoleRepository } from '../repository/index.ts';

/** A promise that the contract makes, and the assertions that hold an adapter to it. */
export interface ConformanceCase {
  readonly name: string;
  run(repository: Required<ConsoleRepository>): Promise<void>;
}
