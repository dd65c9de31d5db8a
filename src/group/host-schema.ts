/** Checks JSON Schemas of a host for what cannot be served, before Ajv compiles them. */
import type { JsonSchema } from '../generated/schemas.ts';

const byName = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const single = [
  ...['items', 'contains', 'unevaluatedItems', 'additionalProperties', 'unevaluatedProperties'],
  ...['propertyNames', 'not', 'if', 'then', 'else'],
];

/** The deepest nesting of schemas: bodies cannot be nested deeper either. It also ends cycles. */
const deepest = 64;
/** Comparing so many items with each other is still cheap. */
const maxUnique = 1_000;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function subschemas(schema: JsonSchema): unknown[] {
  return [
    ...byName.flatMap(name => (isSchema(schema[name]) ? Object.values(schema[name]) : [])),
    ...lists.flatMap(name => (Array.isArray(schema[name]) ? (schema[name] as unknown[]) : [])),
    ...single.map(name => schema[name]),
  ];
}

/** @throws TypeError that names the schema */
export function checkHostSchema(title: string, schema: JsonSchema): void {
  let level: unknown[] = [schema];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest)
      throw new TypeError(`the schema ${title} is nested deeper than ${deepest} levels, or contains itself`);
    const below: unknown[] = [];
    for (const one of level) {
      if (!isSchema(one)) continue;
      const complaint = complaintAbout(one);
      if (complaint !== null) throw new TypeError(`the schema ${title} ${complaint}`);
      below.push(...subschemas(one));
    }
    // A schema that several others share is checked once on each level.
    level = [...new Set(below)];
  }
}

/** What is wrong with one schema, apart from those inside it. */
function complaintAbout(schema: JsonSchema): string | null {
  for (const name of ['$ref', '$dynamicRef', '$recursiveRef'])
    if (Object.hasOwn(schema, name)) return `contains a ${name}: inline the schema that it refers to`;
  // Validators of such schemas return promises, which are always true.
  if (Object.hasOwn(schema, '$async')) return 'contains $async: validation is synchronous';
  if (schema.format === 'url') return 'contains the format url, which takes too long on some texts: use uri';
  if (schema.uniqueItems === true && !((schema.maxItems as number) <= maxUnique))
    return `contains uniqueItems without a maxItems of at most ${maxUnique}`;
  return null;
}
