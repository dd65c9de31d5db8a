/** Values for the fields of a request: valid and hostile ones. */
import fc from 'fast-check';
import { type JsonSchema, schemas } from '../../src/generated/schemas.ts';
import type { Operation } from '../../src/group/operation.ts';
import { neededScopes } from '../built-in.ts';
import { foreignCode, knownCode } from '../helper.ts';

/** Fields and values as JSON texts, because JavaScript cannot represent some hostile values. */
export type Fields = Readonly<Record<string, { readonly json: string; readonly good: boolean }>>;

export const allScopes = neededScopes;

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + 1 + close.repeat(depth);

const hostile = fc.constantFrom(
  '""',
  '"\\u0000"',
  '"a\\ud800b"',
  '"\\u202e\\u200b"',
  '"__proto__"',
  '"constructor"',
  `"${'a'.repeat(70_000)}"`,
  '"9999-12-31T23:59:59Z"',
  '"0000-01-01T00:00:00Z"',
  '"javascript:alert(1)"',
  '"http://a:99999/"',
  '"{base_url}/"',
  '1e308',
  '-1e308',
  '9007199254740993',
  '-0',
  '0.1',
  'true',
  'null',
  '[]',
  '{}',
  '[null]',
  '["\\udfff"]',
  '[[[[1]]]]',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":1}}',
  '{"toString":"x"}',
  nested(40, '[', ']'),
  nested(5_000, '[', ']'),
  nested(5_000, '{"a":', '}'),
);

/** Valid values of fields whose examples are not suitable: few values, so that they repeat. */
const chosen: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  // The tests call from this machine: a key for other addresses could do nothing.
  allowed_ips: fc.constantFrom([], ['127.0.0.0/8', '::1']),
  slug: fc.constantFrom('one', 'two', 'zwei-ü', 'Three', '😀'),
  external_id: fc.constantFrom('e1', 'e2', 'e3/ü'),
  url: fc.constantFrom('https://a.example/x', 'https://b.example/?a=1&b=%20', 'http://c.example:8080'),
  links: fc.constantFrom(
    [{ url: 'https://a.example' }, { url: 'https://b.example', slug: 'two' }],
    [],
    [1, { url: 'no' }],
  ),
  scopes: fc.uniqueArray(fc.constantFrom(...allScopes), { minLength: 1 }),
  expires_at: fc.constantFrom(null, '2027-03-01T00:00:00Z', '2099-12-31T23:59:59Z'),
  since: fc.constant('2026-01-01T00:00:00Z'),
  overlap_seconds: fc.constantFrom(0, 60, 86_400),
  max_clicks: fc.constantFrom(null, 1, 3),
  target_url: fc.constantFrom('http://127.0.0.1:9/hooks', 'https://receiver.example/hooks'),
  domain: fc.constant(null),
  password: fc.constantFrom(null, null, null, null, 'open sesame'),
  event_types: fc.constantFrom(['*'], ['key.*'], ['link.created', 'link.deleted']),
  item_id: fc.constantFrom(1001, 2001, 9999),
  purchase_code: fc.constantFrom(knownCode, foreignCode, 'nobody has it'),
  // Cursors of a next page.
  cursor: fc.constantFrom('x', 'key_demo_studio'),
};

const chosenForWebhooks: typeof chosen = {
  ...chosen,
  url: fc.constantFrom('http://127.0.0.1:9/hooks', 'https://receiver.example/hooks'),
  // Ids here, although requests that create links have objects with this name.
  links: fc.constantFrom([], ['lnk_demo_spring']),
};

function goodValue(name: string, schema: JsonSchema, special = chosen[name]): fc.Arbitrary<unknown> {
  if (special !== undefined) return special;
  const own = (schema.examples ?? schema.enum) as unknown[] | undefined;
  if (own !== undefined) return fc.constantFrom(...own);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer')
    return fc.integer({ min: Number(schema.minimum), max: Number(schema.minimum) + 5 });
  if (Array.isArray(schema.anyOf))
    return fc.oneof(...(schema.anyOf as JsonSchema[]).map(one => goodValue('', one)));
  if (schema.type === 'null') return fc.constant(null);
  const reference =
    String(schema.$ref ?? '')
      .split('/')
      .at(-1) ?? '';
  if (reference !== '') return goodValue('', schemas[reference] ?? {});
  return schema.type === 'array' ? fc.constant([]) : fc.constant('word');
}

/** The fields of a request: usually the required ones, sometimes others. */
export const fieldsOf = (operation: Operation): fc.Arbitrary<Fields> =>
  // Most calls are valid, because refused calls change nothing.
  fc.nat(3).chain(kind => fieldsWith(operation, kind === 0));

function fieldsWith({ request }: Operation, withHostile: boolean): fc.Arbitrary<Fields> {
  const schema = schemas[request] ?? {};
  const required = (schema.required ?? []) as readonly string[];
  const special = request.includes('Webhook') ? chosenForWebhooks : chosen;
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const fields = properties.map(([name, property]): [string, fc.Arbitrary<Fields[string] | undefined>] => {
    const value = goodValue(name, property, special[name]);
    const good = value.map(one => ({ json: JSON.stringify(one), good: true }));
    const bad = hostile.map(json => ({ json, good: false }));
    const isNeeded = required.includes(name);
    return [
      name,
      fc.oneof(
        { weight: isNeeded ? 24 : 3, arbitrary: good },
        { weight: withHostile ? 3 : 0, arbitrary: bad },
        { weight: isNeeded ? 1 : 12, arbitrary: fc.constant(undefined) },
      ),
    ];
  });
  return fc
    .record(Object.fromEntries(fields))
    .map(given =>
      Object.fromEntries(
        Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
    );
}

/** Unknown ids in a path, encoded or not. */
export const hostileSegments = [
  '%00',
  '%',
  '%2e%2e',
  '..%2f..',
  '__proto__',
  'constructor',
  '%F0%9F%98%80',
  'x'.repeat(3_000),
  "'--",
];

const asText = (json: string): string => {
  try {
    const value = JSON.parse(json);
    return typeof value === 'string' ? value : String(value);
  } catch {
    return json;
  }
};

/** Fields as a query: together less than Node's limit for the headers of a request. */
export const queryOf = (fields: Fields): string => {
  const given = Object.entries(fields);
  const most = 12_000 / given.length;
  return given.map(([name, { json }]) => `${name}=${encodedUpTo(most, asText(json))}`).join('&');
};

/** As much of a text as fits. Unpaired surrogates become U+FFFD, because a URL cannot contain them. */
function encodedUpTo(most: number, text: string): string {
  const encoded = encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
  return encoded.length <= most ? encoded : encodedUpTo(most, text.slice(0, text.length / 2));
}

export const bodyOf = (fields: Fields): string =>
  `{${Object.entries(fields).map(([name, { json }]) => `${JSON.stringify(name)}:${json}`)}}`;
