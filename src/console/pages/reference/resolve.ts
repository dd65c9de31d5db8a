/** References between the schemas of a document. */
import { referredSchema } from '../../../common/json/referred-schema.ts';
import type { JsonSchema } from '../../../generated/schemas.ts';

export type Schemas = Readonly<Record<string, JsonSchema>>;

/** The schema that a reference points to. */
export const resolve = (schema: JsonSchema, schemas: Schemas): JsonSchema =>
  referredSchema(schema, schemas) ?? {};

/** The alternatives of a schema, including `null`. */
export const alternativesOf = (schema: JsonSchema, schemas: Schemas): JsonSchema[] =>
  ((schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[]).map(one => resolve(one, schemas));
