/**
 * Writes schemas so that the common generators of clients understand them. The shapes stay as wide as those of the
 * validators, or become wider: what the service refuses does not depend on the document.
 */
import { defined } from '../../common/defined.ts';
import type { JsonSchema } from '../../generated/schemas.ts';
import { isAnyValue, withoutMethods, withPattern, withSize, withType } from './keywords.ts';
import { withNamedLists } from './named-lists.ts';
import { withNullInUnions } from './nullable-unions.ts';
import { asResponse } from './responses.ts';
import { type SchemasByName, withUnion } from './unions.ts';
import { withInnerSchemas } from './within.ts';

/**
 * All schemas of a document in their portable form. Lists of values inside of them become schemas with names.
 * `answered`: the titles of those that answers and events refer to.
 */
export function portableSchemas(
  schemas: SchemasByName,
  answered: ReadonlySet<string> = new Set(),
): Record<string, JsonSchema> {
  const all: Record<string, JsonSchema> = {};
  for (const [title, schema] of Object.entries(schemas)) {
    const { properties, ...rest } = portable(
      answered.has(title) ? asResponse(schema, schemas) : schema,
      schemas,
    );
    all[title] =
      properties === undefined
        ? rest
        : { ...rest, properties: withNamedLists(title, properties as SchemasByName, schemas, all) };
  }
  return withNullInUnions(all);
}

/** The portable form of one schema. `schemas`: those that it refers to. */
export function portable(schema: JsonSchema, schemas: SchemasByName): JsonSchema {
  const { description, examples } = schema;
  if (isAnyValue(schema))
    return {
      ...defined({ description, examples }),
    };
  const whole = withSize(withUnion(withPattern(withType(schema)), schemas));
  return withoutMethods(withInnerSchemas(whole, one => portable(one, schemas)));
}
