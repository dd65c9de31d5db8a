/** The document in other forms: OpenAPI 3.0, and YAML. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parse } from 'yaml';
import { startMock } from '../../mock-server/index.ts';
import type { JsonSchema } from '../../src/generated/schemas.ts';
import { downgraded } from '../../src/openapi/downgrade.ts';
import type { OpenApiDocument } from '../../src/openapi/types.ts';
import { toYaml } from '../../src/openapi/yaml.ts';
import { type Cleanup, send, suiteOf } from '../helper.ts';

const test = suiteOf('Versions and formats of the OpenAPI document', { isLong: true });

async function start(cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(mock.close);
  return (path: string, headers: Record<string, string> = {}) => send(`${mock.url}/api/${path}`, { headers });
}

test('are JSON and YAML, by the path or by Accept, each with its own ETag', async cleanup => {
  const get = await start(cleanup);
  const tags = new Set<unknown>();
  for (const version of ['3.1', '3.0']) {
    const json = await get(`openapi.json?version=${version}`);
    const yaml = await get(`openapi.yaml?version=${version}`);
    assert.deepEqual([json.status, yaml.status], [200, 200]);
    assert.match(String(json.headers['content-type']), /^application\/json/);
    assert.match(String(yaml.headers['content-type']), /^application\/yaml/);
    assert.ok(String(json.json.openapi).startsWith(version));
    for (const reader of ['1.1', '1.2'] as const)
      assert.deepEqual(parse(yaml.text, { version: reader, maxAliasCount: 0 }), json.json, reader);
    for (const accept of [
      'application/yaml',
      'text/yaml;q=0.9, application/json;q=0.5',
      'application/x-yaml',
      'application/vnd.oai.openapi+yaml',
    ]) {
      const answer = await get(`openapi.json?version=${version}`, { accept });
      assert.equal(answer.text, yaml.text, accept);
      assert.match(String(answer.headers.vary), /Accept/);
    }
    for (const accept of ['*/*', 'application/json, text/yaml', 'text/html, */*;q=0.8', 'image/png'])
      assert.equal((await get(`openapi.json?version=${version}`, { accept })).text, json.text, accept);
    for (const [path, { headers }] of [
      ['openapi.json', json],
      ['openapi.yaml', yaml],
    ] as const) {
      tags.add(headers.etag);
      const again = { 'if-none-match': String(headers.etag) };
      assert.equal((await get(`${path}?version=${version}`, again)).status, 304);
    }
  }
  assert.equal(tags.size, 4);
  assert.equal((await get('openapi.json')).text, (await get('openapi.json?version=3.1')).text);
  assert.equal((await get('openapi.yaml', { accept: 'application/json' })).text.slice(0, 8), 'openapi:');
});

test('are refused by name if they do not exist', async cleanup => {
  const get = await start(cleanup);
  const msg = 'Invalid request: version must be 3.1 or 3.0';
  for (const query of [
    'version=2.0',
    'version=',
    'version=3.1.0',
    'version=3.0&version=3.1',
    'version=3%2E2',
  ])
    for (const path of ['openapi.json', 'openapi.yaml']) {
      const answer = await get(`${path}?${query}`);
      assert.deepEqual([answer.status, answer.json], [400, { status: 'error', msg }], query);
    }
  assert.equal((await get('openapi.json?version=3.0&version=3.0&x=1')).status, 200);
});

test('have no keyword of OpenAPI 3.1 in OpenAPI 3.0', async cleanup => {
  const get = await start(cleanup);
  const document = (await get('openapi.json?version=3.0')).json as {
    components: { schemas: Record<string, JsonSchema> };
  };
  const newer = new Set([
    ...['const', 'propertyNames', 'patternProperties', 'contentMediaType', 'contentEncoding', 'if', '$defs'],
    ...['prefixItems', 'contains', 'dependentRequired', 'unevaluatedProperties', '$schema', 'identifier'],
  ]);
  const found: string[] = [];
  const look = (value: unknown, place: string, isName = false): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, examples, $ref } = value as JsonSchema;
    if (!isName && !Array.isArray(value)) {
      if (Array.isArray(type) || type === 'null') found.push(`${place}: ${type}`);
      if (Array.isArray(examples)) found.push(`${place}: a list of examples`);
      if ($ref !== undefined && Object.keys(value).length > 1) found.push(`${place}: beside a reference`);
    }
    for (const [name, one] of Object.entries(value)) {
      if (!isName && newer.has(name)) found.push(`${place}/${name}`);
      if (!['example', 'examples', 'enum', 'default'].includes(name) || isName)
        look(one, `${place}/${name}`, name === 'properties' && !isName);
    }
  };
  look(document, '');
  assert.deepEqual(found, []);
  const { schemas } = document.components;
  const text = JSON.stringify(document);
  const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
  assert.deepEqual([...referred].sort(), Object.keys(schemas).sort());
  assert.deepEqual(schemas.Key?.properties && (schemas.Key.properties as JsonSchema).revoked_at, {
    description: 'When the key was revoked.',
    allOf: [{ $ref: '#/components/schemas/TimestampOrNull' }],
  });
  assert.equal(schemas.TimestampOrNull?.nullable, true);
  assert.equal(schemas.MediaUpload?.format, 'binary');
});

/** A document of these schemas, which all are used, in OpenAPI 3.0. */
function schemasOf(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const used = Object.keys(schemas).map(name => ({ schema: { $ref: `#/components/schemas/${name}` } }));
  const document = { info: {}, webhooks: {}, paths: { used }, components: { schemas } };
  const { components } = downgraded(document as unknown as OpenApiDocument);
  return (components as { schemas: Record<string, JsonSchema> }).schemas;
}

