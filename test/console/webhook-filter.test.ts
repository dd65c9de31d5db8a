/** The filter of a webhook as rows of its form. What rows can be is tested with the form of a route. */
import assert from 'node:assert/strict';
import type { AutomationFilter } from '../../src/generated/types.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { home, hook, start } from './demo-pages.ts';
import { asItStands, filledIn, formOn } from './filled.ts';
import { assertMarked } from './marked.ts';
import { attribute, has, said } from './pages/document.ts';
import { shownIn } from './pages/shown.ts';

const test = suiteOf('The filter of a webhook', { isLong: true });
type Row = readonly [field: string, operator: string, value: string];
const amount: Row = ['data.amount', 'min', '100'];

async function open(cleanup: Cleanup) {
  const started = await start(cleanup);
  const { person, webhooks, endpoint } = started;
  const edit = `${hook}/edit`;
  const store = (filter: unknown) =>
    webhooks.changeEndpoint('ws_studio', 'ep_demo', { filter: filter as never });
  const filter = async () => (await endpoint())?.filter;
  /** Sends the form that changes the webhook, or another one, with these rows. */
  const send = async (rows: readonly Row[], fields: object = {}, [page, path] = [edit, hook]) =>
    person.post(path, {
      ...(await asItStands(person, page, path)),
      url: 'http://127.0.0.1:9/',
      filter_field: rows.map(([field]) => field),
      filter_operator: rows.map(([, operator]) => operator),
      filter_value: rows.map(([, , value]) => value),
      ...fields,
    });
  const rowsIn = (text: string, path = hook) => {
    const { filter_field: fields = [], ...sent } = filledIn(formOn(text, person, path));
    return fields.map((field, row) => [field, sent.filter_operator?.[row], sent.filter_value?.[row]]);
  };
  const isUnfolded = (text: string) => {
    const [advanced = assert.fail()] = shownIn(text)
      .all('details', 'fold')
      .filter(one => said(one).startsWith('Advanced'));
    return has(advanced, 'open');
  };
  return { ...started, edit, store, filter, send, rowsIn, isUnfolded };
}

test('is stored from rows, and shown as the same rows', async cleanup => {
  const { person, edit, endpoint, send, rowsIn, isUnfolded } = await open(cleanup);
  const rows: Row[] = [amount, ['data.state', 'not_one_of', 'paid, "7"'], ['', 'equals', ' ']];
  assert.equal((await send(rows, { filter_match: 'any' })).status, 303);
  const stored = await endpoint();
  assert.deepEqual(
    [stored?.filter, stored?.filter_match],
    [[{ field: 'data.amount', min: 100 }, { not: { field: 'data.state', one_of: ['paid', '7'] } }], 'any'],
  );
  const { text } = await person.get(edit);
  assert.deepEqual(rowsIn(text), rows.slice(0, 2));
  assert.ok(isUnfolded(text));
  assert.equal((await send([['', 'equals', '']])).status, 303);
  assert.deepEqual((await endpoint())?.filter, []);
  assert.equal(isUnfolded((await person.get(edit)).text), false);
});

test('is stored for a new webhook too', async cleanup => {
  const { webhooks, send } = await open(cleanup);
  const form: [string, string] = [`${home}/webhooks/new`, `${home}/webhooks`];
  assert.equal((await send([amount], { event_types: 'key.*' }, form)).status, 303);
  const all = await webhooks.listEndpoints('ws_studio');
  assert.deepEqual(all.find(one => one.url === 'http://127.0.0.1:9/')?.filter, [
    { field: 'data.amount', min: 100 },
  ]);
});

test('stays as it was written if its form is sent as it stood, also where rows cannot show it', async cleanup => {
  const { person, edit, store, filter, isUnfolded } = await open(cleanup);
  const filters: AutomationFilter[] = [
    [{ field: 'data.amount', min: 1, max: 2 }],
    [{ any: [{ field: 'a', min: 1 }, { not: { all: [{ field: 'b.*', equals: 'x' }] } }] }],
    [{ field: 'a', equals: 'x'.repeat(300) }],
    [{ field: 'a', equals: 'x\ny' }],
    [{ field: 'a', one_of: ['x\ny', 1] }],
    [{ field: 'a\nb', exists: true }],
    // As it may have been stored before paths had a limit.
    [{ field: Array.from({ length: 90 }, () => '*').join('.'), exists: true }],
    Array.from({ length: 20 }, () => ({ field: 'a', equals: 'y'.repeat(600) })),
  ];
  for (const one of filters) {
    await store(one);
    assert.ok(isUnfolded((await person.get(edit)).text));
    assert.equal((await person.post(hook, await asItStands(person, edit, hook))).status, 303);
    assert.deepEqual(await filter(), one);
  }
  assert.match((await person.get(edit)).text, /The filter of this webhook is too large for this form\./);
  await store(filters[0]);
  const { filter_field, filter_operator, filter_value, filter_match, ...without } = await asItStands(
    person,
    edit,
    hook,
  );
  assert.equal((await person.post(hook, without)).status, 303);
  assert.deepEqual(await filter(), filters[0], 'a form without the fields of a filter keeps it');
});

