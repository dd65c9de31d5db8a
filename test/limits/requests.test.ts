import assert from 'node:assert/strict';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import type { KeyRecord } from '../../src/generated/types.ts';
import { createRouter } from '../../src/index.ts';
import { digestOf } from '../../src/secrets/key-format.ts';
import { fixtureRepository, post, type RawAnswer, secrets, send, suiteOf } from '../helper.ts';
import { data, start, statuses, times, tooMany, two } from './service.ts';

const test = suiteOf('API requests', { isLong: true });

const many = { requests: 1_000, seconds: 60 };

test('with a key show the remaining quota in headers, and are refused beyond it until the window ends', async cleanup => {
  const { get, clock } = await start(cleanup, { key: two, workspace: false });
  const [first, second, third] = await times(3, () => get('/api/v1/models', secrets.studio));
  assert.deepEqual([first?.status, second?.status, third?.status], [200, 200, 429]);
  assert.equal(first?.headers['ratelimit-policy'], '"key";q=2;w=60');
  assert.deepEqual(
    [first, second, third].map(answer => answer?.headers.ratelimit),
    ['"key";r=1;t=60', '"key";r=0;t=60', '"key";r=0;t=60'],
  );
  assert.deepEqual([third?.json, third?.headers['retry-after']], [tooMany, '60']);
  assert.equal(first?.headers['retry-after'], undefined);
  clock.now += 59_001;
  assert.equal((await get('/api/v1/models', secrets.studio)).headers['retry-after'], '1');
  clock.now += 999;
  assert.equal((await get('/api/v1/models', secrets.studio)).status, 200);
});

test('with a key are refused no longer than the window, even if the clock is set back', async cleanup => {
  const { get, clock } = await start(cleanup, { key: two });
  clock.now += 86_400_000;
  await times(2, () => get('/api/v1/models', secrets.studio));
  clock.now -= 86_400_000;
  const refused = await get('/api/v1/models', secrets.studio);
  assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '60']);
  clock.now += 60_000;
  assert.equal((await get('/api/v1/models', secrets.studio)).status, 200);
});

test('are counted for each key from all addresses, and for all keys of the workspace together', async cleanup => {
  const { get, url } = await start(cleanup, { key: two, workspace: { requests: 4, seconds: 30 } });
  const made = await post(
    `${url}/api/v1/keys`,
    { name: 'Another', scopes: ['models:read'] },
    { authorization: `Bearer ${secrets.studio}` },
  );
  const other = (made.json.data as { secret: string }).secret;
  assert.equal(made.headers['ratelimit-policy'], '"key";q=2;w=60, "workspace";q=4;w=30');
  assert.equal(made.headers.ratelimit, '"key";r=1;t=60', 'of the limit that is nearer');
  assert.equal((await get('/api/v1/models', secrets.studio, '192.0.2.2')).status, 200);
  const beyond = await get('/api/v1/models', secrets.studio, '192.0.2.3');
  assert.deepEqual([beyond.status, beyond.headers.ratelimit], [429, '"key";r=0;t=60']);
  const answers = await times(2, () => get('/api/v1/models', other));
  assert.deepEqual(statuses(answers), [200, 200]);
  const sounds = await get('/api/v1/models', secrets.sounds);
  assert.deepEqual([sounds.status, sounds.headers.ratelimit], [200, '"key";r=1;t=60']);
});

test('with keys that have limits of their own count for each of these keys too', async cleanup => {
  const { get, url } = await start(cleanup, { key: two, workspace: false });
  const make = async () => {
    const made = await post(
      `${url}/api/v1/keys`,
      { name: 'Another', scopes: ['models:read'], rate_limit: { requests: 2, seconds: 86_400 } },
      { authorization: `Bearer ${secrets.studio}` },
    );
    return (made.json.data as { secret: string }).secret;
  };
  for (const secret of [await make(), await make()]) {
    const answers = await times(3, () => get('/api/v1/models', secret));
    assert.deepEqual(statuses(answers), [200, 200, 429]);
  }
});

test('beyond the workspace limit are refused with each of its keys', async cleanup => {
  const { get } = await start(cleanup, { workspace: two });
  const [first] = await times(2, () => get('/api/v1/models', secrets.studio));
  assert.equal(first?.headers['ratelimit-policy'], '"key";q=6000;w=60, "workspace";q=2;w=60');
  assert.equal(first?.headers.ratelimit, '"workspace";r=1;t=60');
  const beyond = await get('/api/v1/models', secrets.studio);
  assert.deepEqual(
    [beyond.status, beyond.headers['ratelimit-policy'], beyond.headers.ratelimit],
    [429, '"workspace";q=2;w=60', '"workspace";r=0;t=60'],
  );
});

