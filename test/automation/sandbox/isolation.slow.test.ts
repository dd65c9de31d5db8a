import assert from 'node:assert/strict';
import type { Sandbox } from '../../../src/automation/sandbox/sandbox.ts';
import { suiteOf } from '../../helper.ts';
import { attacks, builtIns } from './attacks.ts';
import { probes } from './probes.ts';
import { sandbox } from './sandbox.ts';

const test = suiteOf('Mappings of one process', { isLong: true });

const event = { type: 'order.paid', data: { amount: 5, list: [1, 2] } };

async function probe(one: Sandbox, workspaceId: string) {
  const results: Record<string, unknown> = {};
  for (const [name, expression] of Object.entries(probes))
    results[name] = await one.map(workspaceId, expression, event);
  return results;
}

test('are probed with every function of JSONata', () => {
  assert.ok(builtIns.length > 60);
  assert.deepEqual(
    builtIns.filter(name => !(name in probes)),
    [],
  );
});

test('change no function for another workspace, nor for the next event of their own', async cleanup => {
  const one = sandbox(cleanup);
  const before = await probe(one, 'shop');
  assert.deepEqual(
    Object.entries(before).filter(([, result]) => !(result as { ok: boolean }).ok),
    [],
  );
  const changed: string[] = [];
  for (const attack of attacks) {
    const first = await one.map('evil', attack, event);
    const second = await one.map('evil', attack, event);
    try {
      assert.deepEqual(second, first);
    } catch {
      changed.push(attack);
    }
  }
  assert.deepEqual(await probe(one, 'shop'), before);
  assert.deepEqual(await probe(one, 'evil'), before);
  assert.deepEqual(await probe(one, 'newcomer'), before);
  assert.deepEqual(changed, [], 'each attack gives the same for the next event');
});

test('that write into functions are told so', async cleanup => {
  const one = sandbox(cleanup);
  assert.deepEqual(await one.map('evil', attacks[0] ?? '', event), {
    ok: false,
    error: 'The mapping changes something that is read-only.',
  });
});

test('may give an object members with the names that every object inherits', async cleanup => {
  const expression = '$ ~> |$|{ "constructor": 1, "toString": 2, "hasOwnProperty": 3, "__proto__": 4 }|';
  const result = await sandbox(cleanup).map('shop', expression, { a: 1 });
  assert.equal(
    JSON.stringify(result),
    '{"ok":true,"value":{"a":1,"constructor":1,"toString":2,"hasOwnProperty":3,"__proto__":4}}',
  );
});

test('leave nothing of what they kept: bindings, positions of errors, the text that was matched last', async cleanup => {
  const one = sandbox(cleanup);
  const called = '[1] ~> $map($error)';
  const before = await one.map('shop', called, {});
  await one.map('evil', '/* far from the start */ $map(["x"], function($v) { $error($v) })', {});
  await one.map('evil', '$match("secret of another", /secret/)', {});
  assert.deepEqual(await one.map('shop', called, {}), before);
});

for (const [what, then] of [
  ['is never done', '1'],
  ['fails while nobody waits for it', '$error("x")'],
] as const)
  test(`that wait for something that ${what} fail, and the process goes on`, async cleanup => {
    const one = sandbox(cleanup);
    const expression = `(function($f) { { "then": $f } })(function($resolve, $reject) { ${then} })`;
    assert.deepEqual(await one.map('evil', expression, {}), {
      ok: false,
      error: 'The mapping waits for something that never happens.',
    });
    assert.deepEqual(await one.map('shop', '1 + 1', {}), { ok: true, value: 2 });
  });

test('that throw values of their own are told in short', async cleanup => {
  const one = sandbox(cleanup);
  const long = '$pad("", 3000000, "x")';
  for (const thrown of [`{ "message": ${long} }`, `{ "code": ${long} }`, '{ "message": { "a": 1 } }', '5']) {
    const expression = `(function($f) { { "then": $f } })(function($resolve, $reject) { $reject(${thrown}) })`;
    const result = await one.map('evil', expression, {});
    assert.ok(!result.ok && result.error.length <= 301);
  }
});

test.run();