test('is refused where it is wrong, and keeps what was typed', async cleanup => {
  const { send, filter, rowsIn, isUnfolded } = await open(cleanup);
  const rows: Row[] = [
    ['', 'equals', ''],
    ['data.amount', 'min', 'many'],
    ['', 'equals', '"><script>'],
    ['data.amount', 'min', ' '],
    ['a..b', 'not_exists', ''],
    ['__proto__', 'constructor', 'x'],
  ];
  const { status, text } = await send(rows, { url: '', event_types: ['link.*'] });
  assert.equal(status, 422);
  assertMarked(text, [
    ['change-url', 'Enter the URL that receives events.'],
    ['change-filter-1-value', 'Enter a number.'],
    ['change-filter-2-field', 'Enter a field, such as data.amount.'],
    ['change-filter-3-value', 'Enter a value.'],
    ['change-filter-4-field', 'Enter a field, such as data.amount, with a dot between names.'],
    ['change-filter-5-value', 'The value is not a known field.'],
  ]);
  assert.doesNotMatch(text, /"><script>/);
  assert.deepEqual(
    rowsIn(text).map(([field, , value]) => [field, value]),
    rows.map(([field, , value]) => [field, value]),
  );
  assert.ok(isUnfolded(text));
  assert.deepEqual(await filter(), undefined);
  const blank = await send([['data.amount', 'min', ' ']]);
  assertMarked(blank.text, [['change-filter-0-value', 'Enter a value.']]);
  const long = Array.from({ length: 21 }, () => 'a').join('.');
  const rowsOfPaths = await send([
    amount,
    ['', 'equals', ''],
    [long, 'not_contains', 'x'],
    ['*.*.*.*', 'min', '1'],
  ]);
  assertMarked(rowsOfPaths.text, [
    ['change-filter-2-field', 'The field must have a path of at most 20 parts.'],
    ['change-filter-3-field', 'The field must have a path with at most 3 *.'],
  ]);
  const inJson = await send([amount], { filter: JSON.stringify([{ any: [{ field: long, min: 1 }] }]) });
  assertMarked(inJson.text, [
    ['change-filter', 'A condition of the filter must have a path of at most 20 parts.'],
  ]);
  const json = await send([amount], { filter: '[{"field": "a"}]' });
  assertMarked(json.text, [
    ['change-filter', 'Each condition of the filter needs a field and at least one comparison.'],
  ]);
});

test('has buttons for its rows, which save nothing and keep the rest of the form', async cleanup => {
  const { send, rowsIn, filter, isUnfolded } = await open(cleanup);
  const other: Row = ['b', 'equals', '2'];
  const added = await send([amount], { do: 'add', description: 'Typed', event_types: ['link.*'] });
  assert.equal(added.status, 200);
  assert.deepEqual(rowsIn(added.text), [amount, ['', 'equals', '']]);
  assert.match(added.text, /value="Typed"/);
  assert.match(added.text, /value="link\.\*"[^>]* checked/);
  assert.deepEqual(rowsIn((await send([amount, other], { do: 'remove-0' })).text), [other]);
  const last = await send([amount], { do: 'remove-0' });
  assert.deepEqual(rowsIn(last.text), [['', 'equals', '']]);
  assert.ok(isUnfolded(last.text), 'the rows stay in view');
  const focused = shownIn(last.text)
    .all('button')
    .filter(one => has(one, 'autofocus'));
  assert.deepEqual(focused.map(said), ['Edit as JSON']);
  assert.equal(await filter(), undefined);
  // Enter in a field presses the first button.
  const form = shownIn(added.text).all('form', 'editor')[0] ?? assert.fail();
  const [first = assert.fail()] = shownIn(added.text)
    .all('button', 'editor')
    .filter(one => attribute(one, 'type') === 'submit');
  assert.ok(form);
  assert.deepEqual([has(first, 'name'), has(first, 'hidden')], [false, true]);
});

test('becomes JSON and rows again', async cleanup => {
  const { person, send, rowsIn, filter } = await open(cleanup);
  const json = await send([amount], { do: 'json' });
  const { filter: text = [] } = filledIn(formOn(json.text, person, hook));
  assert.deepEqual(JSON.parse(text[0] ?? ''), [{ field: 'data.amount', min: 100 }]);
  const back = async (typed: string) => send([], { filter: typed, do: 'rows' });
  assert.deepEqual(rowsIn((await back(text[0] ?? '')).text), [amount]);
  for (const [typed, sentence] of [
    ['[{"any": [{"field": "a", "min": 1}]}]', 'Rows cannot show this filter. It stays as JSON.'],
    ['{', 'The filter must be JSON: a list of conditions.'],
    ['[{"field": "a"}]', 'Each condition of the filter needs a field and at least one comparison.'],
  ] as const) {
    const refused = await back(typed);
    assert.equal(refused.status, 422);
    assertMarked(refused.text, [['change-filter', sentence]]);
  }
  assert.equal(await filter(), undefined);
});

test('is named in the preview if it has a condition', async cleanup => {
  const { send } = await open(cleanup);
  const sentence = /Only events that match the filter\./;
  assert.match((await send([amount], { do: 'try' })).text, sentence);
  assert.doesNotMatch((await send([['', 'min', '']], { do: 'try' })).text, sentence);
});

test('fits into the form with as many rows and event types as there can be', async cleanup => {
  const { send, endpoint } = await open(cleanup);
  const rows = Array.from({ length: 10 }, (_, at): Row => [`data.${at}`, 'equals', 'x']);
  const types = Array.from({ length: 50 }, (_, at) => `order.step_${at}`);
  // What a browser sends besides: the search among the events, and the event of the example.
  const fields = { event_types: types, 'change-events-search': '', example: types[0] };
  assert.equal((await send(rows, fields)).status, 303);
  const stored = await endpoint();
  assert.deepEqual([stored?.filter?.length, stored?.types?.length], [10, 50]);
});

test.run();
