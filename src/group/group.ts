/**
 * What a group is: a capability of the service, declared as a value. Routes, validation, the OpenAPI document, the
 * reference, the console, the event catalogue, the scopes and the contract tests are derived from the served groups.
 */

import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { ErrorRows } from '../common/errors/errors.ts';
import type { Destination } from '../destinations/destination.ts';
import type { LimitRows } from '../limits/options.ts';
import type { RecordLimitRows } from '../limits/record-limits.ts';
import type { PartName } from '../repository/index.ts';
import type { ChangeRecorder } from './change-recorder.ts';
import type { EngineDeclaration, EngineOption, Numbers } from './engine.ts';
import type { EventDeclaration } from './event.ts';
import type { DeclaredOperation } from './operation.ts';
import type { GroupPages } from './pages.ts';
import type { Receivers } from './receiver.ts';
import type { RecordDeclaration } from './record-declaration.ts';
import type { ResolvedOptions } from './resolved.ts';
import type { RetentionContext, RetentionLine } from './retention.ts';

export interface GroupDeclaration<
  Need extends PartName,
  Service,
  Running = unknown,
  Limits extends LimitRows = LimitRows,
> {
  /** Lowercase letters, digits and `-`. It is the OpenAPI tag of its operations and the prefix of its scopes. */
  readonly name: string;
  /** The purpose of the group, in one sentence. */
  readonly description: string;
  /** The parts of the repository that the group needs. A group with its own storage needs none. */
  readonly needs: readonly Need[];
  /** Whether the group is always served, because all others need it. @default false */
  readonly always?: true;
  readonly operations: readonly DeclaredOperation<Need, Service>[];
  /** The event types that the group emits. @default none */
  readonly events?: readonly EventDeclaration[];
  /**
   * Who processes deliveries to endpoints of its kinds, by the `kind` of the webhook's record. These endpoints are not part
   * of `/api/v1/webhooks`. @default none
   */
  readonly receivers?: Receivers;
  /** The errors of its operations, in addition to the common errors. @default none */
  readonly errors?: ErrorRows;
  /** A description of what each scope allows. */
  readonly scopes: Readonly<Record<string, string>>;
  /**
   * Those of its scopes that act for a person, with `actsFor` of the principal: only an owner of the workspace, or the
   * application, can give them to a key. @default none
   */
  readonly ownerScopes?: readonly string[];
  /** Its rate limits, by their names in the option `rateLimits`, for groups of this package. @default none */
  readonly limits?: Limits;
  /** How many records of its collections a workspace may have, by names in the option `limits`, for groups of this package. @default none */
  readonly recordLimits?: RecordLimitRows;
  /** How its requests get an engine, for groups of this package. @default it has none */
  readonly option?: EngineOption<Running>;
  /**
   * What the group does besides answering requests. `createMarketplace` creates, starts and closes it, after the engines
   * of this package; with `createRouter`, another process runs it. @default nothing
   */
  readonly engine?: EngineDeclaration;
  /** Creates the service that its operations and pages share. Called once for each router. @default nothing */
  readonly service?: (options: ResolvedOptions<Running, Limits>) => Service;
  /** The service as what records changes, for a group of this package. @default it records none */
  readonly recorder?: (service: Service) => ChangeRecorder;
  /** What the service is working on, and has done, for a group of this package. @default nothing is counted */
  readonly numbers?: (service: Service) => Numbers;
  /**
   * Puts demo data in the place of everything that the group keeps in a storage of its own. `startMock` calls it where it
   * loads fixtures: into an empty storage at the start, and at each reset; isolated tests do not call it.
   * @default nothing
   */
  readonly demo?: (context: DemoContext<Service>) => Awaitable<void>;
  /**
   * What the audit log should know of its records, by their parameters in paths. @default the operations that read them
   * read them for the log too
   */
  readonly records?: Readonly<Record<string, RecordDeclaration<Need, Service>>>;
  /** How long it keeps what grows, which the console shows. @default nothing is shown */
  readonly retention?: (context: RetentionContext<Service, Need>) => Awaitable<readonly RetentionLine[]>;
  /** Its pages in the developer console. @default none */
  readonly console?: GroupPages;
  /** What differs with the option `destinations`, for a group of this package. @default nothing */
  readonly withDestinations?: (
    group: Pick<Group, 'operations' | 'service'>,
    destinations: readonly Destination[],
  ) => Pick<Group, 'operations' | 'service'>;
}

export interface DemoContext<Service> {
  readonly service: Service;
  /** The workspaces of the fixtures, in their order. */
  readonly workspaceIds: readonly string[];
  /** The time of the mock server, in milliseconds since 1970. */
  readonly now: number;
}

export type Group = Omit<
  GroupDeclaration<PartName, never>,
  'service' | 'option' | 'recorder' | 'records' | 'numbers' | 'retention'
> & {
  readonly records?: Readonly<Record<string, RecordDeclaration<PartName, never>>>;
  readonly retention?: (context: RetentionContext<never, PartName>) => Awaitable<readonly RetentionLine[]>;
  readonly recorder?: (service: never) => ChangeRecorder;
  readonly numbers?: (service: never) => Numbers;
  readonly option?: EngineOption<unknown>;
  readonly service?: (options: ResolvedOptions<never, never>) => unknown;
};

/** Declares a group of this package. Its operations can use only the parts it needs and its own service. */
export const group = <
  Need extends PartName = never,
  Service = unknown,
  Running = unknown,
  Limits extends LimitRows = LimitRows,
>(
  declaration: GroupDeclaration<Need, Service, Running, Limits>,
): GroupDeclaration<Need, Service, Running, Limits> => declaration;
