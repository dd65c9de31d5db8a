/** What the common generators of clients need of the document. */
import assert from 'node:assert/strict';
import type { JsonSchema } from '../../src/generated/schemas.ts';
import { openApiDocument } from '../../src/openapi/document.ts';
import { portable, portableSchemas } from '../../src/openapi/portable.ts';
import { served } from '../built-in.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The document for generators of clients');

const document = openApiDocument(served, { server: '/' });
const { schemas } = document.components;

/** Keywords whose values are data. */
const data = new Set([
  'const',
  'default',
  'enum',
  'example',
  'examples',
  'mapping',
  'propertyNames',
  'required',
]);

/** Each object of a value that may be a schema, with its place. */
function* objectsIn(value: unknown, place = ''): Generator<[place: string, object: JsonSchema]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [place, value as JsonSchema];
  for (const [name, inner] of Object.entries(value))
    if (!data.has(name)) yield* objectsIn(inner, `${place}/${name}`);
}

/** The places of the schemas in the document for which something holds. */
const placesWhere = (holds: (schema: JsonSchema, place: string) => boolean): string[] =>
  [...objectsIn({ paths: document.paths, webhooks: document.webhooks, schemas })]
    .filter(([place, schema]) => holds(schema, place))
    .map(([place]) => place);

test('has no list of types, except one type and null', () => {
  const isList = ({ type }: JsonSchema) =>
    Array.isArray(type) && type.filter(one => one !== 'null').length !== 1;
  assert.deepEqual(placesWhere(isList), []);
});

test('has a discriminator for each union of several schemas', () => {
  const isOpen = ({ oneOf, anyOf, discriminator }: JsonSchema) => {
    const alternatives = (oneOf ?? anyOf ?? []) as readonly JsonSchema[];
    return alternatives.filter(({ type }) => type !== 'null').length > 1 && discriminator === undefined;
  };
  assert.deepEqual(placesWhere(isOpen), []);
  const found = schemas.MessageContent?.discriminator as { mapping: object } | undefined;
  assert.deepEqual(Object.keys(found?.mapping ?? {}).sort(), [
    'contact',
    'location',
    'media',
    'poll',
    'text',
  ]);
});

test('has no pattern beside a format, and no \\u in a pattern', () => {
  const isBad = ({ pattern, format }: JsonSchema) =>
    typeof pattern === 'string' && (format !== undefined || pattern.includes('\\u'));
  assert.deepEqual(placesWhere(isBad), []);
});

test('has a name for each list of values inside of a schema', () => {
  const isUnnamed = ({ enum: values }: JsonSchema, place: string) =>
    values !== undefined && /^\/schemas\/\w+\/./.test(place);
  assert.deepEqual(placesWhere(isUnnamed), []);
});

test('has a format for each number that 32 bits may not hold', () => {
  const isNarrow = ({ type, format, enum: values, maximum }: JsonSchema, place: string) => {
    const types = [type].flat();
    // The only headers with numbers say how many seconds to wait.
    if (values !== undefined || place.includes('/headers/')) return false;
    if (types.includes('number')) return format !== 'double';
    const isLarge = typeof maximum !== 'number' || maximum >= 2 ** 31;
    return types.includes('integer') && isLarge && format !== 'int64';
  };
  assert.deepEqual(placesWhere(isNarrow), []);
  assert.equal(schemas.ItemId?.format, 'int64');
  assert.deepEqual(portable({ anyOf: [{ type: 'integer' }, { type: 'null' }] }, {}), {
    type: ['integer', 'null'],
    format: 'int64',
  });
});

test('says of no list in an answer that no value comes twice, which would be a Set for clients of axios', () => {
  const target = ({ $ref }: JsonSchema) => schemas[String($ref).split('/').at(-1) ?? ''] ?? {};
  const places = [...objectsIn(schemas)]
    .filter(([, schema]) => schema.uniqueItems === true || target(schema).uniqueItems === true)
    .map(([place]) => place);
  assert.deepEqual(
    places.filter(place => !/^\/(?:\w+(?:Request|Input)\/|LinkTags$)/.test(place)),
    [],
  );
  assert.ok(places.includes('/CreateLinkRequest/properties/tags'), 'what is sent keeps the rule');
  const { items, maxItems } = schemas.LinkTags ?? {};
  const { tags } = (schemas.Link?.properties ?? {}) as Record<string, JsonSchema>;
  assert.deepEqual(tags, { ...tags, items, maxItems });
});

test('has a type for each constant', () => {
  assert.deepEqual(
    placesWhere(schema => schema.const !== undefined && schema.type === undefined),
    [],
  );
});

test('has no tag of operations for what receivers get', () => {
  const tagsIn = (groups: object) =>
    new Set(
      Object.values(groups as Record<string, Record<string, { tags: string[] }>>).flatMap(methods =>
        Object.values(methods).flatMap(({ tags }) => tags),
      ),
    );
  const ofOperations = tagsIn(document.paths);
  assert.deepEqual(
    [...tagsIn(document.webhooks)].filter(tag => ofOperations.has(tag)),
    [],
  );
});

test('has a schema for each body of a response', () => {
  const bodies = Object.values(document.paths).flatMap(methods =>
    Object.values(methods).flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, response]) =>
        'content' in response
          ? Object.entries(response.content ?? {}).map(([type, { schema }]) => ({
              place: `${operationId} ${status} ${type}`,
              schema,
            }))
          : [],
      ),
    ),
  );
  assert.deepEqual(
    bodies.filter(({ schema }) => schema === undefined).map(({ place }) => place),
    [],
  );
});

test('takes what the schemas take: a union without a discriminator has the members of all its parts', () => {
  const part = (name: string) => ({
    type: 'object',
    required: ['kind', name],
    properties: { kind: { type: 'string' }, [name]: { type: 'boolean' } },
  });
  assert.deepEqual(portable({ title: 'Both', oneOf: [part('one'), part('two')] }, {}), {
    title: 'Both',
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' }, one: { type: 'boolean' }, two: { type: 'boolean' } },
  });
  assert.deepEqual(portable({ anyOf: [{ type: 'string' }, { type: 'array' }] }, {}), {});
});

test('describes a member named `equals` as the only additional one, because Java and C# have a method of that name', () => {
  const { properties, additionalProperties, propertyNames } = schemas.AutomationFilterCondition ?? {};
  assert.deepEqual(propertyNames, { enum: [...Object.keys(properties as object), 'equals'] });
  assert.match((additionalProperties as { description: string }).description, /^`equals`: The field is /);
  const open = { type: 'object', properties: { equals: {} }, additionalProperties: { type: 'string' } };
  assert.deepEqual(portable(open, {}), { type: 'object', properties: {}, additionalProperties: {} });
});

test('has no schema whose name begins like the functions that make one in Go', () => {
  assert.deepEqual(
    Object.keys(schemas).filter(name => /^New[A-Z]/.test(name)),
    [],
  );
});

test('keeps a list of values where it is, if its name has another meaning in the schemas of a host', () => {
  const made = portableSchemas({
    Wish: { type: 'object', properties: { state: { type: 'string', enum: ['open', 'done'] } } },
    WishState: { type: 'object' },
  });
  assert.deepEqual(made.Wish?.properties, { state: { type: 'string', enum: ['open', 'done'] } });
  assert.deepEqual(made.WishState, { type: 'object' });
});

test.run();
