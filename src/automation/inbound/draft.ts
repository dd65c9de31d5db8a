/** An event as its sender described it, before it is stored. */

import { invalidParameters, MarketplaceError } from '../../common/errors/errors.ts';
import type { CloudEvent } from '../../common/events/cloudevents.ts';
import type { AutomationCloudEventRest, AutomationEventRecord } from '../../generated/types.ts';
import { wrongValue } from '../cloudevents/attributes.ts';
import { restOf } from '../cloudevents/rest.ts';
import type { InboundService } from './service.ts';

export interface Draft {
  readonly type: string;
  /** `null`: the endpoint or the key. */
  readonly source: string | null;
  /** The id that the sender gave the event. */
  readonly sourceId: string | null;
  readonly subject: string | null;
  /** `null`: now. */
  readonly time: string | null;
  readonly data: unknown;
  /** The data as JSON text, if JavaScript cannot hold all of it. @default the data is all there is */
  readonly exactData?: string | null;
  /** What a CloudEvent has besides. @default nothing */
  readonly cloudevent?: AutomationCloudEventRest | null;
  /** Headers of the request that are kept. @default none */
  readonly headers?: Readonly<Record<string, string>>;
  /** How the request came to an inbound endpoint. @default it did not */
  readonly request?: AutomationEventRecord['request'];
  /** `null`: immediately. */
  readonly deliverAt: string | null;
}

/** Size limit of a request, and of the data of an event, in bytes. */
export const maxBytes = 256 * 1024;
/** Maximum number of events in a batch. */
const maxEvents = 100;
/** How far ahead an event can be scheduled: ten years, in milliseconds. */
const maxAhead = 3_653 * 86_400_000;

/** An RFC 3339 time in UTC with milliseconds, or `null` for a text that is none. */
export const instantOf = (text: string): string | null =>
  wrongValue('time', text) === null ? new Date(text.toUpperCase()).toISOString() : null;

/** @throws MarketplaceError 400 for a time that is too far ahead. `name`: of the field or header */
function checkDeliverAt(deliverAt: string | null, name: string, now: number): void {
  if (deliverAt !== null && Date.parse(deliverAt) > now + maxAhead)
    throw invalidParameters({ pointer: `/${name}`, reason: 'must be at most ten years ahead' });
}

const longest = { type: 200, source: 2_000, id: 1_000, subject: 1_000 } as const;

/** A CloudEvent as a draft. `place`: JSON pointer to the event in its batch, or empty. */
export function draftOf(event: CloudEvent, place: string): Draft {
  for (const [name, most] of Object.entries(longest))
    if ([...(event[name as keyof typeof longest] ?? '')].length > most)
      throw invalidParameters({
        pointer: `${place}/${name}`,
        reason: `must have at most ${most} characters`,
      });
  const { deliverat } = event.extensions ?? {};
  const deliverAt = deliverat === undefined ? null : instantOf(String(deliverat));
  if (deliverat !== undefined && deliverAt === null)
    throw invalidParameters({
      pointer: `${place}/deliverat`,
      reason: 'must be an RFC 3339 time such as 2026-03-14T09:26:53Z',
    });
  const time = event.time === undefined ? null : instantOf(event.time);
  return {
    type: event.type,
    source: event.source,
    sourceId: event.id,
    subject: event.subject ?? null,
    time,
    data: event.data ?? event.data_base64 ?? null,
    cloudevent: restOf(event, time, place),
    deliverAt,
  };
}

/** An event of this service reaches hooks and webhooks only from this service. @throws MarketplaceError 400 */
export function checkType(type: string, service: Pick<InboundService, 'knows'>, pointer: string): void {
  if (service.knows(type))
    throw invalidParameters({ pointer, reason: 'must not be the type of an event of this service' });
}

/** Checks the types that a sender gave. */
export function checkTypes(
  drafts: readonly Draft[],
  service: Pick<InboundService, 'knows'>,
  isBatch: boolean,
): void {
  for (const [index, { type }] of drafts.entries())
    checkType(type, service, `${isBatch ? `/${index}` : ''}/type`);
}

/** @throws MarketplaceError 400 or 413 for events that are too many or too large */
export function checkDrafts(drafts: readonly Draft[], now: number): void {
  if (drafts.length === 0) throw new MarketplaceError('invalid_request', 'the batch contains no event');
  if (drafts.length > maxEvents)
    throw new MarketplaceError('invalid_request', `a batch contains at most ${maxEvents} events`);
  for (const { data, exactData, deliverAt } of drafts) {
    checkDeliverAt(deliverAt, 'deliver_at', now);
    // Encoded again, data may be longer than it was in the request.
    if (Buffer.byteLength(exactData ?? JSON.stringify(data)) > maxBytes)
      throw new MarketplaceError(
        'body_too_large',
        `the data of an event has at most ${maxBytes} bytes as JSON`,
      );
  }
}
