/** The events that webhooks emit about themselves. */
import { event } from '../group/event.ts';

const endpoint = { endpoint_id: 'ep_demo', url: 'https://receiver.example/hooks' };

export const webhookEvents = [
  event({
    type: 'webhook.test',
    summary: 'A test event was sent',
    description: 'Sent to one webhook only, regardless of its event types.',
    schema: 'WebhookTested',
    example: { endpoint_id: 'ep_demo', message: 'This is a test.' },
  }),
  event({
    type: 'webhook.delivery.exhausted',
    summary: 'All attempts of a delivery failed',
    description: 'It is not retried automatically, but you can replay it.',
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
    summary: 'A webhook was paused automatically',
    description:
      'Its receiver answered 410, or all deliveries failed for days. Nothing is sent to it until you resume it. `kind` tells a hook or a route from a webhook.',
    schema: 'WebhookEndpointPaused',
    example: { ...endpoint, reason: 'failing', failing_since: '2026-03-09T09:26:53Z' },
  }),
  event({
    type: 'webhook.endpoint.recovered',
    summary: 'A webhook accepts deliveries again',
    description: 'A delivery succeeded after several failures in a row.',
    schema: 'WebhookEndpointRecovered',
    example: { ...endpoint, failing_since: '2026-03-09T09:26:53Z' },
  }),
];
