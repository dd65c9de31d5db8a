/** The destination in docs/destinations.md, with a queue in the place of that of a cloud. */
import assert from 'node:assert/strict';
import { type Destination, defineDestination } from '../../src/destination-drivers.ts';
import { shop } from '../../src/testing/sample.ts';
import { readPages } from '../docs/pages.ts';
import { runCode } from '../docs/run-code.ts';
import { suiteOf } from '../helper.ts';
import { open, vaults } from '../secrets/house.ts';
import { until } from '../until.ts';

const test = suiteOf('The destination in the documentation');

test('sends a message, and its id is the response of the attempt', async cleanup => {
  const page = (await readPages()).get('docs/destinations.md') ?? '';
  const [, code = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  const [, body = '{}'] = /```json\n(.*?)```/s.exec(page) ?? [];
  assert.ok(code.split('\n').length < 30);
  const sent: object[] = [];
  let destroyed = 0;
  class SQSClient {
    constructor(options: object) {
      sent.push(options);
    }
    async send({ input }: SendMessageCommand) {
      sent.push(input);
      return { MessageId: 'm-1' };
    }
    destroy() {
      destroyed += 1;
    }
  }
  class SendMessageCommand {
    readonly input: object;
    constructor(input: object) {
      this.input = input;
    }
  }
  const sqs = (await runCode(cleanup, code, {
    modules: {
      '@aws-sdk/client-sqs': { SQSClient, SendMessageCommand },
      'koa-marketplace/destinations': { defineDestination },
    },
    result: 'sqs',
  })) as Destination;
  const repository = (await vaults.lowdb?.(cleanup))?.repository;
  assert.ok(repository);
  const { call, marketplace } = await open(cleanup, { repository }, null, {
    destinations: [sqs],
    webhooks: { resolve: async () => [{ address: '9.9.9.9', family: 4 }] },
  });
  const made = await call('POST', '/webhooks', JSON.parse(body));
  assert.equal(made.status, 201, made.text);
  assert.ok(!made.text.includes('secret_key'));
  marketplace.start();
  await marketplace.webhooks?.publish(shop, 'order.paid', { id: 1 });
  const answered = await until(async () =>
    (await call('GET', '/webhook-deliveries?state=succeeded')).text.includes('m-1'),
  );
  assert.ok(answered);
  const [client, message] = sent as [object, { MessageBody: string; QueueUrl: string }];
  assert.deepEqual(client, { credentials: { accessKeyId: 'AKIA…', secretAccessKey: '…' } });
  assert.equal(message.QueueUrl, JSON.parse(body).destination.url);
  assert.deepEqual(JSON.parse(message.MessageBody).data, { id: 1 });
  await marketplace.close();
  assert.equal(destroyed, 1);
});

test.run();
