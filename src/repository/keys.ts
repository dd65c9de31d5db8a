import type { Awaitable } from '../common/concurrency/awaitable.ts';
import { areWithin } from '../common/network/ip-ranges.ts';
import type { KeyListRequest, KeyMetadata, KeyRateLimit, KeyRecord } from '../generated/types.ts';
import type { OnceOptions, RequestOutcome } from './idempotency.ts';
import type { Kinds } from './kinds.ts';
import type { ChangeOptions, Refused } from './results.ts';
import type { TransactionOptions } from './transaction-client.ts';

/** A key with its workspace. */
export interface FoundKey {
  readonly workspaceId: string;
  readonly key: Readonly<KeyRecord>;
}

export interface KeyPage {
  readonly keys: readonly Readonly<KeyRecord>[];
  /** Id to continue after, or `null` on the last page. */
  readonly next: string | null;
}

/** The new fields of a replacement. Everything else is as in the key that it replaces, but for its uses. */
export type Replacement = Pick<
  KeyRecord,
  'id' | 'digest' | 'prefix' | 'last_four' | 'created_at' | 'created_by'
>;

export interface Rotation {
  /** Id of the key to replace. */
  readonly keyId: string;
  /** The new fields of the replacement. Its id and digest must be new. */
  readonly replacement: Replacement;
  /** When the replacement expires (ISO 8601 UTC); `null`: never. @default the expiry of the old key */
  readonly expiresAt?: string | null;
  /** From this time (ISO 8601 UTC) on, the old key is refused, unless it expires earlier. */
  readonly oldExpiresAt: string;
  /** The current time: a key that has expired by then is not rotated. */
  readonly now: string;
}

/** What to change of a key; what is left out stays. */
export interface KeyChange {
  readonly name?: string;
  /** All its scopes from now on: at least one. */
  readonly scopes?: readonly KeyRecord['scopes'][number][];
  /** When the key expires (ISO 8601 UTC); `null`: never. */
  readonly expiresAt?: string | null;
  /** The addresses and ranges that may use the key; none: every address, and `allowed_ips` is removed. */
  readonly allowedIps?: readonly string[];
  /** Its own rate limit; `null`: none, and `rate_limit` is removed. */
  readonly rateLimit?: Readonly<KeyRateLimit> | null;
  /** Whose key it is; `null`: `owner` is removed. */
  readonly owner?: string | null;
  /** All its metadata from now on; empty: `metadata` is removed. */
  readonly metadata?: Readonly<KeyMetadata>;
  /** The current time: a key that has expired by then is not changed. */
  readonly now: string;
}

/** Where and with what a key was used. */
export interface KeyUse {
  /** The address of the client: IPv4, or the first 64 bits of IPv6. */
  readonly network: string;
  /** The start of its `User-Agent`, or `null` if it sent none. */
  readonly agent: string | null;
}

/** Which keys a list has. */
/** The filters of the request: those of an `owner` are found by an index. */
export interface KeyFilter extends Omit<KeyListRequest, 'limit' | 'cursor'> {
  /** The time for `state` (ISO 8601 UTC), which it needs. */
  readonly now?: string;
}

/** A replaced key and its replacement, both after the change. */
export interface RotatedKey {
  readonly old: Readonly<KeyRecord>;
  readonly replacement: Readonly<KeyRecord>;
}

/**
 * Why a change of keys is not possible:
 * - `workspace_unknown`: the workspace does not exist.
 * - `taken`: the workspace has a key with this id, or any workspace has a key with this digest.
 * - `other_mode`: the `prefix` of the key begins with `mk_test_` but the workspace (or the key to rotate) is not of the mode `test`, or
 *   the reverse.
 * - `not_found`: the workspace has no such key.
 * - `ended`: the key to rotate or change is already revoked, expired or rotated.
 * - `by_unknown`, `by_revoked`, `by_expired`, `by_rotated`: the acting key does not exist in the workspace, is revoked
 *   or expired, or was rotated.
 * - `too_many`: see {@link KeyLimitOptions}.
 * - `repeated`, `key_reused`: see {@link OnceOptions}.
 * - `beyond_own`: the acting key lacks a scope of the other key, expires earlier, may be used from fewer addresses, or less
 *   often; or it has an `owner`, and the change gives a key another owner, metadata or rate limit.
 * - `changed`: `when` has returned false in this step.
 * - `by_no_owner`: only an owner may give a key these scopes, or widen what an owner or the application has set.
 */
export type KeyObstacle =
  | 'workspace_unknown'
  | 'taken'
  | 'other_mode'
  | 'not_found'
  | 'ended'
  | 'by_unknown'
  | 'by_revoked'
  | 'by_expired'
  | 'by_rotated'
  | 'too_many'
  | 'repeated'
  | 'key_reused'
  | 'beyond_own'
  | 'by_no_owner'
  | 'changed';

