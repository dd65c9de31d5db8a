/** A destination that a host has defined receives what webhooks do, through the same engine. */
import assert from 'node:assert/strict';
import { rotateSecrets } from '../../src/index.ts';
import { event, other, shop } from '../../src/testing/sample.ts';
import { type RawAnswer, suiteOf } from '../helper.ts';
import { newKey, vaults } from '../secrets/house.ts';
import { eachStorage } from '../storages.ts';
import { unhandled } from '../unhandled.ts';
import { until } from '../until.ts';
import { house, newQueue, place } from './house.ts';

const test = suiteOf('Own destinations', { isLong: true });
const soon = { schedule: [0] };

const endpointIn = ({ json }: RawAnswer) => json.data as { state: string; destination?: object };
const stateIn = (answer: RawAnswer) => endpointIn(answer).state;
const destinationIn = (answer: RawAnswer) => endpointIn(answer).destination;

for (const [storage] of eachStorage(vaults)) {
  test(`receive the payload and headers of a webhook once, with what they answered in the log, on ${storage}`, async cleanup => {
    const { made, marketplace, publish, queue, attempted, call } = await house(cleanup, { storage });
    const { id, url, destination } = await made(
      { ...place, key: '/data/customer' },
      { headers: { 'X-A': 'b' } },
    );
    assert.equal(url, 'queue://127.0.0.1');
    assert.deepEqual(destination, {
      type: 'queue',
      url: 'queue://127.0.0.1',
      name: 'orders',
      key: '/data/customer',
    });
    marketplace.start();
    await publish({ customer: 7, total: 1.5 }, 'order_1');
    await publish({ customer: 7, total: 1.5 }, 'order_1');
    const delivery = await attempted();
    assert.deepEqual(
      [delivery.state, delivery.attempts.map(({ status, error, response }) => [status, error, response])],
      ['succeeded', [[null, null, '{"position":1}']]],
    );
    const [message, ...more] = queue.sent;
    assert.deepEqual(more, []);
    assert.ok(message);
    const { type, timestamp, data } = JSON.parse(String(message.body));
    assert.deepEqual([type, data], ['order.paid', { customer: 7, total: 1.5 }]);
    assert.deepEqual(
      [message.id, message.type, message.time, message.key],
      ['order_1', type, timestamp, '7'],
    );
    for (const [name, value] of Object.entries({
      'webhook-id': 'order_1',
      'webhook-type': 'order.paid',
      'webhook-time': timestamp,
      'content-type': 'application/json',
      'X-A': 'b',
    }))
      assert.equal(message.headers[name], value, name);
    assert.match(message.headers['webhook-signature'] ?? '', /^v1,/);
    // The same operations as for webhooks.
    assert.equal((await call('POST', `/webhooks/${id}/test`)).status, 201);
    await until(() => queue.sent.some(({ type }) => type === 'webhook.test'));
    assert.equal((await call('POST', `/webhook-deliveries/${delivery.id}/replay`)).status, 200);
    await until(() => queue.sent.filter(sent => sent.id === 'order_1').length === 2);
    assert.equal(queue.opened.length, 1, 'one connection');
    assert.equal(stateIn(await call('POST', `/webhooks/${id}/pause`)), 'paused');
    assert.equal((await call('DELETE', `/webhooks/${id}`)).status, 200);
    await marketplace.close();
    assert.equal(queue.closed, 1);
  });

  test(`keep secret settings encrypted and out of every answer, on ${storage}`, async cleanup => {
    const [old, key] = [newKey('k1'), newKey('k2')];
    const first = await house(cleanup, { storage, keys: [old] });
    const { made, call, store } = first;
    const { id } = await made();
    const hidden = async (answer: { text: string; status: number }, status = 200) => {
      assert.equal(answer.status, status, answer.text);
      assert.ok(!/QUEUE-PASSWORD|NEXT-PASSWORD|credentials/.test(answer.text), answer.text);
    };
    await hidden(await call('GET', `/webhooks/${id}`));
    await hidden(await call('GET', '/webhooks'));
    assert.ok(!(await store.stored()).includes('QUEUE-PASSWORD'));
    await hidden(await call('PATCH', `/webhooks/${id}`, { destination: { password: 'NEXT-PASSWORD' } }));
    await hidden(await call('PATCH', `/webhooks/${id}`, { description: 'Mine' }));
    assert.equal((await call('GET', `/webhooks/${id}`, undefined, other)).status, 404);
    assert.equal(
      (await rotateSecrets({ repository: store.repository, secrets: { keys: [key, old] } })).unreadable,
      0,
    );
    assert.ok(!/QUEUE-PASSWORD|NEXT-PASSWORD/.test(await store.stored()));
    await first.close();
    const second = await house(cleanup, { vault: store, keys: [key] });
    second.marketplace.start();
    await second.publish();
    await second.attempted();
    assert.deepEqual(second.queue.opened, [
      { url: 'queue://127.0.0.1', name: 'orders', username: 'ann', password: 'NEXT-PASSWORD' },
    ]);
    // Without the key, nothing is lost by a change of something else.
    await second.close();
    const third = await house(cleanup, { vault: store, keys: [newKey('k3')] });
    const changed = await third.call('PATCH', `/webhooks/${id}`, { destination: { name: 'other' } });
    assert.equal(changed.status, 503);
  });
}

