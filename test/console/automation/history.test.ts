/** The history of events: the list with its filters, and how long events are kept. */
import assert from 'node:assert/strict';
import { published } from '../../../src/testing/automation/sample.ts';
import { suiteOf } from '../../helper.ts';
import { assertMarked } from '../marked.ts';
import { actionsOf, choicesOf, isOpen, noticesOf, seenIn, tableOf } from './shown.ts';
import { home, root, start, viewer } from './start.ts';

const test = suiteOf('The history of events', { isLong: true });
const now = Date.parse('2026-03-14T09:26:53Z');
const titles = ['Event', 'Event id', 'Source', 'Received', 'Published', 'Status'];
const idsOf = (page: string) => [...page.matchAll(/>(evt_\w+)<\/code>/g)].map(([, id = '']) => id);
const type = 'Event type, such as order.*';
/** The filters when nothing is chosen. */
const unfiltered = {
  'Inbound endpoint': 'All sources',
  [type]: '',
  'Text in the data': '',
  Receiver: 'All receivers',
  Deliveries: 'Any deliveries',
  Period: 'Any time',
};
/** The filter by status; the chosen one is marked. */
const statesOf = (page: string) =>
  [
    ...(/aria-label="Status">(.*?)<\/ul>/s
      .exec(page)?.[1]
      ?.matchAll(/<a [^>]*?( aria-current="true")?>([^<]*)</g) ?? []),
  ].map(([, isChosen, words]) => `${isChosen === undefined ? '' : '*'}${words}`);
/** The form with the filters. */
const filterOf = (page: string) => page.split('<form').find(part => part.includes('method="get"')) ?? '';

test('lists events with their times and states, the newest first', async cleanup => {
  const { read, automation } = await start(cleanup, { now: () => now });
  await automation.publish('ws_studio', [
    published('evt_off', {
      type: 'a<b',
      source: '/shop',
      time: '2026-03-03T03:03:03Z',
      received_at: '2026-03-03T03:03:03Z',
      deliver_at: '2026-03-05T03:03:03Z',
      cancelled_at: '2026-03-04T03:03:03Z',
    }),
    published('evt_later', {
      received_at: '2026-03-04T03:03:03Z',
      deliver_at: '2026-03-06T03:03:03Z',
    }),
  ]);
  const page = await read('/events');
  const shop = 'Orders of the shop';
  assert.deepEqual(tableOf(page, 'Events'), [
    titles,
    [
      '[order.paid](/events/evt_demo_reminder)',
      'evt_demo_reminder',
      shop,
      '2 Mar 2026, 09:00 UTC',
      '13 Apr 2026, 09:00 UTC',
      'Scheduled (waiting)',
    ],
    [
      '[order.paid](/events/evt_later)',
      'evt_later',
      '/automation/endpoints/ain_1',
      '4 Mar 2026, 03:03 UTC',
      '6 Mar 2026, 03:03 UTC',
      'Published (good)',
    ],
    ['[a<b](/events/evt_off)', 'evt_off', '/shop', '3 Mar 2026, 03:03 UTC', 'Never', 'Cancelled (off)'],
    [
      '[github.push](/events/evt_demo_push)',
      'evt_demo_push',
      'Repository',
      '2 Mar 2026, 08:30 UTC',
      '2 Mar 2026, 08:30 UTC',
      'Published (good)',
    ],
    [
      '[order.paid](/events/evt_demo_paid)',
      'evt_demo_paid',
      shop,
      '1 Mar 2026, 12:00 UTC',
      '1 Mar 2026, 12:00 UTC',
      'Published (good)',
    ],
  ]);
  assert.match(page, /<title>History - /);
  assert.match(page, /href="\/events" aria-current="page">History</);
  assert.doesNotMatch(page, /No events|There are no more entries|rel="next"/);
  assert.deepEqual(noticesOf(page), []);
  assert.deepEqual(seenIn(filterOf(page)), unfiltered);
  assert.deepEqual(statesOf(page), ['*All', 'Published', 'Scheduled', 'Cancelled']);
  assert.deepEqual(choicesOf(page, 'endpoint'), {
    '': 'All sources',
    ain_demo: 'Orders of the shop',
    ain_github: 'Repository',
  });
  assert.deepEqual(actionsOf(page), [
    'Replay: /events/replay',
    'Save retention: /settings',
    ': /events/bulk',
  ]);
});

