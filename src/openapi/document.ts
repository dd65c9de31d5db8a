/** Derives an OpenAPI 3.1 document from the served groups and the schemas. */

import { defined } from '../common/defined.ts';
import { isJson } from '../common/events/cloudevents.ts';
import type { JsonSchema } from '../generated/schemas.ts';
import type { Operation } from '../group/operation.ts';
import type { ServedRawInput } from '../group/raw-input.ts';
import type { Served } from '../group/served.ts';
import { bodyTypesOf, eventStream, jsonType } from '../http/body-types.ts';
import { ownHeadersOf } from '../http/request-headers.ts';
import { answered, apiKey, reachable, reference, withExamples, withScopes } from './components.ts';
import { describeEvent, receivedTag } from './deliveries.ts';
import { exampleInput, parametersOf, requiredOf } from './example-call.ts';
import { exampleReplies } from './example-replies.ts';
import { withInlineEvents } from './inline-events.ts';
import { portable, portableSchemas } from './portable/schemas.ts';
import { errorResponses, partHeaders, reusableResponses, sendsParts } from './refusals.ts';
import { withServedScopes } from './scopes.ts';
import type {
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
} from './types.ts';

const securitySchemes = {
  apiKeyParameter: {
    type: 'apiKey',
    in: 'query',
    name: 'api_key',
    description: 'The API key as a parameter in the query or body.',
  },
  apiKeyHeader: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The API key in a header.' },
  apiKeyNamedHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'api_key',
    description:
      'The API key in a header with the name of the parameter. Some proxies drop headers with an underscore, such as nginx unless `underscores_in_headers` is on.',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'The API key as a bearer token (RFC 6750).' },
};

/** Where the key of an operation may stand. */
const schemesOf: Readonly<Record<Operation['auth'], readonly string[]>> = {
  parameter: Object.keys(securitySchemes),
  bearer: ['bearer'],
  none: [],
};

export interface DocumentSettings {
  /** URL of the mount: absolute, or a path from the server's root. */
  readonly server: string;
  /** Examples by schema title, which replace those of the schema. None: no example. */
  readonly examples?: Readonly<Record<string, readonly unknown[]>>;
  /** Whether rate limits apply, so that each operation may answer 429. @default false */
  readonly limited?: boolean;
  /** The ids of operations that have rate limits of their own. @default none */
  readonly limitedOperations?: readonly string[];
  /** Whether wrong guesses are rate limited. @default false */
  readonly guessesLimited?: boolean;
  /** Whether the service stores events for webhooks, whose deliveries it refuses. @default false */
  readonly refusesDeliveries?: boolean;
  /** Whether bearer operations accept the key in other places too. @default false */
  readonly parameterKeyOnV1?: boolean;
}

/** The OpenAPI document. */
export function openApiDocument(
  { groups, operations, events, scopes, errors, schemas }: Served,
  {
    server,
    examples = {},
    limited = false,
    limitedOperations = [],
    guessesLimited = false,
    refusesDeliveries = false,
    parameterKeyOnV1 = false,
  }: DocumentSettings,
): OpenApiDocument {
  const settings = { limited, refusesDeliveries, parameterKeyOnV1 };
  const withOwnLimits = (operation: Operation): Operation =>
    limitedOperations.includes(operation.id) || (guessesLimited && operation.guessed !== undefined)
      ? { ...operation, errors: [...operation.errors, 'too_many_requests'] }
      : operation;
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const { name, operations } of groups)
    for (const operation of operations)
      paths[templateOf(operation.path)] = {
        ...paths[templateOf(operation.path)],
        [operation.method.toLowerCase()]: describe(
          operation,
          name,
          errorResponses(withOwnLimits(operation), settings, errors),
        ),
      };
  const received = receivedTag(groups.map(({ name }) => name));
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {
      title: 'Marketplace API',
      version: '1.0.0',
      description: 'The HTTP API of a digital marketplace.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The operator of this marketplace' },
    },
    servers: [{ url: server }],
    tags: [
      ...groups.map(({ name, description }) => ({ name, description })),
      ...(events.length === 0 ? [] : [received]),
    ],
    paths,
    webhooks: Object.fromEntries(
      events.map(event => [event.type, { post: describeEvent(event, received.name) }]),
    ),
    components: {
      schemas: withScopes(
        withExamples(
          reachable(operations, events, portableSchemas(schemas, answered(operations, events, schemas))),
          examples,
        ),
        Object.keys(scopes),
      ),
      responses: reusableResponses(operations, settings),
      securitySchemes,
    },
  };
  return withInlineEvents(withServedScopes(document, Object.keys(scopes)) as OpenApiDocument);
}

/** Converts `/keys/:key_id` to OpenAPI's `/keys/{key_id}`. */
const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

