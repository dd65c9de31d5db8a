/** Clicks are counted without loss and without personal data. */
import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import Koa from 'koa';
import type { LinkAnalytics, LinkClick } from '../../src/generated/types.ts';
import {
  createLinks,
  type LinksOptions,
  RepositoryUnavailableError,
  type WholeRepository,
} from '../../src/index.ts';
import { harmfulCallbacks } from '../harmful-callbacks.ts';
import { type Cleanup, send, serveApp, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';
import { android, chrome, client, iphone, slackbot } from './service.ts';

const test = suiteOf('Link clicks', { isLong: true });

const day = 86_400_000;
const noon = Date.parse('2026-05-05T12:00:00Z');

/** Links over the repository of a mock server, behind a proxy that passes IP addresses. */
async function own(cleanup: Cleanup, repository: WholeRepository, options: Partial<LinksOptions> = {}) {
  const links = createLinks({ repository, url: 'https://go.example/l', cache: 0, ...options });
  cleanup(links.close);
  const app = new Koa({ proxy: true }).use(links.router.routes());
  const { url } = await serveApp(cleanup, app);
  const follow = (slug: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(`${url}/l/${slug}`, { method, headers: { 'user-agent': chrome, ...headers } });
  return { links, url, follow };
}

for (const [storage, open] of eachStorage(storages)) {
  test(`counts clicks by day, referrer, place, device, browser and system, with bots and previews counted separately, on ${storage}`, async cleanup => {
    let clock = noon;
    const mock = await open(cleanup, { now: () => clock });
    const { make, call } = client(mock);
    const { slug, id } = await make({});
    const totals = async () =>
      (await call('GET', '/analytics?from=2026-05-04&to=2026-05-06')).json.data as LinkAnalytics;
    const before = await totals();
    const { links, follow } = await own(cleanup, mock.repository, {
      countryHeader: 'CF-IPCountry',
      cityHeader: 'CF-IPCity',
      now: () => clock,
    });
    const from = (address: string, more: Record<string, string> = {}) =>
      follow(slug, { 'x-forwarded-for': address, ...more });
    await from('203.0.113.1', {
      referer: 'https://www.news.example/some/page?secret=1',
      'cf-ipcountry': 'DE',
      'cf-ipcity': 'Berlin',
    });
    await from('203.0.113.1', { 'cf-ipcountry': 'de' });
    await from('203.0.113.2', { 'user-agent': iphone, referer: 'javascript:alert(1)', 'cf-ipcountry': 'XX' });
    await from('203.0.113.3', { 'user-agent': android, referer: 'nonsense' });
    await from('203.0.113.4', { 'user-agent': slackbot });
    await from('203.0.113.5', { 'sec-purpose': 'prefetch;prerender' });
    await follow(slug, {}, 'HEAD');
    clock += day;
    await from('203.0.113.1');
    await links.close();
    const answer = await call('GET', `/${id}/analytics?from=2026-05-04&to=2026-05-06`);
    const { days, hours, ...sums } = answer.json.data as LinkAnalytics;
    assert.equal(
      hours.flat().reduce((sum, one) => sum + one, 0),
      5,
    );
    assert.deepEqual(days, [
      { day: '2026-05-04', clicks: 0, unique_clicks: 0, bots: 0 },
      { day: '2026-05-05', clicks: 4, unique_clicks: 3, bots: 2 },
      { day: '2026-05-06', clicks: 1, unique_clicks: 1, bots: 0 },
    ]);
    assert.deepEqual(sums, {
      from: '2026-05-04',
      to: '2026-05-06',
      clicks: 5,
      unique_clicks: 4,
      bots: 2,
      referrers: [
        { name: 'direct', clicks: 4 },
        { name: 'news.example', clicks: 1 },
      ],
      countries: [
        { name: 'unknown', clicks: 4 },
        { name: 'DE', clicks: 1 },
      ],
      devices: [
        { name: 'desktop', clicks: 3 },
        { name: 'phone', clicks: 2 },
      ],
      cities: [
        { name: 'unknown', clicks: 4 },
        { name: 'Berlin, DE', clicks: 1 },
      ],
      browsers: [
        { name: 'Chrome', clicks: 4 },
        { name: 'Safari', clicks: 1 },
      ],
      systems: [
        { name: 'Linux', clicks: 3 },
        { name: 'Android', clicks: 1 },
        { name: 'iOS', clicks: 1 },
      ],
      utm_sources: [],
      utm_mediums: [],
      utm_campaigns: [],
      utm_terms: [],
      utm_contents: [],
    });
    const listed = await call('GET', `/${id}/clicks?limit=3`);
    const clicks = listed.json.data as LinkClick[];
    assert.deepEqual([clicks.length, Date.parse(clicks[0]?.at ?? '')], [3, noon + day]);
    const rest = await call('GET', `/${id}/clicks?limit=100&cursor=${listed.json.next_cursor}`);
    assert.equal((rest.json.data as LinkClick[]).length, 4);
    assert.equal(new Set([...clicks, ...(rest.json.data as LinkClick[])].map(one => one.id)).size, 7);
    // Nothing that identifies the visitor is stored: no IP address, user agent or referring page.
    const { repository } = mock as unknown as {
      repository: { data?: object; export?: () => Promise<object> };
    };
    const everything = JSON.stringify(await (repository.export?.() ?? repository.data));
    for (const trace of ['203.0.113', 'Mozilla', 'Slackbot', 'some/page'])
      assert.equal(everything.includes(trace), false, trace);
    const after = await totals();
    assert.deepEqual([after.clicks - before.clicks, after.bots - before.bots], [5, 2]);
  });

  test(`stores all 10,000 clicks of a burst by the end of an orderly shutdown, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { make, call } = client(mock);
    const { slug, id } = await make({});
    const { links, url } = await own(cleanup, mock.repository, { cache: 1_000, rateLimits: false });
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    cleanup(() => agent.destroy());
    const follow = () =>
      new Promise<number>((resolve, reject) => {
        const headers = { 'user-agent': chrome };
        get(`${url}/l/${slug}`, { agent, headers }, response => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
        }).on('error', reject);
      });
    let left = 10_000;
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        while (left > 0) {
          left -= 1;
          assert.equal(await follow(), 302);
        }
      }),
    );
    await links.close();
    assert.equal(((await call('GET', `/${id}`)).json.data as { clicks: number }).clicks, 10_000);
  });

  test(`keeps clicks while the storage is unavailable, and then stores them once, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { make } = client(mock);
    const { slug, id } = await make({});
    const { repository } = mock;
    const errors: unknown[] = [];
    let away = true;
    const flaky: WholeRepository = {
      ...repository,
      links: {
        ...repository.links,
        recordClicks: (...given) => {
          if (away) throw new RepositoryUnavailableError('gone');
          return repository.links.recordClicks(...given);
        },
      },
    };
    const { links, follow } = await own(cleanup, flaky, { onError: error => errors.push(error) });
    for (let count = 0; count < 3; count += 1) assert.equal((await follow(slug)).status, 302);
    await until(() => errors.length > 0);
    assert.equal((await follow(slug)).status, 302);
    away = false;
    await links.close();
    assert.equal((await repository.links.find('ws_studio', id))?.clicks, 4);
    assert.ok(errors.every(error => error instanceof RepositoryUnavailableError));
  });

  for (const [harm, onError] of Object.entries(harmfulCallbacks))
    test(`stores clicks even if onError ${harm}, on ${storage}`, async cleanup => {
      const mock = await open(cleanup);
      const { make } = client(mock);
      const { slug, id } = await make({});
      const { repository } = mock;
      let failures = 1;
      const flaky: WholeRepository = {
        ...repository,
        links: {
          ...repository.links,
          recordClicks: (...given) => {
            failures -= 1;
            if (failures >= 0) throw new RepositoryUnavailableError('gone');
            return repository.links.recordClicks(...given);
          },
        },
      };
      const { follow } = await own(cleanup, flaky, { onError });
      assert.equal((await follow(slug)).status, 302);
      await until(async () => (await repository.links.find('ws_studio', id))?.clicks === 1);
    });

  test(`prunes old individual clicks and keeps the totals, on ${storage}`, async cleanup => {
    let clock = noon;
    const mock = await open(cleanup, { now: () => clock });
    const { make, call } = client(mock);
    const { slug, id } = await make({});
    const first = await own(cleanup, mock.repository, { now: () => clock });
    await first.follow(slug);
    await first.links.close();
    clock += 31 * day;
    const second = await own(cleanup, mock.repository, { now: () => clock, retentionDays: 30 });
    second.links.start();
    const count = async () => ((await call('GET', `/${id}/clicks`)).json.data as object[]).length;
    await until(async () => (await count()) === 0);
    const none = await own(cleanup, mock.repository, { now: () => clock, retentionDays: 0 });
    await none.follow(slug);
    await none.links.close();
    assert.equal(await count(), 0, 'or are not kept at all');
    const sums = (await call('GET', `/${id}/analytics?from=2026-05-05`)).json.data as LinkAnalytics;
    assert.equal(sums.clicks, 2);
  });
}

test('returns the clicks of the requested days, one year at most', async cleanup => {
  const mock = await storages.lowdb?.(cleanup, { now: () => Date.parse('2026-05-05T23:59:59.999Z') });
  assert.ok(mock);
  const { call } = client(mock);
  const month = (await call('GET', '/analytics')).json.data as LinkAnalytics;
  assert.deepEqual([month.days.length, month.to], [30, '2026-05-05']);
  for (const [query, msg] of [
    ['from=2026-02-30', 'from must match format "date"'],
    ['from=yesterday', undefined],
    ['from=2026-05-05&to=2026-05-04', 'from must not be later than to'],
    ['from=2020-01-01&to=2026-01-01', 'from and to must span at most 366 days, including both'],
  ] as const) {
    const answer = await call('GET', `/analytics?${query}`);
    assert.equal(answer.status, 400, query);
    if (msg !== undefined && !msg.includes('format'))
      assert.equal(answer.json.msg, `Invalid request: ${msg}`);
  }
  assert.equal((await call('GET', '/analytics?from=2024-01-01&to=2024-12-31')).status, 200);
});

test('stores only the host of a web page as the referrer', async cleanup => {
  const mock = await storages.lowdb?.(cleanup);
  assert.ok(mock);
  const { make, call } = client(mock);
  const { slug, id } = await make({});
  const { links, follow } = await own(cleanup, mock.repository);
  const referrers = [
    ['https://www.news.example/page?q=1#part', 'news.example'],
    ['http://t.example:8080', 't.example'],
    ['HTTPS://WWW.WWW.EXAMPLE/', 'www.example'],
    ['https://awww.example/', 'awww.example'],
    ['https://news.example./', 'news.example.'],
    ['ftp://files.example/', null],
    ['ws://chat.example/', null],
    ['android-app://com.example.mail/', null],
    ['file:///home/somebody', null],
    ['mailto:somebody@mail.example', null],
    ['about:blank', null],
    ['news.example/page', null],
    ['', null],
  ] as const;
  for (const [referer] of referrers) await follow(slug, { referer });
  await links.close();
  const clicks = (await call('GET', `/${id}/clicks?limit=100`)).json.data as LinkClick[];
  const reported = clicks.map(({ referrer }) => referrer);
  assert.deepEqual(reported.sort(), referrers.map(([, host]) => host).sort());
});

test.run();
