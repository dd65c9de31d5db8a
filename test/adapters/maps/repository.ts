/** A third adapter: what it writes besides what scripts do, for the parts of keys and members. */

import { repeatOf } from '../../../src/adapters/rules/idempotency.ts';
import {
  countedKeys,
  fitsKeyFilter,
  isForgotten,
  keptKeys,
  usedKey,
} from '../../../src/adapters/rules/keys.ts';
import { keyScripts } from '../../../src/adapters/rules/scripts/keys/keys.ts';
import { invitationScripts } from '../../../src/adapters/rules/scripts/members/invitations.ts';
import { membershipScripts } from '../../../src/adapters/rules/scripts/members/memberships.ts';
import { userScripts } from '../../../src/adapters/rules/scripts/members/users.ts';
import { workspaceScripts } from '../../../src/adapters/rules/scripts/members/workspaces.ts';
import { change, type Fields, hold } from '../../../src/adapters/rules/scripts/script.ts';
import { checkCounts, checkRecord, checkTimes } from '../../../src/adapters/rules/storable.ts';
import { byText } from '../../../src/common/text/compare-texts.ts';
import type {
  DataFile,
  IdempotentRequestRecord,
  KeyRecord,
  Membership,
  Workspace,
} from '../../../src/generated/types.ts';
import type { Parts } from '../../../src/repository/index.ts';
import { type Lists, type MapSteps, Maps, nameOf } from './scripts.ts';

const requestsIn = (workspaceId: string) => nameOf('idempotent_requests', workspaceId);

const keysIn = (lists: Lists, workspaceId: string) =>
  (lists.get(nameOf('keys', workspaceId)) ?? []) as unknown as readonly KeyRecord[];

function keepKeys(lists: Lists, workspaceId: string, keys: readonly Readonly<KeyRecord>[]) {
  lists.set(nameOf('keys', workspaceId), keys as unknown as readonly Fields[]);
}

const steps: MapSteps = {
  takeRequest(lists, workspaceId, request) {
    const all = (lists.get(requestsIn(workspaceId)) ?? []) as unknown as readonly IdempotentRequestRecord[];
    const known = all.find(({ digest }) => digest === request?.digest);
    const isNew = request === undefined || known === undefined || known.expires_at <= request.now;
    return isNew ? null : repeatOf(known, request);
  },
  keepRequest(lists, workspaceId, request, made) {
    if (request === undefined || made.every(({ id }) => id === null)) return;
    const { digest, fingerprint, expiresAt: expires_at, now } = request;
    const others = (lists.get(requestsIn(workspaceId)) ?? []).filter(
      one => one.digest !== digest && String(one.expires_at) > now,
    );
    lists.set(requestsIn(workspaceId), [...others, { digest, fingerprint, made, expires_at }]);
  },
  hasAnyWorkspace: lists => (lists.get('workspaces') ?? []).length > 0,
  countKeys: (lists, workspaceId, { now, isRotated }) =>
    countedKeys(keysIn(lists, workspaceId), now, { rotated: isRotated }),
  forgetEndedKeys: (lists, workspaceId, now) =>
    keepKeys(lists, workspaceId, keptKeys(keysIn(lists, workspaceId), now)),
  forgetShortKeys: (lists, workspaceId, before) =>
    keepKeys(
      lists,
      workspaceId,
      keysIn(lists, workspaceId).filter(key => !isForgotten(key, before)),
    ),
};

const isActive = ({ revoked_at, expires_at }: Readonly<KeyRecord>, now: string) =>
  revoked_at === null && (expires_at === null || Date.parse(expires_at) > Date.parse(now));

function keysOver(maps: Maps): Parts['keys'] {
  return {
    ...keyScripts(maps),

    findByDigest(digest) {
      for (const { id: workspaceId } of maps.list<Workspace>('workspaces'))
        for (const key of maps.list<KeyRecord>('keys', workspaceId))
          if (key.digest === digest) return { workspaceId, key };
      return null;
    },

    list(workspaceId, { limit, after, ...filter }) {
      checkCounts('keys.list', { limit });
      checkTimes('keys.list', filter.state === undefined ? {} : { now: filter.now ?? '' });
      const all = maps
        .list<KeyRecord>('keys', workspaceId)
        .toReversed()
        .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
        .filter(key => key.id === after || fitsKeyFilter(key, filter));
      const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      if (after !== undefined && start === 0) return { keys: [], next: null };
      const keys = all.slice(start, start + limit);
      return { keys, next: start + limit < all.length ? (keys.at(-1)?.id ?? null) : null };
    },

    countActive(workspaceId, now) {
      checkTimes('keys.countActive', { now });
      return maps.list<KeyRecord>('keys', workspaceId).filter(key => isActive(key, now)).length;
    },

    async recordUse(workspaceId, keyId, at, use) {
      checkTimes('keys.recordUse', { at });
      await maps.change(workspaceId, function* () {
        const key = yield* hold('keys', { workspace_id: workspaceId, id: keyId });
        const used = key && usedKey(key, at, use);
        if (key !== undefined && used !== undefined && used !== key) {
          checkRecord('keys.recordUse', 'keys', used);
          yield* change('keys', key, used, workspaceId);
        }
      });
    },
  };
}

export function mapRepository(seed: DataFile) {
  const maps = new Maps(seed, steps);
  return {
    keys: keysOver(maps),
    memberships: membershipScripts(maps),
    invitations: invitationScripts(maps),

    users: {
      ...userScripts(maps),
      workspacesOf(userId) {
        const workspaces = new Map(maps.list<Workspace>('workspaces').map(one => [one.id, one]));
        return maps
          .list<Membership>('memberships')
          .flatMap(({ workspace_id, user_id, role }) => {
            const workspace = workspaces.get(workspace_id);
            return user_id === userId && workspace !== undefined ? [{ workspace, role }] : [];
          })
          .sort(byText(({ workspace }) => workspace.name));
      },
    },

    workspaces: {
      ...workspaceScripts(maps),
      list({ limit, after }) {
        checkCounts('workspaces.list', { limit });
        const following = maps
          .list<Workspace>('workspaces')
          .toSorted(byText(({ id }) => id))
          .filter(({ id }) => after === undefined || id > after);
        const workspaces = following.slice(0, limit);
        return { workspaces, next: following.length > limit ? (workspaces.at(-1)?.id ?? null) : null };
      },
    },
  } satisfies Partial<Parts>;
}
