import type { DataFile } from '../generated/types.ts';
import type {
  AccountsRepository,
  ItemsRepository,
  PartName,
  Parts,
  UsersRepository,
  WebhooksRepository,
} from '../repository/index.ts';

/** A repository with every part of the contract. A case uses only the parts that it declares. */
export type TestedRepository = Parts & {
  readonly accounts: Required<AccountsRepository>;
  readonly items: Required<ItemsRepository>;
  readonly users: Required<UsersRepository>;
  readonly webhooks: Required<WebhooksRepository>;
};

/** Optional methods by their name in `lacks`, each with its part and its name in that part. */
export const optionalMethods = {
  batches: ['items', 'batches'],
  'accounts.create': ['accounts', 'create'],
  'users.create': ['users', 'create'],
  'webhooks.countDeliveries': ['webhooks', 'countDeliveries'],
} as const satisfies Record<string, readonly [PartName, string]>;

export type OptionalMethod = keyof typeof optionalMethods;

interface CaseOptions {
  /** Parts that the case uses in addition to the part that it tests. */
  readonly needs?: readonly (PartName | OptionalMethod)[];
  /** The initial data. @default the sample */
  readonly seed?: () => DataFile;
}

/** One rule of the contract, with the assertions that verify it. */
export interface ConformanceCase extends CaseOptions {
  readonly name: string;
  run(repository: TestedRepository): Promise<void>;
}

/** Declares cases of a part: each receives the part, and then the repository, for the parts that it needs. */
export const casesOf =
  <Name extends PartName>(part: Name) =>
  (
    name: string,
    run: (part: TestedRepository[Name], repository: TestedRepository) => Promise<void>,
    options: CaseOptions = {},
  ): ConformanceCase => ({ name, ...options, run: repository => run(repository[part], repository) });
