/** An event that has happened, and who is sent it. */
import { hash } from 'node:crypto';
import type { WebhookEndpointRecord, WebhookEventRecord } from '../generated/types.ts';

/** What an event is about: ids by their kind, such as `{ link: ['lnk_1'], tag: ['spring'] }`. */
export type About = Readonly<Record<string, readonly string[]>>;

/**
 * The kinds that an endpoint can be bound by, each with the field of the endpoint that lists their ids: the one place
 * that knows them. A kind is added here, and its field in `schemas/webhooks`.
 */
export const fieldOfKind = {
  link: 'links',
  tag: 'tags',
  source: 'sources',
  type: 'types',
} as const satisfies Readonly<Record<string, keyof WebhookEndpointRecord>>;

type BoundField = (typeof fieldOfKind)[keyof typeof fieldOfKind];

/** What an endpoint is bound to. A field that is left out or empty binds it to nothing. */
export type Bounds = Pick<WebhookEndpointRecord, BoundField>;

const kinds = Object.entries(fieldOfKind);

/** The fields of a record that bind an endpoint, without those that it leaves out. */
export const boundsOf = (record: Bounds): Bounds =>
  Object.fromEntries(
    kinds.flatMap(([, field]) => (record[field] === undefined ? [] : [[field, record[field]]])),
  );

/** An event that is to be published, with what decides who is sent it. */
export interface Happened extends WebhookEventRecord {
  /** Only endpoints that name its very type are sent it, and of these each as many as its `sample` says. */
  readonly onRequest?: boolean;
  /**
   * Endpoints that are bound by one of its kinds are sent it only where they are bound to one of its ids. An event
   * that is about a kind of which it names none is about another.
   */
  readonly about?: About;
  /** Only these endpoints (ids) are sent it, whatever they ask for. @default all that ask for it */
  readonly only?: readonly string[];
}

/** The id of an event's delivery to an endpoint. */
export const deliveryIdOf = (eventId: string, endpointId: string): string => `${eventId}_${endpointId}`;

/** What an endpoint may have asked for to be sent an event. */
export function patternsOf(type: string): string[] {
  const parts = type.split('.');
  return ['*', ...parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('.')}.*`), type];
}

/** What decides which events an endpoint is sent. */
export type Asked = Pick<WebhookEndpointRecord, 'id' | 'event_types' | 'sample'> & Bounds;

/** Whether an endpoint is to be sent an event, its state aside. */
export function wants(endpoint: Asked, event: Happened): boolean {
  const { id, event_types: types, sample = 100 } = endpoint;
  const { id: eventId, type, onRequest = false, about = {}, only } = event;
  if (only !== undefined) return only.includes(id);
  const asks = onRequest ? types.includes(type) : patternsOf(type).some(pattern => types.includes(pattern));
  if (!asks || !concerns(endpoint, about)) return false;
  // The same answer whenever it is asked.
  return (
    !onRequest ||
    sample >= 100 ||
    Number.parseInt(hash('sha1', `${eventId} ${id}`).slice(0, 8), 16) % 100 < sample
  );
}

/** Whether what an event is about meets what an endpoint is bound to: in one of the kinds that both name. */
function concerns(bounds: Bounds, about: About): boolean {
  const both = kinds.flatMap(([kind, field]) => {
    const [ids, wanted = []] = [about[kind], bounds[field]];
    return ids === undefined || wanted.length === 0 ? [] : [{ ids, wanted }];
  });
  return both.length === 0 || both.some(({ ids, wanted }) => ids.some(id => wanted.includes(id)));
}
