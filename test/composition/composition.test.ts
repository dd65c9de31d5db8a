/** A repository of parts from several storages: which parts it has, and what it refuses. */
import assert from 'node:assert/strict';
import type { LowdbRepository } from '../../src/adapters/lowdb/index.ts';
import {
  composeRepository,
  type ItemsRepository,
  type LinksRepository,
  type OwnParts,
  type PartName,
  partNames,
  type Repository,
} from '../../src/index.ts';
import { methodsOf } from '../../src/repository/parts.ts';
import { fixtureRepository, suiteOf } from '../helper.ts';
import { emptyRepository } from '../postgres-server.ts';
import { OwnItems, ownShop } from './own-shop.ts';

const test = suiteOf('A composed repository');

const without = (...names: string[]) => partNames.filter(name => !names.includes(name)).sort();

test('takes the given parts, and all others from lowdb', async cleanup => {
  const base = await fixtureRepository();
  cleanup(base.close);
  const own = ownShop();
  const composed = composeRepository(base, own);
  // Parts only: `put` and `close` stay with the base. lowdb has no limits.
  assert.deepEqual(Object.keys(composed).sort(), without('limits'));
  for (const name of without('limits'))
    assert.equal(Reflect.get(composed, name), Reflect.get(name in own ? own : base, name), name);
});

test('takes the given parts, and all others from PostgreSQL', async cleanup => {
  const base = await emptyRepository(cleanup);
  const own = ownShop();
  const composed = composeRepository(base, own);
  assert.deepEqual(Object.keys(composed).sort(), without());
  for (const name of without())
    assert.equal(Reflect.get(composed, name), Reflect.get(name in own ? own : base, name), name);
  // A part is replaced completely: an optional method that it lacks does not come from the base.
  assert.ok('batches' in base.items);
  assert.ok(!('batches' in composed.items));
});

/** A host's storage whose parts are getters of a class. */
class Storage implements Repository {
  readonly #whole: LowdbRepository;

  constructor(whole: LowdbRepository) {
    this.#whole = whole;
  }

  get keys() {
    return this.#whole.keys;
  }

  get models() {
    return this.#whole.models;
  }

  get items() {
    return new OwnItems({});
  }
}

test('uses parts that are classes, and calls methods on their own instance', async cleanup => {
  const whole = await fixtureRepository();
  cleanup(whole.close);
  const composed = composeRepository(new Storage(whole), { accounts: ownShop().accounts });
  assert.deepEqual(Object.keys(composed).sort(), ['accounts', 'items', 'keys', 'models']);
  assert.deepEqual(await composed.items.list('ws_studio', {}), { items: [], total: 0, hasItems: false });
  const account = await composed.accounts.findByWorkspace('ws_studio');
  assert.equal(account?.username, 'an-account-of-the-host');
  const given = new (class {
    get accounts() {
      return composed.accounts;
    }
  })();
  assert.equal(composeRepository(whole, given).accounts, composed.accounts);
});

test('omits parts that are null, and keeps parts that are undefined', async cleanup => {
  const base = await fixtureRepository();
  cleanup(base.close);
  const composed = composeRepository(base, { links: null, webhooks: null, models: undefined });
  assert.deepEqual(Object.keys(composed).sort(), without('limits', 'links', 'webhooks'));
  assert.equal(composed.models, base.models);
});

test('can be the base of another composition', async cleanup => {
  const base = await fixtureRepository();
  cleanup(base.close);
  const own = ownShop();
  const twice = composeRepository(composeRepository(base, { links: null }), own);
  assert.ok(!('links' in twice));
  assert.equal(twice.items, own.items);
});

test('refuses an invalid repository or part with its name', async cleanup => {
  const base = await fixtureRepository();
  cleanup(base.close);
  const refused = (given: unknown, parts: unknown, message: string) =>
    assert.throws(() => composeRepository(given as Repository, parts as OwnParts), {
      name: 'TypeError',
      message: `composeRepository: ${message}`,
    });
  for (const nothing of [undefined, null, 'lowdb']) refused(nothing, {}, 'the base must be a repository');
  // As if `await` were forgotten.
  refused(fixtureRepository(), {}, 'the base is a Promise: await it first');
  for (const nothing of [undefined, null, 'items', [], new Map()])
    refused(base, nothing, 'the parts must be an object of parts');
  refused(base, { item: {} }, 'unknown part item: did you mean items?');
  refused(base, { wishes: {} }, `unknown part wishes; the parts are ${partNames.join(', ')}`);
  refused(base, { models: OwnItems }, 'models must be an object with the methods of its part');
  refused(base, { accounts: true }, 'accounts must be an object with the methods of its part');
  refused(base, { keys: null }, 'keys cannot be left out, because every request needs a key');
});

