/** Finds webhooks by id, description, URL and event type, and deliveries by their ids and by those of their events. */
import type { WebhookDelivery } from '../../../generated/types.ts';
import { findWebhook, findWebhookDelivery, webhookKinds } from '../../../webhooks/find.ts';
import type { WebhookService } from '../../../webhooks/service.ts';
import { contains, foundRecords } from '../../search/found.ts';
import type { FoundRecord, SearchRecords } from '../../section.ts';

export const searchWebhooks: SearchRecords<'webhooks', WebhookService> = async (
  { repository: { webhooks } },
  workspaceId,
  { text, limit },
) => {
  const [exact, endpoints, delivery, ofEvent] = await Promise.all([
    findWebhook(webhooks, workspaceId, text),
    // There are few: their number is limited.
    webhooks.listEndpoints(workspaceId),
    findWebhookDelivery(webhooks, workspaceId, text),
    webhooks.listDeliveries(workspaceId, { eventId: text, kind: webhookKinds, limit }),
  ]);
  // Hooks are found where tools are connected.
  const webhook = exact?.kind === undefined ? exact : null;
  const found = endpoints.filter(one => contains(text, [one.description, one.url, ...one.event_types]));
  return {
    records: [
      ...foundRecords(webhook, found, ({ id, url, description }) => ({
        kind: 'Webhook',
        title: description === '' ? url : description,
        ...(description !== '' && { note: url }),
        path: `/webhooks/${encodeURIComponent(id)}`,
      })),
      ...(delivery === null ? [] : [{ ...deliveryFound(delivery.delivery), isExact: true }]),
      ...ofEvent.deliveries.map(one => ({ ...deliveryFound(one), note: one.event_id, isExact: true })),
    ],
  };
};

const deliveryFound = ({ id, event_type }: Readonly<WebhookDelivery>): FoundRecord => ({
  kind: 'Delivery',
  title: event_type,
  note: id,
  path: `/webhook-deliveries/${encodeURIComponent(id)}`,
});
