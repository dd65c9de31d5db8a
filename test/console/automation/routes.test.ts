/** The pages of routes: the list, and one route. */
import assert from 'node:assert/strict';
import { endpoint } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { formOn } from '../filled.ts';
import { actionsOf, codeOf, factsOf, noticesOf, seenIn, tableOf } from './shown.ts';
import { home, root, start, viewer } from './start.ts';

const test = suiteOf('Routes on pages');
const at = '/routes/route_demo';
const created = '2 Feb 2026, 02:02 UTC';
const example = {
  id: 'evt_example',
  type: 'order.paid',
  timestamp: '2026-03-14T09:26:53Z',
  source: '/shop/orders',
  subject: null,
  data: { order: 42, amount: 99.5 },
};
/** The newest published event of the fixtures. */
const push = {
  id: 'evt_demo_push',
  type: 'github.push',
  timestamp: '2026-03-02T08:30:00Z',
  source: '/automation/endpoints/ain_github',
  subject: null,
  data: { ref: 'refs/heads/main' },
};
const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Stores a route that is active. */
async function withRoute(cleanup: Cleanup, more: object, config: object = {}) {
  const started = await start(cleanup);
  const made = await started.webhooks.createEndpoint('ws_studio', {
    ...endpoint('route_new', ['automation.published']),
    description: 'New',
    url: 'urn:koa-marketplace:route',
    kind: 'route',
    sources: [],
    types: [],
    config: { filter: [], mapping: null, type: null, hooks: ['hook_demo'], ...config },
    created_at: '2026-02-02T02:02:02Z',
    ...more,
  });
  assert.ok('id' in made);
  return started;
}

test('are listed with what they do, as a sentence', async cleanup => {
  const { read, webhooks } = await withRoute(cleanup, {
    sources: ['ain_github', 'ain_gone'],
    types: ['order.paid', 'a<b'],
  });
  const { config } = (await webhooks.findEndpoint('ws_studio', 'route_demo')) ?? {};
  await webhooks.changeEndpoint('ws_studio', 'route_demo', {
    sources: [],
    config: { ...config, hooks: ['hook_demo', 'hook_gone'] },
  });
  const page = await read('/routes');
  assert.deepEqual(tableOf(page, 'Routes'), [
    ['Route', 'What it does', 'Created', 'Status'],
    [
      '[Large orders](/routes/route_demo)',
      'On every event, if amount ≥ 100, send {order} to Accounting and hook_gone: deleted.',
      '17 Jan 2026, 10:00 UTC',
      'Paused (off)',
    ],
    [
      '[New](/routes/route_new)',
      'From Repository or ain_gone: deleted, or on order.paid or a<b, send its data to Accounting.',
      created,
      'Active (good)',
    ],
  ]);
  assert.match(page, /<title>Routes - /);
  assert.match(page, /href="\/routes" aria-current="page">Routes</);
  assert.doesNotMatch(page, /No routes/);
  assert.deepEqual(noticesOf(page), []);
});

for (const [what, more, takes] of [
  ['an endpoint', { sources: ['ain_demo'] }, '[Orders of the shop](/endpoints/ain_demo)'],
  ['a type', { types: ['order.paid'] }, 'order.paid'],
] as const)
  test(`take only the events of ${what}`, async cleanup => {
    const { read } = await withRoute(cleanup, more);
    const page = await read('/routes/route_new');
    assert.equal(factsOf(page).Takes, takes);
    assert.doesNotMatch(page, /<ul class="chips"><\/ul>/);
  });

test('are created on a page of its own, which the list leads to', async cleanup => {
  const { read, person, webhooks } = await start(cleanup);
  const before = await read('/routes');
  assert.match(before, /<a class="button primary" href="\/routes\/new" data-sheet>Create a route</);
  assert.deepEqual(actionsOf(before), []);
  await webhooks.deleteEndpoint('ws_studio', 'route_demo');
  const { id } = (await webhooks.findEndpoint('ws_studio', 'hook_demo')) ?? assert.fail();
  const page = await read('/routes');
  assert.match(page, /No routes/);
  assert.match(page, /No routes.*Create a route</s);
  assert.equal(tableOf(page, 'Routes'), null);
  const form = formOn((await person.get(`${home}/routes/new`)).text, person, `${home}/routes`);
  assert.deepEqual(seenIn(form), {
    Name: '',
    'Orders of the shop ain_demo': false,
    'Repository ain_github': false,
    'Events of these types (optional)': '',
    'What must hold': 'All conditions must hold',
    Field: '',
    Comparison: 'is',
    Value: '',
    'Mapping (optional)': '',
    'New event type (optional)': '',
    [`Accounting ${id}`]: false,
    'Send to': '',
    'Sample event': json(push),
  });
  assert.match(form, /The result for the sample event is shown here\./);
  assert.doesNotMatch(form, /editor-result[^>]* autofocus/);
});

