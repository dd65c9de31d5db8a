/** One event, and what became of it. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { published } from '../../../src/testing/automation/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { actionsOf, codeOf, factsOf, foldedIn, noticesOf, traceOf } from './shown.ts';
import { home, root, start, toolEndpoint, viewer } from './start.ts';

const test = suiteOf('Pages of an event', { isLong: true });
const now = Date.parse('2026-03-14T09:26:53Z');
const at = '/events/evt_demo_paid';
const time = '2026-03-05T05:05:05Z';
/** The event that the demo route makes of the demo event. */
const made = `evt_${hash('sha256', 'evt_demo_paid route_demo', 'base64url').slice(0, 22)}`;

interface Stored {
  readonly event?: string;
  readonly state?: 'succeeded' | 'failed' | 'pending';
  readonly response?: string;
  readonly made?: string;
}

/** Delivers the demo event, or another one. */
async function startWith(cleanup: Cleanup, deliveries: Readonly<Record<string, Stored>> = {}, options = {}) {
  const started = await start(cleanup, { now: () => now, ...options });
  const { repository } = started.mock;
  await repository.put('webhook_endpoints', 'ws_studio', toolEndpoint);
  for (const event of new Set(Object.values(deliveries).map(one => one.event ?? 'evt_demo_paid')))
    await repository.put('webhook_events', 'ws_studio', {
      id: event,
      type: 'automation.published',
      created_at: time,
      payload: event === made ? '{"type":"order.large","source":"/automation/routes/route_demo"}' : '{}',
    });
  for (const [
    endpoint,
    { event = 'evt_demo_paid', state = 'succeeded', response, made: id },
  ] of Object.entries(deliveries))
    await repository.put('webhook_deliveries', 'ws_studio', {
      id: `dlv_${endpoint}`,
      endpoint_id: endpoint,
      event_id: event,
      event_type: event === made ? 'automation.routed' : 'order.paid',
      state,
      created_at: time,
      next_attempt_at: state === 'pending' ? '2999-01-01T00:00:00Z' : null,
      attempts:
        response === undefined
          ? []
          : [
              {
                at: time,
                duration_ms: 7,
                status: null,
                error: null,
                response,
                ...(id === undefined ? {} : { made_events: [id] }),
              },
            ],
      lease: null,
    });
  const stateOf = async (endpoint: string) =>
    (await started.webhooks.findDelivery('ws_studio', `dlv_${endpoint}`))?.delivery.state;
  return { ...started, stateOf };
}

test('show a published event that nothing wanted', async cleanup => {
  const { read } = await startWith(cleanup);
  const page = await read(at);
  assert.match(page, /<title>order\.paid evt_demo_paid · History - /);
  assert.match(page, /<p class="eyebrow"><a href="\/events">History</);
  assert.match(page, /<h1><span class="record-title">order\.paid<\/span>/);
  assert.match(page, /href="\/events" aria-current="page">Events</);
  assert.deepEqual(factsOf(page), {
    Status: 'Published (good)',
    From: '[Orders of the shop](/endpoints/ain_demo)',
    Source: '/automation/endpoints/ain_demo',
    Time: '1 Mar 2026, 12:00 UTC',
    Received: '1 Mar 2026, 12:00 UTC',
  });
  assert.equal(codeOf(page, 'the JSON code'), JSON.stringify({ order: 41, amount: 19.99 }, null, 2));
  assert.match(page, /No hook, route or webhook subscribes to this event\./);
  assert.deepEqual(actionsOf(page), []);
  assert.deepEqual(noticesOf(page), []);
});

