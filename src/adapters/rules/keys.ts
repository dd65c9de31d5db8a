/** The logic for keys that both adapters share, independent of the storage. */
import { isDeepStrictEqual } from 'node:util';
import { defined } from '../../common/defined.ts';
import type { KeyRecord } from '../../generated/types.ts';
import {
  isRefused,
  type KeyChange,
  type KeyFilter,
  type KeyRefusal,
  type KeyUse,
  keyRefusal,
  type Refused,
  type Repeated,
  type Replacement,
  type RotatedKey,
  refusalTo,
} from '../../repository/index.ts';

/** Whether a key can no longer be rotated at this time. */
export const hasEnded = (
  { revoked_at, expires_at, rotated_to }: Pick<KeyRecord, 'revoked_at' | 'expires_at' | 'rotated_to'>,
  now: string,
): boolean =>
  revoked_at !== null ||
  rotated_to !== null ||
  (expires_at !== null && Date.parse(expires_at) <= Date.parse(now));

const hour = 3_600_000;
const day = 24 * hour;

/** Until when (ISO 8601 UTC) keys must have ended to be forgotten with the creation of a key. */
export const forgottenBefore = (createdAt: string): string =>
  new Date(Date.parse(createdAt) - day).toISOString();

/** Whether a key was short-lived and ended by this time, so that it is forgotten. */
export const isForgotten = (
  { created_at, expires_at, rotated_to }: Pick<KeyRecord, 'created_at' | 'expires_at' | 'rotated_to'>,
  before: string,
): boolean => {
  if (expires_at === null || rotated_to !== null || Date.parse(expires_at) > Date.parse(before)) return false;
  const life = Date.parse(expires_at) - Date.parse(created_at);
  return life >= 0 && life <= hour;
};

/** The old key, which expires after the overlap, and its replacement, which is like it otherwise. */
export function rotatedKey(
  key: Readonly<KeyRecord>,
  { id, digest, prefix, last_four, created_at, created_by }: Replacement,
  oldExpiresAt: string,
  expiresAt: string | null = key.expires_at,
): RotatedKey {
  const sooner = key.expires_at !== null && Date.parse(key.expires_at) < Date.parse(oldExpiresAt);
  return {
    old: { ...key, rotated_to: id, expires_at: sooner ? key.expires_at : oldExpiresAt },
    replacement: {
      id,
      name: key.name,
      digest,
      prefix,
      last_four,
      scopes: [...key.scopes],
      ...allowedIps(key.allowed_ips),
      ...ownedBy(key),
      created_at,
      created_by,
      last_used_at: null,
      expires_at: expiresAt,
      revoked_at: null,
      rotated_to: null,
    },
  };
}

/** A key that every address may use has no such member. */
const allowedIps = (ranges: readonly string[] = []): Pick<KeyRecord, 'allowed_ips'> =>
  ranges.length === 0 ? {} : { allowed_ips: [...ranges] };

/** A key without a limit, an owner or metadata has no such members. */
const ownedBy = ({
  rate_limit,
  owner,
  metadata = {},
}: {
  readonly rate_limit?: KeyRecord['rate_limit'] | null | undefined;
  readonly owner?: string | null | undefined;
  readonly metadata?: KeyRecord['metadata'] | undefined;
}): Pick<KeyRecord, 'rate_limit' | 'owner' | 'metadata'> => ({
  ...(rate_limit == null ? {} : { rate_limit: { ...rate_limit } }),
  ...(owner == null ? {} : { owner }),
  ...(Object.keys(metadata).length === 0 ? {} : { metadata: { ...metadata } }),
});

/** The key after a use, or the same if a later one is known. */
export function usedKey(key: Readonly<KeyRecord>, at: string, use?: KeyUse): Readonly<KeyRecord> {
  if (key.last_used_at !== null && Date.parse(key.last_used_at) >= Date.parse(at)) return key;
  if (use === undefined) return { ...key, last_used_at: at };
  const { last_used_agent: _, ...rest } = key;
  const agent = use.agent === null ? {} : { last_used_agent: use.agent };
  return { ...rest, last_used_at: at, last_used_network: use.network, ...agent };
}

/** The refusal of a request that came before, or `null`. */
export function repeatedKey(answer: readonly Repeated[] | Refused<'key_reused'> | null): KeyRefusal | null {
  if (answer === null) return null;
  if (isRefused(answer)) return keyRefusal('key_reused');
  const [first] = answer;
  return { ...keyRefusal('repeated'), ...defined({ made: first?.made }) };
}

/**
 * The key after a change, or why it is refused. `by`: the acting key, which is `undefined` if it does not exist; `null`: a
 * user acts.
 */
export function changedKey(
  key: Readonly<KeyRecord> | undefined,
  { name, scopes, expiresAt, allowedIps: ranges, rateLimit, owner, metadata, now }: KeyChange,
  by: Readonly<KeyRecord> | undefined | null,
): Readonly<KeyRecord> | KeyRefusal {
  const before = by === null ? null : refusalTo(by, key, now);
  if (before !== null) return before;
  if (key === undefined) return keyRefusal('not_found');
  if (hasEnded(key, now)) return keyRefusal('ended');
  const { allowed_ips: earlier, rate_limit: limit, owner: of, metadata: texts, ...rest } = key;
  const changed = {
    ...rest,
    ...defined({ name, scopes: scopes && [...scopes], expires_at: expiresAt }),
    ...allowedIps(ranges ?? earlier),
    ...ownedBy({
      rate_limit: rateLimit === undefined ? limit : rateLimit,
      owner: owner === undefined ? of : owner,
      metadata: metadata ?? texts,
    }),
  };
  if (isDeepStrictEqual(changed, key)) return key;
  return (by === null ? null : refusalTo(by, changed, now)) ?? changed;
}

/** Whether a list with this filter has the key. */
export function fitsKeyFilter(
  key: Readonly<KeyRecord>,
  { state, now = '', scope, owner, q }: KeyFilter,
): boolean {
  const isExpired = key.expires_at !== null && Date.parse(key.expires_at) <= Date.parse(now);
  const own = key.revoked_at !== null ? 'revoked' : isExpired ? 'expired' : 'active';
  return (
    (state === undefined || own === state) &&
    (scope === undefined || key.scopes.some(one => one === scope)) &&
    (owner === undefined || key.owner === owner) &&
    (q === undefined ||
      [key.name, `${key.prefix}…${key.last_four}`].some(text => text.toLowerCase().includes(q.toLowerCase())))
  );
}
