/** The request log and the usage, over HTTP and with a storage of the test. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import type { RequestLogEntry, UsageRow } from '../../src/generated/types.ts';
import type { AnsweredRequest } from '../../src/group/observer.ts';
import type { Operation } from '../../src/group/operation.ts';
import { createRequestLog, RepositoryUnavailableError, type RequestLogOptions } from '../../src/index.ts';
import type { AnsweredRequests } from '../../src/repository/index.ts';
import { type Cleanup, post, type RawAnswer, secrets, send, suiteOf } from '../helper.ts';

const test = suiteOf('The request log');

const lengthOf = ({ json }: RawAnswer) => (json.data as object[]).length;

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** A mock server without requests, and its log as the API lists it. */
async function start(cleanup: Cleanup, options = {}) {
  const mock = await startMock({
    fixtures: { request_log: {}, usage_counts: {}, usage_hours: {} },
    ...options,
  });
  cleanup(mock.close);
  const get = (path: string, key: string = secrets.studio) =>
    send(`${mock.url}${path}`, { headers: bearer(key) });
  const log = async (query = '', key?: string) =>
    (await get(`/api/v1/requests${query}`, key)).json.data as RequestLogEntry[];
  return { mock, get, log };
}

test('lists what was asked with the keys of the workspace, newest first, and never those of another one', async cleanup => {
  const { mock, get, log } = await start(cleanup);
  await get('/api/items/all?page=1&per_page=2');
  await get('/api/items/item?item_id=9999');
  await get('/api/items/all', secrets.sounds);
  await send(`${mock.url}/api/items/all`);
  await get('/api/items/all', 'mk_nobody');
  const [refused, answered, ...others] = (await log()) as [RequestLogEntry, RequestLogEntry];
  assert.deepEqual(others, []);
  assert.equal(answered.operation, 'listItems');
  assert.deepEqual([answered.method, answered.path, answered.status], ['GET', '/api/items/all', 200]);
  assert.deepEqual(answered.parameters, { page: '1', per_page: '2' });
  assert.equal(answered.key_id, 'key_demo_studio');
  assert.ok(answered.duration_ms >= 0);
  assert.deepEqual([refused.status, refused.error], [404, 'item_not_found']);
  const one = await get(`/api/v1/requests/${refused.id}`);
  assert.deepEqual(one.json.data, refused);
  const foreign = await get(`/api/v1/requests/${refused.id}`, secrets.sounds);
  assert.deepEqual([foreign.status, foreign.json.msg], [404, 'Request not found']);
});

test('keeps no key, no text and no body: only values that are numbers, booleans or known words', async cleanup => {
  const { mock, get, log } = await start(cleanup);
  await send(`${mock.url}/api/items/all?api_key=${secrets.studio}`);
  await get('/api/v1/links?search=secret-plan&limit=1&archived=true&pasted=secret-plan');
  await get('/api/v1/links?limit=secret-plan');
  await post(
    `${mock.url}/api/purchases/validation`,
    { purchase_code: 'secret-plan' },
    bearer(secrets.studio),
  );
  const all = await log();
  assert.equal(all.length, 4);
  assert.doesNotMatch(JSON.stringify(all), /secret-plan|\bmk_|pasted/);
  assert.deepEqual(all[3]?.parameters, {});
  assert.deepEqual(all[1]?.parameters, { limit: null });
});

test('tells of requests with a key that is revoked or has expired, and of refused scopes', async cleanup => {
  const { get, log } = await start(cleanup);
  await get('/api/items/all', secrets.expired);
  await get('/api/items/all', secrets.revoked);
  await get('/api/v1/webhooks', secrets.press);
  const errors = (await log()).map(({ error, key_id }) => [error, key_id]);
  assert.deepEqual(errors.slice(-2), [
    ['revoked_key', 'key_demo_revoked'],
    ['expired_key', 'key_demo_expired'],
  ]);
});

