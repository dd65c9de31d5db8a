/** NATS JetStream, with a real server. */
import assert from 'node:assert/strict';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { nats } from '../../src/destination-drivers.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { broker, natsArgs, programOf } from './brokers.ts';
import { service } from './service.ts';

const test = suiteOf('NATS JetStream', { isLong: true });
const program = programOf('nats-server');

async function client(cleanup: Cleanup, port: number) {
  const connection = await connect({ servers: `127.0.0.1:${port}`, user: 'ann', pass: 'NATS-PASSWORD' });
  cleanup(() => connection.close());
  return { manager: await jetstreamManager(connection), streams: jetstream(connection) };
}

if (program !== null) {
  test('stores messages once, with the headers and the body of a webhook, and the log has their sequence', async cleanup => {
    const { port } = await broker(cleanup, program, natsArgs);
    const { manager } = await client(cleanup, port);
    await manager.streams.add({ name: 'ORDERS', subjects: ['shop.>'] });
    const { made, publish, attempted, marketplace, call } = await service(cleanup, nats());
    const { url } = await made({
      ...{ type: 'nats', url: `nats://ann:NATS-PASSWORD@127.0.0.1:${port}`, subject: 'shop.{type}' },
      key: '/data/customer',
    });
    assert.equal(url, `nats://127.0.0.1:${port}`);
    marketplace.start();
    await publish({ customer: 'c-1' }, 'order_1');
    const { id, attempts, state } = await attempted();
    assert.equal(state, 'succeeded', JSON.stringify(attempts));
    assert.equal(attempts[0]?.response, '{"stream":"ORDERS","sequence":1,"duplicate":false}');
    const message = await manager.streams.getMessage('ORDERS', { seq: 1 });
    assert.equal(message?.subject, 'shop.order.paid');
    assert.deepEqual(
      ['webhook-id', 'webhook-type', 'key'].map(name => message?.header.get(name)),
      ['order_1', 'order.paid', 'c-1'],
    );
    assert.deepEqual(message?.json().data, { customer: 'c-1' });
    // The stream recognises what it has.
    await call('POST', `/webhook-deliveries/${id}/replay`);
    const again = await attempted(2);
    assert.equal(again.attempts[1]?.response, '{"stream":"ORDERS","sequence":1,"duplicate":true}');
    assert.equal((await manager.streams.info('ORDERS')).state.messages, 1);
  });

  test('that has no stream, refuses, hangs, is killed or starts again loses nothing', async cleanup => {
    const server = await broker(cleanup, program, natsArgs);
    const { made, publish, marketplace, deliveries, call, failures } = await service(cleanup, nats(), {
      schedule: Array(500).fill(100),
      timeout: 500,
    });
    const { id } = await made({
      ...{ type: 'nats', url: `nats://127.0.0.1:${server.port}`, subject: 'orders' },
      ...{ username: 'ann', password: 'WRONG-PASSWORD' },
    });
    marketplace.start();
    await publish({}, 'order_1');
    const errors = async () =>
      (await deliveries()).flatMap(({ attempts }) => attempts.map(({ error }) => error ?? ''));
    const reported = (words: RegExp) =>
      until(async () => (await errors()).some(error => words.test(error)), errors);
    await reported(/authorization violation/i);
    await call('PATCH', `/webhooks/${id}`, { destination: { password: 'NATS-PASSWORD' } });
    await reported(/no responders|no stream|jetstream/i);
    const { manager } = await client(cleanup, server.port);
    await manager.streams.add({ name: 'ORDERS', subjects: ['orders'] });
    const succeeded = async () => (await deliveries()).filter(({ state }) => state === 'succeeded').length;
    await until(async () => (await succeeded()) === 1, errors);
    server.signal('SIGSTOP');
    await publish({}, 'order_2');
    await reported(/not done within/);
    server.signal('SIGCONT');
    await until(async () => (await succeeded()) === 2, errors);
    await server.kill();
    await publish({}, 'order_3');
    await reported(/refused|closed/i);
    await server.start();
    await until(async () => (await succeeded()) === 3, errors);
    const found = await client(cleanup, server.port);
    assert.equal((await found.manager.streams.info('ORDERS')).state.messages, 3, 'each once');
    assert.ok(!/PASSWORD/.test(JSON.stringify(await deliveries())));
    assert.deepEqual(failures, []);
  });
}

test('without a server is told in the log', async cleanup => {
  const { made, publish, marketplace, attempted } = await service(cleanup, nats());
  await made({ type: 'nats', url: 'nats://127.0.0.1:1', subject: 'orders' });
  marketplace.start();
  await publish();
  assert.match((await attempted()).attempts[0]?.error ?? '', /refused/i);
});

test.run();