test('say in OpenAPI 3.0 what schemas of a host say, or less', () => {
  const $ref = '#/components/schemas/Colour';
  const made = schemasOf({
    Colour: { title: 'Colour', type: 'string', enum: ['red', 'blue'] },
    ColourOrNull: { type: 'integer', exclusiveMinimum: 3, exclusiveMaximum: 9 },
    Stop: { type: 'string', const: 'stop' },
    Tree: {
      type: 'object',
      required: [],
      patternProperties: { a: {} },
      properties: {
        const: { const: 5 },
        colour: { anyOf: [{ $ref }, { type: 'null' }] },
        named: { $ref, description: 'Which one.' },
        nothing: { type: 'null' },
        list: { type: ['array', 'null'] },
        stop: { anyOf: [{ $ref: '#/components/schemas/Stop' }, { type: 'null' }] },
        next: { anyOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }] },
        one: { oneOf: [{ type: 'string' }, { type: 'object' }, { type: 'null' }] },
        any: true,
        none: false,
      },
    },
  });
  assert.deepEqual(made.ColourOrNull_, {
    title: 'ColourOrNull_',
    type: 'string',
    nullable: true,
    enum: ['red', 'blue', null],
  });
  const [below, above] = [
    { minimum: 3, exclusiveMinimum: true },
    { maximum: 9, exclusiveMaximum: true },
  ];
  assert.deepEqual(made.ColourOrNull, { type: 'integer', ...below, ...above });
  const onlyNull = { type: 'object', nullable: true, enum: [null] };
  assert.deepEqual(made.Tree, {
    type: 'object',
    properties: {
      const: { enum: [5] },
      colour: { $ref: '#/components/schemas/ColourOrNull_' },
      named: { description: 'Which one.', allOf: [{ $ref }] },
      nothing: onlyNull,
      list: { type: 'array', nullable: true, items: {} },
      stop: { $ref: '#/components/schemas/StopOrNull' },
      next: { $ref: '#/components/schemas/TreeOrNull' },
      one: { oneOf: [{ type: 'string' }, { type: 'object' }, onlyNull] },
      any: {},
      none: { not: {} },
    },
  });
  assert.equal(made.TreeOrNull?.nullable, true);
  const stop = { title: 'StopOrNull', type: 'string', nullable: true, enum: ['stop', null] };
  assert.deepEqual(made.StopOrNull, stop);
});

test('are the same data in YAML, whatever the texts and names are', () => {
  const word = fc.constantFrom(
    'no',
    'Yes',
    'on',
    '~',
    'null',
    '1e3',
    '0x1f',
    '12:30:00',
    '2026-01-01',
    '- a',
    '# b',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    word,
    fc.constantFrom('a: b', '\u2028', '\ufeff', '\u0085', '', ' '),
  );
  const { value } = fc.letrec(tie => ({
    value: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value')),
      fc.dictionary(text, tie('value'), { noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(text, value, { noNullPrototype: true }), data => {
      const plain = JSON.parse(JSON.stringify(data));
      for (const version of ['1.1', '1.2'] as const)
        assert.deepEqual(parse(toYaml(plain), { version, merge: false }), plain);
    }),
    { numRuns: 300 },
  );
});

test.run();
