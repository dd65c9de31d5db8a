/** Inbound endpoints, publishing, the feed and the history over HTTP. */
import { lazily } from '../../group/lazily.ts';
import { operationFor } from '../../group/operation.ts';
import { rawOperation } from '../../group/raw.ts';
import { mostBytes } from './draft.ts';
import type { InboundService } from './service.ts';
import { inboundPath } from './tokens.ts';

const endpointHandlers = lazily(() => import('./endpoints.ts'));
const historyHandlers = lazily(() => import('./history.ts'));
const publishHandlers = lazily(() => import('./publish.ts'));
const receiveHandlers = lazily(() => import('./receive.ts'));

const operation = operationFor<InboundService, 'automation' | 'webhooks'>();
const success = (data: object) => ({ status: 'success', data });
const read = { auth: 'bearer', scope: 'automation:read' } as const;
const write = { auth: 'bearer', scope: 'automation:write' } as const;

const endpoints = '/api/v1/automation/endpoints';
const endpoint = {
  path: `${endpoints}/:endpoint_id`,
  params: { endpoint_id: { description: 'Id of the inbound endpoint.', example: 'ain_demo' } },
} as const;
const endpointReply = {
  schema: 'AutomationEndpointReply',
  description: 'The inbound endpoint.',
  revalidate: false,
  envelope: success,
} as const;
const newEndpointReply = {
  schema: 'NewAutomationEndpointReply',
  status: 201,
  description: 'The inbound endpoint with its new URL.',
  revalidate: false,
  envelope: success,
} as const;

const events = '/api/v1/automation/events';
const event = {
  path: `${events}/:event_id`,
  params: { event_id: { description: 'Id of the event.', example: 'evt_demo_paid' } },
} as const;
const eventReply = {
  schema: 'AutomationEventReply',
  description: 'The event.',
  revalidate: false,
  envelope: success,
} as const;
const replayReply = {
  schema: 'AutomationReplayReply',
  description: 'What is sent again.',
  revalidate: false,
  envelope: success,
} as const;

const receiptReply = {
  schema: 'AutomationReceiptReply',
  status: 202,
  description: 'The event is stored.',
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
    'automation_endpoint_paused',
    'automation_event_removed',
    'automation_key_reused',
    'automation_data_invalid',
    'too_many_requests',
  ],
} as const;

