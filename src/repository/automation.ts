/**
 * Automation: inbound endpoints, the events that are published, and the feed of a workspace.
 *
 * - An **event** with `deliver_at` is scheduled until then, and can be cancelled. Without it, the event is published at
 *   once.
 * - The **feed** numbers published events. An event gets its `sequence` when the feed is first read up to it.
 * - The optional `now` is the current time (ISO 8601 UTC). @default the clock of the storage
 */

import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type {
  AutomationEndpointRecord,
  AutomationEventRecord,
  AutomationRefusalsRecord,
  AutomationToken,
  AutomationTypeRecord,
} from '../generated/types.ts';
import type {
  AutomationEventCountQuery,
  AutomationEventCounts,
  AutomationEventPage,
  AutomationEventQuery,
  FeedPage,
  FeedQuery,
  IdempotentRequest,
  NotPublished,
  Published,
} from './automation-events.ts';
import type { Kinds } from './kinds.ts';
import type { ChangeOptions, Refused } from './results.ts';
import type { RewriteSecrets, Rewritten } from './rewriting.ts';
import type { TransactionClient } from './transaction-client.ts';

/** The changeable fields of an inbound endpoint: all except its id, its tokens and `created_at`. */
export type AutomationEndpointChange = Partial<
  Omit<AutomationEndpointRecord, 'id' | 'created_at' | 'tokens'>
>;

/**
 * Why an inbound endpoint was not stored. `taken`: the workspace has one with this id, or any workspace has one with a
 * token of this digest. `too_many`: the workspace has the maximum number.
 */
export type AutomationEndpointNotStored = Refused<'workspace_unknown' | 'taken' | 'too_many'>;

/** An inbound endpoint together with the workspace that it belongs to. */
export interface FoundAutomationEndpoint {
  readonly workspaceId: string;
  readonly endpoint: Readonly<AutomationEndpointRecord>;
}

export interface TokenRotation {
  /** The new token. */
  readonly token: Pick<AutomationToken, 'digest' | 'last_four'>;
  /** Rotates only if the current token has this digest. So only one of several concurrent rotations succeeds. */
  readonly from?: string;
  /** The old token works until this instant (ISO 8601 UTC). */
  readonly oldExpiresAt: string;
  /** The current time: tokens that have expired by then are removed. */
  readonly now: string;
}

/** The settings of a workspace. */
export interface AutomationSettings {
  /** Number of days that events are kept; `null`: the default of the service. */
  readonly retention_days: number | null;
  /** Whether events of types that are not registered are refused. */
  readonly registered_types_only: boolean;
}

/** An event type as it is registered: `created_at` is that of the type that is there, if it is. */
export type AutomationTypeDraft = Omit<AutomationTypeRecord, 'created_at' | 'updated_at'> & {
  /** The current time (ISO 8601 UTC). */
  readonly at: string;
};

/** What decides which events a workspace accepts. */
export interface AutomationRegistry {
  readonly types: readonly Readonly<AutomationTypeRecord>[];
  readonly settings: Readonly<AutomationSettings>;
  /** Whether it is what is committed now. A transaction above READ COMMITTED reads what was committed when it began. */
  readonly isCurrent: boolean;
}

export interface AutomationRepository {
  /**
   * Stores an inbound endpoint. Returns the stored endpoint, or why it was refused. Concurrent calls never exceed
   * `most`, and only one of several concurrent calls with the same digest succeeds.
   */
  createEndpoint(
    workspaceId: string,
    endpoint: AutomationEndpointRecord,
    options?: ChangeOptions<Readonly<AutomationEndpointRecord>> & {
      /** Maximum number of inbound endpoints of the workspace. @default no limit */
      readonly most?: number;
    },
  ): Awaitable<Readonly<AutomationEndpointRecord> | AutomationEndpointNotStored>;

  /**
   * Adds to what is kept of the requests that an inbound endpoint has refused: the newest 100, and counts of the last 60
   * days, at `updated_at`. Nothing is kept of an endpoint that does not exist, and deleting it removes what is kept.
   */
  recordRefusals(workspaceId: string, refusals: AutomationRefusalsRecord): Awaitable<void>;

  /** What is kept of the requests that an inbound endpoint has refused, or `null`. */
  findRefusals(workspaceId: string, endpointId: string): Awaitable<Readonly<AutomationRefusalsRecord> | null>;

  /** The inbound endpoints of a workspace, sorted by `created_at` and id, oldest first. */
  listEndpoints(workspaceId: string): Awaitable<readonly Readonly<AutomationEndpointRecord>[]>;

