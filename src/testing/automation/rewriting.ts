import assert from 'node:assert/strict';
import { type ConformanceCase, casesOf } from '../case.ts';
import { other, shop } from '../sample.ts';
import { inbound, range } from './sample.ts';

const test = casesOf('automation');
const withSecret = (secret: string) => ({
  verification: { scheme: 'header', secret, header: 'X-Secret' } as const,
});

export const rewrittenInboundCases: readonly ConformanceCase[] = [
  test('automation.rewriteSecrets replaces the verification of inbound endpoints of all workspaces', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    await automation.createEndpoint(shop, inbound('ain_2', '2', { verification: null }));
    await automation.createEndpoint(other, inbound('ain_1', '3'));
    const seen: string[] = [];
    const rewrite: Parameters<typeof automation.rewriteSecrets>[0] = (workspaceId, { id, verification }) => {
      seen.push(`${workspaceId} ${id}`);
      return verification === null ? null : withSecret(`${workspaceId}!`);
    };
    const first = await automation.rewriteSecrets(rewrite, { limit: 2 });
    const { next: after } = first;
    assert.ok(after);
    const second = await automation.rewriteSecrets(rewrite, { limit: 2, after });
    assert.deepEqual([first.changed + second.changed, second.next], [2, null]);
    assert.deepEqual([...new Set(seen)].sort(), [`${other} ain_1`, `${shop} ain_1`, `${shop} ain_2`]);
    for (const id of [shop, other])
      assert.deepEqual(
        (await automation.findEndpoint(id, 'ain_1'))?.verification,
        withSecret(`${id}!`).verification,
      );
  }),
  test('automation.rewriteSecrets undoes no change of a verification at the same time', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    for (const round of range(5)) {
      const change = withSecret(`round ${round}`);
      const rewrite = () =>
        automation.rewriteSecrets((_, { verification }) => ({ verification }), { limit: 9 });
      const steps = [rewrite, () => automation.changeEndpoint(shop, 'ain_1', change)];
      await Promise.all((round % 2 === 0 ? steps : steps.reverse()).map(step => step()));
      assert.deepEqual((await automation.findEndpoint(shop, 'ain_1'))?.verification, change.verification);
    }
  }),
];
