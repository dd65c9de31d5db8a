/** What answers and events do not say, although the service keeps to it. */
import type { JsonSchema } from '../../generated/schemas.ts';
import type { SchemasByName } from './unions.ts';
import { referenced } from './unions.ts';
import { withInnerSchemas } from './within.ts';

/**
 * An object of an answer that has room for more: a client in Go or Python would refuse the members that a later version
 * adds, and clients for axios would have the type of a Set for a list in which no value comes twice, and get a list.
 * What is only sent keeps these rules, because the service refuses what breaks them.
 */
export const asResponse = (schema: JsonSchema, schemas: SchemasByName): JsonSchema =>
  schema.type === 'object' ? opened(schema, schemas) : schema;

function opened(schema: JsonSchema, schemas: SchemasByName): JsonSchema {
  const { $ref, ...beside } = schema;
  const { title: _, ...target } = schemas[referenced.exec(String($ref))?.[1] ?? ''] ?? {};
  const whole = target.uniqueItems === true ? { ...target, ...beside } : schema;
  const { uniqueItems: __, additionalProperties, ...rest } = whole as JsonSchema;
  const isClosed = additionalProperties === undefined || additionalProperties === false;
  return withInnerSchemas(isClosed ? rest : { ...rest, additionalProperties }, one => opened(one, schemas));
}
