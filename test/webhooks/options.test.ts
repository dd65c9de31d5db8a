/** Options of the webhook engine, at the limits of the valid values. */
import assert from 'node:assert/strict';
import { createWebhooks, type WebhooksOptions } from '../../src/index.ts';
import { fixtureRepository, suiteOf } from '../helper.ts';

const test = suiteOf('Options of webhooks');

const hour = 3_600_000;
const year = 365 * 24 * hour;

type Values = Readonly<Partial<Record<keyof WebhooksOptions, readonly unknown[]>>>;

const valid: Values = {
  concurrency: [1, 10_000],
  concurrencyPerEndpoint: [1, 10_000],
  pollInterval: [10, hour],
  timeout: [1, hour],
  leaseFor: [100, hour],
  holder: ['pod-0', 'é'.repeat(255)],
  leaseSlack: [0, hour],
  schedule: [[], [0, year]],
  pauseAfter: [0, Number.POSITIVE_INFINITY],
  deliveryRetentionDays: [0, 0.5, 36_500],
  eventRetentionDays: [0, 36_500],
  publicUrl: ['https://shop.example/api'],
  allowPrivateTargets: [[], ['10.0.0.0/8', 'fd00::/8', 'inside.example', '127.0.0.1']],
  receivers: [{}, { parcel: 'post', letter: () => ({}) }],
  events: [[], [{ type: 'order.paid', summary: 'x', description: 'y', example: { order: [1, null] } }]],
};

test('are accepted up to their limits', async () => {
  const repository = await fixtureRepository();
  for (const [name, values] of Object.entries(valid))
    for (const value of values)
      assert.ok(createWebhooks({ repository, [name]: value }), `${name}: ${JSON.stringify(value)}`);
});

test('are named if something in them is neither a network nor a host name', async () => {
  const repository = await fixtureRepository();
  assert.throws(
    () => createWebhooks({ repository, allowPrivateTargets: ['10.0.0.0/8', 'inside/9', 'outside/9'] }),
    /allowPrivateTargets must be a list of CIDRs and host names: inside\/9 is neither$/,
  );
});

test('limit a look-up by the timeout of a delivery', async cleanup => {
  const repository = await fixtureRepository();
  const ended: string[] = [];
  const resolve = () => new Promise<never>(() => {});
  const check = (name: string, timeout: number) => {
    const webhooks = createWebhooks({ repository, resolve, timeout });
    cleanup(webhooks.close);
    return webhooks.check('https://receiver.example/', 'ws_studio').catch(() => ended.push(name));
  };
  await Promise.all([check('long', 500), check('short', 1)]);
  assert.deepEqual(ended, ['short', 'long']);
});

test.run();
