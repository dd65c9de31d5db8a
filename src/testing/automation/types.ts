import assert from 'node:assert/strict';
import { isRefused, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, shop } from '../sample.ts';

const at = '2026-05-05T05:05:05.250Z';
const later = '2026-06-06T06:06:06.500Z';

const draft = (type: string, more: object = {}) => ({
  type,
  description: `About ${type}`,
  data_schema: { type: 'object', properties: { text: { const: 'NUL \u0000 and half a character \ud800' } } },
  data_example: { order: 42, text: 'é', list: [null, true, 1.5] } as never,
  at,
  ...more,
});

const test = casesOf('automation');

/** The registry of event types. */
export const automationTypeCases: readonly ConformanceCase[] = [
  test('automation.registerType stores a type, and replaces it without its time of creation', async automation => {
    const { at: _, ...first } = draft('order.paid');
    const stored = { ...first, created_at: at, updated_at: at };
    assert.deepEqual(await automation.registerType(shop, draft('order.paid')), stored);
    assert.deepEqual(await automation.listTypes(shop), [stored]);
    const next = { description: '', data_schema: null, data_example: null as never };
    const changed = { type: 'order.paid', ...next, created_at: at, updated_at: later };
    const again = await automation.registerType(shop, draft('order.paid', { ...next, at: later }), {
      most: 1,
    });
    assert.deepEqual(again, changed);
    assert.deepEqual(await automation.listTypes(shop), [changed]);
  }),
  test('automation.listTypes returns the types of the workspace by type', async automation => {
    for (const type of ['b', '注文', 'a.b', 'B', 'a']) await automation.registerType(shop, draft(type));
    await automation.registerType(other, draft('c'));
    const types = (await automation.listTypes(shop)).map(({ type }) => type);
    assert.deepEqual(types, ['B', 'a', 'a.b', 'b', '注文']);
    for (const text of hostileTexts) assert.deepEqual(await automation.listTypes(text), []);
  }),
  test('automation.registerType never exceeds the limit of the workspace, no matter who races', async automation => {
    await automation.registerType(other, draft('t.0'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        automation.registerType(shop, draft(`t.${index % 10}`), { most: 3 }),
      ),
    );
    const types = await automation.listTypes(shop);
    assert.equal(types.length, 3);
    const refused = answers.filter(isRefused);
    assert.ok(refused.length >= 14, 'those of the other types');
    assert.deepEqual(refused[0], refuse('too_many'));
    for (const text of ['ws_nobody', ...hostileTexts])
      assert.deepEqual(await automation.registerType(text, draft('t')), refuse('workspace_unknown'));
  }),
  test('automation.registerType stores what `when` accepts in the same step, no matter who races', async automation => {
    const next = (type: string, text: string, when: Parameters<NonNullable<typeof register>>[1]) =>
      register(draft(type, { description: text }), when);
    const register = async (
      given: ReturnType<typeof draft>,
      when: (current: { readonly description: string } | null) => boolean,
    ) => automation.registerType(shop, given, { when });
    const first = await Promise.all(
      Array.from({ length: 10 }, (_, index) => next('a', String(index), current => current === null)),
    );
    assert.equal(first.filter(one => !isRefused(one)).length, 1, 'one of those that create it');
    assert.deepEqual(first.find(isRefused), refuse('changed'));
    // Each adds its letter to what it has read, until nobody was faster: of ten, one is the fastest each time.
    const add = async (letter: string, rounds = 10): Promise<void> => {
      assert.ok(rounds > 0, 'a change that nobody else made is not refused');
      const [before] = await automation.listTypes(shop);
      const text = `${before?.description}${letter}`;
      const stored = await next('a', text, current => current?.description === before?.description);
      if (isRefused(stored)) await add(letter, rounds - 1);
    };
    await Promise.all(Array.from('bcdefghijk', letter => add(letter)));
    const [{ description = '' } = {}] = await automation.listTypes(shop);
    assert.equal(Array.from(description.slice(1)).sort().join(''), 'bcdefghijk');
    await automation.removeType(shop, 'a');
    assert.deepEqual(await next('a', 'again', current => current !== null), refuse('changed'));
    assert.deepEqual(await automation.listTypes(shop), []);
  }),
  test('automation.removeType removes a type for exactly one of ten callers', async automation => {
    await automation.registerType(shop, draft('order.paid'));
    await automation.registerType(other, draft('order.paid'));
    const removed = await Promise.all(
      Array.from({ length: 10 }, () => automation.removeType(shop, 'order.paid')),
    );
    assert.equal(removed.filter(one => !isRefused(one)).length, 1);
    assert.deepEqual(await automation.listTypes(shop), []);
    assert.equal((await automation.listTypes(other)).length, 1);
    for (const text of ['order.sent', ...hostileTexts])
      assert.deepEqual(await automation.removeType(shop, text), refuse('not_found'));
  }),
];
