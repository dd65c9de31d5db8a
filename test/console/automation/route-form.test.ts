/** The form of a route: what it stores, keeps and refuses. */
import assert from 'node:assert/strict';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { logInOn } from '../client.ts';
import { asItStands, formOn } from '../filled.ts';
import { assertMarked, summaryOf } from '../marked.ts';
import { noticesOf, seenIn } from './shown.ts';
import { deep, formOf, home, root, start } from './start.ts';

const test = suiteOf('Forms of routes', { isLong: true });
const at = '/routes/route_demo';
const typed = {
  name: ' Typed ',
  sources: ['ain_demo', 'ain_github', 'ain_demo'],
  event_types: ' a.b, c.d,a.b, ',
  filter: ' [{"field": "data.amount", "max": 5}] ',
  mapping: ' {"one":\r\n data} ',
  event_type: ' made.here ',
  hooks: ['hook_demo', 'hook_demo'],
};
const stored = {
  description: 'Typed',
  sources: ['ain_demo', 'ain_github'],
  types: ['a.b', 'c.d'],
  config: {
    filter: [{ field: 'data.amount', max: 5 }],
    mapping: '{"one":\n data}',
    type: 'made.here',
    hooks: ['hook_demo'],
  },
};

async function startWithRoutes(cleanup: Cleanup) {
  const started = await start(cleanup);
  const { webhooks, person } = started;
  const find = async (id: string) => {
    const found = (await webhooks.findEndpoint('ws_studio', id)) ?? assert.fail(`no route ${id}`);
    const { description, sources, types, config } = found;
    return { description, sources, types, config };
  };
  const routes = () => webhooks.listEndpoints('ws_studio', { kind: 'route' });
  /** Sends the form of the demo route as a browser does, with these changes. */
  const save = async (fields: Record<string, string | string[]>) =>
    person.post(home + at, { ...(await asItStands(person, home + formOf(at), home + at)), ...fields });
  return { ...started, find, routes, save };
}

test('store a new route as typed', async cleanup => {
  const { submit, person, find } = await startWithRoutes(cleanup);
  const { status, headers } = await submit('/routes', typed);
  assert.equal(status, 303);
  const [, id = ''] = /\/routes\/(route_[\w-]{16})$/.exec(headers.location ?? '') ?? [];
  assert.equal(headers.location, `${root}/routes/${id}`);
  assert.deepEqual(await find(id), stored);
  const { text } = await person.get(headers.location ?? '');
  assert.deepEqual(noticesOf(text), [['success', 'Route created.']]);
  assert.match(text, /<h1><span class="record-title">Typed<\/span>/);
});

test('store a new route that takes everything if nothing is typed', async cleanup => {
  const { submit, find, routes } = await startWithRoutes(cleanup);
  const empty = { event_types: '', filter: ' ', mapping: ' ', event_type: ' ' };
  assert.equal((await submit('/routes', { name: 'R', hooks: 'hook_demo', ...empty })).status, 303);
  const { id } = (await routes()).find(({ description }) => description === 'R') ?? assert.fail();
  const config = { filter: [], mapping: null, type: null, hooks: ['hook_demo'] };
  const { sources, types, ...rest } = await find(id);
  assert.deepEqual([sources ?? [], types ?? []], [[], []]);
  assert.deepEqual(rest, { description: 'R', config });
});

test('change nothing of a route if they are sent as they stand', async cleanup => {
  const { save, person, find } = await startWithRoutes(cleanup);
  const before = await find('route_demo');
  const { status, headers } = await save({});
  assert.deepEqual([status, headers.location], [303, `${root}${at}`]);
  assert.deepEqual(await find('route_demo'), before);
  assert.deepEqual(noticesOf((await person.get(headers.location ?? '')).text), [
    ['success', 'Route updated.'],
  ]);
});

test('change every field of a route', async cleanup => {
  const { save, find } = await startWithRoutes(cleanup);
  assert.equal((await save(typed)).status, 303);
  assert.deepEqual(await find('route_demo'), stored);
  assert.equal(
    (await save({ filter: '', mapping: '', event_type: '', event_types: '', sources: [] })).status,
    303,
  );
  assert.deepEqual(await find('route_demo'), {
    description: 'Typed',
    sources: [],
    types: [],
    config: { filter: [], mapping: null, type: null, hooks: ['hook_demo'] },
  });
});

test('keep event types with commas that only the API can set', async cleanup => {
  const { save, find, webhooks } = await startWithRoutes(cleanup);
  const types = ['a, b', 'c'];
  await webhooks.changeEndpoint('ws_studio', 'route_demo', { types });
  assert.equal((await save({ name: 'Other' })).status, 303);
  assert.deepEqual(
    [(await find('route_demo')).description, (await find('route_demo')).types],
    ['Other', types],
  );
});

