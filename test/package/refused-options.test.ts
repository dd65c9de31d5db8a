/** Every option of every engine has a value that is refused, which says that its row checks it. */
import assert from 'node:assert/strict';
import { createLinks, createMessaging, createRequestLog, createWebhooks } from '../../src/index.ts';
import { linksChecks } from '../../src/links/redirects/options.ts';
import { messagingChecks } from '../../src/messaging/engine/options.ts';
import { requestLogChecks } from '../../src/requests/engine.ts';
import { webhooksChecks } from '../../src/webhooks/options.ts';
import { fixtureRepository, suiteOf } from '../helper.ts';

const test = suiteOf('Values that options of engines refuse');

const hour = 3_600_000;
const day = 24 * hour;
const year = 365 * day;

type Values = Readonly<Record<string, readonly unknown[]>>;

/** Of most engines. */
const common: Values = {
  repository: [5, {}],
  onError: [5],
  now: [5],
};

const webhooks: Values = {
  ...common,
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
  secrets: [5],
  destinations: [5],
  onDelivery: [5],
  tracing: [5],
  random: [0.5],
  resolve: ['1.2.3.4'],
};

const retries = [[-1], [7 * day + 1], ['5'], 5];

const messaging: Values = {
  ...common,
  drivers: [[], [{}], 'simulated'],
  media: ['', 5, { put() {} }],
  mediaLimit: [0, 1.5, Number.MAX_SAFE_INTEGER + 1],
  mediaLimitPerWorkspace: [0, 1.5, Number.MAX_SAFE_INTEGER + 1],
  mediaFilesPerWorkspace: [0, 1.5, 1_000_000_001],
  instances: [0, 1.5, 10_001],
  concurrencyPerInstance: [0, 1.5, 101],
  pollInterval: [9, hour + 1],
  leaseFor: [99, hour + 1],
  holder: ['', 'x'.repeat(256), 'a\n', 5],
  heartbeatInterval: [9, hour + 1],
  timeouts: [
    5,
    { other: 5 },
    ...['connect', 'open', 'heartbeat', 'send', 'disconnect', 'fetch'].flatMap(name => [
      { [name]: 0 },
      { [name]: hour + 1 },
    ]),
    { pairing: 0 },
    { pairing: day + 1 },
  ],
  health: [
    5,
    { other: 5 },
    ...['notConnected', 'notSending'].flatMap(name => [{ [name]: 0 }, { [name]: day + 1 }]),
    { reconnects: 0 },
    { reconnects: 10_001 },
    { recovery: -1 },
    { recovery: day + 1 },
  ],
  connectSchedule: [[], ...retries],
  sendSchedule: retries,
  fetchSchedule: retries,
  eventRetentionDays: [-1, 36_501, 1.5],
  messageRetentionDays: [-1, 36_501, 1.5],
  messagesPerInstance: [0, 1.5, 1_000_000_001],
  webhooks: [5, {}],
  secrets: [5],
  tracing: [5],
  random: [0.5],
};

const links: Values = {
  ...common,
  url: ['shop.example', 'ftp://shop.example', 5],
  publicUrl: ['shop.example', 'ftp://shop.example'],
  prefix: ['l', '/l/', '/l?', 5],
  domains: ['go.example', ['Go.example'], ['go.example.'], [5]],
  caseSensitive: ['yes', 1],
  reservedSlugs: ['new', [5]],
  quarantineDays: [-1, 36_501],
  webhooks: [5, {}],
  countryHeader: ['', 'a b', 5],
  cityHeader: ['', 'a b', 5],
  cache: [-1, hour + 1],
  writeInterval: [-1, 101],
  retentionDays: [-1, 36_501],
  pollInterval: [9, hour + 1],
};

const requests: Values = {
  ...common,
  retentionDays: [0, 36_501],
  maxErrors: [0, 1.5, 1_000_001],
  writeInterval: [9, 10_001],
};

const engines: Readonly<
  Record<string, readonly [create: (options: never) => unknown, checks: object, refused: Values]>
> = {
  createWebhooks: [createWebhooks, webhooksChecks([]), webhooks],
  createMessaging: [createMessaging, messagingChecks, messaging],
  createLinks: [createLinks, linksChecks, links],
  createRequestLog: [createRequestLog, requestLogChecks, requests],
};

for (const [factory, [create, checks, refused]] of Object.entries(engines)) {
  test(`are refused with the name of the option: ${factory}`, async () => {
    const repository = await fixtureRepository();
    for (const [name, values] of Object.entries(refused))
      for (const value of values)
        assert.throws(
          () => create({ repository, [name]: value } as never),
          (error: Error) => error instanceof TypeError && error.message.startsWith(`${factory}: ${name} `),
          `${name}: ${JSON.stringify(value)}`,
        );
  });

  test(`are there for each option: ${factory}`, () => {
    assert.deepEqual(Object.keys(refused).sort(), Object.keys(checks).sort());
  });
}

test.run();
