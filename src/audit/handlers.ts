import { timeCursorOf, timePlaceAt } from '../common/cursor.ts';
import { defined } from '../common/defined.ts';
import { MarketplaceError } from '../common/errors.ts';
import type { AuditEntry, AuditLogRequest } from '../generated/types.ts';
import type { Call, Outcome } from '../group/operation.ts';
import type { AuditQuery } from '../repository/index.ts';
import { keptSince } from './service.ts';

const defaultLimit = 20;

type Filters = Omit<AuditQuery, 'limit' | 'after'>;

export async function listAuditLog({
  input,
  principal,
  repository,
  now,
}: Call<AuditLogRequest, 'audit'>): Promise<
  Outcome<{ data: readonly Readonly<AuditEntry>[]; next_cursor: string | null }>
> {
  const { actor, operation, record_type, record_id, since, until, limit = defaultLimit, cursor } = input;
  if (since !== undefined && until !== undefined && Date.parse(until) < Date.parse(since))
    throw new MarketplaceError('invalid_request', 'until must not be before since');
  const kept = keptSince(now);
  const filters: Filters = {
    // What is too old may still be stored.
    since: since === undefined || Date.parse(since) < Date.parse(kept) ? kept : since,
    ...defined({ actor, operation, recordType: record_type, recordId: record_id, until }),
  };
  const after = cursor === undefined ? undefined : timePlaceAt(cursor);
  const { entries, next } = await repository.audit.list(principal.workspaceId, {
    limit,
    ...filters,
    ...defined({ after }),
  });
  return {
    result: {
      // A storage of the host may not know all filters.
      data: entries.filter(entry => fits(entry, filters)).map(shownEntry),
      next_cursor: next === null ? null : timeCursorOf(next),
    },
  };
}

const fits = (
  entry: Readonly<AuditEntry>,
  { actor, operation, recordType, recordId, since, until }: Filters,
): boolean =>
  (actor === undefined || entry.actor_id === actor) &&
  (operation === undefined || entry.operation === operation) &&
  (recordType === undefined || entry.record_type === recordType) &&
  (recordId === undefined || entry.record_id === recordId) &&
  (since === undefined || Date.parse(entry.at) >= Date.parse(since)) &&
  (until === undefined || Date.parse(entry.at) <= Date.parse(until));

/** An entry of a storage that does not keep these has none of them. */
const shownEntry = (entry: Readonly<AuditEntry>): Readonly<AuditEntry> => ({
  ...entry,
  record_type: entry.record_type ?? null,
  record_name: entry.record_name ?? null,
  changes: entry.changes ?? [],
});
