/** What cannot be stored is refused by both adapters alike, and whatever is accepted can be read again. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { type Pool, postgresRepository } from '../../src/adapters/postgres/index.ts';
import { isRefused, type WholeRepository } from '../../src/repository/index.ts';
import { inbound, published, request, rotation } from '../../src/testing/automation/sample.ts';
import { link } from '../../src/testing/links/sample.ts';
import {
  digestLike,
  endpoint,
  event,
  key,
  passwordOf,
  sample,
  session,
  shop,
  user,
} from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { emptyRepository, freshRepository } from '../postgres-server.ts';
import { assertProperty } from '../property.ts';
import { eachStorage } from '../storages.ts';
import { place } from './lowdb/place.ts';
import { fillMessaging, messagingWays, withUnknownOption } from './unfit-messaging.ts';

type Storage = Required<WholeRepository>;
type Opened = Omit<Storage, 'limits'>;

const now = '2026-05-05T05:05:05Z';
const later = '2026-06-06T06:06:06Z';

/** A method that stores what its caller gives it: valid arguments, and the call. */
interface Way {
  readonly given: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: the arguments are made unfit on purpose
  readonly call: (storage: Opened, given: any) => unknown;
}

const way = <Given>(given: Given, call: (storage: Opened, given: Given) => unknown): Way => ({ given, call });

const { id, digest, prefix, last_four, created_at, created_by } = key('key_next', 'f');
const replacement = { id, digest, prefix, last_four, created_at, created_by };
const hook = { ...endpoint('whk_new', ['key.created']), links: ['a'], tags: ['a'], sample: 2 };

const ways: Readonly<Record<string, Way>> = {
  'keys.create': way(key('key_new', 'd'), ({ keys }, one) => keys.create(shop, one)),
  'keys.rotate': way({ keyId: 'key_live', replacement, oldExpiresAt: later, now }, ({ keys }, one) =>
    keys.rotate(shop, one),
  ),
  'keys.change': way({ name: 'Till', expiresAt: later, now }, ({ keys }, one) =>
    keys.change(shop, 'key_live', one),
  ),
  'keys.revoke': way({ at: now }, ({ keys }, { at }) => keys.revoke(shop, 'key_live', at)),
  'keys.recordUse': way({ at: now }, ({ keys }, { at }) => keys.recordUse(shop, 'key_live', at)),
  'users.create': way(user('zoe'), ({ users }, one) => users.create?.(one)),
  'users.change': way({ name: 'Ann', email: 'a@example.com' }, ({ users }, one) =>
    users.change?.('user_ann', one),
  ),
  'users.setPassword': way(passwordOf('y'), ({ users }, one) => users.setPassword('user_ann', one)),
  'sessions.create': way(
    { ...session('a', 'ann'), staleBefore: '2026-01-01T00:00:00Z' },
    (storage, given) => {
      const { staleBefore, ...one } = given;
      return storage.sessions.create(one, staleBefore);
    },
  ),
  'sessions.touch': way({ at: now }, ({ sessions }, { at }) => sessions.touch(digestLike('1'), at)),
  'workspaces.create': way(
    { workspace: { id: 'ws_a', name: 'A', account_id: null }, owner: user('zed'), key: key('key_a', 'e') },
    ({ workspaces }, { workspace, ...options }) => workspaces.create(workspace, options),
  ),
  'workspaces.change': way({ name: 'A' }, ({ workspaces }, one) => workspaces.change(shop, one)),
  'memberships.add': way(
    { workspace_id: shop, user_id: 'user_eve', role: 'viewer' as const },
    (storage, one) => storage.memberships.add(one),
  ),
  'webhooks.createEndpoint': way(hook, ({ webhooks }, one) => webhooks.createEndpoint(shop, one)),
  'webhooks.changeEndpoint': way(
    { description: 'x', headers: { 'X-A': 'b' }, rate: 3 },
    ({ webhooks }, one) => webhooks.changeEndpoint(shop, 'whk_all', one),
  ),
  'webhooks.rotateSecret': way(
    { secret: `whsec_${'A'.repeat(32)}`, oldExpiresAt: later, now },
    ({ webhooks }, one) => webhooks.rotateSecret(shop, 'whk_all', one),
  ),
  'webhooks.publish': way(event('evt_new', 'key.created'), ({ webhooks }, one) =>
    webhooks.publish(shop, [one]),
  ),
  'links.create': way(link('lnk_new'), ({ links }, one) => links.create(shop, [one])),
  'links.change': way({ title: 'x', tags: ['a'], url: 'https://a.example/' }, ({ links }, one) =>
    links.change(shop, 'lnk_old', () => one),
  ),
  'links.saltOf': way({ day: '2026-05-05', salt: 'a'.repeat(43) }, ({ links }, { day, salt }) =>
    links.saltOf(day, salt),
  ),
  'automation.createEndpoint': way(inbound('ain_new', 'd'), ({ automation }, one) =>
    automation.createEndpoint(shop, one),
  ),
  'automation.changeEndpoint': way({ name: 'x', rate: 3 }, ({ automation }, one) =>
    automation.changeEndpoint(shop, 'ain_old', one),
  ),
  'automation.rotateToken': way(rotation('e'), ({ automation }, one) =>
    automation.rotateToken(shop, 'ain_old', one),
  ),
  'automation.publish': way(
    { one: published('aev_new'), request: request('k') },
    ({ automation }, { one, request: asked }) => automation.publish(shop, [one], { request: asked }),
  ),
  'automation.changeSettings': way({ retention_days: 3 }, ({ automation }, one) =>
    automation.changeSettings(shop, one),
  ),
  ...messagingWays,
};

