/** The logic for keys that both adapters share, independent of the storage. */
import { isDeepStrictEqual } from 'node:util';
import { defined } from '../../common/defined.ts';
import { keyModeOf } from '../../common/key-mode.ts';
import type { KeyRecord } from '../../generated/types.ts';
import {
  isRefused,
  type KeyActOptions,
  type KeyActor,
  type KeyChange,
  type KeyFilter,
  type KeyRefusal,
  type KeyUse,
  keyRefusal,
  type Refused,
  type Repeated,
  type Replacement,
  type RotatedKey,
  type Rotation,
  refusalTo,
} from '../../repository/index.ts';
import { unknownScope } from '../../repository/scopes.ts';
import { InvalidDataError } from './check.ts';
import { grantedKey, regrantedKey, replacedKey } from './key-authority.ts';
import { checkRecord, checkUnknown } from './storable.ts';

/**
 * Checks the scopes that somebody gives to a key. One that its group does not have is refused only if another one is
 * meant, because a host may change a group.
 * @throws InvalidDataError that names both
 */
export function checkScopes(source: string, scopes: readonly string[] = []): void {
  const unknown = unknownScope(scopes);
  if (unknown?.meant != null)
    throw new InvalidDataError(
      source,
      `/scopes/${unknown.index}`,
      `must not be ${unknown.scope}, which does not exist: did you mean ${unknown.meant}?`,
    );
}

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

/** So many keys of a workspace stay that are revoked or expired, those that were created last. */
export const maxEndedKeys = 1_000;

/** Whether a key is accepted at this time. */
const isAccepted = ({ revoked_at, expires_at }: Readonly<KeyRecord>, now: string): boolean =>
  revoked_at === null && (expires_at === null || Date.parse(expires_at) > Date.parse(now));

/** The number of keys that the limit of new keys counts, or that of rotations: of rotated keys in their overlap. */
export const countedKeys = (
  keys: readonly Readonly<KeyRecord>[],
  now: string,
  { rotated }: { readonly rotated: boolean },
): number => keys.filter(key => isAccepted(key, now) && (key.rotated_to !== null) === rotated).length;

/** The keys that stay when another one is added. */
export function keptKeys(keys: readonly Readonly<KeyRecord>[], now: string): readonly Readonly<KeyRecord>[] {
  if (keys.length <= maxEndedKeys) return keys;
  const ended = keys.filter(key => !isAccepted(key, now));
  const oldest = ended
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
    .slice(maxEndedKeys);
  const gone = new Set(oldest);
  return keys.filter(key => !gone.has(key));
}

/** The old key, which expires after the overlap, and its replacement, which is like it otherwise. */
function rotatedKey(
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

/** Who acts, as a method of keys is told. */
export type Acting = Pick<KeyActOptions<unknown>, 'by' | 'user'>;

/** @throws InvalidDataError for unknown options, and for two who act */
export function actorIn(method: string, { by, user, ...unknown }: Acting): Acting {
  checkUnknown(method, unknown);
  if (by !== undefined && user !== undefined)
    throw new InvalidDataError(method, 'user', 'must not be given with by');
  return defined({ by, user });
}

/** The key as it is stored for its creator, or why it is refused. */
export function createdKey(
  key: Readonly<KeyRecord>,
  actor: KeyActor,
  ownerScopes: readonly string[] | undefined,
): Readonly<KeyRecord> | KeyRefusal {
  const { key: by } = actor;
  // Whose the new key is, is the caller's mistake, and no key that is not found.
  const wanted = by?.owner === undefined ? key : { ...key, owner: by.owner };
  const refusal = by === null ? null : refusalTo(by, wanted, key.created_at);
  return refusal ?? grantedKey(key, actor, ownerScopes);
}

/** The key after a change, or why it is refused. */
export function changedKey(
  key: Readonly<KeyRecord> | undefined,
  { name, scopes, expiresAt, allowedIps: ranges, rateLimit, owner, metadata, now }: KeyChange,
  actor: KeyActor,
  ownerScopes?: readonly string[],
): Readonly<KeyRecord> | KeyRefusal {
  const { key: by } = actor;
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
  const granted = regrantedKey(changed, key, actor, ownerScopes);
  if (isRefused(granted)) return granted;
  return (by === null ? null : refusalTo(by, granted, now)) ?? granted;
}

/** The old key and its replacement after a rotation, or why it is refused. */
export function rotatedKeys(
  key: Readonly<KeyRecord> | undefined,
  { replacement: brought, oldExpiresAt, expiresAt, now }: Rotation,
  actor: KeyActor,
): RotatedKey | KeyRefusal {
  const { key: by } = actor;
  const before = by === null ? null : refusalTo(by, key, now);
  if (before !== null) return before;
  if (key === undefined) return keyRefusal('not_found');
  if (hasEnded(key, now)) return keyRefusal('ended');
  const { old, replacement } = rotatedKey(key, brought, oldExpiresAt, expiresAt);
  const granted = replacedKey(replacement, key, actor);
  if (isRefused(granted)) return granted;
  // Before its mode is compared, because the prefix may be no text.
  checkRecord('keys.rotate', 'keys', granted);
  if (keyModeOf(brought.prefix) !== keyModeOf(key.prefix)) return keyRefusal('other_mode');
  return (by === null ? null : refusalTo(by, granted, now)) ?? { old, replacement: granted };
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
