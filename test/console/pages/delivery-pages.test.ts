/** What the pages of deliveries show, and the list of deliveries on the page of a webhook. */
import assert from 'node:assert/strict';
import { timeCursorOf } from '../../../src/common/cursor.ts';
import type { WebhookDelivery } from '../../../src/generated/types.ts';
import { suiteOf } from '../../helper.ts';
import { failed, home, hook } from '../demo-pages.ts';
import { attribute, said } from './document.ts';
import { open } from './webhook.ts';

const test = suiteOf('The pages of deliveries');

const delivery = (values: Partial<WebhookDelivery>): WebhookDelivery => ({
  id: 'msg_1_ep_demo',
  endpoint_id: 'ep_demo',
  event_id: 'msg_1',
  event_type: 'key.created',
  state: 'pending',
  created_at: '2026-11-20T08:00:00Z',
  next_attempt_at: null,
  attempts: [],
  ...values,
});

const attempt = (values: Partial<WebhookDelivery['attempts'][number]>) => ({
  at: '2026-11-20T08:00:01Z',
  duration_ms: 143,
  status: null,
  error: null,
  response: null,
  ...values,
});

test('list deliveries with their status, last response and next attempt', async cleanup => {
  const { see, webhooks } = await open(cleanup);
  const deliveries = [
    delivery({ next_attempt_at: '2026-11-21T13:00:00Z' }),
    delivery({
      state: 'succeeded',
      id: 'msg_2_ep_demo',
      attempts: [attempt({ error: 'the connection was refused' }), attempt({ status: 204, duration_ms: 12 })],
    }),
    delivery({
      state: 'failed',
      attempts: [attempt({ error: 'the connection was refused', duration_ms: 3 })],
    }),
    delivery({ state: 'succeeded', attempts: [attempt({})] }),
  ];
  webhooks.listDeliveries = async () =>
    ({ deliveries, next: { at: '2026-02-20T08:05:04Z', id: 'msg_9' } }) as never;
  const shown = await see(`${hook}?state=failed`);
  assert.deepEqual(shown.rows('Deliveries'), [
    ['', 'Event', 'Last response', 'Attempts', 'Created', 'Next attempt', 'Status'],
    ['', 'key.created', '– none', '0', '1 day ago', 'in 1 hour', 'Paused'],
    ['', 'key.created', '204 in 12 ms', '2', '1 day ago', '– none', 'Delivered'],
    ['', 'key.created', 'the connection was refused in 3 ms', '1', '1 day ago', '– none', 'Failed'],
    ['', 'key.created', 'Processed in 143 ms', '1', '1 day ago', '– none', 'Delivered'],
  ]);
  assert.deepEqual(shown.badges.slice(1), [
    'off: Paused',
    'good: Delivered',
    'bad: Failed',
    'good: Delivered',
  ]);
  assert.equal(
    attribute(shown.all('a', 'key-name')[1] ?? assert.fail(), 'href'),
    `/user/api${home}/webhook-deliveries/msg_2_ep_demo?webhook=ep_demo&state=failed`,
  );
  const [next] = shown.all('a').filter(one => attribute(one, 'rel') === 'next');
  assert.equal(
    attribute(next ?? assert.fail(), 'href'),
    `/user/api${hook}?state=failed&after=${timeCursorOf({ at: '2026-02-20T08:05:04Z', id: 'msg_9' })}`,
  );
});

for (const [query, says] of [
  ['', 'No deliveries yet.'],
  ['?state=', 'No deliveries yet.'],
  ['?state=unknown', 'No deliveries yet.'],
  ['?state=failed', 'No deliveries with this status.'],
] as const)
  test(`explain that there are no deliveries with the filter "${query}"`, async cleanup => {
    const { see, webhooks } = await open(cleanup);
    const asked: unknown[] = [];
    webhooks.listDeliveries = async (_, options) => {
      asked.push(options.state);
      return { deliveries: [], next: null };
    };
    const shown = await see(hook + query);
    assert.deepEqual(shown.texts('div', 'empty'), [says]);
    // The last one says whether there is something to send again.
    assert.deepEqual(asked, [...(query.endsWith('failed') ? ['failed'] : []), undefined, 'failed']);
    assert.equal(
      shown.all('summary').some(one => said(one) === 'Resend failed'),
      false,
    );
    assert.equal(
      shown.all('a').some(one => attribute(one, 'rel') === 'next'),
      false,
    );
  });

