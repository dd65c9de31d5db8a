/** An event that has happened, and who is sent it. */
import { hash } from 'node:crypto';
import type { WebhookEndpointRecord, WebhookEventRecord } from '../generated/types.ts';

/** An event that is to be published, with what decides who is sent it. */
export interface Happened extends WebhookEventRecord {
  /** Only endpoints that name its very type are sent it, and of these each as many as its `sample` says. */
  readonly onRequest?: boolean;
  /** The links that it is about, and their tags: endpoints that are bound to others are not sent it. */
  readonly about?: { readonly links: readonly string[]; readonly tags: readonly string[] };
}

/** The id of an event's delivery to an endpoint. */
export const deliveryIdOf = (eventId: string, endpointId: string): string => `${eventId}_${endpointId}`;

/** What an endpoint may have asked for to be sent an event. */
export function patternsOf(type: string): string[] {
  const parts = type.split('.');
  return ['*', ...parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('.')}.*`), type];
}

/** Whether an endpoint is to be sent an event, its state aside. */
export function wants(
  {
    id,
    event_types: types,
    links = [],
    tags = [],
    sample = 100,
  }: Pick<WebhookEndpointRecord, 'id' | 'event_types' | 'links' | 'tags' | 'sample'>,
  { id: eventId, type, onRequest = false, about }: Happened,
): boolean {
  const asks = onRequest ? types.includes(type) : patternsOf(type).some(pattern => types.includes(pattern));
  if (!asks) return false;
  const bound = links.length > 0 || tags.length > 0;
  if (about !== undefined && bound) {
    const concerns =
      about.links.some(link => links.includes(link)) || about.tags.some(tag => tags.includes(tag));
    if (!concerns) return false;
  }
  // The same answer whenever it is asked.
  return (
    !onRequest ||
    sample >= 100 ||
    Number.parseInt(hash('sha1', `${eventId} ${id}`).slice(0, 8), 16) % 100 < sample
  );
}