  findEndpoint(workspaceId: string, endpointId: string): Awaitable<Readonly<AutomationEndpointRecord> | null>;

  /**
   * Finds the inbound endpoint with a token of this SHA-256 digest, in any workspace. Finds expired tokens too; the
   * service checks the expiry. It runs on every request to an inbound endpoint, so it must use an index. It must see
   * every acknowledged rotation and deletion, also those of other processes.
   */
  findByToken(digest: string): Awaitable<FoundAutomationEndpoint | null>;

  /** Changes an inbound endpoint. Returns it after the change. Refused with `changed` if `when` returns false in this step. */
  changeEndpoint(
    workspaceId: string,
    endpointId: string,
    change: AutomationEndpointChange,
    options?: ChangeOptions<Readonly<AutomationEndpointRecord>> & {
      /** Called with the current endpoint, and again if the storage retries. @default the change is always made */
      readonly when?: (endpoint: Readonly<AutomationEndpointRecord>) => boolean;
    },
  ): Awaitable<Readonly<AutomationEndpointRecord> | Refused<'not_found' | 'changed'>>;

  /**
   * Adds a new current token. The old tokens expire at the end of the overlap, or earlier if they already do. Returns
   * the changed endpoint, or why it was not changed. `changed`: the current token is not `from`. `taken`: any endpoint
   * has a token with this digest.
   */
  rotateToken(
    workspaceId: string,
    endpointId: string,
    rotation: TokenRotation,
    options?: ChangeOptions<Readonly<AutomationEndpointRecord>>,
  ): Awaitable<Readonly<AutomationEndpointRecord> | Refused<'not_found' | 'changed' | 'taken'>>;

  /**
   * Removes an inbound endpoint with its tokens. Its events stay. Returns the removed endpoint; only one of several
   * concurrent calls gets it.
   */
  deleteEndpoint(
    workspaceId: string,
    endpointId: string,
    options?: ChangeOptions<Readonly<AutomationEndpointRecord>>,
  ): Awaitable<Readonly<AutomationEndpointRecord> | Refused<'not_found'>>;

  /**
   * Stores events in one step, together with the idempotency key of their request. If the workspace already has an
   * event with the same id, or with the same `source` and `source_id`, that event is returned instead and nothing is
   * stored for it. The same applies to two equal events in one call. The webhook events that `options.events` returns
   * are stored only for events that this call stores.
   *
   * Only one of several concurrent calls with the same idempotency key stores its events. The others wait until it has
   * ended, and return its events (those that have not been pruned), or are refused if their fingerprint differs. If it
   * failed, the next one stores its events. Concurrent calls never leave the workspace with more events that are scheduled
   * than `most`: a call that would is refused, and stores nothing.
   */
  publish(
    workspaceId: string,
    events: readonly AutomationEventRecord[],
    options?: ChangeOptions<Readonly<AutomationEventRecord>> & {
      /** @default no idempotency key */
      readonly request?: IdempotentRequest;
      /** Maximum number of events of the workspace that are scheduled for later. @default no limit */
      readonly most?: number;
    },
  ): Awaitable<Published | NotPublished>;

  /**
   * `publish` without an idempotency key, in an open transaction of the host: see `webhooks.publishWithin`. Only a
   * storage over PostgreSQL has this method.
   */
  publishWithin?(
    client: TransactionClient,
    workspaceId: string,
    events: readonly AutomationEventRecord[],
    options?: ChangeOptions<Readonly<AutomationEventRecord>>,
  ): Awaitable<Published | Refused<'workspace_unknown'>>;

  /**
   * Returns the events of an earlier call with this idempotency key, as `publish` would (without pruned events). `null`
   * if the key is free or was used with another fingerprint. Stores nothing.
   */
  findPublished(
    workspaceId: string,
    request: Omit<IdempotentRequest, 'expiresAt'>,
  ): Awaitable<readonly Readonly<AutomationEventRecord>[] | null>;

  /**
   * Returns a page of the feed of a workspace. Published events without a number get one in the same step, sorted by
   * publication time; events of one time keep the order in which they were published, also within one call. An event
   * that is committed later gets a higher number. So a reader that continues after `last` gets every event exactly once,
   * regardless of concurrent writers and readers. Numbers are never reused. A call numbers a limited number of events;
   * `hasMore` tells whether there are more. A reader who comes back so late that events were removed in the meantime is
   * told so by `expired`.
   */
  feed(workspaceId: string, query: FeedQuery): Awaitable<FeedPage>;

  /**
   * Lists the events of a workspace, sorted by {@link momentOf} and, within one moment, by the order in which they were
   * published, latest first. `after` is `next` of the previous page; an unknown id returns an empty page.
   */
  listEvents(workspaceId: string, query: AutomationEventQuery): Awaitable<AutomationEventPage>;

