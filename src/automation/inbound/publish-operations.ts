/** Publishing over HTTP: with a key, and at the URLs of inbound endpoints. */

import { success } from '../../group/envelope.ts';
import { lazily } from '../../group/lazily.ts';
import { rawOperation } from '../../group/raw.ts';

import { maxBytes } from './draft.ts';
import { inboundPath } from './tokens.ts';

const publishHandlers = lazily(() => import('./publish.ts'));
const receiveHandlers = lazily(() => import('./receive.ts'));

const receiptReply = {
  schema: 'AutomationReceiptReply',
  description: 'The event is stored.',
  status: 202,
  revalidate: false,
  envelope: success,
} as const;
const cloudEvent = {
  specversion: '1.0',
  id: 'order-42-paid',
  source: '/shop/orders',
  type: 'order.paid',
  data: { order: 42, amount: 99.5 },
};
const cloudEvents = {
  'application/cloudevents+json': { schema: 'AutomationCloudEvent', example: cloudEvent },
  'application/cloudevents-batch+json': { schema: 'AutomationCloudEventBatch', example: [cloudEvent] },
} as const;
const headers = {
  'Idempotency-Key': {
    description:
      'Up to 255 characters that name the request. If you repeat it within 24 hours, you get the same response, and no second event is stored.',
    example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
  },
  'Deliver-At': {
    description: 'When to publish the event, at most ten years ahead. Default: immediately.',
    example: '2026-12-24T18:00:00Z',
  },
} as const;
const inbound = {
  path: `${inboundPath}/:token`,
  params: {
    token: {
      description: 'The token of the inbound endpoint. It is a secret.',
      example: 'mi_DemoOrders0000000000000000000000000000',
    },
  },
  auth: 'none',
  reply: receiptReply,
  errors: [
    'automation_url_unknown',
    'automation_unverified',
    'automation_own_delivery',
    'automation_endpoint_paused',
    'automation_event_removed',
    'automation_key_reused',
    'too_many_scheduled_events',
    'automation_type_not_allowed',
    'automation_data_invalid',
    'automation_type_not_registered',
    'automation_type_data_invalid',
    'too_many_requests',
  ],
} as const;

export const publishOperations = [
  rawOperation({
    id: 'publishAutomationEvent',
    isRecorded: false,
    method: 'POST',
    path: '/api/v1/automation/publish',
    summary: 'Publish an event',
    description:
      'Stores an event, or a batch of CloudEvents. CloudEvents can also be sent in the binary mode, with `ce-` headers.',
    auth: 'bearer',
    scope: 'automation:publish',
    raw: {
      limit: maxBytes,
      headers,
      content: {
        'application/json': {
          schema: 'PublishEventRequest',
          example: { type: 'order.paid', data: { order: 42, amount: 99.5 } },
        },
        ...cloudEvents,
      },
    },
    reply: receiptReply,
    errors: [
      'automation_event_removed',
      'automation_key_reused',
      'too_many_scheduled_events',
      'automation_type_not_registered',
      'automation_type_data_invalid',
    ],
    handler: publishHandlers.publishEvent,
  }),
  rawOperation({
    id: 'receiveAutomationEvent',
    method: 'POST',
    ...inbound,
    summary: 'Publish an event at an inbound endpoint',
    description:
      'Stores an event whose data is the body: JSON, the fields of a form, or text. CloudEvents are accepted in the structured, batched and binary mode. The handshakes of Slack, Meta and Event Grid get the answer that they ask for.',
    raw: {
      limit: maxBytes,
      headers,
      options: receiveHandlers.allowSender,
      content: {
        'application/json': { schema: 'AutomationData', example: { order: 42, amount: 99.5 } },
        'application/x-www-form-urlencoded': { schema: 'AutomationForm', example: { order: '42' } },
        'multipart/form-data': { schema: 'AutomationForm', example: { order: '42' } },
        'text/plain': { schema: 'AutomationText', example: 'Order 42 was paid' },
        ...cloudEvents,
      },
    },
    handler: receiveHandlers.receiveEvent,
  }),
  rawOperation({
    id: 'receiveAutomationQuery',
    method: 'GET',
    ...inbound,
    summary: 'Publish an event with GET',
    description:
      'Stores an event whose data is the query parameters, for senders that cannot use POST. The inbound endpoint must allow GET.',
    writes: true,
    raw: { limit: maxBytes, headers, content: {} },
    errors: [...inbound.errors, 'method_not_allowed'],
    handler: receiveHandlers.receiveEvent,
  }),
];