test('get the key as it was published, however large a number it is', async cleanup => {
  const { made, marketplace, store, queue } = await house(cleanup);
  const keys = {
    '/data/customer': '9007199254740993',
    '/data/parts/1/id': '123456789012345678901234567890',
    '/data/rate': '1.5',
  };
  for (const key of Object.keys(keys)) await made({ ...place, key });
  const data = '{"customer":9007199254740993,"parts":[{},{"id":123456789012345678901234567890}],"rate":1.5}';
  const payload = `{"type":"order.paid","timestamp":"2026-03-14T09:26:53.000Z","data":${data}}`;
  await store.repository.webhooks.publish(shop, [{ ...event('msg_1', 'order.paid'), payload }]);
  marketplace.start();
  await until(() => queue.sent.length === 3);
  assert.deepEqual(queue.sent.map(({ key }) => key).toSorted(), Object.values(keys).toSorted());
});

test('are used with new settings by the next delivery, and settings that stay keep their value', async cleanup => {
  const { made, marketplace, publish, queue, attempted, call } = await house(cleanup);
  const { id } = await made();
  marketplace.start();
  await publish();
  await attempted();
  const answer = await call('PATCH', `/webhooks/${id}`, { destination: { name: 'later', username: null } });
  assert.deepEqual(destinationIn(answer), { type: 'queue', url: 'queue://127.0.0.1', name: 'later' });
  await publish();
  await until(() => queue.sent.length === 2);
  assert.deepEqual(queue.opened[1], { url: 'queue://127.0.0.1', name: 'later', password: 'QUEUE-PASSWORD' });
  await until(() => queue.closed === 1);
});

test('of two changes at the same time keep both', async cleanup => {
  const { made, call } = await house(cleanup);
  const { id } = await made();
  await Promise.all([
    call('PATCH', `/webhooks/${id}`, { destination: { name: 'one' } }),
    call('PATCH', `/webhooks/${id}`, { destination: { key: '/data/two' } }),
  ]);
  const destination = destinationIn(await call('GET', `/webhooks/${id}`));
  assert.deepEqual(destination, { type: 'queue', url: 'queue://127.0.0.1', name: 'one', key: '/data/two' });
});

const circular: Record<string, unknown> = { name: 'circular' };
circular.self = circular;

for (const [what, answer, response] of [
  ['a BigInt', { offset: 9007199254740993n, partition: 1 }, '{"offset":9007199254740993,"partition":1}'],
  ['an object that contains itself', circular, 'not JSON'],
  [
    'an object that throws',
    {
      get offset() {
        throw new Error('the connection has ended');
      },
    },
    'not JSON',
  ],
  [
    'an object that throws as JSON',
    {
      toJSON() {
        throw new Error('not now');
      },
    },
    'not JSON',
  ],
  ['a function', () => 1, null],
  ['null', null, 'null'],
] as const)
  test(`have taken the message once, also if they answer with ${what}`, async cleanup => {
    const { made, marketplace, publish, queue, attempted } = await house(cleanup);
    await made();
    queue.send = async message => {
      queue.sent.push(message);
      return answer as object;
    };
    marketplace.start();
    await publish();
    const { state, attempts } = await attempted();
    assert.deepEqual([state, attempts[0]?.error, attempts[0]?.response], ['succeeded', null, response]);
    assert.equal(queue.sent.length, 1);
  });

