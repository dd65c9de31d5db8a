/** Makes request schemas of a host refuse what they do not describe. */
import { defined } from '../common/defined.ts';
import type { JsonSchema } from '../generated/schemas.ts';

/** Keywords whose schemas describe the same value, as a part of it. */
const parts = ['allOf', 'anyOf', 'oneOf', 'then', 'else'] as const;
/** Keywords with schemas of other values. Those of `not`, `if` and `contains` only ask, so they stay as they are. */
const byName = ['properties', 'patternProperties'] as const;
const single = ['items', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'] as const;
const lists = ['prefixItems'] as const;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (value: unknown, change: (schema: JsonSchema) => JsonSchema): unknown =>
  isSchema(value)
    ? change(value)
    : Array.isArray(value)
      ? value.map(one => (isSchema(one) ? change(one) : one))
      : value;

const mappedValues = (value: unknown, change: (schema: JsonSchema) => JsonSchema): unknown =>
  isSchema(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapped(one, change)]))
    : value;

/**
 * A copy of a schema in which each object with `properties` takes no others, at any depth. An object that says
 * something about other members itself (`additionalProperties: true`), or describes none, stays open.
 */
export function closed(schema: JsonSchema): JsonSchema {
  const inside = closedInside(schema);
  if (schema.additionalProperties !== undefined || schema.unevaluatedProperties !== undefined) return inside;
  const described = partsOf(schema).flatMap(describedBy);
  if (schema.properties === undefined && schema.patternProperties === undefined) {
    if (described.length === 0) return inside;
    // Each alternative is an object of its own.
    if (partsOf(schema).length === alternativesOf(schema).length) return withAlternatives(schema, inside);
  }
  // Only `unevaluatedProperties` knows members that the parts alone describe.
  const own = new Set(Object.keys((schema.properties ?? {}) as object));
  const keyword = described.every(name => own.has(name)) ? 'additionalProperties' : 'unevaluatedProperties';
  return { ...inside, [keyword]: false };
}

/** The same schema with closed values inside: what a part describes is closed by the schema that has the part. */
function closedInside(schema: JsonSchema): JsonSchema {
  const changed: Record<string, unknown> = { ...schema };
  for (const keyword of byName)
    if (keyword in schema) changed[keyword] = mappedValues(schema[keyword], closed);
  for (const keyword of [...single, ...lists])
    if (keyword in schema) changed[keyword] = mapped(schema[keyword], closed);
  for (const keyword of parts)
    if (keyword in schema) changed[keyword] = mapped(schema[keyword], closedInside);
  if ('dependentSchemas' in schema)
    changed.dependentSchemas = mappedValues(schema.dependentSchemas, closedInside);
  return changed;
}

const schemasIn = (values: readonly unknown[]): readonly JsonSchema[] => values.flat().filter(isSchema);

const alternativesOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] => schemasIn([anyOf, oneOf]);

const partsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  schemasIn([
    ...parts.map(keyword => schema[keyword]),
    Object.values((schema.dependentSchemas ?? {}) as object),
  ]);

const withAlternatives = ({ anyOf, oneOf }: JsonSchema, inside: JsonSchema): JsonSchema => ({
  ...inside,
  ...defined({ anyOf: mapped(anyOf, closed), oneOf: mapped(oneOf, closed) }),
});

/** The names that a schema describes, and `matching` with the patterns of names. */
export const describedBy = (schema: JsonSchema): readonly string[] => [
  ...Object.keys((schema.properties ?? {}) as object),
  ...Object.keys((schema.patternProperties ?? {}) as object).map(pattern => `matching ${pattern}`),
  ...partsOf(schema).flatMap(describedBy),
];
