import assert from 'node:assert/strict';
import { type ConformanceCase, casesOf } from '../case.ts';
import { other, shop } from '../sample.ts';
import { instance, ok, range } from './sample.ts';

const test = casesOf('messaging');

export const rewrittenInstanceCases: readonly ConformanceCase[] = [
  test('messaging.rewriteSecrets replaces settings and memory of instances of all workspaces, and nothing else', async messaging => {
    for (const [workspaceId, id] of [
      [shop, 'ins_1'],
      [shop, 'ins_2'],
      [other, 'ins_1'],
    ] as const)
      ok(await messaging.createInstance(workspaceId, instance(id, { settings: { password: id } })));
    const before = await messaging.findInstance(shop, 'ins_1');
    const seen = new Set<string>();
    const rewrite: Parameters<typeof messaging.rewriteSecrets>[0] = (workspaceId, { id, settings }) => {
      seen.add(`${workspaceId} ${id}`);
      return id === 'ins_2' ? null : { settings: { was: settings.password }, memory: { paired: true } };
    };
    const first = await messaging.rewriteSecrets(rewrite, { limit: 2 });
    const { next: after } = first;
    assert.ok(after);
    const second = await messaging.rewriteSecrets(rewrite, { limit: 2, after });
    assert.deepEqual([first.changed + second.changed, second.next], [2, null]);
    assert.equal(seen.size, 3);
    const replaced = { settings: { was: 'ins_1' }, memory: { paired: true } };
    assert.deepEqual(await messaging.findInstance(shop, 'ins_1'), { ...before, ...replaced });
    assert.deepEqual((await messaging.findInstance(other, 'ins_1'))?.memory, replaced.memory);
    assert.deepEqual((await messaging.findInstance(shop, 'ins_2'))?.settings, { password: 'ins_2' });
  }),
  test('messaging.rewriteSecrets undoes no change of settings at the same time', async messaging => {
    ok(await messaging.createInstance(shop, instance('ins_1')));
    for (const round of range(5)) {
      const rewrite = () =>
        messaging.rewriteSecrets((_, { settings, memory }) => ({ settings, memory }), { limit: 9 });
      const steps = [rewrite, () => messaging.changeInstance(shop, 'ins_1', { settings: { round } })];
      await Promise.all((round % 2 === 0 ? steps : steps.reverse()).map(step => step()));
      assert.deepEqual((await messaging.findInstance(shop, 'ins_1'))?.settings, { round });
    }
  }),
];
