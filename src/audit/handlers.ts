import { timeCursorOf, timePlaceAt } from '../common/cursor.ts';
import { defined } from '../common/defined.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import type { AuditEntry, AuditLogRequest } from '../generated/types.ts';
import type { Call } from '../group/call.ts';
import type { Outcome } from '../group/operation.ts';
import { fitting, requestedFilters } from '../repository/filters.ts';
import { type AuditQuery, auditFilters } from '../repository/index.ts';
import { keptSince } from './service.ts';

const defaultLimit = 20;

export async function listAuditLog({
  input,
  principal,
  repository,
  now,
}: Call<AuditLogRequest, 'audit'>): Promise<
  Outcome<{ data: readonly Readonly<AuditEntry>[]; next_cursor: string | null }>
> {
  const { since, until, limit = defaultLimit, cursor } = input;
  if (since !== undefined && until !== undefined && Date.parse(until) < Date.parse(since))
    throw new MarketplaceError('invalid_request', 'until must not be before since');
  const kept = keptSince(now);
  const filters = {
    ...requestedFilters<AuditQuery>(auditFilters, input),
    // What is too old may still be stored.
    since: since === undefined || Date.parse(since) < Date.parse(kept) ? kept : since,
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
      data: entries.filter(fitting(auditFilters, filters)).map(shownEntry),
      next_cursor: next === null ? null : timeCursorOf(next),
    },
  };
}

/** An entry of a storage that does not keep these has none of them. */
const shownEntry = (entry: Readonly<AuditEntry>): Readonly<AuditEntry> => ({
  ...entry,
  record_type: entry.record_type ?? null,
  record_name: entry.record_name ?? null,
  changes: entry.changes ?? [],
});