test('create one route if they are submitted twice', async cleanup => {
  const { person, routes } = await startWithRoutes(cleanup);
  const form = await person.form(`${home}/routes/new`, `${home}/routes`);
  const first = await person.post(`${home}/routes`, { ...form, name: 'First', hooks: 'hook_demo' });
  const second = await person.post(`${home}/routes`, { ...form, name: 'First', hooks: 'hook_demo' });
  assert.match(first.headers.location ?? '', /\/routes\/route_[\w-]{16}$/);
  assert.equal(second.headers.location, first.headers.location);
  const { text } = await person.get(String(second.headers.location));
  assert.deepEqual(noticesOf(text), [
    ['success', 'This form has already created this route. It was not created again.'],
  ]);
  assert.deepEqual(
    (await routes()).map(({ description }) => description),
    ['Large orders', 'First'],
  );
  // The same form with another name asks for another route.
  await person.post(`${home}/routes`, { ...form, name: 'Second', hooks: 'hook_demo' });
  assert.equal((await routes()).at(-1)?.description, 'Second');
});

for (const [path, prefix] of [
  ['/routes', 'new'],
  [at, 'change'],
] as const)
  test(`mark every wrong field at ${path}, and keep every value`, async cleanup => {
    const { submit, person, routes } = await startWithRoutes(cleanup);
    const before = await routes();
    const fields = {
      name: '',
      sources: ['ain_github', 'ain_none'],
      event_types: `${'x'.repeat(201)}, b`,
      filter: 'data.amount > 3',
      mapping: 'x'.repeat(10_001),
      event_type: 'y'.repeat(201),
      hooks: [],
      sample: '{"kept": true}',
    };
    const { status, text } = await submit(path, fields);
    assert.equal(status, 422);
    assertMarked(text, [
      [`${prefix}-name`, 'Enter a name for the route.'],
      [`${prefix}-events`, 'Each event type must have at most 200 characters.'],
      [`${prefix}-filter`, 'The filter must be JSON: a list of conditions.'],
      [`${prefix}-mapping`, 'The mapping must have at most 10000 characters.'],
      [`${prefix}-type`, 'The type must have at most 200 characters.'],
      [`${prefix}-receiver`, 'Enter the URL of a receiver, or the name of a hook.'],
    ]);
    // Checkboxes have no hint that they could refer to.
    assert.doesNotMatch(text, /aria-describedby="[^"]*-(sources|hooks)-hint/);
    assert.deepEqual(seenIn(formOn(text, person, home + path)), {
      Name: '',
      'Orders of the shop ain_demo': false,
      'Repository ain_github': true,
      'No longer exists ain_none': true,
      'Events of these types (optional)': fields.event_types,
      'What must hold': 'All conditions must hold',
      'Filter (optional)': fields.filter,
      'Mapping (optional)': fields.mapping,
      'New event type (optional)': fields.event_type,
      'Accounting hook_demo': false,
      'Send to': '',
      'Sample event': fields.sample,
    });
    assert.deepEqual(await routes(), before);
  });

const refused: [fields: Record<string, string | string[]>, field: string, sentence: string | RegExp][] = [
  [
    { sources: ['ain_demo', 'ain_none'] },
    'sources',
    'Each inbound endpoint is no inbound endpoint of this workspace.',
  ],
  [{ hooks: ['hook_demo', 'hook_none'] }, 'hooks', 'A chosen hook is not a hook of this workspace.'],
  [
    { event_types: Array.from({ length: 200 }, (_, index) => `t${index}`).join() },
    'events',
    /^Enter at most \d+ event types\.$/,
  ],
  [
    { filter: '{"field": "data.amount"}' },
    'filter',
    'The filter does not fit: a field or a value has the wrong type.',
  ],
  [
    { filter: '[{"field": "data.amount"}]' },
    'filter',
    'Each condition of the filter needs a field and at least one comparison.',
  ],
  [
    { filter: '[{"field": "data.amount", "min": "3"}]' },
    'filter',
    'The filter does not fit: a field or a value has the wrong type.',
  ],
  [
    { filter: JSON.stringify(Array.from({ length: 200 }, () => ({ field: 'a', min: 1 }))) },
    'filter',
    /^The filter can have at most \d+ conditions\.$/,
  ],
  [{ filter: deep }, 'filter', 'The filter must be JSON: a list of conditions.'],
  [{ mapping: '{"a": ' }, 'mapping', /^The mapping cannot be read: /],
];
for (const [fields, field, sentence] of refused)
  test(`refuse ${JSON.stringify(fields).slice(0, 60)}`, async cleanup => {
    const { submit, routes } = await startWithRoutes(cleanup);
    const before = await routes();
    const { status, text } = await submit('/routes', { name: 'R', hooks: 'hook_demo', ...fields });
    assert.equal(status, 422);
    const [[id, reported = ''] = ['', ''], ...more] = summaryOf(text);
    assert.equal(id, `new-${field}`);
    if (typeof sentence === 'string') assert.equal(reported, sentence);
    else assert.match(reported, sentence);
    assert.deepEqual(more, []);
    assertMarked(text, [[id, reported]]);
    assert.deepEqual(await routes(), before);
  });

