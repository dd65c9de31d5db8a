import assert from 'node:assert/strict';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts } from '../sample.ts';

const now = Date.parse('2026-05-05T05:05:05.500Z');

const test = casesOf('limits');

export const limitCases: readonly ConformanceCase[] = [
  test('limits.count counts the uses of a name until its window ends', async limits => {
    const endsAt = now + 60_000;
    assert.deepEqual(await limits.count('ann', 60, now), { uses: 1, endsAt });
    assert.deepEqual(await limits.count('ann', 60, now + 1_000), { uses: 2, endsAt });
    assert.deepEqual(await limits.count('bob', 60, now), { uses: 1, endsAt });
    assert.deepEqual(await limits.count('ann', 60, endsAt - 1), { uses: 3, endsAt });
    assert.deepEqual(await limits.count('ann', 60, endsAt), { uses: 1, endsAt: endsAt + 60_000 });
  }),
  test('limits.count returns a different number to each of twenty concurrent calls', async limits => {
    const calls = await Promise.all(Array.from({ length: 20 }, () => limits.count('ann', 60, now)));
    assert.deepEqual(
      calls.map(({ uses }) => uses).sort((one, other) => one - other),
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  }),
  test('limits.giveBack takes back one use of the given name and window, and no other', async limits => {
    const { endsAt } = await limits.count('ann', 60, now);
    await limits.count('ann', 60, now);
    await limits.count('bob', 60, now);
    await limits.giveBack('ann', endsAt);
    await limits.giveBack('ann', endsAt + 1);
    await limits.giveBack('nobody', endsAt);
    assert.deepEqual(await limits.count('ann', 60, now), { uses: 2, endsAt });
    assert.equal((await limits.count('bob', 60, now)).uses, 2);
    // A use of an ended window is not taken from the next window.
    await limits.count('ann', 60, endsAt);
    await limits.giveBack('ann', endsAt);
    assert.equal((await limits.count('ann', 60, endsAt)).uses, 2);
  }),
  test('limits.giveBack never makes the number of uses negative', async limits => {
    const { endsAt } = await limits.count('ann', 60, now);
    await Promise.all(Array.from({ length: 5 }, () => limits.giveBack('ann', endsAt)));
    assert.deepEqual(await limits.count('ann', 60, now), { uses: 1, endsAt });
  }),
  test('limits.count and limits.giveBack called concurrently lose no use and take none back twice', async limits => {
    const { endsAt } = await limits.count('ann', 60, now);
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await limits.count('ann', 60, now);
        await limits.giveBack('ann', endsAt);
      }),
    );
    assert.equal((await limits.count('ann', 60, now)).uses, 2);
  }),
  test('limits.count starts a new window if the stored one ends over a day too late, due to a wrong clock', async limits => {
    const year = 365 * 86_400_000;
    await limits.count('ann', 60, now + year);
    await limits.count('ann', 60, now + year);
    const { endsAt } = await limits.count('ann', 60, now);
    assert.equal(endsAt, now + 60_000);
    assert.equal((await limits.count('ann', 60, endsAt)).uses, 1);
  }),
  test('limits.reset removes the uses of the given name, and of no other', async limits => {
    await limits.count('ann', 60, now);
    await limits.count('bob', 60, now);
    await limits.reset('ann');
    assert.equal((await limits.count('ann', 60, now)).uses, 1);
    assert.equal((await limits.count('bob', 60, now)).uses, 2);
  }),
  test('limits.count, giveBack and reset accept any text as a name', async limits => {
    for (const name of hostileTexts) {
      assert.equal((await limits.count(name, 60, now)).uses, 1);
      const { uses, endsAt } = await limits.count(name, 60, now);
      assert.equal(uses, 2);
      await limits.giveBack(name, endsAt);
      await limits.reset(name);
    }
  }),
];
