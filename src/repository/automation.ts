/**
 * Automation: inbound endpoints, the events that are published, and the feed of a workspace.
 *
 * - An **event** is scheduled until its `deliver_at` has come, and published from then on; without one it is published
 *   at once. One that is scheduled can be cancelled.
 * - The **feed** numbers what is published: each event has its `sequence` once somebody has read so far.
 * - `now` is the clock (ISO 8601 UTC) wherever it is optional; without it, the storage's own holds.
 */
import type { Awaitable } from '../common/awaitable.ts';
import type { AutomationEndpointRecord, AutomationEventRecord, AutomationToken } from '../generated/types.ts';
import type { ChangeOptions, Refused } from './answers.ts';

/** An inbound endpoint may change in all but its id, its tokens and its beginning. */
export type AutomationEndpointChange = Partial<
  Omit<AutomationEndpointRecord, 'id' | 'created_at' | 'tokens'>
>;

/**
 * Why an inbound endpoint was not stored. `taken`: the workspace has one with this id, or anybody has one with a token
 * of this digest. `too_many`: the workspace has as many as it may have.
 */
export type AutomationEndpointNotStored = Refused<'workspace_unknown' | 'taken' | 'too_many'>;

/** An inbound endpoint together with the workspace that it belongs to. */
export interface FoundAutomationEndpoint {
  readonly workspaceId: string;
  readonly endpoint: Readonly<AutomationEndpointRecord>;
}

export interface TokenRotation {
  /** The token that takes the place of the one in use. */
  readonly token: Pick<AutomationToken, 'digest' | 'last_four'>;
  /** Rotate only where the token with this digest is in front: of several rotations from one exactly one happens. */
  readonly from?: string;
  /** Until this instant (ISO 8601 UTC) the old token is taken too. */
  readonly oldExpiresAt: string;
  /** The clock: tokens that have expired at this instant are dropped. */
  readonly now: string;
}

/** The idempotency key of a request, and what tells it from another request with the same key. */
export interface IdempotentRequest {
  /** Whose keys they are: the id of an inbound endpoint, or `key`. */
  readonly scope: string;
  readonly key: string;
  /** SHA-256 of the request, in lower-case hexadecimal. */
  readonly fingerprint: string;
  /** From this instant (ISO 8601 UTC) on the key is free again. */
  readonly expiresAt: string;
  readonly now?: string;
}

/** What is there of events after a call that published them. */
export interface Published {
  /** Each as it is stored, in the order in which they were given. */
  readonly events: readonly Readonly<AutomationEventRecord>[];
  /** Whether this call has stored any of them. */
  readonly isNew: boolean;
}

/** Why nothing was published. `key_reused`: the idempotency key came with another request before. */
export type NotPublished = Refused<'workspace_unknown' | 'key_reused'>;

export interface FeedQuery {
  /** The number to go on after: `last` of the page before. @default 0, the beginning */
  readonly after?: number;
  readonly limit: number;
  /** Only events of this type. */
  readonly type?: string;
  readonly now?: string;
}

export interface FeedPage {
  /** By `sequence`, which each of them has. */
  readonly events: readonly Readonly<AutomationEventRecord>[];
  /** The number to go on after. */
  readonly last: number;
  /** Whether there is more already: the next page need not wait. */
  readonly hasMore: boolean;
}

export interface AutomationEventQuery {
  readonly endpointId?: string;
  readonly type?: string;
  readonly state?: 'scheduled' | 'published' | 'cancelled';
  /** Only events whose moment ({@link momentOf}) is this instant or a later one (ISO 8601 UTC). */
  readonly since?: string;
  /** Only events whose moment is this instant or an earlier one. */
  readonly until?: string;
  readonly limit: number;
  /** Id to go on after. */
  readonly after?: string;
  readonly now?: string;
}

export interface AutomationEventPage {
  readonly events: readonly Readonly<AutomationEventRecord>[];
  /** Id to go on after, or `null` on the last page. */
  readonly next: string | null;
}

/** What is set for a workspace. */
export interface AutomationSettings {
  /** For how many days events are kept; `null`: for as long as the service says. */
  readonly retention_days: number | null;
}

export interface AutomationRepository {
  /**
   * Stores an inbound endpoint. The endpoint as it is stored, or why it was refused: of any number of concurrent calls
   * with `most` no more are stored than leave the workspace with so many, and of several with one digest exactly one.
   */
  createEndpoint(
    workspaceId: string,
    endpoint: AutomationEndpointRecord,
    options?: ChangeOptions<Readonly<AutomationEndpointRecord>> & {
      /** How many inbound endpoints the workspace may have. @default no limit */
      readonly most?: number;
    },
  ): Awaitable<Readonly<AutomationEndpointRecord> | AutomationEndpointNotStored>;

  /** A workspace's inbound endpoints by `created_at`, the oldest first (equal instants by id). */
  listEndpoints(workspaceId: string): Awaitable<readonly Readonly<AutomationEndpointRecord>[]>;

  findEndpoint(workspaceId: string, endpointId: string): Awaitable<Readonly<AutomationEndpointRecord> | null>;

  /**
   * The inbound endpoint that has a token with this SHA-256 digest, of whichever workspace. Expired tokens are found
   * too: the service tells them apart. Must be an indexed look-up, it runs on every request to an address, and must
   * see a rotation or deletion that has been acknowledged anywhere.
   */
  findByToken(digest: string): Awaitable<FoundAutomationEndpoint | null>;

