import assert from 'node:assert/strict';
import type { AutomationEventRecord, WebhookEventRecord } from '../../generated/types.ts';
import { isRefused, type OutboxEvent, type WebhooksRepository } from '../../repository/index.ts';
import { published } from '../automation/sample.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { link } from '../links/sample.ts';
import { endpoint, event, shop } from '../sample.ts';
import { settlementOf } from './jobs.ts';

const type = 'order.paid';
const line = (webhooks: WebhooksRepository) =>
  webhooks.createEndpoint(shop, { ...endpoint('ep_line', [type]), ordered: true });

const reported = ({ id, deliver_at: at }: Readonly<AutomationEventRecord>): OutboxEvent[] => [
  { ...event(id, type), ...(at !== null && { dueAt: at }) },
];
/** One event of a link. */
const ofLink = ({ id }: { readonly id: string }): WebhookEventRecord[] => [event(id, type)];

/** The events that the ordered endpoint gets, one after the other. */
async function drain(webhooks: WebhooksRepository, now?: string): Promise<string[]> {
  const events: string[] = [];
  for (;;) {
    const claim = { token: 'drain', leaseFor: 60_000, limit: 100, perEndpoint: 100, ...(now && { now }) };
    const jobs = await webhooks.claim(claim);
    const own = jobs.filter(job => job.endpoint.id === 'ep_line');
    if (own.length === 0) return events;
    events.push(...own.map(({ delivery }) => delivery.event_id));
    await webhooks.settle(
      'drain',
      jobs.map(job => settlementOf(job)),
    );
  }
}

const inHour = () => new Date(Date.now() + 3_600_000).toISOString();

const test = casesOf('webhooks');

/** An ordered endpoint gets events in the order in which the storage took them, whatever their ids and times are. */
export const orderOfEventsCases: readonly ConformanceCase[] = [
  test(
    'webhooks.claim keeps the order of the events of one automation.publish, whatever their ids are',
    async (webhooks, { automation }) => {
      await line(webhooks);
      const ids = ['evt_c', 'evt_a', 'evt_d', 'evt_b'];
      await automation.publish(
        shop,
        ids.map(id => published(id)),
        { events: reported },
      );
      assert.deepEqual(await drain(webhooks), ids);
    },
    { needs: ['automation'] },
  ),
  test(
    'webhooks.claim keeps the order of concurrent calls of automation.publish',
    async (webhooks, { automation }) => {
      await line(webhooks);
      const ids = ['evt_f', 'evt_e', 'evt_a', 'evt_d', 'evt_b', 'evt_c'];
      await Promise.all(ids.map(id => automation.publish(shop, [published(id)], { events: reported })));
      assert.deepEqual(await drain(webhooks), ids);
    },
    { needs: ['automation'] },
  ),
  test(
    'webhooks.claim keeps the order of events that are planned for the same time',
    async (webhooks, { automation }) => {
      await line(webhooks);
      const at = inHour();
      for (const ids of [
        ['evt_c', 'evt_a'],
        ['evt_d', 'evt_b'],
      ])
        await automation.publish(
          shop,
          ids.map(id => published(id, { deliver_at: at })),
          { events: reported },
        );
      const later = new Date(Date.parse(at) + 1_000).toISOString();
      assert.deepEqual(await drain(webhooks, later), ['evt_c', 'evt_a', 'evt_d', 'evt_b']);
    },
    { needs: ['automation'] },
  ),
  test(
    'webhooks.claim keeps the order of the links of one links.create, and of their ends',
    async (webhooks, { links }) => {
      await line(webhooks);
      const ends = { lnk_c: '01', lnk_a: '03', lnk_b: '02' };
      const made = Object.entries(ends).map(([id, day]) =>
        link(id, { slug: id, expires_at: `2026-01-${day}T00:00:00Z` }),
      );
      const results = await links.create(shop, made, { events: ofLink });
      assert.ok(!results.some(isRefused));
      assert.deepEqual(await drain(webhooks), ['lnk_c', 'lnk_a', 'lnk_b']);
      await links.expire('2026-02-01T00:00:00Z', 100, { events: ({ id }) => [event(`end_${id}`, type)] });
      assert.deepEqual(await drain(webhooks), ['end_lnk_c', 'end_lnk_b', 'end_lnk_a']);
    },
    { needs: ['links'] },
  ),
  test('webhooks.claim keeps the order in which events are published, whatever times they have', async webhooks => {
    await line(webhooks);
    const times = {
      msg_b: '2026-06-06T06:06:06Z',
      msg_c: '2026-04-04T04:04:04Z',
      msg_a: '2026-05-05T05:05:05Z',
    };
    for (const [id, at] of Object.entries(times)) await webhooks.publish(shop, [event(id, type, at)]);
    assert.deepEqual(await drain(webhooks), Object.keys(times));
    const deliveries = Object.keys(times).map(id => `${id}_ep_line`);
    await webhooks.replayMany(shop, deliveries.toReversed(), new Date().toISOString());
    assert.deepEqual(await drain(webhooks), Object.keys(times), 'replayed together');
    for (const id of deliveries.toReversed()) await webhooks.replay(shop, id, new Date().toISOString());
    assert.deepEqual(await drain(webhooks), Object.keys(times), 'replayed one by one');
  }),
];
