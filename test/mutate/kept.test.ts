/** Processes in which `npm run mutate` tries one change after the other. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { KeptProcesses } from '../../scripts/mutate/kept.ts';
import { suiteOf } from '../helper.ts';
import { TestProcess } from '../runner/process.ts';
import { sharedParts } from '../runner/shared.ts';

const test = suiteOf('A process that keeps its modules', { isLong: true });
const path = fileURLToPath(new URL('./samples/changed.ts', import.meta.url));

test('tells which changes a test detects, and leaves to a new process what it cannot tell', async cleanup => {
  const shared = sharedParts(true);
  const kept = new KeptProcesses(TestProcess, shared);
  cleanup(() => kept.end());
  const isSeen = (id: number, name: string) =>
    kept.isSeen({ name: 'changed', path }, id, [`Changed: ${name}`], 60_000);
  assert.equal(await isSeen(1, 'detects'), true);
  assert.equal(await isSeen(4, 'does not detect'), false);
  assert.equal(await isSeen(1, 'does not detect'), null, 'it was not reached');
  assert.equal(await isSeen(5, 'computes once'), null, 'computes it without a change');
  assert.equal(await isSeen(2, 'computes once'), null, 'it is not computed again');
  assert.equal(await isSeen(3, 'leaves something behind'), null, 'the test fails without it too');
  assert.equal(await isSeen(1, 'detects'), true, 'another process goes on');
});

test.run();
