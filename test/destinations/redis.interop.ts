/** Redis streams, with a real server. */
import assert from 'node:assert/strict';
import { Redis } from 'ioredis';
import { redisStreams } from '../../src/destination-drivers.ts';
import { suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { broker, programOf, redisArgs } from './brokers.ts';
import { service } from './service.ts';

const test = suiteOf('Redis streams', { isLong: true });
const program = programOf('redis-server');

if (program !== null) {
  test('keep entries with the headers and the body of a webhook, and the log has their ids', async cleanup => {
    const { port } = await broker(cleanup, program, redisArgs);
    const { made, publish, attempted, marketplace } = await service(cleanup, redisStreams());
    await made({
      ...{ type: 'redis_streams', url: `redis://:REDIS-PASSWORD@127.0.0.1:${port}/1`, stream: 'all:{type}' },
      ...{ max_length: 1_000, key: '/data/customer' },
    });
    marketplace.start();
    await publish({ customer: 'c-1' }, 'order_1');
    const { attempts, state } = await attempted();
    assert.equal(state, 'succeeded', JSON.stringify(attempts));
    const { stream, entry } = JSON.parse(attempts[0]?.response ?? '{}');
    assert.equal(stream, 'all:order.paid');
    const redis = new Redis({ port, password: 'REDIS-PASSWORD', db: 1 });
    cleanup(() => redis.disconnect());
    const [[id, fields] = ['', []]] = await redis.xrange(stream, '-', '+');
    assert.equal(id, entry);
    const pairs = Object.fromEntries(
      fields.flatMap((name: string, index: number) =>
        index % 2 === 0 ? [[name, fields[index + 1] ?? '']] : [],
      ),
    );
    assert.deepEqual(
      [pairs['webhook-id'], pairs['webhook-type'], pairs.key],
      ['order_1', 'order.paid', 'c-1'],
    );
    assert.deepEqual(JSON.parse(pairs.body ?? '{}').data, { customer: 'c-1' });
  });

  test('that refuse, hang, are killed or start again lose nothing, and others are sent meanwhile', async cleanup => {
    const server = await broker(cleanup, program, redisArgs);
    const { made, publish, marketplace, deliveries, call, failures } = await service(
      cleanup,
      redisStreams(),
      {
        schedule: Array(500).fill(100),
        timeout: 500,
      },
    );
    const url = `redis://127.0.0.1:${server.port}`;
    const { id } = await made({ type: 'redis_streams', url, stream: 'orders', password: 'WRONG-PASSWORD' });
    marketplace.start();
    await publish({}, 'order_1');
    const errors = async () =>
      (await deliveries()).flatMap(({ attempts }) => attempts.map(({ error }) => error ?? ''));
    await until(async () => (await errors()).some(error => /WRONGPASS|NOAUTH/.test(error)), errors);
    await call('PATCH', `/webhooks/${id}`, { destination: { password: 'REDIS-PASSWORD' } });
    const succeeded = async () => (await deliveries()).filter(({ state }) => state === 'succeeded').length;
    await until(async () => (await succeeded()) === 1, errors);
    server.signal('SIGSTOP');
    await publish({}, 'order_2');
    await until(async () => (await errors()).some(error => error.startsWith('not done within')), errors);
    server.signal('SIGCONT');
    await until(async () => (await succeeded()) === 2, errors);
    await server.kill();
    await publish({}, 'order_3');
    await until(async () => (await errors()).some(error => /ECONNREFUSED|closed/.test(error)), errors);
    await server.start();
    await until(async () => (await succeeded()) === 3, errors);
    assert.ok(!/PASSWORD/.test(JSON.stringify(await deliveries())));
    assert.deepEqual(failures, []);
    const redis = new Redis({ port: server.port, password: 'REDIS-PASSWORD' });
    cleanup(() => redis.disconnect());
    assert.ok((await redis.xlen('orders')) >= 3);
  });
}

test('without a server are told in the log', async cleanup => {
  const { made, publish, marketplace, attempted } = await service(cleanup, redisStreams());
  await made({ type: 'redis_streams', url: 'redis://127.0.0.1:1', stream: 'orders' });
  marketplace.start();
  await publish();
  assert.match((await attempted()).attempts[0]?.error ?? '', /ECONNREFUSED/);
});

test.run();