  /**
   * How many events were published on each day (UTC), in order, without days that have none. Of more than 100,000, the
   * newest are counted.
   */
  countEvents(workspaceId: string, query: AutomationEventCountQuery): Awaitable<AutomationEventCounts>;

  findEvent(workspaceId: string, eventId: string): Awaitable<Readonly<AutomationEventRecord> | null>;

  /**
   * Cancels a scheduled event, and removes its deliveries in the same step (those of the webhook event with its id).
   * Returns the cancelled event; an event that is already cancelled stays unchanged. Refused with `ended` if the event
   * has been published, has a number in the feed, or if one of its deliveries has been claimed. Never succeeds together
   * with a concurrent claim or number.
   */
  cancel(
    workspaceId: string,
    eventId: string,
    options?: ChangeOptions<Readonly<AutomationEventRecord>> & { readonly now?: string },
  ): Awaitable<Readonly<AutomationEventRecord> | Refused<'not_found' | 'ended'>>;

  /**
   * Registers an event type, or replaces what is registered for it. Returns the type as it is stored. Concurrent calls
   * never leave the workspace with more than `most` types, and exactly one of several for a new type creates it. Refused
   * with `changed` if `when` returns false in this step.
   */
  registerType(
    workspaceId: string,
    draft: AutomationTypeDraft,
    options?: {
      /** Maximum number of registered types of the workspace. @default no limit */
      readonly most?: number;
      /**
       * Called with what is registered for the type, `null` for nothing, and again if the storage retries. @default it is
       * always stored
       */
      readonly when?: (current: Readonly<AutomationTypeRecord> | null) => boolean;
    },
  ): Awaitable<Readonly<AutomationTypeRecord> | Refused<'workspace_unknown' | 'too_many' | 'changed'>>;

  /** The registered types of a workspace, sorted by type (by code units). */
  listTypes(workspaceId: string): Awaitable<readonly Readonly<AutomationTypeRecord>[]>;

  /** Removes a type from the registry. Returns it; only one of several concurrent calls gets it. */
  removeType(
    workspaceId: string,
    type: string,
  ): Awaitable<Readonly<AutomationTypeRecord> | Refused<'not_found'>>;

  /** Returns the settings of a workspace; the defaults for an unknown workspace. */
  findSettings(workspaceId: string): Awaitable<Readonly<AutomationSettings>>;

  /**
   * The registered types and the settings of a workspace, read in an open transaction of the host: a read by another
   * connection could wait for ever, because the host's transactions may hold all of them. Only a storage over PostgreSQL
   * has this method.
   */
  findRegistryWithin?(client: TransactionClient, workspaceId: string): Awaitable<AutomationRegistry>;

  /** Changes the given settings. Returns all of them. */
  changeSettings(
    workspaceId: string,
    settings: Partial<AutomationSettings>,
  ): Awaitable<Readonly<AutomationSettings> | Refused<'workspace_unknown'>>;

  /** Replaces the verification of inbound endpoints, page by page: see {@link RewriteSecrets}. */
  rewriteSecrets?(
    ...args: Parameters<RewriteSecrets<AutomationEndpointRecord, 'verification'>>
  ): Awaitable<Rewritten>;

  /**
   * Removes a small batch of old records: published and cancelled events that are older than the retention of their
   * workspace, expired idempotency keys, and what is kept of refused requests 60 days after the last one. Scheduled
   * events stay. Returns whether there may be more to remove; also `false` while another process prunes.
   */
  prune(options: {
    /** Retention in days for workspaces without their own setting. */
    readonly retentionDays: number;
    readonly now?: string;
  }): Awaitable<boolean>;
}

/** What its methods answer. */
export const automationMethods: Kinds<AutomationRepository> = {
  createEndpoint: 'record',
  recordRefusals: 'other',
  findRefusals: 'found',
  listEndpoints: 'list',
  findEndpoint: 'found',
  findByToken: 'found',
  changeEndpoint: 'record',
  rotateToken: 'record',
  deleteEndpoint: 'record',
  publish: 'record',
  publishWithin: 'record',
  findPublished: 'found',
  feed: ['events'],
  listEvents: ['events'],
  countEvents: 'list',
  findEvent: 'found',
  cancel: 'record',
  registerType: 'record',
  listTypes: 'list',
  removeType: 'record',
  findSettings: 'record',
  findRegistryWithin: 'record',
  changeSettings: 'record',
  rewriteSecrets: 'record',
  prune: 'other',
};
