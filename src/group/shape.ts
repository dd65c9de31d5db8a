/** Shapes of requests and responses: built-in schemas by title, and JSON Schemas of the host. */
import type { JsonSchema } from '../generated/schemas.ts';
import type { Schemas } from '../generated/types.ts';
import type { ValueOf } from './schema-value.ts';

export type RequestName = Extract<keyof Schemas, `${string}Request`> | 'NoInput';

declare const input: unique symbol;

/** A JSON Schema with the TypeScript type of its values. */
export type TypedSchema<Input> = JsonSchema & { readonly [input]?: Input };

/**
 * Declares the TypeScript type of a JSON Schema that a library creates, or that is too long to be inferred.
 *
 * @example
 * const request = defineSchema<{ item_id: number }>(schemaFromElsewhere);
 */
export const defineSchema = <Input>(schema: JsonSchema): TypedSchema<Input> => schema;

export type InputOf<Request> = Request extends keyof Schemas
  ? Schemas[Request]
  : Request extends { readonly [input]?: infer Input }
    ? unknown extends Input
      ? ValueOf<Request>
      : Exclude<Input, undefined>
    : ValueOf<Request>;