/** Methods whose errors have another name. */
const names: Readonly<Record<string, string>> = { 'webhooks.publish': 'an event' };

async function fill({ webhooks, links, automation, messaging }: Opened) {
  await webhooks.createEndpoint(shop, endpoint('whk_all', ['key.created']));
  await links.create(shop, [link('lnk_old')]);
  await automation.createEndpoint(shop, inbound('ain_old', 'a'));
  await automation.publish(shop, [published('aev_old')]);
  await fillMessaging(messaging);
}

const storages: Readonly<Record<string, (cleanup: Cleanup) => Promise<Opened>>> = {
  lowdb: async cleanup => {
    const repository = await lowdbRepository({ seed: sample() });
    cleanup(repository.close);
    return repository as Opened;
  },
  PostgreSQL: async cleanup => {
    const repository = await emptyRepository(cleanup);
    await repository.import(sample());
    return repository;
  },
};

/** A copy with something else in one place. */
function changedAt(value: unknown, [step, ...rest]: readonly string[], put: unknown): unknown {
  if (step === undefined) return put;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[step] = changedAt(copy[step], rest, put);
  return copy;
}

/** The answer of a call; an error about the data is a refusal too. */
async function outcomeOf(call: () => unknown): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidDataError' ? { refused: error.message } : error;
  }
}

const anyJson = new Set(['data', 'data_schema', 'settings', 'memory', 'input', 'result']);

/** All places in a value, except those that hold any JSON. */
function placesIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [[...path]];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    anyJson.has(name) ? [] : placesIn(one, [...path, name]),
  );
  return path.length === 0 ? inner : [[...path], ...inner];
}

for (const [name, open] of eachStorage(storages)) {
  const test = suiteOf(`What ${name} cannot store`, { isLong: true });

  for (const [method, { given, call }] of Object.entries(ways))
    test(`is refused by ${method}, and nothing has changed`, async cleanup => {
      const storage = await open(cleanup);
      await fill(storage);
      for (const path of placesIn(given)) {
        const at = path.join('.');
        // A symbol that JSON does not have, and text that PostgreSQL does not have.
        for (const put of [{ un: 'fit' }, '\ud800']) {
          // Any object can be the headers of a webhook.
          if (typeof put === 'object' && at === 'headers') continue;
          const answer = await outcomeOf(() => call(storage, changedAt(given, path, put)));
          assert.ok(isRefused(answer), `${method} took ${JSON.stringify(put)} as ${at}: ${answer}`);
          // A reason of one word is none of an error.
          const { refused } = answer as { readonly refused: string };
          if (/\s/.test(refused)) assert.ok(refused.startsWith(`${names[method] ?? method}: `), refused);
        }
      }
      await call(storage, given);
    });

  test('is an option that a method does not have', async cleanup => {
    const { workspaces, keys, users, webhooks, automation, messaging } = await open(cleanup);
    const workspace = { id: 'ws_a', name: 'A', account_id: null };
    const revoking = { bye: 'key_live' } as object;
    for (const [call, method, name] of [
      [() => workspaces.create(workspace, { ownr: 'user_ann' } as object), 'workspaces.create', 'ownr'],
      [() => keys.create(shop, key('key_new', 'd'), revoking), 'keys.create', 'bye'],
      [
        () => keys.rotate(shop, { keyId: 'key_live', replacement, oldExpiresAt: later, now }, revoking),
        'keys.rotate',
        'bye',
      ],
      [() => keys.change(shop, 'key_live', { now }, revoking), 'keys.change', 'bye'],
      [() => keys.revoke(shop, 'key_live', now, revoking), 'keys.revoke', 'bye'],
      [
        () => users.setPassword('user_ann', passwordOf('y'), { insted: passwordOf('x') } as object),
        'users.setPassword',
        'insted',
      ],
      [() => webhooks.createEndpoint(shop, hook, { moost: 1 } as object), 'webhooks.createEndpoint', 'moost'],
      [
        () => webhooks.changeEndpoint(shop, 'ep_all', {}, { wen: () => false } as object),
        'webhooks.changeEndpoint',
        'wen',
      ],
      [
        () => automation.createEndpoint(shop, inbound('ain_new', 'd'), { moost: 1 } as object),
        'automation.createEndpoint',
        'moost',
      ],
      ...withUnknownOption(messaging, 'genration'),
    ] as const)
      await assert.rejects(async () => call(), {
        name: 'InvalidDataError',
        message: `${method}: unknown option ${name}`,
      });
    assert.equal(await workspaces.find('ws_a'), null);
  });

  test('is another id for a record that is changed, also the id of one that exists', async cleanup => {
    const storage = await open(cleanup);
    await fill(storage);
    const { webhooks, automation, messaging, links } = storage;
    const stored = async () => [
      await webhooks.listEndpoints(shop),
      await automation.listEndpoints(shop),
      await links.find(shop, 'lnk_old'),
      await messaging.listInstances(shop),
    ];
    const before = await stored();
    for (const [endpoint, inboundId, linkId, instanceId] of [
      ['ep_keys', 'ain_1', 'lnk_1', 'ins_2'],
      ['ep_new', 'ain_new', 'lnk_new', 'ins_new'],
    ])
      for (const call of [
        () => webhooks.changeEndpoint(shop, 'ep_all', { id: endpoint, description: 'X' } as object),
        () => automation.changeEndpoint(shop, 'ain_old', { id: inboundId, name: 'X' } as object),
        () => links.change(shop, 'lnk_old', () => ({ id: linkId, title: 'X' }) as object),
        () => messaging.changeInstance(shop, 'ins_1', { id: instanceId, name: 'X' } as object),
      ])
        await assert.rejects(
          async () => call(),
          { name: 'InvalidDataError', message: /id must not be changed/ },
          `${call}`,
        );
    assert.deepEqual(await stored(), before);
  });

  test.run();
}