test('leaves out the requests that look at the log', async cleanup => {
  const { get, log } = await start(cleanup);
  await get('/api/v1/usage');
  await log();
  assert.deepEqual(await log(), []);
});

test('filters by key, operation, status and time, page by page, and refuses a cursor that is none', async cleanup => {
  const { get, log } = await start(cleanup);
  for (const id of [1001, 9999, 1001]) await get(`/api/items/item?item_id=${id}`);
  await get('/api/v1/links');
  assert.equal((await log('?operation=getItem')).length, 3);
  assert.equal((await log('?status=4xx')).length, 1);
  assert.equal((await log('?status=errors')).length, 1);
  assert.equal((await log('?key_id=key_nobody')).length, 0);
  assert.equal((await log('?since=2999-01-01T00:00:00Z')).length, 0);
  const first = await get('/api/v1/requests?operation=getItem&limit=2');
  const second = await get(
    `/api/v1/requests?operation=getItem&limit=2&cursor=${encodeURIComponent(String(first.json.next_cursor))}`,
  );
  assert.deepEqual([lengthOf(first), lengthOf(second), second.json.next_cursor], [2, 1, null]);
  for (const wrong of ['x', Buffer.from('["2026-02-30T00:00:00Z","a"]').toString('base64url')]) {
    const answer = await get(`/api/v1/requests?cursor=${wrong}`);
    assert.deepEqual([answer.status, /cursor/.test(answer.text)], [400, true]);
  }
});

test('counts all requests by day, key and operation, within 366 days', async cleanup => {
  const { get } = await start(cleanup);
  for (const id of [1001, 9999]) await get(`/api/items/item?item_id=${id}`);
  await get('/api/v1/links');
  const usage = async (query: string) =>
    (await get(`/api/v1/usage${query}`)).json as { data: UsageRow[]; msg: string };
  const [today] = (await usage('')).data as [UsageRow];
  const { name, requests, succeeded, client_errors, server_errors } = today;
  assert.match(name, /^\d{4}-\d{2}-\d{2}$/);
  assert.deepEqual([requests, succeeded, client_errors, server_errors], [3, 2, 1, 0]);
  assert.ok(today.mean_duration_ms > 0);
  const names = (rows: readonly { name: string; requests: number }[]) =>
    rows.map(one => [one.name, one.requests]);
  assert.deepEqual(names((await usage('?by=operation')).data), [
    ['getItem', 2],
    ['listLinks', 1],
  ]);
  assert.deepEqual(names((await usage('?by=key&operation=listLinks')).data), [['key_demo_studio', 1]]);
  assert.match((await usage('?from=2026-01-02&to=2026-01-01')).msg, /from must not be later than to/);
  assert.match((await usage('?from=2024-01-01&to=2026-01-01')).msg, /span at most 366 days, including both/);
});

test('counts by hour for the last 48 hours, without days, and not those of another workspace', async cleanup => {
  const { mock, get } = await start(cleanup);
  const usage = async (query = '', key?: string) =>
    ((await get(`/api/v1/usage?by=hour${query}`, key)).json.data as UsageRow[]).map(
      ({ name, requests, client_errors }) => [name, requests, client_errors],
    );
  mock.setTime('2031-05-05T22:59:59Z', { frozen: true });
  await get('/api/items/item?item_id=1001');
  mock.setTime('2031-05-05T23:00:00Z', { frozen: true });
  await get('/api/items/item?item_id=9999');
  await get('/api/v1/links');
  await get('/api/items/all', secrets.sounds);
  const [early, late] = ['2031-05-05T22:00:00Z', '2031-05-05T23:00:00Z'];
  assert.deepEqual(await usage(), [
    [early, 1, 0],
    [late, 2, 1],
  ]);
  assert.deepEqual(await usage('&operation=listLinks'), [[late, 1, 0]]);
  assert.deepEqual(await usage('', secrets.sounds), [[late, 1, 0]]);
  mock.setTime('2031-05-07T21:59:59Z', { frozen: true });
  assert.equal((await usage()).length, 2);
  mock.setTime('2031-05-07T22:00:00Z', { frozen: true });
  assert.deepEqual(await usage(), [[late, 2, 1]]);
  for (const name of ['from', 'to']) {
    const answer = await get(`/api/v1/usage?by=hour&${name}=2031-05-05`);
    assert.deepEqual(
      [answer.status, answer.json.msg],
      [400, `Invalid request: ${name} must not be given with by=hour`],
    );
  }
});

