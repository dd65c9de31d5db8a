/** Sums of clicks, and positions in lists, over HTTP. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { LinkAnalytics, LinkClick } from '../../src/generated/types.ts';
import { createLinks } from '../../src/index.ts';
import { type Cleanup, send, serveApp, suiteOf } from '../helper.ts';
import { storages } from '../storages.ts';
import { chrome, client } from './service.ts';

const test = suiteOf('Link analytics');

const day = 86_400_000;

/** A link of a mock server on lowdb, followed from pages of the given hosts on consecutive days. */
async function followed(cleanup: Cleanup, days: readonly (readonly string[])[]) {
  const mock = await storages.lowdb?.(cleanup);
  assert.ok(mock);
  const { make, call } = client(mock);
  const { slug, id } = await make({});
  let clock = Date.parse('2026-05-05T12:00:00Z');
  const links = createLinks({ repository: mock.repository, now: () => clock });
  const { url } = await serveApp(cleanup, new Koa().use(links.router.routes()));
  for (const hosts of days) {
    for (const host of hosts)
      await send(`${url}/l/${slug}`, { headers: { 'user-agent': chrome, referer: `https://${host}/` } });
    clock += day;
  }
  await links.close();
  return { id, call };
}

test('lists at most a hundred referrers, most clicks first', async cleanup => {
  const hosts = Array.from({ length: 101 }, (_, index) => `host-${String(index).padStart(3, '0')}.example`);
  const { id, call } = await followed(cleanup, [
    hosts.slice(0, 60),
    [...hosts.slice(60), 'host-100.example'],
  ]);
  const answer = await call('GET', `/${id}/analytics?from=2026-05-05&to=2026-05-06`);
  const { referrers } = answer.json.data as LinkAnalytics;
  assert.deepEqual(
    referrers.map(({ name, clicks }) => `${name} ${clicks}`).join(),
    ['host-100.example 2', ...hosts.slice(0, 99).map(name => `${name} 1`)].join(),
  );
});

test('covers at most 366 days, including the first and the last', async cleanup => {
  const mock = await storages.lowdb?.(cleanup);
  assert.ok(mock);
  const { call } = client(mock);
  const ask = async (to: string) => (await call('GET', `/analytics?from=2024-01-01&to=${to}`)).status;
  assert.deepEqual([await ask('2024-12-31'), await ask('2025-01-01')], [200, 400]);
});

test('starts thirty days before the requested last day by default', async cleanup => {
  const mock = await storages.lowdb?.(cleanup);
  assert.ok(mock);
  const { from, days } = (await client(mock).call('GET', '/analytics?to=2026-05-30')).json
    .data as LinkAnalytics;
  assert.deepEqual([from, days.length, days.at(-1)?.day], ['2026-05-01', 30, '2026-05-30']);
});

test('returns twenty clicks per page next to the analytics', async cleanup => {
  const { id, call } = await followed(cleanup, [Array(21).fill('news.example')]);
  const page = await call('GET', `/${id}/clicks`);
  assert.equal((page.json.data as LinkClick[]).length, 20);
  const rest = await call('GET', `/${id}/clicks?cursor=${page.json.next_cursor}`);
  assert.deepEqual([(rest.json.data as LinkClick[]).length, rest.json.next_cursor], [1, null]);
});

const forged: readonly (readonly [sort: string, value: unknown, id: unknown])[] = [
  ['created', 5, 'lnk_a'],
  ['created', '2026-05-05T05:05:05', 'lnk_a'],
  ['created', '2026-02-30T05:05:05Z', 'lnk_a'],
  ['created', '2026-05-05T05:05:05+00:00', 'lnk_a'],
  ['created', ' 2026-05-05T05:05:05Z', 'lnk_a'],
  ['created', '2026-05-05T05:05:05Z ', 'lnk_a'],
  ['created', '2026-05-05T05:05:05Z', 5],
  ['created', '2026-05-05T05:05:05Z', ''],
  ['created', '2026-05-05T05:05:05Z', 'a\u0000'],
  ['created', '2026-05-05T05:05:05Z', '\u0000a'],
  ['created', '2026-05-05T05:05:05Z', 'a'.repeat(65)],
  ['clicks', '2026-05-05T05:05:05Z', 'lnk_a'],
  ['clicks', '5', 'lnk_a'],
  ['clicks', -1, 'lnk_a'],
  ['clicks', 0.5, 'lnk_a'],
  ['clicks', 2 ** 53, 'lnk_a'],
];

test('refuses an invalid cursor in lists', async cleanup => {
  const mock = await storages.lowdb?.(cleanup);
  assert.ok(mock);
  const { call } = client(mock);
  for (const [sort, ...place] of forged) {
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
    const { status, json } = await call('GET', `?sort=${sort}&cursor=${cursor}`);
    assert.deepEqual(
      [place, status, json.msg],
      [place, 400, 'Invalid request: cursor must be a next_cursor of this list with the same sort'],
    );
  }
});

test('accepts a cursor with the lowest click count and with whole seconds', async cleanup => {
  const mock = await storages.lowdb?.(cleanup);
  assert.ok(mock);
  const { call } = client(mock);
  for (const [sort, ...place] of [
    ['clicks', 0, 'a'.repeat(64)],
    ['created', '2026-05-05T05:05:05Z', 'lnk_a'],
    ['created', '2026-05-05T05:05:05.005Z', 'lnk_a'],
  ] as const) {
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
    assert.equal((await call('GET', `?sort=${sort}&cursor=${cursor}`)).status, 200, sort);
  }
});

test.run();
