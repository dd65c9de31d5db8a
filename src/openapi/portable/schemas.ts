/**
 * Writes schemas so that the common generators of clients understand them. The shapes stay as wide as those of the
 * validators, or become wider: what the service refuses does not depend on the document.
 */
import type { JsonSchema } from '../../generated/schemas.ts';
import { isAnyValue, withoutMethods, withPattern, withSize, withType } from './keywords.ts';
import { withNamedLists } from './named-lists.ts';
import { type Schemas, withUnion } from './unions.ts';

/** Keywords whose values are data, or whose schemas would make the others narrower if they were wider. */
const data = new Set([
  'const',
  'default',
  'discriminator',
  'enum',
  'example',
  'examples',
  'if',
  'not',
  'required',
]);

/** All schemas of a document in their portable form. Lists of values inside of them become schemas with names. */
export function portableSchemas(schemas: Schemas): Record<string, JsonSchema> {
  const all: Record<string, JsonSchema> = {};
  for (const [title, schema] of Object.entries(schemas)) {
    const { properties, ...rest } = portable(schema, schemas);
    all[title] =
      properties === undefined
        ? rest
        : { ...rest, properties: withNamedLists(title, properties as Schemas, schemas, all) };
  }
  return all;
}

/** The portable form of one schema. `schemas`: those that it refers to. */
export function portable(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { description, examples } = schema;
  if (isAnyValue(schema))
    return {
      ...(description === undefined ? {} : { description }),
      ...(examples === undefined ? {} : { examples }),
    };
  return withoutMethods(inner(withSize(withUnion(withPattern(withType(schema)), schemas)), schemas));
}

function inner(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    return typeof value === 'object' && value !== null ? portable(value as JsonSchema, schemas) : value;
  };
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (data.has(keyword)) return [keyword, value];
      // The names of properties are no keywords.
      if (keyword !== 'properties') return [keyword, within(value)];
      return [
        keyword,
        Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, within(one)])),
      ];
    }),
  );
}
