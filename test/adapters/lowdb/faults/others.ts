/** Faults of an adapter with items, purchases and people. */
import type { AuditEntry } from '../../../../src/generated/types.ts';
import { type ItemFilter, isRefused, refuse } from '../../../../src/repository/index.ts';
import { type Faults, wrap } from './plant.ts';

/** An entry as it is stored together with its change. */
const partialEntry = (id: string): AuditEntry => ({
  id,
  at: '2026-05-05T05:05:05Z',
  actor_type: 'key',
  actor_id: 'key_live',
  actor_name: 'Live',
  operation: 'createLink',
  record_id: null,
  session: null,
  address: '192.0.2.1',
  request_id: null,
  is_partial: true,
});

export const otherFaults: Faults = {
  'looks for an entry of the audit log before the step that stores it': ({ audit }) => {
    const { append, list } = audit;
    audit.append = async (workspaceId, entry, staleBefore) => {
      const { entries } = await list(workspaceId, { limit: 1_000 });
      await new Promise(resolve => setImmediate(resolve));
      if (entries.some(({ id }) => id === entry.id)) return;
      const stored = (await list(workspaceId, { limit: 1_000 })).entries.some(({ id }) => id === entry.id);
      await append(workspaceId, stored ? { ...entry, id: `${entry.id}_2` } : entry, staleBefore);
    };
  },
  'keeps the newest 1,000 entries of the audit log, of whatever they are': ({ audit }) => {
    const { append, list } = audit;
    const kept = async (workspaceId: string) =>
      new Set((await list(workspaceId, { limit: 1_000 })).entries.map(({ id }) => id));
    let last = new Set<string>();
    audit.append = async (workspaceId, ...rest) => {
      await append(workspaceId, ...rest);
      last = await kept(workspaceId);
    };
    audit.list = async (workspaceId, query) => {
      const page = await list(workspaceId, query);
      return query.limit > 1_000 && last.size >= 1_000
        ? { ...page, entries: page.entries.filter(({ id }) => last.has(id)) }
        : page;
    };
  },
  'makes one entry of changes of a member': ({ audit }) => {
    const { append, list } = audit;
    audit.append = (workspaceId, entry, staleBefore) =>
      append(
        workspaceId,
        entry.record_type === 'member' ? { ...entry, record_type: 'link' } : entry,
        staleBefore,
      );
    audit.list = async (workspaceId, query) => await list(workspaceId, query);
  },
  'stores the entry of a change in a step of its own': ({ links }) => {
    const { create } = links;
    links.create = async (...args) => {
      await Promise.resolve();
      return create(...args);
    };
  },
  'stores an entry for a request that was repeated': ({ audit, links }) => {
    const { create } = links;
    links.create = async (workspaceId, made, options) => {
      const answer = await create(workspaceId, made, options);
      if (answer.some(one => isRefused(one) && one.refused === 'repeated'))
        await audit.append(workspaceId, partialEntry('repeated'), '2020-01-01T00:00:00Z');
      return answer;
    };
  },
  'deletes whole entries of the audit log': ({ audit }) => {
    const { list } = audit;
    const gone = new Set<string>();
    audit.discard = (workspaceId, id) => void gone.add(`${workspaceId} ${id}`);
    audit.list = async (workspaceId, query) => {
      const page = await list(workspaceId, query);
      return { ...page, entries: page.entries.filter(({ id }) => !gone.has(`${workspaceId} ${id}`)) };
    };
  },
  'counts requests again that are stored already': ({ requests }) => {
    const { record } = requests;
    let calls = 0;
    requests.record = answered => {
      calls += 1;
      return record(
        answered.map(one => ({
          ...one,
          listed: one.listed.map(({ id, ...rest }) => ({ ...rest, id: `${id}_${calls}` })),
        })),
      );
    };
  },
  'counts hours before the step that stores requests': ({ requests }) => {
    const { record, usage } = requests;
    let calls = 0;
    requests.record = async answered => {
      calls += 1;
      await record(answered);
    };
    requests.usage = async (workspaceId, query) => {
      const sums = await usage(workspaceId, query);
      return query.by === 'hour' ? sums.map(one => ({ ...one, succeeded: calls })) : sums;
    };
  },
  'keeps the counts of hours': ({ requests }) => {
    const { prune } = requests;
    requests.prune = options => prune({ ...options, now: '2026-05-01T00:00:00Z' });
  },
  'counts a use twice': ({ limits }) =>
    wrap(limits, 'count', window => ({ ...window, uses: window.uses + 1 })),
  'does not take back a use': ({ limits }) => Object.assign(limits, { giveBack: () => {} }),
  'takes back a use of another window': ({ limits }) => {
    const { count, giveBack } = limits;
    const ends = new Map<string, number>();
    limits.count = async (name, seconds, now) => {
      const window = await count(name, seconds, now);
      ends.set(name, window.endsAt);
      return window;
    };
    limits.giveBack = name => giveBack(name, ends.get(name) ?? 0);
  },
  'takes back all uses in one call': ({ limits }) =>
    Object.assign(limits, { giveBack: (name: string) => limits.reset(name) }),
  'loses uses that are counted and taken back concurrently': ({ limits }) => {
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
  'continues a window that a wrong clock started': ({ limits }) => {
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
  'does not start a new window': ({ limits }) => Object.assign(limits, { reset: () => {} }),
  'counts all names together': ({ limits }) => {
    const { count } = limits;
    limits.count = (_, seconds, now) => count('one', seconds, now);
  },
  'omits the last batch': ({ items }) =>
    Object.assign(items, {
      async *batches(workspaceId: string, filter: ItemFilter) {
        const { items: all } = await items.list(workspaceId, filter);
        if (all.length > 1) yield all.slice(0, -1);
      },
    }),
  'ends a purchase code at the first NUL': ({ purchases }) => {
    const { findByCode } = purchases;
    purchases.findByCode = (workspaceId, code) => findByCode(workspaceId, code.split('\u0000')[0] ?? '');
  },
  'ignores the case of e-mail addresses': ({ users }) => {
    const { findByEmail } = users;
    users.findByEmail = email => findByEmail(email.toLowerCase());
  },
  'checks the expected password before the step that replaces it': ({ users }) => {
    const { setPassword, find } = users;
    users.setPassword = async (id, password, { instead } = {}) => {
      const earlier = JSON.stringify((await find(id))?.password);
      await new Promise(resolve => setImmediate(resolve));
      return instead === undefined || earlier === JSON.stringify(instead)
        ? setPassword(id, password)
        : refuse('changed');
    };
  },
  'accepts a password for an unknown user': ({ users }) =>
    wrap(users, 'setPassword', answer => (isRefused(answer) ? {} : answer)),
  'returns the reason of a changed password for an unknown user': ({ users }) =>
    wrap(users, 'setPassword', answer => (isRefused(answer) ? refuse('changed') : answer)),
  'returns a user in its state before the change': ({ users }) => {
    const { find, setPassword } = users;
    users.setPassword = async (id, ...rest) => {
      const before = await find(id);
      const answer = await setPassword(id, ...rest);
      return isRefused(answer) || before === null ? answer : before;
    };
  },
  'returns workspaces without roles': ({ users }) =>
    wrap(users, 'workspacesOf', found => found.map(one => ({ ...one, role: 'owner' }))),
  'returns names of unknown users': ({ users }) =>
    wrap(users, 'namesOf', names => new Map([...names, ['key_live', 'nobody']])),
  'creates a session for an unknown user': ({ sessions }) =>
    wrap(sessions, 'create', answer =>
      isRefused(answer) && answer.refused === 'user_unknown' ? {} : answer,
    ),
  'creates a session with an existing digest': ({ sessions }) => {
    const { create, delete: end } = sessions;
    sessions.create = async (session, staleBefore) => {
      const answer = await create(session, staleBefore);
      if (!isRefused(answer) || answer.refused !== 'taken') return answer;
      await end(session.digest);
      return create(session, staleBefore);
    };
  },
  'does not delete sessions': ({ sessions }) => Object.assign(sessions, { delete: () => {} }),
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
  'returns the account of another workspace': ({ accounts }) => {
    const find = accounts.findByWorkspace;
    accounts.findByWorkspace = () => find('ws_shop');
  },
  'omits a field of an item': ({ items }) =>
    wrap(items, 'list', list => ({ ...list, items: list.items.map(item => ({ ...item, options: [] })) })),
  'ignores the offset': ({ items }) => {
    const { list } = items;
    items.list = (workspaceId, { offset: _, ...query }) => list(workspaceId, query);
  },
  'returns the length of the page as the total': ({ items }) =>
    wrap(items, 'list', ({ items: page }) => ({
      items: page,
      total: page.length,
      hasItems: page.length > 0,
    })),
  'says that a filter without matches finds a workspace without items': ({ items }) =>
    wrap(items, 'list', list => ({ ...list, hasItems: list.total > 0 })),
  'uses the search text as a pattern': ({ items }) => {
    const { list } = items;
    items.list = (workspaceId, query) => list(workspaceId, query.q === '%' ? {} : query);
  },
  'finds an item of another workspace': ({ items }) => {
    const { find } = items;
    items.find = async (workspaceId, id) => (await find(workspaceId, id)) ?? (await find('ws_shop', id));
  },
  'returns a purchase without its item': ({ purchases }) =>
    wrap(purchases, 'findByCode', purchase => purchase && ({ ...purchase, item: {} } as typeof purchase)),
  'returns an empty supported_until for a purchase without support': ({ purchases }) =>
    wrap(purchases, 'findByCode', purchase => purchase && { supported_until: '', ...purchase }),
  'accepts the purchase code of another workspace': ({ purchases }) => {
    const find = purchases.findByCode;
    purchases.findByCode = async (workspaceId, code) =>
      (await find(workspaceId, code)) ?? (await find('ws_other', code));
  },
  'returns the same models for every workspace': ({ models }) => {
    const { list } = models;
    models.list = () => list('ws_shop');
  },
};
