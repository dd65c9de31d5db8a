/** Checks request schemas of a host for parameters that no request could send. */
import type { JsonSchema } from '../generated/schemas.ts';
import type { DeclaredOperation } from './operation.ts';
import { fitsInQuery } from './parameter-types.ts';

const composing = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas'] as const;

/** @throws TypeError that names the schema */
export function checkRequestSchema(
  title: string,
  input: JsonSchema,
  method: DeclaredOperation['method'],
): void {
  const refuse = (what: string): never => {
    throw new TypeError(`the schema ${title} ${what}`);
  };
  if (input.type !== 'object') refuse('must have the type object');
  const properties = (input.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  for (const [name, schema] of Object.entries(properties)) {
    if (name === 'api_key') refuse('must not have the parameter api_key, which is the key of the caller');
    if (name in {}) refuse(`must not have a parameter with the name ${name}`);
    if (method === 'GET' && !fitsInQuery(schema))
      refuse(
        `has the parameter ${name}, which a query cannot contain: use text, numbers, true and false, or a list of these`,
      );
  }
  // Unknown parameters are refused or ignored, so these keywords would promise what no handler receives.
  for (const keyword of [
    'additionalProperties',
    'unevaluatedProperties',
    'patternProperties',
    'propertyNames',
  ])
    if (input[keyword] !== undefined && input[keyword] !== false)
      refuse(
        `must not have ${keyword} at the top: only the parameters in properties reach the handler; put free names into an object of their own`,
      );
  for (const name of composedNames(input))
    if (!Object.hasOwn(properties, name))
      refuse(`describes the parameter ${name} only in a part of it: add it to properties at the top`);
}

/** The properties that the parts of a schema describe, of the same object. */
function composedNames(schema: JsonSchema): string[] {
  return composing.flatMap(keyword => {
    const value = schema[keyword];
    const parts = keyword === 'dependentSchemas' ? Object.values(value ?? {}) : [value ?? []].flat();
    return (parts as readonly unknown[])
      .filter((part): part is JsonSchema => typeof part === 'object' && part !== null)
      .flatMap(part => [...Object.keys(part.properties ?? {}), ...composedNames(part)]);
  });
}
