/** The filter of a route as rows of its form. */
import assert from 'node:assert/strict';
import { operatorNames, operatorOptions, rowsOf } from '../../../src/console/filter-rows.ts';
import { schemas } from '../../../src/generated/schemas.ts';
import type { AutomationFilter } from '../../../src/generated/types.ts';
import { suiteOf } from '../../helper.ts';
import { asItStands, filledIn, formOn } from '../filled.ts';
import { assertMarked } from '../marked.ts';
import { home, start } from './start.ts';

const test = suiteOf('Rows of filters', { isLong: true });
const at = '/routes/route_demo';

async function startWithRows(cleanup: Parameters<typeof start>[0]) {
  const started = await start(cleanup);
  const { person, webhooks } = started;
  /** Sends the form of the demo route with these rows. */
  const send = async (rows: readonly (readonly [string, string, string])[], fields: object = {}) =>
    person.post(home + at, {
      ...(await asItStands(person, `${home}${at}/edit`, home + at)),
      filter_field: rows.map(([field]) => field),
      filter_operator: rows.map(([, operator]) => operator),
      filter_value: rows.map(([, , value]) => value),
      ...fields,
    });
  const config = async () => (await webhooks.findEndpoint('ws_studio', 'route_demo'))?.config;
  const filter = async () => (await config())?.filter;
  const rowsIn = (page: string) => {
    const { filter_field: fields = [], ...sent } = filledIn(formOn(page, person, home + at));
    return fields.map((field, row) => [field, sent.filter_operator?.[row], sent.filter_value?.[row]]);
  };
  return { ...started, send, config, filter, rowsIn };
}

test('offer every operator of the schema of a condition', () => {
  const { properties } = schemas.AutomationFilterComparison as {
    properties: Record<string, { type: unknown }>;
  };
  assert.deepEqual(['field', ...operatorNames], Object.keys(properties));
  for (const name of operatorNames) {
    const offered = operatorOptions.filter(([value]) => value === name || value === `not_${name}`);
    const hasOpposite = ['equals', 'one_of', 'prefix', 'suffix', 'contains'].includes(name);
    const yesOrNo = properties[name]?.type === 'boolean';
    assert.equal(offered.length, yesOrNo || hasOpposite ? 2 : 1, name);
    // Each has words of its own, or is one.
    for (const [, words] of offered) assert.doesNotMatch(words, /[_:]/);
  }
});

const stored: readonly (readonly [row: readonly [string, string, string], condition: object])[] = [
  [['data.amount', 'min', '100'], { field: 'data.amount', min: 100 }],
  [['data.state', 'equals', 'paid'], { field: 'data.state', equals: 'paid' }],
  [['data.state', 'equals', '"100"'], { field: 'data.state', equals: '100' }],
  [['data.state', 'not_equals', 'null'], { field: 'data.state', not_equals: null }],
  [['data.is_new', 'equals', 'true'], { field: 'data.is_new', equals: true }],
  [['data.tag', 'one_of', 'a, "b, c", 3'], { field: 'data.tag', one_of: ['a', '"b', 'c"', 3] }],
  [['data.tag', 'one_of', '"a", "b, c", 3'], { field: 'data.tag', one_of: ['a', 'b, c', 3] }],
  [['type', 'prefix', 'order.'], { field: 'type', prefix: 'order.' }],
  [['data.note', 'exists', ''], { field: 'data.note', exists: true }],
  [['data.note', 'not_exists', 'x'], { field: 'data.note', exists: false }],
  [['type', 'not_prefix', 'test.'], { not: { field: 'type', prefix: 'test.' } }],
  [['data.tags.*', 'not_one_of', 'a, 1'], { not: { field: 'data.tags.*', one_of: ['a', 1] } }],
  [['data.text', 'equals', '""'], { field: 'data.text', equals: '' }],
];
for (const [row, condition] of stored)
  test(`store ${row.join(' ')}`, async cleanup => {
    const { send, filter } = await startWithRows(cleanup);
    assert.equal((await send([row])).status, 303);
    assert.deepEqual(await filter(), [condition]);
  });

