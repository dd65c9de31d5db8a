import assert from 'node:assert/strict';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import { inbound, later, now, published, publishIn, range, refused } from './sample.ts';

const test = casesOf('automation');

const dayBefore = (days: number): string =>
  new Date(Date.parse(now) - days * 86_400_000).toISOString().slice(0, 10);

export const automationRefusalCases: readonly ConformanceCase[] = [
  test('automation.recordRefusals keeps what an inbound endpoint of the workspace has refused, also of racing callers', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    await automation.createEndpoint(other, inbound('ain_1', '2'));
    assert.equal(await automation.findRefusals(shop, 'ain_1'), null);
    await Promise.all(range(10).map(() => automation.recordRefusals(shop, refused('ain_1'))));
    const kept = await automation.findRefusals(shop, 'ain_1');
    assert.deepEqual(kept?.counts, [{ day: now.slice(0, 10), reason: 'automation_unverified', count: 20 }]);
    assert.deepEqual(kept?.latest, Array(10).fill(refused('ain_1').latest[0]));
    assert.equal(await automation.findRefusals(other, 'ain_1'), null);
  }),
  test('automation.recordRefusals keeps the newest 100 and the counts of 60 days', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    const [latest] = refused('ain_1').latest;
    assert.ok(latest);
    const at = (second: number) => new Date(Date.parse(now) - second * 1_000).toISOString();
    for (const group of [range(60), range(60).map(index => index + 60)])
      await automation.recordRefusals(
        shop,
        refused('ain_1', {
          counts: [60, 59, 0].map(days => ({ day: dayBefore(days), reason: 'invalid_request', count: 1 })),
          latest: group.map(second => ({ ...latest, at: at(second) })),
        }),
      );
    const kept = await automation.findRefusals(shop, 'ain_1');
    assert.deepEqual(
      kept?.latest.map(one => Date.parse(one.at)),
      range(100).map(second => Date.parse(at(second))),
    );
    const days = [59, 0].map(days => ({ day: dayBefore(days), reason: 'invalid_request', count: 2 }));
    assert.deepEqual(kept?.counts, days);
  }),
  test('automation.recordRefusals keeps nothing of an endpoint that is not there, and deleting it removes what is kept', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    await automation.recordRefusals(shop, refused('ain_2'));
    for (const text of hostileTexts) await automation.recordRefusals(text, refused('ain_1'));
    assert.equal(await automation.findRefusals(shop, 'ain_2'), null);
    await automation.recordRefusals(shop, refused('ain_1'));
    await automation.deleteEndpoint(shop, 'ain_1');
    assert.equal(await automation.findRefusals(shop, 'ain_1'), null);
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    assert.equal(await automation.findRefusals(shop, 'ain_1'), null);
  }),
  test('automation.prune removes what is kept of refusals 60 days after the last one', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    await automation.createEndpoint(shop, inbound('ain_2', '2'));
    await automation.recordRefusals(shop, refused('ain_1', { updated_at: now }));
    await automation.recordRefusals(shop, refused('ain_2', { updated_at: later }));
    const end = new Date(Date.parse(now) + 60 * 86_400_000).toISOString();
    while (await automation.prune({ retentionDays: 30, now: end }));
    assert.equal(await automation.findRefusals(shop, 'ain_1'), null);
    assert.notEqual(await automation.findRefusals(shop, 'ain_2'), null);
  }),
  test('automation.countEvents counts the published events of an endpoint or a type by day', async automation => {
    const day = (number: number) => `2026-05-0${number}T23:59:59.000Z`;
    await publishIn(automation, [
      published('evt_1', { received_at: day(1) }),
      published('evt_2', { received_at: day(3) }),
      published('evt_3', { received_at: day(3), endpoint_id: 'ain_2' }),
      published('evt_4', { received_at: day(3), type: 'order.sent', endpoint_id: 'ain_2' }),
      published('evt_5', { received_at: day(3), deliver_at: later }),
      published('evt_6', { received_at: day(4) }),
    ]);
    await automation.cancel(shop, 'evt_5', { now: day(3) });
    const counted = async (query: { endpointId?: string; type?: string }, workspaceId: string = shop) =>
      automation.countEvents(workspaceId, { ...query, since: '2026-05-01T00:00:00Z', until: day(3) });
    const days = (first: number, third: number) =>
      [
        { name: '2026-05-01', events: first },
        { name: '2026-05-03', events: third },
      ].filter(({ events }) => events > 0);
    assert.deepEqual(await counted({}), days(1, 3));
    assert.deepEqual(await counted({ endpointId: 'ain_1' }), days(1, 1));
    assert.deepEqual(await counted({ type: 'order.sent' }), days(0, 1));
    assert.deepEqual(await counted({}, other), []);
    for (const text of hostileTexts) assert.deepEqual(await counted({ endpointId: text }), []);
  }),
];
