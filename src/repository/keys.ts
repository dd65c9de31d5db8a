import type { KeyRecord } from '../generated/types.ts';
import type { Awaitable } from './index.ts';

/** A key together with the workspace that it is scoped to. */
export interface FoundKey {
  readonly workspaceId: string;
  readonly key: Readonly<KeyRecord>;
}

export interface KeysRepository {
  /**
   * The key whose secret has this SHA-256 digest (64 lower-case hexadecimal digits), or `null`. Expired and
   * revoked keys are found too: the service tells them apart. Must be an indexed look-up, it runs on every
   * request, and must see a revocation that has been acknowledged anywhere.
   */
  findByDigest(digest: string): Awaitable<FoundKey | null>;

  /**
   * Stores a key. `false`, and nothing stored, when its id exists in the workspace, its digest exists
   * anywhere, or the workspace does not exist: of several concurrent calls with one digest exactly one
   * answers `true`.
   */
  create(workspaceId: string, key: KeyRecord): Awaitable<boolean>;

  /**
   * Revokes a key at an instant (ISO 8601 UTC). The key as it is afterwards, or `null` when the workspace has
   * no such key. A key that is revoked already keeps its first instant: racing calls answer the same key.
   */
  revoke(workspaceId: string, keyId: string, at: string): Awaitable<Readonly<KeyRecord> | null>;
}
