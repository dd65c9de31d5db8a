/**
 * What an event is. Each is declared once, by its group (`<group>/events.ts`) or by the host with `createWebhooks`;
 * the `webhooks` section of the OpenAPI document and the console's catalogue are derived from what is served.
 */
import { randomBytes } from 'node:crypto';
import type { JsonSchema } from '../generated/schemas.ts';
import type { Schemas, WebhookEventRecord } from '../generated/types.ts';
import type { InputOf } from './shape.ts';

export interface EventDeclaration {
  /** Group and what happened: `key.created`. */
  readonly type: string;
  readonly summary: string;
  readonly description: string;
  /** The schema of `data`: its title, or a JSON Schema of the host's own. */
  readonly schema: keyof Schemas | JsonSchema;
  /** Sent only to webhooks that name this very event, not its group or all. */
  readonly onRequest?: true;
  /** A `data` that fits it. */
  readonly example: object;
}

/** An event of the host's own: what it does not say of it, nobody is told. */
export type HostEvent = Pick<EventDeclaration, 'type' | 'summary'> &
  Partial<Pick<EventDeclaration, 'description' | 'example'>>;

/** An event that webhooks may ask for: of a group that is served, or of the host's own. */
export type OfferedEvent = HostEvent &
  Partial<Pick<EventDeclaration, 'onRequest'>> & { readonly schema?: string };

/**
 * Declares an event. The example is checked against the schema by the compiler, where it can be followed.
 *
 * @example
 * defineEvent({
 *   type: 'wish.added',
 *   summary: 'A wish was added',
 *   description: 'Over the API or in the console.',
 *   schema: { type: 'object', required: ['item_id'], properties: { item_id: { type: 'integer' } } },
 *   example: { item_id: 101 },
 * });
 */
export const event = <const Shape extends keyof Schemas | JsonSchema>(
  declaration: EventDeclaration & { readonly schema: Shape; readonly example: InputOf<Shape> & object },
): EventDeclaration => declaration;

/** Bodies of deliveries are no longer than this, in bytes. */
export const longestPayload = 256 * 1024;

const newEventId = (): string => `msg_${randomBytes(15).toString('base64url')}`;

/**
 * An event that has just happened, with the body that tells of it (Standard Webhooks: type, timestamp, data).
 * `hops`: how many webhooks led to it, one after the other.
 */
export function eventOf(
  type: string,
  data: object,
  now: number,
  {
    id = newEventId(),
    hops = 0,
  }: { readonly id?: string | undefined; readonly hops?: number | undefined } = {},
): WebhookEventRecord {
  const timestamp = new Date(now).toISOString();
  const payload = JSON.stringify({ type, timestamp, data });
  return { id, type, created_at: timestamp, payload, ...(hops === 0 ? {} : { hops }) };
}
