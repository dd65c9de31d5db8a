import { keyModeOf } from '../../../common/key-mode.ts';
import type { KeyRecord } from '../../../generated/types.ts';
import {
  type FoundKey,
  isRefused,
  type KeyActor,
  type KeysRepository,
  keyRefusal,
  refusalTo,
} from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { madeOf } from '../../rules/idempotency.ts';
import {
  type Acting,
  actorIn,
  changedKey,
  checkScopes,
  countedKeys,
  createdKey,
  fitsKeyFilter,
  forgottenBefore,
  isForgotten,
  keptKeys,
  repeatedKey,
  rotatedKeys,
  usedKey,
} from '../../rules/keys.ts';
import { checkCounts, checkRecord, checkTimes } from '../../rules/storable.ts';
import { derived, type FrozenData, recordsOf, withRecords, workspaceIn } from '../data.ts';
import { repeated, withRequest } from '../idempotency/requests.ts';
import type { Store } from '../store.ts';
import { withEvents } from '../webhooks/records.ts';

const byDigest = derived((keys: FrozenData['keys']) => {
  const index = new Map<string, FoundKey>();
  for (const [workspaceId, records] of Object.entries(keys))
    for (const key of records) index.set(key.digest, Object.freeze({ workspaceId, key: key as KeyRecord }));
  return index;
});

/** Newest first; with equal times, the key that was stored later comes first. */
const newestFirst = derived((records: readonly unknown[]) =>
  (records as readonly KeyRecord[])
    .toReversed()
    .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at)),
);

const keysOf = (data: FrozenData, workspaceId: string) => recordsOf(data, 'keys', workspaceId);

/** A copy of the data with some keys of a workspace changed. */
function withChanges(
  data: FrozenData,
  workspaceId: string,
  ...changed: readonly Readonly<KeyRecord>[]
): FrozenData {
  const records = keysOf(data, workspaceId).map(key => changed.find(({ id }) => id === key.id) ?? key);
  return withRecords(data, 'keys', workspaceId, records);
}

function isTaken(
  data: FrozenData,
  workspaceId: string,
  { id, digest }: Pick<KeyRecord, 'id' | 'digest'>,
): boolean {
  return keysOf(data, workspaceId).some(key => key.id === id) || byDigest(data.keys).has(digest);
}

