/** What the pages of links show. */
import assert from 'node:assert/strict';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { tableOf } from '../automation/shown.ts';
import { home, spring, start } from '../demo-pages.ts';
import { attribute, below, is, said } from './document.ts';
import { type Shown, shownIn } from './shown.ts';

const test = suiteOf('The pages of links');

type Start = Awaited<ReturnType<typeof start>>;

const see = async ({ person }: Start, path: string): Promise<Shown> => {
  const { status, text } = await person.get(path);
  assert.equal(status, 200, path);
  return shownIn(text);
};

const now = Date.parse('2026-11-21T12:00:00Z');

async function withClicks(cleanup: Cleanup) {
  const started = await start(cleanup, { now: () => now });
  const none = { unique_clicks: 0, bots: 0, referrers: {}, countries: {}, devices: {} };
  const referrers = Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [`host-${index}`, 80 - index]),
  );
  started.links.listDays = async () => [
    { ...none, link_id: 'lnk_demo_spring', day: '2026-10-23', clicks: 1 },
    { ...none, link_id: 'lnk_demo_spring', day: '2026-10-25', clicks: 2360 },
    {
      ...none,
      ...{ link_id: 'lnk_demo_spring', day: '2026-11-21', clicks: 1180, unique_clicks: 1234, bots: 5678 },
      ...{ referrers, countries: { DE: 3, FR: 1 } },
    },
  ];
  return started;
}

const pictureOf = ({ all }: Shown) => {
  const [svg] = all('svg', 'bars');
  const bars = all('rect', 'is-accent').map(one =>
    ['x', 'y', 'width', 'height'].map(name => Number(attribute(one, name))),
  );
  return { svg, bars };
};

for (const [page, title] of [
  [spring, 'Clicks'],
  [`${home}/link-analytics`, 'Clicks on all links'],
] as const)
  test(`draw the days of a month to scale, as bars and as a table: ${title}`, async cleanup => {
    const shown = await see(await withClicks(cleanup), page);
    const { svg, bars } = pictureOf(shown);
    assert.ok(svg);
    // 30 bars of 10 with 29 gaps of 4.
    assert.equal(attribute(svg, 'viewbox') || attribute(svg, 'viewBox'), '0 0 416 120');
    assert.match(attribute(svg, 'aria-label'), /^Clicks by day, at most 2,360\./);
    // A single click is still visible, and a day without clicks has no bar.
    assert.deepEqual(bars, [
      [0, 118.5, 10, 1.5],
      [28, 49.2, 10, 70.8],
      [406, 84.6, 10, 35.4],
    ]);
    assert.deepEqual(
      shown
        .all('a', 'plot-hits')
        .slice(0, 3)
        .map(one => attribute(one, 'title')),
      ['2026-10-23: 1 clicks', '2026-10-24: 0 clicks', '2026-10-25: 2,360 clicks'],
    );
    assert.deepEqual(shown.texts('span', 'y-axis'), ['4,000', '2,000', '0']);
    assert.deepEqual(shown.texts('span', 'axis'), ['23 Oct', '6 Nov', '21 Nov']);
    assert.ok(shown.texts('h2', 'chart').includes(title));
    const rows = shown.rows(title);
    assert.deepEqual(
      [rows[0], rows[1], rows[28], rows[30], rows.length],
      [
        ['Day', 'Clicks', 'Unique visitors', 'Bots'],
        ['2026-11-21', '1,180', '1,234', '5,678'],
        ['2026-10-25', '2,360', '0', '0'],
        ['2026-10-23', '1', '0', '0'],
        31,
      ],
    );
    for (const fact of [
      ['Clicks', '3,541none in the 30 days before'],
      ['Visitors (unique per day)', '1,234none in the 30 days before'],
      ['Bots and link previews', '5,678none in the 30 days before'],
    ])
      assert.ok(
        shown.facts.some(one => String(one) === String(fact)),
        String(fact),
      );
  });

test('draw no bars for a month without clicks', async cleanup => {
  const started = await start(cleanup, { now: () => now });
  started.links.listDays = async () => [];
  const shown = await see(started, spring);
  const { svg, bars } = pictureOf(shown);
  assert.match(attribute(svg ?? assert.fail(), 'aria-label'), /at most 0\./);
  assert.deepEqual(bars, []);
  assert.deepEqual(shown.texts('section', 'thirds'), [
    'Referrers No clicks in this period.',
    'Countries No clicks in this period.',
    'Devices No clicks in this period.',
  ]);
});

