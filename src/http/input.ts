/** Turns the collected parameters into the input of an operation: converts text to types, then validates. */

import { invalidParameters, type Problem } from '../common/errors/errors.ts';
import { explain } from '../common/errors/schema-error.ts';
import { nameOfStep } from '../common/json/json-pointer.ts';
import { nonFiniteReason } from '../common/json/non-finite-numbers.ts';
import { inUtc } from '../common/time/utc.ts';
import { type JsonSchema, schemas } from '../generated/schemas.ts';
import type { Operation } from '../group/operation.ts';
import { conversionOf } from '../group/parameter-types.ts';
import type { RequestName } from '../group/shape.ts';
import { validatorOf } from '../group/shapes.ts';
import type { Parameters } from './parameters.ts';
import { isTime } from './times.ts';
import { unknownMember } from './unknown-member.ts';

const integer = /^-?(0|[1-9]\d*)$/;

/** An unpaired surrogate: JSON can contain it, but UTF-8 cannot, so PostgreSQL cannot store it. */
const halfCharacter = /\p{Surrogate}/u;

export interface InputReader {
  readonly names: readonly string[];
  /** The names of parameters that may be repeated in a query. */
  readonly lists: ReadonlySet<string>;
  /** Converts the text of a query or form in place. `null` if no parameter needs it. */
  readonly fromText: ((parameters: Parameters) => void) | null;
  /** Validates the parameters in place. Throws a 400 that names the first invalid one. */
  read(parameters: Parameters): Parameters;
  /** The same, but the error contains the problems of all invalid parameters. */
  readWhole(parameters: Parameters): Parameters;
}

export const createInputReader = (request: RequestName): InputReader =>
  inputReader({ input: schemas[request] ?? {}, validate: validatorOf(request) });

/** `stored`: the input may be stored, so its text must be valid Unicode. */
export function inputReader(
  { input, validate }: Pick<Operation, 'input' | 'validate'>,
  stored = true,
): InputReader {
  const properties = Object.entries((input.properties ?? {}) as Record<string, JsonSchema>);
  const namesOf = (type: string) =>
    properties.filter(([, schema]) => schema.type === type).map(([name]) => name);
  const integers = namesOf('integer');
  const times = properties.filter(([, schema]) => isTime(schema)).map(([name]) => name);
  const isGood = (parameters: Parameters) =>
    !(stored && Object.values(parameters).some(one => unstorable(one) !== null)) && validate(parameters);

  const conversions = properties.flatMap(([name, schema]) => {
    // Integers are converted below, wherever they come from.
    const conversion = schema.type === 'integer' ? null : conversionOf(schema);
    return conversion === null ? [] : [{ name, ...conversion }];
  });

  function fromText(parameters: Parameters): void {
    for (const { name, list, convert } of conversions) {
      const value = parameters[name];
      const one = (text: unknown) => (typeof text === 'string' ? convert(text) : text);
      if (Array.isArray(value)) parameters[name] = value.map(one);
      else if (typeof value === 'string') parameters[name] = list ? [one(value)] : one(value);
    }
  }

  // Queries and forms contain only text. In JSON, a string of digits is accepted as well.
  function toIntegers(parameters: Parameters): void {
    for (const name of integers) {
      const value = parameters[name];
      if (typeof value === 'string' && integer.test(value)) parameters[name] = finite(Number(value));
      else if (typeof value === 'number') parameters[name] = finite(value);
    }
  }

  /**
   * Lists what is wrong with each parameter. The validator reports one problem at a time, so each invalid parameter is
   * removed before the next run.
   */
  function* problemsIn(parameters: Parameters): Generator<Problem, void> {
    const left = { ...parameters };
    for (let problem = unknownMember(input, left); problem !== null; problem = unknownMember(input, left)) {
      yield problem;
      delete left[parameterOf(problem)];
    }
    for (const [name, value] of stored ? Object.entries(left) : []) {
      const reason = unstorable(value);
      if (reason === null) continue;
      yield { pointer: `/${name}`, reason };
      delete left[name];
    }
    while (!validate(left)) {
      const problem = explain(validate.errors);
      const name = parameterOf(problem);
      // It was removed above: it is not missing.
      if (problem.keyword === 'required' && problem.pointer === `/${name}` && Object.hasOwn(parameters, name))
        return;
      yield problem;
      // A missing parameter cannot be removed.
      if (!Object.hasOwn(left, name)) return;
      delete left[name];
    }
  }

  function checked(parameters: Parameters, refuse: (problems: Iterable<Problem>) => never): Parameters {
    toIntegers(parameters);
    for (const name of times)
      if (typeof parameters[name] === 'string') parameters[name] = inUtc(parameters[name]);
    return isGood(parameters) ? parameters : refuse(problemsIn(parameters));
  }

  return {
    names: properties.map(([name]) => name),
    lists: new Set(conversions.filter(({ list }) => list).map(({ name }) => name)),
    fromText: conversions.length > 0 ? fromText : null,
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

/** A number that is too large for JavaScript becomes infinity, but it is an integer, and the limits of the schema apply. */
const finite = (number: number): number => Math.min(Math.max(number, -Number.MAX_VALUE), Number.MAX_VALUE);

/** The name of the parameter that has a problem, or in which something has one. */
const parameterOf = ({ pointer }: Problem): string => nameOfStep(pointer.split('/')[1] ?? '');

const unexplained: Problem = { pointer: '', reason: 'does not match its schema' };

/** Why a value cannot be stored, or `null`. The numbers inside of it were checked with the body. */
const unstorable = (value: unknown): string | null =>
  isHalved(value)
    ? 'contains an unpaired surrogate'
    : typeof value === 'number' && !Number.isFinite(value)
      ? nonFiniteReason
      : null;

/**
 * Whether a value contains an unpaired surrogate at any depth. Handlers that read records one by one check these
 * themselves.
 */
function isHalved(value: unknown): boolean {
  if (typeof value === 'string') return halfCharacter.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(one => typeof one === 'string' && halfCharacter.test(one));
  return Object.entries(value).some(([name, inner]) => halfCharacter.test(name) || isHalved(inner));
}
