/** Faults of an adapter with keys. */
import type { KeyRecord } from '../../../../src/generated/types.ts';
import { isRefused, type KeysRepository, keyRefusal, refusalTo } from '../../../../src/repository/index.ts';
import { type Faults, wrap } from './plant.ts';

const turn = () => new Promise(resolve => setImmediate(resolve));

/** Checks whether a key may act before and outside of the atomic step: read, then write. */
async function seen({ find }: KeysRepository, workspaceId: string, by: string, wanted: Wanted, at: string) {
  const refusal = refusalTo((await find(workspaceId, by)) ?? undefined, wanted ?? undefined, at);
  await turn();
  return refusal;
}

type Wanted = Readonly<KeyRecord> | null;

export const keyFaults: Faults = {
  'rotates a key again': ({ keys }) => {
    const { rotate, find } = keys;
    keys.rotate = async (workspaceId, rotation, options) => {
      const answer = await rotate(workspaceId, rotation, options);
      const old =
        isRefused(answer) && answer.refused === 'ended' && (await find(workspaceId, rotation.keyId));
      return old ? { old, replacement: old } : answer;
    };
  },
  'extends the expiry of a key': ({ keys }) =>
    wrap(keys, 'rotate', answer =>
      'old' in answer ? { ...answer, old: { ...answer.old, expires_at: '2026-06-06T06:06:06Z' } } : answer,
    ),
  'creates a key for each repeated request': ({ keys }) => {
    const { create } = keys;
    keys.create = (workspaceId, key, { request: _, ...options } = {}) => create(workspaceId, key, options);
  },
  'rotates a key for each repeated request': ({ keys }) => {
    const { rotate } = keys;
    keys.rotate = (workspaceId, rotation, { request: _, ...options } = {}) =>
      rotate(workspaceId, rotation, options);
  },
  'ignores the expiry of a rotation': ({ keys }) => {
    const { rotate } = keys;
    keys.rotate = (workspaceId, { expiresAt: _, ...rotation }, options) =>
      rotate(workspaceId, rotation, options);
  },
  'checks only the old key of a rotation': ({ keys }) => {
    const { rotate } = keys;
    keys.rotate = async (workspaceId, rotation, { by, ...options } = {}) => {
      if (rotation.expiresAt === undefined || by === undefined)
        return rotate(workspaceId, rotation, { ...options, ...(by === undefined ? {} : { by }) });
      const target = await keys.find(workspaceId, rotation.keyId);
      return (
        (await seen(keys, workspaceId, by, target, rotation.now)) ?? rotate(workspaceId, rotation, options)
      );
    };
  },
  'creates a live key in a test workspace': ({ keys }) => {
    const { create } = keys;
    keys.create = async (workspaceId, key, options) => {
      const answer = await create(workspaceId, key, options);
      return isRefused(answer) && answer.refused === 'other_mode' ? key : answer;
    };
  },
  'replaces a test key by a live one': ({ keys }) => {
    const { rotate } = keys;
    keys.rotate = async (workspaceId, rotation, options) => {
      const answer = await rotate(workspaceId, rotation, options);
      const old =
        isRefused(answer) &&
        answer.refused === 'other_mode' &&
        (await keys.find(workspaceId, rotation.keyId));
      return old ? { old, replacement: { ...old, ...rotation.replacement } } : answer;
    };
  },
  'gives a replacement all scopes': ({ keys }) =>
    wrap(keys, 'rotate', answer =>
      'old' in answer
        ? { ...answer, replacement: { ...answer.replacement, scopes: ['keys:write'] } }
        : answer,
    ),
  'asks who is an owner before the step that creates a key': ({ keys, memberships }) => {
    const { create } = keys;
    keys.create = async (workspaceId, key, options = {}) => {
      const { ownerScopes = [], ...rest } = options;
      if (rest.user === undefined || ownerScopes.length === 0) return create(workspaceId, key, options);
      const all = await memberships.list(workspaceId);
      await turn();
      const isOwner = all.some(({ user_id, role }) => user_id === rest.user && role === 'owner');
      const gained = key.scopes.filter(scope => ownerScopes.includes(scope));
      if (!isOwner && gained.length > 0) return keyRefusal('by_no_owner', gained);
      return create(workspaceId, key, rest);
    };
  },
  'lets everybody give all scopes to a key': ({ keys }) => {
    const { change } = keys;
    keys.change = (workspaceId, id, asked, { ownerScopes: _, ...options } = {}) =>
      change(workspaceId, id, asked, options);
  },
  'forgets who has set the scopes of a key': ({ keys }) => {
    const { change } = keys;
    keys.change = (workspaceId, id, asked, { user: _, ...options } = {}) =>
      change(workspaceId, id, asked, options);
  },
  'counts the limit of each key on its own': ({ keys }) => {
    const { create } = keys;
    keys.create = async (workspaceId, key, options) => {
      const answer = await create(workspaceId, key, options);
      if (isRefused(answer)) return answer;
      const { limit_root: _, ...rest } = answer;
      return rest;
    };
  },
  'lets a key create any key': ({ keys }) => {
    const { create } = keys;
    keys.create = (workspaceId, key, { by: _, ...options } = {}) => create(workspaceId, key, options);
  },
  'lets a key rotate any key': ({ keys }) => {
    const { rotate } = keys;
    keys.rotate = (workspaceId, rotation, { by: _, ...options } = {}) =>
      rotate(workspaceId, rotation, options);
  },
  'lets a key revoke any key': ({ keys }) => {
    const { revoke } = keys;
    keys.revoke = (workspaceId, id, at, { by: _, ...options } = {}) => revoke(workspaceId, id, at, options);
  },
  'asks before it changes a key whether it may': ({ keys }) => {
    const { change, find } = keys;
    keys.change = async (workspaceId, id, asked, { when = () => true, ...options } = {}) => {
      const key = await find(workspaceId, id);
      await turn();
      return key === null || when(key)
        ? change(workspaceId, id, asked, options)
        : { refused: 'changed', beyond: [] };
    };
  },
  'changes a key outside of the step that reads it': ({ keys }) => {
    const { change, find } = keys;
    const undone = new Set<string>();
    keys.change = async (workspaceId, id, asked, options) => {
      const before = await find(workspaceId, id);
      await turn();
      const answer = await change(workspaceId, id, asked, options);
      // The record as it was read is written, so a revocation in between is lost.
      if (before?.revoked_at === null && isRefused(answer)) undone.add(`${workspaceId} ${id}`);
      return answer;
    };
    keys.find = async (workspaceId, id) => {
      const key = await find(workspaceId, id);
      return key && undone.has(`${workspaceId} ${id}`) ? { ...key, revoked_at: null } : key;
    };
  },
  'lets a key change any key': ({ keys }) => {
    const { change } = keys;
    keys.change = (workspaceId, id, asked, { by: _, ...options } = {}) =>
      change(workspaceId, id, asked, options);
  },
  'ignores the filters of a list': ({ keys }) => {
    const { list } = keys;
    keys.list = (workspaceId, { limit, after }) =>
      list(workspaceId, { limit, ...(after === undefined ? {} : { after }) });
  },
  'checks the caller before the step that creates a key': ({ keys }) => {
    const { create } = keys;
    keys.create = async (workspaceId, key, { by, ...options } = {}) => {
      const refusal = by === undefined ? null : await seen(keys, workspaceId, by, key, key.created_at);
      return refusal ?? create(workspaceId, key, options);
    };
  },
  'checks the caller before the step that rotates a key': ({ keys }) => {
    const { rotate } = keys;
    keys.rotate = async (workspaceId, rotation, { by, ...options } = {}) => {
      const target = await keys.find(workspaceId, rotation.keyId);
      const refusal = by === undefined ? null : await seen(keys, workspaceId, by, target, rotation.now);
      return refusal ?? rotate(workspaceId, rotation, options);
    };
  },
  'checks the caller before the step that revokes a key': ({ keys }) => {
    const { revoke } = keys;
    keys.revoke = async (workspaceId, id, at, { by, ...options } = {}) => {
      const target = await keys.find(workspaceId, id);
      const refusal = by === undefined ? null : await seen(keys, workspaceId, by, target, at);
      return refusal ?? revoke(workspaceId, id, at, options);
    };
  },
  'accepts a revoked caller until its revocation time': ({ keys }) => {
    const { create, find } = keys;
    keys.create = async (workspaceId, key, { by, ...options } = {}) => {
      const acting = by === undefined ? null : await find(workspaceId, by);
      const until = acting?.revoked_at ?? null;
      const early = until !== null && Date.parse(until) > Date.parse(key.created_at);
      return create(workspaceId, key, by === undefined || early ? options : { ...options, by });
    };
  },
  'publishes a key that it did not store': ({ keys, webhooks }) => {
    const { create } = keys;
    keys.create = async (workspaceId, key, options = {}) => {
      const answer = await create(workspaceId, key, options);
      if (isRefused(answer)) await webhooks.publish(workspaceId, options.events?.(key) ?? []);
      return answer;
    };
  },
  'returns the wrong reason of a refused key': ({ keys }) =>
    wrap(keys, 'revoke', answer => (isRefused(answer) ? keyRefusal('not_found') : answer)),
  'lists the oldest keys first': ({ keys }) =>
    wrap(keys, 'list', page => ({ ...page, keys: page.keys.toReversed() })),
  'counts only the first hundred keys': ({ keys }) =>
    wrap(keys, 'countActive', count => Math.min(count, 100)),
  'does not return the next page': ({ keys }) => wrap(keys, 'list', page => ({ ...page, next: null })),
  'ignores which addresses may use a key when it changes': ({ keys }) => {
    const { change } = keys;
    keys.change = (workspaceId, id, { allowedIps: _, ...asked }, options) =>
      change(workspaceId, id, asked, options);
  },
  'lets every address use a replacement': ({ keys }) =>
    wrap(keys, 'rotate', answer => {
      if (!('old' in answer)) return answer;
      const { allowed_ips: _, ...replacement } = answer.replacement;
      return { ...answer, replacement };
    }),
  'lets a key lift its restriction to some addresses': ({ keys }) => {
    const { change } = keys;
    keys.change = async (workspaceId, id, asked, options) => {
      const answer = await change(workspaceId, id, asked, options);
      const { by: _, ...rest } = options ?? {};
      return isRefused(answer) && answer.beyond.includes('allowed_ips')
        ? change(workspaceId, id, asked, rest)
        : answer;
    };
  },
  'gives a replacement no owner': ({ keys }) =>
    wrap(keys, 'rotate', answer => {
      if (!('old' in answer)) return answer;
      const { owner: _, ...replacement } = answer.replacement;
      return { ...answer, replacement };
    }),
  'ignores a change of the metadata': ({ keys }) => {
    const { change } = keys;
    keys.change = (workspaceId, id, { metadata: _, ...asked }, options) =>
      change(workspaceId, id, asked, options);
  },
  'lets a key lift its rate limit': ({ keys }) => {
    const { change } = keys;
    keys.change = async (workspaceId, id, asked, options) => {
      const answer = await change(workspaceId, id, asked, options);
      const { by: _, ...rest } = options ?? {};
      return isRefused(answer) && answer.beyond.includes('rate_limit')
        ? change(workspaceId, id, asked, rest)
        : answer;
    };
  },
  'lists the keys of all owners': ({ keys }) => {
    const { list } = keys;
    keys.list = (workspaceId, { owner: _, ...page }) => list(workspaceId, page);
  },
  'still finds a key that is forgotten': ({ keys }) => {
    const { create, find } = keys;
    const made = new Map<string, KeyRecord>();
    keys.create = (workspaceId, key, options) => {
      made.set(`${workspaceId} ${key.id}`, key);
      return create(workspaceId, key, options);
    };
    keys.find = async (workspaceId, id) =>
      (await find(workspaceId, id)) ?? made.get(`${workspaceId} ${id}`) ?? null;
  },
  'forgets expired keys at once': ({ keys }) => {
    const { create } = keys;
    keys.create = async (workspaceId, key, options) => {
      const answer = await create(workspaceId, key, options);
      const { find } = keys;
      keys.find = async (of, id) => {
        const found = await find(of, id);
        return found?.expires_at && found.expires_at <= key.created_at ? null : found;
      };
      return answer;
    };
  },
  'forgets where a key was used': ({ keys }) => {
    const { recordUse } = keys;
    keys.recordUse = (workspaceId, id, at) => recordUse(workspaceId, id, at);
  },
  'moves last_used_at back': ({ keys }) => {
    const { find, recordUse } = keys;
    const uses = new Map<string, string>();
    keys.recordUse = (workspaceId, id, at, use) => {
      uses.set(`${workspaceId} ${id}`, at);
      return recordUse(workspaceId, id, at, use);
    };
    keys.find = async (workspaceId, id) => {
      const key = await find(workspaceId, id);
      return key && { ...key, last_used_at: uses.get(`${workspaceId} ${id}`) ?? key.last_used_at };
    };
  },
  'does not find revoked keys': ({ keys }) =>
    wrap(keys, 'findByDigest', found => (found?.key.revoked_at ? null : found)),
  'throws for a hostile digest': ({ keys }) => {
    const find = keys.findByDigest;
    keys.findByDigest = digest => {
      if (digest.includes('\u0000')) throw new Error('invalid byte');
      return find(digest);
    };
  },
  'stores the given object instead of a copy': ({ keys }) => {
    const { create, findByDigest } = keys;
    const given = new Map<string, object>();
    keys.create = (workspaceId, key, options) => {
      given.set(key.digest, key);
      return create(workspaceId, key, options);
    };
    keys.findByDigest = async digest => {
      const found = await findByDigest(digest);
      return found && ({ ...found, key: given.get(digest) ?? found.key } as typeof found);
    };
  },
  'counts keys before the step that stores one': ({ keys }) => {
    const { create, countActive } = keys;
    keys.create = async (workspaceId, key, { most = 1_000, ...options } = {}) => {
      const count = await countActive(workspaceId, key.created_at);
      return count >= most ? keyRefusal('too_many') : create(workspaceId, key, options);
    };
  },
  'counts rotated keys before the step that rotates one': ({ keys }) => {
    const { rotate, list } = keys;
    keys.rotate = async (workspaceId, rotation, { most = 1_000, ...options } = {}) => {
      const page = await list(workspaceId, { limit: 1_000, state: 'active', now: rotation.now });
      const count = page.keys.filter(({ rotated_to }) => rotated_to !== null).length;
      return count >= most ? keyRefusal('too_many') : rotate(workspaceId, rotation, options);
    };
  },
  'stores a digest twice': ({ keys }) => {
    const { create } = keys;
    keys.create = async (workspaceId, key, options) => {
      await create(workspaceId, key, options);
      return key;
    };
  },
  'changes the time of a revocation': ({ keys }) => {
    const { revoke } = keys;
    keys.revoke = async (workspaceId, id, at, options) => {
      const key = await revoke(workspaceId, id, at, options);
      return isRefused(key) ? key : { ...key, revoked_at: at };
    };
  },
  'revokes the keys of all workspaces with that id': ({ keys }) => {
    const { revoke } = keys;
    keys.revoke = async (workspaceId, id, at, options) => {
      await revoke('ws_other', id, at);
      return revoke(workspaceId, id, at, options);
    };
  },
  'returns a key that does not exist': ({ keys }) =>
    wrap(keys, 'revoke', answer => (isRefused(answer) ? ({ id: 'x' } as never) : answer)),
};
