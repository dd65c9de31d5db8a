/** The parts of the contract, and what a storage with some of them is called. */
import type { AccountsRepository } from './accounts.ts';
import type { AutomationRepository } from './automation.ts';
import type { ItemsRepository } from './items.ts';
import type { KeysRepository } from './keys.ts';
import type { LimitsRepository } from './limits.ts';
import type { LinksRepository } from './links.ts';
import type { MembershipsRepository } from './memberships.ts';
import type { MessagingRepository } from './messaging.ts';
import type { ModelsRepository } from './models.ts';
import type { PurchasesRepository } from './purchases.ts';
import type { SessionsRepository } from './sessions.ts';
import type { UsersRepository } from './users.ts';
import type { WebhooksRepository } from './webhooks.ts';
import type { WorkspacesRepository } from './workspaces.ts';

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
}

export type PartName = keyof Parts;

/**
 * A storage: `keys`, and any other parts. A group of operations is served if the repository has all parts that it
 * needs. Without `webhooks`, events are not stored: methods that receive events ignore them. Without `limits`, each
 * process counts attempts on its own.
 */
export interface Repository extends Pick<Parts, 'keys'>, Partial<Omit<Parts, 'keys'>> {}

/** The part that stores events, with the endpoints that they are sent to. */
export const eventStore = 'webhooks' satisfies PartName;

/** Whether events are stored, and so sent to webhooks. */
export const storesEvents = (repository: Pick<Repository, typeof eventStore>): boolean =>
  repository[eventStore] != null;

/** What the console needs. `sessions` is needed only if the console has its own login. */
export type ConsoleRepository = Repository & Pick<Parts, 'users'>;

/** A storage for all groups of this package. */
export type WholeRepository = Omit<Parts, Extra> & Partial<Pick<Parts, Extra>>;

type Extra = 'messaging' | 'sessions' | 'limits' | 'workspaces' | 'memberships';