test('show every detail of an event that a key has scheduled, and of one that was cancelled', async cleanup => {
  const { read, automation } = await startWith(cleanup);
  const event = published('evt_full', {
    type: 'a<b',
    source: 'urn:<shop>',
    source_id: 'id-7',
    subject: 'Order 7',
    time: '2026-03-01T01:01:01Z',
    received_at: '2026-03-02T02:02:02Z',
    endpoint_id: null,
    key_id: 'key_demo_studio',
    deliver_at: '2026-04-03T03:03:03Z',
  });
  await automation.publish('ws_studio', [event]);
  const facts = {
    From: 'Demo key',
    Source: 'urn:<shop>',
    'Id at the source': 'id-7',
    Subject: 'Order 7',
    Time: '1 Mar 2026, 01:01 UTC',
    Received: '2 Mar 2026, 02:02 UTC',
  };
  const page = await read('/events/evt_full');
  assert.deepEqual(factsOf(page), { Status: 'Scheduled (waiting)', ...facts });
  const received =
    '[Demo key](/user/api/workspaces/ws_studio/keys/key_demo_studio) sent the event 2 Mar 2026, 02:02 UTC';
  const scheduled = 'Scheduled for 3 Apr 2026, 03:03 UTC 2 Mar 2026, 02:02 UTC';
  assert.deepEqual(traceOf(page), [
    received,
    scheduled,
    'Scheduled (waiting) a<b will be published +32 d 1 h 3 Apr 2026, 03:03 UTC',
  ]);
  assert.match(page, /<h1><span class="record-title">a&lt;b<\/span>/);
  assert.deepEqual(actionsOf(page), ['Cancel event (danger solid): /events/evt_full/cancel']);
  assert.doesNotMatch(page, />Replay</);
  await automation.cancel('ws_studio', 'evt_full', { now: '2026-03-04T04:04:04Z' });
  const cancelled = await read('/events/evt_full');
  assert.deepEqual(factsOf(cancelled), { Status: 'Cancelled (off)', ...facts });
  assert.deepEqual(traceOf(cancelled), [
    received,
    scheduled,
    'Cancelled (off) a<b +2 d 2 h 4 Mar 2026, 04:04 UTC',
  ]);
  assert.deepEqual(actionsOf(cancelled), []);
});

for (const [what, more, from] of [
  ['a deleted endpoint', { endpoint_id: 'ain_gone' }, '[Deleted endpoint](/endpoints/ain_gone)'],
  ['a deleted key', { endpoint_id: null, key_id: 'key_gone' }, 'Deleted API key'],
  ['neither an endpoint nor a key', { endpoint_id: null, source: '/made/here' }, '/made/here'],
] as const)
  test(`say where an event is from: ${what}`, async cleanup => {
    const { read, automation } = await startWith(cleanup);
    await automation.publish('ws_studio', [published('evt_from', more)]);
    assert.equal(factsOf(await read('/events/evt_from')).From, from);
  });

test('list the deliveries to hooks, routes and webhooks, and those of what a route made', async cleanup => {
  const { read } = await startWith(cleanup, {
    ep_demo: { state: 'failed' },
    route_demo: { response: 'In other words.', made },
    hook_demo: { event: made, state: 'pending' },
    ep_tool: {},
  });
  const [received, published, ...steps] = traceOf(await read(at));
  assert.equal(
    received,
    '[Orders of the shop](/endpoints/ain_demo) received the request 1 Mar 2026, 12:00 UTC',
  );
  assert.equal(published, 'Published (good) order.paid 1 Mar 2026, 12:00 UTC');
  const day = '+3 d 17 h 5 Mar 2026, 05:05 UTC';
  const log = '/user/api/workspaces/ws_studio/webhook-deliveries';
  assert.deepEqual(
    new Set(steps),
    new Set([
      `Failed (bad) [Stock keeping](${log}/dlv_ep_demo) Webhook ${day}`,
      `Made an event (good) [Large orders](/deliveries/dlv_route_demo) Route (1 attempt, 7 ms) ${day}`,
      `order.large made by Large orders ${day}`,
      `Pending (waiting) [Accounting](/deliveries/dlv_hook_demo) Hook ${day}`,
      // A receiver of another group is named by its id.
      `Delivered (good) [ep_tool](${log}/dlv_ep_tool) Webhook ${day}`,
    ]),
  );
  const places = ['Large orders](', 'order.large', '[Accounting]'].map(text =>
    steps.findIndex(one => one.includes(text)),
  );
  assert.deepEqual(
    places,
    [0, 1, 2].map(next => (places[0] ?? 0) + next),
    'what a route made stands below it',
  );
});

