/** Everything that a process stores per external value is limited. */
import assert from 'node:assert/strict';
import { KeyCache } from '../../src/adapters/postgres/keys/key-cache.ts';
import { AttemptLimits } from '../../src/limits/attempt-limits.ts';
import { limitsInProcess } from '../../src/limits/in-process.ts';
import { Lookup } from '../../src/links/redirects/lookup.ts';
import type { FoundKey, LimitsRepository, LinksRepository } from '../../src/repository/index.ts';
import { link } from '../../src/testing/links/sample.ts';
import { key, shop } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Process caches');

test('hold at most the latest ten thousand blocked names', async () => {
  const policy = { name: 'log-in', requests: 1, seconds: 60 };
  const asked: string[] = [];
  const limits: LimitsRepository = {
    ...limitsInProcess(),
    count: (name, seconds, now) => {
      asked.push(name);
      return { uses: 2, endsAt: now + seconds * 1_000 };
    },
  };
  const tries = new AttemptLimits(limits);
  const attempt = (number: number) =>
    assert.rejects(tries.count([{ name: `name ${number}`, policy }], 0), { status: 429 });
  for (let number = 0; number < 10_001; number += 1) await attempt(number);
  asked.length = 0;
  await attempt(10_000);
  await attempt(1);
  assert.deepEqual(asked, [], 'the latest are refused without asking');
  await attempt(0);
  assert.deepEqual(asked, ['name 0'], 'the first is asked for again');
});

test('hold at most ten thousand PostgreSQL keys', async () => {
  const cache = new KeyCache(60_000);
  let asked = 0;
  const find = (digest: string) =>
    cache.find(digest, async (): Promise<FoundKey> => {
      asked += 1;
      return { workspaceId: shop, key: key('key_a', 'a') };
    });
  for (let number = 0; number < 10_001; number += 1) await find(`digest ${number}`);
  await find('digest 10000');
  assert.equal(asked, 10_001);
  await find('digest 0');
  assert.equal(asked, 10_002);
});

test('hold at most twenty thousand links, and no missing ones', async () => {
  let asked = 0;
  const repository = {
    findBySlug: async (_: string, slug: string) => {
      asked += 1;
      return slug === 'none' ? null : { workspaceId: shop, link: link('lnk_a') };
    },
  } satisfies Partial<LinksRepository> as Partial<LinksRepository> as LinksRepository;
  const lookup = new Lookup(repository, 60_000);
  for (let number = 0; number < 20_001; number += 1) await lookup.find('', `slug-${number}`);
  await lookup.find('', 'slug-20000');
  assert.equal(asked, 20_001);
  await lookup.find('', 'slug-0');
  await lookup.find('', 'none');
  await lookup.find('', 'none');
  assert.equal(asked, 20_004);
});

test.run();
