/** An event that has happened, and the endpoints that receive it. */
import { hash } from 'node:crypto';
import type { WebhookEndpointRecord, WebhookEventRecord } from '../generated/types.ts';

/** What an event is about: ids by kind, such as `{ link: ['lnk_1'], tag: ['spring'] }`. */
export type About = Readonly<Record<string, readonly string[]>>;

/**
 * The kinds that an endpoint can filter by, each with the endpoint field that lists the ids. This is the only list of
 * kinds: a new kind needs an entry here, and its field in `schemas/webhooks`.
 */
export const fieldOfKind = {
  link: 'links',
  tag: 'tags',
  source: 'sources',
  type: 'types',
  instance: 'instances',
} as const satisfies Readonly<Record<string, keyof WebhookEndpointRecord>>;

type FilterField = (typeof fieldOfKind)[keyof typeof fieldOfKind];

/** The filters of an endpoint. An omitted or empty field is no filter. */
export type EventFilter = Pick<WebhookEndpointRecord, FilterField>;

const kinds = Object.entries(fieldOfKind);

/** The filter fields of a record, without omitted ones. */
export const boundsOf = (record: EventFilter): EventFilter =>
  Object.fromEntries(
    kinds.flatMap(([, field]) => (record[field] === undefined ? [] : [[field, record[field]]])),
  );

/** An event to publish, with the data that decides which endpoints receive it. */
export interface OutboxEvent extends WebhookEventRecord {
  /** Only endpoints that subscribe to this exact type receive the event, at the percentage in their `sample`. */
  readonly onRequest?: boolean;
  /**
   * When its deliveries are due (ISO 8601 UTC), by the clock of the storage like all due times.
   *
   * @default immediately, whatever the clock that `created_at` comes from says
   */
  readonly dueAt?: string;
  /**
   * An endpoint with a filter for one of these kinds receives the event only if the filter contains one of its ids. A
   * kind with an empty list matches no filter.
   */
  readonly about?: About;
  /** What its deliveries call its type, for an event with a type of its own in its payload. @default its type */
  readonly name?: string;
  /** Only these endpoints (ids) are sent it, whatever they ask for. @default all that ask for it */
  readonly only?: readonly string[];
}

/** As the schema of ids allows. */
const maxIdLength = 64;

/** The id of the delivery of an event to an endpoint. It is the same each time, because an event is sent once. */
export function deliveryIdOf(eventId: string, endpointId: string): string {
  const id = `${eventId}_${endpointId}`;
  return id.length <= maxIdLength ? id : `dlv_${hash('sha256', id, 'base64url')}`;
}

/** The patterns in `event_types` that match an event. */
export const patternsOf = (type: string): string[] => ['*', ...groupsOf(type), type];

/** The groups that an event type belongs to: `order.*` and `order.item.*` for `order.item.sold`. */
export function groupsOf(type: string): string[] {
  const parts = type.split('.');
  return parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('.')}.*`);
}

/** Whether an endpoint with these `event_types` asks for events of a type. */
export const asksFor = (
  eventTypes: readonly string[],
  { type, onRequest = false }: Pick<OutboxEvent, 'type' | 'onRequest'>,
): boolean =>
  onRequest ? eventTypes.includes(type) : patternsOf(type).some(pattern => eventTypes.includes(pattern));

/** The settings of an endpoint that decide which events it receives. */
export type Subscription = Pick<WebhookEndpointRecord, 'id' | 'event_types' | 'sample'> & EventFilter;

/** Whether an endpoint receives an event, regardless of its state. */
export function wants(endpoint: Subscription, event: OutboxEvent): boolean {
  const { id, event_types: types, sample = 100 } = endpoint;
  const { id: eventId, type, onRequest = false, about = {}, only } = event;
  if (only !== undefined) return only.includes(id);
  if (!asksFor(types, { type, onRequest }) || !concerns(endpoint, about)) return false;
  // Returns the same result each time.
  return (
    !onRequest ||
    sample >= 100 ||
    Number.parseInt(hash('sha1', `${eventId} ${id}`).slice(0, 8), 16) % 100 < sample
  );
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The ids of an event, for all of its endpoints: its type may have a hundred groups, and each endpoint as many types. */
function setOf(ids: readonly string[]): ReadonlySet<string> {
  const known = sets.get(ids);
  if (known !== undefined) return known;
  const made = new Set(ids);
  sets.set(ids, made);
  return made;
}

/** Whether the filters of an endpoint match: in one of the kinds that both contain, or because both have no kind in common. */
function concerns(bounds: EventFilter, about: About): boolean {
  const both = kinds.flatMap(([kind, field]) => {
    const [ids, wanted = []] = [about[kind], bounds[field]];
    return ids === undefined || wanted.length === 0 ? [] : [{ ids, wanted }];
  });
  return both.length === 0 || both.some(({ ids, wanted }) => wanted.some(id => setOf(ids).has(id)));
}
