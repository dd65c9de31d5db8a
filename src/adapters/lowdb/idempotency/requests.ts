/** Requests with idempotency keys in the data. */
import type { IdempotentRequestRecord } from '../../../generated/types.ts';
import type { OnceRequest, Refused, Repeated, RequestOutcome } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { repeatOf } from '../../rules/idempotency.ts';
import { checkRecord } from '../../rules/storable.ts';
import { type FrozenData, recordsOf, withRecords } from '../data.ts';
import { time } from '../order.ts';

/** Maximum number of stored keys per workspace (the newest), because every change writes the whole file. */
const maxRequests = 1_000;

type Request = IdempotentRequestRecord;

const requestsOf = (data: FrozenData, workspaceId: string): readonly Request[] =>
  recordsOf(data, 'idempotent_requests', workspaceId);

/** The answer to a request whose key came before, or `null`. */
export function repeated(
  data: FrozenData,
  workspaceId: string,
  request: OnceRequest | undefined,
): readonly Repeated[] | Refused<'key_reused'> | null {
  const known = requestsOf(data, workspaceId).find(({ digest }) => digest === request?.digest);
  return request === undefined || known === undefined || time(known.expires_at) <= time(request.now)
    ? null
    : repeatOf(known, request);
}

/** A copy of the data with a request that was carried out. */
export function withRequest(
  data: FrozenData,
  workspaceId: string,
  request: OnceRequest | undefined,
  made: readonly RequestOutcome[],
): FrozenData {
  if (request === undefined || made.every(({ id }) => id === null)) return data;
  const { digest, fingerprint, expiresAt, now } = request;
  const record: Request = deepFreeze({ digest, fingerprint, made: [...made], expires_at: expiresAt });
  checkRecord('request', 'idempotent_requests', record);
  const others = requestsOf(data, workspaceId).filter(
    one => one.digest !== digest && time(one.expires_at) > time(now),
  );
  return withRecords(data, 'idempotent_requests', workspaceId, [...others, record].slice(-maxRequests));
}
