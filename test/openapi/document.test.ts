import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { errorTable } from '../../src/factories/built-in/groups.ts';
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

test('says which parameters of a host are deprecated', () => {
  const groups = served.groups.map(group => ({
    ...group,
    operations: group.operations.map(one => {
      const { properties = {} } = one.input as { properties?: Readonly<Record<string, object>> };
      const old = { ...properties.item_id, deprecated: true };
      return one.id === 'getItem'
        ? { ...one, input: { ...one.input, properties: { ...properties, item_id: old } } }
        : one;
    }),
  }));
  const { paths } = openApiDocument({ ...served, groups }, { server: '/' });
  const marked = (paths['/api/items/item']?.get?.parameters ?? []).flatMap(one =>
    'name' in one && one.deprecated ? [one.name] : [],
  );
  assert.deepEqual(marked, ['item_id']);
});

test('names the header Idempotency-Key where a request may be repeated with it', () => {
  const described = Object.values(document.paths).flatMap(methods => Object.values(methods));
  for (const { id, idempotent, raw } of operations) {
    const parameters = described.find(({ operationId }) => operationId === id)?.parameters;
    const names = parameters?.flatMap(one => ('in' in one && one.in === 'header' ? one.name : []));
    const isTaken = idempotent === true || Object.hasOwn(raw?.headers ?? {}, 'Idempotency-Key');
    assert.equal(names?.includes('Idempotency-Key') ?? false, isTaken, id);
  }
  assert.ok(operations.some(one => one.idempotent));
});

test('names the header If-Match, and 412, where a change compares the ETag', () => {
  const described = Object.values(document.paths).flatMap(methods => Object.values(methods));
  for (const { id, conditional } of operations) {
    const one = described.find(({ operationId }) => operationId === id);
    const names = one?.parameters?.flatMap(part => ('in' in part && part.in === 'header' ? part.name : []));
    const isReported = [names?.includes('If-Match') ?? false, Object.hasOwn(one?.responses ?? {}, '412')];
    assert.deepEqual(isReported, Array(2).fill(conditional !== undefined), id);
  }
  assert.ok(operations.some(one => one.conditional !== undefined));
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

test('marks what cannot be undone: every deletion, and what ends a secret, a session, a membership or an event', () => {
  const described = Object.values(document.paths).flatMap(methods => Object.entries(methods));
  const isMarked = ([, operation]: (typeof described)[number]) => operation['x-irreversible'] === true;
  const deletions = described.filter(([method]) => method === 'delete');
  assert.ok(deletions.length > 0 && deletions.every(isMarked));
  const others = described.filter(([method]) => method !== 'delete').filter(isMarked);
  assert.deepEqual(others.map(([, { operationId }]) => operationId).sort(), [
    'cancelAutomationEvent',
    'leaveGroup',
    'logOutInstance',
    'rotateAutomationEndpoint',
    'rotateKey',
    'rotateWebhookSecret',
  ]);
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
      description:
        'The API key. Required, unless it is sent in the header `x-api-key` or `api_key`, or as a bearer token.',
      schema: { type: 'string' },
    },
    {
      name: 'item_id',
      in: 'query',
      required: true,
      description:
        'Number of the item. An integer that no item has, such as 0, is answered with `Item Not Found`.',
      example: 1001,
      schema: { type: 'integer', format: 'int64' },
    },
  ]);
  assert.deepEqual(Object.keys(item.responses), [
    '200',
    '304',
    '400',
    '401',
    '403',
    '404',
    '405',
    '408',
    '413',
    '415',
    '417',
    '431',
    '500',
    '503',
  ]);
  assert.deepEqual(item.security, [
    { apiKeyParameter: [] },
    { apiKeyHeader: [] },
    { apiKeyNamedHeader: [] },
    { bearer: [] },
  ]);
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
      const names = parameters.map(({ name }) => name);
      assert.equal(names.includes('api_key'), security.length > 1, `${method} ${path}`);
      assert.equal(
        members.includes('api_key'),
        security.length > 1 && requestBody !== undefined,
        `the body of ${method} ${path}`,
      );
    }
});

