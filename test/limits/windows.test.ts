import assert from 'node:assert/strict';
import { limitsInProcess } from '../../src/limits/in-process.ts';
import { Windows } from '../../src/limits/windows.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('In-process counting');

test('holds a limited number of names and drops the oldest', () => {
  const windows = new Windows(1_000);
  for (let name = 0; name < 50_000; name += 1) windows.take(`2001:db8:${name.toString(16)}::/64`, 60, 0);
  assert.equal(windows.size, 1_000);
  assert.equal(windows.take(`2001:db8:${(49_999).toString(16)}::/64`, 60, 0).uses, 2);
  assert.equal(windows.find('2001:db8:0::/64', 60, 0), null);
});

test('removes some ended windows when a new one starts', () => {
  const windows = new Windows();
  for (let name = 0; name < 1_000; name += 1) windows.take(`old ${name}`, 60, 0);
  for (let name = 0; name < 200; name += 1) windows.take(`new ${name}`, 60, 60_000);
  assert.equal(windows.size, 200);
});

test('ends no window later than its length from now, even if the clock is set back', () => {
  const windows = new Windows();
  windows.take('ann', 60, 1_000_000);
  assert.equal(windows.find('ann', 60, 0)?.endsAt, 60_000);
  assert.deepEqual({ ...windows.take('ann', 60, 10_000) }, { uses: 2, endsAt: 60_000 });
});

test('accepts a name of any length at the same cost', async () => {
  const limits = limitsInProcess();
  const long = 'x'.repeat(1_000_000);
  assert.equal((await limits.count(long, 60, 0)).uses, 1);
  assert.equal((await limits.count(`${long}y`, 60, 0)).uses, 1);
  assert.equal((await limits.count(long, 60, 0)).uses, 2);
});

test.run();