  /** Changes an inbound endpoint. The endpoint as it is afterwards. */
  changeEndpoint(
    workspaceId: string,
    endpointId: string,
    change: AutomationEndpointChange,
    options?: ChangeOptions<Readonly<AutomationEndpointRecord>>,
  ): Awaitable<Readonly<AutomationEndpointRecord> | Refused<'not_found'>>;

  /**
   * Puts a token in front of the others. The old ones end with the overlap, unless they end earlier. The endpoint as it
   * is afterwards, or why it was not changed: `changed` when another token than `from` is in front, `taken` when
   * anybody has one with this digest.
   */
  rotateToken(
    workspaceId: string,
    endpointId: string,
    rotation: TokenRotation,
    options?: ChangeOptions<Readonly<AutomationEndpointRecord>>,
  ): Awaitable<Readonly<AutomationEndpointRecord> | Refused<'not_found' | 'changed' | 'taken'>>;

  /**
   * Removes an inbound endpoint with its tokens; the events that it took stay. The endpoint as it was: racing calls get
   * it once.
   */
  deleteEndpoint(
    workspaceId: string,
    endpointId: string,
    options?: ChangeOptions<Readonly<AutomationEndpointRecord>>,
  ): Awaitable<Readonly<AutomationEndpointRecord> | Refused<'not_found'>>;

  /**
   * Stores events, all of them in one step with the idempotency key of their request. An event whose `source` and
   * `source_id` together, or whose id, another of the workspace has is that other one, for as long as it is kept; so is
   * the second of two in one call. What `options.events` gives for an event happens only if this call stores it.
   *
   * Of any number of concurrent calls with one idempotency key exactly one stores its events; the others are answered
   * with these (those of them that are still kept), or are refused where their fingerprint is another. They wait until
   * that one has ended, and where it has failed the next one stores its own.
   */
  publish(
    workspaceId: string,
    events: readonly AutomationEventRecord[],
    options?: ChangeOptions<Readonly<AutomationEventRecord>> & {
      /** @default no idempotency key */
      readonly request?: IdempotentRequest;
    },
  ): Awaitable<Published | NotPublished>;

  /**
   * The events that an earlier call with this idempotency key published (those of them that are still kept), as
   * `publish` would return them. `null` if the key is free, or came with another fingerprint. Nothing is stored.
   */
  findPublished(
    workspaceId: string,
    request: Omit<IdempotentRequest, 'expiresAt'>,
  ): Awaitable<readonly Readonly<AutomationEventRecord>[] | null>;

  /**
   * The feed of a workspace from a number on. What is published and not cancelled gets its number when the feed is
   * read, in that very step, in the order in which it was published (equal instants by id) among what is there; who
   * commits later gets a later number. So whoever goes on after `last` gets every event once and misses none, however
   * many publish and read at once. Numbers grow and are never given again. A call numbers a bounded number of events:
   * `hasMore` says whether there are more.
   */
  feed(workspaceId: string, query: FeedQuery): Awaitable<FeedPage>;

  /**
   * A workspace's events by their moment ({@link momentOf}), the latest first (equal instants by id, the last first).
   * `after` is an id that an earlier page gave as `next`; one that the workspace does not have gives an empty page.
   */
  listEvents(workspaceId: string, query: AutomationEventQuery): Awaitable<AutomationEventPage>;

  findEvent(workspaceId: string, eventId: string): Awaitable<Readonly<AutomationEventRecord> | null>;

  /**
   * Cancels an event that is scheduled, and removes its deliveries in the same step (those of the event of webhooks that
   * has its id). The event as it is afterwards; one that is cancelled already stays as it is. Refused as `ended` when it
   * is published by now, has its number in the feed, or one of its deliveries was claimed: of a call and a claim or a
   * reader of the feed, one comes first.
   */
  cancel(
    workspaceId: string,
    eventId: string,
    options?: ChangeOptions<Readonly<AutomationEventRecord>> & { readonly now?: string },
  ): Awaitable<Readonly<AutomationEventRecord> | Refused<'not_found' | 'ended'>>;

  /** What is set for a workspace: nothing, in one that does not exist. */
  findSettings(workspaceId: string): Awaitable<Readonly<AutomationSettings>>;

  changeSettings(
    workspaceId: string,
    settings: AutomationSettings,
  ): Awaitable<Readonly<AutomationSettings> | Refused<'workspace_unknown'>>;

  /**
   * Removes a small batch of what nobody needs: events that were published or cancelled longer ago than their workspace
   * keeps them, and idempotency keys whose time is over. What is scheduled stays. Whether there may be more to remove;
   * `false` too while another process does it.
   */
  prune(options: {
    /** For how many days events are kept where the workspace says nothing. */
    readonly retentionDays: number;
    readonly now?: string;
  }): Awaitable<boolean>;
}

/**
 * When an event was cancelled, or otherwise is or was published: what lists, the feed and pruning go by. No earlier
 * than it was received.
 */
export function momentOf({
  cancelled_at: cancelled,
  deliver_at: at,
  received_at: received,
}: Pick<AutomationEventRecord, 'cancelled_at' | 'deliver_at' | 'received_at'>): string {
  if (cancelled !== null) return cancelled;
  return at === null || Date.parse(at) < Date.parse(received) ? received : at;
}
