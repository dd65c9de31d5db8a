import type { Awaitable } from '../common/awaitable.ts';

/** How a storage is, from a look that costs the same however much it holds. */
export interface StorageHealth {
  /** The clock of the storage, in milliseconds since 1970. */
  readonly now: number;
  /** The names of the migrations that its schema lacks. */
  readonly pendingMigrations: readonly string[];
  /**
   * Since when the oldest delivery to an active endpoint is due that nobody sends, in milliseconds since 1970, or `null`
   * if none is. Of many endpoints with due deliveries, only those whose turn comes first are looked at.
   */
  readonly oldestDelivery: number | null;
  /**
   * Since when the oldest command of an instance waits, in milliseconds since 1970, or `null`. Of many commands, the first
   * thousand by instance are looked at.
   */
  readonly oldestCommand: number | null;
  /** The connections of a pool. @default it has none, or does not count them */
  readonly pool?: { readonly size: number; readonly idle: number; readonly waiting: number };
}

/** The member of a repository that is no part: what operates the service asks for it, and no request does. */
export interface HealthOfRepository {
  /** @throws RepositoryUnavailableError if the storage cannot be reached */
  health?(): Awaitable<StorageHealth>;
}
