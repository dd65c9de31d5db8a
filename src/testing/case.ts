import type { ItemsRepository, PartName, Parts } from '../repository/index.ts';

/** A repository with every part that the contract knows. A case only touches its own. */
export type WholeRepository = Parts & { readonly items: Required<ItemsRepository> };

/** A promise that the contract makes, and the assertions that hold an adapter to it. */
export interface ConformanceCase {
  readonly name: string;
  /** Parts that it touches beside the one that it is about. */
  readonly needs?: readonly PartName[];
  run(repository: WholeRepository): Promise<void>;
}
