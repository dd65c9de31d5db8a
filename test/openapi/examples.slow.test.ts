/** Every example of the document is accepted when it is sent unchanged. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { startMock } from '../../mock-server/index.ts';
import type { JsonSchema } from '../../src/generated/schemas.ts';
import { createLinks, createRouter } from '../../src/index.ts';
import type { OpenApiDocument, OperationObject, ParameterObject } from '../../src/openapi/types.ts';
import { operations } from '../built-in.ts';
import {
  fixtureRepository,
  parts,
  post,
  type RawAnswer,
  secrets,
  send,
  serveApp,
  suiteOf,
} from '../helper.ts';

const test = suiteOf('The examples of the OpenAPI document');

const writing = new Set(
  operations.filter(({ method, writes = method !== 'GET' }) => writes).map(({ id }) => id),
);

interface Shape {
  readonly $ref?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** The values that tools use for a field: its examples, or those of the schemas that it refers to. */
function examplesOf(document: OpenApiDocument, schema: JsonSchema): readonly unknown[] {
  if (Array.isArray(schema.examples)) return schema.examples;
  const { $ref, anyOf = [], items, properties = {} } = schema as Shape;
  const within = (one: JsonSchema) => examplesOf(document, one);
  if ($ref !== undefined) return within(named(document, $ref));
  if (items !== undefined) return within(items).map(value => [value]);
  const members = Object.entries(properties);
  return members.length === 0
    ? anyOf.flatMap(within)
    : members.flatMap(([name, one]) => within(one).map(value => ({ [name]: value })));
}

const named = (document: OpenApiDocument, reference: string): JsonSchema =>
  document.components.schemas[reference.slice(reference.lastIndexOf('/') + 1)] ?? {};

interface Call {
  /** The part of the document that the example illustrates. */
  readonly what: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly type?: string;
}

/** Fields of which a request has exactly one. */
const alternatives: Readonly<Record<string, readonly string[]>> = {
  sendMessage: ['text', 'media', 'location', 'contact', 'poll'],
  replayWebhookDeliveries: ['delivery_ids', 'since'],
  tryAutomationRoute: ['event', 'event_id'],
};

/** Fields that only go with another one, in the place of its alternatives. */
const companions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  replayWebhookDeliveries: { until: 'since', endpoint_id: 'since', event_type: 'since', event_id: 'since' },
};

function callsOf(document: OpenApiDocument, template: string, operation: OperationObject): Call[] {
  const { parameters = [], requestBody } = operation;
  const exampleOf = ({ example, schema }: ParameterObject) => example ?? examplesOf(document, schema)[0];
  const pathWith = (query: Record<string, unknown>) => {
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const parameter = parameters.find(one => one.in === 'path' && one.name === name);
      assert.ok(parameter?.example !== undefined, `${operation.operationId}: ${name} has no example`);
      return encodeURIComponent(String(parameter.example));
    });
    const text = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return text.size === 0 ? path : `${path}?${text}`;
  };
  const inQuery = parameters.filter(one => one.in === 'query' && one.name !== 'api_key');
  const needed = Object.fromEntries(
    inQuery.filter(one => one.required).map(one => [one.name, exampleOf(one)]),
  );
  const content = requestBody?.content['application/json'];
  const minimal = (content?.example ?? {}) as Record<string, unknown>;
  const shape = content === undefined ? {} : named(document, content.schema.$ref);
  const properties = Object.entries((shape.properties ?? {}) as Record<string, JsonSchema>);
  const fields = properties.flatMap(([name, schema]) =>
    examplesOf(document, schema).map(value => [name, value] as const),
  );
  const path = pathWith(needed);
  const types = Object.keys(requestBody?.content ?? {});
  const others = alternatives[operation.operationId] ?? [];
  const companionsOf = companions[operation.operationId] ?? {};
  const bodyWith = (name: string, value: unknown) => {
    const companion = companionsOf[name];
    const known = new Map(fields);
    const replaced = [name, companion].some(one => one !== undefined && others.includes(one)) ? others : [];
    const rest = Object.entries(minimal).filter(([one]) => !replaced.includes(one));
    return {
      ...Object.fromEntries(rest),
      ...(companion === undefined ? {} : { [companion]: known.get(companion) }),
      [name]: value,
    };
  };
  return [
    ...(types.length === 0 ? [{ what: 'as it stands', path }] : []),
    ...types.map(type => ({
      what: `as ${type}`,
      path,
      body: (requestBody?.content[type]?.example ?? {}) as Call['body'] & object,
      type,
    })),
    ...inQuery.flatMap(one =>
      [exampleOf(one), ...examplesOf(document, one.schema)]
        .filter(value => value !== undefined)
        .map(value => ({ what: one.name, path: pathWith({ ...needed, [one.name]: value }) })),
    ),
    ...fields.map(([name, value]) => ({
      what: name,
      path,
      body: bodyWith(name, value),
    })),
    ...(fields.length === 0
      ? []
      : [
          {
            what: 'all fields',
            path,
            body: {
              ...Object.fromEntries(
                fields.filter(([name]) => !others.includes(name) && companionsOf[name] === undefined),
              ),
              ...minimal,
            },
          },
        ]),
  ];
}