/** Why nothing was changed. */
export interface KeyRefusal extends Refused<KeyObstacle> {
  /**
   * What may not be given: scopes, `expires_at`, `allowed_ips`, `rate_limit`, `owner` and `metadata`. Empty except for
   * `beyond_own` and `by_no_owner`.
   */
  readonly beyond: readonly string[];
  /** For `repeated`: what the first request has made. */
  readonly made?: RequestOutcome;
}

/**
 * Who changes a key. Without `by` and `user`, the application does, and may do anything. What these options forbid is
 * decided in the step that makes the change, by the members and keys that the storage has then.
 */
export interface KeyActOptions<Changed> extends ChangeOptions<Changed> {
  /**
   * Id of the acting key, if a key makes the change. In the same step, it must be an active key of the
   * workspace that was not rotated, has all scopes of the other key, does not expire earlier, and may be used from all
   * addresses of the other key and as often: see {@link refusalTo}. If it has an `owner`, it finds only keys of that owner.
   */
  readonly by?: string;
  /** Id of the user who makes the change, if a user does: for whom the key acts then. */
  readonly user?: string;
}

export interface KeyGrantOptions<Changed> extends KeyActOptions<Changed> {
  /** Scopes that act for a person: only an owner of the workspace, or the application, can give them to a key. */
  readonly ownerScopes?: readonly string[];
}

export interface KeyLimitOptions {
  /**
   * Concurrent calls never leave the workspace with more keys that are neither revoked, expired nor rotated, and never
   * with more rotated keys that are still accepted. @default no limit
   */
  readonly most?: number;
}

export interface KeysRepository {
  /**
   * The key whose secret has this SHA-256 digest (64 lowercase hexadecimal digits), or `null`. Expired and revoked keys
   * are returned too; the service distinguishes them. It must be an indexed look-up, because it runs on every request,
   * and must see every revocation that any process has acknowledged.
   */
  findByDigest(digest: string): Awaitable<FoundKey | null>;

  /** The key with this id in this workspace, or `null`. */
  find(workspaceId: string, keyId: string): Awaitable<Readonly<KeyRecord> | null>;

  /**
   * The keys of a workspace by `created_at`, newest first (equal times in any stable order), including expired and
   * revoked keys, or those that fit the filter. A key is `revoked` if it was revoked, regardless of its expiry. `after`
   * is an id that an earlier page returned as `next`; an unknown id returns an empty page. A filtered list may be read in
   * several steps.
   */
  list(
    workspaceId: string,
    page: { readonly limit: number; readonly after?: string } & KeyFilter,
  ): Awaitable<KeyPage>;

  /** The number of keys of a workspace that are neither revoked nor expired at the given time (ISO 8601 UTC). */
  countActive(workspaceId: string, now: string): Awaitable<number>;

  /**
   * Stores a key. Returns the stored key, or why it was refused: of concurrent calls with the same digest, exactly one
   * returns its key. An acting key must be active at the `created_at` of the new key; concurrent rotations and
   * revocations of the acting key run before or after it, and so do changes of the roles of `user` and of the users for
   * whom the acting key acts. The stored key has the `authority` and the `limit_root` that follow from who creates it.
   * Beyond a thousand keys that have ended, it forgets those that were created first. It may also forget some keys of the workspace that were valid for an
   * hour at most, were not rotated, and ended a day before the `created_at` of the new key, such as the test keys of the
   * reference: the conformance suite has the feature `keys.forgetting`.
   *
   * With `client`, your application creates the key: `by`, `user`, `most` and `request` are refused, because what they ask of the
   * storage would make others wait for your transaction.
   */
  create(
    workspaceId: string,
    key: KeyRecord,
    options?: KeyGrantOptions<Readonly<KeyRecord>> & OnceOptions & KeyLimitOptions & TransactionOptions,
  ): Awaitable<Readonly<KeyRecord> | KeyRefusal>;

  /**
   * Stores the replacement with the name, scopes, `allowed_ips`, `rate_limit`, `owner` and `metadata` of the old key, and its expiry or that of the
   * rotation; sets `rotated_to` of the old key to it and its `expires_at` to the end of the overlap, in one step. Returns both keys after the change, or why nothing was
   * changed: of concurrent rotations of a key, exactly one succeeds. An acting key must not expire earlier than either of
   * the two.
   */
  rotate(
    workspaceId: string,
    rotation: Rotation,
    options?: KeyActOptions<RotatedKey> & OnceOptions & KeyLimitOptions,
  ): Awaitable<RotatedKey | KeyRefusal>;

