/** The example request of an operation, built from the examples of its parameters. */
import { referredSchema } from '../common/json/referred-schema.ts';
import { type JsonSchema, schemas } from '../generated/schemas.ts';
import type { Operation } from '../group/operation.ts';

export interface ExampleCall {
  /** Path and query with parameters filled in. */
  readonly path: string;
  /** JSON, or `null` for none. */
  readonly body: unknown;
}

/** Schemas of the query or body parameters, by name. */
export function parametersOf({
  input,
}: Pick<Operation, 'input'>): readonly (readonly [string, JsonSchema])[] {
  return Object.entries((input.properties ?? {}) as Record<string, JsonSchema>);
}

export function requiredOf({ input }: Pick<Operation, 'input'>): readonly string[] {
  return (input.required ?? []) as readonly string[];
}

/** The first example of the whole request, or the required parameters, each with its example. */
export function exampleInput(operation: Operation): Record<string, unknown> {
  const [whole] = (operation.input.examples ?? []) as readonly Record<string, unknown>[];
  if (whole !== undefined) return whole;
  const required = requiredOf(operation);
  const chosen = parametersOf(operation).filter(([name]) => required.includes(name));
  return Object.fromEntries(chosen.map(([name, schema]) => [name, exampleOf(operation, name, schema)]));
}

function exampleOf({ id }: Operation, name: string, schema: JsonSchema): unknown {
  const [example] = (schema.examples ??
    referredSchema(schema, schemas)?.examples ??
    []) as readonly unknown[];
  if (example === undefined) throw new Error(`${id}: the schema of ${name} has no example`);
  return example;
}

export function exampleCall(operation: Operation): ExampleCall {
  const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(operation.params?.[name]?.example ?? ''),
  );
  if (operation.raw !== undefined)
    return { path, body: operation.raw.content['application/json']?.example ?? null };
  const input = exampleInput(operation);
  if (operation.method !== 'GET') return { path, body: parametersOf(operation).length > 0 ? input : null };
  const query = new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  return { path: query.size === 0 ? path : `${path}?${query}`, body: null };
}
