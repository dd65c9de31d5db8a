/** Where clicks come from: browsers and systems by their user agents, cities by a header, and UTM parameters. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { Link, LinkAnalytics, LinkClick } from '../../src/generated/types.ts';
import { createLinks, type LinksOptions } from '../../src/index.ts';
import { type Cleanup, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { android, chrome, client, iphone } from './service.ts';

const test = suiteOf('Origins of clicks', { isLong: true });

type Mock = Awaited<ReturnType<NonNullable<typeof storages.lowdb>>>;

/** A link, and what is stored of its clicks once the engine is closed. */
async function followed(
  cleanup: Cleanup,
  input: object,
  requests: readonly (readonly [query: string, headers?: Record<string, string>])[],
  { open = storages.lowdb, ...options }: Partial<LinksOptions> & { open?: typeof storages.lowdb } = {},
) {
  const mock = (await open?.(cleanup)) as Mock;
  const { make, call } = client(mock);
  const { slug, id } = (await make(input)) as Link;
  const links = createLinks({ repository: mock.repository, rateLimits: false, ...options });
  const { url } = await serveApp(cleanup, new Koa().use(links.router.routes()));
  const statuses: number[] = [];
  for (const [query, headers = {}] of requests) {
    const answer = await send(`${url}/l/${slug}${query}`, { headers: { 'user-agent': chrome, ...headers } });
    statuses.push(answer.status);
  }
  await links.close();
  const analytics = (await call('GET', `/${id}/analytics`)).json.data as LinkAnalytics;
  const clicks = ((await call('GET', `/${id}/clicks?limit=100`)).json.data as LinkClick[]).reverse();
  return { mock, statuses, analytics, clicks };
}