test('is not readable without its scope', async cleanup => {
  const { mock, get } = await start(cleanup);
  const key = await post(
    `${mock.url}/api/v1/keys`,
    { name: 'Reader', scopes: ['links:read'] },
    bearer(secrets.studio),
  );
  assert.equal((await get('/api/v1/requests', (key.json.data as { secret: string }).secret)).status, 403);
});

/** An engine over a storage of the test, whose timers run when the test says so. */
function engine(options: Partial<RequestLogOptions> = {}) {
  const stored: AnsweredRequests[] = [];
  const reported: string[] = [];
  const storage = { error: null as Error | null, locked: [] as string[] };
  const timers: (() => void)[] = [];
  const log = createRequestLog(
    {
      repository: {
        requests: {
          record: async (answered, { passOver } = {}) => {
            if (storage.error !== null) throw storage.error;
            const locked = answered.filter(({ workspaceId }) => storage.locked.includes(workspaceId));
            if (locked.length > 0) passOver?.(locked);
            stored.push(...answered.filter(one => !locked.includes(one)));
          },
          list: () => ({ requests: [], next: null }),
          find: () => null,
          usage: () => [],
          prune: () => false,
        },
      },
      onError: error => void reported.push((error as Error).message),
      ...options,
    },
    {
      now: () => 0,
      after: (_, then) => {
        timers.push(then);
        return () => void timers.splice(timers.indexOf(then), 1);
      },
    },
  );
  const operation = { id: 'listItems', path: '/api/items/all', scope: 'marketplace:read', input: {} };
  const request: AnsweredRequest = {
    workspaceId: 'ws_studio',
    keyId: 'key_a',
    operation: operation as unknown as Operation,
    method: 'GET',
    status: 200,
    error: null,
    duration: 1.5,
    details: () => ({ requestId: null, address: '2001:db8::1', url: '/api/items/all' }),
  };
  return { log, request, stored, reported, storage, timers };
}

test('counts every request of a flood, and lists the first 50 that were answered and 50 that were refused', async () => {
  const { log, request, stored } = engine();
  for (let index = 0; index < 3_000; index += 1) log.observe(request);
  for (let index = 0; index < 60; index += 1)
    log.observe({ ...request, status: 404, error: 'no_items_found' });
  await log.flush();
  const [{ listed = [], counts = [] } = {}] = stored;
  assert.equal(listed.length, 100);
  assert.equal(listed.filter(({ error }) => error === null).length, 50);
  assert.equal(listed[0]?.network, '2001:db8:0:0::/64');
  assert.deepEqual(
    counts.map(({ succeeded, client_errors, duration_us }) => [succeeded, client_errors, duration_us]),
    [[3_000, 60, 4_590_000]],
  );
});

test('gives each request an id that no other workspace has, and that does not follow from its ids', async () => {
  const { log, request, stored } = engine();
  for (const workspaceId of ['ws_studio', 'ws_sounds'])
    for (let index = 0; index < 2; index += 1) log.observe({ ...request, workspaceId });
  await log.flush();
  const ids = stored.flatMap(({ listed }) => listed.map(({ id }) => id));
  assert.equal(new Set(ids).size, 4);
  const starts = ids.map(id => id.slice(0, -3));
  assert.equal(new Set(starts).size, 2);
});

