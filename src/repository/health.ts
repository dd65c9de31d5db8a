import type { Awaitable } from '../common/concurrency/awaitable.ts';

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
  readonly pool?: PoolNumbers;
}

/** The connections of a pool, and how many callers wait for one. */
export interface PoolNumbers {
  readonly size: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The members of a repository that are no parts: what operates the service asks for it, and no request does. */
export interface HealthOfRepository {
  /** @throws RepositoryUnavailableError if the storage cannot be reached */
  health?(): Awaitable<StorageHealth>;
  /** The same numbers at once, also while no connection is free. `null`: it does not count them. */
  pool?(): PoolNumbers | null;
}

/**
 * Gives another repository the members of this one. They are called on their own object, which may have private fields,
 * and anyone who lists the parts does not see them.
 */
export function addHealthOf(base: HealthOfRepository, to: object): void {
  if (base.pool != null) Object.defineProperty(to, 'pool', { value: () => base.pool?.() });
  if (base.health != null) Object.defineProperty(to, 'health', { value: () => base.health?.() });
}
