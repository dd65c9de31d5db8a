import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { openApiDocument } from '../../src/openapi/document.ts';
import type { ResponseObject } from '../../src/openapi/types.ts';
import { operations, served } from '../built-in.ts';
import { send, suiteOf } from '../helper.ts';

const test = suiteOf('The OpenAPI document');
const document = openApiDocument(served, { server: '/' });

test("is served without a key, with the server's URL and a 304 for its ETag", async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const first = await send(`${mock.url}/api/openapi.json`);
  assert.equal(first.status, 200);
  assert.deepEqual(first.json.servers, [{ url: mock.url }]);
  assert.equal(first.json.openapi, '3.1.0');
  const headers = { 'if-none-match': String(first.headers.etag) };
  assert.equal((await send(`${mock.url}/api/openapi.json`, { headers })).status, 304);
});

test('shows the only message of an operation for its own errors too', () => {
  const groups = served.groups.map(group => ({
    ...group,
    operations: group.operations.map(one =>
      one.id === 'getItem' ? { ...one, onlyMessage: 'Refused' } : one,
    ),
  }));
  const { paths } = openApiDocument({ ...served, groups }, { server: '/' });
  const refused = paths['/api/items/item']?.get?.responses['404'] as ResponseObject;
  assert.equal(refused.description, 'Refused.');
});

test('describes exactly the operations of the table', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [method.toUpperCase(), path, operationId]),
  );
  assert.deepEqual(
    described,
    operations.map(({ method, path, id }) => [method, path.replaceAll(/:(\w+)/g, '{$1}'), id]),
  );
});

test('puts each operation under one of its declared groups', () => {
  const names = document.tags.map(({ name }) => name);
  for (const name of names) assert.match(name, /^[a-z]+$/);
  for (const methods of Object.values(document.paths))
    for (const { operationId, tags } of Object.values(methods))
      assert.ok(tags.length === 1 && names.includes(tags[0] ?? ''), operationId);
});

test('marks operations that end a key permanently, but not those that create one', () => {
  const { paths } = document;
  assert.equal(paths['/api/v1/keys/{key_id}/rotate']?.post?.['x-irreversible'], true);
  assert.equal(paths['/api/v1/keys/{key_id}']?.delete?.['x-irreversible'], true);
  assert.equal(paths['/api/v1/keys']?.post?.['x-irreversible'], undefined);
});

test('contains no broken reference and no unused schema', () => {
  const text = JSON.stringify(document);
  const referred = new Set(
    [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
  );
  const held = new Set(
    (['schemas', 'responses'] as const).flatMap(kind =>
      Object.keys(document.components[kind]).map(name => `${kind}/${name}`),
    ),
  );
  assert.deepEqual(referred, held);
});

test('declares where parameters are sent and which are required', () => {
  const item = document.paths['/api/items/item']?.get;
  assert.ok(item);
  assert.deepEqual(item.parameters, [
    {
      name: 'api_key',
      in: 'query',
      required: false,
      'x-required': true,
      description: 'The API key. Required, unless it is sent in the header `x-api-key` or as a bearer token.',
      schema: { type: 'string' },
    },
    {
      name: 'item_id',
      in: 'query',
      required: true,
      description:
        'Number of the item. An integer that no item has, such as 0, is answered with `Item Not Found`.',
      example: 1001,
      schema: { type: 'integer' },
    },
  ]);
  assert.deepEqual(Object.keys(item.responses), [
    '200',
    '400',
    '401',
    '403',
    '404',
    '413',
    '415',
    '500',
    '503',
  ]);
  assert.deepEqual(item.security, [{ apiKeyParameter: [] }, { apiKeyHeader: [] }, { bearer: [] }]);
  assert.match(item.description, /`marketplace:read`/);
  const validation = document.paths['/api/purchases/validation']?.post;
  assert.deepEqual(Object.keys(validation?.requestBody?.content ?? {}), [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ]);
  assert.deepEqual(document.paths['/api/v1/models']?.get?.security, [{ bearer: [] }]);
});

test('lists api_key for the operations that accept it as a parameter, and for no others', () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { parameters = [], requestBody, security }] of Object.entries(methods)) {
      const title = requestBody?.content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
      const members = Object.keys((document.components.schemas[title]?.properties ?? {}) as object);
      const listed = [...parameters.map(({ name }) => name), ...members].includes('api_key');
      assert.equal(listed, security.length > 1, `${method} ${path}`);
    }
});

test('contains the exact error messages', () => {
  const told = (path: string, status: string) =>
    (document.paths[path]?.get?.responses[status] as ResponseObject | undefined)?.description;
  assert.equal(told('/api/account/details', '401'), 'Invalid request.');
  assert.equal(told('/api/items/all', '404'), 'No items found.');
});

test.run();