test('is filtered by endpoint, type and status', async cleanup => {
  const { read } = await start(cleanup);
  for (const [query, ids, seen] of [
    ['endpoint=ain_github', ['evt_demo_push'], { 'Inbound endpoint': 'Repository' }],
    ['type=github.push', ['evt_demo_push'], { [type]: 'github.push' }],
    ['type=+github.push+', ['evt_demo_push'], { [type]: ' github.push ' }],
    ['type=order.*', ['evt_demo_reminder', 'evt_demo_paid'], { [type]: 'order.*' }],
    ['state=scheduled', ['evt_demo_reminder'], {}],
    ['state=published&type=order.paid', ['evt_demo_paid'], { [type]: 'order.paid' }],
    ['text=HEADS', ['evt_demo_push'], { 'Text in the data': 'HEADS' }],
    ['receiver=hook_demo', [], { Receiver: 'Accounting' }],
    ['receiver=hook_gone', [], { Receiver: 'hook_gone' }],
    ['deliveries=failed', [], { Deliveries: 'Failed deliveries' }],
    ['period=1&type=github.push', [], { [type]: 'github.push', Period: 'Last hour' }],
    ['period=2&type=github.push', ['evt_demo_push'], { [type]: 'github.push' }],
  ] as const) {
    const page = await read(`/events?${query}`);
    assert.deepEqual(idsOf(page), ids, query);
    assert.deepEqual(seenIn(filterOf(page)), { ...unfiltered, ...seen }, query);
    assert.deepEqual(Object.values(choicesOf(page, 'endpoint')), [
      'All sources',
      'Orders of the shop',
      'Repository',
    ]);
  }
});

test('keeps the filter for an endpoint that was deleted', async cleanup => {
  const { read, automation } = await start(cleanup);
  await automation.deleteEndpoint('ws_studio', 'ain_github');
  const page = await read('/events?endpoint=ain_github');
  assert.deepEqual(idsOf(page), ['evt_demo_push']);
  assert.equal(seenIn(filterOf(page))['Inbound endpoint'], 'ain_github');
  assert.deepEqual(choicesOf(page, 'endpoint'), {
    '': 'All sources',
    ain_demo: 'Orders of the shop',
    ain_github: 'ain_github',
  });
});

test('says why a list is empty', async cleanup => {
  const { read } = await start(cleanup, { fixtures: { automation_events: {} } });
  const nothing = /Events that are published are listed here, with the result of each delivery\./;
  const page = await read('/events');
  assert.match(page, nothing);
  assert.equal(tableOf(page, 'Events'), null);
  for (const query of ['endpoint=ain_demo', 'type=none', 'state=cancelled']) {
    const filtered = await read(`/events?${query}`);
    assert.match(filtered, /No event matches these filters\./);
    assert.doesNotMatch(filtered, nothing);
  }
});

test('is listed page by page, with its filters', async cleanup => {
  const { person, automation, read } = await start(cleanup);
  const many = Array.from({ length: 60 }, (_, index) =>
    published(`evt_many_${index}`, { type: 'many.there', endpoint_id: 'ain_demo', sequence: null }),
  );
  await automation.publish('ws_studio', many);
  const pages: string[][] = [];
  const filters = 'endpoint=ain_demo&type=many.there&state=published';
  let path = `${home}/events?${filters}`;
  while (path !== '') {
    assert.ok(pages.length < 4);
    const { text } = await person.get(path);
    pages.push(idsOf(text));
    path = /href="([^"]*)" rel="next"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    if (path !== '') assert.ok(path.startsWith(`${root}/events?${filters}&after=`), path);
  }
  assert.deepEqual(
    pages.map(({ length }) => length),
    [25, 25, 10],
  );
  assert.equal(new Set(pages.flat()).size, 60);
  const last = pages[2]?.at(-1) ?? '';
  for (const [query, first] of [
    [filters, `/events?${filters.replaceAll('&', '&amp;')}`],
    ['state=scheduled', '/events?state=scheduled'],
  ] as const) {
    const beyond = await read(`/events?${query}&after=${query === filters ? last : 'evt_demo_reminder'}`);
    assert.match(beyond, /There are no more entries\. The list may have changed\./);
    assert.ok(beyond.includes(`href="${first}">First page</a>`));
    assert.doesNotMatch(beyond, /No events/);
  }
});

