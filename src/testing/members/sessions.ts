import assert from 'node:assert/strict';
import { isRefused, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { digestLike, hostileTexts, session } from '../sample.ts';

const longAgo = '2020-01-01T00:00:00Z';

const test = casesOf('sessions');

export const sessionCases: readonly ConformanceCase[] = [
  test('sessions.find returns a session by its digest, or null', async sessions => {
    assert.deepEqual(await sessions.find(digestLike('1')), session('1', 'ann'));
    for (const digest of [digestLike('f'), ...hostileTexts]) assert.equal(await sessions.find(digest), null);
  }),
  test('sessions.create stores a session and keeps the other sessions that are not stale', async sessions => {
    assert.deepEqual(await sessions.create(session('3', 'ann'), longAgo), session('3', 'ann'));
    assert.deepEqual(await sessions.find(digestLike('3')), session('3', 'ann'));
    assert.deepEqual(await sessions.find(digestLike('1')), session('1', 'ann'));
  }),
  test('sessions.create refuses an unknown user, and stores one of several concurrent sessions with the same digest', async sessions => {
    for (const user_id of ['user_nobody', ...hostileTexts]) {
      const foreign = { ...session('3', 'ann'), user_id };
      assert.deepEqual(await sessions.create(foreign, longAgo), refuse('user_unknown'));
    }
    assert.equal(await sessions.find(digestLike('3')), null);
    const answers = await Promise.all(
      ['ann', 'bob', 'ann', 'bob'].map(name => sessions.create(session('3', name), longAgo)),
    );
    assert.deepEqual(answers.filter(isRefused), Array(3).fill(refuse('taken')));
    const stored = answers.find(answer => !isRefused(answer));
    assert.deepEqual(await sessions.find(digestLike('3')), stored);
  }),
  test(
    'sessions.create keeps the hundred sessions of a user that were used last',
    async sessions => {
      const digestAt = (index: number) => index.toString(16).padStart(64, '0');
      const at = (index: number) =>
        new Date(Date.UTC(2026, 5, 1, 0, 0, index)).toISOString().replace('.000Z', 'Z');
      const made = (index: number) => ({
        ...session('3', 'ann'),
        digest: digestAt(index),
        seen_at: at(index),
      });
      for (let index = 0; index < 120; index += 1) await sessions.create(made(index), longAgo);
      assert.equal(await sessions.find(digestAt(19)), null);
      for (const index of [20, 119]) assert.deepEqual(await sessions.find(digestAt(index)), made(index));
      assert.deepEqual(await sessions.find(digestLike('2')), session('2', 'bob'), 'those of others stay');
    },
    { uses: ['sessions.forgetting'] },
  ),
  test('sessions.touch never moves seen_at back', async sessions => {
    const [early, late] = ['2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'];
    await Promise.all([sessions.touch(digestLike('1'), late), sessions.touch(digestLike('1'), early)]);
    assert.equal((await sessions.find(digestLike('1')))?.seen_at, late);
    assert.deepEqual(await sessions.find(digestLike('2')), session('2', 'bob'));
    for (const digest of hostileTexts) await sessions.touch(digest, late);
  }),
  test('sessions.delete deletes that session only, permanently, also in concurrent calls', async sessions => {
    await Promise.all(Array.from({ length: 10 }, () => sessions.delete(digestLike('1'))));
    await sessions.touch(digestLike('1'), '2026-03-01T00:00:00Z');
    assert.equal(await sessions.find(digestLike('1')), null);
    assert.deepEqual(await sessions.find(digestLike('2')), session('2', 'bob'));
  }),
];
