/**
 * The conformance suite of the repository contract, for any adapter and any test runner:
 *
 * ```js
 * repositoryConformance({ test, create: async seed => ({ repository: await open(seed), close: async () => {} }) });
 * ```
 */

import { isPlainObject } from '../common/json/plain-object.ts';
import { type Checks, checkOptions, isFunction } from '../common/options/check-options.ts';
import type { DataFile } from '../generated/types.ts';
import type { PartName, Parts } from '../repository/index.ts';
import { auditCases } from './audit/audit.ts';
import { auditChangeCases, auditDiscardCases } from './audit/changes.ts';
import { automationEndpointCases } from './automation/endpoints.ts';
import { automationEventCases } from './automation/events.ts';
import { automationFeedCases } from './automation/feed.ts';
import { automationPublishCases } from './automation/publish.ts';
import { automationRefusalCases } from './automation/refusals.ts';
import { rewrittenInboundCases } from './automation/rewriting.ts';
import { automationScheduleCases } from './automation/schedule.ts';
import { automationTypeCases } from './automation/types.ts';
import {
  type ConformanceCase,
  type Feature,
  features,
  type OptionalMethod,
  optionalMethods,
  type TestedRepository,
} from './case.ts';
import { explained, withLastAnswer } from './failure-message.ts';
import { invitationCases } from './invitations/invitations.ts';
import { actingKeyCases } from './keys/acting-keys.ts';
import { keyAddressCases } from './keys/addresses.ts';
import { keyAuthorityCases } from './keys/authority.ts';
import { keyCases } from './keys/keys.ts';
import { keyModeCases, workspaceModeCases } from './keys/modes.ts';
import { keyOwnerCases } from './keys/owners.ts';
import { limitCases } from './limits/limits.ts';
import { clickCases } from './links/clicks.ts';
import { linkCases } from './links/links.ts';
import { linkPruneCases } from './links/prune.ts';
import { linkQuarantineCases } from './links/quarantines.ts';
import { linkRaceCases } from './links/races.ts';
import { linkRequestCases } from './links/requests.ts';
import { linkSlugCases } from './links/slugs.ts';
import { accountCases, newAccountCases } from './marketplace/accounts.ts';
import { batchCases } from './marketplace/batches.ts';
import { itemCases } from './marketplace/items.ts';
import { purchaseCases } from './marketplace/purchases.ts';
import { membershipCases } from './members/memberships.ts';
import { newUserCases } from './members/new-users.ts';
import { newWorkspaceCases } from './members/new-workspaces.ts';
import { sessionCases } from './members/sessions.ts';
import { userCases } from './members/users.ts';
import { workspaceCases } from './members/workspaces.ts';
import { addressBookCases } from './messaging/address-book.ts';
import { chatCases } from './messaging/chats.ts';
import { commandCases } from './messaging/commands.ts';
import { channelFeedCases } from './messaging/feed.ts';
import { fileCases } from './messaging/files.ts';
import { healthCases } from './messaging/health.ts';
import { idCases } from './messaging/ids.ts';
import { inboxCases } from './messaging/inbox.ts';
import { instanceCases } from './messaging/instances.ts';
import { leaseCases } from './messaging/leases.ts';
import { mediaCases } from './messaging/media.ts';
import { messageCases } from './messaging/messages.ts';
import { progressCases } from './messaging/progress.ts';
import { pruneCases } from './messaging/prune.ts';
import { rewrittenInstanceCases } from './messaging/rewriting.ts';
import { sendingCases } from './messaging/sending.ts';
import { tenantCases } from './messaging/tenants.ts';
import { waitingMessageCases } from './messaging/waiting.ts';
import { modelCases } from './models/models.ts';
import { requestCases } from './requests/requests.ts';
import { sample } from './sample.ts';
import { type Projection, projected, withUniqueItems } from './seed.ts';
import { deliveryCountCases } from './webhooks/counts.ts';
import { webhookDeliveryCases } from './webhooks/deliveries.ts';
import { endedWorkerCases } from './webhooks/ended.ts';
import { webhookEndpointCases } from './webhooks/endpoints.ts';
import { webhookFollowUpCases } from './webhooks/follow-ups.ts';
import { webhookKindCases } from './webhooks/kinds.ts';
import { webhookLaneCases } from './webhooks/lanes.ts';
import { orderOfEventsCases } from './webhooks/order-of-events.ts';
import { orderedWebhookCases } from './webhooks/ordered.ts';
import { recentDeliveryCases } from './webhooks/recent.ts';
import { webhookRenewalCases } from './webhooks/renewal.ts';
import { rewrittenWebhookCases } from './webhooks/rewriting.ts';
import { waitingDeliveryCases } from './webhooks/waiting.ts';
import { webhookWorkCases } from './webhooks/work.ts';

