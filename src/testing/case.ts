import type { DataFile } from '../generated/types.ts';
import type { PartName, Parts } from '../repository/index.ts';

/** A repository with every part of the contract. A case uses only the parts that it declares. */
export type TestedRepository = { readonly [Name in PartName]: Required<Parts[Name]> };

/** Optional methods by their name in `lacks`, each with its part and its name in that part. */
export const optionalMethods = {
  batches: ['items', 'batches'],
  'audit.discard': ['audit', 'discard'],
  'accounts.create': ['accounts', 'create'],
  'users.create': ['users', 'create'],
  'webhooks.countDeliveries': ['webhooks', 'countDeliveries'],
  'webhooks.countWaiting': ['webhooks', 'countWaiting'],
  'webhooks.recentDeliveries': ['webhooks', 'recentDeliveries'],
  'webhooks.renew': ['webhooks', 'renew'],
  'webhooks.skip': ['webhooks', 'skip'],
  'webhooks.releaseEnded': ['webhooks', 'releaseEnded'],
  'messaging.countWaiting': ['messaging', 'countWaiting'],
  'webhooks.rewriteSecrets': ['webhooks', 'rewriteSecrets'],
  'automation.rewriteSecrets': ['automation', 'rewriteSecrets'],
  'messaging.rewriteSecrets': ['messaging', 'rewriteSecrets'],
} as const satisfies Record<string, readonly [PartName, string]>;

export type OptionalMethod = keyof typeof optionalMethods;

/** What the tables of a host may not have, by its name in `lacks`. */
export const features = {
  'items.tags': 'tags, and the filter by them',
  'items.categories': 'more than one category, and the filter by them',
  'items.search': 'the search in names and descriptions',
  'items.case': 'categories whose case counts',
  'purchases.case': 'codes whose case, and whose spaces at the end, count',
  'items.repeated_ids': 'items with the same number in several workspaces',
  'webhooks.traces': 'the trace that led to an event',
  'messaging.queued_by_state': 'the counts of queued messages by the state of their instance',
  'workspaces.mode': 'workspaces of the mode test, and the keys of each mode',
  'keys.owners': 'keys in the storage that knows who is an owner of a workspace',
  'keys.forgetting': 'that short-lived keys are forgotten a day after their end',
  'sessions.forgetting': 'that the hundred sessions of a user stay that were used last',
} as const;

export type Feature = keyof typeof features;

interface CaseOptions {
  /** Parts that the case uses in addition to the part that it tests. */
  readonly needs?: readonly (PartName | OptionalMethod)[];
  /** Features without which the case makes no sense. */
  readonly uses?: readonly Feature[];
  /** The initial data. @default the sample */
  readonly seed?: () => DataFile;
}

/** One rule of the contract, with the assertions that verify it. */
export interface ConformanceCase extends CaseOptions {
  readonly name: string;
  /** `seed`: the data that the repository was created with. */
  run(repository: TestedRepository, seed: DataFile): Promise<void>;
}

/** Declares cases of a part: each receives the part, and then the repository, for the parts that it needs. */
export const casesOf =
  <Name extends PartName>(part: Name) =>
  (
    name: string,
    run: (part: TestedRepository[Name], repository: TestedRepository, seed: DataFile) => Promise<void>,
    options: CaseOptions = {},
  ): ConformanceCase => ({
    name,
    ...options,
    run: (repository, seed) => run(repository[part], repository, seed),
  });