test('that fail, hang, drop or say a password are tried again, and others are not held up', async cleanup => {
  const { made, marketplace, publish, queue, attempted, url } = await house(cleanup, {
    webhooks: { ...soon, timeout: 50 },
  });
  assert.ok(url);
  await made();
  const failures: (() => Promise<undefined>)[] = [
    async () => {
      throw new Error('refused for amqp://ann:QUEUE-PASSWORD@127.0.0.1 and QUEUE-PASSWORD');
    },
    async () => new Promise<undefined>(() => {}),
  ];
  queue.send = async (message, _) => {
    const next = failures.shift();
    if (next !== undefined) return next();
    queue.sent.push(message);
    return undefined;
  };
  marketplace.start();
  await publish();
  const failed = await attempted(2);
  assert.deepEqual(
    failed.attempts.map(({ error }) => error),
    ['refused for amqp://***@127.0.0.1 and ***', 'not done within 50 ms'],
  );
  // The one that hung was closed.
  await until(() => queue.closed === 1);
  queue.context[0]?.ended();
  await publish({ number: 2 });
  await until(() => queue.sent.length === 1);
  assert.equal(queue.opened.length, 2);
  // One that has ended is opened again.
  queue.context[1]?.ended();
  await until(() => queue.closed === 2);
  await publish({ number: 3 });
  await until(() => queue.sent.length === 2);
  assert.equal(queue.opened.length, 3);
});

test('whose connection cannot be opened are tried again, each time with a new one', async cleanup => {
  let tries = 0;
  const queue = newQueue();
  queue.open = async () => {
    tries += 1;
    if (tries < 3) throw Object.assign(new Error(''), { code: 'ECONNREFUSED' });
  };
  const { made, marketplace, publish, attempted } = await house(cleanup, {
    queue,
    webhooks: { schedule: [0, 0, 0] },
  });
  await made();
  marketplace.start();
  await publish();
  const { attempts, state } = await attempted(3);
  assert.deepEqual(
    [state, attempts.map(({ error }) => error)],
    ['succeeded', ['ECONNREFUSED', 'ECONNREFUSED', null]],
  );
});

test('must lead to public addresses, when they are made, changed, tested and connected to', async cleanup => {
  const { made, marketplace, publish, queue, attempted, call, store } = await house(cleanup, {
    webhooks: { allowPrivateTargets: [], resolve: async () => [{ address: '9.9.9.9', family: 4 }], ...soon },
  });
  const wrong = async (url: string) =>
    (await call('POST', '/webhooks', { destination: { ...place, url }, event_types: ['*'] })).text;
  for (const host of [
    '127.0.0.1:6379',
    '[::1]',
    '10.0.0.1',
    '0x7f000001',
    '2130706433',
    '[::ffff:127.0.0.1]',
  ])
    assert.match(
      await wrong(`queue://${host}/x`),
      /destination\/url must point to a public IP address/,
      host,
    );
  const { id } = await made({ ...place, url: 'queue://queue.example' });
  const moved = await call('PATCH', `/webhooks/${id}`, { destination: { url: 'queue://192.168.0.1' } });
  assert.match(moved.text, /must point to a public IP address/);
  await store.repository.webhooks.changeEndpoint(shop, id, {
    config: { destination: { type: 'queue', url: 'queue://127.0.0.1', name: 'x' }, credentials: {} },
  });
  assert.match((await call('POST', `/webhooks/${id}/test`)).text, /must point to a public IP address/);
  queue.open = async (_, context) => void (await context.addressesOf('127.0.0.1', 4_444));
  marketplace.start();
  await publish();
  assert.equal((await attempted()).attempts[0]?.error, 'must point to a public IP address');
  assert.deepEqual(queue.opened, []);
});

