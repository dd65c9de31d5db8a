/** Lists of values that never come twice. */
import type { JsonSchema } from '../../generated/schemas.ts';
import type { Schemas } from './unions.ts';
import { referenced } from './unions.ts';
import { within } from './within.ts';

/** Titles of what clients send. */
const sent = /(?:Request|Input)$/;

/**
 * An answer whose lists do not say that no value comes twice: clients for axios would have the type of a Set for them,
 * and get a list. What is sent keeps that rule, because the service refuses a list that breaks it.
 */
export const withAnsweredLists = (title: string, schema: JsonSchema, schemas: Schemas): JsonSchema =>
  schema.type !== 'object' || sent.test(title) ? schema : withLists(schema, schemas);

function withLists(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { $ref, ...beside } = schema;
  const { title: _, ...target } = schemas[referenced.exec(String($ref))?.[1] ?? ''] ?? {};
  const whole = target.uniqueItems === true ? { ...target, ...beside } : schema;
  const { uniqueItems: __, ...rest } = whole as JsonSchema;
  return within(rest, one => withLists(one, schemas));
}
