/** The delivery log over HTTP: list, read, replay; and the test event. */

import { defined } from '../common/defined.ts';
import { invalidParameters, MarketplaceError } from '../common/errors.ts';
import type {
  DeliveryListRequest,
  NoInput,
  Replayed,
  ReplayFailedRequest,
  WebhookDelivery,
  WebhookDeliveryDetails,
} from '../generated/types.ts';
import { eventOf } from '../group/event.ts';
import type { Outcome } from '../group/operation.ts';
import { deliveryIdOf, isRefused, type ReplayOptions } from '../repository/index.ts';
import { webhookErrors } from './errors.ts';
import { findWebhook, findWebhookDelivery } from './find.ts';
import type { WebhookCall } from './service.ts';

const defaultLimit = 20;

export async function listDeliveries({
  input,
  principal,
  repository,
}: WebhookCall<DeliveryListRequest>): Promise<
  Outcome<{ data: WebhookDelivery[]; next_cursor: string | null }>
> {
  const { endpoint_id: endpointId, state, event_type: eventType, limit = defaultLimit, cursor } = input;
  const { deliveries, next } = await repository.webhooks.listDeliveries(principal.workspaceId, {
    limit,
    kind: null,
    ...defined({ endpointId, state, eventType, after: cursor }),
  });
  return { result: { data: [...deliveries], next_cursor: next } };
}

export async function getDelivery({
  params,
  principal,
  repository,
}: WebhookCall<NoInput>): Promise<Outcome<WebhookDeliveryDetails>> {
  const id = params.delivery_id ?? '';
  const found = await findWebhookDelivery(repository.webhooks, principal.workspaceId, id);
  if (found === null) throw new MarketplaceError(webhookErrors.delivery_not_found);
  return { result: found };
}

export async function replayDelivery(
  { params, principal, repository, now }: WebhookCall<NoInput>,
  options: ReplayOptions = {},
): Promise<Outcome<WebhookDelivery>> {
  const at = new Date(now).toISOString();
  const id = params.delivery_id ?? '';
  if ((await findWebhookDelivery(repository.webhooks, principal.workspaceId, id)) === null)
    throw new MarketplaceError(webhookErrors.delivery_not_found);
  const delivery = await repository.webhooks.replay(principal.workspaceId, id, at, options);
  if (isRefused(delivery)) throw new MarketplaceError(webhookErrors.delivery_not_found);
  return { result: delivery };
}

export async function replayFailed(
  { input, params, principal, repository, now }: WebhookCall<ReplayFailedRequest>,
  options: ReplayOptions = {},
): Promise<Outcome<Replayed>> {
  const { workspaceId } = principal;
  const id = params.webhook_id ?? '';
  const at = new Date(now).toISOString();
  if ((await findWebhook(repository.webhooks, workspaceId, id)) === null)
    throw new MarketplaceError(webhookErrors.webhook_not_found);
  const count = await repository.webhooks.replayFailed(workspaceId, id, input.since, at, options);
  if (isRefused(count)) throw new MarketplaceError(webhookErrors.webhook_not_found);
  return { result: { count } };
}

/**
 * Uses the same check as a delivery, so a test event that succeeds proves that deliveries can succeed. `eventId`: id of
 * the event; an existing event is not sent again.
 */
export async function testWebhook(
  { params, principal, repository, service: webhooks, now, deliveryDepth }: WebhookCall<NoInput>,
  { eventId }: { readonly eventId?: string } = {},
): Promise<Outcome<WebhookDelivery>> {
  const { workspaceId } = principal;
  const endpoint = await findWebhook(repository.webhooks, workspaceId, params.webhook_id ?? '');
  if (endpoint === null) throw new MarketplaceError(webhookErrors.webhook_not_found);
  if (endpoint.state === 'paused') throw new MarketplaceError(webhookErrors.webhook_paused);
  await webhooks.check(endpoint.url, workspaceId).catch((error: Error) => {
    throw invalidParameters({ pointer: '/url', reason: error.message });
  });
  const data = { endpoint_id: endpoint.id, message: 'This is a test.' };
  const event = eventOf('webhook.test', data, now, { id: eventId, deliveryDepth });
  await repository.webhooks.publish(workspaceId, [event], { only: endpoint.id });
  const found = await repository.webhooks.findDelivery(workspaceId, deliveryIdOf(event.id, endpoint.id));
  if (found === null) throw new MarketplaceError(webhookErrors.webhook_not_found);
  return { result: found.delivery };
}
