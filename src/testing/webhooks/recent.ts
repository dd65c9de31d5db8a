import assert from 'node:assert/strict';
import { startOfNoMatch } from '../../common/text/filter-words.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { endpoint, event, hostileTexts, other, shop } from '../sample.ts';
import { attempt, claimOf, fromNowToLater, later, now, settlementOf } from './jobs.ts';

const test = casesOf('webhooks');
const minutes = ['05:00', '05:01', '05:02', '05:03'];

/** The newest deliveries of several endpoints. */
export const recentDeliveryCases: readonly ConformanceCase[] = [
  test('webhooks.recentDeliveries returns the newest deliveries of each endpoint, in any state', async webhooks => {
    await webhooks.createEndpoint(shop, endpoint('ep_new', ['key.*']));
    for (const [index, minute] of minutes.entries())
      await webhooks.publish(shop, [event(`msg_${index}`, 'key.created', `2026-05-05T${minute}:00Z`)], {
        only: 'ep_all',
      });
    await webhooks.publish(shop, [event('msg_new', 'key.created', '2026-05-05T04:00:00Z')], {
      only: 'ep_new',
    });
    await webhooks.publish(other, [event('msg_1')]);
    const recent = (endpointIds: readonly string[], limit = 3) =>
      webhooks.recentDeliveries(shop, { endpointIds, limit });
    const jobs = await webhooks.claim(claimOf('one'));
    const settled = (eventId: string, more: object) => {
      const job = jobs.find(one => one.workspaceId === shop && one.delivery.event_id === eventId);
      assert.ok(job, eventId);
      return settlementOf(job, more);
    };
    const took = (duration_ms: number, status = 200) => ({ ...attempt(status), duration_ms });
    await webhooks.settle(
      'one',
      [
        // A destination has taken it.
        settled('msg_1', { attempt: { ...took(11), status: null, response: '{"taken":1}' } }),
        settled('msg_2', { attempt: took(12, 500), state: 'pending', retryAfter: fromNowToLater }),
        settled('msg_new', { attempt: took(13, 500), state: 'failed' }),
      ],
      { now },
    );
    const again = await webhooks.claim(claimOf('two', { now: later }));
    const second = again.find(({ delivery }) => delivery.event_id === 'msg_2');
    assert.ok(second);
    await webhooks.settle('two', [settlementOf(second, { attempt: took(22) })], { now: later });
    const skipped = again.find(({ delivery }) => delivery.event_id === 'msg_0');
    assert.ok(skipped);
    const unsent = { ...took(0), status: null, response: `${startOfNoMatch}no` };
    await webhooks.settle('two', [settlementOf(skipped, { attempt: unsent, isSkipped: true })], {
      now: later,
    });
    const at = (minute: string) => ({ created_at: `2026-05-05T05:${minute}:00Z` });
    const ofAll = [
      { ...at('03'), endpoint_id: 'ep_all', state: 'pending', durations: [] },
      { ...at('02'), endpoint_id: 'ep_all', state: 'succeeded', durations: [12, 22] },
      { ...at('01'), endpoint_id: 'ep_all', state: 'succeeded', durations: [11] },
    ];
    const ofNew = [
      { endpoint_id: 'ep_new', state: 'failed', created_at: '2026-05-05T04:00:00Z', durations: [13] },
    ];
    const found = await recent(['ep_new', 'ep_all', 'ep_paused', 'ep_nobody', ...hostileTexts]);
    const of = (id: string) => found.filter(({ endpoint_id }) => endpoint_id === id);
    assert.deepEqual([of('ep_all'), of('ep_new'), found.length], [ofAll, ofNew, 4]);
    assert.deepEqual(await recent(['ep_all', 'ep_all'], 1), ofAll.slice(0, 1));
    const unsentLast = { ...at('00'), endpoint_id: 'ep_all', state: 'succeeded', durations: [] };
    assert.deepEqual((await recent(['ep_all'], 4)).at(-1), unsentLast);
    assert.deepEqual(await recent([]), []);
    await webhooks.deleteEndpoint(shop, 'ep_new');
    assert.deepEqual(await recent(['ep_new']), []);
    for (const text of hostileTexts)
      assert.deepEqual(await webhooks.recentDeliveries(text, { endpointIds: ['ep_all'], limit: 3 }), []);
  }),
];
