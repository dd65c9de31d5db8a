/** What operations of a host accept in queries and bodies. */
import assert from 'node:assert/strict';
import { defineOperation, defineSchema } from '../../src/index.ts';
import { form, post, secrets, send, suiteOf } from '../helper.ts';
import { bearer, common, group, scope, serve } from './host-group.ts';

const test = suiteOf('The input of a group of a host');
const typed = defineOperation({
  ...common,
  id: 'typed',
  method: 'GET',
  path: '/typed',
  auth: 'bearer',
  scope,
  request: defineSchema<Record<string, unknown>>({
    type: 'object',
    additionalProperties: false,
    properties: {
      price: { type: 'number' },
      sold: { type: 'boolean' },
      count: { type: ['integer', 'null'] },
      size: { enum: [1, 2] },
      either: { anyOf: [{ type: 'integer' }, { type: 'boolean' }] },
      text: { type: ['string', 'integer'] },
      tag: { type: 'array', items: { type: 'string' }, maxItems: 2 },
      id: { type: 'array', items: { type: 'integer' } },
      limit: { type: 'integer', default: 20 },
      sort: { type: 'string', default: 'new' },
    },
  }),
  handler: ({ input }) => ({ result: input }),
});
const defaults = { limit: 20, sort: 'new' };

test('accepts the key as a parameter, and forms, if its operation allows it', async cleanup => {
  const echo = defineOperation({
    ...common,
    id: 'echo',
    method: 'POST',
    path: '/echo',
    auth: 'parameter',
    scope,
    request: {
      type: 'object',
      additionalProperties: false,
      properties: { count: { type: 'integer' }, word: { enum: ['one', 'two'] } },
    },
    handler: ({ input }) => {
      // The types follow from the schema: otherwise these lines do not compile.
      const count: number | undefined = input.count;
      const word: 'one' | 'two' | undefined = input.word;
      return { result: { count, word } };
    },
  });
  const { url } = await serve(cleanup, group([echo]));
  const sent = await form(`${url}/echo`, `api_key=${secrets.studio}&count=3&word=two`);
  assert.deepEqual([sent.status, sent.json.data], [200, { count: 3, word: 'two' }]);
  const refused = await post(`${url}/echo?api_key=${secrets.studio}`, { word: 'three' });
  assert.deepEqual(refused.json, { status: 'error', msg: 'Invalid request: word must be one of one, two' });
});

test('has inputs of the type in defineSchema', async cleanup => {
  const request = defineSchema<{ name: string }>(
    JSON.parse(
      '{"type":"object","required":["name"],"properties":{"name":{"type":"string","examples":["a"]}}}',
    ),
  );
  const greet = defineOperation({
    ...common,
    id: 'greet',
    method: 'GET',
    path: '/greet',
    auth: 'bearer',
    scope,
    request,
    handler: ({ input }) => ({ result: { hello: input.name.toUpperCase() } }),
  });
  const { url } = await serve(cleanup, group([greet]));
  assert.deepEqual((await send(`${url}/greet?name=ann`, { headers: bearer })).json.data, { hello: 'ANN' });
  assert.equal(
    (await send(`${url}/greet`, { headers: bearer })).json.msg,
    'Invalid request: name is required',
  );
});

test('accepts numbers, true and false, and repeated parameters in a query', async cleanup => {
  const { url } = await serve(cleanup, group([typed]));
  const asked = async (query: string) => {
    const { status, json } = await send(`${url}/typed?${query}`, { headers: bearer });
    return status === 200 ? json.data : json.msg;
  };
  const query = 'price=-1.5e2&sold=true&count=7&size=2&either=false&text=5&limit=3&sort=old';
  assert.deepEqual(await asked(query), {
    price: -150,
    sold: true,
    count: 7,
    size: 2,
    either: false,
    text: '5',
    limit: 3,
    sort: 'old',
  });
  assert.deepEqual(await asked('tag=a&id=1&id=%32&tag=b'), { tag: ['a', 'b'], id: [1, 2], ...defaults });
  assert.deepEqual(await asked('tag=a'), { tag: ['a'], ...defaults });
  for (const [bad, message] of [
    ['price=1x', 'price must be a number'],
    ['price=1e999', 'price must be a number'],
    ['sold=yes', 'sold must be true or false'],
    ['size=3', 'size must be one of 1, 2'],
    ['id=1&id=x', 'id/1 must be an integer'],
    ['price=1&price=2', 'price was sent twice with different values'],
  ])
    assert.equal(await asked(String(bad)), `Invalid request: ${message}`);
});