function ask(
  base: string,
  method: string,
  { path, body, type = 'application/json' }: Call,
): Promise<RawAnswer> {
  if (type === 'multipart/form-data')
    return parts(base + path, body ?? {}, { authorization: `Bearer ${secrets.studio}` });
  const text = /json$|^text/.test(type)
    ? JSON.stringify(body)
    : String(new URLSearchParams(body as Record<string, string> | undefined));
  return send(base + path, {
    method: method.toUpperCase(),
    headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': type },
    ...(body === undefined ? {} : { body: text }),
  });
}

/** The refused examples, each sent to a separate service. */
async function refusedOf(start: () => Promise<{ url: string; reset(): Promise<void> }>): Promise<string[]> {
  const { url, reset } = await start();
  const document = (await send(`${url}/api/openapi.json`)).json as unknown as OpenApiDocument;
  const refused: string[] = [];
  for (const [template, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods))
      for (const call of callsOf(document, template, operation)) {
        const { status, text } = await ask(url, method, call);
        if (status >= 300) refused.push(`${operation.operationId}, ${call.what}: ${call.path} ${text}`);
        // The effects of a call must not affect the next one.
        if (writing.has(operation.operationId)) await reset();
      }
  return refused;
}

test('are valid requests: bodies and parameters, each field alone, and all together', async cleanup => {
  const refused = await refusedOf(async () => {
    const mock = await startMock();
    cleanup(mock.close);
    return mock;
  });
  assert.deepEqual(refused, []);
});

test('are still valid in later years', async cleanup => {
  for (const year of [2024, 2031, 2090]) {
    const refused = await refusedOf(async () => {
      const mock = await startMock({ now: () => Date.UTC(year, 5, 15, 12) });
      cleanup(mock.close);
      return mock;
    });
    assert.deepEqual(refused, []);
  }
});

test('use a domain only if the service has one', async cleanup => {
  const shown = async (base: string) => {
    const { components } = (await send(`${base}/api/openapi.json`)).json as unknown as OpenApiDocument;
    return components.schemas.LinkDomain?.examples;
  };
  const mock = await startMock();
  cleanup(mock.close);
  assert.equal(await shown(mock.url), undefined);
  const repository = await fixtureRepository();
  const links = createLinks({ repository, url: 'https://shop.example/l', domains: ['go.example'] });
  cleanup(links.close);
  const { url } = await serveApp(cleanup, new Koa().use(createRouter({ repository, links }).routes()));
  assert.deepEqual(await shown(url), ['go.example']);
  const key = { authorization: `Bearer ${secrets.studio}` };
  const link = { url: 'https://shop.example/new', domain: 'go.example' };
  assert.equal((await post(`${url}/api/v1/links`, link, key)).status, 201);
  const asked = await send(`${url}/api/v1/links/availability?slug=new&domain=go.example`, { headers: key });
  assert.equal(asked.status, 200);
});

test.run();
