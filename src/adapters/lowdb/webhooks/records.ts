/** Endpoints, events and deliveries in the data. Changes create new objects. */

import { groupBy } from '../../../common/collections/group-by.ts';
import type {
  WebhookDelivery,
  WebhookDeliveryRecord,
  WebhookEndpointRecord,
  WebhookEventRecord,
} from '../../../generated/types.ts';
import {
  type DeliveryQuery,
  deliveryIdOf,
  type OutboxEvent,
  patternsOf,
  wants,
} from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { storedEvent } from '../../rules/webhooks.ts';
import { derived, type FrozenData, recordsOf, withRecords } from '../data.ts';
import { newestFirst, time } from '../order.ts';

export type FrozenWebhookEndpoint = Readonly<WebhookEndpointRecord>;
export type FrozenDelivery = Readonly<WebhookDeliveryRecord>;

/** A delivery without the fields that only workers need. */
export const shown = ({ lease: _, ...delivery }: FrozenDelivery): Readonly<WebhookDelivery> =>
  deepFreeze(delivery);

export const webhookEndpointsOf = (data: FrozenData, workspaceId: string) =>
  recordsOf(data, 'webhook_endpoints', workspaceId);
export const webhookEventsOf = (data: FrozenData, workspaceId: string) =>
  recordsOf(data, 'webhook_events', workspaceId);
export const deliveriesOf = (data: FrozenData, workspaceId: string) =>
  recordsOf(data, 'webhook_deliveries', workspaceId);

export function withEndpoint(
  data: FrozenData,
  workspaceId: string,
  changed: FrozenWebhookEndpoint,
): FrozenData {
  const records = webhookEndpointsOf(data, workspaceId).map(one => (one.id === changed.id ? changed : one));
  return withRecords(data, 'webhook_endpoints', workspaceId, records);
}

/** A copy of the data without the deliveries to some endpoints, and without the events that have no others. */
export function withoutDeliveriesTo(
  data: FrozenData,
  workspaceId: string,
  endpointIds: ReadonlySet<string>,
): FrozenData {
  const deliveries = deliveriesOf(data, workspaceId).filter(one => !endpointIds.has(one.endpoint_id));
  const wanted = new Set(deliveries.map(({ event_id }) => event_id));
  const events = webhookEventsOf(data, workspaceId).filter(({ id }) => wanted.has(id));
  return withDeliveries(withRecords(data, 'webhook_events', workspaceId, events), workspaceId, deliveries);
}

export const withDeliveries = (
  data: FrozenData,
  workspaceId: string,
  records: readonly FrozenDelivery[],
): FrozenData => withRecords(data, 'webhook_deliveries', workspaceId, records);

/**
 * A copy of the data with events and their deliveries, and the number of new deliveries. `adds`: events that are there
 * get deliveries to `only` where they have none.
 */
export function withEvents(
  data: FrozenData,
  workspaceId: string,
  events: readonly OutboxEvent[],
  { only, adds = false }: { readonly only?: string | undefined; readonly adds?: boolean } = {},
): { data: FrozenData; added: number } {
  if (events.length === 0) return { data, added: 0 };
  const stored: WebhookEventRecord[] = [];
  const deliveries: FrozenDelivery[] = [];
  const sent = new Set<string>();
  const clock = Date.now();
  const known = new Set(webhookEventsOf(data, workspaceId).map(({ id }) => id));
  for (const event of events) {
    const isKnown = known.has(event.id);
    if (isKnown && !adds) continue;
    const receivers = webhookEndpointsOf(data, workspaceId).filter(endpoint =>
      only === undefined ? endpoint.state === 'active' && wants(endpoint, event) : endpoint.id === only,
    );
    if (receivers.length === 0) continue;
    known.add(event.id);
    if (!isKnown) stored.push(storedEvent(event));
    for (const { id, ordered } of receivers) {
      const deliveryId = deliveryIdOf(event.id, id);
      if (isKnown && (sent.has(deliveryId) || deliveryIn(data, workspaceId, deliveryId) !== undefined))
        continue;
      sent.add(deliveryId);
      deliveries.push({
        id: deliveryId,
        endpoint_id: id,
        event_id: event.id,
        event_type: event.name ?? event.type,
        state: 'pending',
        created_at: event.created_at,
        next_attempt_at:
          event.dueAt ??
          (ordered === true ? new Date(clock).toISOString() : noLaterThan(clock, event.created_at)),
        attempts: [],
        lease: null,
      });
    }
  }
  if (deliveries.length === 0) return { data, added: 0 };
  const all = [...webhookEventsOf(data, workspaceId), ...deepFreeze(stored)];
  const next = withRecords(data, 'webhook_events', workspaceId, all);
  const rest = deliveriesOf(data, workspaceId);
  return {
    data: withDeliveries(next, workspaceId, [...rest, ...deliveries]),
    added: deliveries.length,
  };
}