test('say that a hook gets the events of its own type too, as the form of a hook does', async cleanup => {
  const { read } = await start(cleanup);
  assert.match(await read('/routes/new'), /directly, without this route’s filter/);
  assert.match(await read('/hooks/new'), /Leave it empty for a hook that gets only what routes send to it\./);
});

test('ask for a receiver, also if there are no hooks to choose from', async cleanup => {
  const { submit, webhooks } = await startWithRoutes(cleanup);
  await webhooks.deleteEndpoint('ws_studio', 'hook_demo');
  const { text } = await submit('/routes', { name: 'R' });
  assertMarked(text, [['new-receiver', 'Enter the URL of a receiver, or the name of a hook.']]);
  assert.doesNotMatch(text, /Choose hooks|id="new-sources" tabindex/);
});

test('take the longest mapping in any script', async cleanup => {
  const { submit, routes } = await startWithRoutes(cleanup);
  const mapping = `"${'漢'.repeat(9_998)}"`;
  assert.equal((await submit('/routes', { name: 'R', hooks: 'hook_demo', mapping })).status, 303);
  assert.ok((await routes()).some(({ config }) => config?.mapping === mapping));
});

for (const [what, length, isShown] of [
  ['10,000 characters', 10_000, true],
  ['10,001 characters', 10_001, false],
] as const)
  test(`${isShown ? 'show' : 'leave out'} a filter of ${what}, and keep it`, async cleanup => {
    const { read, save, submit, find, webhooks } = await startWithRoutes(cleanup);
    const of = (...sizes: number[]) => sizes.map(size => ({ field: 'data.text', equals: 'x'.repeat(size) }));
    const most = Array.from({ length: 9 }, () => 1_000);
    const rest = length - JSON.stringify(of(...most, 0), null, 2).length;
    const filter = of(...most, rest);
    assert.equal(JSON.stringify(filter, null, 2).length, length);
    const config = { filter, mapping: null, type: null, hooks: ['hook_demo'] };
    await webhooks.changeEndpoint('ws_studio', 'route_demo', { config });
    const page = await read(formOf(at));
    assert.equal('Filter (optional)' in seenIn(page), isShown);
    assert.equal(page.includes('The filter of this route is too large for this form.'), !isShown);
    assert.equal((await save({ name: 'Renamed' })).status, 303);
    const { description, config: kept } = await find('route_demo');
    assert.deepEqual([description, kept], ['Renamed', config]);
    const { text } = await submit(at, { name: 'R', do: 'try', sample: '{"data": {"text": "y"}}' });
    // The form without the field tries the stored filter.
    assert.match(text, /The filter does not match/);
  });

for (const path of ['/routes', at])
  test(`are kept through a login at ${path}`, async cleanup => {
    const { person, routes } = await startWithRoutes(cleanup);
    const before = await routes();
    const { sources: _, ...fields } = await asItStands(person, home + formOf(path), home + path);
    person.cookies.delete('mk_session');
    const late = await person.post(home + path, {
      ...fields,
      ...typed,
      sources: 'ain_github',
      sample: '{"a": 1}',
    });
    assert.equal(late.status, 401);
    const { text } = await logInOn(person, late.text);
    assert.match(text, /Your session ended before the form was sent/);
    assert.deepEqual(seenIn(formOn(text, person, home + path)), {
      Name: 'Typed',
      'Orders of the shop ain_demo': false,
      'Repository ain_github': true,
      'Events of these types (optional)': typed.event_types,
      'What must hold': 'All conditions must hold',
      'Filter (optional)': typed.filter,
      'Mapping (optional)': '{"one":\n data}',
      'New event type (optional)': 'made.here',
      'Accounting hook_demo': true,
      'Also send to (optional)': '',
      'Sample event': '{"a": 1}',
    });
    assert.deepEqual(await routes(), before);
  });

test.run();
