import assert from 'node:assert/strict';
import type { InstanceHealthRecord, InstanceHealthStats } from '../../generated/types.ts';
import { isRefused, type MessagingRepository, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import {
  add,
  before,
  held,
  ins1,
  instance,
  later,
  message,
  now,
  ok,
  range,
  readAll,
  received,
  reported,
  sent,
  soon,
  take,
} from './sample.ts';

const healthStats = (more: Partial<InstanceHealthStats> = {}): InstanceHealthStats => ({
  down_since: null,
  last_received_at: now,
  last_sent_at: before,
  last_error: { message: 'It was "cut" \u2713', at: before },
  no_room_at: null,
  file_failed_at: null,
  lost: [{ hour: '2026-05-05T05:00:00Z', count: 2 }],
  ...more,
});

const bad: InstanceHealthRecord = {
  status: 'bad',
  since: now,
  reasons: [{ code: 'not_connected', message: 'It is not connected', since: now, ended_at: null }],
};

const filed = (id: string, retry_at: string | null, more = {}) =>
  received(id, {
    content: { kind: 'media', media_id: `med_${id}`, caption: null },
    file: { ref: id, name: null, state: 'pending', reason: null, attempts: 0, taken: null, retry_at },
    ...more,
  });

const stored = async (messaging: MessagingRepository, id = 'ins_1') =>
  (await messaging.findInstance(shop, id)) ?? assert.fail(`${id} is gone`);

const test = casesOf('messaging');

export const healthCases: readonly ConformanceCase[] = [
  test('messaging.countBacklog counts what each instance has not sent and not fetched', async messaging => {
    await held(messaging);
    ok(await messaging.createInstance(shop, instance('ins_2')));
    ok(await messaging.createInstance(other, instance('ins_1')));
    assert.deepEqual(await messaging.countBacklog(shop, { now }), []);
    await add(messaging, [
      message('msg_1', { send_at: later, created_at: before }),
      message('msg_2', { created_at: soon }),
      message('msg_3', { send_at: now, created_at: before, chat: '+4902' }),
      filed('msg_4', now),
      filed('msg_5', null),
      filed('msg_6', later),
      received('msg_7', { created_at: before }),
    ]);
    await add(messaging, [filed('msg_8', null, { instance_id: 'ins_2' })]);
    ok(await messaging.addMessages(other, 'ins_1', [message('msg_1')]));
    const first = { instanceId: 'ins_1', queued: 3, oldestAt: now, files: { waiting: 2, failed: 1 } };
    const second = { instanceId: 'ins_2', queued: 0, oldestAt: null, files: { waiting: 0, failed: 1 } };
    const count = async (options: object = {}) => messaging.countBacklog(shop, { now, ...options });
    assert.deepEqual(await count(), [first, second]);
    assert.deepEqual(await count({ instanceId: 'ins_2' }), [second]);
    assert.deepEqual(await count({ instanceId: 'ins_1', now: before }), [{ ...first, oldestAt: null }]);
    assert.deepEqual(
      (await messaging.countBacklog(other)).map(({ queued }) => queued),
      [1],
    );
    // It waits until it is settled, no matter who is sending it.
    assert.deepEqual(await take(messaging, { limit: 1 }), ['msg_3']);
    assert.deepEqual(await count({ instanceId: 'ins_1' }), [first]);
    ok(await ins1(messaging).settleMessage('msg_3', sent(), { generation: 1 }));
    const [after] = await count({ instanceId: 'ins_1', now: soon });
    assert.deepEqual([after?.queued, after?.oldestAt], [2, soon]);
    for (const text of hostileTexts) {
      assert.deepEqual(await count({ instanceId: text }), []);
      assert.deepEqual(await messaging.countBacklog(text), []);
    }
    ok(await messaging.deleteInstance(shop, 'ins_2'));
    assert.deepEqual(
      (await count()).map(({ instanceId }) => instanceId),
      ['ins_1'],
    );
  }),
  test('messaging.workOf tells since when the oldest message waits that could be sent', async messaging => {
    const mine = await held(messaging);
    const oldest = async (at: string) => (await messaging.workOf([mine], { now: at }))[0]?.oldestAt;
    assert.equal(await oldest(now), null);
    await add(messaging, [
      message('msg_1', { send_at: soon, created_at: before }),
      message('msg_2', { send_at: later, created_at: before }),
      received('msg_3', { created_at: before }),
    ]);
    assert.equal(await oldest(now), null);
    assert.equal(await oldest(soon), soon);
    await add(messaging, [message('msg_4')]);
    assert.equal(await oldest(now), now);
    assert.deepEqual(await take(messaging), ['msg_4']);
    const retry = { state: 'queued', reason: 'It is busy', retryAt: later } as const;
    ok(await ins1(messaging).settleMessage('msg_4', retry, { generation: 1 }));
    assert.equal(await oldest(soon), now, 'one that is tried again later waits too');
  }),
  test('messaging.renewInstances stores the health stats of those that still have their leases', async messaging => {
    const first = await held(messaging);
    const second = await held(messaging, 'ins_2');
    const third = await held(messaging, 'ins_3');
    const renew = async (given: Parameters<MessagingRepository['renewInstances']>[0]) =>
      (await messaging.renewInstances(given, { leaseFor: 30_000, now })).map(
        one => one.instance.health_stats,
      );
    assert.deepEqual(
      await renew([
        { ...first, healthStats: healthStats() },
        second,
        { ...third, generation: 7, healthStats: healthStats() },
        { ...third, workspaceId: other, healthStats: healthStats() },
      ]),
      [healthStats(), undefined],
    );
    const of = async (id: string) => (await stored(messaging, id)).health_stats;
    assert.deepEqual(
      [await of('ins_1'), await of('ins_2'), await of('ins_3')],
      [healthStats(), undefined, undefined],
    );
    assert.deepEqual(await renew([first]), [healthStats()], 'they stay if none are given');
    const newer = healthStats({ down_since: now, last_error: null, lost: [] });
    assert.deepEqual(await renew([{ ...first, healthStats: newer }]), [newer]);
    assert.deepEqual(await of('ins_1'), newer);
    for (const wrong of [{ down_since: 'yesterday' }, { last_error: { message: 'a\u0000b', at: now } }])
      await assert.rejects(async () => renew([{ ...first, healthStats: healthStats(wrong) }]), {
        name: 'InvalidDataError',
      });
    assert.deepEqual(await of('ins_1'), newer);
  }),
  test('messaging.changeInstance stores a health with its event once, no matter who races', async messaging => {
    await held(messaging);
    assert.equal('health' in (await stored(messaging)), false);
    const answers = await Promise.all(
      range(10).map(index =>
        ins1(messaging).changeInstance(
          { health: bad, health_stats: healthStats() },
          {
            ...(index % 2 === 0 ? { generation: 1 } : {}),
            when: ({ health }) => health === undefined,
            events: reported(`bad_${index}`),
            now,
          },
        ),
      ),
    );
    assert.equal(answers.filter(answer => !isRefused(answer)).length, 1);
    assert.equal((await readAll(messaging)).ids.length, 1);
    const after = await stored(messaging);
    assert.deepEqual([after.health, after.health_stats], [bad, healthStats()]);
    assert.deepEqual(
      await ins1(messaging).changeInstance(
        { health: { ...bad, status: 'degraded' } },
        { generation: 0, events: reported('lost'), now },
      ),
      refuse('lost'),
    );
    const listed = await messaging.listInstances(shop);
    assert.deepEqual(listed[0]?.health, bad);
    assert.equal((await readAll(messaging)).ids.length, 1);
  }),
];