test('stores the requests of different hours apart', async () => {
  let now = Date.parse('2026-05-05T23:59:59.999Z');
  const { log, request, stored } = engine({ now: () => now });
  log.observe(request);
  now += 1;
  log.observe(request);
  await log.flush();
  assert.deepEqual(
    stored.flatMap(({ counts }) => counts.map(({ hour }) => hour)),
    ['2026-05-05T23', '2026-05-06T00'],
  );
});

test('stores what the storage has left out once it can, and the requests of others meanwhile', async () => {
  const { log, request, stored, reported, storage } = engine();
  const sums = () => {
    const all: Record<string, number> = {};
    for (const { workspaceId, counts } of stored)
      for (const { succeeded } of counts) all[workspaceId] = (all[workspaceId] ?? 0) + succeeded;
    return all;
  };
  storage.locked = ['ws_sounds'];
  for (let round = 1; round <= 3; round += 1) {
    for (const workspaceId of ['ws_sounds', 'ws_studio']) log.observe({ ...request, workspaceId });
    await log.flush();
    assert.deepEqual(sums(), { ws_studio: round });
  }
  storage.locked = [];
  await log.flush();
  assert.deepEqual(sums(), { ws_studio: 3, ws_sounds: 3 });
  await log.close();
  assert.deepEqual([sums(), reported], [{ ws_studio: 3, ws_sounds: 3 }, []]);
});

test('keeps a thousand batches that the storage leaves out, says that it drops more, and ends although they stay locked', async () => {
  const { log, request, stored, reported, storage } = engine();
  storage.locked = Array.from({ length: 1_001 }, (_, index) => `ws_${index}`);
  for (const workspaceId of storage.locked) log.observe({ ...request, workspaceId });
  await log.flush();
  const dropped = 'requests were dropped: too many wait for rows that somebody else has locked';
  assert.deepEqual(reported, [dropped]);
  await log.close();
  assert.deepEqual(reported, [dropped, 'the last requests could not be stored in the request log']);
  assert.deepEqual(stored, []);
});

test('keeps what it counted while the storage is unavailable, with the same ids, and stores it later', async () => {
  const { log, request, stored, reported, storage } = engine();
  storage.error = new RepositoryUnavailableError('away');
  log.observe(request);
  await log.flush();
  log.observe(request);
  storage.error = null;
  await log.flush();
  await log.flush();
  assert.equal(stored.length, 2);
  assert.equal(reported.length, 1);
});

test('drops what the storage refuses for ever, and says so', async () => {
  const { log, request, stored, reported, storage } = engine();
  storage.error = new Error('this cannot be stored');
  log.observe(request);
  await log.flush();
  storage.error = null;
  log.observe(request);
  await log.flush();
  assert.deepEqual([stored.length, reported], [1, ['this cannot be stored']]);
});

test('lets the storage keep the newest requests of a workspace, and asks for it from time to time only', async () => {
  const { log, request, stored } = engine();
  for (let round = 0; round < 25; round += 1) {
    for (let index = 0; index < 60; index += 1) log.observe(request);
    await log.flush();
  }
  const asked = stored.flatMap(({ keep, keepErrors }, index) =>
    keep === null ? [] : [[index, keep, keepErrors]],
  );
  assert.deepEqual(asked, [
    [0, 10_000, 10_000],
    [21, 10_000, 10_000],
  ]);
});

test('stores what waits when it is closed, and then nothing more', async () => {
  const { log, request, stored, timers } = engine();
  log.start();
  log.observe(request);
  await log.close();
  assert.equal(stored.length, 1);
  assert.equal(timers.length, 0);
});

test('refuses options that are wrong by their names', () => {
  const options = { repository: engine as never };
  assert.throws(() => createRequestLog(options), /createRequestLog: repository must be a repository/);
  assert.throws(() => engine({ retentionDays: 0 }), /createRequestLog: retentionDays must be/);
  assert.throws(() => engine({ maxErrors: 0 }), /createRequestLog: maxErrors must be/);
});

test.run();