const full = suiteOf('A PostgreSQL whose disk is full', { isLong: true });

full(
  'is unavailable to every method that stores something, which takes it for no duplicate',
  async cleanup => {
    const { repository, pool, schema } = await freshRepository(cleanup);
    await repository.import(sample());
    await fill(repository);
    const failing =
      (run: Pool['query']): Pool['query'] =>
      statement =>
        /\b(insert into|update|delete from) /.test(statement.text)
          ? Promise.reject(Object.assign(new Error('disk full'), { code: '53100' }))
          : run(statement);
    const without = await postgresRepository({
      pool: {
        query: failing(statement => pool.query(statement)),
        connect: async () => {
          const client = await pool.connect();
          return {
            query: failing(statement => client.query(statement)),
            release: error => client.release(error),
          };
        },
      },
      schema,
      migrate: false,
    });
    for (const [method, { given, call }] of Object.entries(ways))
      await assert.rejects(async () => call(without, given), { name: 'RepositoryUnavailableError' }, method);
  },
);

full.run();

const file = suiteOf('A data file', { isLong: true });

file('opens again, whatever the methods of the contract have accepted', async cleanup => {
  const path = await place(cleanup);
  const junk = fc.oneof(
    fc.constantFrom(
      undefined,
      null,
      '',
      ' ',
      'a b',
      'soon',
      '\u0000',
      '\ud800',
      '__proto__',
      'x'.repeat(500),
    ),
    fc.constantFrom(-1, 0.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY, true, [], {}, ['a', 'a']),
    fc.jsonValue(),
  );
  const spoilt = fc.constantFrom(...Object.entries(ways)).chain(([, { given, call }]) =>
    fc.record({
      call: fc.constant(call),
      given: fc
        .tuple(fc.constantFrom(...placesIn(given)), junk)
        .map(([at, put]) => changedAt(given, at, put)),
    }),
  );
  await assertProperty(
    fc.array(spoilt, { minLength: 5, maxLength: 40 }),
    async calls => {
      const first = await lowdbRepository({ file: path, seed: sample(), reset: true });
      await fill(first as Opened);
      for (const { call, given } of calls)
        try {
          await call(first as Opened, given);
        } catch {
          // Refused: what matters is what was stored.
        }
      await first.close();
      const second = await lowdbRepository({ file: path });
      await second.close();
    },
    { numRuns: Number(process.env.STORED_RUNS ?? 40) },
  );
});

file('takes no text that PostgreSQL could not store, as a seed or by put', async cleanup => {
  const name = '\ud800';
  const seed = { ...sample(), users: [{ ...user('ann'), name }], memberships: [], sessions: [] };
  const words = /name contains a NUL or an unpaired surrogate, which cannot be stored/;
  await assert.rejects(lowdbRepository({ seed }), words);
  const repository = await lowdbRepository({ seed: sample() });
  cleanup(repository.close);
  const [item] = sample().items[shop] ?? [];
  assert.ok(item);
  await assert.rejects(repository.put('items', shop, { ...item, name }), {
    name: 'InvalidDataError',
    message: /^put: \/items\/.*name contains a NUL or an unpaired surrogate/,
  });
  await assert.rejects(repository.put('__proto__' as 'items', shop, item), {
    name: 'InvalidDataError',
    message: 'put: unknown collection __proto__',
  });
});

file.run();
