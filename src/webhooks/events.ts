/** What webhooks tell of themselves. */
import { event } from '../group/event.ts';

const endpoint = { endpoint_id: 'ep_demo', url: 'https://receiver.example/hooks' };

export const webhookEvents = [
  event({
    type: 'webhook.test',
    summary: 'Somebody sent a test event',
    description: 'Sent to one endpoint alone, whatever it asks for.',
    schema: 'WebhookTested',
    example: { endpoint_id: 'ep_demo', message: 'This is a test.' },
  }),
  event({
    type: 'webhook.delivery.exhausted',
    summary: 'A delivery failed at every try',
    description: 'It is not tried again by itself; it can be replayed.',
    schema: 'WebhookDeliveryExhausted',
    example: {
      endpoint_id: 'ep_demo',
      delivery_id: 'msg_1_ep_demo',
      event_id: 'msg_1',
      event_type: 'key.created',
      attempts: 10,
      last_status: 500,
      last_error: null,
    },
  }),
  event({
    type: 'webhook.endpoint.paused',
    summary: 'An endpoint was paused by itself',
    description:
      'It answered 410, or nothing but failures for days. Nothing is sent to it until it is resumed.',
    schema: 'WebhookEndpointPaused',
    example: { ...endpoint, reason: 'failing', failing_since: '2026-03-09T09:26:53Z' },
  }),
  event({
    type: 'webhook.endpoint.recovered',
    summary: 'An endpoint takes deliveries again',
    description: 'After several failures in a row, one was taken.',
    schema: 'WebhookEndpointRecovered',
    example: { ...endpoint, failing_since: '2026-03-09T09:26:53Z' },
  }),
];
