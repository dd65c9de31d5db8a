/** Turns gathered parameters into the input of an operation: types from text, then the compiled schema. */

import { invalidParameters, type Problem } from '../common/errors.ts';
import { explain } from '../common/schema-error.ts';
import { type JsonSchema, schemas } from '../generated/schemas.ts';
import type { Operation } from '../group/operation.ts';
import type { RequestName } from '../group/shape.ts';
import { validatorOf } from '../group/shapes.ts';
import type { Parameters } from './parameters.ts';

const integer = /^-?(0|[1-9]\d{0,19})$/;

/** Half of a surrogate pair: JSON can write it, but no other text can hold it, PostgreSQL's among them. */
const halfCharacter = /\p{Surrogate}/u;

export interface InputReader {
  /** The names that the operation takes. */
  readonly names: readonly string[];
  /** Checks the parameters in place. Throws 400 that names the first one that does not fit. */
  read(parameters: Parameters): Parameters;
  /** The same, but the refusal has the problems of all parameters that do not fit. */
  readWhole(parameters: Parameters): Parameters;
}

/** Reads what a schema of this package asks for. */
export const createInputReader = (request: RequestName): InputReader =>
  inputReader({ input: schemas[request] ?? {}, validate: validatorOf(request) });

/** `stored`: what is read may be kept, so that it must be text that a storage can hold. */
export function inputReader(
  { input, validate }: Pick<Operation, 'input' | 'validate'>,
  stored = true,
): InputReader {
  const properties = Object.entries((input.properties ?? {}) as Record<string, JsonSchema>);
  const namesOf = (type: string) =>
    properties.filter(([, schema]) => typeOf(schema) === type).map(([name]) => name);
  const integers = namesOf('integer');
  const isGood = (parameters: Parameters) =>
    !(stored && Object.values(parameters).some(isHalved)) && validate(parameters);

  // Queries and forms know only text; in JSON a text of digits is meant the same.
  function toIntegers(parameters: Parameters): void {
    for (const name of integers) {
      const value = parameters[name];
      if (typeof value === 'string' && integer.test(value)) parameters[name] = Number(value);
    }
  }

  /** What is wrong with each parameter. The validator tells one at a time: the next is found without it. */
  function* problemsIn(parameters: Parameters): Generator<Problem, void> {
    const left = { ...parameters };
    for (const [name, value] of stored ? Object.entries(parameters) : []) {
      if (!isHalved(value)) continue;
      yield { pointer: `/${name}`, reason: 'contains an unpaired surrogate' };
      delete left[name];
    }
    while (!validate(left)) {
      const problem = explain(validate.errors);
      yield problem;
      const name = problem.pointer.split('/')[1] ?? '';
      // What is missing cannot be left out.
      if (!Object.hasOwn(left, name)) return;
      delete left[name];
    }
  }

  function checked(parameters: Parameters, refuse: (problems: Iterable<Problem>) => never): Parameters {
    toIntegers(parameters);
    return isGood(parameters) ? parameters : refuse(problemsIn(parameters));
  }

  return {
    names: properties.map(([name]) => name),
    read: parameters =>
      checked(parameters, ([first = unexplained]) => {
        throw invalidParameters(first);
      }),
    readWhole: parameters =>
      checked(parameters, ([first = unexplained, ...more]) => {
        throw invalidParameters(first, ...more);
      }),
  };
}

const unexplained: Problem = { pointer: '', reason: 'does not fit its schema' };

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
