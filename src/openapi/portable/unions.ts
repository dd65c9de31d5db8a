/** Unions, whose alternatives a client must be able to tell apart. */
import type { JsonSchema } from '../../generated/schemas.ts';
import { withPattern, withType } from './keywords.ts';

export type SchemasByName = Readonly<Record<string, JsonSchema>>;

export const referenced = /^#\/components\/schemas\/(\w+)$/;

/** The alternatives of a union. Empty if it is none. */
const alternativesAndNullOf = ({ oneOf, anyOf }: JsonSchema) =>
  (oneOf ?? anyOf ?? []) as readonly JsonSchema[];

const alternativesOf = (schema: JsonSchema): readonly JsonSchema[] =>
  alternativesAndNullOf(schema).filter(({ type }) => type !== 'null');

/** A union has a discriminator, or becomes one object with all members, or any value. */
export function withUnion(schema: JsonSchema, schemas: SchemasByName): JsonSchema {
  const alternatives = alternativesOf(schema);
  const { oneOf: _, anyOf: __, ...rest } = schema;
  const [only] = alternatives;
  if (only === undefined) return schema;
  // Not for a reference, beside which null cannot stand, and not for values that are listed without null.
  if (alternatives.length === 1)
    return typeof only.type !== 'string' || only.enum !== undefined || only.const !== undefined
      ? schema
      : { ...withPattern(only), ...rest, type: [only.type, 'null'] };
  const references = alternatives.map(one => referenced.exec(String(one.$ref))?.[1] ?? null);
  const whole = alternatives.map((one, at) => schemas[references[at] ?? ''] ?? one);
  if (!whole.every(({ type, properties }) => type === 'object' && properties !== undefined)) return rest;
  const discriminator = discriminatorOf(references, whole);
  const isNullable = alternatives.length < alternativesAndNullOf(schema).length;
  if (discriminator === null) {
    const { type, ...object } = merged(whole, rest);
    return { ...rest, type: isNullable ? [type, 'null'] : type, ...object };
  }
  const union = { oneOf: alternatives, discriminator };
  return { ...rest, ...(isNullable ? { anyOf: [union, { type: 'null' }] } : union) };
}

/** A member that has another constant in each of the alternatives, which have names. */
function discriminatorOf(
  references: readonly (string | null)[],
  whole: readonly JsonSchema[],
): object | null {
  const [first] = whole;
  for (const propertyName of (first?.required ?? []) as readonly string[]) {
    const values = whole.map(({ properties, required }) =>
      (required as readonly string[] | undefined)?.includes(propertyName)
        ? (properties as SchemasByName)[propertyName]?.const
        : undefined,
    );
    const isDistinct = new Set(values).size === whole.length && !values.includes(undefined);
    if (!isDistinct || references.includes(null)) continue;
    const mapping = Object.fromEntries(
      values.map((value, at) => [String(value), `#/components/schemas/${references[at]}`]),
    );
    return { propertyName, mapping };
  }
  return null;
}

/**
 * One object with its own members and those of all alternatives. Required is what it, or all of them require. A member
 * that some of them lack says which have it, because it is by these that a client tells them apart.
 */
function merged(alternatives: readonly JsonSchema[], own: JsonSchema): JsonSchema {
  const properties: Record<string, JsonSchema> = { ...(own.properties as SchemasByName | undefined) };
  for (const one of alternatives)
    for (const [name, schema] of Object.entries(one.properties as SchemasByName)) {
      const known = properties[name];
      properties[name] = known === undefined ? schema : either(known, schema);
    }
  const requires = (one: JsonSchema, name: string) =>
    (one.required as readonly string[] | undefined)?.includes(name) === true;
  const required = Object.keys(properties).filter(
    name => requires(own, name) || alternatives.every(one => requires(one, name)),
  );
  const has = (one: JsonSchema, name: string) => Object.hasOwn(one.properties as object, name);
  for (const [name, schema] of Object.entries(properties)) {
    const having = alternatives.filter(one => has(one, name));
    const reported = having.flatMap(({ description }) => description ?? []);
    const isOwn = own.properties !== undefined && has(own, name);
    if (isOwn || having.length === alternatives.length || reported.length < having.length) continue;
    if (schema.description === undefined)
      properties[name] = { ...schema, description: `In: ${reported.join(' ')}` };
  }
  return { type: 'object', required, properties };
}

/** What two alternatives say of the same member. */
function either(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  const values = [one, other].flatMap(({ const: value, enum: list }) => (list ?? [value]) as unknown[]);
  return values.includes(undefined) ? {} : withType({ enum: [...new Set(values)] });
}