test('show the six most frequent referrers and countries with their share of the clicks', async cleanup => {
  const shown = await see(await withClicks(cleanup), spring);
  const lists = shown.all('section', 'thirds').map(section => [
    ...below(section).filter(is('h2')).map(said),
    ...below(section)
      .filter(is('li'))
      .map(one => {
        const [bar] = below(one).filter(is('progress'));
        return `${said(one)} (${attribute(bar ?? one, 'value')} of ${attribute(bar ?? one, 'max')})`;
      }),
  ]);
  const hosts = Array.from(
    { length: 6 },
    (_, index) => `host-${index} ${80 - index} ${Math.round((80 - index) / 6.12)}% (${80 - index} of 612)`,
  );
  assert.deepEqual(lists, [
    // The two others are folded.
    ['Referrers', ...hosts, 'host-6 74 12% (74 of 612)', 'host-7 73 12% (73 of 612)'],
    ['Countries', '🇩🇪 Germany 3 75% (3 of 4)', '🇫🇷 France 1 25% (1 of 4)'],
    ['Devices'],
  ]);
});

test('show browsers, systems, cities and UTM parameters that clicks have, and have all of them in a file', async cleanup => {
  const started = await start(cleanup, { now: () => now });
  const none = {
    link_id: 'lnk_demo_spring',
    unique_clicks: 0,
    bots: 0,
    referrers: {},
    countries: {},
    devices: {},
  };
  const many = (prefix: string) =>
    Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`${prefix}${index}`, 200 - index]));
  started.links.listDays = async () => [
    { ...none, day: '2026-11-20', clicks: 5 },
    {
      ...none,
      ...{ day: '2026-11-21', clicks: 10, browsers: { Chrome: 7, Safari: 3 }, systems: { iOS: 10 } },
      ...{ cities: { 'Köln, DE': 4, unknown: 6 }, utm_sources: { '=1+1': 2, '<b>': 1 } },
    },
  ];
  const shown = await see(started, `${spring}?period=7`);
  assert.deepEqual(shown.texts('section', 'thirds').slice(2), [
    'Cities unknown 11 73% 🇩🇪 Köln 4 27%',
    'Devices No clicks in this period.',
    'Browsers Chrome 7 47% unknown 5 33% Safari 3 20%',
    'Systems iOS 10 67% unknown 5 33%',
    'UTM source =1+1 2 67% <b> 1 33%',
  ]);
  for (const path of [spring, `${home}/link-analytics`]) {
    const { text, headers } = await started.person.get(`${path}/sources.csv?period=7`);
    assert.match(String(headers['content-disposition']), /^attachment; filename="sources-/);
    const lines = text.split('\r\n');
    assert.equal(lines[0], '\ufeffproperty,name,clicks');
    for (const line of [
      'browsers,Chrome,7',
      'cities,"Köln, DE",4',
      "utm_sources,'=1+1,2",
      'utm_sources,<b>,1',
    ])
      assert.ok(lines.includes(line), line);
    const narrowed = await started.person.get(`${path}/sources.csv?period=7&from=2026-11-20&to=2026-11-20`);
    assert.match(String(narrowed.headers['content-disposition']), /-2026-11-20-2026-11-20\.csv/);
  }
  started.links.listDays = async () => [
    {
      ...none,
      ...{ day: '2026-11-21', clicks: 9, referrers: many('r'), countries: many('c'), cities: many('y') },
      ...{ devices: many('d'), browsers: many('b'), systems: many('s'), utm_sources: many('u') },
      ...{ utm_mediums: many('m'), utm_campaigns: many('p'), utm_terms: many('t'), utm_contents: many('n') },
    },
  ];
  const full = await started.person.get(`${spring}?period=90`);
  assert.ok(full.text.includes('The file has 85 more.'));
  const elements = full.text.match(/<[a-z]/g)?.length ?? 0;
  assert.ok(elements < 2_000, `${elements} elements`);
});

