/** Webhooks over HTTP (Standard Webhooks): endpoints and their delivery log. */

import { jsonReply, listReply, pageReply } from '../group/envelope.ts';
import { group } from '../group/group.ts';
import { lazily } from '../group/lazily.ts';
import { operation } from '../group/operation.ts';
import { daysKept } from '../group/retention.ts';
import { withDestinations } from './destinations/overlay.ts';
import { webhooksOption } from './engine-option.ts';
import { webhookErrors } from './errors.ts';
import { webhookEvents } from './events.ts';
import { webhooksRecordLimits } from './record-limits.ts';
import { webhookService } from './service.ts';

const deliveryHandlers = lazily(() => import('./deliveries.ts'));
const endpointHandlers = lazily(() => import('./endpoints.ts'));

const webhook = '/api/v1/webhooks/:webhook_id';
const params = { webhook_id: { description: 'Id of the webhook.', example: 'ep_demo' } };
const delivery = '/api/v1/webhook-deliveries/:delivery_id';
const deliveryParams = {
  delivery_id: { description: 'Id of the delivery.', example: 'msg_demo_failed_ep_demo' },
};
const read = { auth: 'bearer', scope: 'webhooks:read' } as const;
const write = { auth: 'bearer', scope: 'webhooks:write' } as const;
const endpointReply = jsonReply('WebhookEndpoint', 'The webhook.');

