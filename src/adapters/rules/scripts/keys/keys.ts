import { keyModeOf } from '../../../../common/key-mode.ts';
import type { KeyRecord } from '../../../../generated/types.ts';
import {
  actingUsers,
  isRefused,
  type KeyActor,
  type KeyRefusal,
  type KeysRepository,
  keyRefusal,
  type OnceRequest,
  refusalTo,
} from '../../../../repository/index.ts';
import { InvalidDataError } from '../../check.ts';
import { madeOf } from '../../idempotency.ts';
import {
  type Acting,
  actorIn,
  changedKey,
  checkScopes,
  createdKey,
  forgottenBefore,
  repeatedKey,
  rotatedKeys,
} from '../../keys.ts';
import { checkRecord, checkTimes } from '../../storable.ts';
import {
  addUntaken,
  change,
  findOne,
  hold,
  holdAll,
  publish,
  refusedIfTaken,
  type Script,
  type ScriptRunner,
  step,
} from '../script.ts';

type Keys = ReadonlyMap<string, Readonly<KeyRecord>>;

/** Keys of the workspace by id. Together: two keys that change each other wait for each other in one order. */
function* held(workspaceId: string, ids: readonly (string | undefined)[]): Script<Keys> {
  const known = ids.filter(id => id !== undefined);
  if (known.length === 0) return new Map();
  const keys = yield* holdAll('keys', { workspace_id: workspaceId, id: known });
  return new Map(keys.map(key => [key.id, key]));
}

/** Who acts, with the owners among the users for whom the change is made. */
function* actorOf(workspaceId: string, { by, user }: Acting, keys: Keys): Script<KeyActor> {
  const actor = { key: by === undefined ? null : keys.get(by), user: user ?? null };
  const users = actingUsers(actor);
  if (users.length === 0) return { ...actor, owners: [] };
  // Held, so that nobody gives as an owner what they could not give after losing the role. Keys are held before.
  const where = { workspace_id: workspaceId, role: 'owner', user_id: users } as const;
  return { ...actor, owners: (yield* holdAll('memberships', where)).map(({ user_id }) => user_id) };
}

function* isFull(
  workspaceId: string,
  { now, isRotated, most }: { now: string; isRotated: boolean; most: number },
): Script<boolean> {
  if (most === Number.POSITIVE_INFINITY) return false;
  return (yield* step('countKeys', workspaceId, { now, isRotated, limit: most })) >= most;
}

/** In a transaction of the host, the application creates the key. @throws InvalidDataError for what needs locks or limits */
function checkAlone(given: Readonly<Record<string, unknown>>): void {
  const other = Object.keys(given).find(name => given[name] !== undefined);
  if (other !== undefined) throw new InvalidDataError('keys.create', other, 'must not be given with client');
}

/** The idempotency key of a request that makes nothing is free again. */
function* refused(
  workspaceId: string,
  request: OnceRequest | undefined,
  refusal: KeyRefusal,
): Script<KeyRefusal> {
  yield* step('keepRequest', workspaceId, request, []);
  return refusal;
}

