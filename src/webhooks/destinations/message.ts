/** The message of a delivery: the body and the headers that a webhook gets, and the key of its order. */
import { nameOfStep } from '../../common/json-pointer.ts';
import type { DestinationMessage, DestinationSettings } from '../../destinations/destination.ts';
import { type RequestParts, requestOf } from '../request.ts';

/** Of HTTP only. */
const left = 'user-agent';

export function messageOf(
  job: RequestParts,
  settings: DestinationSettings,
  { publicUrl, now }: { readonly publicUrl: string | null; readonly now: number },
): DestinationMessage {
  const { body, headers } = requestOf(job, { publicUrl, now });
  const payload = JSON.parse(job.payload) as { readonly type: string; readonly timestamp: string };
  const { type, timestamp } = payload;
  const { [left]: _, ...rest } = headers;
  return {
    id: job.delivery.event_id,
    deliveryId: job.delivery.id,
    type,
    time: timestamp,
    key: typeof settings.key === 'string' ? textAt(payload, settings.key) : null,
    headers: { ...rest, 'webhook-type': type, 'webhook-time': timestamp },
    body,
  };
}

/** The text, number or truth value at a JSON pointer, as text. */
function textAt(value: unknown, pointer: string): string | null {
  let found = value;
  for (const step of pointer.split('/').slice(1)) {
    const name = nameOfStep(step);
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return null;
    found = (found as Readonly<Record<string, unknown>>)[name];
  }
  return found === null || found === undefined || typeof found === 'object' ? null : String(found);
}