test('accepts the same types in forms, and fills in the defaults of a body', async cleanup => {
  const { url } = await serve(
    cleanup,
    group([{ ...typed, method: 'POST', auth: 'parameter' } as typeof typed]),
  );
  const sent = await form(`${url}/typed?id=4`, `api_key=${secrets.studio}&price=2.5&sold=false&tag=a&tag=b`);
  assert.deepEqual(sent.json.data, { id: [4], price: 2.5, sold: false, tag: ['a', 'b'], ...defaults });
  const one = await form(`${url}/typed`, `api_key=${secrets.studio}&tag=a`);
  assert.deepEqual(one.json.data, { tag: ['a'], ...defaults });
  const json = await post(`${url}/typed`, { price: '2.5' }, bearer);
  assert.equal(json.json.msg, 'Invalid request: price must be a number');
  assert.deepEqual((await post(`${url}/typed`, { limit: 1 }, bearer)).json.data, { limit: 1, sort: 'new' });
});

test('matches its patterns in linear time', async cleanup => {
  const matching = defineOperation({
    ...common,
    id: 'matching',
    method: 'POST',
    path: '/matching',
    auth: 'bearer',
    scope,
    request: { type: 'object', properties: { a: { type: 'string', pattern: '^(a+)+$' } } },
    handler: ({ input }) => ({ result: { length: input.a?.length } }),
  });
  const { url } = await serve(cleanup, group([matching]));
  // JavaScript's own engine would need 2 to the power of 100,000 steps.
  const bad = await post(`${url}/matching`, { a: `${'a'.repeat(100_000)}!` }, bearer);
  assert.deepEqual([bad.status, bad.json.msg], [400, 'Invalid request: a must match pattern "^(a+)+$"']);
  assert.deepEqual((await post(`${url}/matching`, { a: 'aaa' }, bearer)).json.data, { length: 3 });
});

test('refuses a number that JSON cannot contain where any value is accepted', async cleanup => {
  const keep = defineOperation({
    ...common,
    id: 'keep',
    method: 'POST',
    path: '/keep',
    auth: 'bearer',
    scope,
    request: defineSchema<Record<string, unknown>>({
      type: 'object',
      additionalProperties: false,
      properties: { value: {} },
    }),
    handler: ({ input }) => ({ result: input }),
  });
  const { url } = await serve(cleanup, group([keep]));
  for (const [value, place] of [
    ['1e999', 'value'],
    ['{"a":[-1e999]}', 'value/a/0'],
  ]) {
    const { status, json } = await post(`${url}/keep`, `{"value":${value}}`, bearer);
    const msg = `Invalid request: ${place} must be a number between -1.8e308 and 1.8e308`;
    assert.deepEqual([status, json.msg], [400, msg]);
  }
});

test('converts the text of a query where only one parameter is no text', async cleanup => {
  const one = defineOperation({
    ...common,
    id: 'one',
    method: 'GET',
    path: '/one',
    auth: 'bearer',
    scope,
    request: defineSchema<Record<string, unknown>>({
      type: 'object',
      additionalProperties: false,
      properties: { sold: { type: 'boolean' } },
    }),
    handler: ({ input }) => ({ result: input }),
  });
  const { url } = await serve(cleanup, group([one]));
  const { status, json } = await send(`${url}/one?sold=true`, { headers: bearer });
  assert.deepEqual([status, json.data], [200, { sold: true }]);
});

test.run();
