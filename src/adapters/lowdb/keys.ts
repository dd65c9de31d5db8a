import type { KeyRecord } from '../../generated/types.ts';
import type { FoundKey, KeysRepository } from '../../repository/index.ts';
import { type Data, deepFreeze, derived, recordsOf, withRecords } from './data.ts';
import type { Store } from './store.ts';

const byDigest = derived((keys: Data['keys']) => {
  const index = new Map<string, FoundKey>();
  for (const [workspaceId, records] of Object.entries(keys))
    for (const key of records) index.set(key.digest, Object.freeze({ workspaceId, key: key as KeyRecord }));
  return index;
});

export function lowdbKeys(store: Store): KeysRepository {
  return {
    findByDigest: digest => byDigest(store.data.keys).get(digest) ?? null,

    create: (workspaceId, key) => {
      const record = deepFreeze(structuredClone(key));
      return store.commit(data => {
        const records = recordsOf(data, 'keys', workspaceId);
        const taken = records.some(({ id }) => id === record.id) || byDigest(data.keys).has(record.digest);
        if (taken || !data.workspaces.some(({ id }) => id === workspaceId)) return { data, result: false };
        return { data: withRecords(data, 'keys', workspaceId, [...records, record]), result: true };
      });
    },

    revoke: (workspaceId, keyId, at) =>
      store.commit(data => {
        const records = recordsOf(data, 'keys', workspaceId);
        const key = records.find(({ id }) => id === keyId) as KeyRecord | undefined;
        if (key === undefined) return { data, result: null };
        if (key.revoked_at !== null) return { data, result: key };
        const revoked = deepFreeze({ ...key, revoked_at: at });
        const others = records.map(record => (record === key ? revoked : record));
        return { data: withRecords(data, 'keys', workspaceId, others), result: revoked };
      }),
  };
}
