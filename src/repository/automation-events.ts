/** Events that are published, the feed of them, and their history. */
import type { AutomationEventRecord } from '../generated/types.ts';
import type { Filters, FiltersOf } from './filters.ts';
import type { Refused } from './results.ts';

/** The idempotency key of a request, with a fingerprint of the request. */
export interface IdempotentRequest {
  /** The key space: the id of an inbound endpoint, or `key` for requests with an API key. */
  readonly scope: string;
  readonly key: string;
  /** SHA-256 of the request, in lower-case hexadecimal. */
  readonly fingerprint: string;
  /** When the key can be used for another request (ISO 8601 UTC). */
  readonly expiresAt: string;
  readonly now?: string;
}

/** The result of a call that publishes events. */
export interface Published {
  /** The stored events, in the given order. */
  readonly events: readonly Readonly<AutomationEventRecord>[];
  /** Whether this call has stored any of them. */
  readonly isNew: boolean;
}

/** Why nothing was published. `key_reused`: an earlier request with another fingerprint used the idempotency key. */
/** `too_many`: more events of the workspace would be scheduled than `most`. */
export type NotPublished = Refused<'workspace_unknown' | 'key_reused' | 'too_many'>;

/** Filters of the feed, each with the field that it compares. */
export const automationFeedFilters = {
  type: ['type', 'is'],
} as const satisfies Filters<AutomationEventRecord>;

export interface FeedQuery extends FiltersOf<AutomationEventRecord, typeof automationFeedFilters> {
  /** Continues after this number: `last` of the previous page. @default 0, the beginning */
  readonly after?: number;
  readonly limit: number;
  readonly now?: string;
}

export interface FeedPage {
  /** Sorted by `sequence`, which is not `null` here. */
  readonly events: readonly Readonly<AutomationEventRecord>[];
  /** The number after which the next page starts. */
  readonly last: number;
  /** Whether the next page has events already. */
  readonly hasMore: boolean;
  /**
   * Only if `after` is above 0, and events with higher numbers are no longer kept: the lowest number after which no
   * event is missing.
   */
  readonly expired?: number;
}

/** An event with its {@link momentOf}. */
type EventAt = AutomationEventRecord & { readonly at: string };

/** Filters of the history, each with the field that it compares. */
export const automationEventFilters = {
  endpointId: ['endpoint_id', 'is'],
  /** Only events from this moment on (ISO 8601 UTC). */
  since: ['at', 'from'],
  /** Only events until this moment. */
  until: ['at', 'to'],
} as const satisfies Filters<EventAt>;

export interface AutomationEventQuery extends FiltersOf<EventAt, typeof automationEventFilters> {
  /** `order.*` stands for all types that begin with `order.`. */
  readonly type?: string;
  readonly state?: 'scheduled' | 'published' | 'cancelled';
  readonly limit: number;
  /** Continues after the event with this id. */
  readonly after?: string;
  readonly now?: string;
}

/** Events of one endpoint, or of one type. */
export interface AutomationEventCountQuery
  extends FiltersOf<EventAt, Pick<typeof automationEventFilters, 'endpointId'>> {
  readonly type?: string;
  /** The first and the last moment (ISO 8601 UTC). */
  readonly since: string;
  readonly until: string;
}

/** The number of events of each day, such as `2026-11-20`. */
export type AutomationEventCounts = readonly { readonly name: string; readonly events: number }[];

/** More events than these are not counted. */
export const maxCountedEvents = 100_000;

export interface AutomationEventPage {
  readonly events: readonly Readonly<AutomationEventRecord>[];
  /** The id after which the next page starts, or `null` on the last page. */
  readonly next: string | null;
}

/**
 * The time by which lists, the feed and pruning sort an event: when it was cancelled, or otherwise its publication
 * time. Never earlier than the time when it was received.
 */
export function momentOf({
  cancelled_at: cancelled,
  deliver_at: at,
  received_at: received,
}: Pick<AutomationEventRecord, 'cancelled_at' | 'deliver_at' | 'received_at'>): string {
  if (cancelled !== null) return cancelled;
  return at === null || Date.parse(at) < Date.parse(received) ? received : at;
}
