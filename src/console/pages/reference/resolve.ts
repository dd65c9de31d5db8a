/** References between the schemas of a document. */
import type { JsonSchema } from '../../../generated/schemas.ts';

export type Schemas = Readonly<Record<string, JsonSchema>>;

/** The schema that a reference points to. */
export function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1) : null;
  return name === null ? schema : (schemas[name] ?? {});
}

/** The alternatives of a schema, including `null`. */
export const alternativesOf = (schema: JsonSchema, schemas: Schemas): JsonSchema[] =>
  ((schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[]).map(one => resolve(one, schemas));
