import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import { type LowdbRepository, lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import type { ItemFilter, LimitsRepository } from '../../../src/repository/index.ts';
import type { ConformanceCase } from '../../../src/testing/case.ts';
import { repositoryConformance } from '../../../src/testing/index.ts';

/** What it leaves out, and why. */
const lacks = {
  batches: 'the whole list stands in memory anyway',
  limits: 'one process has the file, and counts for itself',
};

const memory = suite('lowdb in memory keeps the contract');
repositoryConformance({
  test: memory,
  lacks,
  create: async seed => {
    const repository = await lowdbRepository({ seed });
    return { repository, close: repository.close };
  },
});
memory.run();

const file = suite('lowdb in a file keeps the contract');
repositoryConformance({
  test: file,
  lacks,
  create: async seed => {
    const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
    const repository = await lowdbRepository({ file: join(folder, 'data.json'), seed });
    const close = async () => {
      await repository.close();
      await rm(folder, { recursive: true });
    };
    return { repository, close };
  },
});
file.run();

/** Faults that an adapter may have, one a behaviour: the suite must see each of them. */
const faults: Record<string, (repository: Whole) => void> = {
  'gives a slug twice': ({ links }) =>
    wrap(links, 'create', results => results.map(one => (one === 'slug_taken' ? null : one))),
  'finds a link by its id anywhere': ({ links }) => {
    const { find } = links;
    links.find = async (workspaceId, id) => (await find(workspaceId, id)) ?? (await find('ws_shop', id));
  },
  'lists archived links': ({ links }) => {
    const { list } = links;
    links.list = async (workspaceId, query) => {
      const more = await list(workspaceId, { ...query, archived: !query.archived });
      const page = await list(workspaceId, query);
      return { ...page, links: [...page.links, ...more.links] };
    };
  },
  'begins lists anew on each page': ({ links }) => {
    const { list } = links;
    let pages = 0;
    links.list = async (workspaceId, { after, ...query }) => {
      pages += 1;
      const page = await list(workspaceId, query);
      return pages > 100 ? { ...page, next: null } : page;
    };
  },
  'changes links of anybody': ({ links }) => {
    const { change } = links;
    links.change = async (workspaceId, id, ...rest) =>
      (await change(workspaceId, id, ...rest)) ?? change('ws_shop', id, ...rest);
  },
  'keeps the clicks of deleted links': ({ links }) => {
    const { listDays } = links;
    const kept = new Map<string, Awaited<ReturnType<typeof listDays>>>();
    links.listDays = async (workspaceId, id, from, to) => {
      const days = await listDays(workspaceId, id, from, to);
      return days.length > 0 ? days : (kept.get(`${workspaceId} ${id}`) ?? days);
    };
    const { delete: remove } = links;
    links.delete = async (workspaceId, id, events) => {
      kept.set(`${workspaceId} ${id}`, await listDays(workspaceId, id, '0', '9'));
      return remove(workspaceId, id, events);
    };
  },
  'lets one more pass': ({ links }) => {
    const { pass, find } = links;
    links.pass = async (workspaceId, id, events) =>
      (await pass(workspaceId, id, events)) ?? find(workspaceId, id);
  },
  'counts everybody as new': ({ links }) => {
    const { recordClicks } = links;
    let count = 0;
    links.recordClicks = (entries, options) =>
      recordClicks(
        entries.map(one => ({
          ...one,
          visitors: one.visitors.map(who => {
            count += 1;
            return who === null ? null : String(count).padStart(22, 'x');
          }),
        })),
        options,
      );
  },
  'takes bots for people': ({ links }) => {
    const { recordClicks } = links;
    links.recordClicks = (entries, options) =>
      recordClicks(
        entries.map(one => ({ ...one, clicks: one.clicks.map(click => ({ ...click, bot: false })) })),
        options,
      );
  },
  'gives everybody a salt of their own': ({ links }) =>
    Object.assign(links, { saltOf: (_: string, fresh: string) => fresh }),
  'keeps old clicks': ({ links }) => Object.assign(links, { prune: () => {} }),
  'tells of an expiry again and again': ({ links }) => {
    const { expire } = links;
    links.expire = async (now, limit, events) => (await expire(now, limit, events)) + 1;
  },
  'sends clicks to who has not named them': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ onRequest: _, ...one }) => one),
        options,
      );
  },
  'sends what is about other links': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ about: _, ...one }) => one),
        options,
      );
  },
  'publishes to paused endpoints': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = async (workspaceId, events, options) =>
      (await publish(workspaceId, events, options)) +
      (await publish(workspaceId, events, { only: 'ep_paused' }));
  },
  'leases to everybody': ({ webhooks }) => {
    const { claim, release } = webhooks;
    webhooks.claim = async request => {
      const jobs = await claim(request);
      await release(request.token);
      return jobs;
    };
  },
  'forgets the lease': ({ webhooks }) => {
    const { claim, settle } = webhooks;
    let last = '';
    webhooks.claim = request => {
      last = request.token;
      return claim(request);
    };
    webhooks.settle = (_, settlements) => settle(last, settlements);
  },
  'lets everybody pause': ({ webhooks }) => {
    const { changeEndpoint } = webhooks;
    webhooks.changeEndpoint = (workspaceId, id, change, { events } = {}) =>
      changeEndpoint(workspaceId, id, change, events === undefined ? {} : { events });
  },
  'forgets the old secret at once': ({ webhooks }) =>
    wrap(webhooks, 'rotateSecret', one => one && { ...one, secrets: one.secrets.slice(0, 1) }),
  'tells of keys twice': ({ keys, webhooks }) => {
    const { revoke } = keys;
    keys.revoke = async (workspaceId, id, at, events = () => []) => {
      const key = await revoke(workspaceId, id, at, events);
      if (key) await webhooks.publish(workspaceId, events(key));
      return key;
    };
  },
  'never heals an endpoint': ({ webhooks }) =>
    wrap(webhooks, 'settle', told => told.map(one => ({ ...one, after: one.before }))),
  'replays what has not failed': ({ webhooks }) => wrap(webhooks, 'replayFailed', count => count + 1),
  'lists the oldest deliveries first': ({ webhooks }) =>
    wrap(webhooks, 'listDeliveries', page => ({ ...page, deliveries: page.deliveries.toReversed() })),
  'deletes an endpoint of any workspace': ({ webhooks }) => {
    const { deleteEndpoint } = webhooks;
    webhooks.deleteEndpoint = async (workspaceId, id) => {
      await deleteEndpoint('ws_other', id);
      return deleteEndpoint(workspaceId, id);
    };
  },
  'counts a use twice': ({ limits }) =>
    wrap(limits, 'count', window => ({ ...window, uses: window.uses + 1 })),
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

