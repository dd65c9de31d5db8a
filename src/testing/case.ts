import type { DataFile } from '../generated/types.ts';
import type {
  AccountsRepository,
  ItemsRepository,
  PartName,
  Parts,
  UsersRepository,
} from '../repository/index.ts';

/** A repository with every part that the contract knows. A case only touches its own. */
export type WholeRepository = Parts & {
  readonly accounts: Required<AccountsRepository>;
  readonly items: Required<ItemsRepository>;
  readonly users: Required<UsersRepository>;
};

/** Methods that a part may go without, by their name in `lacks`: with the part that they are of, and their name in it. */
export const optionalMethods = {
  batches: ['items', 'batches'],
  'accounts.create': ['accounts', 'create'],
  'users.create': ['users', 'create'],
} as const satisfies Record<string, readonly [PartName, string]>;

export type OptionalMethod = keyof typeof optionalMethods;

/** A promise that the contract makes, and the assertions that hold an adapter to it. */
export interface ConformanceCase {
  readonly name: string;
  /** Parts that it touches beside the one that it is about. */
  readonly needs?: readonly (PartName | OptionalMethod)[];
  /** What it starts from. @default the sample */
  readonly seed?: () => DataFile;
  run(repository: WholeRepository): Promise<void>;
}
