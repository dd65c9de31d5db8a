import assert from 'node:assert/strict';
import type { RecordPosition } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { endpoint, other, shop } from '../sample.ts';

const test = casesOf('webhooks');
const now = '2026-05-05T05:05:05Z';
const secretOf = (number: number) => `whsec_${String(number % 10).repeat(32)}`;

export const rewrittenWebhookCases: readonly ConformanceCase[] = [
  test('webhooks.rewriteSecrets passes over the endpoints of all workspaces and kinds, and replaces what it is told to', async webhooks => {
    await webhooks.createEndpoint(shop, { ...endpoint('ep_kind', []), kind: 'hook' });
    const listed = async () =>
      Promise.all(
        [shop, other].map(async id => [
          ...(await webhooks.listEndpoints(id)),
          ...(await webhooks.listEndpoints(id, { kind: 'hook' })),
        ]),
      );
    const [ofShop = [], ofOther = []] = await listed();
    const config = { destination: { type: 'queue' }, credentials: { password: 'new' } };
    const seen = new Set<string>();
    let changed = 0;
    let after: RecordPosition | null = null;
    do {
      const page = await webhooks.rewriteSecrets(
        (workspaceId, { id, headers, secrets }) => {
          seen.add(`${workspaceId} ${id}`);
          return workspaceId === shop ? { headers: { ...headers, 'X-New': id }, secrets, config } : null;
        },
        { limit: 2, ...(after === null ? {} : { after }) },
      );
      changed += page.changed;
      after = page.next;
    } while (after !== null);
    const all = [...ofShop.map(({ id }) => `${shop} ${id}`), ...ofOther.map(({ id }) => `${other} ${id}`)];
    assert.deepEqual([[...seen].sort(), changed], [all.sort(), ofShop.length]);
    assert.deepEqual(await listed(), [
      ofShop.map(one => ({ ...one, headers: { ...one.headers, 'X-New': one.id }, config })),
      ofOther,
    ]);
  }),
  test('webhooks.rewriteSecrets undoes no rotation of a secret at the same time', async webhooks => {
    for (const round of Array.from({ length: 5 }, (_, index) => index)) {
      const rotation = { secret: secretOf(round), oldExpiresAt: now, now };
      const steps = [
        () => webhooks.rewriteSecrets((_, { headers, secrets }) => ({ headers, secrets }), { limit: 100 }),
        () => webhooks.rotateSecret(shop, 'ep_all', rotation),
      ];
      await Promise.all((round % 2 === 0 ? steps : steps.reverse()).map(step => step()));
      assert.deepEqual((await webhooks.findEndpoint(shop, 'ep_all'))?.secrets, [
        { secret: secretOf(round), expires_at: null },
      ]);
    }
  }),
];
