/** What stays of collections that are pruned by number. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import type { DataFile, KeyRecord } from '../../src/generated/types.ts';
import { isRefused } from '../../src/repository/index.ts';
import { digestLike, key, sample, shop } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { emptyRepository } from '../postgres-server.ts';
import { eachStorage } from '../storages.ts';

const test = suiteOf('Collections that are pruned by number');

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString();
const digestOf = (index: number) => index.toString(16).padStart(64, '0');

const opened = {
  lowdb: (_: Cleanup, seed: Partial<DataFile>) => lowdbRepository({ seed }),
  PostgreSQL: async (cleanup: Cleanup, seed: Partial<DataFile>) => {
    const repository = await emptyRepository(cleanup);
    await repository.import(seed as DataFile);
    return repository;
  },
};

for (const [storage, open] of eachStorage(opened))
  test(`keep the newest thousand keys that have ended, on ${storage}`, async cleanup => {
    const ended = (index: number): KeyRecord => ({
      ...key(`key_${index}`, '0'),
      digest: digestOf(index + 1),
      created_at: at(index),
      revoked_at: at(index),
    });
    const seed = sample();
    const first = seed.keys[shop]?.[0] as KeyRecord;
    seed.keys = { ...seed.keys, [shop]: [first, ...range(1_005).map(ended)] };
    const { keys } = await open(cleanup, seed);
    const made = await keys.create(shop, { ...key('key_new', 'e'), created_at: '2026-05-05T05:05:05Z' });
    assert.equal(isRefused(made), false);
    for (const index of [0, 4]) {
      assert.equal(await keys.find(shop, `key_${index}`), null);
      assert.equal(await keys.findByDigest(digestOf(index + 1)), null);
    }
    for (const id of ['key_5', 'key_1004', first.id, 'key_new'])
      assert.notEqual(await keys.find(shop, id), null, id);
    assert.notEqual(await keys.findByDigest(digestLike('e')), null);
  });

test('keep the latest 20,000 counts of requests of a workspace in a data file', async () => {
  const seed = sample();
  const counted = { succeeded: 1, client_errors: 0, server_errors: 0, duration_us: 5 };
  const days = range(20_000).map(index => ({
    day: `2026-01-${String(1 + Math.floor(index / 1_000)).padStart(2, '0')}`,
    key_id: `key_${index}`,
    operation: 'listItems',
    ...counted,
  }));
  seed.usage_counts = { [shop]: days };
  const repository = await lowdbRepository({ seed });
  await repository.requests.record([
    {
      workspaceId: shop,
      listed: [
        {
          id: 'req_1',
          at: '2026-05-05T05:05:05Z',
          key_id: 'key_1',
          operation: 'listItems',
          method: 'GET',
          path: '/api/v1/items',
          status: 200,
          error: null,
          duration_us: 5,
          request_id: 'r-1',
          network: '192.0.2.1',
          parameters: {},
        },
      ],
      counts: [{ hour: '2026-05-05T05', key_id: 'key_1', operation: 'listItems', ...counted }],
      keep: null,
    },
  ]);
  const left = repository.data.usage_counts[shop] ?? [];
  assert.equal(left.length, 20_000);
  assert.equal(left.at(-1)?.day, '2026-05-05');
  assert.equal(
    left.some(one => one.key_id === 'key_0'),
    false,
  );
});

test.run();