test('are the rows of a filter, which change nothing as they stand', () => {
  const filter: AutomationFilter = [
    { field: 'a', equals: '100' },
    { field: 'b', equals: ' spaces ' },
    { field: 'c', one_of: ['x', 'y, z', '1', 1, null] },
    { field: 'd', exists: false },
    { field: 'e', min: 1, max: 2 },
    { field: 'f', contains: '"quoted"' },
    { not: { field: 'g', suffix: '"1"' } },
  ];
  assert.equal(rowsOf(filter, 'all')?.length, 8);
  // With one of the conditions, both comparisons of a condition must still hold.
  assert.equal(rowsOf(filter, 'any'), null);
  // One entry of a list must meet both.
  assert.equal(rowsOf([{ field: 'a.*.b', min: 1, max: 2 }], 'all'), null);
  const met = { field: 'a', min: 1 };
  for (const group of [
    { all: [met] },
    { any: [met] },
    { not: met },
    { not: { field: 'a', equals: 1 } },
    { not: { field: 'a', exists: true } },
    { not: { field: 'a', prefix: 'x', suffix: 'y' } },
    { not: { not: { field: 'a', prefix: 'x' } } },
    { not: { any: [{ field: 'a', prefix: 'x' }] } },
  ])
    assert.equal(rowsOf([group] as AutomationFilter, 'all'), null, JSON.stringify(group));
  for (const hidden of ['x'.repeat(300)]) assert.equal(rowsOf([{ field: 'a', equals: hidden }], 'all'), null);
  assert.equal(
    rowsOf(
      Array.from({ length: 11 }, () => ({ field: 'a', min: 1 })),
      'all',
    ),
    null,
  );
});

test('keep a condition with two comparisons if they are sent as they stand', async cleanup => {
  const { webhooks, send, filter, config, person, rowsIn } = await startWithRows(cleanup);
  const before = (await config()) ?? assert.fail();
  const range = [{ field: 'data.amount', min: 1, max: 2 }];
  await webhooks.changeEndpoint('ws_studio', 'route_demo', { config: { ...before, filter: range } });
  const rows = rowsIn((await person.get(`${home}${at}/edit`)).text) as [string, string, string][];
  assert.deepEqual(rows, [
    ['data.amount', 'min', '1'],
    ['data.amount', 'max', '2'],
  ]);
  await send(rows);
  assert.deepEqual(await filter(), range);
});

test('leave groups to JSON, which loses nothing', async cleanup => {
  const { webhooks, filter, config, person } = await startWithRows(cleanup);
  const before = (await config()) ?? assert.fail();
  const groups = [
    { any: [{ field: 'a', min: 1 }, { not: { all: [{ field: 'b.*', equals: 'x' }] } }] },
    { field: 'c', exists: true },
  ];
  await webhooks.changeEndpoint('ws_studio', 'route_demo', { config: { ...before, filter: groups } });
  const stands = await asItStands(person, `${home}${at}/edit`, home + at);
  assert.equal(stands.filter_field, undefined);
  assert.equal((await person.post(home + at, stands)).status, 303);
  assert.deepEqual(await filter(), groups);
  const deep = JSON.stringify([{ not: { not: { not: { not: { not: { not: groups[1] } } } } } }]);
  const refused = await person.post(home + at, { ...stands, filter: deep });
  assertMarked(refused.text, [['change-filter', 'A condition of the filter is in more than 5 groups.']]);
  assert.deepEqual(await filter(), groups);
});

test('hold all, or any', async cleanup => {
  const { send, config, person } = await startWithRows(cleanup);
  const rows = [
    ['data.amount', 'min', '100'],
    ['type', 'equals', 'order.large'],
  ] as const;
  assert.equal((await send(rows, { filter_match: 'any' })).status, 303);
  assert.equal((await config())?.filter_match, 'any');
  assert.match((await person.get(home + at)).text, /One condition must hold/);
  const sample = '{"type": "order.large", "data": {"amount": 1}}';
  const any = await send(rows, { filter_match: 'any', do: 'try', sample, mapping: '' });
  assert.match(any.text, /The event would be sent/);
  const all = await send(rows, { filter_match: 'all', do: 'try', sample, mapping: '' });
  assert.match(all.text, /The filter does not match/);
  assert.equal((await send(rows, { filter_match: 'all' })).status, 303);
  assert.equal((await config())?.filter_match, undefined);
  assert.match((await send(rows, { filter_match: 'some' })).text, /What must hold/);
});

