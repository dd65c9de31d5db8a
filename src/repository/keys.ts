import type { Awaitable } from '../common/awaitable.ts';
import type { KeyRecord } from '../generated/types.ts';
import type { ChangeOptions, Refused } from './answers.ts';

/** A key together with the workspace that it is scoped to. */
export interface FoundKey {
  readonly workspaceId: string;
  readonly key: Readonly<KeyRecord>;
}

export interface KeyPage {
  readonly keys: readonly Readonly<KeyRecord>[];
  /** Id to go on after, or `null` on the last page. */
  readonly next: string | null;
}

/** What a replacement brings of its own. Its name, scopes and expiry are those of the key that it replaces. */
export type Replacement = Pick<
  KeyRecord,
  'id' | 'digest' | 'prefix' | 'last_four' | 'created_at' | 'created_by'
>;

export interface Rotation {
  /** Id of the key to replace. */
  readonly keyId: string;
  /** What the key that takes its place brings. Its id and digest must be new. */
  readonly replacement: Replacement;
  /** From this instant (ISO 8601 UTC) on the old key is refused, unless it expires earlier by itself. */
  readonly oldExpiresAt: string;
  /** The clock: a key that is expired at this instant is not rotated. */
  readonly now: string;
}

/** A key that was replaced, and its replacement, as they are afterwards. */
export interface RotatedKey {
  readonly old: Readonly<KeyRecord>;
  readonly replacement: Readonly<KeyRecord>;
}

/**
 * What is in the way of a change of keys:
 * - `workspace_unknown`: there is no such workspace.
 * - `taken`: the workspace has a key with this id, or anybody has one with this digest.
 * - `not_found`: the workspace has no such key.
 * - `ended`: the key to rotate is revoked, expired or rotated already.
 * - `by_unknown`, `by_revoked`, `by_expired`, `by_rotated`: the key that acts is no key of the workspace, is
 *   revoked or expired, or was rotated away.
 * - `beyond_own`: the key that acts lacks a scope of the other, or expires earlier.
 */
export type KeyObstacle =
  | 'workspace_unknown'
  | 'taken'
  | 'not_found'
  | 'ended'
  | 'by_unknown'
  | 'by_revoked'
  | 'by_expired'
  | 'by_rotated'
  | 'beyond_own';

/** Why nothing was changed. */
export interface KeyRefusal extends Refused<KeyObstacle> {
  /** What is beyond the key that acts: scopes that it lacks, and `expires_at`. Empty but for `beyond_own`. */
  readonly beyond: readonly string[];
}

export interface KeyActOptions<Changed> extends ChangeOptions<Changed> {
  /**
   * Id of the key that acts, where it is a key and not a person. In the same step it must be a key of the
   * workspace that is neither revoked nor expired, that was not rotated away, and that has all scopes of the
   * key that is made, rotated or revoked and lives as long: {@link refusalTo} says so.
   */
  readonly by?: string;
}

export interface KeysRepository {
  /**
   * The key whose secret has this SHA-256 digest (64 lower-case hexadecimal digits), or `null`. Expired and
   * revoked keys are found too: the service tells them apart. Must be an indexed look-up, it runs on every
   * request, and must see a revocation that has been acknowledged anywhere.
   */
  findByDigest(digest: string): Awaitable<FoundKey | null>;

  /** The key with this id in this workspace, or `null`. */
  find(workspaceId: string, keyId: string): Awaitable<Readonly<KeyRecord> | null>;

  /**
   * A workspace's keys by `created_at`, the newest first (equal instants in any order that stays the same),
   * expired and revoked ones included. `after` is an id that an earlier page gave as `next`; one that the
   * workspace does not have gives an empty page.
   */
  list(workspaceId: string, page: { readonly limit: number; readonly after?: string }): Awaitable<KeyPage>;

  /** How many keys of a workspace are neither revoked nor expired at an instant (ISO 8601 UTC). */
  countActive(workspaceId: string, now: string): Awaitable<number>;

  /**
   * Stores a key. The key as it is stored, or why it was refused: of several concurrent calls with one digest
   * exactly one is answered with its key. A key that acts must be active at the `created_at` of the new one: of
   * a call and a rotation or revocation of the key that acts, one comes first.
   */
  create(
    workspaceId: string,
    key: KeyRecord,
    options?: KeyActOptions<Readonly<KeyRecord>>,
  ): Awaitable<Readonly<KeyRecord> | KeyRefusal>;

  /**
   * Stores the replacement with the old key's name, scopes and expiry, sets `rotated_to` of the old key to it
   * and its `expires_at` to the end of the overlap, in one step. Both as they are afterwards, or why nothing
   * was changed: of several concurrent rotations of a key exactly one wins.
   */
  rotate(
    workspaceId: string,
    rotation: Rotation,
    options?: KeyActOptions<RotatedKey>,
  ): Awaitable<RotatedKey | KeyRefusal>;

  /**
   * Revokes a key, and notes the instant (ISO 8601 UTC); revoked it is at once, by every clock. The key as it is
   * afterwards, or why it was refused. A key that is revoked already keeps its first instant: racing calls answer
   * the same key, and only the one that revoked it publishes the events.
   */
  revoke(
    workspaceId: string,
    keyId: string,
    at: string,
    options?: KeyActOptions<Readonly<KeyRecord>>,
  ): Awaitable<Readonly<KeyRecord> | KeyRefusal>;

  /** Sets `last_used_at`, unless it is later already. A key that does not exist is no error. */
  recordUse(workspaceId: string, keyId: string, at: string): Awaitable<void>;
}

export const keyRefusal = (refused: KeyObstacle, beyond: readonly string[] = []): KeyRefusal => ({
  refused,
  beyond,
});

/**
 * Why the key `by` may not make, rotate or revoke a key at an instant (ISO 8601 UTC), or `null` where it may.
 * `by` is `undefined` where the workspace has no such key, `wanted` where there is nothing to act on.
 */
export function refusalTo(
  by: Readonly<KeyRecord> | undefined,
  wanted: Pick<KeyRecord, 'scopes' | 'expires_at'> | undefined,
  at: string,
): KeyRefusal | null {
  const past = (instant: string | null) => instant !== null && Date.parse(instant) <= Date.parse(at);
  if (by === undefined) return keyRefusal('by_unknown');
  // Whatever the instant says: a revoked key is revoked by every clock.
  if (by.revoked_at !== null) return keyRefusal('by_revoked');
  if (past(by.expires_at)) return keyRefusal('by_expired');
  if (by.rotated_to !== null) return keyRefusal('by_rotated');
  if (wanted === undefined) return null;
  const { scopes, expires_at: end } = wanted;
  const beyond: string[] = scopes.filter(scope => !by.scopes.includes(scope));
  if (by.expires_at !== null && (end === null || Date.parse(end) > Date.parse(by.expires_at)))
    beyond.push('expires_at');
  return beyond.length === 0 ? null : keyRefusal('beyond_own', beyond);
}