function wrap<Part extends object, Name extends keyof Part>(
  part: Part,
  name: Name,
  change: (
    answer: Part[Name] extends (...args: never[]) => infer Answer ? Awaited<Answer> : never,
  ) => unknown,
): void {
  const inner = part[name] as (...args: unknown[]) => unknown;
  Object.assign(part, { [name]: async (...args: unknown[]) => change((await inner(...args)) as never) });
}

/** The parts that lowdb leaves out, in memory. */
function withAllParts(repository: LowdbRepository) {
  const windows = new Map<string, { uses: number; endsAt: number }>();
  const limits: LimitsRepository = {
    count: (name, seconds, now) => {
      const last = windows.get(name);
      const open = last !== undefined && last.endsAt > now;
      const window = open ? { ...last, uses: last.uses + 1 } : { uses: 1, endsAt: now + seconds * 1_000 };
      windows.set(name, window);
      return window;
    },
    reset: name => void windows.delete(name),
  };
  return Object.assign(repository, {
    limits,
    items: Object.assign(repository.items, {
      async *batches(workspaceId: string, filter: ItemFilter) {
        const { items } = await repository.items.list(workspaceId, filter);
        for (const item of items) yield [item];
      },
    }),
  });
}

type Whole = ReturnType<typeof withAllParts>;

const itself = suite('The conformance suite');
for (const [fault, plant] of Object.entries(faults))
  itself(`sees an adapter that ${fault}`, async () => {
    const cases: ConformanceCase['name'][] = [];
    const failed: string[] = [];
    const runs: Promise<void>[] = [];
    repositoryConformance({
      test: (name, run) => {
        cases.push(name);
        runs.push(run().catch(() => void failed.push(name)));
      },
      create: async seed => {
        const repository = await lowdbRepository({ seed });
        plant(withAllParts(repository));
        return { repository, close: repository.close };
      },
    });
    await Promise.all(runs);
    assert.ok(
      failed.length > 0 && failed.length < cases.length,
      `${failed.length} of ${cases.length} cases failed`,
    );
  });
itself.run();
