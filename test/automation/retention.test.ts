/** The engine removes old events and idempotency keys in the background. */
import assert from 'node:assert/strict';
import { published } from '../../src/testing/automation/sample.ts';
import { other, shop } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { engine, storages } from '../webhooks/receiver.ts';
import { serve } from './service.ts';

const test = suiteOf('The retention of automation');
const day = 86_400_000;
const now = Date.parse('2026-06-01T00:00:00Z');
const before = (days: number) => new Date(now - days * day).toISOString();

for (const [storage, open] of eachStorage(storages)) {
  const stored = async (cleanup: Parameters<typeof open>[0]) => {
    const { automation, ...rest } = await open(cleanup);
    await automation.changeSettings(other, { retention_days: 60 });
    for (const workspaceId of [shop, other]) {
      const old = published('evt_old', { received_at: before(31) });
      const scheduled = published('evt_waits', { received_at: before(40), deliver_at: before(-1) });
      const request = {
        scope: 'key',
        key: 'k',
        fingerprint: 'f'.repeat(64),
        expiresAt: before(1),
        now: before(2),
      };
      await automation.publish(workspaceId, [old], { request });
      await automation.publish(workspaceId, [published('evt_new', { received_at: before(29) }), scheduled]);
    }
    const left = async (workspaceId: string) =>
      (await automation.listEvents(workspaceId, { limit: 10 })).events.map(({ id }) => id).sort();
    return { repository: { automation, ...rest }, left };
  };

  test(`removes events after thirty days, or those of their workspace, and none that are scheduled, on ${storage}`, async cleanup => {
    const { repository, left } = await stored(cleanup);
    engine(cleanup, repository, { now: () => now }).start();
    await until(async () => (await left(shop)).length === 2);
    assert.deepEqual(await left(shop), ['evt_new', 'evt_waits']);
    assert.deepEqual(await left(other), ['evt_new', 'evt_old', 'evt_waits']);
  });

  test(`tells a reader of the feed who comes back too late where to continue, on ${storage}`, async cleanup => {
    const { repository } = await stored(cleanup);
    const { call } = await serve(cleanup, repository, { now: () => now });
    const feed = async (query: string) => call('GET', `/automation/events?${query}`);
    await repository.automation.prune({ retentionDays: 30, now: before(0) });
    // One of the two was removed before anyone read it, and the other one before this reader came back.
    assert.deepEqual((await feed('after=0')).json.last, 2);
    await repository.automation.prune({ retentionDays: 1, now: before(0) });
    const late = await feed('after=1');
    assert.deepEqual(
      [late.status, late.json],
      [
        410,
        {
          status: 'error',
          msg: 'Events after this cursor are no longer kept: continue with after=2, the oldest cursor',
        },
      ],
    );
    for (const after of [0, 2]) assert.deepEqual((await feed(`after=${after}`)).json.data, []);
  });

  test(`keeps events forever if it is told so, and forgets idempotency keys, on ${storage}`, async cleanup => {
    const { repository, left } = await stored(cleanup);
    const { automation } = repository;
    let pruned = 0;
    const prune: typeof automation.prune = async options => {
      const result = await automation.prune(options);
      pruned += 1;
      return result;
    };
    const counting = { ...repository, automation: { ...automation, prune } };
    engine(cleanup, counting, { now: () => now, eventRetentionDays: 0 }).start();
    // Only then: pruning passes over a key that is in use, and comes back a minute later.
    await until(() => pruned > 0);
    const again = {
      scope: 'key',
      key: 'k',
      fingerprint: 'e'.repeat(64),
      expiresAt: before(-1),
      now: before(2),
    };
    const repeated = await automation.publish(shop, [published('evt_2')], { request: again });
    assert.equal('refused' in repeated, false);
    assert.ok((await left(shop)).includes('evt_old'));
  });
}

test.run();