test('show all facts of a link that has every setting', async cleanup => {
  const started = await start(cleanup, { now: () => now });
  await started.links.change('ws_studio', 'lnk_demo_spring', () => ({
    external_id: 'own-17',
    redirect_status: 307 as const,
    ios_url: 'https://apps.example/ios',
    android_url: 'https://apps.example/android',
    expires_at: '2027-01-02T03:04:05Z',
    max_clicks: 12_345,
    expired_url: 'https://shop.example/over',
    clicks: 6_789,
    last_clicked_at: '2026-11-20T10:28:00Z',
  }));
  const shown = await see(started, spring);
  assert.deepEqual(shown.texts('span', 'record-title'), ['Spring sale']);
  assert.equal(shown.texts('title')[0], 'Spring sale · Links - Marketplace');
  assert.deepEqual(shown.facts.slice(0, 14), [
    ['Target', 'https://shop.example/spring-sale'],
    ['Tags', 'newslettersale'],
    ['Clicks', '6,789'],
    ['Last click', '1 day ago'],
    ['Click limit', '12,345'],
    ['Expires', '2 Jan 2027, 03:04 UTC'],
    ['Redirects then to', 'https://shop.example/over'],
    ['On iPhone and iPad', 'https://apps.example/ios'],
    ['On Android', 'https://apps.example/android'],
    ['Redirect', '307'],
    ['External id', 'own-17'],
    ['Created', '1 Mar 2026, 09:00 UTC'],
    ['Link id', 'lnk_demo_spring'],
    ['QR code', 'SVG PNG'],
  ]);
  assert.equal(said(shown.document.byId.get('record-id') ?? assert.fail()), `${started.mock.url}/l/spring`);
});

test('show few facts of a link without settings', async cleanup => {
  const started = await start(cleanup, { now: () => now });
  const shown = await see(started, `${home}/links/lnk_demo_chance`);
  const terms = shown.facts.map(([term]) => term);
  assert.deepEqual(terms.slice(0, 5), ['Target', 'Clicks', 'Last click', 'Redirect', 'Created']);
  // A link without a title is named by its slug.
  assert.deepEqual(shown.texts('span', 'record-title'), ['k7Qm2Xw']);
  const unused = await see(started, `${home}/links/lnk_demo_jobs`);
  assert.deepEqual(
    unused.facts.find(([term]) => term === 'Clicks'),
    ['Clicks', '0'],
  );
});

test('name the status of a link, its protection and its place', async cleanup => {
  const started = await start(cleanup, { now: () => now });
  const change = (values: object) => started.links.change('ws_studio', 'lnk_demo_spring', () => values);
  const status = async () => (await see(started, spring)).badges;
  assert.deepEqual(await status(), ['good: Active']);
  await change({ password: (await started.links.find('ws_studio', 'lnk_demo_beta'))?.password });
  await change({ archived: true });
  assert.deepEqual(await status(), ['good: Active', ': Password', ': Archived']);
  await change({ password: null, archived: false, max_clicks: 1, passes: 1 });
  assert.deepEqual(await status(), ['off: Click limit reached']);
  await change({ expires_at: '2026-11-21T12:00:00Z' });
  const expired = await see(started, spring);
  assert.deepEqual(expired.badges, ['off: Expired']);
  assert.deepEqual(
    expired.facts.find(([term]) => term === 'Expired'),
    ['Expired', '21 Nov 2026, 12:00 UTC'],
  );
});

test('offer the QR code for download, and the opposite of what is archived', async cleanup => {
  const started = await start(cleanup, { now: () => now });
  const actions = (shown: Shown) =>
    shown.all('form', 'more-menu').map(form => [attribute(form, 'action').split('/').at(-1), said(form)]);
  const shown = await see(started, spring);
  assert.deepEqual(actions(shown)[0], ['archive', 'Archive']);
  assert.deepEqual(
    shown.all('a', 'qr-file').map(one => [attribute(one, 'href'), said(one)]),
    [
      [`/user/api${spring}/qr.svg`, 'SVG'],
      [`/user/api${spring}/qr.png`, 'PNG'],
    ],
  );
  assert.deepEqual(
    shown
      .all('a', 'head')
      .filter(one => said(one) === 'Open')
      .map(one => [said(one), attribute(one, 'href')]),
    [['Open', `${started.mock.url}/l/spring`]],
  );
  const archived = await see(started, `${home}/links/lnk_demo_oldsale`);
  assert.deepEqual(actions(archived)[0], ['unarchive', 'Unarchive']);
});

test('list the links with their targets, tags, clicks and status', async cleanup => {
  const started = await start(cleanup, { now: () => now });
  const shown = await see(started, `${home}/links?q=spring`);
  assert.deepEqual(shown.rows('Links'), [
    ['', 'Link', 'Short URL', 'Target', 'Tags', 'Clicks', 'Created', 'Status'],
    [
      '',
      'Spring sale',
      `/l/springCopy ${started.mock.url}/l/spring`,
      'shop.example/spring-sale',
      'newsletter +1 more: sale',
      '715',
      '8 months ago',
      'Active',
    ],
  ]);
  assert.deepEqual(
    shown.all('a', 'few').map(one => attribute(one, 'href')),
    [`/user/api${home}/links?q=spring&tag=newsletter`],
  );
  const [, untitled] = (await see(started, `${home}/links?q=k7Qm2Xw`)).rows('Links');
  assert.equal(untitled?.[1], 'k7Qm2Xw');
  assert.equal(untitled?.[4], '– none');
});