test('need no hooks and no inbound endpoints before', async cleanup => {
  const { read, webhooks, automation } = await start(cleanup);
  const before = await read('/routes/new');
  assert.doesNotMatch(before, /There are no inbound endpoints yet/);
  assert.match(before, /Choose hooks/);
  await webhooks.deleteEndpoint('ws_studio', 'hook_demo');
  for (const id of ['ain_demo', 'ain_github']) await automation.deleteEndpoint('ws_studio', id);
  const page = await read('/routes/new');
  assert.doesNotMatch(page, /Choose hooks/);
  assert.match(page, /There are no inbound endpoints yet\./);
});

test('name hooks without a description by their URL', async cleanup => {
  const { read, webhooks } = await start(cleanup);
  await webhooks.changeEndpoint('ws_studio', 'hook_demo', { description: '' });
  const page = await read(at);
  assert.equal(factsOf(page)['Sends to'], '[https://receiver.example/tool](/hooks/hook_demo)');
  const form = await read(`${at}/edit`);
  assert.equal(seenIn(form)['https://receiver.example/tool hook_demo'], true);
});

test('show viewers no form', async cleanup => {
  const { read } = await start(cleanup, viewer);
  const list = await read('/routes');
  const words = 'Your role is viewer: you can view this list but not change it.';
  assert.deepEqual(noticesOf(list), [['', words]]);
  const one = await read(at);
  for (const page of [list, one]) {
    assert.deepEqual(actionsOf(page), []);
    assert.doesNotMatch(page, /<summary class="button/);
  }
  assert.equal(codeOf(one, 'the Mapping code'), '{"order": data.order}');
});

test('show their settings, and how to change them', async cleanup => {
  const { read, person } = await start(cleanup);
  const page = await read(at);
  assert.match(page, /<title>Large orders · Routes - /);
  assert.match(page, /<p class="eyebrow"><a href="\/routes">Routes</);
  assert.match(page, /href="\/routes" aria-current="page">Routes</);
  assert.deepEqual(factsOf(page), {
    Takes: '[Orders of the shop](/endpoints/ain_demo)',
    'Sends to': '[Accounting](/hooks/hook_demo)',
    'New event type': 'As it was',
    Status: 'Paused (off)',
    Created: '17 Jan 2026, 10:00 UTC',
  });
  assert.deepEqual(noticesOf(page), []);
  assert.equal(codeOf(page, 'the Filter code'), json([{ field: 'data.amount', min: 100 }]));
  assert.equal(codeOf(page, 'the Mapping code'), '{"order": data.order}');
  assert.deepEqual(actionsOf(page), [
    `Resume (primary): ${at}/resume`,
    `Delete route (danger solid): ${at}/delete`,
  ]);
  assert.match(page, /href="\/routes\/route_demo\/edit" data-sheet>Edit and try</);
  const { id, type, timestamp, source, subject, data } = {
    ...push,
    id: 'evt_demo_paid',
    type: 'order.paid',
    timestamp: '2026-03-01T12:00:00Z',
    source: '/automation/endpoints/ain_demo',
    data: { order: 41, amount: 19.99 },
  };
  assert.deepEqual(seenIn(formOn((await person.get(`${home}${at}/edit`)).text, person, home + at)), {
    Name: 'Large orders',
    'Orders of the shop ain_demo': true,
    'Repository ain_github': false,
    'Events of these types (optional)': '',
    'What must hold': 'All conditions must hold',
    Field: 'data.amount',
    Comparison: 'is at least',
    Value: '100',
    'Mapping (optional)': '{"order": data.order}',
    'New event type (optional)': '',
    'Accounting hook_demo': true,
    'Also send to (optional)': '',
    // The newest event of the endpoint that it takes.
    'Sample event': json({ id, type, timestamp, source, subject, data }),
  });
});

test('show that they have neither a filter nor a mapping, and their own type', async cleanup => {
  const { read } = await withRoute(cleanup, { types: ['b.c', 'd.e'] }, { type: 'made.<here>' });
  const page = await read('/routes/route_new');
  assert.equal(factsOf(page)['New event type'], 'made.<here>');
  assert.deepEqual([codeOf(page, 'the Filter code'), codeOf(page, 'the Mapping code')], [null, null]);
  const seen = seenIn(await read('/routes/route_new/edit'));
  assert.equal(seen['Events of these types (optional)'], 'b.c, d.e');
  assert.equal(seen['New event type (optional)'], 'made.<here>');
  assert.equal(seen.Field, '');
  assert.equal(seen['Mapping (optional)'], '');
  // There is no event of these types.
  assert.equal(JSON.parse(String(seen['Sample event'])).type, 'b.c');
  assert.equal(actionsOf(page)[0], 'Pause: /routes/route_new/pause');
});

for (const [count, words] of [
  [1, 'The last event failed. The deliveries below show why.'],
  [3, 'The last 3 events failed. The deliveries below show why.'],
] as const)
  test(`say that ${count} failed`, async cleanup => {
    const { read } = await withRoute(cleanup, { recent_failures: count });
    assert.deepEqual(noticesOf(await read('/routes/route_new')), [['error', words]]);
  });

test('keep what was deleted in the form, so that it can be removed', async cleanup => {
  const { read } = await withRoute(cleanup, { sources: ['ain_gone'] }, { hooks: ['hook_demo', 'hook_gone'] });
  const seen = seenIn(await read('/routes/route_new/edit'));
  assert.equal(seen['No longer exists ain_gone'], true);
  assert.equal(seen['No longer exists hook_gone'], true);
  assert.equal(seen['Accounting hook_demo'], true);
});

for (const [what, length, isUsed] of [
  ['5,000 characters', 5_000, true],
  ['5,001 characters', 5_001, false],
] as const)
  test(`take as a sample the newest event of ${what} or less, or an example`, async cleanup => {
    const { read, automation } = await start(cleanup);
    const [event] = (
      await automation.listEvents('ws_studio', { limit: 1, state: 'published', now: push.timestamp })
    ).events;
    assert.ok(event);
    const time = '2026-03-09T12:00:00Z';
    const seen = (text: string) => ({
      id: 'evt_long',
      type: event.type,
      timestamp: time,
      source: event.source,
      subject: 'One',
      data: { text },
    });
    const text = 'x'.repeat(length - json(seen('')).length);
    const long = { ...event, id: 'evt_long', time, received_at: time, subject: 'One', data: { text } };
    await automation.publish('ws_studio', [long]);
    assert.equal(seenIn(await read('/routes/new'))['Sample event'], json(isUsed ? seen(text) : example));
  });

test('take an example as a sample if the newest event is nested too deeply, or if there is none', async cleanup => {
  const { read, automation } = await start(cleanup);
  const { events } = await automation.listEvents('ws_studio', { limit: 100 });
  const [event] = events;
  assert.ok(event);
  const data = JSON.parse('['.repeat(500) + ']'.repeat(500));
  await automation.publish('ws_studio', [{ ...event, id: 'evt_deep', deliver_at: null, data }]);
  assert.equal(seenIn(await read('/routes/new'))['Sample event'], json(example));
  const other = await withRoute(cleanup, { sources: ['ain_gone'] });
  assert.equal(seenIn(await other.read('/routes/route_new/edit'))['Sample event'], json(example));
});

test('are resumed, paused and deleted', async cleanup => {
  const { submit, person, webhooks } = await start(cleanup);
  for (const [action, state, words] of [
    ['resume', 'active', 'Route resumed.'],
    ['pause', 'paused', 'Route paused. Events that happen while it is paused are not processed.'],
  ] as const) {
    const { status, headers } = await submit(at, {}, `${at}/${action}`);
    assert.equal(status, 303);
    assert.equal((await webhooks.findEndpoint('ws_studio', 'route_demo'))?.state, state);
    const { text } = await person.get(headers.location ?? '');
    assert.deepEqual(noticesOf(text), [['success', words]]);
    assert.match(text, /<h1><span class="record-title">Large orders<\/span>/);
  }
  const { status, headers } = await submit(at, {}, `${at}/delete`);
  assert.deepEqual([status, headers.location], [303, `${root}/routes`]);
  assert.equal(await webhooks.findEndpoint('ws_studio', 'route_demo'), null);
  const { text } = await person.get(headers.location ?? '');
  assert.deepEqual(noticesOf(text), [['success', 'Route and its deliveries deleted.']]);
  assert.equal((await person.get(home + at)).status, 404);
});

test.run();
