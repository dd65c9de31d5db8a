/** What a route makes of a sample, before it is saved. */
import assert from 'node:assert/strict';
import { suiteOf } from '../../helper.ts';
import { formOn } from '../filled.ts';
import { assertMarked, summaryOf } from '../marked.ts';
import { noticesOf, seenIn } from './shown.ts';
import { home, start } from './start.ts';

const test = suiteOf('Previews of routes');

const typed = {
  name: 'Typed',
  sources: ['ain_demo', 'ain_github'],
  event_types: 'a, b',
  filter: '[{"field": "data.amount", "max": 5}]',
  mapping: '{"twice": data.amount * 2}',
  event_type: 'typed',
  hooks: ['hook_demo'],
  sample: '{"data": {"amount": 4}}',
};

const takesFocus = (page: string) => /class="editor-result"[^>]* tabindex="-1" autofocus>/.test(page);

for (const [path, prefix] of [
  ['/routes', 'new'],
  ['/routes/route_demo', 'change'],
] as const)
  test(`show the new data at ${path}, and save nothing`, async cleanup => {
    const { submit, person, webhooks } = await start(cleanup);
    const routes = () => webhooks.listEndpoints('ws_studio', { kind: 'route' });
    const before = JSON.stringify(await routes());
    const made = await submit(path, { ...typed, do: 'try' });
    assert.equal(made.status, 200);
    assert.match(made.text, /The event would be sent with this data:/);
    assert.match(made.text, /<code>\{\n {2}&quot;twice&quot;: 8\n\}<\/code>/);
    assert.ok(takesFocus(made.text));
    assert.deepEqual(summaryOf(made.text), []);
    assert.deepEqual(seenIn(formOn(made.text, person, home + path)), {
      Name: 'Typed',
      'Orders of the shop ain_demo': true,
      'Repository ain_github': true,
      'Events of these types (optional)': 'a, b',
      'What must hold': 'All conditions must hold',
      'Filter (optional)': typed.filter,
      'Mapping (optional)': typed.mapping,
      'New event type (optional)': 'typed',
      'Accounting hook_demo': true,
      'Also send to (optional)': '',
      'Sample event': typed.sample,
    });
    const result = async (fields: object) => {
      const { status, text } = await submit(path, { ...typed, ...fields, do: 'try' });
      assert.ok(takesFocus(text));
      const [notice] = noticesOf(formOn(text, person, home + path)).slice(-1);
      return { status, text, notice };
    };
    const skipped = await result({ sample: '{"data": {"amount": 6}}' });
    assert.deepEqual(
      [skipped.status, skipped.notice],
      [
        200,
        [
          '',
          'This event would be skipped. The filter does not match: data.amount must be at most 5, and is 6.',
        ],
      ],
    );
    const empty = await result({ mapping: 'null' });
    assert.deepEqual(
      [empty.status, empty.notice],
      [200, ['', 'This event would be skipped. The mapping gives null.']],
    );
    const unfiltered = await result({ filter: '', mapping: 'null', sample: '{"data": {"amount": 6}}' });
    assert.equal(unfiltered.notice?.[1], 'This event would be skipped. The mapping gives null.');
    const unmapped = await result({ filter: '', mapping: '', sample: '{"data": {"left": 6}}' });
    assert.match(unmapped.text, /<code>\{\n {2}&quot;left&quot;: 6\n\}<\/code>/);
    const failed = await result({ mapping: '$error("no luck")' });
    assert.equal(failed.status, 422);
    assert.equal(failed.notice?.[0], 'error');
    assert.match(failed.notice?.[1] ?? '', /^The mapping failed: .*no luck/);
    assertMarked(failed.text, [[`${prefix}-mapping`, failed.notice?.[1] ?? '']]);
    const unread = await result({ sample: '[]', filter: '{' });
    assert.equal(unread.status, 422);
    const sentences = [
      'The filter must be JSON: a list of conditions.',
      'The sample must be a JSON object.',
    ] as const;
    assertMarked(unread.text, [
      [`${prefix}-filter`, sentences[0]],
      [`${prefix}-sample`, sentences[1]],
    ]);
    assert.deepEqual(unread.notice, ['error', sentences.join(' ')]);
    assert.equal(JSON.stringify(await routes()), before);
  });

for (const sample of ['[]', '1', '{', ''])
  test(`say of the sample ${sample} what it must be`, async cleanup => {
    const { submit } = await start(cleanup);
    const { text } = await submit('/routes', { name: 'R', hooks: 'hook_demo', sample, do: 'try' });
    assertMarked(text, [['new-sample', 'The sample must be a JSON object.']]);
  });

for (const [filter, sentence] of [
  ['{"field": "data.amount"}', 'The filter does not fit: a field or a value has the wrong type.'],
  ['[{"field": "data.amount"}]', 'Each condition of the filter needs a field and at least one comparison.'],
] as const)
  test(`say of the filter ${filter} what is wrong`, async cleanup => {
    const { submit, person } = await start(cleanup);
    const { status, text } = await submit('/routes', { filter, sample: '{}', do: 'try' });
    assert.equal(status, 422);
    assertMarked(text, [['new-filter', sentence]]);
    assert.equal(seenIn(formOn(text, person, `${home}/routes`))['Filter (optional)'], filter);
  });

test('mark the type whose registered schema refuses the new data', async cleanup => {
  const { submit, mock } = await start(cleanup);
  const { automation } = mock.repository;
  const at = '2026-03-14T09:26:53.000Z';
  const data_schema = { type: 'object', required: ['order'] };
  const registered = { type: 'typed', description: '', data_schema, data_example: null, at };
  await automation.registerType('ws_studio', registered as never, { most: 200 });
  const { status, text } = await submit('/routes', { ...typed, filter: '', do: 'try' });
  assert.equal(status, 422);
  const reason =
    'typed was not made. The data does not match the schema of its event type: /data/order is required';
  assertMarked(text, [['new-type', reason]]);
});

test('show a result that is nested deeply without an error of the service', async cleanup => {
  const { submit } = await start(cleanup);
  const mapping = '($deep := function($n) {$n = 0 ? 1 : [[$deep($n - 1)]]}; $deep(120))';
  const { status, text } = await submit('/routes', { mapping, sample: '{}', do: 'try' });
  assert.ok([200, 422].includes(status), String(status));
  assert.match(text, /nested too deeply|The mapping failed/);
});

test.run();
