/** Faults of an adapter with items, purchases and people. */
import { type ItemFilter, isRefused, refuse } from '../../../../src/repository/index.ts';
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
  'believes a window of a wrong clock': ({ limits }) => {
    const { count } = limits;
    const ends = new Map<string, number>();
    limits.count = async (name, seconds, now) => {
      const { uses, endsAt } = await count(name, seconds, now);
      const kept = ends.get(name) ?? 0;
      const found = kept > now ? kept : endsAt;
      ends.set(name, found);
      return { uses, endsAt: found };
    };
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
  'finds a purchase by what stands before a NUL': ({ purchases }) => {
    const { findByCode } = purchases;
    purchases.findByCode = (workspaceId, code) => findByCode(workspaceId, code.split('\u0000')[0] ?? '');
  },
  'finds e-mail addresses whatever the case': ({ users }) => {
    const { findByEmail } = users;
    users.findByEmail = email => findByEmail(email.toLowerCase());
  },
  'replaces a password that it has looked at before': ({ users }) => {
    const { setPassword, find } = users;
    users.setPassword = async (id, password, { instead } = {}) => {
      const earlier = JSON.stringify((await find(id))?.password);
      await new Promise(resolve => setImmediate(resolve));
      return instead === undefined || earlier === JSON.stringify(instead)
        ? setPassword(id, password)
        : refuse('changed');
    };
  },
  'sets the password of nobody': ({ users }) =>
    wrap(users, 'setPassword', answer => (isRefused(answer) ? {} : answer)),
  'takes a user who is not there for one whose password has changed': ({ users }) =>
    wrap(users, 'setPassword', answer => (isRefused(answer) ? refuse('changed') : answer)),
  'answers a user as it was before the change': ({ users }) => {
    const { find, setPassword } = users;
    users.setPassword = async (id, ...rest) => {
      const before = await find(id);
      const answer = await setPassword(id, ...rest);
      return isRefused(answer) || before === null ? answer : before;
    };
  },
  'knows no roles': ({ users }) =>
    wrap(users, 'workspacesOf', found => found.map(one => ({ ...one, role: 'owner' }))),
  'names people who do not exist': ({ users }) =>
    wrap(users, 'namesOf', names => new Map([...names, ['key_live', 'nobody']])),
  'starts a session of anybody': ({ sessions }) =>
    wrap(sessions, 'create', answer =>
      isRefused(answer) && answer.refused === 'user_unknown' ? {} : answer,
    ),
  'starts a session again for whoever has its digest': ({ sessions }) => {
    const { create, delete: end } = sessions;
    sessions.create = async (session, staleBefore) => {
      const answer = await create(session, staleBefore);
      if (!isRefused(answer) || answer.refused !== 'taken') return answer;
      await end(session.digest);
      return create(session, staleBefore);
    };
  },
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
