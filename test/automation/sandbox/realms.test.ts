import assert from 'node:assert/strict';
import { Realms } from '../../../src/automation/sandbox/realms.js';
import { suiteOf } from '../../helper.ts';
import { endless, sandbox } from './sandbox.ts';

const test = suiteOf('The realms of a process', { isLong: true });

const most = 64;

/** Realms that are numbers, in the order in which they are created. */
function numbered(): { realms: Realms; realmsOf: (names: readonly string[]) => unknown[] } {
  let created = 0;
  const realms = new Realms(() => {
    created += 1;
    return created;
  }, most);
  return { realms, realmsOf: names => names.map(name => realms.of(name)) };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `workspace ${index}`);

test('are one for each workspace, and kept', () => {
  const { realmsOf } = numbered();
  const first = realmsOf(names(most));
  assert.equal(new Set(first).size, most);
  assert.deepEqual(realmsOf(names(most)), first);
});

test('are limited: the one that was not used for longest is dropped', () => {
  const { realmsOf } = numbered();
  realmsOf(names(most));
  assert.deepEqual(realmsOf(['workspace 0', 'one more', 'workspace 0', 'workspace 1']), [1, 65, 1, 66]);
});

test('are limited by what they keep, too', () => {
  const { realms, realmsOf } = numbered();
  realmsOf(['a', 'b']);
  realms.note('a', 200_000);
  realms.note('b', 200_000);
  assert.deepEqual(realmsOf(['b', 'a']), [2, 3]);
  realms.note('a', 50_000);
  assert.deepEqual(realmsOf(['b', 'a']), [2, 3]);
});

test('are new after a mapping was interrupted, for its workspace', async cleanup => {
  const one = sandbox(cleanup, { timeMs: 100 });
  for (const id of ['shop', 'studio']) assert.ok((await one.map(id, '1', {})).ok);
  assert.ok(!(await one.map('shop', endless, {})).ok);
  for (const id of ['shop', 'studio'])
    assert.deepEqual(await one.map(id, '$sum([1, 2])', {}), { ok: true, value: 3 });
});

test('give each of more workspaces than are kept its own result', async cleanup => {
  const one = sandbox(cleanup);
  const all = names(most + 6);
  for (let round = 0; round < 2; round += 1)
    for (const name of all)
      assert.deepEqual(await one.map(name, '{ "of": of }', { of: name }), { ok: true, value: { of: name } });
});

test.run();
