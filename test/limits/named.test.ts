/** Rate limits of groups of the host, and of single operations. */
import assert from 'node:assert/strict';
import {
  builtIn,
  createMarketplace,
  createRouter,
  defineOperation,
  draftKey,
  type RateLimits,
} from '../../src/index.ts';
import { common, group } from '../groups/host-group.ts';
import { type Cleanup, fixtureRepository, post, type RawAnswer, secrets, send, suiteOf } from '../helper.ts';
import { start, statuses, times, tooMany, two } from './service.ts';

const test = suiteOf('Requests to what has a rate limit of its own', { isLong: true });

const ask = (id: string) =>
  defineOperation({
    ...common,
    id,
    method: 'GET',
    path: `/api/v1/${id}`,
    auth: 'bearer',
    scope: 'inventory:read',
    request: { type: 'object' },
    handler: () => ({ result: {} }),
  });

/** A group of the host with two operations. */
const own = group([ask('countStock'), ask('orderStock')], {
  name: 'inventory',
  scopes: { 'inventory:read': 'Ask' },
});

const keyOf = (id: string) =>
  draftKey({ id, name: id, scopes: ['inventory:read'], expiresAt: null, createdBy: null }, Date.now());
const [mine, other] = [keyOf('key_mine'), keyOf('key_other')];

/** The service of the fixtures with the group, and limits. */
async function host(cleanup: Cleanup, rateLimits: boolean | RateLimits) {
  const repository = await fixtureRepository();
  for (const { record } of [mine, other]) await repository.keys.create('ws_studio', record);
  return start(cleanup, rateLimits, { repository, groups: [...builtIn, own] });
}

const limited = ({ headers }: RawAnswer) => [headers['ratelimit-policy'], headers.ratelimit];
const keyOnly = '"key";q=6000;w=60, "workspace";q=30000;w=60';

test('are counted by key: those of an operation, and those of all operations of a group together', async cleanup => {
  const { get, clock } = await host(cleanup, {
    groups: { inventory: { requests: 3, seconds: 60 } },
    operations: { countStock: two },
  });
  const count = (secret = mine.secret) => get('/api/v1/countStock', secret);
  const order = () => get('/api/v1/orderStock', mine.secret);
  const [first, second, third] = await times(3, () => count());
  assert.deepEqual([first?.status, second?.status, third?.status], [200, 200, 429]);
  assert.deepEqual(limited(first as RawAnswer), [
    `${keyOnly}, "countStock";q=2;w=60, "inventory";q=3;w=60`,
    '"countStock";r=1;t=60',
  ]);
  assert.deepEqual(third?.json, tooMany);
  assert.deepEqual(
    [third?.headers['retry-after'], ...limited(third as RawAnswer)],
    ['60', '"countStock";q=2;w=60', '"countStock";r=0;t=60'],
  );
  const ordered = await times(2, order);
  assert.deepEqual(statuses(ordered), [200, 429]);
  assert.deepEqual(limited(ordered[0] as RawAnswer), [
    `${keyOnly}, "inventory";q=3;w=60`,
    '"inventory";r=0;t=60',
  ]);
  assert.equal((await count(other.secret)).status, 200, 'another key has a quota of its own');
  assert.equal((await get('/api/v1/models', secrets.studio)).headers['ratelimit-policy'], keyOnly);
  clock.now += 60_000;
  assert.deepEqual(statuses([await count(), await order()]), [200, 200]);
});

test('are counted for operations and groups of this package too, and by address without a key', async cleanup => {
  const { url, get, validate } = await host(cleanup, {
    operations: { listModels: two, receiveAutomationEvent: two, validatePurchase: two },
  });
  assert.deepEqual(statuses(await times(3, () => get('/api/v1/models', secrets.studio))), [200, 200, 429]);
  const codes = await times(3, () => validate('no-code'));
  assert.deepEqual([codes[1]?.status, codes[2]?.status], [codes[0]?.status, 429]);
  const receive = (address: string) =>
    post(`${url}/api/v1/automation/in/none`, {}, { 'x-forwarded-for': address });
  assert.deepEqual(statuses(await times(3, () => receive('192.0.2.7'))), [404, 404, 429]);
  assert.equal((await receive('192.0.2.8')).status, 404);
});

test('do not count if the key is refused', async cleanup => {
  const { get } = await host(cleanup, { operations: { countStock: two } });
  const refused = await times(3, () => get('/api/v1/countStock', null));
  assert.deepEqual(statuses(refused), [401, 401, 401]);
  assert.deepEqual(statuses(await times(2, () => get('/api/v1/countStock', mine.secret))), [200, 200]);
});

test('have the tighter of all limits in RateLimit', async cleanup => {
  const { get } = await host(cleanup, { key: two, operations: { countStock: { requests: 9, seconds: 30 } } });
  assert.equal((await get('/api/v1/countStock', mine.secret)).headers.ratelimit, '"key";r=1;t=60');
});

test('have the 429 in the OpenAPI document, also where nothing else is limited', async cleanup => {
  const off = { key: false, workspace: false, address: false } as const;
  const { url } = await host(cleanup, { ...off, operations: { countStock: two, listModels: two } });
  const { paths } = (await send(`${url}/api/openapi.json`)).json as unknown as {
    paths: Record<string, Record<string, { responses: Record<string, { headers?: object }> }>>;
  };
  const answer = paths['/api/v1/countStock']?.get?.responses[429];
  assert.ok('Retry-After' in (answer?.headers ?? {}));
  assert.ok(paths['/api/v1/models']?.get?.responses[429]);
  assert.equal(paths['/api/v1/orderStock']?.get?.responses[429], undefined);
});

test('are refused at the start for a name that is not served, with the one that is meant', async () => {
  const repository = await fixtureRepository();
  const groups = [...builtIn, own];
  for (const [rateLimits, message] of [
    [
      { operations: { countStok: two } },
      'rateLimits.operations contains an unknown operation countStok: did you mean countStock?',
    ],
    [
      { groups: { inventori: two } },
      'rateLimits.groups contains an unknown group inventori: did you mean inventory?',
    ],
    [
      { operation: { countStock: two } },
      'rateLimits contains an unknown limit operation: did you mean operations?',
    ],
    [
      { operations: { countStock: { requests: 1 } } },
      'rateLimits needs operations.countStock as { requests, seconds }',
    ],
    [{ groups: [two] }, 'rateLimits needs groups as an object with a limit by name'],
  ] as const)
    for (const create of [createRouter, createMarketplace])
      assert.throws(
        () => create({ repository, groups, rateLimits: rateLimits as never }),
        (error: Error) =>
          error instanceof TypeError && error.message.startsWith(`${create.name}: ${message}`),
      );
  const { items: _, ...without } = repository;
  assert.throws(
    () => createRouter({ repository: without, rateLimits: { operations: { validatePurchase: two } } }),
    /unknown operation validatePurchase/,
  );
});

test.run();
