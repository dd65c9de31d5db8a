/** Schemas as table rows, one per field; nested fields by their path. */
import type { JsonSchema } from '../../../generated/schemas.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

export interface Field {
  /** Path of the field: `data.purchase.item`, `items[].name`. */
  readonly path: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Type and constraints: `integer, at least 1`. */
  readonly type: string;
  readonly description: string;
  /** The allowed values, if there are few. */
  readonly choices: readonly unknown[];
  /** A regular expression, unless a format describes the value better. */
  readonly pattern: string | null;
}

/** More deeply nested fields are only in the example, because their paths would be too long to read. */
const deepest = 5;

/** The fields of an object, including those of nested objects. */
export function fieldsOf(schema: JsonSchema, schemas: Schemas, prefix = '', depth = 1): Field[] {
  const shapes = variantsOf(resolve(schema, schemas), schemas);
  const names = [...new Set(shapes.flatMap(shape => Object.keys(propertiesOf(shape))))];
  return names.flatMap(name => {
    const inShapes = shapes.filter(shape => Object.hasOwn(propertiesOf(shape), name));
    const property = propertiesOf(inShapes[0] ?? {})[name] ?? {};
    const required =
      property['x-required'] === true ||
      shapes.every(shape => ((shape.required ?? []) as string[]).includes(name));
    const path = `${prefix}${name}`;
    const own = fieldOf(path, required, property, schemas);
    if (depth === deepest) return [own];
    const inner = innerOf(property, schemas);
    return [own, ...fieldsOf(inner.schema, schemas, `${path}${inner.step}`, depth + 1)];
  });
}

/** One field, without its nested fields. */
export function fieldOf(path: string, required: boolean, property: JsonSchema, schemas: Schemas): Field {
  const schema = resolve(property, schemas);
  return {
    path,
    required,
    deprecated: property.deprecated === true,
    type: typeOf(schema, schemas),
    description: String(property.description ?? schema.description ?? ''),
    choices: choicesOf(schema, schemas),
    pattern: patternOf(schema, schemas),
  };
}

/** The first example of a schema, or `undefined`. */
export const exampleOf = (property: JsonSchema, schemas: Schemas): unknown =>
  ((property.examples ?? resolve(property, schemas).examples ?? []) as readonly unknown[])[0];

/** The schema that a reference points to. */
function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1) : null;
  return name === null ? schema : (schemas[name] ?? {});
}

const propertiesOf = (schema: JsonSchema) =>
  (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;

const isObject = (schema: JsonSchema) => Object.keys(propertiesOf(schema)).length > 0;

/** The alternatives of a schema, including `null`. */
const alternativesOf = (schema: JsonSchema, schemas: Schemas): JsonSchema[] =>
  ((schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[]).map(one => resolve(one, schemas));

/** The object schemas among a schema and its alternatives. */
function variantsOf(schema: JsonSchema, schemas: Schemas): JsonSchema[] {
  return isObject(schema) ? [schema] : alternativesOf(schema, schemas).filter(isObject);
}

/** The schema that may have fields of its own: that of a field, or of its items. `step`: how the path continues to them. */
function innerOf(property: JsonSchema, schemas: Schemas): { schema: JsonSchema; step: string } {
  const schema = resolve(property, schemas);
  return variantsOf(schema, schemas).length > 0
    ? { schema, step: '.' }
    : { schema: (schema.items ?? {}) as JsonSchema, step: '[].' };
}

function choicesOf(schema: JsonSchema, schemas: Schemas): readonly unknown[] {
  if (Array.isArray(schema.enum)) return schema.enum;
  if (schema.type === 'array')
    return choicesOf(resolve((schema.items ?? {}) as JsonSchema, schemas), schemas);
  return 'const' in schema ? [schema.const] : [];
}

function patternOf(schema: JsonSchema, schemas: Schemas): string | null {
  const found = [schema, ...alternativesOf(schema, schemas)].find(({ pattern }) => pattern !== undefined);
  return found === undefined || found.format !== undefined ? null : String(found.pattern);
}

/** `array of string, unique`, `integer or null`, `string (date-time)`. */
function typeOf(schema: JsonSchema, schemas: Schemas): string {
  const alternatives = alternativesOf(schema, schemas);
  if (alternatives.length > 0)
    return [...new Set(alternatives.map(one => typeOf(one, schemas)))].join(' or ');
  // Formats of numbers tell generators of clients how many bits to take.
  const isNumber = ['integer', 'number'].some(name => [schema.type].flat().includes(name));
  const format = typeof schema.format === 'string' && !isNumber ? ` (${schema.format})` : '';
  return [`${baseTypeOf(schema, schemas)}${format}`, ...constraintsOf(schema)].join(', ');
}

function baseTypeOf(schema: JsonSchema, schemas: Schemas): string {
  if (schema.type === 'array')
    return `array of ${typeOf(resolve((schema.items ?? {}) as JsonSchema, schemas), schemas)}`;
  if (schema.type === undefined) return 'const' in schema ? typeof schema.const : 'any';
  return [schema.type].flat().join(' or ');
}

/** Schema keywords and their descriptions. */
const constraints: Readonly<Record<string, (value: unknown) => string>> = {
  minimum: value => `at least ${value}`,
  // The limits of JSON numbers are not shown.
  maximum: value => (Number(value) > Math.floor(Number.MAX_SAFE_INTEGER / 1000) ? '' : `at most ${value}`),
  exclusiveMinimum: value => `more than ${value}`,
  exclusiveMaximum: value => `less than ${value}`,
  multipleOf: value => `a multiple of ${value}`,
  minLength: value => `${value} or more characters`,
  maxLength: value => `up to ${value} characters`,
  minItems: value => `${value} or more`,
  maxItems: value => `up to ${value}`,
  uniqueItems: () => 'unique items',
  default: value => `default ${JSON.stringify(value)}`,
};

const constraintsOf = (schema: JsonSchema): string[] =>
  Object.entries(constraints)
    .map(([keyword, words]) =>
      schema[keyword] === undefined || schema[keyword] === false ? '' : words(schema[keyword]),
    )
    .filter(words => words !== '');
