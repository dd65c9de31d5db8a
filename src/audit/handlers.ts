import { timeCursorOf, timePlaceAt } from '../common/cursor.ts';
import { defined } from '../common/defined.ts';
import type { AuditEntry, AuditLogRequest } from '../generated/types.ts';
import type { Call, Outcome } from '../group/operation.ts';
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
  const { actor, operation, since, limit = defaultLimit, cursor } = input;
  const kept = keptSince(now);
  const { entries, next } = await repository.audit.list(principal.workspaceId, {
    limit,
    // What is too old may still be stored.
    since: since === undefined || Date.parse(since) < Date.parse(kept) ? kept : since,
    ...defined({ actor, operation, after: cursor === undefined ? undefined : timePlaceAt(cursor) }),
  });
  return { result: { data: entries, next_cursor: next === null ? null : timeCursorOf(next) } };
}
