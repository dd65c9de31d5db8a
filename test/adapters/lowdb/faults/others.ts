/** Faults of an adapter with keys, items, purchases and people. */
import type { ItemFilter } from '../../../../src/repository/index.ts';
import { type Faults, wrap } from './plant.ts';

export const otherFaults: Faults = {
  'counts a use twice': ({ limits }) =>
    wrap(limits, 'count', window => ({ ...window, uses: window.uses + 1 })),
  'takes no use back': ({ limits }) => Object.assign(limits, { giveBack: () => {} }),
  'takes back a use of any window': ({ limits }) => {
    const { count, giveBack } = limits;
    const ends = new Map<string, number>();
    limits.count = async (name, seconds, now) => {
      const window = await count(name, seconds, now);
      ends.set(name, window.endsAt);
      return window;
    };
    limits.giveBack = name => giveBack(name, ends.get(name) ?? 0);
  },
  'takes all uses back at once': ({ limits }) =>
    Object.assign(limits, { giveBack: (name: string) => limits.reset(name) }),
  'loses uses that are counted and taken back at once': ({ limits }) => {
    const uses = new Map<string, number>();
    const change = async (name: string, by: number) => {
      const before = uses.get(name) ?? 0;
      await Promise.resolve();
      uses.set(name, Math.max(0, before + by));
      return before + by;
    };
    const { count } = limits;
    limits.count = async (name, seconds, now) => ({
      ...(await count(name, seconds, now)),
      uses: await change(name, 1),
    });
    limits.giveBack = async name => void (await change(name, -1));
  },
  'starts no window anew': ({ limits }) => Object.assign(limits, { reset: () => {} }),
  'counts all names together': ({ limits }) => {
    const { count } = limits;
    limits.count = (_, seconds, now) => count('one', seconds, now);
  },
  'leaves out the last batch': ({ items }) =>
    Object.assign(items, {
      async *batches(workspaceId: string, filter: ItemFilter) {
        const { items: all } = await items.list(workspaceId, filter);
        if (all.length > 1) yield all.slice(0, -1);
      },
    }),
  'rotates a key again': ({ keys }) => wrap(keys, 'rotate', old => old ?? ({ rotated_to: 'x' } as never)),
  'gives a short key a longer life': ({ keys }) =>
    wrap(keys, 'rotate', old => old && { ...old, expires_at: '2026-06-06T06:06:06Z' }),
  'lists the oldest first': ({ keys }) =>
    wrap(keys, 'list', page => ({ ...page, keys: page.keys.toReversed() })),
  'counts the first hundred keys alone': ({ keys }) =>
    wrap(keys, 'countActive', count => Math.min(count, 100)),
  'forgets that there is a next page': ({ keys }) => wrap(keys, 'list', page => ({ ...page, next: null })),
  'moves last_used_at back': ({ keys }) => {
    const { find, recordUse } = keys;
    const uses = new Map<string, string>();
    keys.recordUse = (workspaceId, id, at) => {
      uses.set(`${workspaceId} ${id}`, at);
      return recordUse(workspaceId, id, at);
    };
    keys.find = async (workspaceId, id) => {
      const key = await find(workspaceId, id);
      return key && { ...key, last_used_at: uses.get(`${workspaceId} ${id}`) ?? key.last_used_at };
    };
  },
  'finds e-mail addresses whatever the case': ({ users }) => {
    const { findByEmail } = users;
    users.findByEmail = email => findByEmail(email.toLowerCase());
  },
  'sets the password of nobody': ({ users }) => wrap(users, 'setPassword', () => true),
  'knows no roles': ({ users }) =>
    wrap(users, 'workspacesOf', found => found.map(one => ({ ...one, role: 'owner' }))),
  'names people who do not exist': ({ users }) =>
    wrap(users, 'namesOf', names => new Map([...names, ['key_live', 'nobody']])),
  'ends no session': ({ sessions }) => Object.assign(sessions, { delete: () => {} }),
  'moves seen_at back': ({ sessions }) => {
    const { find, touch } = sessions;
    const seen = new Map<string, string>();
    sessions.touch = (digest, at) => {
      seen.set(digest, at);
      return touch(digest, at);
    };
    sessions.find = async digest => {
      const found = await find(digest);
      return found && { ...found, seen_at: seen.get(digest) ?? found.seen_at };
    };
  },
  'finds no revoked key': ({ keys }) =>
    wrap(keys, 'findByDigest', found => (found?.key.revoked_at ? null : found)),
  'throws for an odd digest': ({ keys }) => {
    const find = keys.findByDigest;
    keys.findByDigest = digest => {
      if (digest.includes('\u0000')) throw new Error('invalid byte');
      return find(digest);
    };
  },
  'keeps the object that it was given': ({ keys }) => {
    const { create, findByDigest } = keys;
    const given = new Map<string, object>();
    keys.create = (workspaceId, key) => {
      given.set(key.digest, key);
      return create(workspaceId, key);
    };
    keys.findByDigest = async digest => {
      const found = await findByDigest(digest);
      return found && ({ ...found, key: given.get(digest) ?? found.key } as typeof found);
    };
  },
  'lets a digest in twice': ({ keys }) => wrap(keys, 'create', () => true),
  'moves the instant of a revocation': ({ keys }) => {
    const { revoke } = keys;
    keys.revoke = async (workspaceId, id, at) => {
      const key = await revoke(workspaceId, id, at);
      return key && { ...key, revoked_at: at };
    };
  },
  'revokes any key of that id': ({ keys }) => {
    const { revoke } = keys;
    keys.revoke = async (workspaceId, id, at) => {
      await revoke('ws_other', id, at);
      return revoke(workspaceId, id, at);
    };
  },
  'invents a key': ({ keys }) => wrap(keys, 'revoke', key => key ?? ({ id: 'x' } as never)),
  'mixes up accounts': ({ accounts }) => {
    const find = accounts.findByWorkspace;
    accounts.findByWorkspace = () => find('ws_shop');
  },
  'forgets a member of an item': ({ items }) =>
    wrap(items, 'list', list => ({ ...list, items: list.items.map(item => ({ ...item, options: [] })) })),
  'ignores the offset': ({ items }) => {
    const { list } = items;
    items.list = (workspaceId, { offset: _, ...query }) => list(workspaceId, query);
  },
  'counts the page': ({ items }) =>
    wrap(items, 'list', ({ items: page }) => ({ items: page, total: page.length })),
  'takes the text for a pattern': ({ items }) => {
    const { list } = items;
    items.list = (workspaceId, query) => list(workspaceId, query.q === '%' ? {} : query);
  },
  'finds an item of anybody': ({ items }) => {
    const { find } = items;
    items.find = async (workspaceId, id) => (await find(workspaceId, id)) ?? (await find('ws_shop', id));
  },
  'gives a purchase without its item': ({ purchases }) =>
    wrap(purchases, 'findByCode', purchase => purchase && ({ ...purchase, item: {} } as typeof purchase)),
  'gives supported_until as undefined': ({ purchases }) =>
    wrap(
      purchases,
      'findByCode',
      purchase => purchase && { supported_until: undefined as never, ...purchase },
    ),
  'takes the code of another workspace': ({ purchases }) => {
    const find = purchases.findByCode;
    purchases.findByCode = async (workspaceId, code) =>
      (await find(workspaceId, code)) ?? (await find('ws_other', code));
  },
  'gives everybody the same models': ({ models }) => {
    const { list } = models;
    models.list = () => list('ws_shop');
  },
};
