import assert from 'node:assert/strict';
import { defined } from '../../common/defined.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, sample, shop } from '../sample.ts';

const test = casesOf('workspaces');

export const workspaceCases: readonly ConformanceCase[] = [
  test('workspaces.find returns a workspace, or null', async workspaces => {
    assert.deepEqual(await workspaces.find(shop), sample().workspaces[0]);
    for (const id of ['ws_nobody', 'acc_shop', ...hostileTexts])
      assert.equal(await workspaces.find(id), null);
  }),
  test('workspaces.list returns each workspace exactly once, in pages', async workspaces => {
    for (const id of ['ws_c', 'ws_a', 'ws_b']) await workspaces.create({ id, name: id, account_id: null });
    const found: string[] = [];
    let next: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof workspaces.list>> = await workspaces.list({
        limit: 2,
        ...defined({ after: next ?? undefined }),
      });
      assert.ok(page.workspaces.length > 0 && page.workspaces.length <= 2);
      found.push(...page.workspaces.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    assert.deepEqual(found.toSorted(), ['ws_a', 'ws_b', 'ws_c', other, shop]);
    assert.deepEqual(await workspaces.list({ limit: 5 }), {
      workspaces: await Promise.all(found.map(id => workspaces.find(id))),
      next: null,
    });
    for (const after of hostileTexts) await workspaces.list({ limit: 2, after });
  }),
  test('workspaces.change changes the name and the account of that workspace only', async workspaces => {
    const [before, second] = sample().workspaces;
    const renamed = { ...before, name: 'New name' };
    assert.deepEqual(await workspaces.change(shop, { name: 'New name' }), renamed);
    assert.deepEqual(await workspaces.change(shop, {}), renamed);
    const moved = { ...renamed, account_id: 'acc_other' };
    assert.deepEqual(await workspaces.change(shop, { account_id: 'acc_other' }), moved);
    assert.deepEqual(await workspaces.find(shop), moved);
    const alone = { ...renamed, account_id: null };
    assert.deepEqual(await workspaces.change(shop, { account_id: null }), alone);
    assert.deepEqual(await workspaces.find(shop), alone);
    assert.deepEqual(await workspaces.find(other), second);
  }),
  test('workspaces.change returns why it refused, and changes nothing in that case', async workspaces => {
    for (const id of ['ws_nobody', ...hostileTexts])
      assert.deepEqual(await workspaces.change(id, { name: 'x' }), { refused: 'not_found' });
    for (const account_id of ['acc_nobody', ...hostileTexts])
      assert.deepEqual(await workspaces.change(shop, { name: 'x', account_id }), {
        refused: 'account_unknown',
      });
    assert.deepEqual(await workspaces.find(shop), sample().workspaces[0]);
  }),
];