export function keyScripts(runner: ScriptRunner) {
  return {
    find: (workspaceId, keyId) =>
      runner.read(function* () {
        return (yield* findOne('keys', { workspace_id: workspaceId, id: keyId })) ?? null;
      }),

    async create(
      workspaceId,
      key,
      { events = () => [], request, ownerScopes, most = Number.POSITIVE_INFINITY, client, ...given } = {},
    ) {
      const who = actorIn('keys.create', given);
      if (client !== undefined)
        checkAlone({ ...who, request, most: Number.isFinite(most) ? most : undefined });
      const asked = structuredClone(key);
      checkRecord('keys.create', 'keys', asked);
      checkScopes('keys.create', asked.scopes);
      const now = asked.created_at;
      const script = function* () {
        // Others that add keys to the workspace wait, but not for a transaction of the host; records that refer to it do not.
        const take = client === undefined ? hold : findOne;
        const workspace = yield* take('workspaces', { id: workspaceId });
        if (workspace === undefined) return keyRefusal('workspace_unknown');
        if (keyModeOf(asked.prefix) !== (workspace.mode ?? 'live')) return keyRefusal('other_mode');
        const earlier = repeatedKey(yield* step('takeRequest', workspaceId, request));
        if (earlier !== null) return earlier;
        const actor = yield* actorOf(workspaceId, who, yield* held(workspaceId, [who.by]));
        const created = createdKey(asked, actor, ownerScopes);
        if (isRefused(created)) return yield* refused(workspaceId, request, created);
        checkRecord('keys.create', 'keys', created);
        if (yield* isFull(workspaceId, { now, isRotated: false, most }))
          return yield* refused(workspaceId, request, keyRefusal('too_many'));
        yield* step('forgetShortKeys', workspaceId, forgottenBefore(now));
        yield* step('forgetEndedKeys', workspaceId, now);
        yield* addUntaken('keys', created, workspaceId);
        yield* publish(workspaceId, events(created));
        yield* step('keepRequest', workspaceId, request, madeOf([created]));
        return created;
      };
      return refusedIfTaken(runner.change(workspaceId, script, client), keyRefusal('taken'));
    },

    async rotate(
      workspaceId,
      rotation,
      { events = () => [], request, most = Number.POSITIVE_INFINITY, ...given } = {},
    ) {
      const who = actorIn('keys.rotate', given);
      const asked = structuredClone(rotation);
      const { keyId, oldExpiresAt, now } = asked;
      checkTimes('keys.rotate', { oldExpiresAt, now });
      return refusedIfTaken(
        runner.change(workspaceId, function* () {
          // First: a key that has rotated itself may repeat that.
          const earlier = repeatedKey(yield* step('takeRequest', workspaceId, request));
          if (earlier !== null) return earlier;
          yield* hold('workspaces', { id: workspaceId });
          const keys = yield* held(workspaceId, [keyId, who.by]);
          const key = keys.get(keyId);
          const rotated = rotatedKeys(key, asked, yield* actorOf(workspaceId, who, keys));
          if (isRefused(rotated)) return yield* refused(workspaceId, request, rotated);
          if (yield* isFull(workspaceId, { now, isRotated: true, most }))
            return yield* refused(workspaceId, request, keyRefusal('too_many'));
          yield* step('forgetEndedKeys', workspaceId, now);
          if (key !== undefined) yield* change('keys', key, rotated.old, workspaceId);
          yield* addUntaken('keys', rotated.replacement, workspaceId);
          yield* publish(workspaceId, events(rotated));
          yield* step('keepRequest', workspaceId, request, madeOf([rotated.replacement]));
          return rotated;
        }),
        keyRefusal('taken'),
      );
    },

    async change(
      workspaceId,
      keyId,
      wanted,
      { events = () => [], ownerScopes, when = () => true, ...given } = {},
    ) {
      const who = actorIn('keys.change', given);
      const asked = structuredClone(wanted);
      checkTimes('keys.change', { now: asked.now });
      checkScopes('keys.change', asked.scopes);
      return runner.change(workspaceId, function* () {
        const keys = yield* held(workspaceId, [keyId, who.by]);
        const key = keys.get(keyId);
        const changed = changedKey(key, asked, yield* actorOf(workspaceId, who, keys), ownerScopes);
        if (isRefused(changed) || key === undefined) return changed;
        if (!when(key)) return keyRefusal('changed');
        if (changed === key) return changed;
        checkRecord('keys.change', 'keys', changed);
        yield* change('keys', key, changed, workspaceId);
        yield* publish(workspaceId, events(changed));
        return changed;
      });
    },

    async revoke(workspaceId, keyId, at, { events = () => [], ...given } = {}) {
      const { by } = actorIn('keys.revoke', given);
      checkTimes('keys.revoke', { at });
      return runner.change(workspaceId, function* () {
        const keys = yield* held(workspaceId, [keyId, by]);
        const key = keys.get(keyId);
        const refusal = by === undefined ? null : refusalTo(keys.get(by), key, at);
        if (refusal !== null) return refusal;
        if (key === undefined) return keyRefusal('not_found');
        if (key.revoked_at !== null) return key;
        const revoked = { ...key, revoked_at: at };
        yield* change('keys', key, revoked, workspaceId);
        yield* publish(workspaceId, events(revoked));
        return revoked;
      });
    },
  } satisfies Partial<KeysRepository>;
}
