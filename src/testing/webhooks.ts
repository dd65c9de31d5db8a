import assert from 'node:assert/strict';
import type { WebhookAttempt } from '../generated/types.ts';
import type { Claim, Settlement, WebhookJob, WebhooksRepository } from '../repository/index.ts';
import type { ConformanceCase } from './case.ts';
import { digestLike, endpoint, event, hostileTexts, key, other, sample, shop } from './sample.ts';

const now = '2026-05-05T05:05:05Z';
const until = '2026-05-05T05:06:05Z';
const later = '2026-06-06T06:06:06Z';

const claimOf = (token: string, more: Partial<Claim> = {}): Claim => ({
  token,
  now,
  until,
  limit: 100,
  perEndpoint: 100,
  busy: [],
  ...more,
});

const idsOf = (jobs: readonly WebhookJob[]) => jobs.map(({ delivery }) => delivery.id).sort();

const attempt = (status: number): WebhookAttempt => ({
  at: now,
  duration_ms: 12,
  status,
  error: null,
  response: 'ok',
});

const settlementOf = ({ workspaceId, delivery }: WebhookJob, more: Partial<Settlement> = {}): Settlement => ({
  workspaceId,
  deliveryId: delivery.id,
  endpointId: delivery.endpoint_id,
  attempt: attempt(200),
  state: 'succeeded',
  nextAttemptAt: null,
  events: [],
  ...more,
});

const all = (webhooks: WebhooksRepository) => webhooks.listDeliveries(shop, { limit: 100 });