export {
  type ArrivedMessage,
  type ChannelWorld,
  type DriverConformanceOptions,
  driverConformance,
} from './channel/index.ts';

export interface OpenRepository {
  /** With the parts that are tested. */
  readonly repository: Partial<Parts>;
  /** Releases the resources of the repository. */
  close(): Promise<void>;
}

/** Everything that an adapter may leave out: all except `keys`. */
type Optional = Exclude<PartName, 'keys'> | OptionalMethod | Feature;

/** The cases of each part and each optional method of the contract. */
const cases: Readonly<Record<PartName | OptionalMethod, readonly ConformanceCase[]>> = {
  keys: [
    ...keyCases,
    ...actingKeyCases,
    ...keyAuthorityCases,
    ...keyAddressCases,
    ...keyOwnerCases,
    ...keyModeCases,
  ],
  accounts: accountCases,
  items: itemCases,
  purchases: purchaseCases,
  models: modelCases,
  webhooks: [
    ...webhookEndpointCases,
    ...webhookDeliveryCases,
    ...webhookFollowUpCases,
    ...webhookKindCases,
    ...webhookWorkCases,
    ...webhookLaneCases,
  ],
  automation: [
    ...automationEndpointCases,
    ...automationRefusalCases,
    ...automationPublishCases,
    ...automationFeedCases,
    ...automationScheduleCases,
    ...automationEventCases,
    ...automationTypeCases,
  ],
  links: [
    ...linkCases,
    ...linkRaceCases,
    ...linkSlugCases,
    ...linkQuarantineCases,
    ...linkRequestCases,
    ...clickCases,
    ...linkPruneCases,
  ],
  messaging: [
    ...instanceCases,
    ...leaseCases,
    ...messageCases,
    ...sendingCases,
    ...progressCases,
    ...chatCases,
    ...addressBookCases,
    ...inboxCases,
    ...commandCases,
    ...mediaCases,
    ...fileCases,
    ...idCases,
    ...healthCases,
    ...channelFeedCases,
    ...pruneCases,
    ...tenantCases,
  ],
  users: userCases,
  sessions: sessionCases,
  limits: limitCases,
  workspaces: [...workspaceCases, ...newWorkspaceCases, ...workspaceModeCases],
  memberships: membershipCases,
  invitations: invitationCases,
  audit: [...auditCases, ...auditChangeCases],
  requests: requestCases,
  batches: batchCases,
  'audit.discard': auditDiscardCases,
  'accounts.create': newAccountCases,
  'users.create': newUserCases,
  'webhooks.countDeliveries': deliveryCountCases,
  'webhooks.countWaiting': waitingDeliveryCases,
  'webhooks.recentDeliveries': recentDeliveryCases,
  'webhooks.renew': webhookRenewalCases,
  'webhooks.releaseEnded': endedWorkerCases,
  'webhooks.skip': [...orderedWebhookCases, ...orderOfEventsCases],
  'messaging.countWaiting': waitingMessageCases,
  'webhooks.rewriteSecrets': rewrittenWebhookCases,
  'automation.rewriteSecrets': rewrittenInboundCases,
  'messaging.rewriteSecrets': rewrittenInstanceCases,
};

