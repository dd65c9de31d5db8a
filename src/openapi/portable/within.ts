import type { JsonSchema } from '../../generated/schemas.ts';

/** Keywords whose values are data, or whose schemas would make the others narrower if they were wider. */
const data = new Set([
  'const',
  'default',
  'dependentRequired',
  'discriminator',
  'enum',
  'example',
  'examples',
  'if',
  'not',
  'required',
]);

/** Keywords whose members have names that a host chooses, which are no keywords. */
const named = new Set(['$defs', 'dependentSchemas', 'patternProperties', 'properties']);

/** A schema with each schema inside of it in another form. */
export function withInnerSchemas(schema: JsonSchema, form: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const formed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(formed);
    return typeof value === 'object' && value !== null ? form(value as JsonSchema) : value;
  };
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (data.has(keyword)) return [keyword, value];
      if (!named.has(keyword)) return [keyword, formed(value)];
      return [
        keyword,
        Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, formed(one)])),
      ];
    }),
  );
}