export const webhookCases: readonly ConformanceCase[] = [
  {
    name: 'webhooks.createEndpoint stores an endpoint as it is, once',
    async run({ webhooks }) {
      const record = { ...endpoint('ep_new', ['key.created']), rate: 5, description: 'New' };
      assert.equal(await webhooks.createEndpoint(shop, record), true);
      assert.deepEqual(await webhooks.findEndpoint(shop, 'ep_new'), record);
      assert.equal(await webhooks.createEndpoint(shop, record), false);
      for (const workspaceId of ['ws_unknown', ...hostileTexts])
        assert.equal(await webhooks.createEndpoint(workspaceId, record), false);
      const racing = Array.from({ length: 10 }, () =>
        webhooks.createEndpoint(shop, endpoint('ep_race', ['*'])),
      );
      assert.equal((await Promise.all(racing)).filter(Boolean).length, 1);
    },
  },
  {
    name: 'webhooks.findEndpoint and listEndpoints answer those of the workspace, the oldest first',
    async run({ webhooks }) {
      await webhooks.createEndpoint(shop, {
        ...endpoint('ep_early', ['*']),
        created_at: '2024-01-01T00:00:00Z',
      });
      const ids = (await webhooks.listEndpoints(shop)).map(({ id }) => id);
      assert.deepEqual(ids, ['ep_early', 'ep_all', 'ep_keys', 'ep_paused']);
      assert.deepEqual(await webhooks.listEndpoints(other), sample().webhook_endpoints[other]);
      assert.equal(await webhooks.findEndpoint(other, 'ep_keys'), null);
      for (const text of hostileTexts) {
        assert.equal(await webhooks.findEndpoint(shop, text), null);
        assert.deepEqual(await webhooks.listEndpoints(text), []);
      }
    },
  },
  {
    name: 'webhooks.changeEndpoint changes what is given and nothing else',
    async run({ webhooks }) {
      const before = await webhooks.findEndpoint(shop, 'ep_keys');
      const change = {
        url: 'https://new.example/',
        event_types: ['*'],
        headers: {},
        rate: 7,
        description: 'D',
      };
      const after = await webhooks.changeEndpoint(shop, 'ep_keys', change);
      assert.deepEqual(after, { ...before, ...change });
      assert.deepEqual(await webhooks.findEndpoint(shop, 'ep_keys'), after);
      assert.deepEqual((await webhooks.changeEndpoint(shop, 'ep_keys', { rate: null }))?.rate, null);
      assert.deepEqual(await webhooks.changeEndpoint(shop, 'ep_keys', {}), { ...after, rate: null });
      for (const id of ['ep_nobody', ...hostileTexts])
        assert.equal(await webhooks.changeEndpoint(shop, id, { rate: 1 }), null);
      assert.equal((await webhooks.findEndpoint(other, 'ep_all'))?.rate, null);
    },
  },
  {
    name: 'webhooks.changeEndpoint lets one of ten racing calls pause, and stores its event with it',
    async run({ webhooks }) {
      const pause = (number: number) =>
        webhooks.changeEndpoint(
          shop,
          'ep_keys',
          { state: 'paused', paused_reason: 'failing', paused_at: now },
          { from: 'active', events: [event(`msg_${number}`, 'webhook.endpoint.paused')] },
        );
      const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => pause(number)));
      assert.equal(answers.filter(answer => answer !== null).length, 1);
      assert.deepEqual(
        (await all(webhooks)).deliveries.map(one => one.endpoint_id),
        ['ep_all'],
      );
    },
  },
  {
    name: 'webhooks.rotateSecret puts the new one in front and ends the old ones with the overlap',
    async run({ webhooks }) {
      const [first] = (await webhooks.findEndpoint(shop, 'ep_all'))?.secrets ?? [];
      const next = `whsec_${'b'.repeat(32)}`;
      const rotated = await webhooks.rotateSecret(shop, 'ep_all', { secret: next, oldExpiresAt: until, now });
      assert.deepEqual(rotated?.secrets, [
        { secret: next, expires_at: null },
        { secret: first?.secret, expires_at: until },
      ]);
      const last = `whsec_${'c'.repeat(32)}`;
      const again = await webhooks.rotateSecret(shop, 'ep_all', { secret: last, oldExpiresAt: later, now });
      assert.deepEqual(
        again?.secrets.map(({ expires_at }) => expires_at),
        [null, later, until],
      );
      const atOnce = await webhooks.rotateSecret(shop, 'ep_all', { secret: next, oldExpiresAt: now, now });
      assert.deepEqual(atOnce?.secrets, [{ secret: next, expires_at: null }]);
      for (const id of ['ep_nobody', ...hostileTexts])
        assert.equal(await webhooks.rotateSecret(shop, id, { secret: next, oldExpiresAt: now, now }), null);
    },
  },
  {
    name: 'webhooks.publish makes a delivery for each active endpoint that asks for the event, in its workspace',
    async run({ webhooks }) {
      assert.equal(await webhooks.publish(shop, [event('msg_1'), event('msg_2', 'link.clicked')]), 3);
      const { deliveries } = await all(webhooks);
      assert.deepEqual(deliveries.map(one => [one.event_id, one.endpoint_id]).sort(), [
        ['msg_1', 'ep_all'],
        ['msg_1', 'ep_keys'],
        ['msg_2', 'ep_all'],
      ]);
      assert.deepEqual(
        deliveries.find(one => one.id === 'msg_2_ep_all'),
        {
          id: 'msg_2_ep_all',
          endpoint_id: 'ep_all',
          event_id: 'msg_2',
          event_type: 'link.clicked',
          state: 'pending',
          created_at: now,
          next_attempt_at: now,
          attempts: [],
        },
      );
      assert.deepEqual((await webhooks.listDeliveries(other, { limit: 10 })).deliveries, []);
      assert.equal(await webhooks.publish(shop, [event('msg_1')]), 0, 'an event is published once');
      assert.equal(await webhooks.publish('ws_unknown', [event('msg_3')]), 0);
    },
  },
  {
    name: 'webhooks.publish to one endpoint asks neither for its types nor for its state',
    async run({ webhooks }) {
      assert.equal(await webhooks.publish(shop, [event('msg_1', 'webhook.test')], { only: 'ep_paused' }), 1);
      assert.equal(await webhooks.publish(shop, [event('msg_2', 'webhook.test')], { only: 'ep_nobody' }), 0);
      assert.deepEqual(
        (await all(webhooks)).deliveries.map(one => one.endpoint_id),
        ['ep_paused'],
      );
    },
  },
  {
    name: 'keys.create, rotate and revoke publish their events where they change something, and only there',
    async run({ keys, webhooks }) {
      assert.equal(await keys.create(shop, key('key_new', 'd'), [event('msg_1')]), true);
      assert.equal(await keys.create(shop, key('key_new', 'e'), [event('msg_2')]), false);
      const tell = (id: string) => (one: { id: string }) => [event(`${id}_${one.id}`, 'key.revoked')];
      await keys.revoke(shop, 'key_new', now, tell('msg'));
      await keys.revoke(shop, 'key_new', later, tell('again'));
      const rotation = { keyId: 'key_live', replacement: key('key_next', 'f'), oldExpiresAt: later, now };
      await keys.rotate(shop, rotation, tell('rotated'));
      await keys.rotate(shop, { ...rotation, replacement: key('key_last', '9') }, tell('twice'));
      const told = new Set((await all(webhooks)).deliveries.map(one => one.event_id));
      assert.deepEqual([...told].sort(), ['msg_1', 'msg_key_new', 'rotated_key_live']);
      assert.equal(await keys.findByDigest(digestLike('e')), null);
    },
  },
  {
    name: 'webhooks.claim leases what is due, whole, to one of ten racing callers',
    async run({ webhooks }) {
      await webhooks.publish(shop, [event('msg_1'), event('msg_late', 'key.created', later)]);
      await webhooks.publish(other, [event('msg_1')]);
      const claims = Array.from({ length: 10 }, (_, index) => webhooks.claim(claimOf(`worker${index}`)));
      const jobs = (await Promise.all(claims)).flat();
      assert.deepEqual(jobs.map(job => `${job.workspaceId} ${job.delivery.id}`).sort(), [
        `${other} msg_1_ep_all`,
        `${shop} msg_1_ep_all`,
        `${shop} msg_1_ep_keys`,
      ]);
      const job = jobs.find(one => one.workspaceId === shop && one.endpoint.id === 'ep_keys');
      assert.deepEqual(job, {
        workspaceId: shop,
        delivery: (await webhooks.findDelivery(shop, 'msg_1_ep_keys'))?.delivery,
        endpoint: await webhooks.findEndpoint(shop, 'ep_keys'),
        payload: event('msg_1').payload,
      });
      assert.deepEqual(await webhooks.claim(claimOf('worker')), []);
    },
  },
  {
    name: 'webhooks.claim takes the longest due first, and so many in all and of each endpoint',
    async run({ webhooks }) {
      const minutes = ['04', '02', '00', '01', '03'];
      await webhooks.publish(
        shop,
        minutes.map(minute => event(`msg_${minute}`, 'link.clicked', `2026-05-05T05:${minute}:00Z`)),
      );
      assert.deepEqual(idsOf(await webhooks.claim(claimOf('one', { limit: 2 }))), [
        'msg_00_ep_all',
        'msg_01_ep_all',
      ]);
      assert.deepEqual(idsOf(await webhooks.claim(claimOf('two', { perEndpoint: 1 }))), ['msg_02_ep_all']);
      const busy = [{ workspaceId: shop, endpointId: 'ep_all' }];
      assert.deepEqual(await webhooks.claim(claimOf('three', { busy })), []);
      assert.equal((await webhooks.claim(claimOf('four'))).length, 2);
    },
  },
  {
    name: 'webhooks.claim leaves paused endpoints alone, and takes over what was leased for too long',
    async run({ webhooks }) {
      await webhooks.publish(shop, [event('msg_1')], { only: 'ep_paused' });
      assert.deepEqual(await webhooks.claim(claimOf('one')), []);
      await webhooks.changeEndpoint(shop, 'ep_paused', { state: 'active' });
      assert.deepEqual(idsOf(await webhooks.claim(claimOf('one'))), ['msg_1_ep_paused']);
      assert.deepEqual(await webhooks.claim(claimOf('two')), []);
      const afterwards = claimOf('two', { now: until, until: later });
      const [job] = await webhooks.claim(afterwards);
      assert.equal(job?.delivery.id, 'msg_1_ep_paused');
      assert.ok(job);
      assert.deepEqual(
        await webhooks.settle('one', [settlementOf(job)]),
        [],
        'the lease is another’s by now',
      );
      assert.equal((await webhooks.settle('two', [settlementOf(job)])).length, 1);
    },
  },
  {
    name: 'webhooks.settle stores tries and states, how endpoints fare, and events',
    async run({ webhooks }) {
      await webhooks.publish(shop, [event('msg_1'), event('msg_2')]);
      const jobs = await webhooks.claim(claimOf('one'));
      assert.equal(jobs.length, 4);
      const failed = (job: WebhookJob) =>
        settlementOf(job, { attempt: attempt(500), state: 'pending', nextAttemptAt: later });
      const told = await webhooks.settle('one', [
        ...jobs.filter(job => job.endpoint.id === 'ep_all').map(failed),
        ...jobs
          .filter(job => job.endpoint.id === 'ep_keys')
          .map((job, index) =>
            settlementOf(job, { events: index === 0 ? [event('msg_3', 'key.told')] : [] }),
          ),
      ]);
      assert.equal(told.length, 4);
      const ofAll = told.filter(({ deliveryId }) => deliveryId.endsWith('ep_all'));
      assert.deepEqual(
        ofAll.map(({ before, after }) => [before.recent_failures, after.recent_failures]),
        [
          [0, 1],
          [1, 2],
        ],
      );
      assert.deepEqual(
        ofAll.map(({ before, after }) => [before.failing_since, after.failing_since]),
        [
          [null, now],
          [now, now],
        ],
      );
      const endpointNow = await webhooks.findEndpoint(shop, 'ep_all');
      assert.deepEqual([endpointNow?.recent_failures, endpointNow?.failing_since], [2, now]);
      const found = await webhooks.findDelivery(shop, 'msg_1_ep_all');
      assert.deepEqual(found?.delivery.attempts, [attempt(500)]);
      assert.deepEqual([found?.delivery.state, found?.delivery.next_attempt_at], ['pending', later]);
      const good = await webhooks.findDelivery(shop, 'msg_1_ep_keys');
      assert.deepEqual([good?.delivery.state, good?.delivery.next_attempt_at], ['succeeded', null]);
      assert.deepEqual(idsOf(await webhooks.claim(claimOf('two'))), ['msg_3_ep_all', 'msg_3_ep_keys']);
      const again = await webhooks.claim(claimOf('three', { now: later, until: '2026-06-06T06:07:06Z' }));
      const [job] = again.filter(one => one.delivery.id === 'msg_2_ep_all');
      assert.ok(job);
      const [healed] = await webhooks.settle('three', [settlementOf(job)]);
      assert.deepEqual(healed?.before, { recent_failures: 2, failing_since: now });
      assert.deepEqual(healed?.after, { recent_failures: 0, failing_since: null });
      assert.equal((await webhooks.findDelivery(shop, 'msg_2_ep_all'))?.delivery.attempts.length, 2);
    },
  },
  {
    name: 'webhooks.settle settles a delivery once, whoever races',
    async run({ webhooks }) {
      await webhooks.publish(shop, [event('msg_1', 'link.clicked')]);
      const [job] = await webhooks.claim(claimOf('one'));
      assert.ok(job);
      const settlement = settlementOf(job, { events: [event('msg_2', 'link.told')] });
      const told = await Promise.all(Array.from({ length: 10 }, () => webhooks.settle('one', [settlement])));
      assert.equal(told.flat().length, 1);
      assert.equal((await webhooks.findDelivery(shop, job.delivery.id))?.delivery.attempts.length, 1);
      assert.deepEqual(await webhooks.settle('one', []), []);
    },
  },
  {
    name: 'webhooks.release gives back what its caller has claimed, and nothing else',
    async run({ webhooks }) {
      await webhooks.publish(shop, [event('msg_1')]);
      const one = await webhooks.claim(claimOf('one', { limit: 1 }));
      await webhooks.claim(claimOf('two'));
      await webhooks.release('one');
      assert.deepEqual(idsOf(await webhooks.claim(claimOf('three'))), idsOf(one));
      await webhooks.release('nobody');
    },
  },
  {
    name: 'webhooks.listDeliveries answers the newest first, filtered, in pages that neither repeat nor leave out',
    async run({ webhooks }) {
      const days = ['03', '01', '05', '04', '02'];
      await webhooks.publish(
        shop,
        days.map(day => event(`msg_${day}`, 'key.created', `2026-01-${day}T00:00:00Z`)),
      );
      const whole = (await all(webhooks)).deliveries.map(({ id }) => id);
      assert.deepEqual(whole.slice(0, 3), ['msg_05_ep_keys', 'msg_05_ep_all', 'msg_04_ep_keys']);
      assert.equal(whole.length, 10);
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page = await webhooks.listDeliveries(shop, { limit: 3, ...(after === '' ? {} : { after }) });
        seen.push(...page.deliveries.map(({ id }) => id));
        after = page.next;
      }
      assert.deepEqual(seen, whole);
      const count = async (query: object) =>
        (await webhooks.listDeliveries(shop, { limit: 100, ...query })).deliveries.length;
      assert.equal(await count({ endpointId: 'ep_all' }), 5);
      assert.equal(await count({ state: 'failed' }), 0);
      assert.equal(await count({ eventType: 'key.created', state: 'pending' }), 10);
      assert.equal(await count({ eventType: 'key.revoked' }), 0);
      for (const text of ['nobody', ...hostileTexts]) {
        assert.equal(await count({ after: text }), 0);
        assert.equal(await count({ endpointId: text }), 0);
        assert.deepEqual((await webhooks.listDeliveries(text, { limit: 5 })).deliveries, []);
      }
    },
  },
  {
    name: 'webhooks.findDelivery answers the payload to the byte, or null',
    async run({ webhooks }) {
      const odd = { ...event('msg_1'), payload: '{ "a" : "é 😀\\u0000\\n" }' };
      await webhooks.publish(shop, [odd]);
      assert.equal((await webhooks.findDelivery(shop, 'msg_1_ep_all'))?.payload, odd.payload);
      assert.equal(await webhooks.findDelivery(other, 'msg_1_ep_all'), null);
      for (const id of hostileTexts) assert.equal(await webhooks.findDelivery(shop, id), null);
    },
  },
  {
    name: 'webhooks.replay and replayFailed make what has ended due again, and leave the rest alone',
    async run({ webhooks }) {
      await webhooks.publish(shop, [event('msg_1'), event('msg_2', 'key.created', '2026-05-04T00:00:00Z')]);
      const jobs = await webhooks.claim(claimOf('one'));
      await webhooks.settle(
        'one',
        jobs.map(job =>
          settlementOf(job, job.endpoint.id === 'ep_all' ? { state: 'failed', attempt: attempt(500) } : {}),
        ),
      );
      assert.equal(await webhooks.replayFailed(shop, 'ep_all', '2026-05-05T00:00:00Z', later), 1);
      assert.equal((await webhooks.findDelivery(shop, 'msg_1_ep_all'))?.delivery.next_attempt_at, later);
      assert.equal((await webhooks.findDelivery(shop, 'msg_2_ep_all'))?.delivery.state, 'failed');
      assert.equal(await webhooks.replayFailed(shop, 'ep_keys', '2020-01-01T00:00:00Z', later), 0);
      const again = await webhooks.replay(shop, 'msg_2_ep_keys', until);
      assert.deepEqual([again?.state, again?.next_attempt_at, again?.attempts.length], ['pending', until, 1]);
      assert.equal(
        (await webhooks.replay(shop, 'msg_1_ep_all', until))?.next_attempt_at,
        later,
        'is under way',
      );
      for (const id of ['nobody', ...hostileTexts]) {
        assert.equal(await webhooks.replay(shop, id, until), null);
        assert.equal(await webhooks.replayFailed(shop, id, now, until), 0);
      }
      assert.equal(await webhooks.replay(other, 'msg_1_ep_all', until), null);
    },
  },
  {
    name: 'webhooks.deleteEndpoint removes it with its deliveries, and no other',
    async run({ webhooks }) {
      await webhooks.publish(shop, [event('msg_1')]);
      assert.equal(await webhooks.deleteEndpoint(shop, 'ep_all'), true);
      assert.equal(await webhooks.deleteEndpoint(shop, 'ep_all'), false);
      assert.equal(await webhooks.findEndpoint(shop, 'ep_all'), null);
      assert.deepEqual(
        (await all(webhooks)).deliveries.map(({ id }) => id),
        ['msg_1_ep_keys'],
      );
      assert.ok(await webhooks.findEndpoint(other, 'ep_all'));
      for (const id of hostileTexts) assert.equal(await webhooks.deleteEndpoint(shop, id), false);
    },
  },
];
