import assert from 'node:assert/strict';
import type { Claim, WebhookJob, WebhooksRepository } from '../../repository/index.ts';
import { isRefused } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { endpoint, event, other, shop } from '../sample.ts';
import { attempt, settlementOf } from './jobs.ts';

const hour = 3_600_000;

/** By the clock of the storage, or so many milliseconds later. */
const claimOf = (
  token: string,
  { after = 0, ...more }: Partial<Claim> & { readonly after?: number } = {},
) => ({
  token,
  leaseFor: 60_000,
  limit: 100,
  perEndpoint: 100,
  ...(after > 0 && { now: new Date(Date.now() + after).toISOString() }),
  ...more,
});

const inLine = (jobs: readonly WebhookJob[]) => jobs.filter(job => job.endpoint.id === 'ep_line');
const eventsOf = (jobs: readonly WebhookJob[]) => inLine(jobs).map(({ delivery }) => delivery.event_id);

/** Adds an ordered endpoint with a delivery of each event, published in this order. */
async function line(webhooks: WebhooksRepository, ...ids: readonly string[]): Promise<void> {
  await webhooks.createEndpoint(shop, { ...endpoint('ep_line', ['order.paid']), ordered: true });
  await publish(webhooks, ...ids);
}

const publish = (webhooks: WebhooksRepository, ...ids: readonly string[]) =>
  webhooks.publish(
    shop,
    ids.map(id => event(id, 'link.clicked')),
    { only: 'ep_line' },
  );

/** Claims, and settles what is claimed with a success, until nothing is left; returns the events in this order. */
async function drain(webhooks: WebhooksRepository): Promise<string[]> {
  const events: string[] = [];
  for (;;) {
    const jobs = await webhooks.claim(claimOf('drain'));
    if (inLine(jobs).length === 0) return events;
    assert.ok(inLine(jobs).length === 1, 'one at a time');
    events.push(...eventsOf(jobs));
    await webhooks.settle(
      'drain',
      jobs.map(job => settlementOf(job)),
    );
  }
}

/** More than any claim looks at. */
const many = (name: string) => Array.from({ length: 110 }, (_, index) => `${name}_${index}`);

const skipIt = async (webhooks: Required<WebhooksRepository>, eventId: string, workspaceId = shop) =>
  webhooks.skip(workspaceId, `${eventId}_ep_line`, { ...attempt(200), status: null, error: 'skipped' });

const test = casesOf('webhooks');

