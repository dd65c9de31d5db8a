/** Random valid values of a schema, especially values that are hard to store. */
import fc from 'fast-check';
import { type JsonSchema, schemas } from '../../src/generated/schemas.ts';

/** Values by the title of their schema, if a schema does not express all rules. */
export type Special = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Texts that an encoding, escape, replacement or look-up may change. */
export const oddTexts: readonly string[] = [
  '{base_url}/',
  'they said "{base_url}/x"',
  '\\"{base_url}/',
  '"\\u007bbase_url}/',
  'http://127.0.0.1/',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '$& $1 $$',
  "'; drop table links; --",
  '<script>alert(1)</script>',
  '\u2028\u2029\ufeff\ufffe\uffff',
  '\u202eabc\u200b\u200d',
  'e\u0301 \u00e9 \u1e9b\u0323 ﬁ ① ＡＢ',
  '👩‍👩‍👧‍👦🏳️‍🌈\u{10ffff}',
  'İıſK ß ΣΑΣ',
  '\\ \\n \\u0000 %00 %2e%2e/',
  ' leading and trailing ',
];
const fillers = ['x', '"', '\\', 'é', '😀', '\u2028', '{base_url}/'];

const lengthOf = (text: string) => [...text].length;

/** Repeats a text up to the given length. */
export const repeated = (text: string, length: number): string =>
  [...text.repeat(Math.ceil(length / lengthOf(text)))].slice(0, length).join('');

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === 'email') return fc.emailAddress().map(address => address.toLowerCase());
  const { minLength = 0, maxLength = 300 } = schema as { minLength?: number; maxLength?: number };
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : /^/u;
  const fits = (text: string) =>
    pattern.test(text) && lengthOf(text) >= minLength && lengthOf(text) <= maxLength;
  const odd = [
    ...oddTexts,
    ...fillers.map(filler => repeated(filler, maxLength)),
    `{base_url}/${'x'.repeat(Math.max(0, maxLength - 11))}`,
    repeated('x', Math.max(1, minLength)),
  ].filter(fits);
  const any = [
    fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 40) }).filter(fits),
    ...(pattern.source === '^' || schema.pattern === '^[^\\u0000-\\u001f\\u007f]*$'
      ? []
      : [fc.stringMatching(pattern).filter(fits)]),
  ];
  return fc.oneof(...(odd.length === 0 ? [] : [{ weight: 3, arbitrary: fc.constantFrom(...odd) }]), {
    weight: 1,
    arbitrary: any.at(-1) as fc.Arbitrary<string>,
  });
}

function listOf(schema: JsonSchema, special: Special): fc.Arbitrary<unknown[]> {
  const one = arbitraryOf((schema.items ?? {}) as JsonSchema, special);
  const bounds = {
    minLength: Number(schema.minItems ?? 0),
    maxLength: Math.min(Number(schema.maxItems ?? 5), 5),
  };
  return schema.uniqueItems === true ? fc.uniqueArray(one, bounds) : fc.array(one, bounds);
}

function objectOf(schema: JsonSchema, special: Special): fc.Arbitrary<object> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0 && typeof schema.additionalProperties === 'object')
    return fc.dictionary(
      arbitraryOf(schema.propertyNames as JsonSchema, special) as fc.Arbitrary<string>,
      arbitraryOf(schema.additionalProperties as JsonSchema, special),
      { maxKeys: Math.min(Number(schema.maxProperties ?? 5), 5) },
    );
  const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    properties.map(([name, inner]) => [name, arbitraryOf(inner, special)]),
  );
  return fc.record(fields, { requiredKeys: (schema.required ?? []) as string[], noNullPrototype: true });
}

/** Values of schemas that contain themselves. */
const bounded: Special = {
  AutomationFilterCondition: fc.constantFrom(
    { field: 'data.é.0.*', equals: null },
    { field: '__proto__', min: -1.5, max: 1e300 },
    { any: [{ field: 'a', one_of: ['"', 1, true] }, { not: { all: [{ field: '*', exists: false }] } }] },
  ),
};

/** A valid value of a schema. `special`: other values for some titles. */
export function arbitraryOf(schema: JsonSchema, special: Special = {}): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') {
    const title = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return special[title] ?? bounded[title] ?? arbitraryOf(schemas[title] ?? {}, special);
  }
  const several = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (several !== undefined) return fc.oneof(...several.map(one => arbitraryOf(one, special)));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map(type => arbitraryOf({ ...schema, type }, special)));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer': {
      const [min, max] = [Number(schema.minimum ?? -(2 ** 53 - 1)), Number(schema.maximum ?? 2 ** 53 - 1)];
      return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }));
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(schema, special);
    case 'object':
      return objectOf(schema, special);
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`);
  }
}
