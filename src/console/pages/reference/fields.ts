/** Schemas as fields, with the fields of nested objects inside. */
import type { JsonSchema } from '../../../generated/schemas.ts';
import { alternativesOf, resolve, type Schemas } from './resolve.ts';
import { typeInWords } from './type-words.ts';

export interface Field {
  readonly name: string;
  /** Path from the whole: `data.purchase.item`, `items[].name`. */
  readonly path: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Type and limits in words: `whole number, at least 1`. */
  readonly type: string;
  readonly description: string;
  /** The allowed values, if there are few. */
  readonly choices: readonly unknown[];
  /** A regular expression, unless a format describes the value better. */
  readonly pattern: string | null;
  /** The fields of the object, or of the objects in the list. */
  readonly fields: readonly Field[];
}

/** More deeply nested fields are only in the example. */
const deepest = 5;

/** The fields of an object. `around`: the schemas that it stands in, which are not listed again inside themselves. */
export function fieldsOf(
  schema: JsonSchema,
  schemas: Schemas,
  prefix = '',
  around: readonly JsonSchema[] = [],
): Field[] {
  const whole = resolve(schema, schemas);
  if (around.length >= deepest || around.includes(whole)) return [];
  const shapes = variantsOf(whole, schemas);
  const names = [...new Set(shapes.flatMap(shape => Object.keys(propertiesOf(shape))))];
  return names.map(name => {
    const inShapes = shapes.filter(shape => Object.hasOwn(propertiesOf(shape), name));
    const property = propertiesOf(inShapes[0] ?? {})[name] ?? {};
    const required =
      property['x-required'] === true ||
      shapes.every(shape => ((shape.required ?? []) as string[]).includes(name));
    const path = `${prefix}${name}`;
    const inner = innerOf(property, schemas);
    const fields = fieldsOf(inner.schema, schemas, `${path}${inner.step}`, [...around, whole]);
    return { ...fieldOf(name, required, property, schemas), path, fields };
  });
}

/** One field, without its nested fields. */
export function fieldOf(name: string, required: boolean, property: JsonSchema, schemas: Schemas): Field {
  const schema = resolve(property, schemas);
  return {
    name,
    path: name,
    required,
    deprecated: property.deprecated === true,
    type: typeInWords(schema, schemas),
    description: String(property.description ?? schema.description ?? ''),
    choices: choicesOf(schema, schemas),
    pattern: patternOf(schema, schemas),
    fields: [],
  };
}

/** The first example of a schema, or `undefined`. */
export const exampleOf = (property: JsonSchema, schemas: Schemas): unknown =>
  ((property.examples ?? resolve(property, schemas).examples ?? []) as readonly unknown[])[0];

/** A field and the fields in it. */
export const flat = (field: Field): Field[] => [field, ...field.fields.flatMap(flat)];

const propertiesOf = (schema: JsonSchema) =>
  (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;

const isObject = (schema: JsonSchema) => Object.keys(propertiesOf(schema)).length > 0;

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
