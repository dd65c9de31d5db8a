/** The delivery log over HTTP: list, read, send again; and the test event. */
import { MarketplaceError } from '../errors.ts';
import { eventOf } from '../event.ts';
import type {
  DeliveryListRequest,
  NoInput,
  Replayed,
  ReplayFailedRequest,
  WebhookDelivery,
  WebhookDeliveryDetails,
} from '../generated/types.ts';
import type { Call, Outcome } from '../operation.ts';
import { deliveryIdOf } from '../repository/index.ts';

const defaultLimit = 20;

export async function listDeliveries({
  input,
  principal,
  repository,
}: Call<DeliveryListRequest>): Promise<Outcome<{ data: WebhookDelivery[]; next_cursor: string | null }>> {
  const { endpoint_id: endpointId, state, event_type: eventType, limit = defaultLimit, cursor } = input;
  const { deliveries, next } = await repository.webhooks.listDeliveries(principal.workspaceId, {
    limit,
    ...(endpointId === undefined ? {} : { endpointId }),
    ...(state === undefined ? {} : { state }),
    ...(eventType === undefined ? {} : { eventType }),
    ...(cursor === undefined ? {} : { after: cursor }),
  });
  return { result: { data: [...deliveries], next_cursor: next } };
}

export async function getDelivery({
  params,
  principal,
  repository,
}: Call<NoInput>): Promise<Outcome<WebhookDeliveryDetails>> {
  const found = await repository.webhooks.findDelivery(principal.workspaceId, params.delivery_id ?? '');
  if (found === null) throw new MarketplaceError('delivery_not_found');
  return { result: found };
}

export async function replayDelivery({
  params,
  principal,
  repository,
  now,
}: Call<NoInput>): Promise<Outcome<WebhookDelivery>> {
  const at = new Date(now).toISOString();
  const delivery = await repository.webhooks.replay(principal.workspaceId, params.delivery_id ?? '', at);
  if (delivery === null) throw new MarketplaceError('delivery_not_found');
  return { result: delivery };
}

export async function replayFailed({
  input,
  params,
  principal,
  repository,
  now,
}: Call<ReplayFailedRequest>): Promise<Outcome<Replayed>> {
  const endpointId = params.webhook_id ?? '';
  const at = new Date(now).toISOString();
  const count = await repository.webhooks.replayFailed(principal.workspaceId, endpointId, input.since, at);
  if (count === null) throw new MarketplaceError('webhook_not_found');
  return { result: { count } };
}

/** One and the same check as at the delivery: a test that succeeds means a delivery that can. */
export async function testWebhook({
  params,
  principal,
  repository,
  webhooks,
  now,
}: Call<NoInput>): Promise<Outcome<WebhookDelivery>> {
  const { workspaceId } = principal;
  const endpoint = await repository.webhooks.findEndpoint(workspaceId, params.webhook_id ?? '');
  if (endpoint === null) throw new MarketplaceError('webhook_not_found');
  if (endpoint.state === 'paused') throw new MarketplaceError('webhook_paused');
  await webhooks.check(endpoint.url).catch((error: Error) => {
    throw new MarketplaceError('invalid_request', `url ${error.message}`);
  });
  const event = eventOf('webhook.test', { endpoint_id: endpoint.id, message: 'This is a test.' }, now);
  await repository.webhooks.publish(workspaceId, [event], { only: endpoint.id });
  const found = await repository.webhooks.findDelivery(workspaceId, deliveryIdOf(event.id, endpoint.id));
  if (found === null) throw new MarketplaceError('webhook_not_found');
  return { result: found.delivery };
}
