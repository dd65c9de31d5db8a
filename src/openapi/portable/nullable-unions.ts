/** Unions that a member may have, or null. */
import type { JsonSchema } from '../../generated/schemas.ts';
import { referenced, type Schemas } from './unions.ts';
import { within } from './within.ts';

/**
 * Schemas in which null is one of the alternatives of a union, and not an alternative to it: clients in Java have a
 * class for the union, which refuses null wherever the union itself does not have it.
 */
export function withNullInUnions(schemas: Schemas): Record<string, JsonSchema> {
  const nullable = new Set<string>();
  const form = (schema: JsonSchema): JsonSchema => {
    const { anyOf, ...rest } = schema;
    const [{ $ref } = {}, other] = (anyOf ?? []) as readonly JsonSchema[];
    const name = referenced.exec(String($ref))?.[1] ?? '';
    if (other?.type !== 'null' || schemas[name]?.oneOf === undefined) return within(schema, form);
    nullable.add(name);
    return { ...rest, $ref };
  };
  const formed = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, form(schema)]));
  for (const name of nullable) {
    const { oneOf, ...rest } = formed[name] as JsonSchema;
    formed[name] = { ...rest, oneOf: [...(oneOf as readonly JsonSchema[]), { type: 'null' }] };
  }
  return formed;
}
