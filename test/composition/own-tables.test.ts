/** The conformance suite on tables that existed before the marketplace. */
import assert from 'node:assert/strict';
import type { DataFile } from '../../src/index.ts';
import { repositoryConformance } from '../../src/testing/index.ts';
import { suiteOf } from '../helper.ts';
import { openShop, project, type Shop } from './own-tables.ts';

const options = {
  only: ['accounts', 'items', 'purchases'],
  project,
  lacks: {
    batches: 'no shop has so many products',
    'accounts.create': 'merchants are made in the shop',
    'items.tags': 'products have none',
    'items.repeated_ids': 'a product has one number in all stores',
  },
} as const;

const open = async (seed: DataFile) => {
  const { close, ...repository } = openShop(seed);
  return { repository, close: async () => close() };
};

const suite = suiteOf('Conformance of tables that existed before the marketplace', { isLong: true });
const names: string[] = [];
repositoryConformance({
  ...options,
  test: (name, run) => {
    names.push(name);
    suite(name, run);
  },
  create: open,
});
suite('has cases of the parts in only, and none of what is in lacks', () => {
  assert.deepEqual([...new Set(names.map(name => name.split('.')[0]))].sort(), options.only);
  assert.deepEqual(
    names.filter(name => /\btags?\b|same number/.test(name)),
    [],
  );
  assert.ok(names.length >= 15, `${names.length} cases`);
});
suite.run();

const test = suiteOf('The conformance suite on tables with a fault');

/** The messages of the cases that fail, by name, over the shop with a fault. */
async function failuresOf(plant: (shop: Shop) => Partial<Shop>): Promise<Map<string, string>> {
  const cases = new Map<string, () => Promise<void>>();
  const create = async (seed: DataFile) => {
    const shop = openShop(seed);
    const { close, ...repository } = { ...shop, ...plant(shop) };
    return { repository, close: async () => close() };
  };
  repositoryConformance({ ...options, test: (name, run) => cases.set(name, run), create });
  const failures = new Map<string, string>();
  for (const [name, run] of cases)
    await run().catch((error: unknown) => failures.set(name, error instanceof Error ? error.message : ''));
  return failures;
}

test('tells the sentence of the case, the call and its answer', async () => {
  const failures = await failuresOf(({ purchases }) => ({
    purchases: {
      async findByCode(slug, code) {
        const found = await purchases.findByCode(slug, code);
        return found && { ...found, price: found.price + 1 };
      },
    },
  }));
  assert.equal(failures.size, 1);
  const [[name = '', message = ''] = []] = failures;
  assert.ok(message.startsWith(`${name}\n`), message);
  assert.match(message, /purchases\.findByCode\("ws_shop", "code-supported"\) answered:/);
  assert.match(message, /"price": 20\.99,/);
});

test('detects tables whose products all stores see', async () => {
  const failures = await failuresOf(({ items }) => ({
    items: {
      ...items,
      find: async (_, id) => (await items.find('ws_shop', id)) ?? items.find('ws_other', id),
    },
  }));
  assert.deepEqual(
    [...failures.keys()],
    ['items.find returns an item of the workspace by its number, or null'],
  );
});

test('detects a search that reads the text as a pattern', async () => {
  const failures = await failuresOf(({ items }) => ({
    items: {
      ...items,
      list: (slug, { q, ...query }) => items.list(slug, q === '%' || !q ? query : { q, ...query }),
    },
  }));
  assert.deepEqual([...failures.keys()], ['items.list treats any value of q as plain text']);
});

test('detects a part that is not there, and is named neither in lacks nor left out by only', async () => {
  const failures = await failuresOf(() => ({ accounts: undefined }) as unknown as Partial<Shop>);
  const messages = [...failures.values()];
  assert.ok(messages.length > 0);
  for (const message of messages)
    assert.match(message, /the repository has no accounts: name it in lacks, with the reason/);
});

test.run();
