import assert from 'node:assert/strict';
import type { ConformanceCase } from '../case.ts';
import { digestLike, hostileTexts, session } from '../sample.ts';

const longAgo = '2020-01-01T00:00:00Z';

export const sessionCases: readonly ConformanceCase[] = [
  {
    name: 'sessions.find finds a session by its digest, or null',
    async run({ sessions }) {
      assert.deepEqual(await sessions.find(digestLike('1')), session('1', 'ann'));
      for (const digest of [digestLike('f'), ...hostileTexts])
        assert.equal(await sessions.find(digest), null);
    },
  },
  {
    name: 'sessions.create stores a session beside those that are not stale',
    async run({ sessions }) {
      await sessions.create(session('3', 'ann'), longAgo);
      assert.deepEqual(await sessions.find(digestLike('3')), session('3', 'ann'));
      assert.deepEqual(await sessions.find(digestLike('1')), session('1', 'ann'));
    },
  },
  {
    name: 'sessions.touch moves seen_at forward only',
    async run({ sessions }) {
      const [early, late] = ['2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'];
      await Promise.all([sessions.touch(digestLike('1'), late), sessions.touch(digestLike('1'), early)]);
      assert.equal((await sessions.find(digestLike('1')))?.seen_at, late);
      assert.deepEqual(await sessions.find(digestLike('2')), session('2', 'bob'));
      for (const digest of hostileTexts) await sessions.touch(digest, late);
    },
  },
  {
    name: 'sessions.delete ends a session for good, however many race, and no other',
    async run({ sessions }) {
      await Promise.all(Array.from({ length: 10 }, () => sessions.delete(digestLike('1'))));
      await sessions.touch(digestLike('1'), '2026-03-01T00:00:00Z');
      assert.equal(await sessions.find(digestLike('1')), null);
      assert.deepEqual(await sessions.find(digestLike('2')), session('2', 'bob'));
    },
  },
];
