/** What the API reference shows of schemas and responses. */
import assert from 'node:assert/strict';
import type { JsonSchema } from '../../../src/generated/schemas.ts';
import { suiteOf } from '../../helper.ts';
import { said } from './document.ts';
import { operation, show } from './reference.ts';

const test = suiteOf('The fields in the API reference');

const bodyOf = (schema: JsonSchema, example: unknown = {}) => ({
  required: true,
  content: { 'application/json': { schema: schema as { $ref: string }, example } },
});

/** The rows of a request body: name and mark, then type and description. */
const fieldsOf = (properties: Record<string, JsonSchema>, required: string[] = [], schemas = {}) =>
  show(
    { '/it': { post: operation({ requestBody: bodyOf({ type: 'object', properties, required }) }) } },
    { schemas },
  )
    .rows('Request body required')
    .slice(1);

test('describes the type and limits of each field', () => {
  const types: [JsonSchema, string][] = [
    [{ type: 'string' }, 'string'],
    [{ type: 'string', minLength: 0, maxLength: 0 }, 'string, 0 or more characters, up to 0 characters'],
    [{ type: 'string', format: 'date-time' }, 'string (date-time)'],
    [{ type: 'string', pattern: '^a+$' }, 'string, matching ^a+$'],
    [{ type: 'string', pattern: '^a+$', format: 'uri' }, 'string (uri)'],
    [{ type: 'integer', minimum: 0, maximum: 9 }, 'integer, at least 0, at most 9'],
    [{ type: 'integer', maximum: 9_007_199_254_740 }, 'integer, at most 9007199254740'],
    [{ type: 'integer', maximum: 9_007_199_254_741 }, 'integer'],
    [{ type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 2 }, 'number, more than 1, less than 2'],
    [{ type: 'number', multipleOf: 0.01, default: 0 }, 'number, a multiple of 0.01, default 0'],
    [{ type: 'string', default: '' }, 'string, default ""'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: 'boolean', default: false }, 'boolean'],
    [{ type: 'array', items: { type: 'string' } }, 'array of string'],
    [
      { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1, maxItems: 3, uniqueItems: true },
      'array of integer, at least 1, 1 or more, up to 3, unique items',
    ],
    [{ type: 'array', items: { type: 'string' }, uniqueItems: false }, 'array of string'],
    [{ type: 'array' }, 'array of any'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, 'array of any: "a", "b"'],
    [{}, 'any'],
    [{ enum: ['a', 1, null] }, 'any: "a", 1, null'],
    [{ const: 'a' }, 'string: "a"'],
    [{ const: 1 }, 'number: 1'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
    [{ anyOf: [{ type: 'string', pattern: '^b$' }, { type: 'null' }] }, 'string or null, matching ^b$'],
    [{ anyOf: [{ type: 'string' }] }, 'string'],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'string' }] }, 'string or integer'],
    [{ $ref: '#/components/schemas/Colour' }, 'string: "red"'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Colour' } }, 'array of string: "red"'],
    [{ $ref: '#/components/schemas/Nothing' }, 'any'],
  ];
  const properties = Object.fromEntries(types.map(([schema], index) => [`field_${index}`, schema]));
  const rows = fieldsOf(properties, [], { Colour: { type: 'string', enum: ['red'] } });
  assert.deepEqual(
    rows,
    types.map(([, words], index) => [`field_${index}`, words]),
  );
});

test('shows the description of a field, or that of its type, and marks what is required', () => {
  const rows = fieldsOf(
    {
      own: { $ref: '#/components/schemas/Name', description: 'Its own `name`.' },
      typed: { $ref: '#/components/schemas/Name' },
      plain: { type: 'string' },
      key: { type: 'string', 'x-required': true },
    },
    ['own'],
    { Name: { type: 'string', description: 'A name.' } },
  );
  assert.deepEqual(rows, [
    ['own required', 'stringIts own name.'],
    ['typed', 'stringA name.'],
    ['plain', 'string'],
    ['key required', 'string'],
  ]);
});

