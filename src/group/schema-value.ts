/**
 * The type of the values of a JSON Schema literal. It is small on purpose: what it does not know is `unknown` and costs the
 * compiler nothing, where complete libraries give up with "excessively deep". The validator knows all of the schema.
 */

/** `type` may be a list of types. Schemas in `anyOf`, `oneOf` and `allOf` add to what stands beside them. */
export type ValueOf<Schema> = Schema extends { readonly const: infer Value }
  ? Value
  : Schema extends { readonly enum: readonly (infer Value)[] }
    ? Value
    : Schema extends { readonly anyOf: readonly (infer One)[] }
      ? OneOf<One> & ValueOf<Omit<Schema, 'anyOf'>>
      : Schema extends { readonly oneOf: readonly (infer One)[] }
        ? OneOf<One> & ValueOf<Omit<Schema, 'oneOf'>>
        : Schema extends { readonly allOf: readonly [infer First, ...infer Rest] }
          ? ValueOf<First> & ValueOf<Omit<Schema, 'allOf'> & AllOf<Rest>>
          : Schema extends { readonly type: readonly (infer Type)[] }
            ? OfType<Type, Schema>
            : Schema extends { readonly type: infer Type }
              ? OfType<Type, Schema>
              : unknown;

/** The values of one of several schemas. */
type OneOf<One> = One extends unknown ? ValueOf<One> : never;

type AllOf<Rest> = Rest extends readonly [] ? unknown : { readonly allOf: Rest };

type OfType<Type, Schema> = Type extends 'string'
  ? string
  : Type extends 'integer' | 'number'
    ? number
    : Type extends 'boolean'
      ? boolean
      : Type extends 'null'
        ? null
        : Type extends 'array'
          ? Schema extends { readonly items: infer One }
            ? ValueOf<One>[]
            : unknown[]
          : Type extends 'object'
            ? ObjectOf<Schema>
            : unknown;

type ObjectOf<Schema> = Schema extends { readonly properties: infer Properties }
  ? Members<Properties, NeededIn<Schema>> & OthersOf<Schema>
  : Schema extends { readonly additionalProperties: infer One extends object }
    ? { [name: string]: ValueOf<One> }
    : { [name: string]: unknown };

/** Members that `properties` does not list are refused, unless the schema says otherwise. */
type OthersOf<Schema> = Schema extends { readonly additionalProperties: true | object }
  ? { [name: string]: unknown }
  : unknown;

type NeededIn<Schema> = Schema extends { readonly required: readonly (infer Name)[] } ? Name : never;

type Members<Properties, Needed> = {
  -readonly [Name in keyof Properties as Name extends Needed ? Name : never]: ValueOf<Properties[Name]>;
} & {
  -readonly [Name in keyof Properties as Name extends Needed ? never : Name]?: ValueOf<Properties[Name]>;
};
