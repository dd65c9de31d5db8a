import assert from 'node:assert/strict';
import type { RequestLogRecord, UsageHourRecord } from '../../generated/types.ts';
import type { AnsweredRequests, RequestPlace } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, shop } from '../sample.ts';

const test = casesOf('requests');
const today = '2026-05-05';
const days = { from: today, to: '2026-05-06', limit: 9 } as const;

export const request = (id: string, some: Partial<RequestLogRecord> = {}): RequestLogRecord => ({
  id,
  at: `${today}T05:05:05Z`,
  key_id: 'key_live',
  operation: 'listItems',
  method: 'GET',
  path: '/api/v1/items',
  status: 200,
  error: null,
  duration_us: 300,
  request_id: 'r-1',
  network: '192.0.2.1',
  parameters: { page: '2', q: null },
  ...some,
});

/** One call, which lists all of its requests. */
export const of = (workspaceId: string, ...listed: RequestLogRecord[]): AnsweredRequests => {
  const counts = listed.map(
    ({ at, key_id, operation, status, duration_us }): UsageHourRecord => ({
      hour: at.slice(0, 13),
      key_id,
      operation,
      succeeded: status < 400 ? 1 : 0,
      client_errors: status >= 400 && status < 500 ? 1 : 0,
      server_errors: status >= 500 ? 1 : 0,
      duration_us,
    }),
  );
  const names = counts.map(({ hour, key_id, operation }) => `${hour} ${key_id} ${operation}`);
  assert.equal(new Set(names).size, names.length, 'each hour, key and operation is counted once');
  return { workspaceId, listed, counts, keep: null };
};

