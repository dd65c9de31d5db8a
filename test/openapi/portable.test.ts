/** How schemas become such that the common generators of clients understand them. */
import assert from 'node:assert/strict';
import { openApiDocument } from '../../src/openapi/document.ts';
import { portable, portableSchemas } from '../../src/openapi/portable/schemas.ts';
import { served } from '../built-in.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Portable schemas');

const document = openApiDocument(served, { server: '/' });
const { schemas } = document.components;

test('tells the contents of messages apart by their kind', () => {
  const found = schemas.MessageContent?.discriminator as { mapping: object } | undefined;
  assert.deepEqual(Object.keys(found?.mapping ?? {}).sort(), [
    'contact',
    'location',
    'media',
    'poll',
    'text',
    'unsupported',
  ]);
});

test('says that the union of the contents of messages may be null, because a deleted message has none', () => {
  assert.equal(schemas.MessageContent?.['x-nullable'], true);
  assert.ok(schemas.MessageContent?.discriminator);
  const { content } = (schemas.Message?.properties ?? {}) as Record<string, object>;
  assert.deepEqual(content, {
    description: 'Its content; null if it was deleted.',
    anyOf: [{ $ref: '#/components/schemas/MessageContent' }, { type: 'null' }],
  });
});

test('closes what is sent, and leaves answers open', () => {
  assert.equal(schemas.CreateLinkRequest?.additionalProperties, false);
  assert.equal('additionalProperties' in (schemas.Link ?? {}), false);
  const { profile } = (schemas.Account?.properties ?? {}) as Record<string, object>;
  assert.equal('additionalProperties' in (profile ?? {}), false);
});

test('says of numbers that 32 bits may not hold them', () => {
  assert.equal(schemas.ItemId?.format, 'int64');
  assert.deepEqual(portable({ anyOf: [{ type: 'integer' }, { type: 'null' }] }, {}), {
    type: ['integer', 'null'],
    format: 'int64',
  });
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

test('takes the same values of a member that tells the parts of a union apart, of whatever type they are', () => {
  const union = (...values: readonly unknown[]) => ({
    oneOf: values.map(value => ({
      type: 'object',
      required: ['done'],
      properties: { done: { const: value } },
    })),
  });
  for (const [type, values] of [
    ['boolean', [true, false]],
    ['number', [1, 2]],
    ['string', ['yes', 'no']],
    [undefined, ['yes', 1]],
  ] as const) {
    const { properties } = portable(union(...values), {}) as { properties: { done: { type?: unknown } } };
    assert.deepEqual(properties.done, { ...(type === undefined ? {} : { type }), enum: values });
  }
});

test('takes null beside a constant', () => {
  const schema = { anyOf: [{ type: 'string', const: 'gone' }, { type: 'null' }] };
  assert.deepEqual(portable(schema, {}), schema);
});

test('reads the names that a host gives to patterns and members as no keywords', () => {
  const schema = {
    type: 'object',
    patternProperties: { enum: { type: 'string' }, anyOf: { type: 'string' } },
    dependentSchemas: { enum: { type: 'object' }, const: { type: 'object' } },
    dependentRequired: { enum: ['type'], pattern: ['type'] },
  };
  assert.deepEqual(portable(schema, {}), schema);
});

test('keeps the own members of a union without a discriminator', () => {
  const part = { type: 'object', required: ['size'], properties: { size: { type: 'string' } } };
  const own = { type: 'object', additionalProperties: false, required: ['id'], properties: { id: {} } };
  assert.deepEqual(portable({ ...own, anyOf: [part, { ...part, required: [] }] }, {}), {
    ...own,
    properties: { id: {}, size: { type: 'string' } },
  });
});

test('leaves what a schema excludes as it is, because it would exclude more if it were wider', () => {
  const either = { anyOf: [{ required: ['one'] }, { required: ['two'] }] };
  assert.deepEqual(portable({ type: 'object', not: either }, {}), { type: 'object', not: either });
  const chosen = { type: 'object', if: either, else: { required: ['three'] } };
  assert.deepEqual(portable(chosen, {}), chosen);
});

test('makes a name of letters and digits for a list of values, whatever its member or its title is called', () => {
  const list = { title: 'The colour', type: 'string', enum: ['red', 'blue'] };
  const { Wish, ...made } = portableSchemas({ Wish: { properties: { 'main-colour': list } } });
  assert.deepEqual(Object.keys(made), ['WishMainColour']);
  assert.deepEqual(Wish?.properties, { 'main-colour': { $ref: '#/components/schemas/WishMainColour' } });
});

test('gives a list of values of several types, or of lists, neither a type nor a name', () => {
  const mixed = { Wish: { properties: { one: { enum: [1, 'a'] }, two: { const: [1] } } } };
  assert.deepEqual(portableSchemas(mixed), mixed);
});

test('describes a member named `equals` as the only additional one, because Java and C# have a method of that name', () => {
  const { properties, additionalProperties, propertyNames } = schemas.AutomationFilterCondition ?? {};
  assert.deepEqual(propertyNames, { enum: [...Object.keys(properties as object), 'equals'] });
  assert.match((additionalProperties as { description: string }).description, /^`equals`: The field is /);
  const open = { type: 'object', properties: { equals: {} }, additionalProperties: { type: 'string' } };
  assert.deepEqual(portable(open, {}), { type: 'object', properties: {}, additionalProperties: {} });
});

test('says that no value comes twice of lists that are sent, and not of those that are answered', () => {
  const tags = { title: 'Tags', type: 'array', uniqueItems: true, items: { type: 'string' } };
  const one = {
    type: 'object',
    properties: { tags: { $ref: '#/components/schemas/Tags', description: 'x' } },
  };
  const { Wish, WishRequest, Tags } = portableSchemas(
    { Wish: one, WishRequest: one, Tags: tags },
    new Set(['Wish', 'Tags']),
  );
  const { title: _, uniqueItems: __, ...list } = tags;
  assert.deepEqual(Wish?.properties, { tags: { ...list, description: 'x' } });
  assert.deepEqual([WishRequest, Tags], [one, tags]);
});

test('takes null where a union takes it', () => {
  const part = (kind: string) => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string', const: kind } },
  });
  const [one, other] = [part('one'), part('other')];
  const references = [{ $ref: '#/components/schemas/One' }, { $ref: '#/components/schemas/Other' }];
  for (const union of ['oneOf', 'anyOf'])
    assert.deepEqual(portable({ [union]: [...references, { type: 'null' }] }, { One: one, Other: other }), {
      anyOf: [
        {
          oneOf: references,
          discriminator: {
            propertyName: 'kind',
            mapping: { one: references[0]?.$ref, other: references[1]?.$ref },
          },
        },
        { type: 'null' },
      ],
    });
  assert.deepEqual(portable({ oneOf: [one, { type: 'null' }, other] }, {}).type, ['object', 'null']);
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
