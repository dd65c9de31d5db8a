/** RabbitMQ, with a real server. */
import assert from 'node:assert/strict';
import { rabbitmq } from '../../src/destination-drivers.ts';
import { suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { programOf } from './brokers.ts';
import { channelOf, rabbit } from './rabbitmq-server.ts';
import { service } from './service.ts';

const test = suiteOf('RabbitMQ', { isLong: true });
const program = programOf('rabbitmq-server');

if (program !== null) {
  test('confirms messages with the headers and the body of a webhook, and says which no queue takes', async cleanup => {
    const { port } = await rabbit(cleanup);
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
    const broken = await rabbit(cleanup);
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
    const reported = (words: RegExp) =>
      until(async () => (await errors()).some(error => words.test(error)), errors);
    await reported(/ACCESS_REFUSED|ACCESS-REFUSED/);
    await call('PATCH', `/webhooks/${id}`, { destination: { password: 'guest' } });
    await reported(/NOT_FOUND|NOT-FOUND/);
    await call('PATCH', `/webhooks/${id}`, { destination: { exchange: null } });
    const succeeded = async () => (await deliveries()).filter(({ state }) => state === 'succeeded').length;
    await until(async () => (await succeeded()) === 1, errors);
    broken.signal('SIGSTOP');
    await publish({}, 'order_2');
    await reported(/not done within/);
    broken.signal('SIGCONT');
    await until(async () => (await succeeded()) === 2, errors);
    await broken.kill();
    await publish({}, 'order_3');
    await reported(/ECONNREFUSED|closed/i);
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