export function lowdbKeys(store: Store): KeysRepository {
  const find = (data: FrozenData, workspaceId: string, keyId: string) =>
    keysOf(data, workspaceId).find(({ id }) => id === keyId);

  const actorOf = (data: FrozenData, workspaceId: string, { by, user }: Acting): KeyActor => ({
    key: by === undefined ? null : find(data, workspaceId, by),
    user: user ?? null,
    owners: data.memberships.flatMap(one =>
      one.workspace_id === workspaceId && one.role === 'owner' ? one.user_id : [],
    ),
  });

  return {
    findByDigest: digest => byDigest(store.data.keys).get(digest) ?? null,

    find: (workspaceId, keyId) => find(store.data, workspaceId, keyId) ?? null,

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

    async create(
      workspaceId,
      key,
      { events = () => [], request, ownerScopes, most = Number.POSITIVE_INFINITY, ...given } = {},
    ) {
      const who = actorIn('keys.create', given);
      const record = deepFreeze(structuredClone(key));
      checkRecord('keys.create', 'keys', record);
      checkScopes('keys.create', record.scopes);
      return store.commit(data => {
        const workspace = workspaceIn(data, workspaceId);
        if (workspace === undefined) return keyRefusal('workspace_unknown');
        if (keyModeOf(record.prefix) !== (workspace.mode ?? 'live')) return keyRefusal('other_mode');
        const earlier = repeatedKey(repeated(data, workspaceId, request));
        if (earlier !== null) return earlier;
        const created = createdKey(record, actorOf(data, workspaceId, who), ownerScopes);
        if (isRefused(created)) return created;
        if (isTaken(data, workspaceId, created)) return keyRefusal('taken');
        checkRecord('keys.create', 'keys', created);
        const made = deepFreeze(created);
        const all = keysOf(data, workspaceId);
        if (countedKeys(all, made.created_at, { rotated: false }) >= most) return keyRefusal('too_many');
        const before = forgottenBefore(made.created_at);
        const kept = keptKeys(all, made.created_at).filter(one => !isForgotten(one, before));
        const stored = withRequest(
          withRecords(data, 'keys', workspaceId, [...kept, made]),
          workspaceId,
          request,
          madeOf([made]),
        );
        return { data: withEvents(stored, workspaceId, events(made)).data, result: made };
      });
    },

    async rotate(
      workspaceId,
      rotation,
      { events = () => [], request, most = Number.POSITIVE_INFINITY, ...given } = {},
    ) {
      const who = actorIn('keys.rotate', given);
      const asked = structuredClone(rotation);
      checkTimes('keys.rotate', { oldExpiresAt: asked.oldExpiresAt, now: asked.now });
      return store.commit(data => {
        // First: a key that has rotated itself may repeat that.
        const earlier = repeatedKey(repeated(data, workspaceId, request));
        if (earlier !== null) return earlier;
        const key = find(data, workspaceId, asked.keyId);
        const rotated = rotatedKeys(key, asked, actorOf(data, workspaceId, who));
        if (isRefused(rotated)) return rotated;
        if (isTaken(data, workspaceId, asked.replacement)) return keyRefusal('taken');
        if (countedKeys(keysOf(data, workspaceId), asked.now, { rotated: true }) >= most)
          return keyRefusal('too_many');
        const result = deepFreeze(rotated);
        const changed = withChanges(data, workspaceId, result.old);
        const records = [...keptKeys(keysOf(changed, workspaceId), asked.now), result.replacement];
        const stored = withRequest(
          withRecords(changed, 'keys', workspaceId, records),
          workspaceId,
          request,
          madeOf([result.replacement]),
        );
        return { data: withEvents(stored, workspaceId, events(result)).data, result };
      });
    },

    async change(workspaceId, keyId, change, { events = () => [], ownerScopes, ...given } = {}) {
      const who = actorIn('keys.change', given);
      const asked = structuredClone(change);
      checkTimes('keys.change', { now: asked.now });
      checkScopes('keys.change', asked.scopes);
      return store.commit(data => {
        const key = find(data, workspaceId, keyId);
        const changed = changedKey(key, asked, actorOf(data, workspaceId, who), ownerScopes);
        if (isRefused(changed)) return changed;
        if (changed === key) return { data, result: changed };
        checkRecord('keys.change', 'keys', changed);
        const record = deepFreeze(changed);
        const stored = withChanges(data, workspaceId, record);
        return { data: withEvents(stored, workspaceId, events(record)).data, result: record };
      });
    },

    async revoke(workspaceId, keyId, at, { events = () => [], ...given } = {}) {
      const { by } = actorIn('keys.revoke', given);
      checkTimes('keys.revoke', { at });
      return store.commit(data => {
        const key = find(data, workspaceId, keyId);
        const refusal = by === undefined ? null : refusalTo(find(data, workspaceId, by), key, at);
        if (refusal !== null) return refusal;
        if (key === undefined) return keyRefusal('not_found');
        if (key.revoked_at !== null) return { data, result: key };
        const revoked = deepFreeze({ ...key, revoked_at: at });
        const stored = withChanges(data, workspaceId, revoked);
        return { data: withEvents(stored, workspaceId, events(revoked)).data, result: revoked };
      });
    },

    async recordUse(workspaceId, keyId, at, use) {
      checkTimes('keys.recordUse', { at });
      await store.commit(data => {
        const key = find(data, workspaceId, keyId);
        const used = key && usedKey(key, at, use);
        if (used === undefined || used === key) return { data, result: undefined };
        checkRecord('keys.recordUse', 'keys', used);
        return { data: withChanges(data, workspaceId, deepFreeze(used)), result: undefined };
      });
    },
  };
}
