/** What the HTTP document promises, as lines: operations with their parameters and answers, events, and schemas. */
import { builtIn } from '../../src/factories/built-in/groups.ts';
import type { JsonSchema } from '../../src/generated/schemas.ts';
import { servedBy } from '../../src/group/serve.ts';
import { openApiDocument } from '../../src/openapi/document.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What says nothing about which values are right. */
const prose = new Set([
  'description',
  'title',
  'examples',
  'example',
  '$schema',
  '$id',
  'default',
  'deprecated',
]);
/** Keywords whose values are schemas, and that get a place of their own. */
const containers: Readonly<Record<string, (place: string, name: string) => string>> = {
  properties: (place, name) => `${place}.${name}`,
  $defs: (place, name) => `${place}#${name}`,
  patternProperties: (place, name) => `${place}.{${name}}`,
};

/** A line for each keyword of a schema: `Link.url type "string"`. */
function* schemaLines(place: string, schema: unknown): Generator<string> {
  if (!isNode(schema)) return void (yield `${place} ${JSON.stringify(schema)}`);
  const required = Array.isArray(schema.required) ? schema.required : [];
  for (const [keyword, value] of Object.entries(schema)) {
    if (prose.has(keyword) || keyword.startsWith('x-') || keyword === 'required') continue;
    const below = containers[keyword];
    if (below !== undefined && isNode(value)) {
      for (const [name, own] of Object.entries(value)) {
        const at = below(place, name);
        if (keyword === 'properties') yield `${at} ${required.includes(name) ? 'required' : 'optional'}`;
        yield* schemaLines(at, own);
      }
    } else if (keyword === 'enum' && Array.isArray(value))
      for (const one of value) yield `${place} may be ${JSON.stringify(one)}`;
    else if (Array.isArray(value) && value.some(isNode))
      for (const [index, own] of value.entries()) yield* schemaLines(`${place} ${keyword} ${index}`, own);
    else if (isNode(value)) yield* schemaLines(`${place} ${keyword}`, value);
    else yield `${place} ${keyword} ${JSON.stringify(value)}`;
  }
}

interface DocumentLines {
  readonly http: string[];
  readonly events: string[];
}

export function documentLines(): DocumentLines & { readonly errors: string[] } {
  const served = servedBy(builtIn);
  const errors = Object.entries(served.errors).map(([code, { status }]) => `${code} ${status}`);
  return { ...linesOf(openApiDocument(served, { server: '/' })), errors };
}

function linesOf({ paths, webhooks, components }: ReturnType<typeof openApiDocument>): DocumentLines {
  const http: string[] = [];
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      http.push(`${name} operationId ${operation.operationId}`);
      for (const one of operation.security)
        http.push(`${name} takes ${Object.keys(one).join(' and ') || 'no key'}`);
      for (const { name: own, in: where, required, schema } of operation.parameters ?? []) {
        http.push(`${name} ${where}.${own} ${required ? 'required' : 'optional'}`);
        http.push(...schemaLines(`${name} ${where}.${own}`, schema));
      }
      for (const [type, { schema }] of contentOf(operation.requestBody))
        http.push(...schemaLines(`${name} body ${type}`, schema));
      for (const [status, response] of Object.entries(operation.responses)) {
        http.push(`${name} answers ${status}`);
        for (const [type, { schema }] of contentOf(response))
          http.push(...schemaLines(`${name} ${status} ${type}`, schema));
      }
    }
  for (const [name, schema] of Object.entries(components.schemas)) http.push(...schemaLines(name, schema));
  const events = Object.entries(webhooks).flatMap(([type, { post }]) =>
    Object.values(post.requestBody.content).flatMap(({ schema }) => [...schemaLines(type, schema)]),
  );
  return { http, events };
}

/** The content of a body, or nothing for a reference. */
const contentOf = (of: unknown): readonly [string, { readonly schema?: JsonSchema }][] =>
  isNode(of) && isNode(of.content)
    ? Object.entries(of.content as Record<string, { schema?: JsonSchema }>)
    : [];