test('are refused with the name of what is wrong', async cleanup => {
  const { made, call } = await house(cleanup);
  const refused = async (body: object, path = '/webhooks', method = 'POST') => {
    const { status, text } = await call(method, path, body);
    assert.equal(status, 400, text);
    return text;
  };
  const types = { event_types: ['order.paid'] };
  for (const [body, words] of [
    [{}, /url is required/],
    [{ destination: place, url: 'https://receiver.example/' }, /url cannot be used with destination/],
    [{ destination: { ...place, type: 'other' } }, /destination\/type must be/],
    [{ destination: { type: 'queue' } }, /destination\/url is required|url/],
    [{ destination: { ...place, nmae: 'x' } }, /nmae/],
    [{ destination: { ...place, name: 7 } }, /destination\/name must be a string/],
    [{ destination: { ...place, url: 'queue://%ff@127.0.0.1' } }, /destination\/url must be a valid URL/],
    [{ destination: { ...place, url: 'none' } }, /destination\/url/],
    [
      { destination: { ...place, password: 'a\0' } },
      /destination\/password must not contain the character U\+0000/,
    ],
    [{ destination: { ...place, url: 'queue://u%00@127.0.0.1' } }, /destination\/username must not contain/],
    [{ destination: place, filter: { any: [{ any: [{ any: [{ pth: 'x' }] }] }] } }, /filter/],
    [{ destination: 'queue' }, /destination must be an object/],
  ] as const)
    assert.match(await refused({ ...body, ...types }), words);
  const { id } = await made();
  assert.match(
    await refused({ url: 'https://receiver.example/' }, `/webhooks/${id}`, 'PATCH'),
    /url cannot be/,
  );
  assert.match(
    await refused({ destination: { type: 'webhook' } }, `/webhooks/${id}`, 'PATCH'),
    /destination\/type/,
  );
  assert.match(await refused({ destination: { url: null } }, `/webhooks/${id}`, 'PATCH'), /destination/);
  const plain = await call('POST', '/webhooks', { url: 'http://127.0.0.1:9/', ...types });
  const path = `/webhooks/${(plain.json.data as { endpoint: { id: string } }).endpoint.id}`;
  assert.match(await refused({ destination: place }, path, 'PATCH'), /destination cannot be given/);
});

test('get their secrets again when they lead elsewhere: nobody reads them at a server of their own', async cleanup => {
  const { made, call } = await house(cleanup);
  const { id } = await made({ ...place, password: 'QUEUE-PASSWORD' });
  const change = (destination: object) => call('PATCH', `/webhooks/${id}`, { destination });
  const refused = await change({ url: 'queue://127.0.0.2' });
  assert.deepEqual(
    [refused.status, refused.json.msg],
    [
      400,
      'Invalid request: destination/username must be given again, because the destination leads elsewhere',
    ],
  );
  assert.equal((await change({ name: 'later' })).status, 200);
  assert.equal(
    (await change({ url: 'queue://127.0.0.2', username: 'bob', password: 'NEXT-PASSWORD' })).status,
    200,
  );
  assert.equal((await change({ url: 'queue://ann:again@127.0.0.3' })).status, 200);
  assert.equal((await change({ url: 'queue://127.0.0.4', username: null, password: null })).status, 200);
});

test('get their secrets again when they are sent there in another way', async cleanup => {
  const { made, call } = await house(cleanup);
  const { id } = await made({ ...place, url: 'queue://127.0.0.1/one', password: 'QUEUE-PASSWORD' });
  const change = async (destination: object) => {
    const { status, json } = await call('PATCH', `/webhooks/${id}`, { destination });
    return status === 200 ? 'changed' : json.msg;
  };
  const again =
    'Invalid request: destination/password must be given again, because the destination leads elsewhere';
  for (const other of [
    { url: 'queue+plain://127.0.0.1:4444/one' },
    { url: 'queue://127.0.0.1/two' },
    { url: 'queue://127.0.0.1/one?mode=plain' },
    { tls: false },
    { mechanism: 'plain' },
  ])
    assert.equal(await change(other), again, JSON.stringify(other));
  for (const same of [
    { url: 'queue://127.0.0.1:4444/one' },
    { url: 'queue://127.0.0.1/one/' },
    { tls: true },
    { key: '/data/number' },
    { name: 'later', tls: null },
  ])
    assert.equal(await change(same), 'changed', JSON.stringify(same));
});

test('end no process that ignores that an address is not allowed', async cleanup => {
  const found = unhandled(cleanup);
  const queue = newQueue();
  queue.open = async (_, { addressesOf }) => void addressesOf('10.9.9.9', 4_444);
  const { made, marketplace, publish, attempted } = await house(cleanup, { queue });
  await made();
  marketplace.start();
  await publish();
  assert.equal((await attempted()).state, 'succeeded');
  assert.deepEqual(found, []);
});

test.run();
