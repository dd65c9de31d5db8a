/**
 * Writes schemas so that the common generators of clients understand them. The shapes stay as wide as those of the
 * validators, or become wider: what the service refuses does not depend on the document.
 */
import { portablePattern } from '../common/pattern-words.ts';
import type { JsonSchema } from '../generated/schemas.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

const referenced = /^#\/components\/schemas\/(\w+)$/;

/** Keywords whose values are data and not schemas. */
const data = new Set(['const', 'default', 'discriminator', 'enum', 'example', 'examples', 'required']);

/** Titles of what clients send. */
const sent = /(?:Request|Input)$/;

/** All schemas of a document in their portable form. Lists of values inside of them become schemas with names. */
export function portableSchemas(schemas: Schemas): Record<string, JsonSchema> {
  const all: Record<string, JsonSchema> = {};
  for (const [title, schema] of Object.entries(schemas)) {
    const isAnswered = schema.type === 'object' && !sent.test(title);
    const { properties, ...rest } = portable(isAnswered ? withLists(schema, schemas) : schema, schemas);
    all[title] =
      properties === undefined
        ? rest
        : { ...rest, properties: withNamedEnums(title, properties as Schemas, schemas, all) };
  }
  return all;
}

/** Moves the list of values of each property into a schema of its own. */
function withNamedEnums(
  owner: string,
  properties: Schemas,
  schemas: Schemas,
  all: Record<string, JsonSchema>,
): Schemas {
  const named = (name: string, schema: JsonSchema): JsonSchema => {
    const { items, enum: values, description, ...rest } = schema;
    if (Array.isArray(schema.anyOf))
      return { ...schema, anyOf: schema.anyOf.map((one: JsonSchema) => named(name, one)) };
    if (items !== undefined) return { ...schema, items: named(name, items as JsonSchema) };
    if (!Array.isArray(values)) return schema;
    const title = typeof schema.title === 'string' ? schema.title : `${owner}${pascal(name)}`;
    const listed = values.filter(one => one !== null);
    const { title: _, type: __, ...other } = rest;
    const known = all[title] ?? schemas[title];
    // A test keeps the built-in names apart; the schemas of a host may have any.
    if (known !== undefined && JSON.stringify(known.enum) !== JSON.stringify(listed)) return schema;
    all[title] = { title, type: typeof listed[0], enum: listed, ...other };
    const reference: JsonSchema = { $ref: `#/components/schemas/${title}` };
    return {
      ...(listed.length < values.length ? { anyOf: [reference, { type: 'null' }] } : reference),
      ...(description === undefined ? {} : { description }),
    };
  };
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, named(name, one)]));
}

/** `PausedReason` for `paused_reason`. */
const pascal = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The portable form of one schema. `schemas`: those that it refers to. */
export function portable(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { description, examples } = schema;
  if (isAnyValue(schema))
    return {
      ...(description === undefined ? {} : { description }),
      ...(examples === undefined ? {} : { examples }),
    };
  return withoutMethods(
    inner(withSize(withUnion(withPattern(withType(schema)), schemas)), one => portable(one, schemas)),
  );
}

/** A constant has the type of its value, which some generators do not look at. */
const withType = (schema: JsonSchema): JsonSchema =>
  schema.const === undefined || schema.type !== undefined || schema.const === null
    ? schema
    : { type: typeof schema.const, ...schema };

/** A schema with each schema inside of it in another form. */
function inner(schema: JsonSchema, form: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    return typeof value === 'object' && value !== null ? form(value as JsonSchema) : value;
  };
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (data.has(keyword)) return [keyword, value];
      // The names of properties are no keywords.
      if (keyword !== 'properties') return [keyword, within(value)];
      return [
        keyword,
        Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, within(one)])),
      ];
    }),
  );
}

/**
 * An answer whose lists do not say that no value comes twice: clients for axios would have the type of a Set for them,
 * and get a list. What is sent keeps that rule, because the service refuses a list that breaks it.
 */
function withLists(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { $ref, ...beside } = schema;
  const target = schemas[referenced.exec(String($ref))?.[1] ?? ''];
  const { title: _, ...list } = target ?? {};
  const whole: JsonSchema = list.uniqueItems === true ? { ...list, ...beside } : schema;
  const { uniqueItems: __, ...rest } = whole;
  return inner(rest, one => withLists(one, schemas));
}

