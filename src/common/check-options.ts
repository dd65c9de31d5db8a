/** Options of factories, checked by name at start: a slip of the pen stops it with the name of the option. */
import { isBaseUrl } from './own-address.ts';
import { isPlainObject } from './plain-object.ts';

/** What is wrong with a value, as what follows on its name; `null` where nothing is. */
export type Check = (value: unknown) => string | null;

/** A check for each option: what is left out here does not compile. */
export type Checks<Options> = Readonly<Record<keyof Required<Options>, Check>>;

/**
 * Options that are `undefined` count as left out.
 * @throws TypeError that names the factory and the first option that is unknown or does not fit
 */
export function checkOptions(
  factory: string,
  options: unknown,
  checks: Readonly<Record<string, Check>>,
): void {
  if (!isPlainObject(options)) throw new TypeError(`${factory}: the options must be an object`);
  for (const [name, value] of Object.entries(options)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (check === undefined) throw new TypeError(`${factory} has no option ${name}`);
    const complaint = value === undefined ? null : check(value);
    if (complaint !== null) throw new TypeError(`${factory}: ${name} ${complaint}`);
  }
}

export const isFunction: Check = value => (typeof value === 'function' ? null : 'must be a function');
export const isBoolean: Check = value => (typeof value === 'boolean' ? null : 'must be true or false');
export const isText: Check = value =>
  typeof value === 'string' && value !== '' ? null : 'must be a string that is not empty';
export const isPublicUrl: Check = value =>
  isBaseUrl(value) ? null : 'must be an http or https URL without query or fragment';

const fits = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

export const numberFrom =
  (least: number, most: number): Check =>
  value =>
    fits(value, least, most) ? null : `must be a number from ${least} to ${most}`;

export const wholeNumberFrom =
  (least: number, most: number): Check =>
  value =>
    Number.isInteger(value) && fits(value, least, most)
      ? null
      : `must be a whole number from ${least} to ${most}`;

/** `what`: of what it is a list, in the plural. */
export const listOf =
  (what: string, isOne: (value: unknown) => boolean): Check =>
  value =>
    Array.isArray(value) && value.every(isOne) ? null : `must be a list of ${what}`;

/** A repository or a pool: an object that has these parts. */
export const objectWith =
  (what: string, parts: readonly string[]): Check =>
  value => {
    // An object of any class, for a host's own may be of one.
    if (typeof value !== 'object' || value === null) return `must be ${what}`;
    const missing = parts.find(part => (value as Record<string, unknown>)[part] == null);
    return missing === undefined ? null : `must be ${what}: it has no ${missing}`;
  };

/** @throws TypeError where an option that must be given is left out */
export function needOption(factory: string, name: string, value: unknown): void {
  if (value === undefined) throw new TypeError(`${factory} needs the option ${name}`);
}
