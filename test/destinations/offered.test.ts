/** Destinations are offered with the option only, and are then a part of the OpenAPI document and of the lists. */
import assert from 'node:assert/strict';
import { type DestinationDeclaration, defineDestination } from '../../src/destination-drivers.ts';
import { createMarketplace, createRouter } from '../../src/index.ts';
import { send, suiteOf } from '../helper.ts';
import { open, vaults } from '../secrets/house.ts';
import { until } from '../until.ts';
import { house, newQueue, place, queueDestination } from './house.ts';

const test = suiteOf('Offered destinations', { isLong: true });

const documentOf = async (url: string) => (await send(`${url}/api/openapi.json`)).text;

test('are a part of the OpenAPI document with the option, and of nothing without it', async cleanup => {
  const [vault] = [await vaults.lowdb?.(cleanup)];
  assert.ok(vault);
  const plain = await open(cleanup, vault, null);
  const without = await documentOf(plain.url);
  const { components: known, paths } = JSON.parse(without);
  // Receivers of traces are described by every process: another one may have destinations.
  const described = Object.entries<object>(known.schemas)
    .filter(([, schema]) => /destination/i.test(JSON.stringify(schema)))
    .map(([title]) => title);
  assert.deepEqual(described, ['AutomationReceiverKind', 'AutomationTraceReceiver']);
  assert.ok(!/destination/i.test(JSON.stringify(paths)));
  assert.equal(await documentOf((await open(cleanup, vault, null, { destinations: [] })).url), without);
  const offered = await house(cleanup);
  const { components } = JSON.parse(await documentOf(offered.url));
  const { required, properties } = components.schemas.CreateWebhookOrDestinationEndpointRequest;
  assert.deepEqual(required, ['event_types']);
  const { destination } = properties;
  assert.deepEqual(destination.properties.type.enum, ['queue']);
  assert.equal(destination.properties.password.writeOnly, true);
  const { endpoint } = components.schemas.CreatedWebhookOrDestinationEndpointReply.properties.data.properties;
  assert.deepEqual(Object.keys(endpoint.properties.destination.properties), [
    'url',
    'name',
    'key',
    'tls',
    'mechanism',
    'type',
  ]);
  const refused = await plain.call('POST', '/webhooks', { destination: place, event_types: ['order.paid'] });
  assert.equal(refused.status, 400);
  // What another process has made is shown as it was, without its destination.
  await offered.made();
  const { call } = await open(cleanup, offered.store, null);
  const [shown] = (await call('GET', '/webhooks')).json.data as object[];
  assert.ok(shown !== undefined && !('destination' in shown));
});

test('wait for a process that has them', async cleanup => {
  const first = await house(cleanup);
  await first.made();
  await first.publish();
  const second = await open(cleanup, first.store, null, { webhooks: { schedule: Array(1_000).fill(20) } });
  second.marketplace.start();
  const { attempts } = await first.attempted();
  assert.equal(attempts[0]?.error, 'no group of this process takes deliveries of the kind destination');
  await second.close();
  first.marketplace.start();
  await until(() => first.queue.sent.length === 1);
});

test('and their options are refused by name where they are wrong', async cleanup => {
  const vault = await vaults.lowdb?.(cleanup);
  assert.ok(vault);
  const { repository } = vault;
  const queue = queueDestination(newQueue());
  const code = { type: 'string', writeOnly: true };
  const whole = { properties: { auth: { ...code, type: 'object', properties: { code } } } };
  assert.doesNotThrow(() => defineDestination({ ...queue, settings: whole } as never));
  for (const [destinations, words] of [
    [[{}], /destinations must be a list of destinations/],
    ['queue', /destinations must be a list of destinations/],
    [[queue, queue], /destinations contains the type queue twice/],
    [[{ ...queue, settings: { properties: { a: { type: 'nothing' } } } }], /the settings of queue/],
    [[{ ...queue, settings: { properties: { a: { items: code } } } }], /destinations must be/],
  ] as const) {
    assert.throws(() => createMarketplace({ repository, destinations: destinations as never }), words);
    assert.throws(() => createRouter({ repository, destinations: destinations as never }), words);
  }
  for (const [given, words] of [
    [{}, /needs the option type/],
    [{ ...queue, type: 'Queue' }, /type must be up to 32/],
    [{ ...queue, other: 1 }, /has no option other/],
    [{ ...queue, settings: { properties: { type: {} } } }, /type is the type/],
    [
      { ...queue, settings: { properties: { code, auth: { properties: { user: {}, code } } } } },
      /settings must not have writeOnly at \/properties\/auth\/properties\/code: only a whole setting/,
    ],
    [{ ...queue, settings: { properties: { a: { anyOf: [code] } } } }, /at \/properties\/a\/anyOf\/0:/],
    [{ ...queue, settings: { allOf: [{ properties: { code } }] } }, /at \/allOf\/0\/properties\/code:/],
    [{ ...queue, settings: { $defs: { code } } }, /at \/\$defs\/code:/],
  ] as const)
    assert.throws(() => defineDestination(given as unknown as DestinationDeclaration<object>), words);
});

test.run();