export const inboundOperations = [
  operation({
    id: 'listAutomationEndpoints',
    method: 'GET',
    path: endpoints,
    summary: 'List inbound endpoints',
    description: 'Returns the inbound endpoints of the workspace, oldest first.',
    ...read,
    request: 'NoInput',
    reply: {
      ...endpointReply,
      schema: 'AutomationEndpointListReply',
      description: 'The inbound endpoints.',
      revalidate: true,
    },
    errors: [],
    handler: endpointHandlers.listEndpoints,
  }),
  operation({
    id: 'createAutomationEndpoint',
    method: 'POST',
    path: endpoints,
    summary: 'Create an inbound endpoint',
    description:
      'Creates a URL that publishes events without an API key. Only this response contains the URL, so store it.',
    ...write,
    request: 'CreateAutomationEndpointRequest',
    reply: newEndpointReply,
    errors: ['too_many_automation_endpoints'],
    handler: endpointHandlers.createEndpoint,
  }),
  operation({
    id: 'getAutomationEndpoint',
    method: 'GET',
    ...endpoint,
    summary: 'Get an inbound endpoint',
    description: 'Returns the inbound endpoint without its URL.',
    ...read,
    request: 'NoInput',
    reply: { ...endpointReply, revalidate: true },
    errors: ['automation_endpoint_not_found'],
    handler: endpointHandlers.getEndpoint,
  }),
  operation({
    id: 'changeAutomationEndpoint',
    method: 'PATCH',
    ...endpoint,
    summary: 'Change an inbound endpoint',
    description: 'Changes the given fields. Omitted fields keep their values.',
    ...write,
    request: 'ChangeAutomationEndpointRequest',
    reply: endpointReply,
    errors: ['automation_endpoint_not_found'],
    handler: endpointHandlers.changeEndpoint,
  }),
  operation({
    id: 'deleteAutomationEndpoint',
    method: 'DELETE',
    ...endpoint,
    summary: 'Delete an inbound endpoint',
    description: 'Deletes the inbound endpoint. Its URL stops working immediately. Its events are kept.',
    ...write,
    request: 'NoInput',
    reply: { ...endpointReply, description: 'The inbound endpoint before its deletion.' },
    errors: ['automation_endpoint_not_found'],
    handler: endpointHandlers.deleteEndpoint,
  }),
  operation({
    id: 'rotateAutomationEndpoint',
    method: 'POST',
    path: `${endpoint.path}/rotate`,
    params: endpoint.params,
    summary: 'Rotate the URL of an inbound endpoint',
    irreversible: true,
    description:
      'Creates a new URL. The old one works until the overlap ends. At most nine old URLs work at the same time: one more rotation ends the oldest.',
    ...write,
    request: 'RotateAutomationEndpointRequest',
    reply: newEndpointReply,
    errors: ['automation_endpoint_not_found'],
    handler: endpointHandlers.rotateEndpoint,
  }),
  rawOperation({
    id: 'publishAutomationEvent',
    method: 'POST',
    path: '/api/v1/automation/publish',
    summary: 'Publish an event',
    description:
      'Stores an event, or a batch of CloudEvents. CloudEvents can also be sent in the binary mode, with `ce-` headers.',
    auth: 'bearer',
    scope: 'automation:publish',
    raw: {
      limit: mostBytes,
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
    errors: ['automation_event_removed', 'automation_key_reused'],
    handler: publishHandlers.publishEvent,
  }),
  rawOperation({
    id: 'receiveAutomationEvent',
    method: 'POST',
    ...inbound,
    summary: 'Publish an event at an inbound endpoint',
    description:
      'Stores an event whose data is the body: JSON, the fields of a form, or text. CloudEvents are accepted in the structured, batched and binary mode.',
    raw: {
      limit: mostBytes,
      headers,
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
    raw: { limit: mostBytes, headers, content: {} },
    errors: [...inbound.errors, 'method_not_allowed'],
    handler: receiveHandlers.receiveEvent,
  }),
  operation({
    id: 'readAutomationFeed',
    method: 'GET',
    path: events,
    summary: 'Read the feed of events',
    description:
      'Returns published events in a fixed order without gaps. To continue, pass `last` as `after`: no event is missed or repeated.',
    ...read,
    request: 'AutomationFeedRequest',
    reply: {
      schema: 'AutomationFeedReply',
      description: 'A page of the feed.',
      revalidate: true,
      envelope: ({ data, last, has_more }) => ({ status: 'success', data, last, has_more }),
    },
    errors: [],
    handler: historyHandlers.readFeed,
  }),
  operation({
    id: 'replayAutomationEvents',
    method: 'POST',
    path: `${events}/replay`,
    summary: 'Replay events',
    description:
      'Sends the completed deliveries of published events again, newest events first, with the same ids. To continue, pass `next_cursor` as `cursor`.',
    ...write,
    request: 'ReplayAutomationEventsRequest',
    reply: replayReply,
    errors: [],
    handler: historyHandlers.replayEvents,
  }),
  operation({
    id: 'getAutomationEvent',
    method: 'GET',
    ...event,
    summary: 'Get an event',
    description: 'Returns the event with its deliveries to webhooks, hooks and routes.',
    ...read,
    request: 'NoInput',
    reply: {
      ...eventReply,
      schema: 'AutomationEventDetailsReply',
      description: 'The event with its deliveries.',
      revalidate: true,
    },
    errors: ['automation_event_not_found'],
    handler: historyHandlers.getEvent,
  }),
  operation({
    id: 'cancelAutomationEvent',
    method: 'POST',
    path: `${event.path}/cancel`,
    params: { event_id: { ...event.params.event_id, example: 'evt_demo_reminder' } },
    summary: 'Cancel a scheduled event',
    description: 'Cancels an event that is not published yet. A cancelled event stays in the history.',
    irreversible: true,
    ...write,
    request: 'NoInput',
    reply: eventReply,
    errors: ['automation_event_not_found', 'automation_event_ended'],
    handler: historyHandlers.cancelEvent,
  }),
  operation({
    id: 'replayAutomationEvent',
    method: 'POST',
    path: `${event.path}/replay`,
    params: event.params,
    summary: 'Replay an event',
    description: 'Sends the completed deliveries of the event again, with the same ids.',
    ...write,
    request: 'NoInput',
    reply: replayReply,
    errors: ['automation_event_not_found'],
    handler: historyHandlers.replayEvent,
  }),
  operation({
    id: 'listAutomationHistory',
    method: 'GET',
    path: '/api/v1/automation/history',
    summary: 'List the history of events',
    description: 'Returns scheduled, published and cancelled events, newest first.',
    ...read,
    request: 'AutomationHistoryRequest',
    reply: {
      schema: 'AutomationHistoryReply',
      description: 'A page of events.',
      revalidate: true,
      envelope: ({ data, next_cursor }) => ({ status: 'success', data, next_cursor }),
    },
    errors: [],
    handler: historyHandlers.listHistory,
  }),
  operation({
    id: 'getAutomationSettings',
    method: 'GET',
    path: '/api/v1/automation/settings',
    summary: 'Get the automation settings',
    description: 'Returns how long the events of the workspace are kept.',
    ...read,
    request: 'NoInput',
    reply: {
      schema: 'AutomationSettingsReply',
      description: 'The settings.',
      revalidate: true,
      envelope: success,
    },
    errors: [],
    handler: historyHandlers.getSettings,
  }),
  operation({
    id: 'changeAutomationSettings',
    method: 'PATCH',
    path: '/api/v1/automation/settings',
    summary: 'Change the automation settings',
    description: 'Changes how long the events of the workspace are kept.',
    ...write,
    request: 'ChangeAutomationSettingsRequest',
    reply: {
      schema: 'AutomationSettingsReply',
      description: 'The settings.',
      revalidate: false,
      envelope: success,
    },
    errors: [],
    handler: historyHandlers.changeSettings,
  }),
];
