/**
 * The repository: what the service asks of a storage, as intentions. An adapter of your own implements
 * these interfaces and proves itself with the suite of `koa-marketplace/testing`. What workspace, account, member, key,
 * endpoint, delivery, attempt and lease mean: docs/glossary.md.
 *
 * Rules that hold for every method:
 * - Each is one atomic step, or several where it says so: no caller sees half of one, concurrent calls behave as if
 *   one came first.
 * - A promise that resolved has been stored: the change survives the end of the process.
 * - A look-up answers the record, or `null` when there is none. A list answers a page or a list, which may be empty.
 *   A method that counts answers a number.
 * - A change (create, change, rotate, revoke, delete, pass, replay, setPassword …) answers the record as it is
 *   afterwards; a deletion answers it as it was. Where the caller needs the record as it was too, the answer has both
 *   (`links.change`, `keys.rotate`). Several changes of one call are answered in the order in which they were given,
 *   or counted.
 * - A change that cannot be made answers `{ refused: reason }`, and nothing has changed: `not_found` when there is no
 *   such record (in this workspace), `workspace_unknown` or `user_unknown` when something is to be made for a workspace
 *   or a user that does not exist, and otherwise the name of what is in the way (`taken`, `too_many`, `changed` …).
 *   See {@link Refused} and {@link isRefused}.
 * - A change that finds its work done already (a revoked key, an archived link) answers the record as it is.
 * - What is optional stands in the last argument, `options`. `options.events` makes the events of a change from what
 *   the change answers: {@link ChangeOptions}. It is called only where something has changed, and its events are
 *   stored in the same step.
 * - A method that only notes something (recordUse, touch, release, the end of a session) answers nothing, and does not
 *   mind what does not exist.
 * - A method throws only when the storage fails, or what a function threw that it was given. Our adapters throw an
 *   `InvalidDataError` too, with nothing changed, for an account, workspace, user or membership that does not fit its
 *   schema.
 * - A storage that cannot be reached or written throws {@link RepositoryUnavailableError} (the caller is
 *   told 503), and nothing has changed.
 * - A workspace id or any other argument may come from a request: any string must be taken, `__proto__`,
 *   control characters and 10,000 characters included. What cannot exist is simply not found.
 * - Times are ISO 8601 in UTC, to the second or the millisecond: `…:00.000Z` may come back as `…:00Z`.
 * - A frozen object (`Object.freeze`, deep) promises to stay as it is: the service then serialises it once
 *   and answers with the same bytes again. Objects that are not frozen are serialised for each answer.
 */
import type { AccountsRepository } from './accounts.ts';
import type { ItemsRepository } from './items.ts';
import type { KeysRepository } from './keys.ts';
import type { LimitsRepository } from './limits.ts';
import type { LinksRepository } from './links.ts';
import type { MembershipsRepository } from './memberships.ts';
import type { ModelsRepository } from './models.ts';
import type { PurchasesRepository } from './purchases.ts';
import type { SessionsRepository } from './sessions.ts';
import type { UsersRepository } from './users.ts';
import type { WebhooksRepository } from './webhooks.ts';
import type { WorkspacesRepository } from './workspaces.ts';

/** Every part of the contract. */
export interface Parts {
  readonly keys: KeysRepository;
  readonly accounts: AccountsRepository;
  readonly items: ItemsRepository;
  readonly purchases: PurchasesRepository;
  readonly models: ModelsRepository;
  readonly webhooks: WebhooksRepository;
  readonly links: LinksRepository;
  readonly users: UsersRepository;
  readonly sessions: SessionsRepository;
  readonly limits: LimitsRepository;
  readonly workspaces: WorkspacesRepository;
  readonly memberships: MembershipsRepository;
}

export type PartName = keyof Parts;

const everyPart: Readonly<Record<PartName, true>> = {
  keys: true,
  accounts: true,
  items: true,
  purchases: true,
  models: true,
  webhooks: true,
  links: true,
  users: true,
  sessions: true,
  limits: true,
  workspaces: true,
  memberships: true,
};

/** The name of every part: one that is left out does not compile. */
export const partNames = Object.keys(everyPart) as readonly PartName[];

/**
 * A storage: `keys`, and any other parts. A group of operations is served where the repository has all the parts that
 * it needs. Without `webhooks`, events are not stored: methods that take them along leave them alone. Without
 * `limits`, each process counts for itself.
 */
export interface Repository extends Pick<Parts, 'keys'>, Partial<Omit<Parts, 'keys'>> {}

/** What the console needs. `sessions` only where people log in with us, not with the host. */
export type ConsoleRepository = Repository & Pick<Parts, 'users'>;

/** A storage for everything that this package serves. */
export type WholeRepository = Omit<Parts, Extra> & Partial<Pick<Parts, Extra>>;

type Extra = 'sessions' | 'limits' | 'workspaces' | 'memberships';

/** The storage cannot be reached or written; nothing has changed. */
export class RepositoryUnavailableError extends Error {
  override readonly name = 'RepositoryUnavailableError';
}

export type { Awaitable } from '../common/awaitable.ts';
export type { AccountChange, AccountsRepository } from './accounts.ts';
export { type ChangeOptions, isRefused, type Refused, refuse } from './answers.ts';
export {
  type About,
  type Asked,
  type Bounds,
  boundsOf,
  deliveryIdOf,
  fieldOfKind,
  type Happened,
  patternsOf,
  wants,
} from './happened.ts';
export type { ItemFilter, ItemList, ItemQuery, ItemsRepository } from './items.ts';
export {
  type FoundKey,
  type KeyActOptions,
  type KeyObstacle,
  type KeyPage,
  type KeyRefusal,
  type KeysRepository,
  keyRefusal,
  type Replacement,
  type RotatedKey,
  type Rotation,
  refusalTo,
} from './keys.ts';
export type { LimitsRepository } from './limits.ts';
export {
  type ChangedLink,
  type ClickBatch,
  type ClickPage,
  type ClickPlace,
  emptyDay,
  type FoundLink,
  type LinkChange,
  type LinkClicks,
  type LinkConflict,
  type LinkEvents,
  type LinkNotStored,
  type LinkPage,
  type LinkPlace,
  type LinkQuery,
  type LinkStep,
  type LinksRepository,
} from './links.ts';
export type { MembershipsRepository } from './memberships.ts';
export type { ModelsRepository } from './models.ts';
export type { PurchasesRepository } from './purchases.ts';
export type { SessionsRepository } from './sessions.ts';
export type { MemberWorkspace, UsersRepository } from './users.ts';
export type {
  Claim,
  EndpointHealth,
  Fared,
  FollowUp,
  LaneRoom,
  Settled,
  Settlement,
  WebhookJob,
} from './webhook-work.ts';
export type {
  DeliveryPage,
  DeliveryQuery,
  EndpointChange,
  EndpointNotChanged,
  EndpointNotStored,
  ReplayOptions,
  SecretRotation,
  WebhooksRepository,
} from './webhooks.ts';
export type {
  NewWorkspaceOptions,
  WorkspaceObstacle,
  WorkspacePage,
  WorkspacesRepository,
} from './workspaces.ts';