for (const [query, says] of [
  ['?q=nothing-has-this', 'No links matchChange or clear the filters.'],
  ['?tag=nothing-has-this', 'No links matchChange or clear the filters.'],
  ['?archived=true&q=', 'No links matchChange or clear the filters.'],
  ['', 'No links yetThe links of this workspace are listed here, with their clicks.'],
  ['?sort=clicks', 'No links yetThe links of this workspace are listed here, with their clicks.'],
] as const)
  test(`explain an empty list with the filter "${query}"`, async cleanup => {
    const started = await start(cleanup);
    started.links.list = async () => ({ links: [], next: null });
    const shown = await see(started, `${home}/links${query}`);
    assert.deepEqual(shown.texts('div', 'empty'), [says]);
    assert.deepEqual(shown.rows('Links'), []);
  });

test('show short URLs and targets as people read them, and copy them as programs do', async cleanup => {
  const started = await start(cleanup, { now: () => now });
  const encoded = 'gr%C3%BC%C3%9Fe%E2%80%AEx';
  await started.links.change('ws_studio', 'lnk_demo_spring', () => ({
    slug: 'grüße\u202ex',
    url: 'https://shop.example/%C3%BC?q=%2F',
  }));
  const list = await see(started, `${home}/links`);
  const [, , shortUrl, target] = list.rows('Links').find(row => row[1] === 'Spring sale') ?? [];
  // What turns the direction of a text stays encoded, and so does a slash that separates nothing.
  assert.deepEqual(
    [shortUrl, target],
    [`/l/grüße%E2%80%AExCopy ${started.mock.url}/l/${encoded}`, 'shop.example/ü?q=%2F'],
  );
  const shown = await see(started, spring);
  const code = shown.document.byId.get('record-id') ?? assert.fail();
  assert.ok(said(code).endsWith('/l/grüße%E2%80%AEx'));
  assert.ok(attribute(code, 'data-value').endsWith(`/l/${encoded}`));
});

test('keep the filter on the next page', async cleanup => {
  const started = await start(cleanup);
  const { links } = started;
  const { list } = links;
  links.list = async (workspace, query) => ({
    ...(await list(workspace, query)),
    next: { id: 'lnk_demo_spring', created_at: '2026-03-02T09:00:00Z', clicks: 715 } as never,
  });
  const next = async (query: string) => {
    const [link] = (await see(started, `${home}/links${query}`))
      .all('a')
      .filter(one => attribute(one, 'rel') === 'next');
    const url = new URL(attribute(link ?? assert.fail(), 'href'), started.mock.url);
    assert.equal(url.pathname, `/user/api${home}/links`);
    return [...url.searchParams.keys()].map(
      name => `${name}=${name === 'after' ? '' : url.searchParams.get(name)}`,
    );
  };
  assert.deepEqual(await next(''), ['after=']);
  assert.deepEqual(await next('?q=a&tag=b&sort=clicks&archived=true'), [
    'q=a',
    'tag=b',
    'sort=clicks',
    'archived=true',
    'after=',
  ]);
});

test('show the links with the most clicks beside all clicks, and why a visitor counts as a bot', async cleanup => {
  const started = await start(cleanup);
  const { text } = await started.person.get(`${home}/link-analytics`);
  const rows = tableOf(text, 'Top links')?.slice(1) ?? [];
  assert.deepEqual(
    rows.map(([link = '', , clicks]) => [/^\[([^\]]*)/.exec(link)?.[1], clicks]),
    [
      ['Autumn campaign', '939'],
      ['Spring sale', '715'],
      ['The app, for each phone its own', '574'],
      ['Documentation, any page of it', '514'],
      ['The launch', '366'],
    ],
  );
  assert.match(text, /counts as a bot if its <code>User-Agent<\/code> is missing/);
  // A workspace without clicks has none.
  started.links.list = async () => ({ links: [], next: null });
  assert.equal(tableOf((await started.person.get(`${home}/link-analytics`)).text, 'Top links'), null);
});

test.run();
