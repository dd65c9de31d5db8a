/** The delivery log over HTTP: list, read, replay; and the test event. */

import { timeCursorOf, timePlaceAt } from '../common/cursor.ts';
import { defined } from '../common/defined.ts';
import { invalidParameters, MarketplaceError } from '../common/errors/errors.ts';
import { typeFilter } from '../common/events/event-pattern.ts';
import type {
  DeliveryListRequest,
  NoInput,
  ReplayDeliveriesRequest,
  Replayed,
  ReplayedDeliveries,
  ReplayFailedRequest,
  WebhookDelivery,
  WebhookDeliveryDetails,
} from '../generated/types.ts';
import { eventOf } from '../group/event.ts';
import type { Outcome } from '../group/operation.ts';
import { requestedFilters } from '../repository/filters.ts';
import { deliveryIdOf, isRefused, type ReplayOptions } from '../repository/index.ts';
import { type DeliveryQuery, deliveryFilters } from '../repository/webhook-deliveries.ts';
import { problemsOfTarget } from './destinations/change.ts';
import { webhookErrors } from './errors.ts';
import { findWebhook, findWebhookDelivery, webhookKinds } from './find.ts';
import type { WebhookCall } from './service.ts';
import { testEvent } from './skip.ts';

const defaultLimit = 20;

/** Maximum number of failed deliveries that one call sends again. */
const maxReplayed = 500;

/** The filters of lists and replays, as the repository takes them. */
const filtersOf = (input: Pick<DeliveryListRequest, 'event_type'>) => ({
  ...requestedFilters<DeliveryQuery>(deliveryFilters, input),
  ...defined({ eventType: typeFilter(input.event_type, '/event_type') }),
});

export async function listDeliveries({
  input,
  principal,
  repository,
}: WebhookCall<DeliveryListRequest>): Promise<
  Outcome<{ data: WebhookDelivery[]; next_cursor: string | null }>
> {
  const { limit = defaultLimit, cursor } = input;
  const { deliveries, next } = await repository.webhooks.listDeliveries(principal.workspaceId, {
    limit,
    kind: webhookKinds,
    ...filtersOf(input),
    ...defined({ after: cursor === undefined ? undefined : timePlaceAt(cursor) }),
  });
  return { result: { data: [...deliveries], next_cursor: next && timeCursorOf(next) } };
}

export async function replayDeliveries(
  call: WebhookCall<ReplayDeliveriesRequest>,
  options: ReplayOptions = {},
): Promise<Outcome<ReplayedDeliveries>> {
  const { delivery_ids: ids, ...filters } = call.input;
  if (ids !== undefined) {
    const [other] = Object.keys(filters);
    if (other !== undefined)
      throw invalidParameters({ pointer: `/${other}`, reason: 'cannot be used with delivery_ids' });
    return { result: await replayChosen(call, ids, options) };
  }
  if (filters.since === undefined)
    throw invalidParameters({ pointer: '/since', reason: 'is required without delivery_ids' });
  return { result: await replayAllFailed(call, filters, options) };
}

async function replayChosen(
  { principal: { workspaceId }, repository: { webhooks }, now }: WebhookCall<unknown>,
  ids: readonly string[],
  options: ReplayOptions,
): Promise<ReplayedDeliveries> {
  const page = await webhooks.listDeliveries(workspaceId, { ids, kind: webhookKinds, limit: ids.length });
  const found = page.deliveries.filter(({ id }) => ids.includes(id));
  const count = await webhooks.replayMany(
    workspaceId,
    found.map(({ id }) => id),
    new Date(now).toISOString(),
    options,
  );
  return {
    count,
    skipped: found.length - count,
    not_found: ids.length - found.length,
    has_more: false,
  };
}

/** What is replayed is not failed any more, so that the next call finds the others. */
async function replayAllFailed(
  { principal: { workspaceId }, repository: { webhooks }, now }: WebhookCall<unknown>,
  filters: Omit<ReplayDeliveriesRequest, 'delivery_ids'>,
  options: ReplayOptions,
): Promise<ReplayedDeliveries> {
  const { deliveries, next } = await webhooks.listDeliveries(workspaceId, {
    ...filtersOf(filters),
    state: 'failed',
    kind: webhookKinds,
    limit: maxReplayed,
  });
  const count = await webhooks.replayMany(
    workspaceId,
    deliveries.map(({ id }) => id),
    new Date(now).toISOString(),
    { ...options, state: 'failed' },
  );
  return { count, skipped: deliveries.length - count, not_found: 0, has_more: next !== null };
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

const skippedOnRequest = 'It was skipped on request.';

export async function skipDelivery({
  params,
  principal: { workspaceId },
  repository: { webhooks },
  now,
}: WebhookCall<NoInput>): Promise<Outcome<WebhookDelivery>> {
  const id = params.delivery_id ?? '';
  const attempt = { at: new Date(now).toISOString(), duration_ms: 0, status: null, response: null };
  const find = async () => {
    const found = await findWebhookDelivery(webhooks, workspaceId, id);
    if (found === null) throw new MarketplaceError(webhookErrors.delivery_not_found);
    return found.delivery;
  };
  await find();
  const skipped = await webhooks.skip?.(workspaceId, id, { ...attempt, error: skippedOnRequest });
  if (skipped !== undefined && !isRefused(skipped)) return { result: skipped };
  const delivery = await find();
  if (delivery.state !== 'failed') throw new MarketplaceError(webhookErrors.delivery_succeeded);
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
): Promise<Outcome<WebhookDelivery> & { readonly isRepeated: boolean }> {
  const { workspaceId } = principal;
  const endpoint = await findWebhook(repository.webhooks, workspaceId, params.webhook_id ?? '');
  if (endpoint === null) throw new MarketplaceError(webhookErrors.webhook_not_found);
  if (endpoint.state === 'paused') throw new MarketplaceError(webhookErrors.webhook_paused);
  const [problem] = await problemsOfTarget(endpoint, webhooks, workspaceId);
  if (problem !== undefined) throw invalidParameters(problem);
  const data = { endpoint_id: endpoint.id, message: 'This is a test.' };
  const event = eventOf(testEvent, data, now, { id: eventId, deliveryDepth });
  const made = await repository.webhooks.publish(workspaceId, [event], { only: endpoint.id });
  const found = await repository.webhooks.findDelivery(workspaceId, deliveryIdOf(event.id, endpoint.id));
  if (found === null) throw new MarketplaceError(webhookErrors.webhook_not_found);
  return { result: found.delivery, isRepeated: made === 0 };
}
