/** Shapes objects and lists: unknown members are removed, known ones are shaped. */

import { nameOfStep } from '../../common/json/json-pointer.ts';
import { nonFiniteIn } from '../../common/json/non-finite-numbers.ts';
import { isPlainObject } from '../../common/json/plain-object.ts';
import { bitOf, bits, complain, nounsOf, type Shape, type ShapingState } from './types.ts';

export interface MemberShape {
  /** The types that need no look inside. */
  readonly mask: number;
  readonly shape: Shape;
  readonly isRequired: boolean;
  /** Whether `null` is a value of the member. If not, an optional member that is `null` is left out. */
  readonly takesNull: boolean;
}

type Values = Record<string, unknown>;

/** Shapes a value inside of another one, which is not of the types that need no look. */
function inside(
  { mask, shape }: MemberShape,
  given: unknown,
  name: string | number,
  run: ShapingState,
  depth: number,
): unknown {
  run.path[depth] = name;
  // `JSON.stringify` would call it: dates, decimals and models of ORMs have one.
  const { toJSON } = (given ?? {}) as { toJSON?: unknown };
  if (typeof toJSON !== 'function') return shape(given, run, depth + 1);
  const value: unknown = toJSON.call(given, String(name));
  return bitOf(value) & mask ? value : shape(value, run, depth + 1);
}

/** Anything that JSON can contain: an infinite number would silently become `null`. */
export const anything: Shape = (value, run, depth) => {
  if (typeof value !== 'object' || value === null)
    return bitOf(value) === 0 ? complain(value, 'a value that JSON can contain', run, depth) : value;
  const pointer = nonFiniteIn(value);
  if (pointer !== null) {
    const path = [...run.path.slice(0, depth), ...pointer.split('/').slice(1).map(nameOfStep)];
    run.mismatches.push({ path, reason: 'must be a number that JSON can contain', isUnsendable: true });
  }
  return value;
};

/** A list or an object with any content. */
export function openShape(container: number, besides: number, content: Shape): Shape {
  const expected = nounsOf(container | besides);
  return (value, run, depth) => {
    const bit = bitOf(value);
    if (bit === container) return content(value, run, depth);
    return bit & besides ? value : complain(value, expected, run, depth);
  };
}

function put(into: Values, name: string, value: unknown): void {
  // An assignment would replace the prototype.
  if (name === '__proto__')
    Object.defineProperty(into, name, { value, enumerable: true, configurable: true, writable: true });
  else into[name] = value;
}

/** The unchanged members in front of one that changes. */
function copyUpTo(end: string, from: Values): Values {
  const copy: Values = {};
  for (const name in from) {
    if (name === end) break;
    put(copy, name, from[name]);
  }
  return copy;
}

/** `rest`: the shape of members that are not listed; `null`: they are removed. */
export function objectShape(
  members: ReadonlyMap<string, MemberShape>,
  rest: (name: string) => MemberShape | null,
  /** The types that are no objects, but fit as well. */
  besides: number,
): Shape {
  const required = [...members].filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  const expected = nounsOf(bits.object | besides);

  /** Members of a class may be getters of its prototype, which `JSON.stringify` does not see. */
  function ownMembersOf(instance: Values): Values {
    const plain: Values = {};
    for (const name of members.keys())
      if (name in instance && (!(name in Object.prototype) || Object.hasOwn(instance, name)))
        put(plain, name, instance[name]);
    for (const name of Object.keys(instance)) if (!members.has(name)) put(plain, name, instance[name]);
    return plain;
  }

  return (value, run, depth) => {
    const bit = bitOf(value);
    if (bit !== bits.object) return bit & besides ? value : complain(value, expected, run, depth);
    const prototype = Object.getPrototypeOf(value);
    const isLiteral = prototype === Object.prototype || prototype === null;
    if (!isLiteral && !isPlainObject(value)) return complain(value, expected, run, depth);
    const source = isLiteral ? (value as Values) : ownMembersOf(value as Values);
    let copy: Values | null = null;
    let found = 0;
    for (const name in source) {
      const one = source[name];
      const member = members.get(name) ?? (Object.hasOwn(source, name) ? rest(name) : null);
      const isLeftOut = member === null || (one === null && !member.isRequired && !member.takesNull);
      if (isLeftOut || one === undefined) {
        if (!isLeftOut) continue;
        if (one != null) run.dropped += 1;
        copy ??= copyUpTo(name, source);
        continue;
      }
      if (member.isRequired) found += 1;
      const shaped = bitOf(one) & member.mask ? one : inside(member, one, name, run, depth);
      if (shaped !== one) copy ??= copyUpTo(name, source);
      if (copy !== null) put(copy, name, shaped);
    }
    if (found < required.length)
      for (const name of required)
        if (!Object.hasOwn(source, name) || source[name] === undefined) {
          run.path[depth] = name;
          complain(undefined, '', run, depth + 1);
        }
    return copy ?? source;
  };
}

/** `first`: the shapes of the first items, `item`: that of the others. */
export function listShape(first: readonly MemberShape[], item: MemberShape, besides: number): Shape {
  const expected = nounsOf(bits.array | besides);
  return (value, run, depth) => {
    if (!Array.isArray(value)) return bitOf(value) & besides ? value : complain(value, expected, run, depth);
    let copy: unknown[] | null = null;
    for (let index = 0; index < value.length; index += 1) {
      const one: unknown = value[index];
      const member = first[index] ?? item;
      const shaped = bitOf(one) & member.mask ? one : inside(member, one, index, run, depth);
      if (shaped !== one) copy ??= value.slice(0, index);
      copy?.push(shaped);
    }
    return copy ?? value;
  };
}

/** The branch that fits, and of several the one that knows most of the members. */
export function choiceShape(branches: readonly Shape[]): Shape {
  return (value, run, depth) => {
    let best: { shaped: unknown; trial: ShapingState } | null = null;
    for (const branch of branches) {
      const trial: ShapingState = { path: run.path, mismatches: [], dropped: 0 };
      const shaped = branch(value, trial, depth);
      if (trial.mismatches.length === 0 && trial.dropped === 0) return shaped;
      if (best === null || isCloser(trial, best.trial)) best = { shaped, trial };
    }
    if (best === null) return value;
    run.dropped += best.trial.dropped;
    run.mismatches.push(...best.trial.mismatches);
    return best.shaped;
  };
}

const isCloser = (one: ShapingState, other: ShapingState) =>
  one.mismatches.length === other.mismatches.length
    ? one.dropped < other.dropped
    : one.mismatches.length < other.mismatches.length;
