/** The schemas inside a JSON Schema, by their places in it. */
import type { JsonSchema } from '../../generated/schemas.ts';
import { pointerStep } from './json-pointer.ts';

const byName = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const single = [
  ...['items', 'contains', 'unevaluatedItems', 'additionalProperties', 'unevaluatedProperties'],
  ...['propertyNames', 'not', 'if', 'then', 'else'],
];

export const isSchemaObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** With the JSON pointer from the outer one to each. */
export function subschemas(schema: JsonSchema): (readonly [pointer: string, schema: JsonSchema])[] {
  const several = [
    ...byName.filter(keyword => isSchemaObject(schema[keyword])),
    ...lists.filter(keyword => Array.isArray(schema[keyword])),
  ].flatMap(keyword =>
    Object.entries(schema[keyword] as object).map(
      ([name, one]: [string, unknown]) => [`/${keyword}/${pointerStep(name)}`, one] as const,
    ),
  );
  const alone = single.map(keyword => [`/${keyword}`, schema[keyword]] as const);
  return [...several, ...alone].flatMap(([pointer, one]) =>
    isSchemaObject(one) ? [[pointer, one] as const] : [],
  );
}
