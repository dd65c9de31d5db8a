import assert from 'node:assert/strict';
import type { ClickPlace } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { endpoint, event, hostileTexts, other, shop } from '../sample.ts';
import { about, click, clicksOn, link, now, today, visitor } from './sample.ts';

const tomorrow = '2026-05-06T00:00:00Z';

const test = casesOf('links');

/** Clicks, their days, and the endpoints that receive events about them. */
export const clickCases: readonly ConformanceCase[] = [
  test('links.recordClicks counts human and bot clicks for the link, for its days and for the days of the workspace', async links => {
    await links.create(shop, [link('lnk_1'), link('lnk_2')]);
    await links.create(other, [link('lnk_1', { slug: 'theirs' })]);
    await links.recordClicks(
      [
        clicksOn('lnk_1', 'aab ', {
          referrer: 'news.example',
          country: 'DE',
          city: 'Berlin',
          device: 'phone',
          browser: 'Safari',
          system: 'iOS',
          utm: { source: 'mail', medium: '__proto__', campaign: 'x "y"', term: 'ü', content: '<b>' },
        }),
        clicksOn('lnk_2', 'ac'),
        clicksOn('lnk_1', 'd', { at: tomorrow, referrer: '__proto__' }),
        clicksOn('lnk_1', 'x', {}, other),
        clicksOn('lnk_gone', 'abc'),
      ],
      { keep: true },
    );
    await links.recordClicks([clicksOn('lnk_1', 'be')], { keep: true });
    const day = { day: today, countries: { DE: 3, unknown: 2 }, devices: { phone: 3, desktop: 2 } };
    assert.deepEqual(await links.listDays(shop, 'lnk_1', today, today), [
      {
        link_id: 'lnk_1',
        ...day,
        clicks: 5,
        unique_clicks: 3,
        bots: 1,
        referrers: { 'news.example': 3, direct: 2 },
        cities: { 'Berlin, DE': 3, unknown: 2 },
        browsers: { Safari: 3, unknown: 2 },
        systems: { iOS: 3, unknown: 2 },
        utm_sources: { mail: 3 },
        utm_mediums: { ['__proto__']: 3 },
        utm_campaigns: { 'x "y"': 3 },
        utm_terms: { ü: 3 },
        utm_contents: { '<b>': 3 },
        hours: { '05': 5 },
      },
    ]);
    assert.deepEqual((await links.listDays(shop, 'lnk_1', '2026-05-06', '2026-05-06'))[0]?.hours, {
      '00': 1,
    });
    const [total, next] = await links.listDays(shop, null, today, '2026-05-06');
    assert.deepEqual(
      [total?.clicks, total?.unique_clicks, total?.bots, next?.clicks, next?.day],
      [7, 4, 1, 1, '2026-05-06'],
    );
    assert.deepEqual(Object.entries(next?.referrers ?? {}), [['__proto__', 1]]);
    assert.equal((await links.listDays(other, 'lnk_1', today, today))[0]?.clicks, 1);
    assert.deepEqual(await links.listDays(shop, 'lnk_1', '2026-05-07', '2026-05-09'), []);
    const found = await links.find(shop, 'lnk_1');
    assert.deepEqual([found?.clicks, found?.bots, found?.last_clicked_at], [6, 1, tomorrow]);
    assert.equal((await links.find(shop, 'lnk_2'))?.clicks, 2);
    for (const text of hostileTexts) assert.deepEqual(await links.listDays(text, null, text, text), []);
  }),
  test('links.recordClicks counts all clicks of concurrent batches, and each visitor once per day', async links => {
    await links.create(shop, [link('lnk_1'), link('lnk_2')]);
    const batches = Array.from({ length: 20 }, (_, index) =>
      links.recordClicks(
        index % 2 === 0
          ? [clicksOn('lnk_1', 'abcde'), clicksOn('lnk_2', 'abcde')]
          : [clicksOn('lnk_2', 'abcde'), clicksOn('lnk_1', 'abcde')],
        { keep: true },
      ),
    );
    await Promise.all(batches);
    for (const id of ['lnk_1', 'lnk_2']) {
      assert.equal((await links.find(shop, id))?.clicks, 100);
      const [day] = await links.listDays(shop, id, today, today);
      assert.deepEqual([day?.clicks, day?.unique_clicks, day?.hours], [100, 5, { '05': 100 }]);
    }
    const [total] = await links.listDays(shop, null, today, today);
    assert.deepEqual([total?.clicks, total?.unique_clicks], [200, 5]);
  }),
  test('links.recordClicks stores at most 100 cities and 50 values of a UTM parameter per day', async links => {
    await links.create(shop, [link('lnk_1')]);
    const clicks = Array.from({ length: 120 }, (_, index) =>
      click('lnk_1', { city: `City ${index}`, utm: { source: `s${index}` } }),
    );
    const entry = { ...clicksOn('lnk_1', ''), clicks, visitors: clicks.map(() => visitor('a')) };
    await links.recordClicks([entry], { keep: false });
    await links.recordClicks([clicksOn('lnk_1', 'a', { utm: { source: 's1', medium: 'new' } })], {
      keep: false,
    });
    for (const id of ['lnk_1', null]) {
      const [day] = await links.listDays(shop, id, today, today);
      const { cities = {}, utm_sources = {}, utm_mediums = {} } = day ?? {};
      assert.deepEqual([Object.keys(cities).length, cities.other], [101, 21]);
      assert.deepEqual(
        [Object.keys(utm_sources).length, utm_sources.other, utm_sources.s1, utm_mediums],
        [51, 70, 2, { new: 1 }],
      );
    }
  }),
  test('links.recordClicks stores at most 100 referrers per day, and counts the others together', async links => {
    await links.create(shop, [link('lnk_1')]);
    const clicks = Array.from({ length: 150 }, (_, index) =>
      click('lnk_1', { referrer: `r${index}.example` }),
    );
    const visitors = clicks.map(() => visitor('a'));
    const entry = {
      workspaceId: shop,
      linkId: 'lnk_1',
      clicks,
      visitors,
      eventType: 'link.clicked',
      events: () => [],
    };
    await links.recordClicks([entry], { keep: false });
    await links.recordClicks([clicksOn('lnk_1', 'a', { referrer: 'r1.example' })], { keep: false });
    const [day] = await links.listDays(shop, 'lnk_1', today, today);
    assert.equal(day?.clicks, 151);
    assert.deepEqual([day?.referrers.other, day?.referrers['r1.example']], [50, 2]);
    assert.equal(Object.keys(day?.referrers ?? {}).length, 101);
  }),
  test('links.listClicks returns the stored clicks, newest first, in pages, and links.prune deletes old clicks', async links => {
    await links.create(shop, [link('lnk_1'), link('lnk_2')]);
    const minutes = ['03', '01', '05', '02', '04'];
    const clicks = minutes.map(minute =>
      click('lnk_1', {
        id: `clk_m${minute}`,
        at: `2026-05-05T05:${minute}:00Z`,
        ...(minute === '05' && { city: 'Köln', browser: 'Chrome', system: 'Linux', utm: { term: 'x' } }),
      }),
    );
    const visitors = clicks.map(() => visitor('a'));
    await links.recordClicks(
      [
        {
          workspaceId: shop,
          linkId: 'lnk_1',
          clicks,
          visitors,
          eventType: 'link.clicked',
          events: () => [],
        },
        clicksOn('lnk_2', 'a'),
      ],
      { keep: true },
    );
    await links.recordClicks([clicksOn('lnk_1', 'b')], { keep: false });
    const seen: string[] = [];
    let after: ClickPlace | null | undefined;
    while (after !== null) {
      const page = await links.listClicks(shop, 'lnk_1', { limit: 2, ...(after ? { after } : {}) });
      seen.push(...page.clicks.map(({ id }) => id));
      after = page.next;
    }
    assert.deepEqual(seen, ['clk_m05', 'clk_m04', 'clk_m03', 'clk_m02', 'clk_m01']);
    assert.deepEqual((await links.listClicks(shop, 'lnk_1', { limit: 1 })).clicks, [clicks[2]]);
    for (const text of hostileTexts) {
      assert.deepEqual((await links.listClicks(shop, text, { limit: 5 })).clicks, []);
      assert.deepEqual((await links.listClicks(text, 'lnk_1', { limit: 5 })).clicks, []);
    }
    const before = '2026-05-06T00:00:00Z';
    const old = { visitorsBefore: '2026-05-06', recordersBefore: before, quarantinesBefore: before };
    while (await links.prune({ clicksBefore: '2026-05-05T05:03:00Z', ...old }));
    const kept = (await links.listClicks(shop, 'lnk_1', { limit: 9 })).clicks.map(({ id }) => id);
    assert.deepEqual(kept, ['clk_m05', 'clk_m04', 'clk_m03']);
    assert.equal((await links.listClicks(shop, 'lnk_1', { limit: 3 })).next, null);
    assert.deepEqual(await links.listClicks(shop, 'lnk_1', { limit: 0 }), { clicks: [], next: null });
    assert.equal(
      (await links.listDays(shop, 'lnk_1', today, today))[0]?.clicks,
      6,
      'prune keeps the counts of days',
    );
    await links.recordClicks([clicksOn('lnk_1', 'a')], { keep: false });
    assert.equal(
      (await links.listDays(shop, 'lnk_1', today, today))[0]?.unique_clicks,
      3,
      'a visitor that prune deleted is counted again',
    );
  }),
  test(
    'links.recordClicks stores a batch of a recorder once, even if it arrives repeatedly or concurrently',
    async (links, { webhooks }) => {
      await links.create(shop, [link('lnk_1')]);
      let events = 0;
      const store = (recorder: string, number: number) =>
        links.recordClicks(
          [
            {
              ...clicksOn('lnk_1', 'ab'),
              events: () => {
                events += 1;
                return [event(`msg_${events}`, 'link.clicked')];
              },
            },
          ],
          { keep: true, batch: { recorder, number, at: now } },
        );
      const clicks = async () => [
        (await links.find(shop, 'lnk_1'))?.clicks,
        (await links.listDays(shop, 'lnk_1', today, today))[0]?.clicks,
        (await links.listClicks(shop, 'lnk_1', { limit: 100 })).clicks.length,
        (await webhooks.listDeliveries(shop, { limit: 100 })).deliveries.length,
      ];
      assert.equal(await store('rec_a', 1), 1);
      assert.equal(await store('rec_a', 1), 0);
      assert.deepEqual(await clicks(), [2, 2, 2, 1]);
      assert.equal(await store('rec_a', 3), 1);
      assert.equal(await store('rec_a', 2), 0, 'an earlier batch');
      assert.equal(await store('rec_b', 1), 1, 'a batch of another recorder');
      const reported = await Promise.all(Array.from({ length: 10 }, () => store('rec_a', 4)));
      assert.equal(reported.filter(count => count === 1).length, 1);
      assert.deepEqual(await clicks(), [8, 8, 8, 4]);
      await links.recordClicks([clicksOn('lnk_1', 'ab')], { keep: true });
      assert.deepEqual(await clicks(), [10, 10, 10, 4]);
    },
    { needs: ['webhooks'] },
  ),
  test('links.saltOf returns the same salt of a day to all callers, and deletes older salts', async links => {
    const salts = await Promise.all(
      Array.from({ length: 10 }, (_, index) => links.saltOf(today, String(index).repeat(43))),
    );
    assert.equal(new Set(salts).size, 1);
    assert.equal(await links.saltOf(today, 'z'.repeat(43)), salts[0]);
    const next = 'n'.repeat(43);
    assert.equal(await links.saltOf('2026-05-06', next), next);
    assert.equal(await links.saltOf(today, 'f'.repeat(43)), 'f'.repeat(43), 'the old salt was deleted');
  }),
  test(
    'links.recordClicks publishes events that are created from the links after the change',
    async (links, { webhooks }) => {
      await links.create(shop, [link('lnk_1')]);
      const entry = {
        ...clicksOn('lnk_1', 'ab'),
        events: (one: { clicks: number }) => [event(`msg_${one.clicks}`, 'link.clicked')],
      };
      const silent = await links.recordClicks([clicksOn('lnk_1', 'a')], { keep: true });
      assert.equal(silent, 0);
      assert.equal(await links.recordClicks([entry], { keep: true }), 1);
      const { deliveries } = await webhooks.listDeliveries(shop, { limit: 10 });
      assert.deepEqual(
        deliveries.map(one => one.event_id),
        ['msg_3'],
      );
      assert.equal((await links.find(shop, 'lnk_1'))?.updated_at, link('lnk_1').updated_at);
    },
    { needs: ['webhooks'] },
  ),
  test(
    'webhooks.publish sends on-request events to endpoints that name the type, and applies link and tag filters',
    async (_, { webhooks }) => {
      const bound = (id: string, more: object) =>
        webhooks.createEndpoint(shop, { ...endpoint(id, ['link.*', 'link.clicked']), ...more });
      await bound('ep_links', { links: ['lnk_1'], tags: [] });
      await bound('ep_tags', { tags: ['news'], sample: 100 });
      await bound('ep_both', { links: ['lnk_2'], tags: ['news', 'mail'] });
      const asked = await webhooks.findEndpoint(shop, 'ep_both');
      assert.deepEqual([asked?.links, asked?.tags, asked?.sample], [['lnk_2'], ['news', 'mail'], undefined]);
      await webhooks.createEndpoint(shop, endpoint('ep_group', ['link.*']));
      await webhooks.publish(shop, [
        about('msg_1', ['lnk_1'], ['news']),
        about('msg_2', ['lnk_2']),
        about('msg_3', ['lnk_3'], ['mail'], { onRequest: true }),
        about('msg_4', ['lnk_4'], [], { onRequest: true }),
        event('msg_5', 'link.clicked'),
        { ...event('msg_6', 'link.clicked'), about: { order: ['lnk_1'] } },
        { ...event('msg_7', 'link.clicked'), about: { order: ['ord_1'], tag: ['mail'] } },
      ]);
      const { deliveries } = await webhooks.listDeliveries(shop, { limit: 100 });
      const sent = (id: string) =>
        deliveries
          .filter(one => one.event_id === id)
          .map(one => one.endpoint_id)
          .sort();
      assert.deepEqual(sent('msg_1'), ['ep_all', 'ep_both', 'ep_group', 'ep_links', 'ep_tags']);
      assert.deepEqual(sent('msg_2'), ['ep_all', 'ep_both', 'ep_group']);
      assert.deepEqual(sent('msg_3'), ['ep_both']);
      assert.deepEqual(sent('msg_4'), []);
      assert.deepEqual(sent('msg_5'), ['ep_all', 'ep_both', 'ep_group', 'ep_links', 'ep_tags']);
      const everybody = ['ep_all', 'ep_both', 'ep_group', 'ep_links', 'ep_tags'];
      assert.deepEqual(sent('msg_6'), everybody, 'no endpoint filters by order');
      assert.deepEqual(
        sent('msg_7'),
        ['ep_all', 'ep_both', 'ep_group', 'ep_links'],
        'link filters apply only to events with links',
      );
      const tied = await webhooks.findEndpoint(shop, 'ep_links');
      const loose = { links: [], sample: 30 };
      assert.deepEqual(await webhooks.changeEndpoint(shop, 'ep_links', loose), { ...tied, ...loose });
      const many = Array.from({ length: 200 }, (_, index) =>
        about(`msg_s${index}`, ['lnk_9'], [], { onRequest: true }),
      );
      const some = Number(await webhooks.publish(shop, many));
      assert.ok(some > 30 && some < 90, `${some} of 200 is about 30 per cent`);
      assert.equal(await webhooks.publish(shop, many), 0);
    },
    { needs: ['webhooks'] },
  ),
];
