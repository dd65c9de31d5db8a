/** Options of the webhook engine, at the limits of the valid values and one beyond. */
import assert from 'node:assert/strict';
import { createWebhooks, type WebhooksOptions } from '../../src/index.ts';
import { webhooksChecks } from '../../src/webhooks/options.ts';
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

const invalid: Values = {
  concurrency: [0, 10_001, 1.5, '5'],
  concurrencyPerEndpoint: [0, 10_001, 1.5],
  pollInterval: [9, hour + 1],
  timeout: [0, hour + 1],
  leaseFor: [99, hour + 1],
  holder: ['', 'x'.repeat(256), 'a\n', 5],
  leaseSlack: [-1, hour + 1],
  schedule: [[-1], [0, year + 1], ['5'], [Number.NaN], 5],
  pauseAfter: [-1, Number.NaN],
  deliveryRetentionDays: [-1, 36_501],
  eventRetentionDays: [-1, 36_501, 1.5],
  publicUrl: ['shop.example', 'ftp://shop.example'],
  allowPrivateTargets: [[''], [5], ['10.0.0.0/99'], ['inside.example', 'inside.example/8'], '10.0.0.0/8', {}],
  receivers: [{ hook: 'get' }, { hook: 'post', route: 5 }, [], 'post'],
  events: [
    'order.paid',
    ['order.paid'],
    [{ type: 'order.paid' }],
    [{ summary: 'x' }],
    [{ type: 'order', summary: 'x' }],
    [{ type: 'order.paid', summary: 'x', description: 5 }],
    [{ type: 'order.paid', summary: 'x', example: [] }],
  ],
  repository: [5, {}],
  secrets: [5],
  destinations: [5],
  onError: [5],
  onDelivery: [5],
  tracing: [5],
  now: [5],
  random: [0.5],
  resolve: ['1.2.3.4'],
};

test('are accepted up to their limits', async () => {
  const repository = await fixtureRepository();
  for (const [name, values] of Object.entries(valid))
    for (const value of values)
      assert.ok(createWebhooks({ repository, [name]: value }), `${name}: ${JSON.stringify(value)}`);
});

test('are refused with their name beyond their limits', async () => {
  const repository = await fixtureRepository();
  for (const [name, values] of Object.entries(invalid))
    for (const value of values)
      assert.throws(
        () => createWebhooks({ repository, [name]: value }),
        (error: Error) => error instanceof TypeError && error.message.startsWith(`createWebhooks: ${name} `),
        `${name}: ${JSON.stringify(value)}`,
      );
});

test('have a value here that is refused, each of them', () => {
  assert.deepEqual(Object.keys(invalid).sort(), Object.keys(webhooksChecks([])).sort());
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
