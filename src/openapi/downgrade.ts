/**
 * The document in OpenAPI 3.0, for tools that stop there. The common converter brings the TypeScript compiler into the
 * packages of a host; the schemas of the document are so plain that these rules are enough.
 */
import { defined } from '../common/defined.ts';
import { isPlainObject } from '../common/plain-object.ts';
import type { OpenApiDocument } from './types.ts';

type Json = Readonly<Record<string, unknown>>;

/** The keywords of a schema in OpenAPI 3.0. Others are left out, so that a schema takes more values, never fewer. */
const known = new Set([
  ...['title', 'description', 'type', 'format', 'nullable', 'enum', 'default', 'example', 'deprecated'],
  ...['multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
  ...['maxLength', 'minLength', 'pattern', 'maxItems', 'minItems', 'uniqueItems', 'items'],
  ...['maxProperties', 'minProperties', 'required', 'properties', 'additionalProperties'],
  ...['allOf', 'oneOf', 'anyOf', 'discriminator', 'readOnly', 'writeOnly', 'externalDocs', 'x-nullable'],
]);

const prefix = '#/components/schemas/';
/** The only schema of OpenAPI 3.0 that takes null and nothing else. */
const onlyNull = { type: 'object', nullable: true, enum: [null] };

const isNull = (schema: unknown): boolean => isPlainObject(schema) && schema.type === 'null';

const mapped = (values: Json, change: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** The document in OpenAPI 3.0.3, with the requests that receivers get in `x-webhooks`. */
export function downgraded({ openapi: _, info, webhooks, components, ...document }: OpenApiDocument): Json {
  const { schemas, ...others } = components;
  const schemaOf = downgrader(schemas);
  const outside = outsideOf(schemaOf.convert);
  const shown = outside(document) as Json;
  const received = Object.keys(webhooks).length === 0 ? {} : { 'x-webhooks': outside(webhooks) };
  const converted = mapped(schemas, schemaOf.convert);
  return withoutUnused({
    openapi: '3.0.3',
    // An identifier of SPDX alone is not known there.
    info: { ...info, license: { name: 'MIT', url: 'https://opensource.org/license/mit' } },
    ...shown,
    ...received,
    components: { schemas: { ...converted, ...schemaOf.added }, ...(outside(others) as Json) },
  });
}

/** Without the schemas that were only used with null. */
function withoutUnused<Document extends { components: { schemas: Json } }>(document: Document): Document {
  const { components } = document;
  const used = new Set(
    [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
  );
  const schemas = Object.fromEntries(Object.entries(components.schemas).filter(([name]) => used.has(name)));
  if (Object.keys(schemas).length === Object.keys(components.schemas).length) return document;
  return withoutUnused({ ...document, components: { ...components, schemas } });
}

/** What is no schema, but may contain some. Examples are data. */
function outsideOf(convert: (schema: unknown) => unknown): (value: unknown) => unknown {
  const outside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(outside);
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        if (name === 'example' || name === 'examples') return [name, one];
        return [name, name === 'schema' ? convert(one) : outside(one)];
      }),
    );
  };
  return outside;
}

function downgrader(schemas: Json) {
  /** The schemas that take null too, which a reference cannot say. */
  const added: Record<string, unknown> = {};

  function convert(schema: unknown): unknown {
    if (schema === false) return { not: {} };
    if (!isPlainObject(schema)) return {};
    const { $ref, ...beside } = schema;
    if ($ref === undefined) {
      const { allOf, ...others } = keywordsOf(withoutNull(schema));
      const [only, ...more] = (allOf ?? []) as readonly unknown[];
      const isReference = only !== undefined && more.length === 0 && Object.keys(others).length === 0;
      return isReference ? only : defined({ ...others, allOf });
    }
    // Whatever stands beside a reference would be ignored.
    return Object.keys(beside).length === 0 ? { $ref } : { ...keywordsOf(beside), allOf: [{ $ref }] };
  }

  /** `nullable` instead of the type null. It needs a type beside it, so that a union gets an alternative for null. */
  function withoutNull(schema: Json): Json {
    if (isNull(schema)) return { ...schema, ...onlyNull };
    const { type, ...rest } = schema;
    const types = [type ?? []].flat();
    const [only, ...more] = types.filter(one => one !== 'null');
    const shown =
      only === undefined || more.length > 0
        ? rest
        : { ...rest, type: only, ...(types.includes('null') ? { nullable: true } : {}) };
    for (const union of ['anyOf', 'oneOf'] as const) {
      const alternatives = schema[union] as readonly Json[] | undefined;
      const [first, ...others] = alternatives?.filter(one => !isNull(one)) ?? [];
      if (first === undefined || others.length > 0 || alternatives?.length === 1) continue;
      const { [union]: __, ...beside } = shown as Json;
      const title = String(first.$ref ?? '').slice(prefix.length);
      return isPlainObject(schemas[title])
        ? { ...beside, allOf: [{ $ref: prefix + orNull(title, schemas[title]) }] }
        : { ...beside, [union]: [first, { type: 'null' }] };
    }
    return shown;
  }

  function orNull(title: string, schema: Json): string {
    let name = `${title}OrNull`;
    while (schemas[name] !== undefined) name += '_';
    if (added[name] !== undefined) return name;
    // A schema may refer to itself.
    added[name] = {};
    const { title: _, const: constant, enum: values, type, ...rest } = schema;
    const listed = constant === undefined ? values : [constant];
    added[name] = convert(
      typeof type === 'string'
        ? {
            title: name,
            type: [type, 'null'],
            ...rest,
            ...(Array.isArray(listed) ? { enum: [...listed, null] } : {}),
          }
        : { title: name, anyOf: [{ $ref: prefix + title }, onlyNull] },
    );
    return name;
  }

  function keywordsOf({ const: constant, examples, contentMediaType, ...schema }: Json): Json {
    const all: Record<string, unknown> = {
      ...schema,
      ...(constant === undefined ? {} : { enum: [constant] }),
      ...(Array.isArray(examples) && examples.length > 0 ? { example: examples[0] } : {}),
      ...(contentMediaType === 'application/octet-stream' ? { format: 'binary' } : {}),
      // A list must say of what.
      ...(schema.type === 'array' ? { items: schema.items ?? {} } : {}),
    };
    for (const [limit, plain] of [
      ['exclusiveMinimum', 'minimum'],
      ['exclusiveMaximum', 'maximum'],
    ] as const)
      if (typeof all[limit] === 'number') Object.assign(all, { [plain]: all[limit], [limit]: true });
    return Object.fromEntries(
      Object.entries(all).flatMap(([name, value]): [string, unknown][] => {
        if (!known.has(name) && !name.startsWith('x-')) return [];
        // It must not be empty.
        if (name === 'required' && Array.isArray(value) && value.length === 0) return [];
        return [[name, inner(name, value)]];
      }),
    );
  }

  function inner(keyword: string, value: unknown): unknown {
    if (keyword === 'properties') return mapped(value as Json, convert);
    if (keyword === 'items') return convert(value);
    if (keyword === 'additionalProperties') return typeof value === 'boolean' ? value : convert(value);
    const isUnion = keyword === 'allOf' || keyword === 'anyOf' || keyword === 'oneOf';
    return isUnion ? (value as readonly unknown[]).map(convert) : value;
  }

  return { convert, added };
}
