/**
 * What an event type is. Each one is declared once, by its group (`<group>/events.ts`) or by the host with
 * `createWebhooks`. The `webhooks` section of the OpenAPI document and the catalogue in the console are derived from
 * the served event types.
 */
import { storedChain } from '../common/events/delivery-depth.ts';
import { jsonWith } from '../common/json/exact-json.ts';
import { newId } from '../common/new-id.ts';
import { type JsonSchema, schemas } from '../generated/schemas.ts';
import type { Schemas, WebhookEventRecord } from '../generated/types.ts';
import type { InputOf } from './shape.ts';
import { compileShaper, type Shaper } from './shaping/compile.ts';

export interface EventDeclaration {
  /** The group and what happened: `key.created`. */
  readonly type: string;
  readonly summary: string;
  readonly description: string;
  /** The schema of `data`: the title of a built-in schema, or a JSON Schema of the host. */
  readonly schema: keyof Schemas | JsonSchema;
  /** Sent only to webhooks that subscribe to this exact event type, not to its group or to all events. */
  readonly onRequest?: true;
  /** The payload contains a type of its own instead of this one. */
  readonly ownType?: true;
  /** A valid example of `data`. */
  readonly example: object;
}

/** An event type of the host. Only `type` and `summary` are required. */
export type HostEvent = Pick<EventDeclaration, 'type' | 'summary'> &
  Partial<Pick<EventDeclaration, 'description' | 'example'>> & {
    /** A JSON Schema of `data`: it is in the OpenAPI document, `publish` refuses other data, and its type follows from it. */
    readonly schema?: JsonSchema;
  };

/** An event type that webhooks can subscribe to, declared by a served group or by the host. */
export type OfferedEvent = Omit<HostEvent, 'schema'> &
  Partial<Pick<EventDeclaration, 'onRequest' | 'ownType'>> & { readonly schema?: string };

/**
 * Declares an event type. The compiler checks the example against the schema, and the data of what is published, as far as
 * it can infer its type.
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
export const event = <const Shape extends keyof Schemas | JsonSchema, const Type extends string>(
  declaration: EventDeclaration & {
    readonly type: Type;
    readonly schema: Shape;
    readonly example: InputOf<Shape> & object;
  },
): Omit<EventDeclaration, 'type' | 'schema'> & { readonly type: Type; readonly schema: Shape } => declaration;

/** Maximum size of a delivery payload, in bytes. */
export const maxPayloadLength = 256 * 1024;

/**
 * Creates an event with its payload (Standard Webhooks: type, timestamp, data). `deliveryDepth`, `via`: the chain of webhook
 * deliveries that led to it.
 */
export function eventOf(
  type: string,
  data: object,
  now: number,
  {
    id = newId('msg'),
    deliveryDepth = 0,
    via = [],
    json,
  }: {
    readonly id?: string | undefined;
    readonly deliveryDepth?: number | undefined;
    readonly via?: readonly string[] | undefined;
    /** The data as JSON text. @default made of the data */
    readonly json?: string | undefined;
  } = {},
): WebhookEventRecord {
  const timestamp = new Date(now).toISOString();
  const body = { type, timestamp, data };
  const payload = json === undefined ? JSON.stringify(body) : jsonWith(body, { data: json });
  return { id, type, created_at: timestamp, payload, ...storedChain({ deliveryDepth, via }) };
}

/**
 * {@link eventOf} for the events that a group declares: their data is shaped by the schema, so that what a storage returns
 * besides, such as the private columns of a row, is neither stored nor sent.
 */
export function eventMaker(declarations: readonly EventDeclaration[]): typeof eventOf {
  const declared = new Map(declarations.map(declaration => [declaration.type, declaration]));
  const shapers = new Map<string, Shaper>();
  const shaperOf = (type: string): Shaper => {
    const schema = declared.get(type)?.schema;
    if (schema === undefined) throw new Error(`the event ${type} is not declared`);
    return compileShaper(typeof schema === 'string' ? (schemas[schema] ?? {}) : schema, schemas);
  };
  return (type, data, now, options) => {
    const shaper = shapers.get(type) ?? shaperOf(type);
    shapers.set(type, shaper);
    return eventOf(type, shaper(data).value as object, now, options);
  };
}