test('lists the fields of nested objects, lists and alternatives by their path', () => {
  const schemas = {
    Item: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    Deep: {
      type: 'object',
      properties: { a: { type: 'object', properties: { b: { $ref: '#/components/schemas/Five' } } } },
    },
    Five: {
      type: 'object',
      properties: { c: { type: 'object', properties: { d: { type: 'object', properties: { e: {} } } } } },
    },
  };
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const rows = fieldsOf(
    {
      one: ref('Item'),
      many: { type: 'array', items: ref('Item') },
      some: { type: 'array', items: { anyOf: [ref('Item'), { type: 'null' }] } },
      none: { anyOf: [ref('Item'), { type: 'null' }] },
      either: {
        oneOf: [
          ref('Item'),
          {
            type: 'object',
            properties: { name: { type: 'integer' }, size: { type: 'integer' } },
            required: ['size'],
          },
        ],
      },
      both: {
        oneOf: [
          ref('Item'),
          { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
        ],
      },
      deep: ref('Deep'),
    },
    [],
    schemas,
  );
  assert.deepEqual(
    rows.map(([name]) => name),
    [
      ...['one', 'one.name required', 'many', 'many[].name required', 'some', 'some[].name required'],
      ...['none', 'none.name required', 'either', 'either.name', 'either.size', 'both', 'both.name required'],
      // The sixth level is in the example only.
      ...['deep', 'deep.a', 'deep.a.b', 'deep.a.b.c', 'deep.a.b.c.d'],
    ],
  );
  const typeOf = (field: string) => rows.find(([name]) => name === field)?.[1];
  assert.deepEqual(['either.name', 'either.size'].map(typeOf), ['string', 'integer']);
});

test('marks the optional fields of a response, without patterns', () => {
  const schema = {
    type: 'object',
    properties: { a: { type: 'string', pattern: '^x$' }, b: {} },
    required: ['a'],
  };
  const content = { 'application/json': { schema: schema as never, example: { a: 'x' } } };
  const shown = show({
    '/it': { get: operation({ responses: { 200: { description: 'Has `it`.', content } } }) },
  });
  assert.deepEqual(shown.rows('Response 200'), [
    ['Field', 'Type and description'],
    ['a', 'string'],
    ['b optional', 'any'],
  ]);
  assert.equal(said(shown.document.byId.get('doIt-200-example') ?? assert.fail()), '{ "a": "x" }');
  assert.ok(shown.texts('p').includes('Has it.'));
});

test('shows several examples of a response by their names, and the types of a file', () => {
  const examples = { one: { value: { n: 1 } }, two: { value: { n: 2 } } };
  const schema = { $ref: '#/components/schemas/Nothing' };
  const shown = show({
    '/it': {
      get: operation({
        responses: {
          200: { description: 'Good.', content: { 'application/json': { schema, examples } } },
          201: { description: 'A file.', content: { 'image/png': {}, 'image/svg+xml': {} } },
          204: { description: 'Done.' },
          399: { description: 'Not an error.' },
        },
      }),
    },
  });
  const titles = shown.texts('div', 'code-head').filter(text => text.startsWith('Example'));
  assert.deepEqual(titles, ['Example oneCopy the Example one code', 'Example twoCopy the Example two code']);
  assert.equal(said(shown.document.byId.get('doIt-200-two') ?? assert.fail()), '{ "n": 2 }');
  assert.ok(shown.texts('p', 'hint').includes('image/png or image/svg+xml'));
  assert.deepEqual(shown.texts('h4'), [
    'Response 200',
    'Response 201',
    'Response 204',
    'Response 399',
    'Errors',
  ]);
});

test('lists the errors with their messages, each once', () => {
  const messages = (...all: string[]) => ({
    description: 'Refused.',
    content: {
      'application/json': {
        examples: Object.fromEntries(all.map((msg, index) => [String(index), { value: { msg } }])),
      },
    },
  });
  const shown = show(
    {
      '/it': {
        get: operation({
          responses: {
            400: messages('No', 'No', 'Never'),
            404: { $ref: '#/components/responses/Lost' },
            500: { description: '' },
          },
        }),
      },
    },
    { responses: { Lost: messages('Lost') } },
  );
  assert.deepEqual(shown.rows('Errors'), [
    ['Status', 'Message'],
    ['400', 'NoNever'],
    ['404', 'Lost'],
    ['500', ''],
  ]);
  assert.equal(shown.all('br').length, 1);
  assert.throws(
    () =>
      show({ '/it': { get: operation({ responses: { 404: { $ref: '#/components/responses/Gone' } } }) } }),
    /the document has no #\/components\/responses\/Gone/,
  );
});

test.run();
