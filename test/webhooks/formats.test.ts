/** Deliveries in the formats of endpoints, read with common libraries. */
import assert from 'node:assert/strict';
import { CloudEvent, HTTP } from 'cloudevents';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import type { WebhookEndpointRecord } from '../../src/generated/types.ts';
import type { WholeRepository } from '../../src/index.ts';
import { shop } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { engine, happening, listen, receiver, storages } from './receiver.ts';

const test = suiteOf('Formats of deliveries');
const created_at = '2026-05-05T05:05:05.000Z';
const data = { text: 'é 😀 "quoted"\n', number: 1.5 };

/** The request that a receiver gets for an event, and the secret of its endpoint. */
async function posted(
  cleanup: Cleanup,
  format: NonNullable<WebhookEndpointRecord['format']>,
  reported: object,
  publicUrl?: string,
) {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { url, received, reached } = await receiver(cleanup);
  const { secrets } = await listen(repository, url, { kind: 'hook', format });
  const payload = JSON.stringify({ type: 'order paid', timestamp: created_at, data, ...reported });
  await repository.webhooks.publish(shop, [{ ...happening('msg_1'), payload, created_at }]);
  const webhooks = engine(cleanup, repository, {
    receivers: { hook: 'post' },
    ...(publicUrl === undefined ? {} : { publicUrl }),
  });
  webhooks.start();
  await reached(1);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const known = headers as Record<string, string>;
  new StandardWebhook(secrets[0]?.secret ?? '').verify(body, known);
  assert.equal(known['webhook-id'], 'msg_1');
  return { headers: known, body, payload };
}

const reported = { id: 'evt_1', source: '/automation/endpoints/ain_1', subject: 'order 7é' };

test('standard is the body as it is stored', async cleanup => {
  const { body, payload, headers } = await posted(cleanup, 'standard', reported);
  assert.deepEqual([body, headers['content-type']], [payload, 'application/json']);
});

test('data is the bare data', async cleanup => {
  const { body, headers } = await posted(cleanup, 'data', reported);
  assert.deepEqual([JSON.parse(body), headers['content-type']], [data, 'application/json']);
});

test('data of an event without any is null', async cleanup => {
  assert.equal((await posted(cleanup, 'data', { data: undefined })).body, 'null');
});

for (const format of ['cloudevents', 'cloudevents_binary'] as const) {
  test(`${format} is read by the SDK of CloudEvents, with all that the event says of itself`, async cleanup => {
    const { headers, body } = await posted(cleanup, format, reported);
    const event = HTTP.toEvent<typeof data>({ headers, body });
    assert.ok(event instanceof CloudEvent);
    const { id, source, type, subject, time } = event;
    assert.deepEqual(
      { id, source, type, subject, time },
      {
        ...reported,
        subject: format === 'cloudevents' ? reported.subject : encodeURI(reported.subject),
        type: event.type,
        time: created_at,
      },
    );
    assert.equal(decodeURIComponent(type), 'order paid');
    assert.deepEqual(event.data, data);
  });

  test(`${format} comes from the workspace where the event does not say from where`, async cleanup => {
    for (const [publicUrl, source] of [
      [undefined, `/workspaces/${shop}`],
      ['https://shop.example', `https://shop.example/workspaces/${shop}`],
    ] as const) {
      const { headers, body } = await posted(cleanup, format, {}, publicUrl);
      const event = HTTP.toEvent({ headers, body }) as CloudEvent;
      assert.deepEqual([event.source, event.id, event.subject], [source, 'msg_1', undefined]);
    }
  });
}

test.run();
