import type { KeyRecord } from '../../generated/types.ts';
import type { FoundKey, KeysRepository } from '../../repository/index.ts';
import { deepFreeze } from '../data/deep-freeze.ts';
import { type Data, derived, recordsOf, withRecords } from './data.ts';
import type { Store } from './store.ts';
import { withEvents } from './webhooks/records.ts';

const byDigest = derived((keys: Data['keys']) => {
  const index = new Map<string, FoundKey>();
  for (const [workspaceId, records] of Object.entries(keys))
    for (const key of records) index.set(key.digest, Object.freeze({ workspaceId, key: key as KeyRecord }));
  return index;
});

/** The newest first; of one instant the one that was stored later. */
const newestFirst = derived((records: readonly unknown[]) =>
  (records as readonly KeyRecord[])
    .toReversed()
    .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at)),
);

const keysOf = (data: Data, workspaceId: string) =>
  recordsOf(data, 'keys', workspaceId) as readonly KeyRecord[];

/** The data with some keys of a workspace changed. */
function withChanges(data: Data, workspaceId: string, ...changed: readonly Readonly<KeyRecord>[]): Data {
  const records = keysOf(data, workspaceId).map(key => changed.find(({ id }) => id === key.id) ?? key);
  return withRecords(data, 'keys', workspaceId, records);
}

function isTaken(data: Data, workspaceId: string, { id, digest }: Readonly<KeyRecord>): boolean {
  return keysOf(data, workspaceId).some(key => key.id === id) || byDigest(data.keys).has(digest);
}

export function lowdbKeys(store: Store): KeysRepository {
  const find = (data: Data, workspaceId: string, keyId: string) =>
    keysOf(data, workspaceId).find(({ id }) => id === keyId);

  return {
    findByDigest: digest => byDigest(store.data.keys).get(digest) ?? null,

    find: (workspaceId, keyId) => find(store.data, workspaceId, keyId) ?? null,

    list(workspaceId, { limit, after }) {
      const all = newestFirst(keysOf(store.data, workspaceId));
      const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      if (after !== undefined && start === 0) return { keys: [], next: null };
      const keys = all.slice(start, start + limit);
      return { keys, next: start + limit < all.length ? (keys.at(-1)?.id ?? null) : null };
    },

    countActive: (workspaceId, now) =>
      keysOf(store.data, workspaceId).filter(({ revoked_at, expires_at }) => {
        const isExpired = expires_at !== null && Date.parse(expires_at) <= Date.parse(now);
        return revoked_at === null && !isExpired;
      }).length,

    create: (workspaceId, key, events = []) => {
      const record = deepFreeze(structuredClone(key));
      return store.commit(data => {
        const known = data.workspaces.some(({ id }) => id === workspaceId);
        if (!known || isTaken(data, workspaceId, record)) return { data, result: false };
        const records = [...keysOf(data, workspaceId), record];
        const stored = withRecords(data, 'keys', workspaceId, records);
        return { data: withEvents(stored, workspaceId, events).data, result: true };
      });
    },

    rotate: (workspaceId, { keyId, replacement, oldExpiresAt, now }, events = () => []) => {
      const record = deepFreeze(structuredClone(replacement));
      return store.commit(data => {
        const key = find(data, workspaceId, keyId);
        const expired = key?.expires_at != null && Date.parse(key.expires_at) <= Date.parse(now);
        const ended = key === undefined || key.revoked_at !== null || key.rotated_to !== null || expired;
        if (ended || isTaken(data, workspaceId, record)) return { data, result: null };
        const sooner = key.expires_at !== null && Date.parse(key.expires_at) < Date.parse(oldExpiresAt);
        const expires_at = sooner ? key.expires_at : oldExpiresAt;
        const old = deepFreeze({ ...key, rotated_to: record.id, expires_at });
        const changed = withChanges(data, workspaceId, old);
        const records = [...keysOf(changed, workspaceId), record];
        const stored = withRecords(changed, 'keys', workspaceId, records);
        return { data: withEvents(stored, workspaceId, events(old)).data, result: old };
      });
    },

    revoke: (workspaceId, keyId, at, events = () => []) =>
      store.commit(data => {
        const key = find(data, workspaceId, keyId);
        if (key === undefined) return { data, result: null };
        if (key.revoked_at !== null) return { data, result: key };
        const revoked = deepFreeze({ ...key, revoked_at: at });
        const stored = withChanges(data, workspaceId, revoked);
        return { data: withEvents(stored, workspaceId, events(revoked)).data, result: revoked };
      }),

    recordUse: (workspaceId, keyId, at) =>
      store.commit(data => {
        const key = find(data, workspaceId, keyId);
        const later = key?.last_used_at != null && Date.parse(key.last_used_at) >= Date.parse(at);
        if (key === undefined || later) return { data, result: undefined };
        const used = deepFreeze({ ...key, last_used_at: at });
        return { data: withChanges(data, workspaceId, used), result: undefined };
      }),
  };
}
