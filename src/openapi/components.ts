/** The schemas of the document. */
import { byText } from '../common/text/compare-texts.ts';
import type { JsonSchema } from '../generated/schemas.ts';
import type { OfferedEvent } from '../group/event.ts';
import type { Operation } from '../group/operation.ts';
import type { Served } from '../group/served.ts';
import type { SchemaReference } from './types.ts';

/**
 * The key as the specification names it. It is not `required`, because a client that sends the key in a header would
 * then have to send it twice. It has no example, because a key is always individual.
 */
export const apiKey = {
  description:
    'The API key. Required, unless it is sent in the header `x-api-key` or `api_key`, or as a bearer token.',
  'x-required': true,
} as const;

export const reference = (title: string): SchemaReference => ({ $ref: `#/components/schemas/${title}` });

/** The body of an operation that accepts the key in it. */
const withKey = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { api_key: { type: 'string', ...apiKey }, ...(schema.properties as object) },
});

/** The titles of the schemas that a part of the document refers to. */
export const titlesIn = (schema: object | undefined): string[] =>
  [...JSON.stringify(schema ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, title = '']) => title,
  );

/** The titles of the schemas that answers and events refer to, directly and indirectly. */
export function answered(
  operations: readonly Operation[],
  events: readonly OfferedEvent[],
  schemas: Served['schemas'],
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (title: string) => {
    if (found.has(title)) return;
    found.add(title);
    titlesIn(schemas[title]).forEach(visit);
  };
  visit('ErrorBody');
  for (const { schema } of events) if (schema !== undefined) visit(schema);
  for (const { reply } of operations) {
    const answer = 'schema' in reply ? reply.schema : reply.event;
    if (answer !== undefined) visit(answer);
  }
  return found;
}

/** The schemas that operations and events refer to, directly and indirectly. */
export function reachable(
  operations: readonly Operation[],
  events: readonly OfferedEvent[],
  schemas: Served['schemas'],
): Record<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const takesKey = new Set(
    operations
      .filter(({ auth, method }) => auth === 'parameter' && method !== 'GET')
      .map(({ request }) => `${request}`),
  );
  const visit = (title: string) => {
    if (found.has(title)) return;
    const plain = schemas[title];
    const schema = plain !== undefined && takesKey.has(title) ? withKey(plain) : plain;
    if (schema !== undefined) found.set(title, schema);
    titlesIn(schema).forEach(visit);
  };
  visit('ErrorBody');
  for (const { schema } of events) if (schema !== undefined) visit(schema);
  for (const { method, request, input, reply, raw } of operations) {
    for (const { schema } of Object.values(raw?.content ?? {})) visit(schema);
    // Query parameters are part of the operation; only schemas that they refer to are components.
    if (method === 'GET') titlesIn(input).forEach(visit);
    else if (Object.keys(input.properties ?? {}).length > 0) visit(request);
    const answer = 'schema' in reply ? reply.schema : reply.event;
    if (answer !== undefined) visit(answer);
  }
  return Object.fromEntries([...found].sort(byText(([name]) => name)));
}

export function withExamples(
  found: Readonly<Record<string, JsonSchema>>,
  chosen: Readonly<Record<string, readonly unknown[]>>,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(found).map(([title, schema]) => {
      const { examples, ...rest } = schema;
      const shown = (chosen[title] ?? examples ?? []) as readonly unknown[];
      return [title, shown.length === 0 ? rest : { ...rest, examples: shown }];
    }),
  );
}

/** A key can have the scopes of served groups only. */
export function withScopes(
  found: Readonly<Record<string, JsonSchema>>,
  scopes: readonly string[],
): Record<string, JsonSchema> {
  if (found.Scope === undefined) return found;
  const { pattern: _, maxLength: __, ...rest } = found.Scope;
  return { ...found, Scope: { ...rest, enum: scopes } };
}