export const webhooks = group({
  name: 'webhooks',
  description:
    'Send events to your servers, signed as defined by Standard Webhooks, and read the result of each delivery.',
  needs: ['webhooks'],
  scopes: {
    'webhooks:read': 'List webhooks and their deliveries',
    'webhooks:write': 'Create, update and test webhooks, replay deliveries',
  },
  errors: webhookErrors,
  recordLimits: webhooksRecordLimits,
  events: webhookEvents,
  option: webhooksOption,
  service: webhookService,
  withDestinations,
  retention: ({ service }) => [
    {
      what: 'Completed webhook deliveries',
      days: daysKept(service.retention?.deliveryDays),
      decidedBy: { option: 'webhooks.deliveryRetentionDays' },
    },
  ],
  operations: [
    operation({
      id: 'listWebhooks',
      method: 'GET',
      path: '/api/v1/webhooks',
      summary: 'List webhooks',
      description: 'Returns the webhooks of the workspace, oldest first.',
      ...read,
      request: 'NoInput',
      reply: listReply('WebhookEndpoint', 'The webhooks.', { about: 'The webhooks of the workspace.' }),
      errors: [],
      handler: endpointHandlers.listWebhooks,
    }),
    operation({
      id: 'createWebhook',
      method: 'POST',
      path: '/api/v1/webhooks',
      summary: 'Create a webhook',
      description:
        'Returns the webhook with the secret that signs its deliveries. The URL must point to public IP addresses.',
      ...write,
      request: 'CreateWebhookEndpointRequest',
      reply: {
        ...jsonReply('CreatedWebhookEndpoint', 'The webhook, with its secret.', {
          about: 'The new webhook with its secret.',
        }),
        status: 201,
      },
      errors: ['too_many_webhooks'],
      handler: endpointHandlers.createWebhook,
    }),
    operation({
      id: 'getWebhook',
      method: 'GET',
      path: webhook,
      params,
      summary: 'Read a webhook',
      description: 'Returns the webhook without its secret.',
      ...read,
      request: 'NoInput',
      reply: { ...endpointReply, revalidate: true },
      errors: ['webhook_not_found'],
      handler: endpointHandlers.getWebhook,
    }),
    operation({
      id: 'changeWebhook',
      method: 'PATCH',
      path: webhook,
      params,
      summary: 'Update a webhook',
      description: 'Updates the given fields. Omitted fields keep their value.',
      ...write,
      request: 'ChangeWebhookEndpointRequest',
      reply: endpointReply,
      errors: ['webhook_not_found'],
      handler: endpointHandlers.changeWebhook,
    }),
    operation({
      id: 'deleteWebhook',
      method: 'DELETE',
      path: webhook,
      params,
      summary: 'Delete a webhook',
      description:
        'Deletes the webhook and its delivery log. Deliveries that are being sent may still arrive.',
      ...write,
      request: 'NoInput',
      reply: { ...endpointReply, description: 'The deleted webhook.' },
      errors: ['webhook_not_found'],
      handler: endpointHandlers.deleteWebhook,
    }),
    operation({
      id: 'pauseWebhook',
      method: 'POST',
      path: `${webhook}/pause`,
      params,
      summary: 'Pause a webhook',
      description:
        'Stops deliveries until you resume the webhook. Pending deliveries wait; events that happen while it is paused are not sent later.',
      ...write,
      request: 'NoInput',
      reply: endpointReply,
      errors: ['webhook_not_found'],
      handler: endpointHandlers.pauseWebhook,
    }),
    operation({
      id: 'resumeWebhook',
      method: 'POST',
      path: `${webhook}/resume`,
      params,
      summary: 'Resume a webhook',
      description: 'Sends the deliveries that waited, and new events.',
      ...write,
      request: 'NoInput',
      reply: endpointReply,
      errors: ['webhook_not_found'],
      handler: endpointHandlers.resumeWebhook,
    }),
    operation({
      id: 'revealWebhookSecret',
      isRecorded: true,
      method: 'GET',
      path: `${webhook}/secrets`,
      params,
      summary: 'Reveal the secrets of a webhook',
      description: 'Returns the current secret, and old secrets that are still used after a rotation.',
      ...write,
      request: 'NoInput',
      reply: listReply('WebhookSecret', 'The secrets; the current one is first.', {
        revalidate: false,
        about: 'The secrets that deliveries are signed with; the current one is first.',
      }),
      errors: ['webhook_not_found'],
      handler: endpointHandlers.revealWebhookSecret,
    }),
    operation({
      id: 'rotateWebhookSecret',
      method: 'POST',
      path: `${webhook}/secrets/rotate`,
      params,
      summary: 'Rotate the secret of a webhook',
      irreversible: true,
      description:
        'Creates a new secret. Deliveries are signed with both secrets until the overlap ends. At most nine old secrets are used at the same time: one more rotation ends the oldest.',
      ...write,
      request: 'RotateWebhookSecretRequest',
      reply: {
        ...listReply('WebhookSecret', 'The secrets; the new one is first.', { revalidate: false }),
        status: 201,
      },
      errors: ['webhook_not_found'],
      handler: endpointHandlers.rotateWebhookSecret,
    }),
    operation({
      id: 'testWebhook',
      method: 'POST',
      path: `${webhook}/test`,
      params: { webhook_id: { ...params.webhook_id, example: 'ep_local' } },
      summary: 'Send a test event',
      description: 'Sends `webhook.test` to this webhook only, in the same way as every delivery.',
      ...write,
      request: 'NoInput',
      reply: {
        ...jsonReply('WebhookDelivery', 'The pending delivery.', { about: 'The delivery.' }),
        status: 201,
      },
      errors: ['webhook_not_found', 'webhook_paused'],
      handler: deliveryHandlers.testWebhook,
    }),
    operation({
      id: 'replayFailedDeliveries',
      method: 'POST',
      path: `${webhook}/replay`,
      params,
      summary: 'Replay failed deliveries',
      description:
        'Sends all failed deliveries of this webhook again that were created at or after the given time.',
      ...write,
      request: 'ReplayFailedRequest',
      reply: jsonReply('Replayed', 'The number of deliveries that are sent again.', {
        title: 'ReplayReply',
        about: 'Number of deliveries that are sent again.',
      }),
      errors: ['webhook_not_found'],
      handler: deliveryHandlers.replayFailed,
    }),
    operation({
      id: 'listWebhookDeliveries',
      method: 'GET',
      path: '/api/v1/webhook-deliveries',
      summary: 'List deliveries',
      description: 'Returns the deliveries of all webhooks with their attempts, newest first.',
      ...read,
      request: 'DeliveryListRequest',
      reply: pageReply('WebhookDelivery', 'A page of deliveries.', {
        title: 'DeliveryListReply',
        about: 'Deliveries, newest first.',
      }),
      errors: [],
      handler: deliveryHandlers.listDeliveries,
    }),
    operation({
      id: 'replayWebhookDeliveries',
      method: 'POST',
      path: '/api/v1/webhook-deliveries/replay',
      summary: 'Replay deliveries',
      description:
        'Sends completed deliveries again, with the same ids: up to 100 by their ids, or up to 500 that failed since a time, newest first.',
      ...write,
      request: 'ReplayDeliveriesRequest',
      reply: jsonReply('ReplayedDeliveries', 'What became of the deliveries.'),
      errors: [],
      record: 'delivery',
      handler: deliveryHandlers.replayDeliveries,
    }),
    operation({
      id: 'getWebhookDelivery',
      method: 'GET',
      path: delivery,
      params: deliveryParams,
      summary: 'Read a delivery',
      description: 'Returns the delivery with its attempts and payload.',
      ...read,
      request: 'NoInput',
      reply: jsonReply('WebhookDeliveryDetails', 'The delivery with its payload.', { revalidate: true }),
      errors: ['delivery_not_found'],
      handler: deliveryHandlers.getDelivery,
    }),
    operation({
      id: 'replayWebhookDelivery',
      method: 'POST',
      path: `${delivery}/replay`,
      params: deliveryParams,
      summary: 'Replay a delivery',
      description:
        'Makes a succeeded or failed delivery pending again, with the same id. The next attempt of a pending delivery is made now.',
      ...write,
      request: 'NoInput',
      reply: jsonReply('WebhookDelivery', 'The delivery.'),
      errors: ['delivery_not_found'],
      handler: deliveryHandlers.replayDelivery,
    }),
    operation({
      id: 'skipWebhookDelivery',
      method: 'POST',
      path: `${delivery}/skip`,
      params: deliveryParams,
      summary: 'Skip a delivery',
      description:
        'Ends a pending delivery as failed, without another attempt, so that an ordered webhook gets the next one. A delivery that has failed stays as it is. You can replay it later.',
      ...write,
      request: 'NoInput',
      reply: jsonReply('WebhookDelivery', 'The delivery.'),
      errors: ['delivery_not_found', 'delivery_succeeded'],
      handler: deliveryHandlers.skipDelivery,
    }),
  ],
});