test('contains the exact error messages', () => {
  const reported = (path: string, status: string) =>
    (document.paths[path]?.get?.responses[status] as ResponseObject | undefined)?.description;
  assert.equal(reported('/api/account/details', '401'), 'Invalid request.');
  assert.equal(reported('/api/items/all', '404'), 'No items found.');
});

/** The examples of an error response, by name. */
function reportedBy(
  path: string,
  method: string,
  status: string,
  described = document,
): Record<string, string> {
  const response = described.paths[path]?.[method]?.responses[status];
  assert.ok(response, `${method} ${path} ${status}`);
  const found =
    '$ref' in response
      ? described.components.responses[response.$ref.slice(response.$ref.lastIndexOf('/') + 1)]
      : response;
  const examples = Object.entries(found?.content?.['application/json']?.examples ?? {});
  return Object.fromEntries(examples.map(([name, { value }]) => [name, (value as { msg: string }).msg]));
}

test('names the example of each error by its code, with the message of that error', () => {
  assert.deepEqual(reportedBy('/api/items/item', 'get', '404'), { item_not_found: 'Item Not Found' });
  // A part that a file does not have is answered without a body.
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { operationId, responses }] of Object.entries(methods))
      for (const status of Object.keys(responses).filter(one => Number(one) >= 400 && one !== '416')) {
        const reported = Object.entries(reportedBy(path, method, status));
        assert.notEqual(reported.length, 0, `${operationId} ${status}`);
        for (const [code, msg] of reported) {
          const { onlyMessage } = operations.find(({ id }) => id === operationId) ?? {};
          assert.ok(
            [errorTable[code]?.message, onlyMessage].includes(msg),
            `${operationId}: ${code}: ${msg}`,
          );
          assert.equal(String(errorTable[code]?.status), status);
        }
      }
});

test('has no example of the body of all errors, which tools would prefer to those of each error', () => {
  assert.equal(document.components.schemas.ErrorBody?.examples, undefined);
});

test('says that a key in another place is refused, where only a bearer token is accepted', () => {
  const { misplaced_key } = errorTable;
  assert.equal(reportedBy('/api/v1/models', 'get', '401').misplaced_key, misplaced_key?.message);
  assert.equal(reportedBy('/api/items/all', 'get', '401').misplaced_key, undefined);
  const anywhere = openApiDocument(served, { server: '/', parameterKeyOnV1: true });
  assert.equal(reportedBy('/api/v1/models', 'get', '401', anywhere).misplaced_key, undefined);
});

test('declares the errors of the server itself with their own messages, also for the account', () => {
  for (const [status, code] of [
    ['408', 'request_timeout'],
    ['417', 'expectation_failed'],
    ['431', 'headers_too_large'],
  ] as const)
    for (const path of ['/api/account/details', '/api/v1/models'])
      assert.deepEqual(reportedBy(path, 'get', status), { [code]: errorTable[code]?.message });
});

test('declares 405 with Allow and 401 with the challenge', () => {
  const { responses } = document.components;
  assert.ok(responses.MethodNotAllowed?.headers?.Allow);
  assert.ok(responses.Unauthorized?.headers?.['WWW-Authenticate']);
  assert.ok(responses.BearerUnauthorized?.headers?.['WWW-Authenticate']);
});

test('declares 413 and 415 only for operations that read a body', () => {
  const withoutBody = operations.filter(
    ({ raw }) => raw !== undefined && Object.keys(raw.content).length === 0,
  );
  assert.notEqual(withoutBody.length, 0);
  for (const { path, method } of withoutBody) {
    const described = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    assert.deepEqual(
      Object.keys(described?.responses ?? {}).filter(status => /^41[35]$/.test(status)),
      [],
    );
  }
});

