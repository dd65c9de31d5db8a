/** The message of a delivery: the body and the headers that a webhook gets, and the key of its order. */
import { memberText } from '../../common/json/json-member.ts';
import { nameOfStep } from '../../common/json/json-pointer.ts';
import { parsedPayload } from '../../common/json/parsed-payload.ts';
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
  const payload = parsedPayload(job.payload) as { readonly type: string; readonly timestamp: string };
  const { type, timestamp } = payload;
  const { [left]: _, ...rest } = headers;
  return {
    id: job.delivery.event_id,
    deliveryId: job.delivery.id,
    type,
    time: timestamp,
    key: typeof settings.key === 'string' ? textAt(job.payload, settings.key) : null,
    headers: { ...rest, 'webhook-type': type, 'webhook-time': timestamp },
    body,
  };
}

/** The text, number or truth value at a JSON pointer, as text. A number that JavaScript rounds is as it was published. */
function textAt(payload: string, pointer: string): string | null {
  let found: unknown = parsedPayload(payload);
  const names = pointer.split('/').slice(1).map(nameOfStep);
  for (const name of names) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return null;
    found = (found as Readonly<Record<string, unknown>>)[name];
  }
  if (found === null || found === undefined || typeof found === 'object') return null;
  const isExact = typeof found !== 'number' || Number.isSafeInteger(found);
  return isExact ? String(found) : memberText(payload, names);
}
