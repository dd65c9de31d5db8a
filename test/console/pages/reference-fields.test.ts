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
  ).fields('Request body required');

test('describes the type and limits of each field', () => {
  const types: [JsonSchema, string][] = [
    [{ type: 'string' }, 'text'],
    [{ type: 'string', minLength: 0, maxLength: 0 }, 'text, exactly 0 characters'],
    [{ type: 'string', minLength: 1, maxLength: 64 }, 'text, 1 to 64 characters'],
    [{ type: 'string', minLength: 0, maxLength: 1 }, 'text, up to 1 character'],
    [{ type: 'string', minLength: 2 }, 'text, at least 2 characters'],
    [{ type: 'string', format: 'date-time' }, 'date and time (RFC 3339)'],
    [{ type: 'string', format: 'hostname' }, 'text (hostname)'],
    [{ type: 'string', pattern: '^[^\\u0000-\\u001f\\u007f]*$' }, 'text, no control characters'],
    [{ type: 'string', pattern: '^[A-Z]{2}$' }, 'text, two capital letters'],
    [{ type: 'string', pattern: '^whsec_' }, 'text, begins with whsec_'],
    [{ type: 'string', pattern: '^a+$' }, 'text, matching ^a+$'],
    [{ type: 'string', pattern: '^a+$', format: 'uri' }, 'URL'],
    [{ type: 'integer', minimum: 0, maximum: 9 }, 'whole number, from 0 to 9'],
    [{ type: 'integer', maximum: 9_007_199_254_740 }, 'whole number, at most 9007199254740'],
    [{ type: 'integer', maximum: 9_007_199_254_741 }, 'whole number'],
    [{ type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 2 }, 'number, more than 1, less than 2'],
    [{ type: 'number', multipleOf: 0.01, default: 0 }, 'number, a multiple of 0.01, default 0'],
    [{ type: 'string', default: '' }, 'text, default ""'],
    [{ type: ['string', 'null'] }, 'text or null'],
    [{ type: 'boolean', default: false }, 'true or false, default false'],
    [{ type: 'array', items: { type: 'string' } }, 'list of text'],
    [
      { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1, maxItems: 3, uniqueItems: true },
      'list of whole numbers (at least 1), 1 to 3 entries, all different',
    ],
    [{ type: 'array', items: { type: 'string' }, uniqueItems: false }, 'list of text'],
    [{ type: 'array' }, 'list of any values'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, 'list of values: one of "a", "b"'],
    [{}, 'any value'],
    [{ enum: ['a', 1, null] }, 'value: one of "a", 1, null'],
    [{ const: 'a' }, 'text: always "a"'],
    [{ const: 1 }, 'number: always 1'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text or null'],
    [{ anyOf: [{ type: 'string', pattern: '^b$' }, { type: 'null' }] }, 'text or null, matching ^b$'],
    [{ anyOf: [{ type: 'string' }] }, 'text'],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'string' }] }, 'text or whole number'],
    [{ $ref: '#/components/schemas/Colour' }, 'text: always "red"'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Colour' } }, 'list of text: always "red"'],
    [{ $ref: '#/components/schemas/Nothing' }, 'any value'],
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
    ['own required', 'text: Its own name.'],
    ['typed', 'text: A name.'],
    ['plain', 'text'],
    ['key required', 'text'],
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
  assert.deepEqual(['either.name', 'either.size'].map(typeOf), ['text', 'whole number']);
});

test('lists the fields of a schema that contains itself once', () => {
  const self = { $ref: '#/components/schemas/Part' };
  const Part = {
    type: 'object',
    properties: { name: { type: 'string' }, all: { type: 'array', items: self }, not: self },
  };
  assert.deepEqual(
    fieldsOf({ parts: { type: 'array', items: self } }, [], { Part }).map(([name]) => name),
    ['parts', 'parts[].name', 'parts[].all', 'parts[].not'],
  );
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
  assert.deepEqual(shown.fields('Response 200'), [
    ['a', 'text'],
    ['b optional', 'any value'],
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
  assert.deepEqual(titles, [
    'Example 200 oneCopy the Example 200 one code',
    'Example 200 twoCopy the Example 200 two code',
  ]);
  assert.equal(said(shown.document.byId.get('doIt-200-two') ?? assert.fail()), '{ "n": 2 }');
  assert.ok(shown.texts('p', 'hint').includes('image/png or image/svg+xml'));
  assert.deepEqual(shown.texts('h2', 'described'), [
    'Response 200',
    'Response 201',
    'Response 204',
    'Response 399',
    'Errors',
  ]);
});

test('lists the errors with their codes and messages', () => {
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
    ['Status', 'Code and message'],
    ['400', '0 No1 No2 Never'],
    ['404', '0 Lost'],
    ['500', ''],
  ]);
  assert.throws(
    () =>
      show({ '/it': { get: operation({ responses: { 404: { $ref: '#/components/responses/Gone' } } }) } }),
    /the document has no #\/components\/responses\/Gone/,
  );
});

test.run();
