/** The payload of an event as a value, parsed once for all of its receivers. */

import { LruCache } from '../collections/lru-cache.ts';
import { charactersOfStep, stretches } from '../time/event-loop.ts';

/** Events that are sent at the same time. More would keep more memory than parsing costs time. */
const maxEvents = 4;

const parsed = new LruCache<object>(maxEvents);

/** `payload`: JSON text of an object. Nobody may change the result. */
export function parsedPayload(payload: string): object {
  const known = parsed.get(payload);
  if (known !== undefined) return known;
  const event = JSON.parse(payload) as object;
  stretches.spend(payload.length / charactersOfStep);
  parsed.set(payload, event);
  return event;
}
