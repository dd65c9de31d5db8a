/** Lists of values, which generators name after their place unless they have a name. */
import { defined } from '../../common/defined.ts';
import type { JsonSchema } from '../../generated/schemas.ts';
import { typeOf } from './keywords.ts';
import type { SchemasByName } from './unions.ts';

/** Moves the list of values of each property into a schema of its own. */
export function withNamedLists(
  owner: string,
  properties: SchemasByName,
  schemas: SchemasByName,
  all: Record<string, JsonSchema>,
): SchemasByName {
  const named = (name: string, schema: JsonSchema): JsonSchema => {
    const { items, enum: values, description, ...rest } = schema;
    if (Array.isArray(schema.anyOf))
      return { ...schema, anyOf: schema.anyOf.map((one: JsonSchema) => named(name, one)) };
    if (items !== undefined) return { ...schema, items: named(name, items as JsonSchema) };
    if (!Array.isArray(values)) return schema;
    const isName = typeof schema.title === 'string' && /^\w+$/.test(schema.title);
    const title = isName ? String(schema.title) : `${owner}${pascal(name)}`;
    const listed = values.filter(one => one !== null);
    const type = typeOf(listed);
    if (type === null) return schema;
    const { title: _, type: __, ...other } = rest;
    const known = all[title] ?? schemas[title];
    // A test keeps the built-in names apart; the schemas of a host may have any.
    if (known !== undefined && JSON.stringify(known.enum) !== JSON.stringify(listed)) return schema;
    all[title] = { title, type, enum: listed, ...other };
    const reference: JsonSchema = { $ref: `#/components/schemas/${title}` };
    return {
      ...(listed.length < values.length ? { anyOf: [reference, { type: 'null' }] } : reference),
      ...defined({ description }),
    };
  };
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, named(name, one)]));
}

/** `PausedReason` for `paused_reason`. */
const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9]?)/g, (_, letter: string) => letter.toUpperCase());