test('without the scope or with other errors count too', async cleanup => {
  const { get } = await start(cleanup, { key: { requests: 3, seconds: 60 } });
  const found = [
    await get('/api/items/item?item_id=x', secrets.studio),
    await get('/api/items/item?item_id=1', secrets.studio),
    await get('/api/items/all', secrets.studio),
    await get('/api/items/all', secrets.studio),
  ];
  assert.deepEqual(statuses(found), [400, 404, 200, 429]);
});

test('without a valid key are counted by address: beyond the limit, only recently valid keys are looked up', async cleanup => {
  const repository = await fixtureRepository();
  let lookups = 0;
  const { findByDigest } = repository.keys;
  repository.keys.findByDigest = digest => {
    lookups += 1;
    return findByDigest(digest);
  };
  const { get, clock } = await start(cleanup, { address: { requests: 4, seconds: 60 } }, { repository });
  assert.equal((await get('/api/v1/models', secrets.studio)).status, 200);
  const found = [
    await get('/api/v1/models', null),
    await get('/api/v1/models', secrets.revoked),
    await get('/api/v1/models', 'a-key-that-nobody-has'),
    await get('/api/items/all?api_key=x&api_key=y', null),
  ];
  assert.deepEqual(statuses(found), [401, 401, 401, 400]);
  assert.equal(found[3]?.headers.ratelimit, '"address";r=0;t=60');
  const before = lookups;
  for (const secret of [null, 'another-key-that-nobody-has', secrets.sounds, secrets.revoked]) {
    const refused = await get('/api/v1/models', secret);
    assert.deepEqual([refused.status, refused.json, refused.headers['retry-after']], [429, tooMany, '60']);
  }
  assert.equal(lookups, before);
  assert.equal((await get('/api/v1/models', secrets.studio)).status, 200, 'a key that was good goes on');
  assert.equal(
    (await get('/api/v1/models', secrets.sounds, '192.0.2.2')).status,
    200,
    'so does another address',
  );
  clock.now += 60_000;
  assert.equal((await get('/api/v1/models', 'a-key-that-nobody-has')).status, 401);
});

test('with a key in use continue while others are refused, even with a thousand other keys in between', async cleanup => {
  const seed = data();
  const others = Array.from({ length: 1_100 }, (_, index) => `key-${index}-of-a-host`);
  const like = seed.keys.ws_studio?.[0] as KeyRecord;
  const made = others.map((secret, index) => ({ ...like, id: `key_${index}`, digest: digestOf(secret) }));
  const keys = { ...seed.keys, ws_studio: [...(seed.keys.ws_studio ?? []), ...made] };
  const repository = await lowdbRepository({ seed: { ...seed, keys }, baseUrl: 'https://shop.example' });
  const { get } = await start(
    cleanup,
    { address: { requests: 1, seconds: 60 }, key: false, workspace: false },
    { repository },
  );
  for (const [index, secret] of others.entries()) {
    if (index === 500) assert.equal((await get('/api/v1/models', secrets.sounds)).status, 200);
    assert.equal((await get('/api/v1/models', secret, '192.0.2.2')).status, 200);
  }
  const guesses = await times(2, () => get('/api/v1/models', 'a-key-that-nobody-has'));
  assert.deepEqual(statuses(guesses), [401, 429]);
  assert.equal((await get('/api/v1/models', secrets.sounds)).status, 200);
});

test('with a valid key do not count for the address, even if they are refused', async cleanup => {
  const { get } = await start(cleanup, { address: two });
  const found = await times(3, () => get('/api/items/item?item_id=1', secrets.studio));
  assert.deepEqual(statuses([...found, await get('/api/v1/models', null)]), [404, 404, 404, 401]);
});

