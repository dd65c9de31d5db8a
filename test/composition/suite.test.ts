/** What the conformance suite says of storages of hosts, and what their tables may lack. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import type { PurchasesRepository, WholeRepository } from '../../src/index.ts';
import { type ConformanceOptions, repositoryConformance } from '../../src/testing/index.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The conformance suite');

/** The messages of the cases that fail, over a storage of which some parts are of the test. */
async function failures(
  own: (base: WholeRepository) => Partial<WholeRepository>,
  options: Partial<ConformanceOptions> = {},
): Promise<string[]> {
  const cases: { readonly name: string; readonly run: () => Promise<void> }[] = [];
  repositoryConformance({
    only: ['items', 'purchases'],
    ...options,
    test: (name, run) => cases.push({ name, run }),
    create: async seed => {
      const base = await lowdbRepository({ seed });
      return { repository: { ...base, ...own(base) }, close: base.close };
    },
  });
  const messages: string[] = [];
  for (const { run } of cases) await run().catch((error: Error) => messages.push(error.message));
  return messages;
}

const finding =
  (find: (base: WholeRepository, ...call: Parameters<PurchasesRepository['findByCode']>) => unknown) =>
  (base: WholeRepository): Partial<WholeRepository> => ({
    purchases: { findByCode: (...call) => find(base, ...call) as never },
  });

test('names the call that throws, or that rejects, and with what', async () => {
  for (const fail of [
    () => {
      throw new Error('relation "codes" does not exist');
    },
    () => Promise.reject(new Error('relation "codes" does not exist')),
  ]) {
    const [message = ''] = await failures(finding(fail));
    assert.match(
      message,
      /^purchases\.findByCode returns a purchase with all fields of its item\nrelation "codes" does not exist\npurchases\.findByCode\("ws_shop", "code-supported"\) threw:\nError: relation "codes" does not exist$/,
    );
  }
  const caused = new Error('PostgreSQL cannot be reached', { cause: new Error('lock timeout') });
  const [because = ''] = await failures(finding(() => Promise.reject(caused)));
  assert.match(because, /threw:\nError: PostgreSQL cannot be reached, caused by: Error: lock timeout$/);
  const [text = ''] = await failures(finding(() => Promise.reject('no connection')));
  assert.match(text, /no connection.*\n.*findByCode\("ws_shop", "code-supported"\) threw:/);
});

test('names the call whose answer is wrong', async () => {
  const [message = ''] = await failures(finding(() => ({ purchase_code: 'x' })));
  assert.match(
    message,
    /purchases\.findByCode\("ws_shop", "code-supported"\) answered:\n\{\n {2}"purchase_code": "x"/,
  );
});

test('compares times as they are, with and without zeros of a second, in answers and in what is expected', async () => {
  const withZeros = (at: string) => new Date(at).toISOString();
  const project = {
    items: (item: object & { published_at: string }) => ({
      ...item,
      published_at: withZeros(item.published_at),
    }),
    purchases: (one: object & { date: string }) => ({ ...one, date: withZeros(one.date) }),
  };
  assert.deepEqual(await failures(() => ({}), { project: project as never }), []);
  const asDates = finding(async (base, ...call) => {
    const found = await base.purchases.findByCode(...call);
    return found && { ...found, date: new Date(found.date) };
  });
  assert.deepEqual(await failures(asDates), []);
});

test('may be told that the case of codes and categories does not count', async () => {
  const inAnyCase = (base: WholeRepository): Partial<WholeRepository> => ({
    purchases: {
      findByCode: (workspaceId, code) =>
        base.purchases.findByCode(workspaceId, code.toLowerCase().replace(/ +$/, '')),
    },
    items: {
      ...base.items,
      list: (workspaceId, query) =>
        base.items.list(workspaceId, {
          ...query,
          ...(query.category && { category: query.category[0]?.toUpperCase() + query.category.slice(1) }),
        }),
    },
  });
  assert.deepEqual(
    (await failures(inAnyCase)).map(message => message.split('\n', 1)[0]),
    [
      'items.list tells the case of a category',
      'purchases.findByCode returns null for a code in another case, or with a space at its end',
    ],
  );
  const lacks = { 'purchases.case': 'MySQL', 'items.case': 'MySQL' };
  assert.deepEqual(await failures(inAnyCase, { lacks }), []);
});

test.run();
