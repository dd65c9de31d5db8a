/** Shapes of what is sent and taken: schemas of this package by their titles, and JSON Schemas of the host's own. */
import type { JsonSchema } from '../generated/schemas.ts';
import type { Schemas } from '../generated/types.ts';

/** Title of a schema of parameters. */
export type RequestName = Extract<keyof Schemas, `${string}Request`> | 'NoInput';

declare const input: unique symbol;

/** A JSON Schema whose values are of a type. */
export type TypedSchema<Input> = JsonSchema & { readonly [input]?: Input };

/**
 * Says of which type the values of a JSON Schema are, where it is made by a library or too long to be followed.
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

/** The values of a JSON Schema that is written out: of objects, lists, texts, numbers, booleans, `enum` and `const`. */
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

/** What a handler gets for a request. */
export type InputOf<Request> = Request extends keyof Schemas
  ? Schemas[Request]
  : Request extends { readonly [input]?: infer Input }
    ? unknown extends Input
      ? ValueOf<Request>
      : Exclude<Input, undefined>
    : ValueOf<Request>;
