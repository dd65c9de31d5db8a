/** What the pages of deliveries show, and the list of deliveries on the page of a webhook. */
import assert from 'node:assert/strict';
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
  webhooks.listDeliveries = async () => ({ deliveries, next: 'msg_9' }) as never;
  const shown = await see(`${hook}?state=failed`);
  const event = 'key.created 20 Nov 2026, 08:00 UTC';
  assert.deepEqual(shown.rows('Deliveries'), [
    ['Event', 'Status', 'Attempts', 'Last response', 'Next try'],
    [event, 'Pending', '0', 'None yet', '21 Nov 2026, 13:00 UTC'],
    [event, 'Delivered', '2', '204 in 12 ms', 'None'],
    [event, 'Failed', '1', 'the connection was refused in 3 ms', 'None'],
    [event, 'Delivered', '1', 'Processed in 143 ms', 'None'],
  ]);
  assert.deepEqual(shown.badges.slice(1), [
    'waiting: Pending',
    'good: Delivered',
    'bad: Failed',
    'good: Delivered',
  ]);
  assert.equal(
    attribute(shown.all('a', 'key-name')[1] ?? assert.fail(), 'href'),
    `/user/api${home}/webhook-deliveries/msg_2_ep_demo`,
  );
  const [next] = shown.all('a').filter(one => attribute(one, 'rel') === 'next');
  assert.equal(
    attribute(next ?? assert.fail(), 'href'),
    `/user/api${hook}?after=msg_9&state=failed#deliveries`,
  );
});

for (const [query, says] of [
  ['', 'No deliveries yet.'],
  ['?state=', 'No deliveries yet.'],
  ['?state=unknown', 'No deliveries yet.'],
  ['?state=failed', 'No deliveries with this status yet.'],
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
    assert.deepEqual(asked, [query.endsWith('failed') ? 'failed' : undefined]);
    assert.equal(
      shown.all('a').some(one => attribute(one, 'rel') === 'next'),
      false,
    );
  });

test('lead from a page beyond the end back to the first one, with the filter', async cleanup => {
  const { see } = await open(cleanup);
  for (const [query, to] of [
    ['?after=gone', '#deliveries'],
    ['?after=gone&state=failed', '?state=failed#deliveries'],
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
    ['Status', 'Failed'],
    ['Event id', 'msg_demo_failed'],
    ['Created', '20 Feb 2026, 08:00 UTC'],
    ['Next attempt', 'None'],
  ]);
  assert.deepEqual(shown.texts('h1'), ['key.created']);
  assert.deepEqual(
    shown.all('a', 'eyebrow').map(one => [said(one), attribute(one, 'href')]),
    [['Stock keeping', `/user/api${hook}`]],
  );
  assert.deepEqual(shown.rows('Attempts'), [
    ['When', 'Response', 'Took', 'Body'],
    ['20 Feb 2026, 08:05 UTC', '503', '88 ms', 'try later'],
    ['20 Feb 2026, 08:00 UTC', 'the connection was refused', '3 ms', 'Empty'],
    ['20 Feb 2026, 08:00 UTC', '500', '231 ms', 'Internal Server Error'],
  ]);
  const code = (id: string) => said(shown.document.byId.get(id) ?? assert.fail(id));
  assert.match(
    code('headers'),
    /webhook-id: msg_demo_failed webhook-timestamp: 1771574704 webhook-signature: v1,\S/,
  );
  assert.match(code('payload'), /"type": ?"key\.created"/);
  assert.match(code('verify'), /new Webhook\(process\.env\.WEBHOOK_SECRET\)\.verify\(body, headers\)/);
  assert.deepEqual(shown.texts('div', 'code-head'), [
    'HeadersCopy the Headers code',
    'BodyCopy the Body code',
    'Verify it in JavaScriptCopy the Verify it in JavaScript code',
  ]);
  assert.ok(shown.texts('button').includes('Replay'));
});

test('show a delivery that waits for its first attempt, and offer no replay', async cleanup => {
  const { see, webhooks } = await open(cleanup, { description: '' });
  webhooks.findDelivery = async () => ({
    delivery: delivery({ next_attempt_at: '2026-11-21T13:00:00Z' }),
    payload: '{"type":"key.created"}',
  });
  const shown = await see(failed);
  assert.deepEqual(shown.facts.slice(0, 4), [
    ['Status', 'Pending'],
    ['Event id', 'msg_1'],
    ['Created', '20 Nov 2026, 08:00 UTC'],
    ['Next attempt', '21 Nov 2026, 13:00 UTC'],
  ]);
  assert.deepEqual(shown.texts('a', 'eyebrow'), ['https://receiver.example/hooks']);
  assert.deepEqual(shown.texts('div', 'empty'), ['No attempts yet.']);
  assert.deepEqual(
    shown.texts('button').filter(text => text === 'Replay'),
    [],
  );
  assert.match(said(shown.document.byId.get('headers') ?? assert.fail()), /webhook-timestamp: 1795161600/);
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
  const rows = (await see(failed)).rows('Attempts');
  assert.deepEqual(
    rows.slice(1).map(([, , , body]) => body),
    ['Empty', response],
  );
});

test.run();
