/** The audit log of a workspace: who has changed what, when, and from where. */
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { AuditEntry } from '../generated/types.ts';
import type { Filters, FiltersOf } from './filters.ts';
import type { Kinds } from './kinds.ts';

/** Where a list of entries continues: after this one. */
export type AuditPlace = Pick<AuditEntry, 'at' | 'id'>;

/** Filters, each with the field that it compares. */
export const auditFilters = {
  /** Id of a key or a user. */
  actor: ['actor_id', 'is'],
  operation: ['operation', 'is'],
  /** What kind of record was changed. */
  recordType: ['record_type', 'is'],
  recordId: ['record_id', 'is'],
  /** Only entries from this time on (ISO 8601 UTC). */
  since: ['at', 'from'],
  /** Only entries up to this time (ISO 8601 UTC). */
  until: ['at', 'to'],
} as const satisfies Filters<AuditEntry>;

export interface AuditQuery extends FiltersOf<AuditEntry, typeof auditFilters> {
  readonly limit: number;
  readonly after?: AuditPlace;
}

export interface AuditPage {
  readonly entries: readonly Readonly<AuditEntry>[];
  /** Where to continue, or `null` on the last page. */
  readonly next: AuditPlace | null;
}

/** Entries are added and pruned. They change only as `append` says. */
export interface AuditRepository {
  /**
   * Stores an entry. An entry of an unknown workspace is ignored, and so is one whose id the workspace already has, also
   * in concurrent calls, unless that one is partial (`is_partial`): the new one takes its place. In the same step, entries
   * of this workspace from before `staleBefore` (ISO 8601 UTC) may be deleted: a storage deletes more than one each time,
   * so that a log does not grow for ever.
   *
   * A storage may keep only the newest 1,000 entries of a workspace about members, 1,000 about invitations, 1,000 about
   * keys, 1,000 about workspaces (`record_type`), and 1,000 about all other records: none of these pushes out another. It
   * may make one entry of several about the same other record, by the same actor and operation: see `count` of an entry.
   */
  append(workspaceId: string, entry: AuditEntry, staleBefore: string): Awaitable<void>;

  /** Deletes an entry that is partial, because its change was taken back. Other entries stay. */
  discard?(workspaceId: string, entryId: string): Awaitable<void>;

  /**
   * The entries of a workspace, newest first (equal times by id, last first), that fit all filters. What a storage does
   * not filter by, or does not keep of an entry, is no error: the service leaves out entries that do not fit.
   */
  list(workspaceId: string, query: AuditQuery): Awaitable<AuditPage>;
}

/** What its methods answer. */
export const auditMethods: Kinds<AuditRepository> = {
  append: 'other',
  discard: 'other',
  list: ['entries'],
};
