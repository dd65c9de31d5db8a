/** Shapes of requests and responses: built-in schemas by title, and JSON Schemas of the host. */
import type { JsonSchema } from '../generated/schemas.ts';
import type { Schemas } from '../generated/types.ts';

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

type Members<Properties, Needed> = {
  -readonly [Name in keyof Properties as Name extends Needed ? Name : never]: ValueOf<Properties[Name]>;
} & {
  -readonly [Name in keyof Properties as Name extends Needed ? never : Name]?: ValueOf<Properties[Name]>;
};

/** Infers the type of a JSON Schema literal: objects, arrays, strings, numbers, booleans, `enum` and `const`. */
type ValueOf<Schema> = Schema extends { readonly const: infer Value }
  ? Value
  : Schema extends { readonly enum: readonly (infer Value)[] }
    ? Value
    : Schema extends { readonly type: 'string' }
      ? string
      : Schema extends { readonly type: 'integer' | 'number' }
        ? number
        : Schema extends { readonly type: 'boolean' }
          ? boolean
          : Schema extends { readonly type: 'null' }
            ? null
            : Schema extends { readonly type: 'array'; readonly items: infer One }
              ? ValueOf<One>[]
              : Schema extends { readonly type: 'object'; readonly properties: infer Properties }
                ? Schema extends { readonly required: readonly (infer Needed)[] }
                  ? Members<Properties, Needed>
                  : Members<Properties, never>
                : unknown;

export type InputOf<Request> = Request extends keyof Schemas
  ? Schemas[Request]
  : Request extends { readonly [input]?: infer Input }
    ? unknown extends Input
      ? ValueOf<Request>
      : Exclude<Input, undefined>
    : ValueOf<Request>;