test('say that a route has skipped the event, and why', async cleanup => {
  const { read } = await startWith(cleanup, { route_demo: { response: 'The filter does not match.' } });
  const page = await read(at);
  const [, , delivery] = traceOf(page);
  const day = '+3 d 17 h 5 Mar 2026, 05:05 UTC';
  assert.equal(
    delivery,
    `Filtered (off) [Large orders](/deliveries/dlv_route_demo) Route: The filter does not match (1 attempt, 7 ms) ${day}`,
  );
  assert.deepEqual(foldedIn(page), [
    [
      '1 attempt, 7 ms',
      'Skipped (off) [Attempt 1](/deliveries/dlv_route_demo#attempt-1) The filter does not match. 5 Mar 2026, 05:05 UTC',
    ],
  ]);
  assert.match(await read('/routes/route_demo'), /The filter does not match\..*badge off">.*Skipped/s);
  assert.match(await read('/deliveries/dlv_route_demo'), /badge off">.*Skipped/s);
});

test('say of an event that only its deliveries tell about what they tell, and lead from what a route made to its event', async cleanup => {
  const { read, person } = await startWith(cleanup, {
    route_demo: { response: 'In other words.', made },
    hook_demo: { event: made },
    ep_demo: { event: 'msg_gone' },
  });
  const page = await read('/events/msg_gone');
  assert.match(page, /<h1><span class="record-title">msg_gone<\/span>/);
  assert.equal(traceOf(page).length, 2);
  assert.deepEqual(actionsOf(page), []);
  const { status, headers } = await person.get(`${home}/events/${made}`);
  assert.deepEqual([status, headers.location], [303, `${root}${at}`]);
  assert.equal((await person.get(`${home}/events/evt_nobody`)).status, 404);
});

test('say what is missing of the way of an event', async cleanup => {
  const { read, automation } = await startWith(cleanup);
  await automation.publish('ws_studio', [published('evt_old', { received_at: '2026-03-01T00:00:00Z' })]);
  const page = await read('/events/evt_old');
  assert.match(page, /Some steps are missing from this trace\./);
  assert.match(page, /No delivery to the hook Accounting is stored\./);
});

test('name receivers without a description by their URL', async cleanup => {
  const { read, webhooks } = await startWith(cleanup, { hook_demo: {} });
  await webhooks.changeEndpoint('ws_studio', 'hook_demo', { description: '' });
  const [, , step = ''] = traceOf(await read(at));
  assert.match(step, /\[https:\/\/receiver\.example\/tool\]\(\/deliveries\/dlv_hook_demo\) Hook/);
});

for (const [what, deliveries, isOffered] of [
  ['one has failed', { hook_demo: { state: 'failed' }, ep_demo: { state: 'pending' } }, true],
  ['one has succeeded', { hook_demo: {} }, true],
  ['all are pending', { hook_demo: { state: 'pending' }, ep_demo: { state: 'pending' } }, false],
] as const)
  test(`offer to replay if ${what}`, async cleanup => {
    const { read } = await startWith(cleanup, deliveries);
    assert.deepEqual(actionsOf(await read(at)), [...(isOffered ? [`Replay (primary): ${at}/replay`] : [])]);
  });

test('offer viewers neither to replay nor to cancel', async cleanup => {
  const { read } = await startWith(cleanup, { hook_demo: { state: 'failed' } }, viewer);
  for (const path of [at, '/events/evt_demo_reminder']) {
    const page = await read(path);
    assert.deepEqual(actionsOf(page), []);
    assert.doesNotMatch(page, /<summary class="button/);
  }
});

test('replay what was delivered, and what a route made', async cleanup => {
  const { submit, person, stateOf } = await startWith(cleanup, {
    ep_demo: { state: 'failed' },
    route_demo: { response: 'In other words.', made },
    hook_demo: { event: made },
  });
  const { status, headers } = await submit(at, {}, `${at}/replay`);
  assert.deepEqual([status, headers.location], [303, `${root}${at}`]);
  assert.deepEqual(
    [await stateOf('ep_demo'), await stateOf('route_demo'), await stateOf('hook_demo')],
    ['pending', 'succeeded', 'pending'],
  );
  const { text } = await person.get(headers.location ?? '');
  assert.deepEqual(noticesOf(text), [
    ['success', 'The completed deliveries of this event will be sent again.'],
  ]);
});

test('replay the chosen events of the history, and none of another workspace', async cleanup => {
  const { person, stateOf } = await startWith(cleanup, { hook_demo: { state: 'failed' } });
  const list = `${home}/events`;
  const send = async (fields: Record<string, string | string[]>) => {
    const { status, headers, text } = await person.post(`${list}/bulk`, {
      ...(await person.form(list, `${list}/bulk`)),
      ...fields,
    });
    return { status, text: status === 303 ? (await person.get(headers.location ?? '')).text : text };
  };
  const done = await send({ id: ['evt_demo_paid', 'evt_demo_push', 'evt_sounds_sale'], do: 'replay' });
  assert.deepEqual(noticesOf(done.text), [
    [
      'success',
      '1 event replayed. Its completed deliveries will be sent again. 1 event left out: no completed delivery, or sent again meanwhile. 1 event could not be changed: deleted meanwhile.',
    ],
  ]);
  assert.equal(await stateOf('hook_demo'), 'pending');
  const none = await send({ do: 'replay', query: 'state=published' });
  assert.deepEqual(
    [none.status, noticesOf(none.text)],
    [422, [['error', 'Nothing was changed. Select at least one event.']]],
  );
  assert.match(none.text, /\?state=published"? aria-current/);
});

test('do not replay what was delivered after the page was shown', async cleanup => {
  const { submit, stateOf } = await startWith(cleanup, { hook_demo: { response: '' } });
  const seen = '2026-03-05T05:05:04.000Z';
  assert.equal((await submit(at, { seen }, `${at}/replay`)).status, 303);
  assert.equal(await stateOf('hook_demo'), 'succeeded');
});

test('cancel an event that is scheduled, and say so', async cleanup => {
  const { submit, person, automation } = await startWith(cleanup);
  const path = '/events/evt_demo_reminder';
  const { status, headers } = await submit(path, {}, `${path}/cancel`);
  assert.deepEqual([status, headers.location], [303, `${root}${path}`]);
  assert.notEqual((await automation.findEvent('ws_studio', 'evt_demo_reminder'))?.cancelled_at, null);
  const { text } = await person.get(headers.location ?? '');
  assert.deepEqual(noticesOf(text), [['success', 'Event cancelled. It will not be delivered.']]);
  assert.equal(factsOf(text).Status, 'Cancelled (off)');
});

test('refuse to cancel an event that is published, but not one that is cancelled already', async cleanup => {
  const { person } = await startWith(cleanup);
  const path = `${home}/events/evt_demo_reminder`;
  const form = await person.form(path, `${path}/cancel`);
  const refused = await person.post(`${home}${at}/cancel`, form);
  assert.equal(refused.status, 409);
  assert.deepEqual(noticesOf(refused.text), [
    ['error', 'Nothing was cancelled. The event is already published.'],
  ]);
  assert.match(refused.text, /<h1><span class="record-title">order\.paid<\/span>/);
  for (let count = 0; count < 2; count += 1)
    assert.equal((await person.post(`${path}/cancel`, form)).status, 303, 'again');
  for (const action of ['cancel', 'replay'])
    assert.equal((await person.post(`${home}/events/evt_none/${action}`, form)).status, 404);
});

test('show an event whose data is nested deeply', async cleanup => {
  const { read, automation } = await startWith(cleanup);
  const data = JSON.parse('['.repeat(500) + ']'.repeat(500));
  await automation.publish('ws_studio', [published('evt_deep', { data })]);
  assert.match(await read('/events/evt_deep'), /nested too deeply/);
});

test.run();
