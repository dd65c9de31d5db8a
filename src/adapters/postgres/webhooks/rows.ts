/** Receivers, events and deliveries as rows of their tables. */
import type {
  EventPattern,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryRecord,
  WebhookEndpointRecord,
  WebhookEventRecord,
  WebhookHeaders,
  WebhookSecret,
} from '../../../generated/types.ts';
import { type Asked, type Bounds, deliveryIdOf, fieldOfKind } from '../../../repository/index.ts';
import { integerOf, jsonOf, type Table, timeOf, timeOrNull } from '../database/columns.ts';
import type { Row } from '../database/pool.ts';

const boundFields = Object.values(fieldOfKind);

export const endpointTable: Table = {
  name: 'webhook_endpoints',
  columns: {
    workspace_id: 'text',
    id: 'text',
    url: 'text',
    event_types: 'texts',
    description: 'text',
    headers: 'json',
    rate: 'integer',
    state: 'text',
    paused_reason: 'text',
    paused_at: 'time',
    failing_since: 'time',
    recent_failures: 'integer',
    created_at: 'time',
    secrets: 'json',
    links: 'texts',
    tags: 'texts',
    sample: 'integer',
  },
};

export const endpointRow = (workspaceId: string, endpoint: WebhookEndpointRecord): object => ({
  workspace_id: workspaceId,
  ...endpoint,
});

export const endpointOf = (row: Row): WebhookEndpointRecord => ({
  id: row.id as string,
  url: row.url as string,
  event_types: jsonOf<EventPattern[]>(row.event_types),
  description: row.description as string,
  headers: jsonOf<WebhookHeaders>(row.headers),
  rate: row.rate === null ? null : integerOf(row.rate),
  state: row.state as WebhookEndpointRecord['state'],
  paused_reason: row.paused_reason as WebhookEndpointRecord['paused_reason'],
  paused_at: timeOrNull(row.paused_at),
  failing_since: timeOrNull(row.failing_since),
  created_at: timeOf(row.created_at),
  secrets: jsonOf<WebhookSecret[]>(row.secrets),
  recent_failures: integerOf(row.recent_failures),
  ...choiceOf(row),
});

/** What an endpoint may leave out. */
const choiceOf = (row: Row): Pick<WebhookEndpointRecord, 'sample'> & Bounds => ({
  ...Object.fromEntries(
    boundFields.flatMap(field => (row[field] === null ? [] : [[field, jsonOf<string[]>(row[field])]])),
  ),
  ...(row.sample === null ? {} : { sample: integerOf(row.sample) }),
});

export const eventTable: Table = {
  name: 'webhook_events',
  columns: {
    workspace_id: 'text',
    id: 'text',
    type: 'text',
    created_at: 'time',
    payload: 'text',
    hops: 'integer',
  },
};

export const eventRow = (workspaceId: string, event: WebhookEventRecord): object => ({
  workspace_id: workspaceId,
  ...event,
});

export const eventOf = (row: Row): WebhookEventRecord => ({
  id: row.id as string,
  type: row.type as string,
  created_at: timeOf(row.created_at),
  payload: row.payload as string,
  ...hopsIn(row),
});

/** How many webhooks led to an event, where some did. */
export const hopsIn = ({ hops }: Row): { hops?: number } => (hops === null ? {} : { hops: integerOf(hops) });

export const deliveryTable: Table = {
  name: 'webhook_deliveries',
  columns: {
    workspace_id: 'text',
    id: 'text',
    endpoint_id: 'text',
    event_id: 'text',
    event_type: 'text',
    state: 'text',
    created_at: 'time',
    next_attempt_at: 'time',
    attempts: 'changing',
    lease_token: 'text',
    lease_until: 'time',
  },
};

export const deliveryRow = (workspaceId: string, { lease, ...delivery }: WebhookDeliveryRecord): object => ({
  workspace_id: workspaceId,
  ...delivery,
  lease_token: lease?.token ?? null,
  lease_until: lease?.until ?? null,
});

const attemptOf = ({ at, duration_ms, status, error, response }: WebhookAttempt): WebhookAttempt => ({
  at,
  duration_ms,
  status,
  error,
  response,
});

export const deliveryOf = (row: Row): WebhookDelivery => ({
  id: row.id as string,
  endpoint_id: row.endpoint_id as string,
  event_id: row.event_id as string,
  event_type: row.event_type as string,
  state: row.state as WebhookDelivery['state'],
  created_at: timeOf(row.created_at),
  next_attempt_at: timeOrNull(row.next_attempt_at),
  attempts: (JSON.parse(row.attempts as string) as WebhookAttempt[]).map(attemptOf),
});

export const deliveryRecordOf = (row: Row): WebhookDeliveryRecord => ({
  ...deliveryOf(row),
  lease:
    row.lease_token === null ? null : { token: row.lease_token as string, until: timeOf(row.lease_until) },
});

/** The row of a delivery that is due at once. */
export const newDeliveryRow = (
  workspaceId: string,
  { id, type, created_at }: WebhookEventRecord,
  endpointId: string,
): object =>
  deliveryRow(workspaceId, {
    id: deliveryIdOf(id, endpointId),
    endpoint_id: endpointId,
    event_id: id,
    event_type: type,
    state: 'pending',
    created_at,
    next_attempt_at: created_at,
    attempts: [],
    lease: null,
  });

const asked = ['id', 'event_types', 'sample', ...boundFields] as const;

/** What a SELECT lists to see who is sent what. */
export const askedTable: Table = {
  name: endpointTable.name,
  columns: Object.fromEntries(asked.map(name => [name, endpointTable.columns[name] ?? 'text'])),
};

/** Reads the columns of {@link askedTable}. */
export const askedOf = (row: Row): Asked => ({
  id: row.id as string,
  event_types: jsonOf<EventPattern[]>(row.event_types),
  ...choiceOf(row),
});
