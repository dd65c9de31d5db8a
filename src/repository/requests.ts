import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { RequestLogRecord, UsageHourRecord, UsageRequest } from '../generated/types.ts';
import type { Filters, FiltersOf } from './filters.ts';
import type { Kinds } from './kinds.ts';

/** Requests of one workspace that were answered shortly after each other. */
export interface AnsweredRequests {
  readonly workspaceId: string;
  /** Those to be listed: at least one, although more are counted than listed. */
  readonly listed: readonly RequestLogRecord[];
  /** What all of them add to the counts of their hour and its day, each hour, key and operation once. */
  readonly counts: readonly UsageHourRecord[];
  /**
   * The storage keeps the newest so many requests of the workspace, without those that `keepErrors` is about. `null`:
   * nothing is deleted now.
   */
  readonly keep: number | null;
  /**
   * The storage keeps the newest so many requests of the workspace that were refused or failed ({@link isFailure}), however
   * many others there are. @default they count as all others
   */
  readonly keepErrors?: number | null;
}

export interface RecordRequestsOptions {
  /**
   * Called once with those that are not stored because somebody else, such as a tool of the host, has locked what they need.
   * They can be given again. Without it, the method waits for them, after it has stored all others.
   */
  readonly passOver?: (locked: readonly AnsweredRequests[]) => void;
}

/** Whether a request was refused or failed: an error has a code, and another status where the host has changed it. */
export const isFailure = ({ status, error }: Pick<RequestLogRecord, 'status' | 'error'>): boolean =>
  status >= 400 || error !== null;

/** Where a list of requests continues: after this one. */
export type RequestPlace = Pick<RequestLogRecord, 'at' | 'id'>;

/** Filters, each with the field that it compares. */
export const requestFilters = {
  keyId: ['key_id', 'is'],
  operation: ['operation', 'is'],
  statusCode: ['status', 'is'],
  errorCode: ['error', 'is'],
  /** Only requests from this time on (ISO 8601 UTC). */
  since: ['at', 'from'],
  /** Only requests up to this time (ISO 8601 UTC). */
  until: ['at', 'to'],
  /** Requests whose `X-Request-Id` this is, found by an index: clients and hosts can give one id to several. */
  requestId: ['request_id', 'is'],
} as const satisfies Filters<RequestLogRecord>;

export interface RequestQuery extends FiltersOf<RequestLogRecord, typeof requestFilters> {
  /** The first digits of the status. */
  readonly statusClasses?: readonly (2 | 3 | 4 | 5)[];
  readonly limit: number;
  readonly after?: RequestPlace;
}

export interface RequestPage {
  readonly requests: readonly Readonly<RequestLogRecord>[];
  /** Where to continue, or `null` on the last page. */
  readonly next: RequestPlace | null;
}

export interface UsageQuery {
  readonly by: NonNullable<UsageRequest['by']>;
  /** The first and the last day (`2026-11-20`), or hour (`2026-11-20T14`) if hours are counted. Both are in UTC. */
  readonly from: string;
  readonly to: string;
  readonly keyId?: string;
  readonly operation?: string;
  /** Maximum number of rows. */
  readonly limit: number;
}

/** What was counted together. */
export type UsageSum = Pick<
  UsageHourRecord,
  'succeeded' | 'client_errors' | 'server_errors' | 'duration_us'
> & {
  /** The day, the hour, the id of the key or the id of the operation. */
  readonly name: string;
};

export interface RequestsRepository {
  /**
   * Stores requests and adds to the counts, for each workspace in one step. If the listed requests of a workspace are
   * stored already, nothing is counted again, also in concurrent calls, so what was given to a call whose answer was
   * lost can be given again. Requests of unknown workspaces are ignored. A storage may keep only the newest 200 requests
   * of a workspace that were refused or failed, and the newest 200 others; the counts are complete.
   */
  record(answered: readonly AnsweredRequests[], options?: RecordRequestsOptions): Awaitable<void>;

  /** The requests of a workspace, newest first (equal times by id, last first). */
  list(workspaceId: string, query: RequestQuery): Awaitable<RequestPage>;

  find(workspaceId: string, id: string): Awaitable<Readonly<RequestLogRecord> | null>;

  /**
   * The sums of a range of days, without what has no requests: by day in order, or by key or operation with the most
   * requests first (equal numbers by name). By hour, they are those of a range of hours, in order.
   */
  usage(workspaceId: string, query: UsageQuery): Awaitable<readonly UsageSum[]>;

  /**
   * Deletes requests and counts that are older than a number of days, and counts of hours that started more than 50 hours
   * ago: all of them, or a part if there are many. Returns whether to call it again for more. If several processes call it, one at a time deletes, and the others get `false`.
   * `now`: the current time, if it is not that of the storage.
   */
  prune(options: {
    readonly requestDays: number;
    readonly usageDays: number;
    readonly now?: string;
  }): Awaitable<boolean>;
}

/** What its methods answer. */
export const requestMethods: Kinds<RequestsRepository> = {
  record: 'other',
  list: ['requests'],
  find: 'found',
  usage: 'list',
  prune: 'other',
};
