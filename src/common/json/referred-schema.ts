import type { JsonSchema } from '../../generated/schemas.ts';

/** The schema that a reference points to by its title, or the schema itself. One that is not in `schemas` is `undefined`. */
export const referredSchema = (
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
): JsonSchema | undefined =>
  typeof schema.$ref === 'string' ? schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] : schema;
