/**
 * Puts the schemas that only webhooks refer to into the webhooks. Some generators, such as oapi-codegen, leave out what no
 * path refers to, and make the types of webhooks all the same.
 */
import type { JsonSchema } from '../generated/schemas.ts';
import { titlesIn } from './components.ts';
import type { OpenApiDocument } from './types.ts';

export function withInlineEvents(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const used = new Set<string>();
  const visit = (title: string) => {
    if (used.has(title)) return;
    used.add(title);
    titlesIn(schemas[title]).forEach(visit);
  };
  for (const part of [document.paths, document.components.responses]) titlesIn(part).forEach(visit);

  /** `around`: the titles of the schemas that a part stands in. */
  function inline(part: unknown, around: readonly string[]): unknown {
    if (Array.isArray(part)) return part.map(one => inline(one, around));
    if (typeof part !== 'object' || part === null) return part;
    const { $ref, ...rest } = part as JsonSchema;
    const nullable = nullableValue(part as JsonSchema, schemas);
    if (nullable !== null) return nullable;
    const [title] = $ref === undefined ? [] : titlesIn({ $ref });
    const schema = title === undefined || used.has(title) ? undefined : schemas[title];
    if (title === undefined || schema === undefined)
      return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, inline(one, around)]));
    if (!around.includes(title)) return { ...(inline(schema, [...around, title]) as object), ...rest };
    // A schema that contains itself, as one of a host may, needs its name.
    visit(title);
    return part;
  }
  const webhooks = inline(document.webhooks, []) as OpenApiDocument['webhooks'];
  return {
    ...document,
    webhooks,
    components: {
      ...document.components,
      schemas: Object.fromEntries(Object.entries(schemas).filter(([title]) => used.has(title))),
    },
  };
}

const scalars: readonly unknown[] = ['string', 'integer', 'number', 'boolean'];

/**
 * A reference to a text or number, or null, as one schema. Within a schema that has no name, the generator for Python of
 * OpenAPI Generator makes a class of such a union, and ends with an error.
 */
function nullableValue(part: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema | null {
  const { anyOf, ...rest } = part as { readonly anyOf?: readonly JsonSchema[] };
  const [first, other, ...more] = anyOf ?? [];
  if (first === undefined || other?.type !== 'null' || more.length > 0) return null;
  const [title = ''] = titlesIn(first);
  const { title: _, examples: __, ...schema } = schemas[title] ?? {};
  if (!scalars.includes(schema.type)) return null;
  const values = Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {};
  return { ...schema, ...values, ...rest, type: [schema.type, 'null'] };
}