test('are ignored if they are blank, and mark what is wrong where it stands', async cleanup => {
  const { send, filter } = await startWithRows(cleanup);
  const { status, text } = await send([
    ['', 'equals', ' '],
    ['data.amount', 'min', 'many'],
    ['', 'equals', 'x'],
    ['data.state', 'equals', ''],
    ['a..b', 'exists', ''],
    ['a..b', 'not_prefix', 'x'],
    ['a', 'not_prefix', ''],
  ]);
  assert.equal(status, 422);
  assertMarked(text, [
    ['change-filter-1-value', 'Enter a number.'],
    ['change-filter-2-field', 'Enter a field, such as data.amount.'],
    ['change-filter-3-value', 'Enter a value.'],
    ['change-filter-4-field', 'Enter a field, such as data.amount, with a dot between names.'],
    ['change-filter-5-field', 'Enter a field, such as data.amount, with a dot between names.'],
    ['change-filter-6-value', 'Enter a value.'],
  ]);
  assert.deepEqual(await filter(), [{ field: 'data.amount', min: 100 }]);
  assert.equal((await send([['', 'equals', '']])).status, 303);
  assert.deepEqual(await filter(), []);
});

test('come and go with buttons, which save nothing', async cleanup => {
  const { send, rowsIn, filter } = await startWithRows(cleanup);
  const rows = [
    ['a', 'equals', '1'],
    ['b', 'equals', '2'],
  ] as const;
  const before = await filter();
  const added = await send(rows, { do: 'add', name: 'Typed' });
  assert.equal(added.status, 200);
  assert.deepEqual(rowsIn(added.text), [...rows, ['', 'equals', '']]);
  assert.match(added.text, /value="Typed"/);
  assert.deepEqual(rowsIn((await send(rows, { do: 'remove-0' })).text), [rows[1]]);
  assert.deepEqual(rowsIn((await send([rows[0]], { do: 'remove-0' })).text), [['', 'equals', '']]);
  const ten = Array.from({ length: 10 }, () => rows[0]);
  assert.equal(rowsIn((await send(ten, { do: 'add' })).text).length, 10);
  assert.deepEqual(await filter(), before);
});

test('become JSON and rows again', async cleanup => {
  const { send, person, rowsIn, submit } = await startWithRows(cleanup);
  const json = await send([['a', 'one_of', 'x, 1']], { do: 'json' });
  const { filter = [] } = filledIn(formOn(json.text, person, home + at));
  assert.deepEqual(JSON.parse(filter[0] ?? ''), [{ field: 'a', one_of: ['x', 1] }]);
  const back = await submit(at, { filter, do: 'rows' });
  assert.deepEqual(rowsIn(back.text), [['a', 'one_of', 'x, 1']]);
  const long = await submit(at, {
    filter: JSON.stringify([{ field: 'a', equals: 'x'.repeat(300) }]),
    do: 'rows',
  });
  assertMarked(long.text, [['change-filter', 'Rows cannot show this filter. It stays as JSON.']]);
  const broken = await submit(at, { filter: '{', do: 'rows' });
  assertMarked(broken.text, [['change-filter', 'The filter must be JSON: a list of conditions.']]);
});

test('are shown again with what was typed, however hostile', async cleanup => {
  const { send, rowsIn } = await startWithRows(cleanup);
  const rows = [
    ['"><script>', 'equals', '<b>&amp;'],
    ['__proto__', 'constructor', 'x'],
    ['a', 'min', '1e999'],
  ] as const;
  const { status, text } = await send(rows, { name: '' });
  assert.equal(status, 422);
  assert.doesNotMatch(text, /"><script>|<b>/);
  assert.deepEqual(
    rowsIn(text).map(([field, , value]) => [field, value]),
    rows.map(([field, , value]) => [field, value]),
  );
});

test.run();