/** Endpoints that get one delivery at a time, in order. A storage without `skip` has none. */
export const orderedWebhookCases: readonly ConformanceCase[] = [
  test('webhooks.claim leases the deliveries of an ordered endpoint one at a time, as they were published', async webhooks => {
    await line(webhooks, 'msg_c', 'msg_b');
    await publish(webhooks, 'msg_d', 'msg_a');
    const [job] = inLine(await webhooks.claim(claimOf('one')));
    assert.ok(job !== undefined);
    assert.equal(job.endpoint.ordered, true);
    assert.deepEqual(eventsOf([job]), ['msg_c']);
    assert.deepEqual(eventsOf(await webhooks.claim(claimOf('two'))), []);
    await webhooks.settle('one', [settlementOf(job)]);
    assert.deepEqual(await drain(webhooks), ['msg_b', 'msg_d', 'msg_a']);
  }),
  test('webhooks.claim waits behind a delivery of an ordered endpoint that failed, until it ends', async webhooks => {
    await line(webhooks, 'msg_a', 'msg_b');
    const [job] = inLine(await webhooks.claim(claimOf('one')));
    assert.ok(job !== undefined);
    const failure = { attempt: attempt(500), state: 'pending', retryAfter: hour } as const;
    await webhooks.settle('one', [settlementOf(job, failure)]);
    assert.deepEqual(eventsOf(await webhooks.claim(claimOf('two'))), []);
    const again = inLine(await webhooks.claim(claimOf('three', { after: 2 * hour })));
    assert.deepEqual(eventsOf(again), ['msg_a']);
    await webhooks.settle('three', [
      settlementOf(again[0] ?? job, { attempt: attempt(500), state: 'failed' }),
    ]);
    assert.deepEqual(await drain(webhooks), ['msg_b']);
  }),
  test('webhooks.claim leases the same delivery of an ordered endpoint again after a release, and after the end of its lease', async webhooks => {
    await line(webhooks, 'msg_a', 'msg_b');
    await webhooks.release('one', await webhooks.claim(claimOf('one')));
    assert.deepEqual(eventsOf(await webhooks.claim(claimOf('two'))), ['msg_a']);
    assert.deepEqual(eventsOf(await webhooks.claim(claimOf('three', { after: hour }))), ['msg_a']);
  }),
  test('webhooks.claim does not wait behind a delivery of an ordered endpoint that is planned for later', async webhooks => {
    await line(webhooks);
    const dueAt = new Date(Date.now() + hour).toISOString();
    const planned = { ...event('msg_planned', 'link.clicked'), dueAt };
    await webhooks.publish(shop, [planned], { only: 'ep_line' });
    await publish(webhooks, 'msg_a');
    assert.deepEqual(await drain(webhooks), ['msg_a']);
    assert.deepEqual(eventsOf(await webhooks.claim(claimOf('one', { after: 2 * hour }))), ['msg_planned']);
  }),
  test('webhooks.claim waits behind a delivery of an ordered endpoint that failed, however many are planned and wait', async webhooks => {
    await line(webhooks);
    const dueAt = new Date(Date.now() + 5 * hour).toISOString();
    const planned = many('msg_planned').map(id => ({ ...event(id, 'link.clicked'), dueAt }));
    await webhooks.publish(shop, planned, { only: 'ep_line' });
    await webhooks.publish(shop, [event('msg_a', 'link.clicked', '2026-06-06T06:06:06Z')], {
      only: 'ep_line',
    });
    const [job] = inLine(await webhooks.claim(claimOf('one')));
    assert.equal(job?.delivery.event_id, 'msg_a');
    await publish(webhooks, ...many('msg_due'));
    const failure = { attempt: attempt(500), state: 'pending', retryAfter: hour } as const;
    await webhooks.settle('one', [settlementOf(job, failure)]);
    assert.deepEqual(eventsOf(await webhooks.claim(claimOf('two'))), []);
    assert.deepEqual(eventsOf(await webhooks.claim(claimOf('three', { after: 2 * hour }))), ['msg_a']);
  }),
  test('webhooks.claim waits for a second attempt under way to an ordered endpoint, however many older ones are replayed', async webhooks => {
    await line(webhooks);
    const skipped = many('msg_old');
    await publish(webhooks, ...skipped);
    const { skip } = webhooks;
    for (const id of skipped)
      await skip?.(shop, `${id}_ep_line`, { ...attempt(200), status: null, error: 'skipped' });
    await webhooks.publish(shop, [event('msg_a', 'link.clicked', '2026-06-06T06:06:06Z')], {
      only: 'ep_line',
    });
    const [job] = inLine(await webhooks.claim(claimOf('one')));
    assert.equal(job?.delivery.event_id, 'msg_a');
    await publish(webhooks, ...many('msg_due'));
    const failure = { attempt: attempt(500), state: 'pending', retryAfter: 0 } as const;
    await webhooks.settle('one', [settlementOf(job, failure)]);
    assert.deepEqual(eventsOf(await webhooks.claim(claimOf('two'))), ['msg_a']);
    await webhooks.replayMany(
      shop,
      skipped.map(id => `${id}_ep_line`),
      new Date().toISOString(),
    );
    assert.deepEqual(eventsOf(await webhooks.claim(claimOf('three'))), []);
  }),
  test('webhooks.claim sends events of an ordered endpoint that were published at once in the same order when they are replayed', async webhooks => {
    await line(webhooks, 'msg_c', 'msg_a', 'msg_b');
    for (const at of ['2026-05-05T05:05:05.000Z', '2026-05-05T05:05:05.001Z', '2026-05-05T05:05:05.002Z']) {
      const jobs = await webhooks.claim(claimOf('one'));
      await webhooks.settle(
        'one',
        jobs.map(job => settlementOf(job, { attempt: { ...attempt(200), at } })),
      );
    }
    const ids = ['msg_a_ep_line', 'msg_b_ep_line', 'msg_c_ep_line'];
    await webhooks.replayMany(shop, ids, new Date().toISOString());
    const [job] = inLine(await webhooks.claim(claimOf('two')));
    assert.equal(job?.delivery.event_id, 'msg_c');
    const failure = { attempt: attempt(500), state: 'pending', retryAfter: hour } as const;
    await webhooks.settle('two', [settlementOf(job, failure)]);
    assert.deepEqual(eventsOf(await webhooks.claim(claimOf('three'))), [], 'they wait for the first');
    await skipIt(webhooks as Required<WebhooksRepository>, 'msg_c');
    assert.deepEqual(await drain(webhooks), ['msg_a', 'msg_b']);
  }),
  test('webhooks.claim sends replayed deliveries of an ordered endpoint before new ones, in order', async webhooks => {
    await line(webhooks, 'msg_a', 'msg_b');
    await drain(webhooks);
    await publish(webhooks, 'msg_c');
    const at = new Date().toISOString();
    await webhooks.replayMany(shop, ['msg_b_ep_line', 'msg_a_ep_line'], at);
    assert.deepEqual((await drain(webhooks)).at(-1), 'msg_c');
  }),
  test('webhooks.claim never leases two deliveries of an ordered endpoint while ten callers claim and others publish', async webhooks => {
    await line(webhooks, 'msg_0');
    for (let round = 0; round < 5; round += 1) {
      const tokens = Array.from({ length: 10 }, (_, index) => `token_${round}_${index}`);
      const [claims] = await Promise.all([
        Promise.all(tokens.map(async token => inLine(await webhooks.claim(claimOf(token))))),
        publish(webhooks, `msg_${round + 1}`),
        webhooks.replay(shop, 'msg_0_ep_line', new Date().toISOString()),
      ]);
      const leased = claims.flatMap((jobs, index) => jobs.map(job => ({ job, token: tokens[index] ?? '' })));
      assert.ok(leased.length <= 1, `${leased.length} at once`);
      for (const { job, token } of leased) await webhooks.settle(token, [settlementOf(job)]);
    }
    assert.ok((await drain(webhooks)).length > 0);
  }),
  test('webhooks.claim serves ordered endpoints and others, even with small claims and long backlogs', async webhooks => {
    const ids = Array.from({ length: 10 }, (_, index) => `msg_${index}`);
    await line(webhooks, ...ids);
    await webhooks.publish(
      shop,
      ids.map(id => event(`other_${id}`, 'link.clicked')),
      { only: 'ep_all' },
    );
    const served = new Set<string>();
    for (let count = 0; count < 4; count += 1) {
      const jobs = await webhooks.claim(claimOf('one', { limit: 1 }));
      for (const { endpoint: one } of jobs) served.add(one.id);
      await webhooks.settle(
        'one',
        jobs.map(job => settlementOf(job)),
      );
    }
    assert.deepEqual([...served].sort(), ['ep_all', 'ep_line']);
  }),
  test('webhooks.changeEndpoint makes an endpoint ordered, and ends that, with everything that waits for it', async webhooks => {
    await webhooks.createEndpoint(shop, endpoint('ep_line', ['order.paid']));
    await publish(webhooks, 'msg_a', 'msg_b', 'msg_c');
    await webhooks.changeEndpoint(shop, 'ep_line', { ordered: true });
    const jobs = inLine(await webhooks.claim(claimOf('one')));
    assert.equal(jobs.length, 1);
    await webhooks.changeEndpoint(shop, 'ep_line', { ordered: false });
    assert.equal(inLine(await webhooks.claim(claimOf('two'))).length, 2);
  }),
  test(
    'webhooks.skip ends a pending delivery as failed, so that the next one of the line is leased',
    async webhooks => {
      await line(webhooks, 'msg_a', 'msg_b');
      const [job] = inLine(await webhooks.claim(claimOf('one')));
      assert.ok(job !== undefined);
      const skipped = await skipIt(webhooks, 'msg_a');
      assert.ok(!isRefused(skipped));
      const { state, next_attempt_at, attempts } = skipped;
      assert.deepEqual([state, next_attempt_at, attempts.length], ['failed', null, 1]);
      assert.equal(attempts[0]?.error, 'skipped');
      assert.deepEqual(await webhooks.settle('one', [settlementOf(job)]), [], 'its outcome is not stored');
      assert.deepEqual(await drain(webhooks), ['msg_b']);
      const found = await webhooks.findDelivery(shop, 'msg_a_ep_line');
      assert.equal(found?.delivery.state, 'failed');
      const counts = await webhooks.countDeliveries(shop, {
        by: 'day',
        from: '2000',
        to: '9999',
        kind: null,
      });
      const counted = counts.map(({ succeeded, failed }) => [succeeded, failed]);
      assert.deepEqual(counted, [[1, 1]]);
    },
    { needs: ['webhooks.countDeliveries'] },
  ),
  test('webhooks.skip refuses a delivery that is not pending or does not exist, and one of two calls at once', async webhooks => {
    await line(webhooks, 'msg_a');
    const answers = await Promise.all([skipIt(webhooks, 'msg_a'), skipIt(webhooks, 'msg_a')]);
    const refused = answers.filter(isRefused);
    assert.deepEqual(refused, [{ refused: 'changed' }]);
    assert.deepEqual(await skipIt(webhooks, 'msg_b'), { refused: 'not_found' });
    assert.deepEqual(await skipIt(webhooks, 'msg_a', other), { refused: 'not_found' });
  }),
];