const named = (counts: LinkAnalytics['referrers']) =>
  Object.fromEntries(counts.map(({ name, clicks }) => [name, clicks]));

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const win = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const pixel = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit}`;

const agents: readonly (readonly [browser: string, system: string, agent: string])[] = [
  ['Chrome', 'Linux', chrome],
  ['Safari', 'iOS', iphone],
  ['Chrome', 'Android', android],
  ['Chrome', 'Windows', `${win} ${webkit} Chrome/142.0.0.0 Safari/537.36`],
  ['Edge', 'Windows', `${win} ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ['Edge', 'iOS', `${phone} Version/18.0 EdgiOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Opera', 'Windows', `${win} ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`],
  ['Opera', 'Android', 'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; id) Presto/2.12.423 Version/12.16'],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  ['Firefox', 'iOS', `${phone} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome', 'iOS', `${phone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Safari', 'macOS', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`],
  ['Samsung Internet', 'Android', `${pixel} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Instagram', 'iOS', `${phone} Mobile/22B91 Instagram 360.0.0.0 (iPhone15,2; iOS 18_1; en_US)`],
  [
    'Facebook',
    'Android',
    `${pixel} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0;]`,
  ],
  ['Google app', 'iOS', `${phone} GSA/390.0 Mobile/15E148 Safari/604.1`],
  ['WeChat', 'iOS', `${phone} Mobile/15E148 MicroMessenger/8.0.54(0x18003637) NetType/WIFI Language/zh_CN`],
  [
    'WebView',
    'Android',
    `Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) ${webkit} Version/4.0 Chrome/142.0 Mobile Safari/537.36`,
  ],
  ['WebView', 'iOS', `${phone} Mobile/15E148`],
  ['DuckDuckGo', 'iOS', `${phone} Version/18.1 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
  ['Yandex', 'Windows', `${win} ${webkit} Chrome/140.0.0.0 YaBrowser/25.10.0.0 Safari/537.36`],
  [
    'Silk',
    'Android',
    `Mozilla/5.0 (Linux; Android 11; KFTRWI) ${webkit} Silk/120.4.1 like Chrome/120.0 Safari/537.36`,
  ],
  ['Internet Explorer', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
  ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`],
  ['Firefox', 'KaiOS', 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'],
  [
    'Huawei Browser',
    'HarmonyOS',
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${webkit} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile`,
  ],
  [
    'Safari',
    'PlayStation',
    'Mozilla/5.0 (PlayStation 5 8.00) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1 Safari/605.1.15',
  ],
  [
    'Internet Explorer',
    'Windows Phone',
    'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 520) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
  ],
  [
    'Instagram',
    'iOS',
    `${phone} Mobile/22F76 Instagram 393.1.0.36.70 (iPhone15,3; iOS 18_5; en_US) Safari/604.1`,
  ],
  ['Edge', 'Android', `${pixel} Chrome/73.0.3683.0 Mobile Safari/537.36 EdgA/44.11.2.4122`],
  ['Edge', 'iOS', `${phone} Mobile/14F89 Safari/603.2.4 EdgiOS/41.1.35.1`],
  ['X', 'iOS', `${phone} Mobile/15E148 Twitter for iPhone/10.60`],
  ['other', 'other', 'Zzz/1.0 (Something)'],
];

test('are browsers and systems with their usual names', async cleanup => {
  const { clicks } = await followed(
    cleanup,
    {},
    agents.map(([, , agent]) => ['', { 'user-agent': agent }]),
  );
  assert.deepEqual(
    clicks.map(({ browser, system }) => `${browser} on ${system}`).sort(),
    agents.map(([browser, system]) => `${browser} on ${system}`).sort(),
  );
});

test('are other for a user agent of sixteen thousand characters of junk, which is answered at once', async cleanup => {
  const junk = ['(', ' ', 'Version/', 'Mozilla/5.0 (', '; wv', 'Opera Opera ', 'utm_'].map(text =>
    text.repeat(14_000 / text.length),
  );
  const { statuses } = await followed(
    cleanup,
    {},
    junk.map(agent => ['', { 'user-agent': agent }]),
  );
  assert.deepEqual(statuses, Array(junk.length).fill(302));
});

for (const [storage, open] of eachStorage(storages)) {
  test(`are cities with their countries, if a header names them, on ${storage}`, async cleanup => {
    const sent = (city: string, country = 'DE') =>
      ['', { 'x-city': Buffer.from(city).toString('latin1'), 'x-country': country }] as const;
    const { clicks, analytics } = await followed(
      cleanup,
      {},
      [
        ...[sent('Berlin'), sent('Köln'), sent('K%C3%B6ln'), sent('São Paulo', 'BR'), sent('Paris', 'US')],
        ...[sent('Paris', 'FR'), sent('100%'), sent('   '), sent('x'.repeat(300)), sent('%00%E2%80%AEfdp')],
        ['', {}],
      ],
      { open, countryHeader: 'x-country', cityHeader: 'X-City' },
    );
    const long = 'x'.repeat(100);
    assert.deepEqual(named(analytics.cities), {
      ...{ 'Köln, DE': 2, unknown: 2, '100%, DE': 1, 'Berlin, DE': 1, 'Paris, FR': 1, 'Paris, US': 1 },
      ...{ 'São Paulo, BR': 1, 'fdp, DE': 1, [`${long}, DE`]: 1 },
    });
    assert.equal(clicks.filter(({ city }) => city === null).length, 2);
  });

  test(`are the UTM parameters of the target, and otherwise those of the short URL, on ${storage}`, async cleanup => {
    const { analytics, clicks, mock } = await followed(
      cleanup,
      { url: 'https://shop.example/?utm_term=shoes', utm: { source: 'mail', campaign: 'spring' } },
      [
        [''],
        ['?utm_source=forged&utm_medium=poster&utm_term=hats&utm_medium=second&utm_content[]=a'],
        ['?utm_medium=%00%E2%80%AEx%0Ay%ED%A0%80&utm_content=%3Cscript%3E&UTM_CONTENT=c'],
        [`?utm_medium=${'%F0%9F%98%80'.repeat(300)}`],
        ['?utm%5Fcontent=&utm_medium=__proto__&utm_content=+'],
      ],
      { open },
    );
    const { utm_sources, utm_mediums, utm_campaigns, utm_terms, utm_contents } = analytics;
    assert.deepEqual(named(utm_sources), { mail: 5 });
    assert.deepEqual(named(utm_campaigns), { spring: 5 });
    assert.deepEqual(named(utm_terms), { shoes: 5 });
    const proto = Object.fromEntries([['__proto__', 1]]);
    assert.deepEqual(named(utm_mediums), {
      'xy\ufffd\ufffd\ufffd': 1,
      poster: 1,
      ['😀'.repeat(100)]: 1,
      ...proto,
    });
    assert.deepEqual(named(utm_contents), { '<script>': 1 });
    assert.ok(clicks.some(({ utm }) => utm.medium === 'poster' && utm.source === 'mail'));
    const others = (await client(mock, secrets.sounds).call('GET', '/analytics')).json.data as LinkAnalytics;
    assert.equal(
      others.utm_mediums.some(({ name }) => name === 'poster'),
      false,
      'of another workspace',
    );
  });
}

test('are the parameters with which a forwarded query reaches the target, on its system', async cleanup => {
  const { analytics } = await followed(
    cleanup,
    {
      ...{ url: 'https://shop.example/?utm_source=web', ios_url: 'https://shop.example/ios?utm_source=ios' },
      forward_query: true,
    },
    [['?utm_source=forged&utm_medium=qr'], ['?utm_medium=qr', { 'user-agent': iphone }]],
  );
  assert.deepEqual(named(analytics.utm_sources), { web: 1, ios: 1 });
  assert.deepEqual(named(analytics.utm_mediums), { qr: 2 });
});

test('fill at most fifty values of each parameter, whatever visitors send', async cleanup => {
  const { analytics } = await followed(
    cleanup,
    {},
    Array.from({ length: 70 }, (_, index) => [`?utm_source=s${index}&utm_term=t`]),
  );
  const { utm_sources, utm_terms, clicks } = analytics;
  assert.deepEqual([utm_sources.length, utm_sources[0], clicks], [51, { name: 'other', clicks: 20 }, 70]);
  assert.deepEqual(utm_terms, [{ name: 't', clicks: 70 }]);
});

test('are unknown for clicks that were counted without them', async cleanup => {
  const mock = (await storages.lowdb?.(cleanup)) as Mock;
  const before = (await client(mock).call('GET', '/analytics')).json.data as LinkAnalytics;
  const unknown = [{ name: 'unknown', clicks: before.clicks }];
  assert.ok(before.clicks > 0);
  assert.deepEqual([before.browsers, before.systems, before.cities], [unknown, unknown, unknown]);
  assert.deepEqual(before.utm_sources, []);
});

test.run();