export interface ConformanceOptions {
  /** Registers a case: `test` of uvu, node:test, vitest or any other runner with this signature. */
  readonly test: (name: string, run: () => Promise<void>) => unknown;
  /**
   * Parts that the adapter leaves out, each with the reason. Neither their cases nor cases of other parts that use
   * them are registered. `keys` cannot be left out. `batches` means `items.batches`; `audit.discard` is for changes that a service takes back; `accounts.create` and
   * `users.create` mean `create` and `change` of that part; `webhooks.countDeliveries` are counts by hour; `webhooks.countWaiting` and
   * `messaging.countWaiting` are the counts of `marketplace.stats()`; `webhooks.recentDeliveries` is for the list of webhooks
   * in the console; `webhooks.renew` and `webhooks.releaseEnded` are for leases that
   * end soon after their process; `rewriteSecrets` of `webhooks`, `automation` and `messaging` are for `rotateSecrets`. A case fails if it needs a part that is neither in the
   * repository nor named here. `items.tags`, `items.categories`, `items.search` and `items.repeated_ids` are features
   * that the tables of a shop may not have; `webhooks.traces` is the trace of an event, `workspaces.mode` that some are
   * `test`, and `messaging.queued_by_state` are counts of `marketplace.stats()`.
   */
  readonly lacks?: Readonly<Partial<Record<Optional, string>>>;
  /** Registers only the cases of these parts, which `create` has to return. @default all that are not in `lacks` */
  readonly only?: readonly (PartName | OptionalMethod)[];
  /**
   * What your tables keep of a record, such as `{ items: item => ({ ...item, options: [] }) }`: the data is changed by it
   * before `create` gets it, and your answers are compared with the result. @default everything is kept
   */
  readonly project?: Projection;
  /** Opens a repository of your adapter with exactly this data, for the parts that it has. Called once per case. */
  readonly create: (seed: DataFile) => Promise<OpenRepository>;
}

const checks: Checks<ConformanceOptions> = {
  test: isFunction,
  create: isFunction,
  lacks: value => {
    const parts = [...Object.keys(cases).filter(part => part !== 'keys'), ...Object.keys(features)];
    const unknown = isPlainObject(value) ? Object.keys(value).find(part => !parts.includes(part)) : '';
    return unknown === undefined ? null : `must name parts of ${parts.join(', ')}`;
  },
  only: value =>
    Array.isArray(value) && value.length > 0 && value.every(part => Object.hasOwn(cases, part))
      ? null
      : `must be a list of ${Object.keys(cases).join(', ')}`,
  project: value =>
    isPlainObject(value) &&
    Object.entries(value).every(
      ([name, one]) => ['items', 'purchases', 'accounts'].includes(name) && typeof one === 'function',
    )
      ? null
      : 'must have functions for items, purchases or accounts',
};

/**
 * Registers one test for each rule of the contract.
 *
 * @example
 * repositoryConformance({ test, create, lacks: { webhooks: 'not needed', links: 'not needed' } });
 * @example
 * repositoryConformance({ test, create, only: ['items', 'purchases'], lacks: { 'items.tags': 'products have none' } });
 */
export function repositoryConformance(options: ConformanceOptions): void {
  const {
    test,
    create,
    lacks = {},
    only,
    project = {},
  } = checkOptions('repositoryConformance', options, checks);
  const isLeftOut = (part: string) => Object.hasOwn(lacks, part);
  const isTested = (part: PartName | OptionalMethod) =>
    (only === undefined || only.includes(part)) && !isLeftOut(part) && !isLeftOut(partOf(part));
  const withoutTags: Projection = isLeftOut('items.tags') ? { items: item => ({ ...item, tags: [] }) } : {};
  for (const [part, ofPart] of Object.entries(cases)) {
    for (const { name, needs = [], uses = [], seed = sample, run } of ofPart) {
      const touched = [part as PartName | OptionalMethod, ...needs];
      if (touched.every(isTested) && !uses.some(isLeftOut))
        test(name, async () => {
          const whole = uses.includes('items.repeated_ids') ? seed() : withUniqueItems(seed());
          const data = projected(projected(whole, withoutTags), project);
          const { repository: opened, close } = await create(structuredClone(data));
          const { repository, last } = withLastAnswer(opened);
          try {
            check(repository, touched);
            await run(repository as TestedRepository, data);
          } catch (error) {
            throw explained(error, name, last());
          } finally {
            await close();
          }
        });
    }
  }
}

const isMethod = (name: string): name is OptionalMethod => Object.hasOwn(optionalMethods, name);

const partOf = (name: PartName | OptionalMethod): PartName =>
  isMethod(name) ? optionalMethods[name][0] : name;

function check(repository: Partial<Parts>, touched: readonly (PartName | OptionalMethod)[]): void {
  const isThere = (name: PartName | OptionalMethod) => {
    const part: object | undefined = repository[partOf(name)];
    return part !== undefined && (!isMethod(name) || optionalMethods[name][1] in part);
  };
  const missing = touched.find(name => !isThere(name));
  if (missing !== undefined)
    throw new Error(`the repository has no ${missing}: name it in lacks, with the reason`);
}
