/** Visitors by their headers: previews, tablets and phones, and the response headers. */
import assert from 'node:assert/strict';
import type { Link, LinkClick } from '../../src/generated/types.ts';
import { form, send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';
import { android, chrome, client, iphone } from './service.ts';

const test = suiteOf('Link visitors', { isLong: true });
const openMock = storages.lowdb;
assert.ok(openMock);

test('use up no click with a prefetch or preview request', async cleanup => {
  const { make, follow } = client(await openMock(cleanup));
  const { slug } = await make({ max_clicks: 1 });
  for (const name of ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'])
    for (const value of ['prefetch', 'Prerender', 'preview'])
      assert.equal((await follow(slug, { [name]: value })).status, 200, `${name}: ${value}`);
  assert.equal((await follow(slug)).status, 302);
});

/** What a browser loads by itself with a page: nobody has followed the link. */
const loaded: Record<string, string>[] = [
  ...[
    'image',
    'script',
    'style',
    'video',
    'audio',
    'font',
    'manifest',
    'object',
    'embed',
    'serviceworker',
  ].map(dest => ({ 'sec-fetch-dest': dest, 'sec-fetch-mode': 'no-cors' })),
  { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-dest': 'frame', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-dest': 'image', 'sec-fetch-user': '?1' },
  { 'sec-fetch-dest': 'something-new' },
];
/** Somebody has followed the link, in a frame too, or the program does not say what it is for. */
const followed: Record<string, string>[] = [
  { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' },
  { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
  { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' },
  {},
];

for (const [storage, open] of eachStorage(storages))
  test(`use up no click if a page loads the link as a picture or a part of it, on ${storage}`, async cleanup => {
    const { make, follow, call } = client(await open(cleanup));
    const { slug, id } = await make({ max_clicks: followed.length });
    for (const headers of loaded) {
      const answer = await follow(slug, headers);
      assert.deepEqual([answer.status, answer.headers.location], [200, undefined], JSON.stringify(headers));
    }
    for (const headers of followed)
      assert.equal((await follow(slug, headers)).status, 302, JSON.stringify(headers));
    assert.equal((await follow(slug)).status, 410);
    const counts = async () => {
      const { clicks, bots } = (await call('GET', `/${id}`)).json.data as Link;
      return [clicks, bots];
    };
    await until(async () => (await counts()).join() === [followed.length, loaded.length].join());
  });

test('of a page with a picture behind a short link see it, but are no clicks', async cleanup => {
  const { make, follow, call } = client(await openMock(cleanup));
  const { slug, id } = await make({});
  for (const headers of loaded)
    assert.deepEqual(
      [(await follow(slug, headers)).status, (await follow(slug, headers)).headers.location],
      [302, 'https://target.example/'],
    );
  await follow(slug, { 'sec-fetch-dest': 'document' });
  const counts = async () => {
    const { clicks, bots, last_clicked_at } = (await call('GET', `/${id}`)).json.data as Link;
    return [clicks, bots, last_clicked_at !== null].join();
  };
  await until(async () => (await counts()) === [1, 2 * loaded.length, true].join());
});

test('are redirected if the purpose header has another value', async cleanup => {
  const { make, follow } = client(await openMock(cleanup));
  const { slug } = await make({ max_clicks: 1 });
  assert.equal((await follow(slug, { 'sec-purpose': 'navigation' })).status, 302);
});

test('are counted by device', async cleanup => {
  const mock = await openMock(cleanup);
  const { make, follow, call } = client(mock);
  const { slug, id } = await make({});
  const agents = [
    ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Mobile/15E148 Safari/604.1', 'tablet'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/142.0.0.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (Linux; U; en-us; KFTT) Silk/3.68 like Chrome/39.0 Safari/535.19', 'tablet'],
    ['Mozilla/5.0 (Linux; Android 14; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0', 'tablet'],
    [android, 'phone'],
    [iphone, 'phone'],
    [chrome, 'desktop'],
    ['Mozilla/5.0 (PlayStation 5 8.00) Version/14.1 Safari/605.1.15', 'other'],
  ] as const;
  for (const [agent] of agents) await follow(slug, { 'user-agent': agent });
  const clicks = async () => (await call('GET', `/${id}/clicks?limit=100`)).json.data as LinkClick[];
  await until(async () => (await clicks()).length === agents.length);
  const devices = (await clicks()).map(({ device }) => device);
  assert.deepEqual(devices.sort(), agents.map(([, device]) => device).sort());
});

test('get the target of their operating system, even if only the other one has a target', async cleanup => {
  const { make, follow } = client(await openMock(cleanup));
  const own = { ios_url: 'https://ios.example/', android_url: 'https://android.example/' };
  for (const [name, agent, other] of [
    ['ios_url', iphone, android],
    ['android_url', android, iphone],
  ] as const) {
    const { slug } = await make({ [name]: own[name] });
    assert.equal((await follow(slug, { 'user-agent': agent })).headers.location, own[name]);
    assert.equal((await follow(slug, { 'user-agent': other })).headers.location, 'https://target.example/');
  }
});

test('with an iPad or iPod get the target for iPhone', async cleanup => {
  const { make, follow } = client(await openMock(cleanup));
  const { slug } = await make({ ios_url: 'https://ios.example/' });
  for (const device of ['iPad', 'iPod'])
    assert.equal(
      (await follow(slug, { 'user-agent': `Mozilla/5.0 (${device}; CPU OS 12_5 like Mac OS X)` })).headers
        .location,
      'https://ios.example/',
    );
});

test('get the UTM parameters of the link on the target of their operating system too', async cleanup => {
  const { make, follow } = client(await openMock(cleanup));
  const { slug } = await make({
    ios_url: 'https://ios.example/',
    android_url: 'https://android.example/',
    utm: { source: 'mail' },
  });
  for (const [agent, target] of [
    [iphone, 'https://ios.example/?utm_source=mail'],
    [android, 'https://android.example/?utm_source=mail'],
  ] as const)
    assert.equal((await follow(slug, { 'user-agent': agent })).headers.location, target);
});

test('get pages that other sites cannot frame and that are not cached', async cleanup => {
  const { make, follow } = client(await openMock(cleanup));
  const { slug } = await make({ password: 'swordfish' });
  for (const path of [slug, 'nobody']) {
    const { headers } = await follow(path);
    assert.match(String(headers['content-security-policy']), /^default-src 'none';.*frame-ancestors 'none'/);
    assert.deepEqual(
      [
        headers['cache-control'],
        headers['referrer-policy'],
        headers['x-content-type-options'],
        headers['x-robots-tag'],
      ],
      ['no-store', 'no-referrer', 'nosniff', 'noindex'],
    );
  }
});

test('get a form cookie that scripts cannot read and other sites do not send', async cleanup => {
  const { make, follow } = client(await openMock(cleanup));
  const { slug } = await make({ password: 'swordfish' });
  const cookie = String((await follow(slug)).headers['set-cookie']?.[0]);
  for (const attribute of [/; path=\/(;|$)/i, /; httponly/i, /; samesite=strict/i])
    assert.match(cookie, attribute);
});

test('keep their form cookie', async cleanup => {
  const { make, follow } = client(await openMock(cleanup));
  const { slug } = await make({ password: 'swordfish' });
  const cookie = `mk_link=${'a'.repeat(43)}`;
  assert.equal((await follow(slug, { cookie })).headers['set-cookie'], undefined);
});

test('get a new form cookie if theirs is not valid', async cleanup => {
  const { make, follow } = client(await openMock(cleanup));
  const { slug } = await make({ password: 'swordfish' });
  for (const value of ['a'.repeat(42), 'a'.repeat(44), 'x'])
    assert.equal((await follow(slug, { cookie: `mk_link=${value}` })).headers['set-cookie']?.length, 1);
});

test('cannot use the form of one link for another link', async cleanup => {
  const mock = await openMock(cleanup);
  const { make, follow } = client(mock);
  const [one, other] = [await make({ password: 'swordfish' }), await make({ password: 'swordfish' })];
  const page = await follow(one.slug);
  const cookie = String(page.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  const csrf = /name="csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const sent = new URLSearchParams({ csrf, password: 'swordfish' }).toString();
  assert.match((await form(`${mock.url}/l/${other.slug}`, sent, { cookie })).text, /The form has expired/);
});

test('are asked again if they send no password, without counting an attempt', async cleanup => {
  const mock = await openMock(cleanup);
  const { make } = client(mock);
  const { slug } = await make({ password: 'swordfish' });
  for (let count = 0; count < 12; count += 1) {
    const { status, text } = await form(`${mock.url}/l/${slug}`, 'password=');
    assert.equal(status, 403);
    assert.match(text, /Please enter the password\./);
  }
});

test('get the methods that a link supports', async cleanup => {
  const mock = await openMock(cleanup);
  const { make, follow } = client(mock);
  const { slug } = await make({});
  assert.equal((await follow(slug, {}, 'POST')).headers.allow, 'GET, HEAD, OPTIONS');
  assert.equal((await follow(slug, {}, 'PUT')).headers.allow, 'GET, HEAD, POST, OPTIONS');
});

test("are redirected by GET after the right password, regardless of the link's status", async cleanup => {
  const mock = await openMock(cleanup);
  const { make } = client(mock);
  for (const more of [{ redirect_status: 307 }, { redirect_status: 308, max_clicks: 1 }]) {
    const { slug } = await make({ password: 'swordfish', ...more });
    const { status, headers } = await send(`${mock.url}/l/${slug}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': chrome },
      body: JSON.stringify({ password: 'swordfish' }),
    });
    assert.deepEqual([status, headers.location], [303, 'https://target.example/']);
  }
});

test('see an error only after they have sent a wrong password', async cleanup => {
  const mock = await openMock(cleanup);
  const { make, follow } = client(mock);
  const { slug } = await make({ password: 'swordfish' });
  const invalid = /aria-invalid="true" aria-describedby="error"/;
  assert.doesNotMatch((await follow(slug)).text, /aria-invalid|role="alert"/);
  assert.match((await form(`${mock.url}/l/${slug}`, 'password=')).text, invalid);
});

test.run();
