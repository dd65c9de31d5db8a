/** How many values of an event a filter visits. Its conditions and the event come from users. */
import assert from 'node:assert/strict';
import { StepBudget } from '../../src/common/concurrency/step-budget.ts';
import { evaluateFilter, type FilterOptions, maxVisitedValues } from '../../src/common/events/filter.ts';
import { whyNoMatch, whyNoMatchInFull } from '../../src/common/text/filter-words.ts';
import type { AutomationFilter, AutomationFilterCondition } from '../../src/generated/types.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The budget of a filter');

const list = <Entry>(length: number, entry: Entry) => Array.from({ length }, () => entry);
const many = { items: list(60_000, {}) };
const sku = { field: 'items.*.sku', equals: 'a' };
const type = { field: 'type', equals: 'order.paid' };

/** How an evaluation ends, and how many steps it takes. */
function evaluated(filter: AutomationFilter, value: unknown, options: FilterOptions = {}) {
  const budget = new StepBudget(maxVisitedValues);
  const { outcome } = evaluateFilter(filter, value, { ...options, budget });
  return [outcome, budget.taken] as const;
}

const tooMany = 'The filter does not match: too many values. It visits more than 20,000 of this event.';

test('ends an evaluation that visits too many values, which does not match', () => {
  const [outcome, steps] = evaluated([sku], many);
  assert.equal(outcome, 'too_many_values');
  assert.equal(steps, maxVisitedValues + 1);
  assert.equal(whyNoMatch([sku], 'all', many), tooMany);
  assert.equal(whyNoMatchInFull([sku], 'any', many), tooMany);
});

test('is one for all conditions', () => {
  const half = { items: list(12_000, {}) };
  assert.equal(evaluated([sku], half)[0], 'unmet');
  assert.equal(evaluated([{ any: [sku, sku] }], half)[0], 'too_many_values');
  assert.equal(evaluated([sku, sku], half, { match: 'any' })[0], 'too_many_values');
});

test('never turns into a match, in whatever groups the condition stands', () => {
  const yes = { field: 'items', exists: true };
  const groups: AutomationFilterCondition[] = [
    { not: sku },
    { not: { not: sku } },
    { any: [sku, yes] },
    { not: { all: [sku, yes] } },
    { not: { any: [sku, { field: 'items', exists: false }] } },
  ];
  for (const condition of groups)
    for (const match of ['all', 'any'] as const)
      assert.equal(whyNoMatch([condition], match, many), tooMany, JSON.stringify(condition));
  assert.equal(whyNoMatch([sku, yes], 'any', many), tooMany);
});

test('is hardly used by an evaluation that is decided early', () => {
  const first = { items: [{ sku: 'a' }, ...many.items] };
  assert.deepEqual(evaluated([sku], first), ['matches', 3]);
  assert.deepEqual(evaluated([type, sku], many), ['unmet', 1]);
  assert.deepEqual(evaluated([{ any: [{ field: 'items', exists: true }, sku] }], many), ['matches', 1]);
});

test('is not used by a path behind what is missing', () => {
  const names = list(100, 'a').join('.');
  assert.deepEqual(evaluated([{ field: names, exists: false }], { a: { b: 1 } }), ['matches', 2]);
  const [outcome, steps] = evaluated([{ field: `items.*.${names}`.slice(0, 190), equals: 1 }], {
    items: list(1_000, 0),
  });
  assert.deepEqual([outcome, steps], ['unmet', 1_002]);
});

test('holds for a filter with long paths that was stored before there was a limit', () => {
  let nested: unknown = 0;
  for (let depth = 0; depth < 8; depth += 1) nested = list(6, nested);
  const paths = list(90, '*').join('.');
  assert.equal(evaluated([{ field: paths, equals: 1 }], nested)[0], 'too_many_values');
});

test('counts long comparisons as several values', () => {
  const text = 'a'.repeat(250_000);
  const steps = (condition: AutomationFilterCondition, value: unknown) => evaluated([condition], value)[1];
  assert.equal(steps({ field: 'a', contains: 'b' }, { a: text }), 26);
  assert.ok(steps({ field: 'a', contains: 'b'.repeat(1_000) }, { a: text }) > 20_000);
  assert.ok(steps({ field: 'a', contains: 'b' }, { a: list(250_000, '') }) > 20_000);
  assert.equal(steps({ field: 'a', one_of: ['x', ...list(99, 'x')] }, { a: 'y' }), 11);
  assert.equal(steps({ field: 'a', min: 1 }, { a: '1'.repeat(250_000) }), 26);
  assert.equal(steps({ field: 'a', contains: 'b' }, { a: 'short' }), 1);
});

test('leaves words for what was evaluated where a condition does not hold anyway', () => {
  const filter = [type, sku];
  assert.equal(
    whyNoMatchInFull(filter, 'all', { ...many, type: 'a' }),
    'The filter does not match: type must be "order.paid", and is "a".',
  );
});

test('is also that of the words: no more of a value is written than what is shown', () => {
  let reads = 0;
  const entries = list(15_000, 0).map(() => ({
    get text() {
      reads += 1;
      return 'x'.repeat(1_000);
    },
  }));
  const why = whyNoMatchInFull([{ field: 'items', equals: 1 }], 'all', { items: entries });
  assert.equal(
    why,
    `The filter does not match: items must be 1, and is ${`[{"text":"${'x'.repeat(100)}`.slice(0, 100)}….`,
  );
  assert.equal(reads, 1);
});

test.run();
