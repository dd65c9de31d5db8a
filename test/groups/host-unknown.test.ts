/** What operations of a host do with names that their requests do not describe. */
import assert from 'node:assert/strict';
import { defineOperation, defineSchema, type JsonSchema } from '../../src/index.ts';
import { form, post, secrets, send, suiteOf } from '../helper.ts';
import { bearer, common, group, scope, serve } from './host-group.ts';

const test = suiteOf('An unknown name in a request to a group of a host');

const inner: JsonSchema = { type: 'object', properties: { city: { type: 'string' } } };
const request = defineSchema<Record<string, unknown>>({
  title: 'Order',
  type: 'object',
  properties: {
    address: inner,
    lines: {
      type: 'array',
      items: { type: 'object', required: ['sku'], properties: { sku: { type: 'string' } } },
    },
    // Descriptions of the same object in several parts.
    parts: {
      allOf: [{ properties: { one: {} } }, { anyOf: [{ properties: { two: {} } }, { required: ['one'] }] }],
    },
    either: {
      oneOf: [{ type: 'string' }, inner, { type: 'object', required: ['id'], properties: { id: {} } }],
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    when: { type: 'object', properties: { a: {} }, if: { required: ['a'] }, then: { properties: { b: {} } } },
    codes: { type: 'object', patternProperties: { '^x-': { type: 'integer' } } },
    free: { type: 'object' },
    said: { type: 'object', additionalProperties: true, properties: { kind: { enum: ['a'] }, deep: inner } },
    map: { type: 'object', additionalProperties: inner },
    not: { not: { type: 'object', properties: { never: { const: 1 } }, required: ['never'] } },
  },
});
const order = defineOperation({
  ...common,
  id: 'order',
  method: 'POST',
  path: '/order',
  auth: 'bearer',
  scope,
  request,
  handler: ({ input }) => ({ result: input }),
});

test('is refused at every depth, also where several parts describe an object', async cleanup => {
  const { url, failures } = await serve(cleanup, group([order]));
  for (const [body, message] of [
    [{ adress: {} }, 'adress is not a known field: did you mean address?'],
    [{ address: { city: 'Bonn', zip: 1 } }, 'address/zip is not a known field'],
    [{ address: { City: 'Bonn' } }, 'address/City is not a known field: did you mean city?'],
    [{ lines: [{ sku: 'a' }, { skew: 'b' }] }, 'lines/1/skew is not a known field'],
    // Not only that `sku` is missing.
    [{ lines: [{ SKU: 'b' }] }, 'lines/0/SKU is not a known field: did you mean sku?'],
    [{ parts: { one: 1, twoo: 2 } }, 'parts/twoo is not a known field: did you mean two?'],
    [{ either: { ctiy: 'Bonn' } }, 'either/ctiy is not a known field: did you mean city?'],
    [{ when: { a: 1, c: 1 } }, 'when/c is not a known field'],
    [{ codes: { 'x-1': 1, y: 1 } }, 'codes/y is not a known field'],
    [{ said: { deep: { citty: 1 } } }, 'said/deep/citty is not a known field: did you mean city?'],
    [{ map: { any: { zip: 1 } } }, 'map/any/zip is not a known field'],
  ] as const) {
    const { status, json } = await post(`${url}/order`, body, bearer);
    assert.deepEqual([status, json.msg], [400, `Invalid request: ${message}`]);
  }
  assert.deepEqual(failures, []);
});

test('is taken where the schema says so, or describes no members', async cleanup => {
  const { url } = await serve(cleanup, group([order]));
  for (const body of [
    { free: { any: 1 } },
    { said: { kind: 'a', more: { of: 'it' } } },
    { map: { any: { city: 'Bonn' } } },
    { parts: { one: 1, two: 2 } },
    { either: { city: 'Bonn' } },
    { either: { id: 1 } },
    { when: { a: 1, b: 1 } },
    { codes: { 'x-1': 1 } },
    { not: { any: 1 } },
  ]) {
    const { status, json } = await post(`${url}/order`, body, bearer);
    assert.deepEqual([status, json.data], [200, body]);
  }
});

test('is ignored if the operation says so', async cleanup => {
  const { url } = await serve(cleanup, group([{ ...order, ignoresUnknown: true }]));
  const { status, json } = await post(`${url}/order?any=1`, { adress: 1, address: { zip: 1 } }, bearer);
  assert.deepEqual([status, json.data], [200, { address: { zip: 1 } }]);
});

test('is refused in queries and forms too, but not the key where it may be a parameter', async cleanup => {
  const anywhere = { ...order, auth: 'parameter' } as typeof order;
  const read = defineOperation({
    ...common,
    id: 'read',
    method: 'GET',
    path: '/read',
    auth: 'bearer',
    scope,
    request: { type: 'object', properties: { limit: { type: 'integer' } } },
    handler: ({ input }) => ({ result: input }),
  });
  const { url } = await serve(cleanup, group([anywhere, read]));
  const key = `api_key=${secrets.studio}`;
  assert.equal((await form(`${url}/order`, key)).status, 200);
  const refused = await form(`${url}/order`, `${key}&adress=1`);
  assert.equal(refused.json.msg, 'Invalid request: adress is not a known field: did you mean address?');
  assert.equal(
    (await send(`${url}/read?limmit=1`, { headers: bearer })).json.msg,
    'Invalid request: limmit is not a known parameter: did you mean limit?',
  );
});

test('leaves the schema of a response or an event as it is, also if it is the same', async cleanup => {
  const shared = { title: 'Address', ...inner } as const;
  const echo = defineOperation({
    ...common,
    id: 'echo',
    method: 'POST',
    path: '/echo',
    auth: 'bearer',
    scope,
    request: defineSchema<Record<string, unknown>>(shared),
    reply: { ...common.reply, schema: shared },
    handler: ({ input }) => ({ result: input }),
  });
  const { url } = await serve(cleanup, group([order, echo]));
  const { components, paths } = (await send(`${url}/api/openapi.json`)).json as {
    components: { schemas: Record<string, JsonSchema> };
    paths: Record<string, { post: { requestBody: object; responses: object } }>;
  };
  const asked = JSON.stringify(paths['/echo']?.post.requestBody);
  assert.match(asked, /schemas\/Address"/);
  assert.match(JSON.stringify(paths['/echo']?.post.responses), /schemas\/EchoReply"/);
  assert.equal(components.schemas.Address?.additionalProperties, false);
  assert.equal(components.schemas.EchoReply?.additionalProperties, undefined);
  assert.equal(components.schemas.Order?.additionalProperties, false);
});

test.run();
