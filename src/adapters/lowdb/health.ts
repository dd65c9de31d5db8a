import type { StorageHealth } from '../../repository/health.ts';
import type { FrozenData } from './data.ts';
import type { Store } from './store.ts';

const earliest = (times: readonly number[]): number | null =>
  times.length === 0 ? null : times.reduce((one, other) => Math.min(one, other));

interface Waiting {
  /** Since when deliveries are due, with the oldest of each endpoint. */
  dueSince(data: FrozenData, now: number): readonly number[];
  /** Since when commands wait. */
  waitingSince(data: FrozenData): readonly number[];
}

/** How the data are. A file that cannot be written any more is noticed by the next change. */
export const lowdbHealth =
  (store: Store, { dueSince, waitingSince }: Waiting): (() => StorageHealth) =>
  () => {
    const { data } = store;
    const now = Date.now();
    return {
      now,
      pendingMigrations: [],
      oldestDelivery: earliest(dueSince(data, now)),
      oldestCommand: earliest(waitingSince(data)),
    };
  };
