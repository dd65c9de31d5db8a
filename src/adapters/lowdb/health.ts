import type { StorageHealth } from '../../repository/health.ts';
import { waitingSince } from './messaging/oldest.ts';
import type { Store } from './store.ts';
import { dueSince } from './webhooks/oldest.ts';

const earliest = (times: readonly number[]): number | null =>
  times.length === 0 ? null : times.reduce((one, other) => Math.min(one, other));

/** How the data are. A file that cannot be written any more is noticed by the next change. */
export const lowdbHealth =
  (store: Store): (() => StorageHealth) =>
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
