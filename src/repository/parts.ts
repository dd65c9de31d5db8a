/** The parts of the contract, and what a storage with some of them is called. */
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import { type AccountsRepository, accountMethods } from './accounts.ts';
import { type AuditRepository, auditMethods } from './audit.ts';
import { type AutomationRepository, automationMethods } from './automation.ts';
import type { HealthOfRepository } from './health.ts';
import { type InvitationsRepository, invitationMethods } from './invitations.ts';
import { type ItemsRepository, itemMethods } from './items.ts';
import { type KeysRepository, keyMethods } from './keys.ts';
import type { Kinds } from './kinds.ts';
import { type LimitsRepository, limitMethods } from './limits.ts';
import { type LinksRepository, linkMethods } from './links.ts';
import { type MembershipsRepository, membershipMethods } from './memberships.ts';
import type { MessagingRepository } from './messaging/index.ts';
import { messagingMethods } from './messaging/methods.ts';
import { type ModelsRepository, modelMethods } from './models.ts';
import { type PurchasesRepository, purchaseMethods } from './purchases.ts';
import { type RequestsRepository, requestMethods } from './requests.ts';
import { type SessionsRepository, sessionMethods } from './sessions.ts';
import { type UsersRepository, userMethods } from './users.ts';
import type { WaitingQuery } from './waiting.ts';
import { type WebhooksRepository, webhookMethods } from './webhooks.ts';
import { type WorkspacesRepository, workspaceMethods } from './workspaces.ts';

export * from './accounts.ts';
export * from './audit.ts';
export * from './automation.ts';
export * from './automation-events.ts';
export * from './click-counts.ts';
export type * from './health.ts';
export * from './invitations.ts';
export * from './items.ts';
export * from './key-authority.ts';
export * from './keys.ts';
export * from './limits.ts';
export * from './link-clicks.ts';
export * from './links.ts';
export * from './memberships.ts';
export * from './messaging/inbox.ts';
export type * from './messaging/index.ts';
export type * from './messaging/instances.ts';
export type * from './messaging/messages.ts';
export * from './messaging/new-message.ts';
export * from './messaging/work.ts';
export * from './models.ts';
export * from './purchases.ts';
export * from './requests.ts';
export type * from './rewriting.ts';
export * from './sessions.ts';
export type * from './sql-events.ts';
export type * from './transaction-client.ts';
export * from './users.ts';
export * from './waiting.ts';
export * from './webhook-deliveries.ts';
export type * from './webhook-endpoints.ts';
export * from './webhooks.ts';
export * from './workspaces.ts';

/** All parts of the contract. */
export interface Parts {
  readonly keys: KeysRepository;
  readonly accounts: AccountsRepository;
  readonly items: ItemsRepository;
  readonly purchases: PurchasesRepository;
  readonly models: ModelsRepository;
  readonly webhooks: WebhooksRepository;
  readonly links: LinksRepository;
  readonly automation: AutomationRepository;
  readonly messaging: MessagingRepository;
  readonly users: UsersRepository;
  readonly sessions: SessionsRepository;
  readonly limits: LimitsRepository;
  readonly workspaces: WorkspacesRepository;
  readonly memberships: MembershipsRepository;
  readonly invitations: InvitationsRepository;
  readonly audit: AuditRepository;
  readonly requests: RequestsRepository;
}

export type PartName = keyof Parts;

/**
 * A storage: `keys`, and any other parts. A group of operations is served if the repository has all parts that it
 * needs. Without `webhooks`, events are not stored: methods that receive events ignore them. Without `limits`, each
 * process counts attempts on its own.
 */
export interface Repository extends Pick<Parts, 'keys'>, Partial<Omit<Parts, 'keys'>>, HealthOfRepository {}

/** The part that stores events, with the endpoints that they are sent to. */
export const eventStore = 'webhooks' satisfies PartName;

/** Whether events are stored, and so sent to webhooks. */
export const storesEvents = (repository: Pick<Repository, typeof eventStore>): boolean =>
  repository[eventStore] != null;

/** What the console needs. `sessions` is needed only if the console has its own login. */
export type ConsoleRepository = Repository & Pick<Parts, 'users'>;

/** A storage for all groups of this package. */
export type WholeRepository = Omit<Parts, Extra> & Partial<Pick<Parts, Extra>> & HealthOfRepository;

type Extra =
  | 'messaging'
  | 'sessions'
  | 'limits'
  | 'workspaces'
  | 'memberships'
  | 'invitations'
  | 'audit'
  | 'requests';

/** What the methods of each part answer. */
export const kinds: { readonly [Name in PartName]: Kinds<Parts[Name]> } = {
  keys: keyMethods,
  accounts: accountMethods,
  items: itemMethods,
  purchases: purchaseMethods,
  models: modelMethods,
  webhooks: webhookMethods,
  links: linkMethods,
  automation: automationMethods,
  messaging: messagingMethods,
  users: userMethods,
  sessions: sessionMethods,
  limits: limitMethods,
  workspaces: workspaceMethods,
  memberships: membershipMethods,
  invitations: invitationMethods,
  audit: auditMethods,
  requests: requestMethods,
};

type OptionalOf<Part> = Exclude<
  { [Name in keyof Part]: object extends Pick<Part, Name> ? Name : never }[keyof Part],
  undefined
>;

/** The methods that a part may lack. A missing or wrong one does not compile. */
const optional: {
  readonly [Name in PartName as [OptionalOf<Parts[Name]>] extends [never] ? never : Name]: Readonly<
    Record<OptionalOf<Parts[Name]>, true>
  >;
} = {
  accounts: { create: true, change: true },
  audit: { discard: true },
  automation: { publishWithin: true, findRegistryWithin: true, rewriteSecrets: true },
  items: { batches: true },
  messaging: { countWaiting: true, rewriteSecrets: true },
  users: { create: true, change: true },
  webhooks: {
    publishWithin: true,
    takeSqlEvents: true,
    countDeliveries: true,
    countWaiting: true,
    recentDeliveries: true,
    renew: true,
    releaseEnded: true,
    rewriteSecrets: true,
    skip: true,
  },
};

/** The names of all parts. */
export const partNames = Object.keys(kinds) as readonly PartName[];

/** The names of the methods of a part. */
export const methodsOf = (part: PartName): readonly string[] => Object.keys(kinds[part]);

export const isOptional = (part: PartName, method: string): boolean =>
  Object.hasOwn((optional as Readonly<Record<string, object>>)[part] ?? {}, method);

/** What each part counts that can count what waits. */
export type Waiting = {
  readonly [Name in PartName as 'countWaiting' extends keyof Parts[Name]
    ? Name
    : never]: Parts[Name] extends {
    countWaiting?(query?: WaitingQuery): Awaitable<infer Count>;
  }
    ? Count
    : never;
};

/** The names of these parts. */
export const countingParts = (Object.keys(optional) as PartName[]).filter(part =>
  isOptional(part, 'countWaiting'),
) as readonly (keyof Waiting)[];
