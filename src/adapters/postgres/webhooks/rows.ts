/** Endpoints, events and deliveries as rows of their tables. */
import { defined } from '../../../common/defined.ts';
import type {
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpointRecord,
  WebhookEventRecord,
} from '../../../generated/types.ts';
import { deliveryIdOf, type OutboxEvent, type Subscription } from '../../../repository/index.ts';
import type { Table } from '../database/columns.ts';
import { columnsOf, type Members } from '../database/members.ts';
import { placeColumn } from '../database/place.ts';
import { collectionTable, reading } from '../database/records.ts';

export const endpointTable = collectionTable('webhook_endpoints');

export const deliveryHourTable = collectionTable('delivery_hours');

export const eventTable = collectionTable('webhook_events');

const { hops, via, traceparent, tracestate } = eventTable.members;
type Origin = Pick<WebhookEventRecord, 'hops' | 'via' | 'traceparent' | 'tracestate'>;
const chainMembers: Members<Origin> = { hops, via, traceparent, tracestate };

/** The columns with the webhooks in the chain that caused an event and with its trace, if there are any. */
export const chainTable: Table = { name: eventTable.name, columns: columnsOf(chainMembers) };

/** Reads the columns of {@link chainTable}. */
export const chainOf = reading(chainMembers);

/** Restores the order of members, which the column loses. */
const attemptOf = ({
  at,
  duration_ms,
  status,
  error,
  response,
  made_events,
}: WebhookAttempt): WebhookAttempt => ({
  at,
  duration_ms,
  status,
  error,
  response,
  ...defined({ made_events }),
});

/** Deliveries as they are stored, with their leases. */
export const deliveryRecordTable = collectionTable('webhook_deliveries', {
  members: {
    attempts: [
      'changing',
      { parse: text => (JSON.parse(text as string) as WebhookAttempt[]).map(attemptOf) },
    ],
    lease: { token: ['text', { column: 'lease_token' }], until: ['time', { column: 'lease_until' }] },
  },
  besides: placeColumn,
});

const { lease: _, ...deliveryMembers } = deliveryRecordTable.members;

/** Deliveries as the repository returns them. */
export const deliveryTable: Table = {
  name: deliveryRecordTable.name,
  columns: columnsOf(deliveryMembers),
};

export const deliveryOf = reading<WebhookDelivery>(deliveryMembers);

/** The row of a delivery without attempts. */
export const newDeliveryRow = (
  workspaceId: string,
  { id, type, name = type, created_at, dueAt = created_at }: OutboxEvent,
  endpointId: string,
  place: number,
): object =>
  deliveryRecordTable.row(
    workspaceId,
    {
      id: deliveryIdOf(id, endpointId),
      endpoint_id: endpointId,
      event_id: id,
      event_type: name,
      state: 'pending',
      created_at,
      next_attempt_at: dueAt,
      attempts: [],
      lease: null,
    },
    place,
  );

const { id, event_types, links, tags, sample, sources, types, instances, ordered } = endpointTable.members;
const subscriptionMembers: Members<Subscription & Pick<WebhookEndpointRecord, 'ordered'>> = {
  id,
  event_types,
  links,
  tags,
  sample,
  sources,
  types,
  instances,
  ordered,
};

/** The columns that decide who receives an event, and whether in order. */
export const subscriptionTable: Table = { name: endpointTable.name, columns: columnsOf(subscriptionMembers) };

/** Reads the columns of {@link subscriptionTable}. */
export const subscriptionOf = reading(subscriptionMembers);
