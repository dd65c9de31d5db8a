/** Derives an OpenAPI 3.1 document from the operation table and the schemas. */
import { type ErrorCode, errorTable } from '../errors.ts';
import { type JsonSchema, schemas } from '../generated/schemas.ts';
import type { Operation, OperationGroup } from '../operation.ts';

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<
    Record<'schemas' | 'responses' | 'securitySchemes', Readonly<Record<string, unknown>>>
  >;
}

const securitySchemes = {
  apiKeyParameter: {
    type: 'apiKey',
    in: 'query',
    name: 'api_key',
    description: 'The key as a parameter, in query or body.',
  },
  apiKeyHeader: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The key as a header.' },
  bearer: { type: 'http', scheme: 'bearer', description: 'The key as a bearer token (RFC 6750).' },
};

/** What any operation may refuse, by the name of its reusable response. */
const refusals: Record<string, readonly ErrorCode[]> = {
  BadRequest: ['invalid_request'],
  Unauthorized: ['missing_key', 'unknown_key', 'expired_key', 'revoked_key'],
  Forbidden: ['missing_scope'],
  PayloadTooLarge: ['body_too_large'],
  UnsupportedMediaType: ['unsupported_media_type'],
  InternalServerError: ['internal_error'],
  ServiceUnavailable: ['unavailable'],
};

/** The document. `server` is the address of the mount: absolute, or a path from the server's root. */
export function openApiDocument(
  groups: readonly OperationGroup[],
  { server }: { server: string },
): OpenApiDocument {
  const operations = groups.flatMap(group => group.operations);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, operations } of groups)
    for (const operation of operations)
      paths[operation.path] = {
        ...paths[operation.path],
        [operation.method.toLowerCase()]: describe(operation, name),
      };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marketplace API',
      version: '1.0.0',
      description: 'Account, items, purchase validation and models of a digital marketplace.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: reachable(operations),
      responses: Object.fromEntries(
        Object.entries(refusals).map(([name, codes]) => [
          name,
          refusal(codes.map(code => errorTable[code].message)),
        ]),
      ),
      securitySchemes,
    },
  };
}

const reference = (title: string) => ({ $ref: `#/components/schemas/${title}` });

function describe(operation: Operation, group: string): object {
  const properties = Object.entries(
    (schemas[operation.request]?.properties ?? {}) as Record<string, JsonSchema>,
  );
  const required = (schemas[operation.request]?.required ?? []) as readonly string[];
  const parameters = properties.map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema,
  }));
  const content = { schema: reference(operation.request) };
  const input =
    operation.method === 'GET'
      ? { parameters }
      : {
          requestBody: {
            required: true,
            content: { 'application/json': content, 'application/x-www-form-urlencoded': content },
          },
        };
  return {
    operationId: operation.id,
    tags: [group],
    summary: operation.summary,
    description: `${operation.description} Needs the scope \`${operation.scope}\`.`,
    security:
      operation.auth === 'bearer'
        ? [{ bearer: [] }]
        : [{ apiKeyParameter: [] }, { apiKeyHeader: [] }, { bearer: [] }],
    ...(properties.length > 0 ? input : {}),
    responses: {
      200: {
        description: operation.reply.description,
        content: { 'application/json': { schema: reference(operation.reply.schema) } },
      },
      ...errorResponses(operation),
    },
  };
}

function errorResponses(operation: Operation): Record<string, object> {
  const responses: Record<string, object> = {};
  for (const [name, [first]] of Object.entries(refusals)) {
    const status = first === undefined ? 500 : errorTable[first].status;
    responses[status] =
      operation.onlyMessage !== undefined && status < 500
        ? refusal([operation.onlyMessage])
        : { $ref: `#/components/responses/${name}` };
  }
  for (const status of new Set(operation.errors.map(code => errorTable[code].status))) {
    const codes = operation.errors.filter(code => errorTable[code].status === status);
    responses[status] = refusal(codes.map(code => errorTable[code].message));
  }
  return responses;
}

function refusal(messages: readonly string[]): object {
  const examples = Object.fromEntries(
    messages.map(msg => [msg.toLowerCase().replaceAll(/[^a-z]+/g, '_'), { value: { status: 'error', msg } }]),
  );
  return {
    description: `${messages.join('; ')}.`,
    content: { 'application/json': { schema: reference('ErrorBody'), examples } },
  };
}

/** The shapes that the operations name, and those that these name in turn. */
function reachable(operations: readonly Operation[]): Record<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const visit = (title: string) => {
    if (found.has(title)) return;
    const schema = schemas[title];
    if (schema !== undefined) found.set(title, schema);
    visitNamed(schema);
  };
  const visitNamed = (schema: JsonSchema | undefined) => {
    for (const [, title = ''] of JSON.stringify(schema ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      visit(title);
  };
  visit('ErrorBody');
  for (const { method, request, reply } of operations) {
    // Parameters of a query stand in the operation itself: only what they name in turn is a component.
    if (method === 'GET') visitNamed(schemas[request]);
    else visit(request);
    visit(reply.schema);
  }
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