  /**
   * Changes what {@link KeyChange} has of a key. Returns the key after the change, or why nothing was changed: a key that
   * is revoked, expired or rotated is `ended`, even if it ends during the call, so that no change brings a key back. An
   * acting key must be allowed to act on the key before and after the change. Anyone who changes the scopes is the one for
   * whom the key acts from then on, with the lower of their rights and those of its creator; a key of the application acts for
   * the first member who changes anything. Without a difference, the key is returned unchanged and no events are stored.
   */
  change(
    workspaceId: string,
    keyId: string,
    change: KeyChange,
    options?: KeyGrantOptions<Readonly<KeyRecord>> & {
      /** Called with the current key, and again if the storage retries. @default the change is always made */
      readonly when?: (key: Readonly<KeyRecord>) => boolean;
    },
  ): Awaitable<Readonly<KeyRecord> | KeyRefusal>;

  /**
   * Revokes a key and stores the time (ISO 8601 UTC). The key is revoked immediately, regardless of any clock. Returns
   * the key after the change, or why it was refused. A key that is already revoked keeps its first time: concurrent
   * calls return the same key, and only the one that revoked it publishes the events.
   */
  revoke(
    workspaceId: string,
    keyId: string,
    at: string,
    options?: KeyActOptions<Readonly<KeyRecord>>,
  ): Awaitable<Readonly<KeyRecord> | KeyRefusal>;

  /**
   * Sets `last_used_at`, and `last_used_network` and `last_used_agent` of the same use (an `agent` of `null` removes the
   * old one), unless `last_used_at` is already later. A key that does not exist is not an error.
   */
  recordUse(workspaceId: string, keyId: string, at: string, use?: KeyUse): Awaitable<void>;
}

export const keyRefusal = (refused: KeyObstacle, beyond: readonly string[] = []): KeyRefusal => ({
  refused,
  beyond,
});

/**
 * Why the key `by` may not create, change, rotate or revoke a key at the given time, or `null` if it may. `by` is `undefined`
 * if the workspace has no such key, and so is `wanted` if there is no key to act on.
 */
export function refusalTo(
  by: Readonly<KeyRecord> | undefined,
  wanted: Pick<KeyRecord, 'scopes' | 'expires_at' | 'allowed_ips' | 'rate_limit' | 'owner'> | undefined,
  at: string,
): KeyRefusal | null {
  const past = (instant: string | null) => instant !== null && Date.parse(instant) <= Date.parse(at);
  if (by === undefined) return keyRefusal('by_unknown');
  // Regardless of the time: a revoked key is revoked by every clock.
  if (by.revoked_at !== null) return keyRefusal('by_revoked');
  if (past(by.expires_at)) return keyRefusal('by_expired');
  if (by.rotated_to !== null) return keyRefusal('by_rotated');
  if (wanted === undefined) return null;
  // The keys of another owner do not exist for a key with an owner.
  if (by.owner !== undefined && by.owner !== wanted.owner) return keyRefusal('not_found');
  const { scopes } = wanted;
  const beyond = [...scopes.filter(scope => !by.scopes.includes(scope)), ...widerThan(by, wanted)];
  return beyond.length === 0 ? null : keyRefusal('beyond_own', beyond);
}

type KeyBounds = Pick<KeyRecord, 'expires_at' | 'allowed_ips' | 'rate_limit'>;

/** By which bounds a key may be used later, from more addresses or more often than another one. */
export function widerThan(bounds: KeyBounds, wanted: KeyBounds): string[] {
  const { expires_at: end } = wanted;
  const wider: string[] = [];
  if (bounds.expires_at !== null && (end === null || Date.parse(end) > Date.parse(bounds.expires_at)))
    wider.push('expires_at');
  if (!areWithin(wanted.allowed_ips ?? [], bounds.allowed_ips ?? [])) wider.push('allowed_ips');
  if (bounds.rate_limit !== undefined && !isWithinRate(wanted.rate_limit, bounds.rate_limit))
    wider.push('rate_limit');
  return wider;
}

/** Whether a limit allows no more requests at once, and no more over time, than another one. */
const isWithinRate = (limit: Readonly<KeyRateLimit> | undefined, bound: Readonly<KeyRateLimit>): boolean =>
  limit !== undefined &&
  limit.requests <= bound.requests &&
  limit.requests * bound.seconds <= bound.requests * limit.seconds;

/** What its methods answer. */
export const keyMethods: Kinds<KeysRepository> = {
  findByDigest: 'found',
  find: 'found',
  list: ['keys'],
  countActive: 'count',
  create: 'record',
  rotate: 'record',
  change: 'record',
  revoke: 'record',
  recordUse: 'other',
};
