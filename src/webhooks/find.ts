/**
 * Webhooks, hooks and destinations among them. An endpoint of another kind belongs to another group: here it is as if there were none. The
 * kind of an endpoint never changes, so what was a webhook when it was looked at is one when it is changed.
 */
import type { WebhookDelivery, WebhookEndpointRecord } from '../generated/types.ts';
import type { WebhooksRepository } from '../repository/index.ts';
import { destinationKind } from './destinations/settings.ts';

/** Plain webhooks, the hooks that tools have subscribed, and those whose events go to a destination. */
export const webhookKinds: readonly (string | null)[] = [null, 'hook', destinationKind];

const isWebhook = ({ kind }: Readonly<WebhookEndpointRecord>): boolean => webhookKinds.includes(kind ?? null);

/** By creation, oldest first. */
export async function webhooksOf(
  webhooks: WebhooksRepository,
  workspaceId: string,
): Promise<Readonly<WebhookEndpointRecord>[]> {
  const lists = await Promise.all(
    webhookKinds.map(kind => webhooks.listEndpoints(workspaceId, kind === null ? {} : { kind })),
  );
  return lists
    .flat()
    .sort(
      (one, other) =>
        Date.parse(one.created_at) - Date.parse(other.created_at) || (one.id < other.id ? -1 : 1),
    );
}

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
  return endpoint !== null && isWebhook(endpoint) ? endpoint : null;
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