/** The request log, and the counts of requests. */
export const requestCases: readonly ConformanceCase[] = [
  test('requests.record stores requests of known workspaces, which requests.list returns newest first, page by page', async requests => {
    for (const [index, id] of ['a', 'c', 'b', 'd'].entries())
      await requests.record([of(shop, request(id, { at: `${today}T05:05:0${index === 3 ? 6 : 5}Z` }))]);
    await requests.record([of(other, request('a')), of('ws_gone', request('a'))]);
    const seen: string[] = [];
    let after: RequestPlace | undefined;
    do {
      const page = await requests.list(shop, { limit: 3, ...(after && { after }) });
      seen.push(...page.requests.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    assert.deepEqual(seen, ['d', 'c', 'b', 'a']);
    assert.deepEqual((await requests.list(other, { limit: 9 })).requests, [request('a')]);
    assert.deepEqual(await requests.find(other, 'a'), request('a'));
    assert.equal(await requests.find(other, 'b'), null);
    for (const text of ['ws_gone', ...hostileTexts]) {
      assert.deepEqual(
        await requests.list(text, {
          limit: 9,
          keyId: text,
          operation: text,
          requestId: text,
          errorCode: text,
        }),
        {
          requests: [],
          next: null,
        },
      );
      assert.equal(await requests.find(shop, text), null);
      assert.deepEqual(await requests.usage(text, { by: 'day', ...days, keyId: text, operation: text }), []);
    }
  }),
  test('requests.list and requests.usage filter by key and operation, and the list by class of status and time', async requests => {
    await requests.record([
      of(
        shop,
        request('plain'),
        request('key', { key_id: 'key_other' }),
        request('operation', { operation: 'getItem' }),
        request('later', { at: '2026-05-06T00:00:00Z', request_id: 'r-2' }),
      ),
      of(shop, request('refused', { status: 404, error: 'not_found' })),
    ]);
    const ids = async (query: object) =>
      (await requests.list(shop, { limit: 9, ...query })).requests.map(({ id }) => id);
    assert.deepEqual(await ids({ keyId: 'key_other' }), ['key']);
    assert.deepEqual(await ids({ operation: 'getItem' }), ['operation']);
    assert.deepEqual(await ids({ statusClasses: [4] }), ['refused']);
    assert.deepEqual(await ids({ statusClasses: [4, 5] }), ['refused']);
    assert.equal((await ids({ statusClasses: [2, 4] })).length, 5);
    assert.deepEqual(await ids({ statusCode: 404 }), ['refused']);
    assert.deepEqual(await ids({ statusCode: 403 }), []);
    assert.deepEqual(await ids({ statusCode: 200, statusClasses: [4] }), []);
    assert.deepEqual(await ids({ errorCode: 'not_found' }), ['refused']);
    assert.deepEqual(await ids({ errorCode: 'not' }), []);
    assert.deepEqual(await ids({ since: '2026-05-06T00:00:00.000Z' }), ['later']);
    assert.deepEqual(await ids({ requestId: 'r-2' }), ['later']);
    assert.deepEqual(await ids({ requestId: 'r-3' }), []);
    const sum = { succeeded: 1, client_errors: 0, server_errors: 0, duration_us: 300 };
    const filters = { keyId: 'key_live', operation: 'listItems' };
    assert.deepEqual(await requests.usage(shop, { by: 'day', ...days, ...filters }), [
      { ...sum, name: today, client_errors: 1, duration_us: 600 },
      { ...sum, name: '2026-05-06' },
    ]);
    assert.deepEqual(await requests.usage(shop, { by: 'operation', ...days }), [
      { name: 'listItems', succeeded: 3, client_errors: 1, server_errors: 0, duration_us: 1_200 },
      { ...sum, name: 'getItem' },
    ]);
    assert.deepEqual(
      (await requests.usage(shop, { by: 'key', ...days, limit: 1 })).map(({ name }) => name),
      ['key_live'],
    );
    assert.deepEqual(
      await requests.usage(shop, { by: 'key', from: '2026-05-07', to: '2026-05-09', limit: 9 }),
      [],
    );
  }),
  test('requests.record counts all requests of concurrent calls, and what is given twice once', async requests => {
    const calls = Array.from({ length: 20 }, (_, index) =>
      of(shop, request(`a${index}`), request(`b${index}`, { status: 500, key_id: 'key_other' })),
    );
    await Promise.all([...calls, ...calls].map(call => requests.record([call])));
    const sum = { succeeded: 20, client_errors: 0, server_errors: 20, duration_us: 12_000 };
    assert.deepEqual(await requests.usage(shop, { by: 'operation', ...days }), [
      { ...sum, name: 'listItems' },
    ]);
    const hours = { from: `${today}T00`, to: `${today}T23`, limit: 9 };
    assert.deepEqual(await requests.usage(shop, { by: 'hour', ...hours }), [{ ...sum, name: `${today}T05` }]);
  }),
  test('requests.usage returns the hours from the first to the last one in order, and requests.prune deletes those before the last 50', async requests => {
    const at = (hour: string) => request(`r${hour}`, { at: `${hour}:59:59Z` });
    const all = ['2026-05-03T09', '2026-05-03T10', '2026-05-05T11', '2026-05-05T10'];
    for (const hour of all) await requests.record([of(shop, at(hour))]);
    await requests.record([
      of(shop, request('another', { at: '2026-05-05T11:00:00Z', key_id: 'key_other' })),
    ]);
    await requests.record([of(other, at('2026-05-05T09'))]);
    const hours = async (query: object = {}) => {
      const range = { from: '2026-05-03T09', to: '2026-05-05T11', limit: 9 };
      const found = await requests.usage(shop, { by: 'hour', ...range, ...query });
      return found.map(({ name, succeeded }) => [name, succeeded]);
    };
    const [old, first, last] = [
      ['2026-05-03T09', 1],
      ['2026-05-03T10', 1],
      ['2026-05-05T11', 2],
    ];
    assert.deepEqual(await hours(), [old, first, ['2026-05-05T10', 1], last]);
    assert.deepEqual(await hours({ from: '2026-05-05T11' }), [last]);
    assert.deepEqual(await hours({ keyId: 'key_other' }), [['2026-05-05T11', 1]]);
    assert.deepEqual(await hours({ to: '2026-05-03T10' }), [old, first]);
    while (await requests.prune({ requestDays: 30, usageDays: 400, now: '2026-05-05T12:30:00Z' }));
    assert.deepEqual(await hours(), [first, ['2026-05-05T10', 1], last]);
    const [day] = await requests.usage(shop, { by: 'day', from: '2026-05-03', to: '2026-05-03', limit: 9 });
    assert.equal(day?.succeeded, 2);
  }),
  test('requests.record keeps the newest requests if it is asked to, and all counts', async requests => {
    const at = (second: number) => ({ at: `${today}T05:05:0${second}Z` });
    for (const second of [1, 2, 3]) await requests.record([of(shop, request(`r${second}`, at(second)))]);
    await requests.record([of(other, request('r1', at(1)))]);
    await requests.record([{ ...of(shop, request('r0', at(4))), keep: 2 }]);
    const ids = (await requests.list(shop, { limit: 9 })).requests.map(({ id }) => id);
    assert.deepEqual(ids, ['r0', 'r3']);
    assert.equal((await requests.list(other, { limit: 9 })).requests.length, 1);
    const [sum] = await requests.usage(shop, { by: 'day', ...days });
    assert.equal(sum?.succeeded, 4);
  }),
  test('requests.record keeps the newest failures however many others there are, and the other way round', async requests => {
    const at = (second: number, some: Partial<RequestLogRecord> = {}) =>
      request(`r${second}`, { at: `${today}T05:05:0${second}Z`, ...some });
    const failed = { status: 500, error: 'internal_error' };
    await requests.record([of(shop, at(1, failed))]);
    // A host may answer errors with another status.
    await requests.record([of(shop, at(2, { error: 'not_found' }))]);
    await requests.record([of(shop, at(3, { status: 404 }))]);
    for (const second of [4, 5, 6]) await requests.record([of(shop, at(second))]);
    const add = async (one: RequestLogRecord) => {
      await requests.record([{ ...of(shop, one), keep: 2, keepErrors: 2 }]);
      return (await requests.list(shop, { limit: 9 })).requests.map(({ id }) => id);
    };
    assert.deepEqual(await add(at(7)), ['r7', 'r6', 'r3', 'r2']);
    assert.deepEqual(await add(at(8, failed)), ['r8', 'r7', 'r6', 'r3']);
    const failures = await requests.list(shop, { limit: 9, statusClasses: [4, 5] });
    assert.deepEqual(
      failures.requests.map(({ id }) => id),
      ['r8', 'r3'],
    );
    const [sum] = await requests.usage(shop, { by: 'day', ...days });
    assert.deepEqual([sum?.succeeded, sum?.client_errors, sum?.server_errors], [5, 1, 2]);
  }),
  test('requests.prune deletes requests and counts that are older than a number of days', async requests => {
    await requests.record([of(shop, request('old'), request('new', { at: '2026-05-06T00:00:00Z' }))]);
    const ids = async () => (await requests.list(shop, { limit: 9 })).requests.map(({ id }) => id);
    const counted = async () => (await requests.usage(shop, { by: 'day', ...days })).map(({ name }) => name);
    while (await requests.prune({ requestDays: 1, usageDays: 2, now: '2026-05-06T12:00:00Z' }));
    assert.deepEqual([await ids(), await counted()], [['new'], [today, '2026-05-06']]);
    while (await requests.prune({ requestDays: 1, usageDays: 1, now: '2026-05-07T12:00:00Z' }));
    assert.deepEqual([await ids(), await counted()], [[], ['2026-05-06']]);
    await requests.record([of(shop, request('now', { at: new Date().toISOString() }))]);
    while (await requests.prune({ requestDays: 1, usageDays: 1 }));
    assert.deepEqual(await ids(), ['now']);
  }),
];
