/**
 * Webhooks by their ids. An endpoint of a kind belongs to another group: here it is as if there were none. The kind of
 * an endpoint never changes, so what was a webhook when it was looked at is one when it is changed.
 */
import type { WebhookDelivery, WebhookEndpointRecord } from '../generated/types.ts';
import type { WebhooksRepository } from '../repository/index.ts';

interface Found {
  readonly delivery: Readonly<WebhookDelivery>;
  readonly payload: string;
}

export async function findWebhook(
  webhooks: WebhooksRepository,
  workspaceId: string,
  id: string,
): Promise<Readonly<WebhookEndpointRecord> | null> {
  const endpoint = await webhooks.findEndpoint(workspaceId, id);
  return endpoint?.kind === undefined ? endpoint : null;
}

export async function findWebhookDelivery(
  webhooks: WebhooksRepository,
  workspaceId: string,
  id: string,
): Promise<Found | null> {
  const found = await webhooks.findDelivery(workspaceId, id);
  const isShown =
    found !== null && (await findWebhook(webhooks, workspaceId, found.delivery.endpoint_id)) !== null;
  return isShown ? found : null;
}
