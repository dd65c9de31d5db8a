import type { KeyRecord } from '../../../generated/types.ts';
import type { KeysRepository } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { fitsKeyFilter, usedKey } from '../../rules/keys.ts';
import { keyScripts } from '../../rules/scripts/keys/keys.ts';
import { checkCounts, checkRecord, checkTimes } from '../../rules/storable.ts';
import { derived, type FrozenData, recordsOf, withRecords } from '../data.ts';
import { lowdbScripts } from '../scripts.ts';
import type { Store } from '../store.ts';
import { byDigest } from './by-digest.ts';

/** Newest first; with equal times, the key that was stored later comes first. */
const newestFirst = derived((records: readonly unknown[]) =>
  (records as readonly KeyRecord[])
    .toReversed()
    .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at)),
);

const keysOf = (data: FrozenData, workspaceId: string) => recordsOf(data, 'keys', workspaceId);

export function lowdbKeys(store: Store): KeysRepository {
  const scripts = keyScripts(lowdbScripts(store));
  return {
    ...scripts,

    findByDigest: digest => byDigest(store.data.keys).get(digest) ?? null,

    list(workspaceId, { limit, after, ...filter }) {
      checkCounts('keys.list', { limit });
      checkTimes('keys.list', filter.state === undefined ? {} : { now: filter.now ?? '' });
      const whole = newestFirst(keysOf(store.data, workspaceId));
      // The key to continue after may have stopped fitting meanwhile.
      const all = whole.filter(key => key.id === after || fitsKeyFilter(key, filter));
      const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      if (after !== undefined && start === 0) return { keys: [], next: null };
      const keys = all.slice(start, start + limit);
      return { keys, next: start + limit < all.length ? (keys.at(-1)?.id ?? null) : null };
    },

    countActive(workspaceId, now) {
      checkTimes('keys.countActive', { now });
      return keysOf(store.data, workspaceId).filter(({ revoked_at, expires_at }) => {
        const isExpired = expires_at !== null && Date.parse(expires_at) <= Date.parse(now);
        return revoked_at === null && !isExpired;
      }).length;
    },

    async recordUse(workspaceId, keyId, at, use) {
      checkTimes('keys.recordUse', { at });
      await store.commit(data => {
        const all = keysOf(data, workspaceId);
        const key = all.find(({ id }) => id === keyId);
        const used = key && usedKey(key, at, use);
        if (used === undefined || used === key) return { data, result: undefined };
        checkRecord('keys.recordUse', 'keys', used);
        const records = all.map(one => (one === key ? deepFreeze(used) : one));
        return { data: withRecords(data, 'keys', workspaceId, records), result: undefined };
      });
    },
  };
}
