/** Checks JSON Schemas of a host for what cannot be served, before Ajv compiles them. */
import { isSchemaObject, subschemas } from '../common/json/subschemas.ts';
import type { JsonSchema } from '../generated/schemas.ts';

/** The deepest nesting of schemas: bodies cannot be nested deeper either. It also ends cycles. */
const deepest = 64;
/** Comparing so many items with each other is still cheap. */
const maxUnique = 1_000;

/** @throws TypeError that names the schema */
export function checkHostSchema(title: string, schema: JsonSchema): void {
  let level: unknown[] = [schema];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest)
      throw new TypeError(`the schema ${title} is nested deeper than ${deepest} levels, or contains itself`);
    const below: unknown[] = [];
    for (const one of level) {
      if (!isSchemaObject(one)) continue;
      const complaint = complaintAbout(one);
      if (complaint !== null) throw new TypeError(`the schema ${title} ${complaint}`);
      below.push(...subschemas(one).map(([, inner]) => inner));
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
