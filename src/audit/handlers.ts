import { defined } from '../common/defined.ts';
import { MarketplaceError } from '../common/errors.ts';
import type { AuditEntry, AuditLogRequest } from '../generated/types.ts';
import type { Call, Outcome } from '../group/operation.ts';
import type { AuditPlace } from '../repository/index.ts';
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
    ...defined({ actor, operation, after: cursor === undefined ? undefined : placeAt(cursor) }),
  });
  return { result: { data: entries, next_cursor: next === null ? null : cursorOf(next) } };
}

const cursorOf = ({ at, id }: AuditPlace): string => Buffer.from(`${at} ${id}`).toString('base64url');

/** @throws MarketplaceError */
function placeAt(cursor: string): AuditPlace {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, at = '', id = ''] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\w-]{1,64})$/.exec(text) ?? [];
  const time = Date.parse(at);
  if (Number.isNaN(time))
    throw new MarketplaceError('invalid_request', 'cursor must be a next_cursor of this list');
  return { at: new Date(time).toISOString(), id };
}
