/** Validates the options of factories at start. A misspelt option throws an error with its name. */
import { types } from 'node:util';
import { isPlainObject } from '../json/plain-object.ts';
import { baseUrlFor, isBaseUrl } from '../network/own-address.ts';
import { shownName, suggestion } from '../text/unknown-name.ts';

/** Returns what is wrong with a value, as text that follows the option name, or `null`. */
export interface Check {
  (value: unknown): string | null;
  /** What it accepts in JSON, as a JSON Schema (draft-07), for editors; `false`: nothing. @default any value */
  readonly schema?: SchemaOfValue;
}

export type SchemaOfValue = Readonly<Record<string, unknown>> | false;

/** The check with the schema of what it accepts in JSON. */
export const withSchema = (schema: SchemaOfValue, check: (value: unknown) => string | null): Check =>
  Object.assign((value: unknown) => check(value), { schema });

/** The complaint about a value that somebody forgot to wait for, or `null`. No option takes a Promise. */
export const complaintAboutPromise: Check = value =>
  types.isPromise(value) ? 'is a Promise: await it first' : null;

/** One check for each option. The compiler reports a missing one. */
export type Checks<Options> = Readonly<Record<keyof Required<Options>, Check>>;

/**
 * Returns a copy of the options that were checked, so that nothing is used that was not: options may be getters, or
 * inherited. Options with the value `undefined` count as omitted. `within`: the option that these are settings of.
 * @throws TypeError that names the factory and the first unknown or invalid option
 */
export function checkOptions<Options extends object>(
  factory: string,
  options: Options,
  checks: Readonly<Record<keyof Options, Check>>,
  within = '',
): Options {
  const prefix = within === '' ? '' : `${within}.`;
  const unawaited = complaintAboutPromise(options);
  if (unawaited !== null)
    throw new TypeError(`${factory}: ${within || 'the object of options'} ${unawaited}`);
  if (!isPlainObject(options))
    throw new TypeError(`${factory}: ${within || 'the options'} must be an object`);
  const unknown = unknownName(options, checks);
  if (unknown !== null) {
    const meant = suggestion(unknown, Object.keys(checks));
    throw new TypeError(`${factory} has no option ${prefix}${shownName(unknown)}${meant}`);
  }
  const checked: Record<string, unknown> = {};
  for (const [name, check] of Object.entries<Check>(checks)) {
    const value = options[name];
    if (value === undefined) continue;
    const complaint = complaintAboutPromise(value) ?? check(value);
    if (complaint !== null) throw new TypeError(`${factory}: ${prefix}${name} ${complaint}`);
    checked[name] = value;
  }
  return checked as Options;
}

/** The first option that has no check. Methods of a class are not options. */
export function unknownName(options: object, checks: object): string | null {
  for (const name in options) {
    // What somebody added to all objects is not an option of this one.
    if (!Object.hasOwn(options, name) && name in Object.prototype) continue;
    if (!Object.hasOwn(checks, name)) return name;
  }
  return null;
}

/** What is wrong with the first member that has no check, or `null`. `what`: what the members are. */
export function complaintAboutUnknown(what: string, value: object, checks: object): string | null {
  const unknown = unknownName(value, checks);
  if (unknown === null) return null;
  return `contains an unknown ${what} ${shownName(unknown)}${suggestion(unknown, Object.keys(checks))}`;
}

export const isFunction: Check = value => (typeof value === 'function' ? null : 'must be a function');
export const isBoolean = withSchema({ type: 'boolean' }, value =>
  typeof value === 'boolean' ? null : 'must be true or false',
);
export const isText = withSchema({ type: 'string', minLength: 1 }, value =>
  typeof value === 'string' && value !== '' ? null : 'must be a non-empty string',
);
/** An identifier, as schemas/common/id.json has it. UUIDs and ULIDs are some. */
export const isId: Check = value =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value)
    ? null
    : 'must be 1 to 64 letters, digits, _ and -';
export const isPublicUrl: Check = value => (isBaseUrl(value) ? null : `must be ${baseUrlFor(value)}`);

const fits = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

export const numberFrom =
  (least: number, most: number): Check =>
  value =>
    fits(value, least, most) ? null : `must be a number from ${least} to ${most}`;

export const wholeNumberFrom = (least: number, most: number): Check =>
  withSchema({ type: 'integer', minimum: least, maximum: most }, value =>
    Number.isInteger(value) && fits(value, least, most)
      ? null
      : `must be a whole number from ${least} to ${most}`,
  );

/** `what`: the items of the list, in the plural. */
export const listOf =
  (what: string, isOne: (value: unknown) => boolean): Check =>
  value =>
    Array.isArray(value) && value.every(isOne) ? null : `must be a list of ${what}`;

/** An object with certain parts, such as a repository or a connection pool. */
export const objectWith =
  (what: string, parts: readonly string[]): Check =>
  value => {
    // Accepts instances of any class, because a host's repository may be one.
    if (typeof value !== 'object' || value === null) return `must be ${what}`;
    const missing = parts.find(part => (value as Record<string, unknown>)[part] == null);
    return missing === undefined ? null : `must be ${what}: ${missing} is missing`;
  };

/** @throws TypeError if a required option is missing */
export function needOption(factory: string, name: string, value: unknown): void {
  if (value === undefined) throw new TypeError(`${factory} needs the option ${name}`);
}

/** The checks of all options but those that somebody else sets. */
export const without = <All extends object, Name extends keyof All>(
  checks: All,
  ...names: readonly Name[]
): Omit<All, Name> =>
  Object.fromEntries(Object.entries(checks).filter(([name]) => !names.includes(name as Name))) as Omit<
    All,
    Name
  >;
