/** Who is served next: the storage in a file remembers whom it has served last. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { endpoint, event, nothing, other, sample, shop } from '../../../src/testing/sample.ts';
import { claimOf, settlementOf } from '../../../src/testing/webhooks/jobs.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';

const test = suiteOf('The turns of deliveries in lowdb');

const minute = (index: number) => `2026-05-05T05:0${index}:00Z`;
const now = minute(9);

/** Two endpoints of the shop and one of another workspace, each with a type of its own. */
async function opened(cleanup: Cleanup) {
  const { workspaces, accounts } = sample();
  const { webhooks, ...repository } = await lowdbRepository({ seed: { ...nothing(), workspaces, accounts } });
  cleanup(repository.close);
  for (const [workspaceId, id] of [
    [shop, 'ep_a'],
    [shop, 'ep_b'],
    [other, 'ep_c'],
  ] as const)
    await webhooks.createEndpoint(workspaceId, endpoint(id, [`${id.replace('_', '.')}`]));
  const publish = (workspaceId: string, id: string, ...minutes: number[]) =>
    webhooks.publish(
      workspaceId,
      minutes.map(index => event(`msg_${index}`, id.replace('_', '.'), minute(index))),
    );
  /** What is claimed, one after the other. */
  const served = async (count: number) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const jobs = await webhooks.claim(claimOf(`worker_${index}`, { limit: 1, now }));
      ids.push(...jobs.map(({ delivery }) => `${delivery.endpoint_id} ${delivery.event_id}`));
    }
    return ids;
  };
  return { webhooks, publish, served };
}

test('begin with the endpoint that waits longest, and go on with the one that was not served last', async cleanup => {
  const { publish, served } = await opened(cleanup);
  await publish(shop, 'ep_b', 6, 7);
  await publish(shop, 'ep_a', 3, 1, 2);
  assert.deepEqual(await served(6), ['ep_a msg_1', 'ep_b msg_6', 'ep_a msg_2', 'ep_b msg_7', 'ep_a msg_3']);
});

test('begin with the workspace that waits longest, and go on with the one that was not served last', async cleanup => {
  const { publish, served } = await opened(cleanup);
  await publish(shop, 'ep_a', 4, 5);
  await publish(other, 'ep_c', 1, 2, 3);
  assert.deepEqual(await served(6), ['ep_c msg_1', 'ep_a msg_4', 'ep_c msg_2', 'ep_a msg_5', 'ep_c msg_3']);
});

test('alternate within one claim, first the workspaces, then their endpoints', async cleanup => {
  const { webhooks, publish } = await opened(cleanup);
  await publish(shop, 'ep_a', 1, 2);
  await publish(shop, 'ep_b', 3, 4);
  await publish(other, 'ep_c', 5, 6);
  const claim = async (more: object) => {
    const jobs = await webhooks.claim(claimOf('worker', { now, ...more }));
    await webhooks.release('worker', jobs);
    return jobs.map(({ delivery }) => delivery.event_id).join(' ');
  };
  assert.equal(await claim({ limit: 9 }), 'msg_1 msg_5 msg_3 msg_6 msg_2 msg_4');
  assert.equal(await claim({ perEndpoint: 1 }), 'msg_1 msg_5 msg_3');
  const rooms = [{ workspaceId: shop, endpointId: 'ep_a', room: 0 }];
  assert.equal(await claim({ perEndpoint: 1, rooms }), 'msg_3 msg_5');
});

test('of an ordered webhook are those of storing, also after the clock has gone back', async cleanup => {
  const { webhooks } = await opened(cleanup);
  await webhooks.createEndpoint(shop, { ...endpoint('ep_line', ['line.moved']), ordered: true });
  const { now: clock } = Date;
  cleanup(() => {
    Date.now = clock;
  });
  const storeAt = (id: string, at: string, more: object = {}) => {
    Date.now = () => Date.parse(at);
    return webhooks.publish(shop, [{ ...event(id, 'line.moved', at), ...more }]);
  };
  const sent = async (at: string) => {
    const jobs = await webhooks.claim(claimOf('worker', { now: at }));
    await webhooks.settle(
      'worker',
      jobs.map(job => settlementOf(job)),
      { now: at },
    );
    return jobs.map(({ delivery }) => delivery.event_id);
  };
  await storeAt('msg_1', minute(1));
  await storeAt('msg_2', minute(8));
  await storeAt('msg_later', minute(8), { dueAt: minute(9) });
  await storeAt('msg_3', minute(2));
  await storeAt('msg_4', minute(3));
  const line: string[] = [];
  for (let claims = 0; claims < 5; claims += 1) line.push(...(await sent(minute(4))));
  assert.deepEqual(line, ['msg_1', 'msg_2', 'msg_3', 'msg_4']);
  assert.deepEqual(await sent(minute(9)), ['msg_later']);
});

test.run();
