/** What clicks change of a link and its days, which both storages do alike. */
import assert from 'node:assert/strict';
import { byDay, dayAfter, linkAfter, placeAfter, searchText } from '../../../src/adapters/rules/links.ts';
import { emptyDay } from '../../../src/repository/index.ts';
import { click, clicksOn, link, visitor } from '../../../src/testing/links/sample.ts';
import { shop } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Clicks, in any storage,');

const [monday, tuesday] = ['2026-05-04T23:59:59.999Z', '2026-05-05T00:00:00Z'];

test('count on their days, for the link and for its workspace, in one order', () => {
  const entries = [
    clicksOn('b', 'xy', { at: tuesday }),
    clicksOn('a', 'x ', { at: monday }),
    clicksOn('b', 'x', { at: monday }),
    clicksOn('b', 'x', { at: tuesday }),
    clicksOn('b', 'z', { at: tuesday }, 'ws_other'),
  ];
  const days = byDay(entries).map(({ workspaceId, linkId, day, clicks, visitors }) => [
    workspaceId,
    linkId,
    day,
    clicks.length,
    [...visitors].join(' '),
  ]);
  const [x, y, z] = [...'xyz'].map(visitor);
  assert.deepEqual(days, [
    ['ws_other', '', '2026-05-05', 1, z],
    ['ws_other', 'b', '2026-05-05', 1, z],
    [shop, '', '2026-05-04', 3, x],
    [shop, '', '2026-05-05', 3, `${x} ${y}`],
    [shop, 'a', '2026-05-04', 2, x],
    [shop, 'b', '2026-05-04', 1, x],
    [shop, 'b', '2026-05-05', 3, `${x} ${y}`],
  ]);
});

test('of one call go to the day of each, even if days alternate', () => {
  const at = [monday, tuesday, monday];
  const entry = { ...clicksOn('a', 'xyz'), clicks: at.map(one => click('a', { at: one })) };
  assert.deepEqual(
    byDay([entry]).map(({ linkId, day, clicks }) => [linkId, day, clicks.map(one => one.at)]),
    ['', 'a'].flatMap(id => [
      [id, '2026-05-04', [monday, monday]],
      [id, '2026-05-05', [tuesday]],
    ]),
  );
});

test('of people count by their properties and their hour, and those of bots by themselves', () => {
  const day = {
    ...emptyDay('a', '2026-05-05'),
    clicks: 2,
    unique_clicks: 1,
    bots: 4,
    referrers: { direct: 2 },
  };
  const clicks = [
    click('a'),
    click('a', {
      ...{ referrer: 'x.example', country: 'DE', city: 'Köln', device: 'phone' },
      ...{ browser: 'Safari', system: 'iOS', utm: { source: 'mail' } },
    }),
    click('a', { referrer: '__proto__', country: null, city: 'Köln' }),
    click('a', { bot: true, referrer: 'bot.example', country: 'US', device: 'tablet' }),
  ];
  const { referrers, ...after } = dayAfter(day, clicks, 2);
  assert.deepEqual(after, {
    link_id: 'a',
    day: '2026-05-05',
    clicks: 5,
    unique_clicks: 3,
    bots: 5,
    countries: { unknown: 2, DE: 1 },
    cities: { unknown: 1, 'Köln, DE': 1, Köln: 1 },
    devices: { desktop: 2, phone: 1 },
    browsers: { unknown: 2, Safari: 1 },
    systems: { unknown: 2, iOS: 1 },
    utm_sources: { mail: 1 },
    hours: { '05': 3 },
  });
  assert.deepEqual(Object.entries(referrers), [
    ['direct', 3],
    ['x.example', 1],
    ['__proto__', 1],
  ]);
});

test('have at most a hundred referrers a day: further ones are other', () => {
  const clicks = Array.from({ length: 102 }, (_, index) => click('a', { referrer: `r${index}` }));
  const { referrers } = dayAfter(emptyDay('a', '2026-05-05'), clicks, 0);
  assert.deepEqual(
    [Object.keys(referrers).length, referrers.r99, referrers.r100, referrers.other],
    [101, 1, undefined, 2],
  );
  const next = dayAfter(
    { ...emptyDay('a', '2026-05-05'), referrers },
    [click('a', { referrer: 'r0' }), click('a')],
    0,
  );
  assert.deepEqual([next.referrers.r0, next.referrers.other], [2, 3]);
});

test('of people give the link its time of the last click, whatever their order', () => {
  const one = link('a', { clicks: 3, bots: 1 });
  const at = (bot: boolean, ...times: string[]) => times.map(time => click('a', { at: time, bot }));
  assert.deepEqual(linkAfter(one, at(false, tuesday, monday)), {
    clicks: 5,
    bots: 1,
    last_clicked_at: tuesday,
  });
  assert.deepEqual(
    linkAfter({ ...one, last_clicked_at: tuesday }, at(false, monday)).last_clicked_at,
    tuesday,
  );
  assert.deepEqual(
    linkAfter({ ...one, last_clicked_at: monday }, at(false, tuesday)).last_clicked_at,
    tuesday,
  );
  assert.deepEqual(linkAfter(one, at(true, tuesday)), { clicks: 3, bots: 2, last_clicked_at: null });
  assert.deepEqual(linkAfter(one, []), { clicks: 3, bots: 1, last_clicked_at: null });
});

test('are found by the words of their link, and a list goes on after a link', () => {
  const one = link('a', { slug: 'Slug', title: 'TITLE', url: 'https://X.example/', clicks: 7 });
  assert.equal(searchText(one), 'slug\ntitle\nhttps://x.example/');
  assert.deepEqual(placeAfter(one, 'created'), { value: one.created_at, id: 'a' });
  assert.deepEqual(placeAfter(one, 'clicks'), { value: 7, id: 'a' });
});

test.run();