test('refuses a part without its methods, with the names of the part and the method', async cleanup => {
  const base = await fixtureRepository();
  cleanup(base.close);
  const refused = (given: unknown, parts: unknown, message: string) =>
    assert.throws(() => composeRepository(given as Repository, parts as OwnParts), {
      name: 'TypeError',
      message: `composeRepository: ${message}`,
    });
  refused(base, { accounts: {} }, 'accounts has no method findByWorkspace');
  refused(base, { keys: {} }, 'keys has no method findByDigest');
  refused(base, { accounts: { findByWorkspace: 5 } }, 'accounts.findByWorkspace must be a function');
  const { find } = base.items;
  refused(base, { items: { find }, purchases: null }, 'items has no method list');
  refused(base, { accounts: { ...base.accounts, create: 5 } }, 'accounts.create must be a function');
  refused({ keys: {} }, {}, 'the base must be a repository: keys has no method findByDigest');
  for (const part of without('limits'))
    refused(base, { [part]: {} }, `${part} has no method ${methodsOf(part as PartName)[0]}`);
});

test('accepts a class with fields of its own', async cleanup => {
  const base = await fixtureRepository();
  cleanup(base.close);
  const { accounts } = ownShop();
  class Shop {
    readonly accounts = accounts;
    protected readonly database = new Map<string, string>();
  }
  assert.equal(composeRepository(base, new Shop()).accounts, accounts);
});

test('refuses parts without the related parts of the base, and accepts any decision about them', async cleanup => {
  const base = await fixtureRepository();
  cleanup(base.close);
  const ties: readonly (readonly [PartName, readonly PartName[], why: string])[] = [
    ['items', ['purchases'], 'in the base, they contain its items'],
    ['users', ['sessions', 'memberships', 'invitations'], 'in the base, they belong to its users'],
    ['memberships', ['invitations'], 'in the base, their users become its members'],
    ['webhooks', ['keys', 'links', 'automation'], 'in the base, they store their events for its webhooks'],
  ];
  for (const [replaced, tied, why] of ties) {
    const own = { [replaced]: base[replaced] };
    for (const one of tied) {
      const others = Object.fromEntries(
        tied.filter(name => name !== one).map(name => [name, base[name as 'keys']]),
      );
      assert.throws(() => composeRepository(base, { ...own, ...others } as OwnParts), {
        name: 'TypeError',
        message: `composeRepository: ${replaced} is replaced, so pass ${one} too (${why}), or null to leave it out`,
      });
    }
    const all = Object.fromEntries(tied.map(name => [name, base[name as 'keys']]));
    const composed = composeRepository(base, { ...own, ...all } as OwnParts);
    assert.equal(Reflect.get(composed, replaced), base[replaced]);
    // A part that the base does not have has no dependent parts.
    composeRepository({ keys: base.keys }, { ...own, keys: base.keys } as OwnParts);
  }
  assert.ok(!('purchases' in composeRepository(base, { items: ownShop().items, purchases: null })));
});

/** Compiled, and never called. */
export function types(
  base: LowdbRepository,
  some: Repository,
  items: OwnItems,
  links: LinksRepository,
): void {
  const composed = composeRepository(base, { items, purchases: null, links: null });
  const own: OwnItems = composed.items;
  const { keys, accounts, sessions } = composed;
  // @ts-expect-error the part was left out
  composed.links;
  // @ts-expect-error `put` stays with the base
  composed.put;
  // @ts-expect-error neither repository has the part
  composeRepository({ keys }, { items }).models;
  const found: Repository = composed;
  const maybe: LinksRepository | undefined = composeRepository(some, {}).links;
  // @ts-expect-error the part may be missing
  const sure: LinksRepository = composeRepository(some, {}).links;
  const given: LinksRepository = composeRepository(some, { links }).links;
  const either = composeRepository(base, {} as { readonly items?: OwnItems }).items;
  const read: ItemsRepository = either;
  // @ts-expect-error the part may come from the base
  const narrow: OwnItems = either;
  // @ts-expect-error the part is unknown
  composeRepository(base, { items, stock: items });
  // @ts-expect-error items is not a links part
  composeRepository(base, { links: items });
  // @ts-expect-error keys cannot be left out
  composeRepository(base, { keys: null });
  void [own, keys, accounts, sessions, found, maybe, sure, given, read, narrow];
}

test.run();