test('has a tag of its own for what receivers get, whatever the groups of a host are called', () => {
  const [first] = served.groups;
  assert.ok(first);
  for (const names of [['deliveries'], ['deliveries', 'deliveries-received']]) {
    const groups = [...served.groups, ...names.map(name => ({ ...first, name, operations: [] }))];
    const { tags, webhooks } = openApiDocument({ ...served, groups }, { server: '/' });
    assert.equal(new Set(tags.map(({ name }) => name)).size, tags.length);
    const used = new Set(Object.values(webhooks).flatMap(({ post }) => post.tags));
    assert.deepEqual([...used], [tags.at(-1)?.name]);
    for (const { name } of groups) assert.ok(!used.has(name), name);
  }
});

test('has no schema that only webhooks refer to: some generators leave those out, and then miss them', () => {
  const { paths, webhooks, components } = document;
  const titles = (part: object | undefined) =>
    [...JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, title = '']) => title,
    );
  const found = new Set<string>();
  const visit = (title: string) => {
    if (found.has(title)) return;
    found.add(title);
    titles(components.schemas[title]).forEach(visit);
  };
  for (const part of [paths, components.responses]) titles(part).forEach(visit);
  for (const title of titles(webhooks)) assert.ok(found.has(title), title);
  assert.deepEqual(
    Object.keys(components.schemas).filter(title => !found.has(title)),
    [],
  );
  // The generator for Python ends with an error at a union with null in a schema without a name.
  assert.doesNotMatch(JSON.stringify(webhooks), /"anyOf":\[\{[^[\]]*\},\{"type":"null"\}\]/);
  // What receivers get is still described.
  const { schema } = webhooks['contact.updated']?.post.requestBody.content['application/json'] ?? {};
  const { data } = (schema?.properties ?? {}) as { data?: object };
  assert.deepEqual(titles(data), ['Contact']);
});

test('describes what each event of a stream has', () => {
  const streams = Object.values(document.paths)
    .flatMap(methods => Object.values(methods))
    .flatMap(({ operationId, responses }) => {
      const { content } = (responses['200'] ?? {}) as ResponseObject;
      const schema = content?.['text/event-stream']?.schema;
      return schema === undefined ? [] : [[operationId, schema] as const];
    });
  assert.deepEqual(
    streams.map(([id]) => id),
    ['listenToInstance'],
  );
  for (const [, schema] of streams)
    assert.deepEqual(schema, {
      type: 'string',
      description: 'Server-Sent Events. The `data` of each is JSON: `ChannelEvent`.',
      contentMediaType: 'text/event-stream',
      contentSchema: {
        type: 'object',
        required: ['id', 'data'],
        properties: {
          id: { type: 'string', description: 'Continue after this event with `Last-Event-ID`.' },
          data: {
            type: 'string',
            contentMediaType: 'application/json',
            contentSchema: { $ref: '#/components/schemas/ChannelEvent' },
          },
        },
      },
    });
  assert.ok(document.components.schemas.ChannelEvent);
});

test('says by which members a client tells image, video and audio items apart', () => {
  const { description, properties, required } = document.components.schemas.ItemMedia ?? {};
  assert.match(String(description), /With `preview_audio` it is an audio item/);
  assert.deepEqual(required, ['thumbnail']);
  const said = Object.entries(properties as Record<string, { description?: string }>).map(([name, one]) => [
    name,
    one.description,
  ]);
  assert.deepEqual(Object.fromEntries(said), {
    thumbnail: undefined,
    preview_image:
      'In: Media of an image item: any item that is neither video nor audio. Media of a video item.',
    screenshots: 'Present only if the item has screenshots.',
    preview_video: 'In: Media of a video item.',
    preview_audio: 'In: Media of an audio item, which has no preview image.',
  });
});

test.run();
