/** Kafka, with a real broker where `KAFKA_LIBS` names the folder of its jars. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kafka } from 'kafkajs';
import { kafka } from '../../src/destination-drivers.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { broker, freePort } from './brokers.ts';
import { service } from './service.ts';

interface KafkaMessage {
  readonly key: Buffer;
  readonly value: Buffer;
  readonly headers: Readonly<Record<string, Buffer>>;
}

const test = suiteOf('Kafka', { isLong: true });
const { KAFKA_LIBS: libs } = process.env;
if (libs === undefined)
  console.log('KAFKA_LIBS is not set: the destination kafka is not tested against a broker');
const java = (...words: readonly string[]) => ['-Xmx384m', '-cp', `${libs}/*`, ...words];

async function server(cleanup: Cleanup) {
  const controller = await freePort();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'kafka-'));
  cleanup(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'server.properties');
  writeFileSync(
    file,
    `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controller}
listeners=SASL_PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=SASL_PLAINTEXT://127.0.0.1:${port}
listener.security.protocol.map=SASL_PLAINTEXT:SASL_PLAINTEXT,CONTROLLER:PLAINTEXT
inter.broker.listener.name=SASL_PLAINTEXT
controller.listener.names=CONTROLLER
sasl.enabled.mechanisms=PLAIN
sasl.mechanism.inter.broker.protocol=PLAIN
listener.name.sasl_plaintext.plain.sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username="ann" password="KAFKA-PASSWORD" user_ann="KAFKA-PASSWORD";
log.dirs=${folder}/logs
offsets.topic.replication.factor=1
auto.create.topics.enable=false
`,
  );
  const formatted = spawnSync(
    'java',
    java('kafka.tools.StorageTool', 'format', '-t', 'MkU3OEVBNTcwNTJENDM2Qg', '-c', file),
  );
  assert.equal(formatted.status, 0, String(formatted.stderr));
  return broker(cleanup, 'java', () => java('kafka.Kafka', file), undefined, port);
}

const clientOf = (port: number) =>
  new Kafka({
    brokers: [`127.0.0.1:${port}`],
    sasl: { mechanism: 'plain', username: 'ann', password: 'KAFKA-PASSWORD' },
    logCreator: () => () => {},
  });

if (libs !== undefined)
  test('keeps records with the headers and the body of a webhook, whatever happens to the broker', async cleanup => {
    const { port, signal, kill, start } = await server(cleanup);
    const admin = clientOf(port).admin();
    await until(() =>
      admin.connect().then(
        () => true,
        () => false,
      ),
    );
    await admin.createTopics({ topics: [{ topic: 'orders', numPartitions: 3 }] });
    await admin.disconnect();
    const { made, publish, marketplace, deliveries, attempted, call, failures } = await service(
      cleanup,
      kafka(),
      {
        schedule: Array(2_000).fill(100),
        timeout: 2_000,
      },
    );
    const { id } = await made({
      ...{ type: 'kafka', brokers: [`127.0.0.1:${port}`], topic: 'orders', tls: false, mechanism: 'plain' },
      ...{ username: 'ann', password: 'WRONG-PASSWORD', key: '/data/customer' },
    });
    marketplace.start();
    const errors = async () =>
      (await deliveries()).flatMap(({ attempts }) => attempts.map(({ error }) => error ?? ''));
    const reported = (words: RegExp) =>
      until(async () => (await errors()).some(error => words.test(error)), errors);
    const succeeded = async () => (await deliveries()).filter(({ state }) => state === 'succeeded').length;
    await publish({ customer: 'c-1' }, 'order_1');
    await reported(/authentication failed/i);
    await call('PATCH', `/webhooks/${id}`, { destination: { password: 'KAFKA-PASSWORD' } });
    await until(async () => (await succeeded()) === 1, errors);
    const { topic, partition, offset } = JSON.parse((await attempted()).attempts.at(-1)?.response ?? '{}');
    assert.deepEqual([topic, typeof partition, offset], ['orders', 'number', '0']);
    signal('SIGSTOP');
    await publish({ customer: 'c-1' }, 'order_2');
    await reported(/not done within/);
    signal('SIGCONT');
    await until(async () => (await succeeded()) === 2, errors);
    await kill();
    await publish({ customer: 'c-1' }, 'order_3');
    await reported(/ECONNREFUSED|closed/i);
    await start();
    await until(async () => (await succeeded()) === 3, errors);
    const found: { id: string; key: string; partition: number; data: object }[] = [];
    const consumer = clientOf(port).consumer({ groupId: 'shop' });
    cleanup(() => consumer.disconnect());
    await consumer.connect();
    await consumer.subscribe({ topic: 'orders', fromBeginning: true });
    await consumer.run({
      eachMessage: async ({ message, partition: from }: { message: KafkaMessage; partition: number }) => {
        const { data } = JSON.parse(String(message.value));
        found.push({
          id: String(message.headers['webhook-id']),
          key: String(message.key),
          partition: from,
          data,
        });
      },
    });
    await until(() => found.some(one => one.id === 'order_3'));
    for (const one of found)
      assert.deepEqual({ ...one, id: '' }, { id: '', key: 'c-1', partition, data: { customer: 'c-1' } });
    assert.ok(!/PASSWORD/.test(JSON.stringify(await deliveries())));
    assert.deepEqual(failures, []);
  });

test('without a broker is told in the log', async cleanup => {
  const { made, publish, marketplace, attempted } = await service(cleanup, kafka());
  await made({ type: 'kafka', brokers: ['127.0.0.1:1'], topic: 'orders', tls: false });
  marketplace.start();
  await publish();
  assert.match((await attempted()).attempts[0]?.error ?? '', /ECONNREFUSED/);
});

test.run();
