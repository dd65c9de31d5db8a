/** Limits on pages for users: the console, short links and the mock server. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { createLinks } from '../../src/index.ts';
import { fixtureRepository, post, type RawAnswer, secrets, send, suiteOf } from '../helper.ts';
import { chrome } from '../links/service.ts';
import { until } from '../until.ts';
import { password, serve } from './service.ts';

const test = suiteOf('Page rate limits');
const two = { requests: 2, seconds: 60 };
const page = 'text/html; charset=utf-8';

async function times(count: number, work: () => Promise<RawAnswer>): Promise<number[]> {
  const found: number[] = [];
  for (let left = count; left > 0; left -= 1) found.push((await work()).status);
  return found;
}

test('of the console are counted by address, and answered with a page', async cleanup => {
  const { url, clock } = await serve(cleanup, { rateLimits: { console: two } });
  const open = (path: string, address = '2001:db8::1') =>
    send(`${url}/user/api${path}`, { headers: { 'x-forwarded-for': address } });
  assert.equal((await open('/login')).status, 200);
  const [css = ''] = /\/assets\/[^"]*console\.css/.exec((await open('/login')).text) ?? [];
  const refused = await open('/login', '2001:db8::2');
  assert.deepEqual(
    [refused.status, refused.headers['content-type'], refused.headers['retry-after']],
    [429, page, '60'],
  );
  assert.match(refused.text, /<h1[^>]*>Too many requests</);
  assert.ok(refused.headers['content-security-policy']);
  assert.equal((await open(css)).status, 200, 'the refusal has its style sheet');
  const posted = await send(`${url}/user/api/login`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '2001:db8::3', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=ann@example.com',
  });
  assert.equal(posted.status, 429);
  assert.match(posted.text, /reload this page/i, 'what was typed is sent again');
  assert.doesNotMatch(refused.text, /reload this page/i);
  assert.equal((await open('/login', '192.0.2.1')).status, 200);
  clock.now += 60_000;
  assert.equal((await open('/login')).status, 200);
});

test('of the console can be disabled', async cleanup => {
  for (const rateLimits of [false, { console: false }] as const) {
    const { url } = await serve(cleanup, { rateLimits });
    const found = await times(3, () => send(`${url}/user/api/login`));
    assert.deepEqual(found, [200, 200, 200]);
  }
});

test('of short links are counted by address, and answered with a page or JSON', async cleanup => {
  const { url, clock } = await serve(cleanup, { rateLimits: { redirects: { requests: 3, seconds: 60 } } });
  const follow = (slug: string, address: string, headers = {}) =>
    send(`${url}/l/${slug}`, { headers: { 'x-forwarded-for': address, 'user-agent': 'curl', ...headers } });
  const found = [
    await follow('spring', '2001:db8::1'),
    await follow('nobody', '2001:db8::2'),
    await follow('spring', '2001:db8::3'),
    await follow('spring', '2001:db8::4', { accept: 'text/html' }),
    await follow('nobody', '2001:db8::4', { accept: 'application/json' }),
  ];
  assert.deepEqual(
    found.map(({ status }) => status),
    [302, 404, 302, 429, 429],
  );
  const [, , , asPage, asJson] = found;
  assert.deepEqual([asPage?.headers['content-type'], asPage?.headers['retry-after']], [page, '60']);
  assert.match(asPage?.text ?? '', /<h1>Too many requests<\/h1>/);
  assert.deepEqual(asJson?.json, { status: 'error', msg: 'Too many requests' });
  assert.equal(asJson?.headers.ratelimit, '"redirects";r=0;t=60');
  assert.equal((await follow('spring', '2001:db8:0:1::1')).status, 302);
  clock.now += 60_000;
  assert.equal((await follow('spring', '2001:db8::1')).status, 302);
});

test('of short links can be disabled', async cleanup => {
  const { url } = await serve(cleanup, { rateLimits: { redirects: false } });
  assert.deepEqual(new Set(await times(20, () => send(`${url}/l/spring`))), new Set([302]));
});

test('of link passwords are counted by link and address, with a higher limit for the link', async cleanup => {
  const rateLimits = { linkPasswords: two, linkPasswordsOfLink: { requests: 4, seconds: 60 } };
  const { url, clock } = await serve(cleanup, { rateLimits });
  const authorization = { authorization: `Bearer ${secrets.studio}` };
  const made = await post(
    `${url}/api/v1/links`,
    { url: 'https://a.example/', slug: 'secret', password },
    authorization,
  );
  assert.equal(made.status, 201);
  const open = async (address: string, given: string) =>
    (await post(`${url}/l/secret`, { password: given }, { 'x-forwarded-for': address })).status;
  assert.deepEqual(
    [await open('2001:db8::1', 'a'), await open('2001:db8::2', 'b'), await open('2001:db8::3', 'c')],
    [403, 403, 429],
  );
  assert.equal(await open('192.0.2.1', password), 303, 'who knows it gets in from elsewhere');
  assert.deepEqual(
    [await open('192.0.2.2', 'd'), await open('192.0.2.3', 'e'), await open('192.0.2.4', 'f')],
    [403, 403, 429],
  );
  clock.now += 60_000;
  assert.equal(await open('2001:db8::1', password), 303);
});

test('and clicks both treat an IPv6 /64 as one visitor', async cleanup => {
  const { url } = await serve(cleanup);
  const authorization = { authorization: `Bearer ${secrets.studio}` };
  const made = await post(
    `${url}/api/v1/links`,
    { url: 'https://a.example/', slug: 'people' },
    authorization,
  );
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'])
    await send(`${url}/l/people`, { headers: { 'x-forwarded-for': address, 'user-agent': chrome } });
  const { id } = made.json.data as { id: string };
  const counted = async () => {
    const { json } = await send(`${url}/api/v1/links/${id}`, { headers: authorization });
    return json.data as { clicks: number };
  };
  await until(async () => (await counted()).clicks >= 3, counted);
  const { json } = await send(`${url}/api/v1/links/${id}/analytics`, { headers: authorization });
  assert.equal((json.data as { unique_clicks: number }).unique_clicks, 2);
});

test('refuse an invalid limit in createLinks with its name', async () => {
  const repository = await fixtureRepository();
  assert.throws(
    () => createLinks({ repository, rateLimits: { redirect: two } as never }),
    /createLinks: rateLimits contains an unknown limit redirect: did you mean redirects\?/,
  );
});

test('of the mock server are off by default', async cleanup => {
  const plain = await startMock();
  cleanup(plain.close);
  const free = await send(`${plain.url}/api/v1/models`, {
    headers: { authorization: `Bearer ${plain.keys.studio}` },
  });
  assert.deepEqual([free.status, free.headers.ratelimit], [200, undefined]);
  const limited = await startMock({ rateLimits: { key: two, redirects: two } });
  cleanup(limited.close);
  const ask = () =>
    send(`${limited.url}/api/v1/models`, { headers: { authorization: `Bearer ${limited.keys.studio}` } });
  assert.deepEqual(await times(3, ask), [200, 200, 429]);
  assert.deepEqual(await times(3, () => send(`${limited.url}/l/spring`)), [302, 302, 429]);
});

test.run();
