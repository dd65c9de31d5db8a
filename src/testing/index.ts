/**
 * The conformance suite of the repository contract, for any adapter and any test runner:
 *
 * ```js
 * repositoryConformance({ test, create: async seed => ({ repository: await open(seed), close: async () => {} }) });
 * ```
 */
import { type Checks, checkOptions, isFunction, isObject } from '../check-options.ts';
import type { DataFile } from '../generated/types.ts';
import type { ConsoleRepository, Repository } from '../repository/index.ts';
import { accountCases } from './accounts.ts';
import { actingKeyCases } from './acting-keys.ts';
import { batchCases } from './batches.ts';
import type { WholeRepository } from './case.ts';
import { itemCases } from './items.ts';
import { keyCases } from './keys.ts';
import { limitCases } from './limits.ts';
import { clickCases } from './links/clicks.ts';
import { linkCases } from './links/links.ts';
import { linkRaceCases } from './links/races.ts';
import { linkSlugCases } from './links/slugs.ts';
import { modelCases } from './models.ts';
import { purchaseCases } from './purchases.ts';
import { sample } from './sample.ts';
import { sessionCases } from './sessions.ts';
import { userCases } from './users.ts';
import { webhookDeliveryCases } from './webhooks/deliveries.ts';
import { webhookEndpointCases } from './webhooks/endpoints.ts';
import { webhookFollowUpCases } from './webhooks/follow-ups.ts';
import { webhookLaneCases } from './webhooks/lanes.ts';
import { webhookWorkCases } from './webhooks/work.ts';

export interface OpenRepository {
  readonly repository: Repository & Partial<ConsoleRepository>;
  /** Frees what the repository holds. */
  close(): Promise<void>;
}

/** The parts of the contract that an adapter may leave out, with their cases. */
const optional = {
  users: userCases,
  sessions: sessionCases,
  /** `items.batches` */
  batches: batchCases,
  limits: limitCases,
} as const;

export interface ConformanceOptions {
  /** Registers a case: uvu's, node:test's, vitest's or any other with this shape. */
  readonly test: (name: string, run: () => Promise<void>) => unknown;
  /** Parts that the adapter leaves out, each with the reason: their cases are not registered. */
  readonly lacks?: Readonly<Partial<Record<keyof typeof optional, string>>>;
  /** Opens a repository of your adapter that holds exactly this data. Called once a case. */
  readonly create: (seed: DataFile) => Promise<OpenRepository>;
}

const checks: Checks<ConformanceOptions> = {
  test: isFunction,
  create: isFunction,
  lacks: value => {
    const unknown = isObject(value) ? Object.keys(value).find(part => !Object.hasOwn(optional, part)) : '';
    return unknown === undefined ? null : `must name parts of ${Object.keys(optional).join(', ')}`;
  },
};

/** Registers one test for each promise of the contract. */
export function repositoryConformance(options: ConformanceOptions): void {
  checkOptions('repositoryConformance', options, checks);
  const { test, create, lacks = {} } = options;
  const kept = Object.entries(optional).filter(([part]) => !Object.hasOwn(lacks, part));
  for (const { name, run } of [
    ...keyCases,
    ...actingKeyCases,
    ...accountCases,
    ...itemCases,
    ...purchaseCases,
    ...modelCases,
    ...webhookEndpointCases,
    ...webhookDeliveryCases,
    ...webhookFollowUpCases,
    ...webhookWorkCases,
    ...webhookLaneCases,
    ...linkCases,
    ...linkRaceCases,
    ...linkSlugCases,
    ...clickCases,
    ...kept.flatMap(([, cases]) => cases),
  ])
    test(name, async () => {
      const { repository, close } = await create(sample());
      try {
        await run(repository as WholeRepository);
      } finally {
        await close();
      }
    });
}
