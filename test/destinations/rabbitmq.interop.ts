/** RabbitMQ, with a real server. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { connect } from 'amqplib';
import { rabbitmq } from '../../src/destination-drivers.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { broker, freePort, programOf } from './brokers.ts';
import { service } from './service.ts';

const test = suiteOf('RabbitMQ', { isLong: true });
/** The program itself: that of the system becomes another user, without our settings. */
const program = programOf('rabbitmq-server');
const itself = '/usr/lib/rabbitmq/bin/rabbitmq-server';

async function server(cleanup: Cleanup) {
  const [distribution, names] = [String(await freePort()), String(await freePort())];
  cleanup(() => spawnSync('epmd', ['-kill'], { env: { ...process.env, ERL_EPMD_PORT: names } }));
  return broker(
    cleanup,
    itself,
    () => [],
    (port, folder) => ({
      HOME: folder,
      RABBITMQ_NODENAME: `test${port}@localhost`,
      RABBITMQ_NODE_PORT: String(port),
      RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
      RABBITMQ_DIST_PORT: distribution,
      RABBITMQ_MNESIA_BASE: folder,
      RABBITMQ_LOG_BASE: folder,
      RABBITMQ_ENABLED_PLUGINS_FILE: `${folder}/plugins`,
      RABBITMQ_CONFIG_FILE: `${folder}/none`,
      ERL_EPMD_PORT: names,
    }),
  );
}

/** A channel of a consumer. It opens a port before it answers. */
async function channelOf(cleanup: Cleanup, port: number) {
  const open = async () => {
    try {
      const connection = await connect(`amqp://127.0.0.1:${port}`);
      connection.on('error', () => {});
      cleanup(() => connection.close().catch(() => {}));
      return await connection.createChannel();
    } catch {
      return null;
    }
  };
  return until(open);
}

if (program !== null) {
  test('confirms messages with the headers and the body of a webhook, and says which no queue takes', async cleanup => {
    const { port } = await server(cleanup);
    const channel = await channelOf(cleanup, port);
    await channel.assertExchange('events', 'topic');
    const { made, publish, attempted, marketplace, failures } = await service(cleanup, rabbitmq(), {
      schedule: Array(500).fill(100),
    });
    await made({
      ...{ type: 'rabbitmq', url: `amqp://guest:guest@127.0.0.1:${port}`, exchange: 'events' },
      ...{ routing_key: '{type}', key: '/data/customer' },
    });
    marketplace.start();
    await publish({ customer: 'c-1' }, 'order_1');
    const failed = await attempted();
    assert.equal(failed.attempts[0]?.error, 'no queue takes messages with the routing key order.paid');
    await channel.assertQueue('orders');
    await channel.bindQueue('orders', 'events', 'order.*');
    const succeeded = await until(async () => {
      const found = await attempted();
      return found.state === 'succeeded' ? found : undefined;
    });
    assert.equal(
      succeeded?.attempts.at(-1)?.response,
      '{"exchange":"events","routing_key":"order.paid","confirmed":true}',
    );
    const message = await channel.get('orders', { noAck: true });
    assert.ok(message);
    const { headers, messageId, type, contentType, deliveryMode } = message.properties;
    assert.deepEqual(
      [messageId, type, contentType, deliveryMode, headers['webhook-id'], headers.key],
      ['order_1', 'order.paid', 'application/json', 2, 'order_1', 'c-1'],
    );
    assert.deepEqual(JSON.parse(String(message.content)).data, { customer: 'c-1' });
    assert.equal((await channel.checkQueue('orders')).messageCount, 0, 'once');
    assert.deepEqual(failures, []);
  });

  test('that has no exchange, refuses, hangs, is killed or starts again loses nothing', async cleanup => {
    const broken = await server(cleanup);
    const first = await channelOf(cleanup, broken.port);
    await first.assertQueue('orders', { durable: true });
    const { made, publish, marketplace, deliveries, call, failures } = await service(cleanup, rabbitmq(), {
      schedule: Array(2_000).fill(100),
      timeout: 1_000,
    });
    const { id } = await made({
      ...{
        type: 'rabbitmq',
        url: `amqp://127.0.0.1:${broken.port}`,
        exchange: 'none',
        routing_key: 'orders',
      },
      ...{ username: 'guest', password: 'WRONG-PASSWORD' },
    });
    marketplace.start();
    await publish({}, 'order_1');
    const errors = async () =>
      (await deliveries()).flatMap(({ attempts }) => attempts.map(({ error }) => error ?? ''));
    const told = (words: RegExp) =>
      until(async () => (await errors()).some(error => words.test(error)), errors);
    await told(/ACCESS_REFUSED|ACCESS-REFUSED/);
    await call('PATCH', `/webhooks/${id}`, { destination: { password: 'guest' } });
    await told(/NOT_FOUND|NOT-FOUND/);
    await call('PATCH', `/webhooks/${id}`, { destination: { exchange: null } });
    const succeeded = async () => (await deliveries()).filter(({ state }) => state === 'succeeded').length;
    await until(async () => (await succeeded()) === 1, errors);
    broken.signal('SIGSTOP');
    await publish({}, 'order_2');
    await told(/not done within/);
    broken.signal('SIGCONT');
    await until(async () => (await succeeded()) === 2, errors);
    await broken.kill();
    await publish({}, 'order_3');
    await told(/ECONNREFUSED|closed/i);
    await broken.start();
    await until(async () => (await succeeded()) === 3, errors);
    const channel = await channelOf(cleanup, broken.port);
    assert.ok((await channel.checkQueue('orders')).messageCount >= 3);
    assert.ok(!/PASSWORD/.test(JSON.stringify(await deliveries())));
    assert.deepEqual(failures, []);
  });
}

test('without a server is told in the log', async cleanup => {
  const { made, publish, marketplace, attempted } = await service(cleanup, rabbitmq());
  await made({ type: 'rabbitmq', url: 'amqp://127.0.0.1:1', routing_key: 'orders' });
  marketplace.start();
  await publish();
  assert.match((await attempted()).attempts[0]?.error ?? '', /ECONNREFUSED/);
});

test.run();
