/** Charts without scripts: what is red in them, the period before, and what their bars lead to. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { home, start } from './demo-pages.ts';

const test = suiteOf('Charts of the console');

const requests = (day: string, succeeded: number, client_errors = 0, server_errors = 0) => ({
  day,
  key_id: 'key_demo_studio',
  operation: 'listItems',
  succeeded,
  client_errors,
  server_errors,
  duration_us: 1_000,
});

const now = () => Date.parse('2026-11-30T12:00:00Z');

/** The links of the bars, and their numbers. */
const barsOf = (page: string, label: string) => {
  const [, chart = ''] = new RegExp(`data-label="${label}">(.*?)</table>`, 's').exec(page) ?? [];
  return {
    chart,
    bars: [...chart.matchAll(/<a href="([^"]*)" tabindex="-1" title="([^"]*)"( class="is-chosen")?/g)].map(
      ([, href = '', title = '', chosen]) => ({
        href: href.replaceAll('&amp;', '&'),
        title,
        isChosen: chosen !== undefined,
      }),
    ),
  };
};

test('show errors in red on top of the others, and the period before as a line', async cleanup => {
  const { person } = await start(cleanup, {
    now,
    fixtures: {
      usage_counts: {
        ws_studio: [requests('2026-11-29', 6, 3, 1), requests('2026-11-30', 4), requests('2026-11-20', 8)],
      },
    },
  });
  const { chart, bars } = barsOf((await person.get(`${home}/requests?period=7`)).text, 'Requests by day');
  // Up to 10: 6 of 10 succeeded, and 4 errors stand on them.
  assert.match(
    chart,
    /<rect class="is-accent" x="70" y="48" width="10" height="72"\/><rect class="is-bad" x="70" y="0" width="10" height="48"\/>/,
  );
  assert.equal(chart.match(/class="is-bad" x/g)?.length, 1);
  assert.equal(chart.match(/<polyline/g)?.length, 1);
  assert.equal(bars[5]?.title, '2026-11-29: 10 requests, 4 errors, 7 days earlier: 0');
  assert.match(chart, /Errors<\/span><span class="before">7 days earlier/);
  assert.match(chart, /2026-11-29<\/a><\/th><td>10<\/td><td>6<\/td><td>3<\/td><td>1<\/td><td>0<\/td>/);
});

test('have no line without anything before', async cleanup => {
  const { person } = await start(cleanup, { now, fixtures: { usage_counts: { ws_studio: [] } } });
  const { chart } = barsOf((await person.get(`${home}/requests`)).text, 'Requests by day');
  assert.doesNotMatch(chart, /polyline|days earlier/);
});

test('lead to what a bar counts, with the filters of the page, and say which bars it shows', async cleanup => {
  const { person } = await start(cleanup, { now });
  const { text } = await person.get(`${home}/requests?period=7&status=4xx`);
  const { bars } = barsOf(text, 'Requests by day');
  const [bar] = bars.slice(-2);
  assert.match(bar?.href ?? '', /\/requests\?period=7&status=4xx&from=2026-11-29&to=2026-11-29$/);
  const narrowed = (await person.get((bar?.href ?? '').replace('/user/api', ''))).text;
  assert.equal(narrowed.match(/<th role="rowheader"/g)?.length, 4);
  const chosen = barsOf(narrowed, 'Requests by day').bars.map(one => one.isChosen);
  assert.deepEqual(chosen, [false, false, false, false, false, true, false]);
  const weeks = barsOf((await person.get(`${home}/requests?period=365`)).text, 'Requests by week').bars;
  assert.match(weeks.at(-1)?.href ?? '', /from=2026-11-24&to=2026-11-30$/);
  assert.match(weeks[0]?.href ?? '', /from=2025-12-01&to=2025-12-01$/);
});

test('of clicks narrow the hours and the properties to their days', async cleanup => {
  const day = (link_id: string, date: string, clicks: number, referrer: string) => ({
    link_id,
    day: date,
    clicks,
    unique_clicks: clicks,
    bots: 0,
    referrers: { [referrer]: clicks },
    countries: {},
    devices: {},
  });
  const { person } = await start(cleanup, {
    now,
    fixtures: {
      link_days: {
        ws_studio: ['', 'lnk_demo_spring'].flatMap(link => [
          day(link, '2026-11-20', 3, 'first.example'),
          day(link, '2026-11-21', 5, 'second.example'),
        ]),
      },
    },
  });
  for (const path of ['/link-analytics', '/links/lnk_demo_spring']) {
    const { bars } = barsOf((await person.get(`${home}${path}?period=30`)).text, 'Clicks by day');
    const { href = '' } = bars.find(({ title }) => title.startsWith('2026-11-20')) ?? {};
    const { text } = await person.get(href.replace('/user/api', ''));
    assert.match(text, /20 Nov \(UTC\)/);
    assert.match(text, /3 clicks/);
    assert.match(text, /first\.example/);
    assert.doesNotMatch(text, /second\.example/);
    assert.match((await person.get(`${home}${path}?from=2026-11-21&to=2026-11-20`)).text, /second\.example/);
  }
});

test('of the first page lead to the requests and deliveries of an hour or a day', async cleanup => {
  const { person } = await start(cleanup, { now });
  for (const [query, from] of [
    ['', '2026-11-29T13'],
    ['?period=30d', '2026-11-01'],
  ] as const) {
    const { text } = await person.get(home + query);
    for (const [label, path] of [
      ['Requests', '/requests?'],
      ['Errors', '/requests?status=errors&'],
      ['Clicks', '/link-analytics?'],
      ['Deliveries', '/webhook-deliveries?'],
    ] as const) {
      const { bars } = barsOf(text, `${label} by ${query === '' ? 'hour' : 'day'}`);
      const { href = '' } = bars[0] ?? {};
      assert.ok(href.endsWith(`${path}from=${from}&to=${from}`), href);
      const { status, text: list } = await person.get(href.replace('/user/api', ''));
      assert.equal(status, 200);
      assert.match(list, /\(UTC\)/);
    }
  }
});

test('of deliveries filter their list by when they were created', async cleanup => {
  const { person } = await start(cleanup);
  const all = (await person.get(`${home}/webhook-deliveries`)).text;
  const [, day = ''] = /datetime="(\d{4}-\d\d-\d\d)T/.exec(all) ?? [];
  const rows = async (query: string) =>
    (await person.get(`${home}/webhook-deliveries?${query}`)).text.match(/<th role="rowheader"/g)?.length ??
    0;
  assert.ok((await rows(`from=${day}&to=${day}`)) > 0);
  assert.equal(await rows(`from=2020-01-01&to=2020-01-02`), 0);
  const { text } = await person.get(`${home}/webhook-deliveries?from=never`);
  assert.match(text, /could not be listed\. .*must be a day/);
});

test.run();
