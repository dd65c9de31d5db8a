/** What an event that a route has made was made of. */
import type { Parts } from '../repository/index.ts';
import { madeEventsOf } from './traced-delivery.ts';
import { type EventBody, sourceOfRoute } from './types.ts';

type Webhooks = Pick<Parts, 'webhooks'>;

/** Deliveries to a route that are looked through. */
const maxLookedAt = 100;
/** Clocks of processes may differ by as much. */
const slack = 300_000;

/** The body of a delivery as it is stored. */
export async function storedBody(
  { webhooks }: Webhooks,
  workspaceId: string,
  deliveryId: string,
): Promise<Pick<EventBody, 'type' | 'timestamp' | 'source'> | null> {
  const found = await webhooks.findDelivery(workspaceId, deliveryId);
  return found === null ? null : (JSON.parse(found.payload) as EventBody);
}

/** Whether a route has made an event with this source; a producer may have given it another. */
export const isOfRoute = (source: string): boolean => source.startsWith(sourceOfRoute(''));

/**
 * The id of the event that a route made an event of. It is looked for among the deliveries to the route that were last
 * before it; `null`: it is not among them, or no route has made the event.
 */
export async function originOf(
  repository: Webhooks,
  workspaceId: string,
  eventId: string,
): Promise<string | null> {
  const { webhooks } = repository;
  const [delivery] = (await webhooks.listDeliveries(workspaceId, { eventId, limit: 1 })).deliveries;
  if (delivery === undefined) return null;
  const body = await storedBody(repository, workspaceId, delivery.id);
  if (body?.source === undefined || !isOfRoute(body.source)) return null;
  const { deliveries } = await webhooks.listDeliveries(workspaceId, {
    endpointId: body.source.slice(sourceOfRoute('').length),
    until: new Date(Date.parse(delivery.created_at) + slack).toISOString(),
    limit: maxLookedAt,
  });
  return deliveries.find(one => madeEventsOf(one).includes(eventId))?.event_id ?? null;
}