/**
 * Java and C# cannot have a member `equals` of any type, because it would be the method that each object has. It is
 * described as one of the additional members, which generators read and write as a map; `propertyNames` keeps others out.
 */
function withoutMethods(schema: JsonSchema): JsonSchema {
  const { equals, ...properties } = (schema.properties ?? {}) as Record<string, JsonSchema>;
  if (equals === undefined || equals.type !== undefined || equals.$ref !== undefined) return schema;
  const isOpen = schema.additionalProperties !== undefined && schema.additionalProperties !== false;
  return {
    ...schema,
    properties,
    additionalProperties: isOpen
      ? {}
      : { ...equals, description: ['`equals`:', equals.description].filter(Boolean).join(' ') },
    ...(isOpen ? {} : { propertyNames: { enum: [...Object.keys(properties), 'equals'] } }),
  };
}

/** Whether a schema lists several types: generators know one type, or one type and null. */
const isAnyValue = ({ type }: JsonSchema): boolean =>
  Array.isArray(type) && type.filter(one => one !== 'null').length > 1;

/**
 * A format says what its pattern says, and some clients apply the pattern to the value that they made of the format.
 */
function withPattern(schema: JsonSchema): JsonSchema {
  const { pattern, ...rest } = schema;
  if (typeof pattern !== 'string') return schema;
  if (rest.format !== undefined) return rest;
  const shown = portablePattern(pattern);
  return shown === null ? rest : { ...rest, pattern: shown };
}

/** The alternatives of a union, without null. Empty if it is none. */
const alternativesOf = ({ oneOf, anyOf }: JsonSchema): readonly JsonSchema[] =>
  ((oneOf ?? anyOf ?? []) as readonly JsonSchema[]).filter(({ type }) => type !== 'null');

const largestOf32Bits = 2 ** 31 - 1;

/**
 * Clients of languages that have several sizes of numbers take a small one unless the format says otherwise: ids beyond
 * 2^31 could not be read, and large amounts of money would lose their cents.
 */
function withSize(schema: JsonSchema): JsonSchema {
  const { type, enum: values, maximum } = schema;
  if (values !== undefined) return schema;
  const is = (name: string) => type === name || (Array.isArray(type) && type.includes(name));
  if (is('number')) return { ...schema, format: 'double' };
  const isSmall = typeof maximum === 'number' && maximum <= largestOf32Bits;
  return is('integer') && !isSmall ? { ...schema, format: 'int64' } : schema;
}

/** A union has a discriminator, or becomes one object with all members, or any value. */
function withUnion(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const alternatives = alternativesOf(schema);
  const { oneOf: _, anyOf: __, ...rest } = schema;
  const [only] = alternatives;
  if (only === undefined) return schema;
  // Not for a reference, beside which null cannot stand, and not for a list of values.
  if (alternatives.length === 1)
    return typeof only.type !== 'string' || only.enum !== undefined
      ? schema
      : { ...withPattern(only), ...rest, type: [only.type, 'null'] };
  const references = alternatives.map(one => referenced.exec(String(one.$ref))?.[1] ?? null);
  const whole = alternatives.map((one, at) => schemas[references[at] ?? ''] ?? one);
  if (!whole.every(({ type, properties }) => type === 'object' && properties !== undefined)) return rest;
  const discriminator = discriminatorOf(references, whole);
  return discriminator === null
    ? { ...rest, ...merged(whole) }
    : { ...rest, oneOf: alternatives, discriminator };
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
        ? (properties as Schemas)[propertyName]?.const
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

/** One object with the members of all alternatives. Required is what all of them require. */
function merged(alternatives: readonly JsonSchema[]): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const one of alternatives)
    for (const [name, schema] of Object.entries(one.properties as Schemas)) {
      const known = properties[name];
      properties[name] = known === undefined ? schema : either(known, schema);
    }
  const required = Object.keys(properties).filter(name =>
    alternatives.every(one => (one.required as readonly string[] | undefined)?.includes(name)),
  );
  return { type: 'object', required, properties };
}

/** What two alternatives say of the same member. */
function either(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  const values = [one, other].flatMap(({ const: value, enum: list }) => (list ?? [value]) as unknown[]);
  return values.includes(undefined) ? {} : { type: 'string', enum: [...new Set(values)] };
}
