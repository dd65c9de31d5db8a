/** Replays of the events of a period. */
import assert from 'node:assert/strict';
import { publishedEvent } from '../../../src/automation/published-event.ts';
import type { WholeRepository } from '../../../src/repository/index.ts';
import { published } from '../../../src/testing/automation/sample.ts';
import { suiteOf } from '../../helper.ts';
import { formOn } from '../filled.ts';
import { choicesOf, isOpen, noticesOf, seenIn } from './shown.ts';
import { home, root, start } from './start.ts';

const test = suiteOf('Replays of events');

/** Publishes events to the demo hook, whose deliveries have succeeded. */
async function delivered(
  { automation, webhooks }: Pick<WholeRepository, 'automation' | 'webhooks'>,
  events: readonly ReturnType<typeof published>[],
) {
  await webhooks.changeEndpoint('ws_studio', 'hook_demo', {
    state: 'active',
    paused_reason: null,
    paused_at: null,
  });
  await automation.publish('ws_studio', events, {
    events: one => [{ ...publishedEvent(one), only: ['hook_demo'] }],
  });
  const jobs = await webhooks.claim({ token: 'one', leaseFor: 60_000, limit: 500, perEndpoint: 500 });
  const at = new Date(Date.now() - 60_000).toISOString();
  await webhooks.settle(
    'one',
    jobs.map(({ workspaceId, delivery, endpoint }) => ({
      workspaceId,
      deliveryId: delivery.id,
      endpointId: endpoint.id,
      state: 'succeeded' as const,
      retryAfter: null,
      attempt: { at, duration_ms: 1, status: 204, error: null, response: null },
      events: [],
    })) as never,
  );
  await webhooks.changeEndpoint('ws_studio', 'hook_demo', {
    state: 'paused',
    paused_reason: 'requested',
    paused_at: at,
  });
  return async () => {
    const found = events.map(({ id }) => webhooks.findDelivery('ws_studio', `${id}_hook_demo`));
    const all = await Promise.all(found);
    return events.filter((_, index) => all[index]?.delivery.state === 'pending').map(({ id }) => id);
  };
}

const ago = (hours: number, id: string, more: Parameters<typeof published>[1] = {}) => {
  const at = new Date(Date.now() - hours * 3_600_000).toISOString();
  return published(id, { type: 'shown', time: at, received_at: at, endpoint_id: 'ain_demo', ...more });
};

test('are offered for the last day, with the filters of the page', async cleanup => {
  const { read, person } = await start(cleanup);
  const page = await read('/events?type=shown&endpoint=ain_demo&state=published');
  const form = formOn((await person.get(`${home}/events`)).text, person, `${home}/events/replay`);
  assert.deepEqual(seenIn(form), { Period: 'Last 24 hours' });
  assert.match(form, / id="replay-hours"/);
  assert.deepEqual(choicesOf(form, 'hours'), {
    1: 'Last hour',
    24: 'Last 24 hours',
    168: 'Last 7 days',
    720: 'Last 30 days',
  });
  assert.match(page, /name="endpoint" value="ain_demo"><input type="hidden" name="type" value="shown"/);
  assert.equal(isOpen(page, 'Replay events'), false);
});

for (const [query, hours, expected] of [
  ['', '1', ['evt_now']],
  ['', '24', ['evt_now', 'evt_today', 'evt_other', 'evt_git']],
  ['', '168', ['evt_now', 'evt_today', 'evt_other', 'evt_git', 'evt_week']],
  ['', '720', ['evt_now', 'evt_today', 'evt_other', 'evt_git', 'evt_week', 'evt_month']],
  ['', '9999', ['evt_now']],
  ['?type=other', '24', ['evt_other']],
  ['?type=+other+', '24', ['evt_other']],
  ['?endpoint=ain_github', '24', ['evt_git']],
] as const)
  test(`go back ${hours} hours, with the filters ${query}`, async cleanup => {
    const started = await start(cleanup);
    const { submit, person } = started;
    const pending = await delivered(started, [
      ago(0.5, 'evt_now'),
      ago(1.5, 'evt_today'),
      ago(23.5, 'evt_other', { type: 'other' }),
      ago(23.5, 'evt_git', { endpoint_id: 'ain_github' }),
      ago(167.5, 'evt_week'),
      ago(719.5, 'evt_month'),
      ago(720.5, 'evt_before'),
    ]);
    assert.deepEqual(await pending(), []);
    const { status, headers } = await submit(`/events${query}`, { hours }, '/events/replay');
    assert.deepEqual([status, headers.location], [303, `${root}/events`]);
    assert.deepEqual(await pending(), expected);
    const { text } = await person.get(headers.location ?? '');
    assert.deepEqual(noticesOf(text), [
      ['success', 'The completed deliveries of these events will be sent again.'],
    ]);
  });

test('go back to the second', async cleanup => {
  const now = Date.now();
  const started = await start(cleanup, { now: () => now });
  const at = (before: number) => new Date(now - 3_600_000 - before).toISOString();
  const pending = await delivered(started, [
    ago(1, 'evt_within', { time: at(0), received_at: at(0) }),
    ago(1, 'evt_beyond', { time: at(1), received_at: at(1) }),
  ]);
  assert.equal((await started.submit('/events', { hours: '1' }, '/events/replay')).status, 303);
  assert.deepEqual(await pending(), ['evt_within']);
});

test('say that only the newest 100 events were replayed', async cleanup => {
  const started = await start(cleanup);
  const { submit, person } = started;
  const events = Array.from({ length: 101 }, (_, index) => ago(0.5 + index / 1_000, `evt_${index}`));
  const pending = await delivered(started, events);
  const { headers } = await submit('/events', { hours: '1' }, '/events/replay');
  assert.equal(headers.location, `${root}/events`);
  assert.equal((await pending()).length, 100);
  const { text } = await person.get(headers.location ?? '');
  assert.deepEqual(noticesOf(text), [
    [
      'success',
      'The completed deliveries of the newest 100 of these events will be sent again. Replay older ones with the API.',
    ],
  ]);
});

test('leave out what was delivered after the page was shown', async cleanup => {
  const started = await start(cleanup);
  const pending = await delivered(started, [ago(0.5, 'evt_now')]);
  const fields = { hours: '1', seen: new Date(Date.now() - 3_600_000).toISOString() };
  const { status } = await started.submit('/events', fields, '/events/replay');
  assert.equal(status, 303);
  assert.deepEqual(await pending(), []);
});

test.run();