function describe(
  operation: Operation,
  group: string,
  refused: OperationObject['responses'],
): OperationObject {
  const { path, method, auth, scope, reply, params = {} } = operation;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(
    ([, name = '']): ParameterObject => ({
      name,
      in: 'path',
      required: true,
      ...params[name],
      schema: { type: 'string' },
    }),
  );
  const inQuery = method === 'GET' ? queryParameters(operation) : [];
  const inHeaders = Object.entries(ownHeadersOf(operation)).map(
    ([name, described]): ParameterObject => ({
      name,
      in: 'header',
      required: false,
      ...described,
      schema: { type: 'string' },
    }),
  );
  const parameters = [...inPath, ...(auth === 'parameter' ? [keyParameter] : []), ...inQuery, ...inHeaders];
  const body = requestBody(operation);
  return {
    operationId: operation.id,
    tags: [group],
    summary: operation.summary,
    // The scope is part of the description, because linters expect OAuth scopes in `security`.
    description: `${operation.description} ${scope === null ? 'Requires no API key.' : `Requires the scope \`${scope}\`.`}`,
    ...(method === 'DELETE' || operation.irreversible ? { 'x-irreversible': true as const } : {}),
    security: schemesOf[auth].map(scheme => ({ [scheme]: [] })),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...defined({ requestBody: body ?? undefined }),
    responses: {
      [reply.status ?? 200]: {
        description: reply.description,
        content: successContent(operation),
      },
      ...(sendsParts(operation)
        ? {
            206: {
              description: 'The part that `Range` names.',
              headers: partHeaders,
              content: successContent(operation),
            },
          }
        : {}),
      ...refused,
    },
  };
}

function successContent(operation: Operation): NonNullable<ResponseObject['content']> {
  const { reply } = operation;
  if ('schema' in reply) {
    const [first, ...more] = exampleReplies(operation);
    const shown =
      first === undefined || first.name === null
        ? { example: first?.body }
        : { examples: Object.fromEntries([first, ...more].map(({ name, body }) => [name, { value: body }])) };
    return { [jsonType]: { schema: reference(reply.schema), ...shown } };
  }
  const isText = (type: string) => type.startsWith('text/');
  // Some generators know bytes only by this type, which stands for all others.
  const types = reply.media.flatMap(type => (type === '*/*' ? [bytesType, type] : [type]));
  const { event } = reply;
  const schemaOf = (type: string) =>
    type === eventStream && event !== undefined
      ? streamOf(event)
      : isText(type)
        ? text
        : isJson(type)
          ? anyJson
          : bytes;
  return Object.fromEntries(types.map(type => [type, { schema: schemaOf(type) }]));
}

/** Text to generators, because OpenAPI 3.1 has no other type for a stream; its content is the events one by one. */
const streamOf = (event: string): JsonSchema => ({
  type: 'string',
  description: `Server-Sent Events. The \`data\` of each is JSON: \`${event}\`.`,
  contentMediaType: eventStream,
  contentSchema: {
    type: 'object',
    required: ['id', 'data'],
    properties: {
      id: { type: 'string', description: 'Continue after this event with `Last-Event-ID`.' },
      data: { type: 'string', contentMediaType: jsonType, contentSchema: reference(event) },
    },
  },
});

const bytesType = 'application/octet-stream';
const text = { type: 'string' };
const anyJson = {};
/** OpenAPI 3.1 needs no schema for bytes, but generators make a text of them without this one. */
const bytes = { type: 'string', format: 'binary' };

const keyParameter: ParameterObject = {
  name: 'api_key',
  in: 'query',
  required: false,
  ...apiKey,
  schema: { type: 'string' },
};

function queryParameters(operation: Operation): ParameterObject[] {
  return parametersOf(operation).map(
    ([name, { description, examples, deprecated, ...schema }]): ParameterObject => ({
      name,
      in: 'query',
      required: requiredOf(operation).includes(name),
      ...(typeof description === 'string' ? { description } : {}),
      ...(deprecated === true ? { deprecated } : {}),
      ...(Array.isArray(examples) ? { example: examples[0] } : {}),
      schema: portable(schema, {}),
    }),
  );
}

function requestBody(operation: Operation): RequestBodyObject | null {
  if (operation.raw !== undefined) return rawBody(operation.raw);
  if (operation.method === 'GET' || parametersOf(operation).length === 0) return null;
  const content = { schema: reference(operation.request), example: exampleInput(operation) };
  return {
    required: requiredOf(operation).length > 0,
    content: Object.fromEntries(bodyTypesOf(operation).map(type => [type, content])),
  };
}

/** `null` if the operation reads no body. */
function rawBody({ content }: ServedRawInput): RequestBodyObject | null {
  const types = Object.entries(content).map(([type, { schema, example }]) => [
    type,
    { schema: reference(schema), example },
  ]);
  return types.length === 0 ? null : { required: true, content: Object.fromEntries(types) };
}
