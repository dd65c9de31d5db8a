/** Turns gathered parameters into the input of an operation: types from text, then the compiled schema. */
import { MarketplaceError } from '../errors.ts';
import * as requestValidators from '../generated/request-validators.ts';
import { type JsonSchema, schemas } from '../generated/schemas.ts';
import type { RequestName } from '../operation.ts';
import { explain, type Validator } from '../schema-error.ts';
import type { Parameters } from './parameters.ts';

const validators: Readonly<Record<RequestName, Validator>> = { ...requestValidators };
const integer = /^-?(0|[1-9]\d{0,19})$/;

/** Half of a surrogate pair: JSON can write it, but no other text can hold it, PostgreSQL's among them. */
const halfCharacter = /\p{Surrogate}/u;

export interface InputReader {
  /** The names that the operation takes. */
  readonly names: readonly string[];
  /** Checks the parameters in place. Throws 400 that names the first one that does not fit. */
  read(parameters: Parameters): Parameters;
}

/** `stored`: what is read may be kept, so that it must be text that a storage can hold. */
export function createInputReader(request: RequestName, stored = true): InputReader {
  const validate = validators[request];
  const properties = Object.entries((schemas[request]?.properties ?? {}) as Record<string, JsonSchema>);
  const namesOf = (type: string) =>
    properties.filter(([, schema]) => typeOf(schema) === type).map(([name]) => name);
  const integers = namesOf('integer');
  return {
    names: properties.map(([name]) => name),
    read(parameters) {
      // Queries and forms know only text; in JSON a text of digits is meant the same.
      for (const name of integers) {
        const value = parameters[name];
        if (typeof value === 'string' && integer.test(value)) parameters[name] = Number(value);
      }
      for (const [name, value] of stored ? Object.entries(parameters) : [])
        if (isHalved(value)) throw new MarketplaceError('invalid_request', `${name} holds half a character`);
      if (validate(parameters)) return parameters;
      const { pointer, reason } = explain(validate.errors);
      throw new MarketplaceError('invalid_request', `${pointer.slice(1)} ${reason}`);
    },
  };
}

/** Whether a text is cut in half, at whatever depth. Records in a list are looked at by who takes them one by one. */
function isHalved(value: unknown): boolean {
  if (typeof value === 'string') return halfCharacter.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(one => typeof one === 'string' && halfCharacter.test(one));
  return Object.entries(value).some(([name, inner]) => halfCharacter.test(name) || isHalved(inner));
}

function typeOf(schema: JsonSchema): unknown {
  const reference = schema.$ref as string | undefined;
  return reference === undefined
    ? schema.type
    : schemas[reference.slice(reference.lastIndexOf('/') + 1)]?.type;
}