test('without a valid key count for a whole IPv6 /64', async cleanup => {
  const { get } = await start(cleanup, { address: two });
  const found: RawAnswer[] = [];
  for (const address of ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1:ffff::3', '2001:db8:0:2::1'])
    found.push(await get('/api/v1/models', null, address));
  assert.deepEqual(statuses(found), [401, 401, 429, 401]);
});

test('for the OpenAPI document are counted by address', async cleanup => {
  const { get } = await start(cleanup, { address: two });
  const found = await times(3, () => get('/api/openapi.json', null));
  assert.deepEqual(statuses(found), [200, 200, 429]);
  assert.equal(found[0]?.headers.ratelimit, '"address";r=1;t=60');
});

test('that cause internal errors do not count for the address', async cleanup => {
  const repository = await fixtureRepository();
  repository.keys.findByDigest = () => Promise.reject(new Error('broken'));
  const { get } = await start(cleanup, { address: two }, { repository, onError: () => {} });
  assert.deepEqual(
    statuses(await times(4, () => get('/api/v1/models', secrets.studio))),
    [500, 500, 500, 500],
  );
});

test('are not limited if all limits or single ones are disabled', async cleanup => {
  for (const rateLimits of [false, { key: false, workspace: false, address: false }] as const) {
    const { get } = await start(cleanup, rateLimits);
    for (const secret of [secrets.studio, null]) {
      const answer = await get('/api/v1/models', secret);
      assert.equal(answer.headers.ratelimit, undefined);
      assert.equal(answer.headers['ratelimit-policy'], undefined);
    }
    assert.deepEqual(new Set(statuses(await times(310, () => get('/api/v1/models', null)))), new Set([401]));
  }
});

test('have limits by default', async cleanup => {
  const { get } = await start(cleanup, true);
  const answer = await get('/api/v1/models', secrets.studio);
  assert.equal(answer.headers['ratelimit-policy'], '"key";q=6000;w=60, "workspace";q=30000;w=60');
  assert.equal((await get('/api/v1/models', null)).headers['ratelimit-policy'], '"address";q=300;w=60');
});

test('let scripts of other origins read the remaining quota', async cleanup => {
  const { url } = await start(cleanup, true, { cors: true });
  const { headers } = await send(`${url}/api/v1/models`, { headers: { origin: 'https://front.example' } });
  for (const name of ['RateLimit', 'RateLimit-Policy', 'Retry-After'])
    assert.ok(String(headers['access-control-expose-headers']).split(',').includes(name), name);
});

test('have 429 in the document of every operation if there are limits', async cleanup => {
  const limited = await start(cleanup, true);
  const document = (await limited.get('/api/openapi.json', null)).json as unknown as OpenApi;
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { responses }] of Object.entries(methods))
      assert.ok(responses['429'], `${method} ${path}`);
  assert.ok(document.components.responses.TooManyRequests?.headers?.['Retry-After']);
  const free = await start(cleanup, false);
  const other = (await free.get('/api/openapi.json', null)).json as unknown as OpenApi;
  assert.equal(other.paths['/api/v1/models']?.get?.responses['429'], undefined);
  assert.ok(other.paths['/api/v1/links']?.post?.responses['429'], 'passwords may still be too many');
});

interface OpenApi {
  readonly paths: Record<string, Record<string, { responses: Record<string, object> }>>;
  readonly components: { responses: Record<string, { headers?: Record<string, object> }> };
}

test('are limited by an options object of any class', async cleanup => {
  class Limit {
    get requests() {
      return 1;
    }
    get seconds() {
      return 60;
    }
  }
  const { get } = await start(cleanup, { key: new Limit() });
  assert.deepEqual(statuses(await times(2, () => get('/api/v1/models', secrets.studio))), [200, 429]);
});

test('refuse an invalid limit at start with its name', async () => {
  const repository = await fixtureRepository();
  for (const [rateLimits, reason] of [
    ['none', 'must be true, false or an object'],
    [new Map([['key', two]]), 'must be true, false or an object'],
    [[], 'must be true, false or an object'],
    [{ keys: two }, 'contains an unknown limit keys: did you mean key?'],
    [{ key: { requests: 0, seconds: 60 } }, 'needs key as { requests, seconds }'],
    [{ key: { requests: 1.5, seconds: 60 } }, 'needs key as { requests, seconds }'],
    [{ key: { requests: 1, seconds: 86_401 } }, 'needs key as { requests, seconds }'],
    [{ key: { requests: 1 } }, 'needs key as { requests, seconds }'],
    [{ key: { ...two, burst: 1 } }, 'needs key as { requests, seconds }'],
    [{ key: null }, 'needs key as { requests, seconds }'],
    [{ logIns: false }, 'cannot disable logIns'],
  ] as const)
    assert.throws(
      () => createRouter({ repository, rateLimits: rateLimits as never }),
      (error: Error) => error instanceof TypeError && error.message.includes(`rateLimits ${reason}`),
    );
  createRouter({ repository, rateLimits: { key: many, address: false } });
});

test.run();