/**
 * The data without an event and its deliveries, which nobody has claimed yet; `null` where one of them was claimed: it
 * may have been sent.
 */
export function withoutUnclaimed(data: FrozenData, workspaceId: string, eventId: string): FrozenData | null {
  const isOfEvent = ({ event_id }: FrozenDelivery) => event_id === eventId;
  const all = deliveriesOf(data, workspaceId);
  const own = all.filter(isOfEvent);
  if (own.length === 0) return data;
  if (own.some(({ state, lease, attempts }) => state !== 'pending' || lease !== null || attempts.length > 0))
    return null;
  const events = webhookEventsOf(data, workspaceId).filter(({ id }) => id !== eventId);
  const rest = all.filter(one => !isOfEvent(one));
  return withDeliveries(withRecords(data, 'webhook_events', workspaceId, events), workspaceId, rest);
}

/** The time, but not later than `clock`: a process whose clock is ahead must not delay deliveries. */
export const noLaterThan = (clock: number, instant: string): string =>
  Date.parse(instant) > clock ? new Date(clock).toISOString() : instant;

/** Whether an active endpoint may receive events of this type. */
export const isSubscribedTo = (data: FrozenData, workspaceId: string, type: string): boolean => {
  const patterns = patternsOf(type);
  return webhookEndpointsOf(data, workspaceId).some(
    ({ state, event_types }) => state === 'active' && event_types.some(one => patterns.includes(one)),
  );
};

const byId = <One extends { readonly id: string }>(records: readonly One[]): ReadonlyMap<string, One> =>
  new Map(records.map(one => [one.id, one]));

export const endpointsById = derived((records: readonly FrozenWebhookEndpoint[]) => byId(records));
const eventsById = derived((records: readonly WebhookEventRecord[]) => byId(records));
const deliveriesById = derived((records: readonly FrozenDelivery[]) => byId(records));
/** Newest first; equal times by id, last first. */
export const byAge = newestFirst<Pick<FrozenDelivery, 'id' | 'created_at'>>(({ created_at }) => created_at);
const deliveriesByAge = derived((records: readonly FrozenDelivery[]) => {
  // Comparing reads each time several times.
  const times = new Map(records.map(one => [one, time(one.created_at)]));
  return records.toSorted(newestFirst(one => times.get(one) ?? 0));
});
const deliveriesByEndpoint = derived((records: readonly FrozenDelivery[]) =>
  groupBy(deliveriesByAge(records), ({ endpoint_id }) => endpoint_id),
);
const deliveriesByEvent = derived((records: readonly FrozenDelivery[]) =>
  groupBy(deliveriesByAge(records), ({ event_id }) => event_id),
);

export const endpointIn = (
  data: FrozenData,
  workspaceId: string,
  endpointId: string,
): FrozenWebhookEndpoint | undefined => endpointsById(webhookEndpointsOf(data, workspaceId)).get(endpointId);
export const webhookEventIn = (
  data: FrozenData,
  workspaceId: string,
  eventId: string,
): WebhookEventRecord | undefined => eventsById(webhookEventsOf(data, workspaceId)).get(eventId);
export const deliveryIn = (
  data: FrozenData,
  workspaceId: string,
  deliveryId: string,
): FrozenDelivery | undefined => deliveriesById(deliveriesOf(data, workspaceId)).get(deliveryId);

/** The deliveries of a workspace, or of one of its events or endpoints, newest first. */
export function newestDeliveriesOf(
  data: FrozenData,
  workspaceId: string,
  { eventId, endpointId }: Pick<DeliveryQuery, 'eventId' | 'endpointId'> = {},
): readonly FrozenDelivery[] {
  const records = deliveriesOf(data, workspaceId);
  if (eventId !== undefined) return deliveriesByEvent(records).get(eventId) ?? [];
  if (endpointId !== undefined) return deliveriesByEndpoint(records).get(endpointId) ?? [];
  return deliveriesByAge(records);
}
