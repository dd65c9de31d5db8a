/** The parameters of operations, and calls with some of them. */
import { referredSchema } from '../../src/common/json/referred-schema.ts';
import { type JsonSchema, schemas } from '../../src/generated/schemas.ts';
import type { Operation } from '../../src/group/operation.ts';
import { type RawAnswer, secrets, send } from '../helper.ts';
import { type GoodCall, goodCalls, requestOf } from './calls.ts';

/** Schemas of the query or body parameters, by name. */
export const parametersOf = ({ request }: Pick<Operation, 'request'>): [string, JsonSchema][] =>
  Object.entries((schemas[request]?.properties ?? {}) as Record<string, JsonSchema>);

/** A schema with what it refers to; of several, the first. */
export function resolved(schema: JsonSchema): JsonSchema {
  const [first] = (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[];
  if (first !== undefined) return { ...resolved(first), ...schema };
  const referred = referredSchema(schema, schemas) ?? {};
  return referred === schema ? schema : { ...resolved(referred), ...schema };
}

/** Calls an operation on the record of its good call. */
export function ask(
  base: string,
  { id, path, method }: Operation,
  { query, body }: Pick<GoodCall, 'query' | 'body'>,
): Promise<RawAnswer> {
  const { params = {} } = goodCalls[id] ?? {};
  const to = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const call: GoodCall = body === undefined ? {} : { body };
  return send(
    `${base}${to}${query === undefined ? '' : `?${query}`}`,
    requestOf(method, call, secrets.studio),
  );
}
