/** Unions that a member may have, or null. */
import type { JsonSchema } from '../../generated/schemas.ts';
import { referenced, type SchemasByName } from './unions.ts';
import { withInnerSchemas } from './within.ts';

/**
 * Schemas in which a union that a member may have, or null, says so itself: clients in Java have a class for the union,
 * which refuses null otherwise, although null stands beside it. Only generators know the keyword.
 */
export function withNullInUnions(schemas: SchemasByName): Record<string, JsonSchema> {
  const nullable = new Set<string>();
  const form = (schema: JsonSchema): JsonSchema => {
    const [{ $ref } = {}, other] = (schema.anyOf ?? []) as readonly JsonSchema[];
    const name = referenced.exec(String($ref))?.[1] ?? '';
    if (other?.type === 'null' && schemas[name]?.oneOf !== undefined) nullable.add(name);
    return withInnerSchemas(schema, form);
  };
  const formed = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, form(schema)]));
  for (const name of nullable) formed[name] = { ...formed[name], 'x-nullable': true };
  return formed;
}