test('says that there are no more entries after the last page of everything', async cleanup => {
  const { read } = await start(cleanup);
  assert.match(await read('/events?after=evt_demo_paid'), /href="\/events">First page</);
});

for (const [query, expected] of [
  ['state=nothing', ['The status']],
  ['type=%00', ['The event type']],
  ['endpoint=%00', ['The source']],
  [`type=${'x'.repeat(300)}&state=nothing`, ['The event type', 'The status']],
  [`after=${'x'.repeat(300)}`, ['The page']],
] as const)
  test(`refuses the filter ${query.slice(0, 20)} with a message`, async cleanup => {
    const { person } = await start(cleanup);
    const { status, text } = await person.get(`${home}/events?${query}`);
    assert.equal(status, 422);
    const [[kind, words] = ['', '']] = noticesOf(text);
    assert.equal(kind, 'error');
    assert.ok(words.startsWith('The events could not be listed. '));
    for (const sentence of expected) assert.ok(words.includes(sentence), words);
    assert.doesNotMatch(text, /No events|There are no more entries/);
    assert.equal(tableOf(text, 'Events'), null);
  });

test('shows viewers no form that changes something', async cleanup => {
  const { read } = await start(cleanup, viewer);
  const page = await read('/events');
  assert.deepEqual(actionsOf(page), []);
  assert.equal(idsOf(page).length, 3);
});

/** The form in the menu "Retention". */
const formOf = (page: string): string => page.split('>Retention</summary>')[1]?.split('</form>')[0] ?? '';

test('is kept for a number of days, or for the default', async cleanup => {
  const { submit, person, read, automation } = await start(cleanup);
  const seen = async () => seenIn(formOf(await read('/events')));
  const label = 'Days that events are kept (optional)';
  assert.deepEqual(await seen(), { [label]: '' });
  for (const [typed, stored] of [
    [' 90 ', 90],
    ['1', 1],
    ['36500', 36_500],
    [' ', null],
  ] as const) {
    const { status, headers } = await submit('/events', { retention_days: typed }, '/settings');
    assert.deepEqual([status, headers.location], [303, `${root}/events`]);
    assert.deepEqual(await automation.findSettings('ws_studio'), {
      retention_days: stored,
      registered_types_only: false,
    });
    const { text } = await person.get(headers.location ?? '');
    assert.deepEqual(noticesOf(text), [['success', 'Retention saved.']]);
    assert.deepEqual(await seen(), { [label]: typed.trim() });
    assert.equal(isOpen(text, 'Retention'), false);
  }
});

test('is not kept for a wrong number of days, which is marked', async cleanup => {
  const { submit, automation } = await start(cleanup);
  await automation.changeSettings('ws_studio', { retention_days: 3_000 });
  for (const typed of ['many', '0', '36501', '1.5', '1e2', '-1', '5 days']) {
    const { status, text } = await submit('/events', { retention_days: typed }, '/settings');
    assert.equal(status, 422);
    assert.equal(seenIn(formOf(text))['Days that events are kept (optional)'], typed);
    assert.equal(isOpen(text, 'Retention'), true);
    assert.match(text, /Nothing was saved\. Please correct:/);
    assertMarked(text, [
      ['keep-retention', 'Enter a number of days from 1 to 36500, or nothing for the default.'],
    ]);
    assert.equal(idsOf(text).length, 3);
  }
  assert.deepEqual(await automation.findSettings('ws_studio'), {
    retention_days: 3_000,
    registered_types_only: false,
  });
});

test.run();
