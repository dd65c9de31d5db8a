/** The types of JSON as bits, so that one comparison tells whether a value has one of several types. */
import { pointerStep } from '../../common/json/json-pointer.ts';

export const bits = {
  null: 1,
  boolean: 2,
  integer: 4,
  /** A number that is not an integer. */
  number: 8,
  string: 16,
  array: 32,
  object: 64,
} as const;

export const allTypes = 127;
/** Values that contain no others. */
export const scalars = bits.null | bits.boolean | bits.integer | bits.number | bits.string;

const nouns: readonly (readonly [bit: number, noun: string])[] = [
  [bits.string, 'a string'],
  [bits.integer, 'an integer'],
  [bits.boolean, 'true or false'],
  [bits.array, 'a list'],
  [bits.object, 'an object'],
  [bits.null, 'null'],
];

/** The type of a value. 0: JSON has no such value. */
export function bitOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return bits.string;
    case 'number':
      return Number.isInteger(value) ? bits.integer : Number.isFinite(value) ? bits.number : 0;
    case 'boolean':
      return bits.boolean;
    case 'object':
      return value === null ? bits.null : Array.isArray(value) ? bits.array : bits.object;
    default:
      return 0;
  }
}

/** The bits of `type` of a schema. Every integer is a number. */
export const bitsOf = (types: readonly string[]): number =>
  types.reduce(
    (mask, type) =>
      mask | (type === 'number' ? bits.number | bits.integer : (bits[type as keyof typeof bits] ?? 0)),
    0,
  );

/** The types of a mask in words: `a string or null`. */
export function nounsOf(mask: number): string {
  const found = nouns.filter(([bit]) => (mask & bit) !== 0).map(([, noun]) => noun);
  const all = (mask & bits.number) === 0 ? found : found.map(noun => noun.replace('an integer', 'a number'));
  const last = all.pop() ?? 'nothing';
  return all.length === 0 ? last : `${all.join(', ')} or ${last}`;
}

/** What a value is, in words. Never the value itself: it may be a secret. */
function nounOf(value: unknown): string {
  const bit = bitOf(value);
  if (bit === bits.number) return 'a number with decimal places';
  if (bit === bits.object) {
    const kind = Object.prototype.toString.call(value).slice(8, -1);
    return kind === 'Object' ? 'an object' : `an object of the kind ${kind}`;
  }
  if (bit !== 0) return nounsOf(bit);
  if (value === undefined) return 'missing';
  return typeof value === 'number' ? 'not a number that JSON can contain' : `a ${typeof value}`;
}

/** A place where a value differs from its schema. */
export interface SchemaMismatch {
  readonly path: readonly (string | number)[];
  /** What is wrong, as text that follows the place: `must be a string, but is null`. */
  readonly reason: string;
  /**
   * It must not be sent: JSON cannot contain it, nothing describes what is inside of it, or the body itself lacks a
   * member, as if its schema described something else.
   */
  readonly isUnsendable: boolean;
}

export const pointerOf = ({ path }: SchemaMismatch): string =>
  path.map(step => `/${pointerStep(step)}`).join('');

/** What happens while one value is shaped. */
export interface ShapingState {
  /** Where it is: valid up to the current depth. */
  readonly path: (string | number)[];
  readonly mismatches: SchemaMismatch[];
  /** How many members with a value were removed. */
  dropped: number;
}

/** Returns the value as its schema describes it: the value itself, or a copy if something had to change. */
export type Shape = (value: unknown, run: ShapingState, depth: number) => unknown;

/** Reports a value that stays as it is. */
export function complain(value: unknown, expected: string, run: ShapingState, depth: number): unknown {
  run.mismatches.push({
    path: run.path.slice(0, depth),
    reason: value === undefined ? 'is missing' : `must be ${expected}, but is ${nounOf(value)}`,
    isUnsendable:
      value === undefined
        ? depth === 1
        : typeof value === 'number'
          ? !Number.isFinite(value)
          : typeof value === 'bigint' || (typeof value === 'object' && value !== null),
  });
  return value;
}
