/** Invalid links, each with its reason; and valid ones that look invalid. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { client } from './service.ts';

const test = suiteOf('Invalid links');

const refused = (msg: string) => ({ status: 'error', msg });

for (const [storage, open] of eachStorage(storages))
  test(`are refused with the reason for each invalid field, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { call } = client(mock);
    const bad: [object, number, string][] = [
      [{ url: `https://a.example/${'x'.repeat(10_000)}` }, 400, 'url must have at most 8192 characters'],
      [{ url: 'https://user:secret@a.example' }, 400, 'url must not contain a user name or password'],
      [
        { url: 'https://pаypal.com' },
        400,
        'url contains a host name that imitates another one with lookalike letters',
      ],
      [
        { url: 'https://аррӏе.com' },
        400,
        'url contains a host name that imitates another one with lookalike letters',
      ],
      [{ url: 'https://a.example/a b' }, 400, 'url must not contain spaces or backslashes'],
      [{ url: 'https:\\\\a.example' }, 400, 'url must not contain spaces or backslashes'],
      [{ url: ' https://a.example' }, 400, 'url must be an absolute URL'],
      [{ url: 'a.example/path' }, 400, 'url must be an absolute URL'],
      [{ url: '//a.example' }, 400, 'url must be an absolute URL'],
      [{ url: 'https:a.example' }, 400, 'url must be an absolute URL'],
      [{ url: 'http:/user/api' }, 400, 'url must be an absolute URL'],
      [{ expired_url: 'http:/l/spring' }, 400, 'expired_url must be an absolute URL'],
      [{ url: 'https://@a.example/' }, 400, 'url must not contain a user name or password'],
      [
        { url: 'https://աpple.com' },
        400,
        'url contains a host name that imitates another one with lookalike letters',
      ],
      [
        { url: `https://a.example/${'😀'.repeat(2_000)}` },
        400,
        'url must have at most 8192 characters after encoding',
      ],
      [{ url: 'javascript:alert(1)' }, 400, 'url must be an http or https URL'],
      [{ url: 'JaVaScRiPt://a.example/%0aalert(1)' }, 400, 'url must be an http or https URL'],
      [{ url: 'data:text/html,<script>' }, 400, 'url must be an http or https URL'],
      [{ url: `${mock.url}/l/spring` }, 400, 'url must not point to a short link of this service'],
      [{ url: `${mock.url}/l` }, 400, 'url must not point to a short link of this service'],
      [{ url: `${mock.url}/user/api` }, 400, 'url must not point to the console'],
      [{ url: `${mock.url}/user/api/workspaces/ws_studio` }, 400, 'url must not point to the console'],
      [
        { url: `${mock.url}/`, forward_path: true },
        400,
        'url must not point to a short link of this service',
      ],
      [{ ios_url: 'javascript:alert(1)' }, 400, 'ios_url must be an http or https URL'],
      [{ android_url: 'intent://x' }, 400, 'android_url must be an http or https URL'],
      [{ expired_url: 'data:,' }, 400, 'expired_url must be an http or https URL'],
      [{ slug: 'api' }, 409, 'The slug is reserved'],
      [{ slug: 'Robots.txt' }, 409, 'The slug is reserved'],
      [{ slug: 'spring' }, 409, 'The slug is already taken'],
      [{ slug: 'x'.repeat(191) }, 400, 'slug must have at most 190 characters'],
      [{ expires_at: '2020-01-01T00:00:00Z' }, 400, 'expires_at must be in the future'],
      [{ max_clicks: 0 }, 400, 'max_clicks must be at least 1'],
      [{ redirect_status: 303 }, 400, 'redirect_status must be one of 301, 302, 307, 308'],
      [{ domain: 'elsewhere.example' }, 400, 'domain must be a domain of this service'],
      [{ external_id: 'campaign-42' }, 409, 'Another link already has this external id'],
    ];
    for (const slug of [
      'a/b',
      'a b',
      '..',
      '.hidden',
      'a?b',
      'a#b',
      'a%2fb',
      '<b>',
      '\u200d',
      '\u3164',
      '\u0301',
      'a\u200db',
    ])
      bad.push([
        { slug },
        400,
        'slug must be at most 190 letters, digits, emoji or - _ . ~, and must not start with a dot',
      ]);
    for (const [input, status, reason] of bad) {
      const answer = await call('POST', '', { url: 'https://a.example', ...input });
      const msg = status === 400 ? `Invalid request: ${reason}` : reason;
      assert.deepEqual([input, answer.status, answer.json], [input, status, refused(msg)]);
    }
    for (const good of [
      'http://[2001:db8::1]:8080/',
      'https://münchen.example/ü',
      'https://еда.рф/',
      'https://東京tower.example/',
      'https://a.example/@path?x=@',
      `${mock.url}/lists`,
      `${mock.url}/`,
      `https://a.example/${'x'.repeat(8_192 - 18)}`,
      `https://a.example/${'x'.repeat(8_000)}`,
    ])
      assert.equal((await call('POST', '', { url: good })).status, 201, good);
  });

for (const [storage, open] of eachStorage(storages))
  test(`are not those that name the default domain by its host name, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { call, make, follow } = client(mock);
    const domain = new URL(mock.url).hostname;
    const made = await make({ slug: 'by-name', domain });
    assert.deepEqual([made.domain, made.short_url], [null, `${mock.url}/l/by-name`]);
    assert.equal((await follow('by-name')).status, 302);
    // It is the same domain, so the slug is taken in it.
    assert.equal((await call('POST', '', { url: 'https://a.example', slug: 'by-name' })).status, 409);
    const asked = await call('GET', `/availability?slug=by-name&domain=${domain}`);
    assert.deepEqual(asked.json.data, { slug: 'by-name', available: false, reason: 'taken' });
    const changed = await call('PATCH', `/${made.id}`, { domain });
    assert.deepEqual([changed.status, (changed.json.data as { domain: unknown }).domain], [200, null]);
  });

test('redirect paths below a link only if the link forwards paths and is active', async cleanup => {
  const mock = await storages.lowdb?.(cleanup);
  assert.ok(mock);
  const { make, call } = client(mock);
  // The path after the slug is not appended to the target for expired links.
  await make({ expired_url: `${mock.url}/`, forward_path: true });
  const answer = await call('POST', '', {
    url: 'https://a.example',
    ios_url: `${mock.url}/`,
    forward_path: true,
  });
  assert.deepEqual(
    [answer.status, answer.json],
    [400, refused('Invalid request: ios_url must not point to a short link of this service')],
  );
});

// Each of these used to time out: the time was exponential or quadratic in the length.
test('are refused quickly even if the slug or target is very repetitive', async cleanup => {
  const mock = await storages.lowdb?.(cleanup);
  assert.ok(mock);
  const { call, follow, make } = client(mock);
  const marks = '\ufe0f'.repeat(100);
  assert.equal((await follow(`a${encodeURIComponent(marks)}%20`)).status, 404);
  assert.equal((await call('POST', '', { url: 'https://a.example', slug: `a${marks} ` })).status, 400);
  const { slug } = await make({ url: `https://a.example${'/'.repeat(8_000)}x`, forward_path: true });
  assert.equal((await follow(`${slug}/${'b/'.repeat(4_000)}c`)).status, 302);
});

test.run();
