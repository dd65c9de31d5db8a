/** The demo of the command line has records of today; tests have the ones that are written. */
import assert from 'node:assert/strict';
import { loadFixtures } from '../../mock-server/fixtures.ts';
import { startMock } from '../../mock-server/index.ts';
import { suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('Recent dates of the fixtures');

const now = Date.parse('2031-03-31T22:15:00Z');
const instants = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const times = (value: unknown) => (JSON.stringify(value).match(instants) ?? []).map(Date.parse);
const day = 86_400_000;

for (const [collection, within] of [
  ['webhook_deliveries', day],
  ['automation_events', day],
  ['messages', day],
  ['request_log', day],
  ['keys', 10 * day],
  ['links', 31 * day],
] as const)
  test(`${collection}: the newest is ${within / day} days old at most, and none is in the future`, async cleanup => {
    const mock = await mockFor(cleanup, { port: null, now: () => now, recentDates: true });
    const found = times(
      mock.repository.data[collection].ws_studio?.map((record: object) => ({
        ...record,
        deliver_at: null,
        send_at: null,
      })),
    );
    const newest = Math.max(...found);
    assert.ok(newest <= now, `${new Date(newest).toISOString()} is in the future`);
    assert.ok(newest >= now - within, `the newest is of ${new Date(newest).toISOString()}`);
  });

test('keep what lies between the times of records that belong together, also within texts', async () => {
  const [written, recent] = [await loadFixtures(), await loadFixtures(undefined, { recentDates: true })];
  const distances = (of: typeof written) => {
    const all = times([
      of.webhook_endpoints.ws_studio,
      of.webhook_events.ws_studio,
      of.webhook_deliveries.ws_studio,
    ]);
    return all.map(time => time - (all[0] ?? 0));
  };
  assert.deepEqual(distances(recent), distances(written));
  const texts = (of: typeof written) =>
    of.webhook_events.ws_studio?.map(
      ({ created_at, payload }) => JSON.parse(payload).timestamp === created_at,
    );
  assert.deepEqual(texts(recent), texts(written));
});

test('stay as they are written for tests, and in the fixtures that a user gives', async cleanup => {
  const first = await startMock({ port: null, now: () => now });
  cleanup(first.close);
  const written = first.repository.data.webhook_deliveries.ws_studio;
  assert.equal(written?.[0]?.created_at, '2026-02-10T08:00:00Z');
  const second = await startMock({
    port: null,
    now: () => now,
    recentDates: true,
    fixtures: { webhook_deliveries: { ws_studio: [] }, links: first.repository.data.links as never },
  });
  cleanup(second.close);
  assert.deepEqual(second.repository.data.webhook_deliveries.ws_studio, []);
  assert.deepEqual(second.repository.data.links.ws_studio?.[0], first.repository.data.links.ws_studio?.[0]);
});

test('lists agree with the figures of the last day', async cleanup => {
  const mock = await mockFor(cleanup, { port: null, now: () => now, recentDates: true });
  const {
    delivery_hours: hours,
    webhook_deliveries: deliveries,
    request_log: log,
    usage_hours: usage,
  } = mock.repository.data;
  const since = new Date(now - day).toISOString();
  const counted = hours.ws_studio?.filter(({ hour }) => hour >= since.slice(0, 13));
  const sum = (numbers: readonly number[] = []) => numbers.reduce((all, one) => all + one, 0);
  assert.equal(
    deliveries.ws_studio?.filter(({ created_at }) => created_at >= since.slice(0, 13)).length,
    sum(counted?.map(({ succeeded, failed }) => succeeded + failed)),
  );
  const used = usage.ws_studio?.filter(({ hour }) => hour >= since.slice(0, 13));
  const requests = log.ws_studio?.filter(
    ({ at, operation }) => at >= since.slice(0, 13) && used?.some(one => one.operation === operation),
  );
  assert.equal(requests?.length, sum(used?.map(({ succeeded, client_errors }) => succeeded + client_errors)));
  assert.ok((mock.repository.data.keys.ws_studio?.[0]?.last_used_at ?? '') > since);
});

test.run();
