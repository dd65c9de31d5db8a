/** Mock servers with other options in one process, which share what does not change. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { defineGroup, defineOperation } from '../../../src/index.ts';
import { fixtures, secrets, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';

const test = suiteOf('Mock servers with other options in one process');
const headers = { authorization: `Bearer ${secrets.studio}` };

/** The keys of the fixtures, which may count too. */
const keys = Object.fromEntries(
  Object.entries(fixtures.keys).map(([id, all]) => [
    id,
    all.map(key => ({ ...key, scopes: [...key.scopes, 'counting:read'] as typeof key.scopes })),
  ]),
);

/** A group whose service counts the calls. */
const counting = () =>
  defineGroup({
    name: 'counting',
    description: 'Counts.',
    needs: [],
    scopes: { 'counting:read': 'Count' },
    service: () => ({ count: 0 }),
    operations: [
      defineOperation({
        id: 'count',
        method: 'GET',
        path: '/api/v1/counts/:of',
        params: { of: { description: 'What is counted.', example: 'calls' } },
        summary: 'Count',
        description: 'Counts.',
        auth: 'bearer',
        scope: 'counting:read',
        request: { type: 'object', properties: {} },
        reply: {
          schema: { type: 'object', properties: { count: { type: 'integer' } } },
          description: 'The count.',
          revalidate: false,
          envelope: data => data,
        },
        errors: [],
        handler: ({ service }) => {
          const counter = service as { count: number };
          counter.count += 1;
          return { result: { count: counter.count } };
        },
      }),
    ],
  });

const answersOf = async (url: string) => {
  const ask = (path: string, more: Record<string, string> = {}) =>
    send(`${url}${path}`, { headers: { ...headers, ...more } });
  const all = await Promise.all([
    ask('/api/items/all'),
    ask('/api/v1/links/lnk_nope'),
    ask('/api/v1/counts/calls'),
    ask('/user/api/login'),
    ask('/api/v1/models', { origin: 'https://shop.example' }),
    send(`${url}/api/v1/models?api_key=${secrets.studio}`),
  ]);
  return all.map(({ status }) => status);
};

const usual = [200, 404, 404, 200, 200, 401];

test('keep their groups, fixtures and settings apart, in whatever order they start', async cleanup => {
  const start = async (options: Parameters<typeof startMock>[0] = {}) => {
    const mock = await mockFor(cleanup, options);
    return mock;
  };
  const before = await start();
  assert.deepEqual(await answersOf(before.url), usual);
  const [bare, host, other] = await Promise.all([
    start({ groups: ['marketplace'], console: false, errorStatus: () => 200 }),
    start({
      groups: ['models', 'marketplace', counting()],
      fixtures: { keys },
      parameterKeyOnV1: true,
      cors: true,
    }),
    start({ fixtures: { items: {} }, console: { prefix: '/elsewhere' }, now: '2030-01-01T00:00:00Z' }),
  ]);
  const after = await start();
  // In turns and at once: they share a matcher of paths.
  for (let round = 0; round < 2; round += 1)
    assert.deepEqual(await Promise.all([before, bare, host, other, after].map(({ url }) => answersOf(url))), [
      usual,
      [200, 404, 404, 404, 404, 404],
      [200, 404, 200, 200, 200, 200],
      [404, 404, 404, 404, 200, 401],
      usual,
    ]);
  assert.equal((await send(`${other.url}/elsewhere/login`)).status, 200);
  const withoutKey = await Promise.all([before, bare, after].map(({ url }) => send(`${url}/api/items/all`)));
  assert.deepEqual(
    withoutKey.map(({ status }) => status),
    [401, 200, 401],
  );
});

test('have dates of their own in the same fixtures', async cleanup => {
  const [now, then, again] = await Promise.all(
    [undefined, '2030-01-01T00:00:00Z', undefined].map(at => startMock(at === undefined ? {} : { now: at })),
  );
  for (const mock of [now, then, again]) cleanup(mock?.close ?? (() => {}));
  const dateOf = (mock: typeof now) =>
    mock?.data.links.ws_studio?.find(link => link.last_clicked_at !== null)?.last_clicked_at ?? '';
  const between = Date.parse(dateOf(again)) - Date.parse(dateOf(now));
  assert.ok(Math.abs(between) < 600_000, `${between} ms`);
  assert.ok(dateOf(then) > dateOf(now));
});

test('and isolated tests have a service of their own of a group of the host', async cleanup => {
  const mock = await mockFor(cleanup, { groups: ['models', 'marketplace', counting()], fixtures: { keys } });
  const mine = await mock.isolate();
  const count = async (url: string) => (await send(`${url}/api/v1/counts/calls`, { headers })).json.count;
  assert.deepEqual([await count(mock.url), await count(mock.url), await count(mine.url)], [1, 2, 1]);
});

test.run();
