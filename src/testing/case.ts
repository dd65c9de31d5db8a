import type { ConsoleRepository, ItemsRepository } from '../repository/index.ts';

/** A repository with every part that the contract knows. A case only touches its own. */
export type WholeRepository = Required<ConsoleRepository> & { readonly items: Required<ItemsRepository> };

/** A promise that the contract makes, and the assertions that hold an adapter to it. */
export interface ConformanceCase {
  readonly name: string;
  run(repository: WholeRepository): Promise<void>;
}
