import type { Awaitable } from '../awaitable.ts';
import type { KeyRecord, WebhookEventRecord } from '../generated/types.ts';

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

export interface Rotation {
  /** Id of the key to replace. */
  readonly keyId: string;
  /** The key that takes its place. Its id and digest must be new. */
  readonly replacement: KeyRecord;
  /** From this instant (ISO 8601 UTC) on the old key is refused, unless it expires earlier by itself. */
  readonly oldExpiresAt: string;
  /** The clock: a key that is expired at this instant is not rotated. */
  readonly now: string;
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
   * Stores a key. `false`, and nothing stored, when its id exists in the workspace, its digest exists
   * anywhere, or the workspace does not exist: of several concurrent calls with one digest exactly one
   * answers `true`. The events are published in the same step, where the key is stored.
   */
  create(workspaceId: string, key: KeyRecord, events?: readonly WebhookEventRecord[]): Awaitable<boolean>;

  /**
   * Stores the replacement, sets `rotated_to` of the old key to it and its `expires_at` to the end of the
   * overlap, in one step. The old key as it is afterwards, or `null`, with nothing changed, when the
   * workspace has no such key, or it is revoked, expired or rotated already, or the replacement's id or
   * digest exists: of several concurrent rotations of a key exactly one wins. The events are made from the
   * old key as it is afterwards and published in the same step.
   */
  rotate(
    workspaceId: string,
    rotation: Rotation,
    events?: (old: Readonly<KeyRecord>) => readonly WebhookEventRecord[],
  ): Awaitable<Readonly<KeyRecord> | null>;

  /**
   * Revokes a key at an instant (ISO 8601 UTC). The key as it is afterwards, or `null` when the workspace has
   * no such key. A key that is revoked already keeps its first instant: racing calls answer the same key, and
   * only the one that revoked it publishes the events, made from the key as it is afterwards.
   */
  revoke(
    workspaceId: string,
    keyId: string,
    at: string,
    events?: (key: Readonly<KeyRecord>) => readonly WebhookEventRecord[],
  ): Awaitable<Readonly<KeyRecord> | null>;

  /** Sets `last_used_at`, unless it is later already. A key that does not exist is no error. */
  recordUse(workspaceId: string, keyId: string, at: string): Awaitable<void>;
}