test('lead from a page beyond the end back to the first one, with the filter', async cleanup => {
  const { see } = await open(cleanup);
  for (const [query, to] of [
    ['?after=gone', ''],
    ['?after=gone&state=failed', '?state=failed'],
  ]) {
    const shown = await see(hook + query);
    const links = shown.all('a', 'empty').map(one => [said(one), attribute(one, 'href')]);
    assert.deepEqual(links, [['First page', `/user/api${hook}${to}`]]);
  }
});

test('show the facts, the attempts and the request of a delivery', async cleanup => {
  const { see } = await open(cleanup);
  const shown = await see(failed);
  assert.deepEqual(shown.facts, [
    ['To', 'Stock keeping'],
    ['Event id', 'msg_demo_failed'],
    ['Created', '20 Feb 2026, 08:00:00 UTC'],
  ]);
  assert.deepEqual(shown.texts('span', 'record-title'), ['key.created']);
  assert.equal(said(shown.document.byId.get('status') ?? assert.fail()), 'Failed');
  assert.deepEqual(
    shown.all('a', 'eyebrow').map(one => [said(one), attribute(one, 'href')]),
    [['Deliveries', `/user/api${home}/webhook-deliveries`]],
  );
  assert.deepEqual(shown.texts('li', 'attempts'), [
    '503Attempt 3, 88 ms20 Feb 2026, 08:05:04 UTC try later',
    'the connection was refusedAttempt 2, 3 ms20 Feb 2026, 08:00:06 UTC There was no response.',
    '500Attempt 1, 231 ms20 Feb 2026, 08:00:01 UTC Internal Server Error',
  ]);
  const code = (id: string) => said(shown.document.byId.get(id) ?? assert.fail(id));
  assert.match(
    code('headers'),
    /webhook-id: msg_demo_failed webhook-timestamp: 1771574704 webhook-signature: v1,\S/,
  );
  assert.match(code('payload'), /"type": ?"key\.created"/);
  assert.deepEqual(shown.texts('div', 'code-head'), [
    'URLCopy the URL code',
    'HeadersCopy the Headers code',
    'BodyCopy the Body code',
  ]);
  assert.ok(shown.texts('button').includes('Resend'));
});

test('show a delivery that waits for its first attempt, and offer to make it now', async cleanup => {
  const { see, webhooks } = await open(cleanup, { description: '' });
  webhooks.findDelivery = async () => ({
    delivery: delivery({ next_attempt_at: '2026-11-21T13:00:00Z' }),
    payload: '{"type":"key.created"}',
  });
  const shown = await see(failed);
  assert.equal(said(shown.document.byId.get('status') ?? assert.fail()), 'Paused');
  assert.deepEqual(shown.texts('p', 'notice'), [
    'The webhook is paused: nothing is sent until you resume it.',
    'The next attempt is in 1 hour.',
  ]);
  assert.deepEqual(shown.facts[0], ['To', 'https://receiver.example/hooks']);
  assert.ok(shown.texts('p', 'attempts-part').includes('No attempts yet.'));
  assert.ok(shown.texts('button').includes('Retry now'));
  assert.match(said(shown.document.byId.get('headers') ?? assert.fail()), /webhook-timestamp: 1795161600/);
});

test('say that what is resent waits while the webhook is paused, and is not due', async cleanup => {
  const { see, webhooks } = await open(cleanup);
  assert.deepEqual((await see(failed)).texts('p', 'notice'), [
    'The webhook is paused: what you resend waits until you resume it.',
  ]);
  webhooks.findDelivery = async () => ({
    delivery: delivery({ next_attempt_at: '2026-11-21T11:00:00Z', attempts: [attempt({ status: 503 })] }),
    payload: '{"type":"key.created"}',
  });
  const shown = await see(failed);
  assert.deepEqual(shown.texts('p', 'notice'), [
    'The webhook is paused: nothing is sent until you resume it.',
    '1 attempt has failed.',
  ]);
});

test('show all that is stored of the body of a response', async cleanup => {
  const { see, webhooks } = await open(cleanup);
  const response = 'x'.repeat(4_096);
  webhooks.findDelivery = async () => ({
    delivery: delivery({
      state: 'failed',
      attempts: [attempt({ status: 500, response }), attempt({ response: '' })],
    }),
    payload: '{}',
  });
  const shown = await see(failed);
  assert.deepEqual(shown.texts('pre', 'attempts'), [response]);
});

test.run();
