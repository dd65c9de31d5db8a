/** The destinations of this package, without a broker: what they refuse, and what they say without their client. */
import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import type { Destination } from '../../src/destination-drivers.ts';
import { kafka, nats, rabbitmq, redisStreams } from '../../src/destination-drivers.ts';
import { filled, loaded } from '../../src/destinations/client.ts';
import { kafkaWith } from '../../src/destinations/kafka.ts';
import { natsWith } from '../../src/destinations/nats.ts';
import { rabbitmqWith } from '../../src/destinations/rabbitmq.ts';
import { redisStreamsWith } from '../../src/destinations/redis-streams.ts';
import { suiteOf } from '../helper.ts';
import { unhandled } from '../unhandled.ts';
import { until } from '../until.ts';
import { service } from './service.ts';

const test = suiteOf('Destinations of this package', { isLong: true });

const missing = async () => {
  throw Object.assign(new Error('not found'), { code: 'ERR_MODULE_NOT_FOUND' });
};

interface Sample {
  readonly destination: Destination;
  /** Without its client. */
  readonly bare: Destination;
  readonly client: string;
  /** Settings that lead to a host. */
  readonly to: (host: string) => object;
  /** Changes after which user and password would be sent in another way. */
  readonly otherWays: readonly object[];
  /** Changes that only say what is sent. */
  readonly sameWay: object;
}

const samples: readonly Sample[] = [
  {
    destination: redisStreams(),
    bare: redisStreamsWith(missing),
    client: 'ioredis',
    to: host => ({ type: 'redis_streams', url: `redis://${host}`, stream: 'orders' }),
    otherWays: [{ url: 'rediss://127.0.0.1' }, { url: 'redis://127.0.0.1/2' }],
    sameWay: { stream: 'later', max_length: 10 },
  },
  {
    destination: nats(),
    bare: natsWith(() => loaded('@nats-io/transport-node', missing)),
    client: '@nats-io/transport-node',
    to: host => ({ type: 'nats', url: `nats://${host}`, subject: 'orders' }),
    otherWays: [{ url: 'tls://127.0.0.1' }],
    sameWay: { subject: 'later' },
  },
  {
    destination: rabbitmq(),
    bare: rabbitmqWith(missing),
    client: 'amqplib',
    to: host => ({ type: 'rabbitmq', url: `amqp://${host}`, routing_key: 'orders' }),
    otherWays: [{ url: 'amqps://127.0.0.1:5672' }, { url: 'amqp://127.0.0.1/other' }],
    sameWay: { routing_key: 'later', exchange: 'other' },
  },
  {
    destination: kafka(),
    bare: kafkaWith(missing),
    client: 'kafkajs',
    to: host => ({ type: 'kafka', brokers: [`${host}:9092`], topic: 'orders' }),
    otherWays: [{ tls: false }, { mechanism: 'plain' }, { brokers: ['127.0.0.1:9092', '127.0.0.2:9092'] }],
    sameWay: { topic: 'later', tls: true, mechanism: 'scram-sha-512' },
  },
];

test('name a stream after the type of an event, whatever stands in it', () => {
  for (const type of ['order.paid', "price.$$ $& $' {type}"])
    assert.equal(filled('shop.{type}.{type}', { type }), `shop.${type}.${type}`);
});

for (const { destination, bare, client, to, otherWays, sameWay } of samples) {
  const { type } = destination;

  test(`${type} must lead to a public address`, async cleanup => {
    const { call } = await service(cleanup, destination, { allowPrivateTargets: [] });
    for (const host of ['127.0.0.1', '10.1.2.3', 'localhost']) {
      const { status, text } = await call('POST', '/webhooks', { destination: to(host), event_types: ['*'] });
      assert.equal(status, 400);
      assert.match(text, /must point to a public IP address/);
    }
  });

  test(`${type} without its client says what to install, in the log and to the host`, async cleanup => {
    const { made, publish, marketplace, attempted, failures } = await service(cleanup, bare);
    await made(to('127.0.0.1'));
    marketplace.start();
    await publish();
    const words = `this destination needs the package ${client}: npm install ${client}`;
    assert.equal((await attempted()).attempts[0]?.error, words);
    assert.deepEqual(
      failures.map(error => (error as Error).message),
      [words],
    );
  });

  test(`${type} needs user and password again when they would be sent in another way`, async cleanup => {
    const { made, call } = await service(cleanup, destination);
    const { id } = await made({ ...to('127.0.0.1'), username: 'ann', password: 'PASSWORD' });
    for (const other of otherWays) {
      const { status, json } = await call('PATCH', `/webhooks/${id}`, { destination: other });
      assert.deepEqual(
        [status, json.msg],
        [
          400,
          'Invalid request: destination/username must be given again, because the destination leads elsewhere',
        ],
      );
    }
    const again = { ...otherWays[0], username: 'ann', password: 'PASSWORD' };
    for (const change of [sameWay, again])
      assert.equal((await call('PATCH', `/webhooks/${id}`, { destination: change })).status, 200);
  });

  test(`${type} shows neither user nor password`, async cleanup => {
    const { made, call } = await service(cleanup, destination);
    const { id } = await made({ ...to('127.0.0.1'), username: 'ann-secret', password: 'PASSWORD' });
    for (const { text } of [await call('GET', `/webhooks/${id}`), await call('GET', '/webhooks')])
      assert.ok(!/ann-secret|PASSWORD/.test(text));
  });
}

test('connect to no broker that a Kafka cluster names, unless its address is allowed and its port is one', async cleanup => {
  const found = unhandled(cleanup);
  const sockets: Socket[] = [];
  class Kafka {
    readonly options: { socketFactory: (request: object) => Socket };
    constructor(options: object) {
      this.options = options as Kafka['options'];
    }
    producer() {
      const connect = async () => {
        for (const ssl of [undefined, {}])
          for (const place of [
            { host: '10.0.0.1', port: 9_092 },
            { host: '127.0.0.1', port: 70_000 },
          ])
            sockets.push(this.options.socketFactory({ ...place, ssl, onConnect: () => {} }));
      };
      return { connect, on: () => {}, send: async () => [], disconnect: async () => {} };
    }
  }
  const destination = kafkaWith(async () => ({ Kafka }) as never);
  const { made, publish, marketplace } = await service(cleanup, destination);
  await made({ type: 'kafka', brokers: ['127.0.0.1:9092'], topic: 'orders' });
  marketplace.start();
  await publish();
  await until(() => sockets.length === 4 && sockets.every(({ destroyed }) => destroyed));
  assert.deepEqual(found, []);
});

test.run();
