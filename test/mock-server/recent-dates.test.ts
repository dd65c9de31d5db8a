/** The demo of the command line has records of today; tests have the ones that are written. */
import assert from 'node:assert/strict';
import { loadFixtures } from '../../mock-server/fixtures.ts';
import { startMock } from '../../mock-server/index.ts';
import type { UsageHourRecord } from '../../src/generated/types.ts';
import { suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('Recent dates of the fixtures');

const now = Date.parse('2031-03-31T22:15:00Z');
const instants = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const times = (value: unknown) => (JSON.stringify(value).match(instants) ?? []).map(Date.parse);
const day = 86_400_000;

/** A count of an hour or of a day. */
type UsageOf = Omit<UsageHourRecord, 'hour'> & { readonly hour?: string; readonly day?: string };

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

for (const hour of ['00:05', '01:06', '12:30', '22:15', '23:59'])
  test(`have the same requests by hour, by day and in the log of a day, at ${hour}`, async cleanup => {
    const start = Date.parse(`2031-03-31T${hour}:00Z`);
    const mock = await mockFor(cleanup, { port: null, now: () => start, recentDates: true });
    const { request_log: log, usage_hours: hours, usage_counts: counts } = mock.repository.data;
    for (const [workspaceId, key] of [
      ['ws_studio', 'key_demo_studio'],
      ['ws_sounds', 'key_demo_sounds'],
    ] as const)
      for (const date of ['2031-03-31', '2031-03-30']) {
        const sum = (rows: readonly Readonly<UsageOf>[] = []) =>
          rows
            .filter(one => (one.hour ?? one.day ?? '').startsWith(date) && one.key_id === key)
            .reduce((all, one) => all + one.succeeded + one.client_errors + one.server_errors, 0);
        const listed = log[workspaceId]?.filter(one => one.at.startsWith(date) && one.key_id === key).length;
        assert.deepEqual(
          [sum(hours[workspaceId]), sum(counts[workspaceId])],
          [listed, listed],
          `${key} ${date}`,
        );
        assert.ok(log[workspaceId]?.every(({ at }) => Date.parse(at) <= start));
      }
  });

test('have no clicks of hours to come, and links and workspaces with the sums of their days', async cleanup => {
  const start = Date.parse('2031-03-31T10:15:00Z');
  const mock = await mockFor(cleanup, { port: null, now: () => start, recentDates: true });
  const { links, link_days: days } = mock.repository.data;
  for (const workspaceId of ['ws_studio', 'ws_sounds']) {
    const all = days[workspaceId] ?? [];
    const sums = (of: string, count: 'clicks' | 'bots') =>
      all.filter(({ link_id }) => link_id === of).reduce((sum, one) => sum + one[count], 0);
    let clicks = 0;
    for (const link of links[workspaceId] ?? []) {
      assert.deepEqual([link.clicks, link.bots], [sums(link.id, 'clicks'), sums(link.id, 'bots')], link.id);
      assert.ok(Date.parse(link.last_clicked_at ?? '2000-01-01T00:00:00Z') < start);
      clicks += link.clicks;
    }
    assert.equal(sums('', 'clicks'), clicks);
    for (const day of all) {
      const { day: date, hours = {}, referrers, countries, devices, browsers, systems, cities } = day;
      if (date === '2031-03-31') assert.ok(Object.keys(hours).every(hour => hour < '10'));
      for (const counts of [hours, referrers, countries, devices, browsers, systems, cities])
        assert.equal(
          Object.values(counts ?? {}).reduce((sum, one) => sum + one, 0),
          day.clicks,
          `${day.link_id} ${date}`,
        );
    }
  }
});

test.run();
