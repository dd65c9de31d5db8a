/** Checks repositories and their parts at start, so that a missing method does not become a 500 of its first call. */
import { isUnmade } from '../common/lazy-members.ts';
import { complaintAboutPromise } from '../common/options/check-options.ts';
import { misspeltMember } from '../common/text/misspelt-member.ts';
import { nearestName } from '../common/text/nearest-name.ts';
import { isOptional, methodsOf, type PartName, partNames } from './parts.ts';

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/**
 * Returns what is wrong with a repository as text that follows its name, or `null`. `needed`: the parts that it must
 * have. `used`: the parts whose methods are checked, if they are there.
 */
export const repositoryWith =
  (needed: readonly PartName[], used: readonly PartName[] = needed) =>
  (value: unknown): string | null => {
    const unawaited = complaintAboutPromise(value);
    if (unawaited !== null) return unawaited;
    if (!isObject(value)) return 'must be a repository';
    const missing = needed.find(part => !isUnmade(value, part) && value[part] == null);
    if (missing !== undefined) return `must be a repository: ${missing} is missing`;
    const complaint = complaintAboutParts(value, used);
    return complaint === null ? null : `must be a repository: ${complaint}`;
  };

/** Returns what is wrong with a repository of any groups, or `null`. */
export const isRepository = repositoryWith(['keys'], partNames);

/** Returns what is wrong with the parts of an object, or `null`. Parts that are `null` or `undefined` are left out. */
export function complaintAboutParts(value: Members, used: readonly PartName[] = partNames): string | null {
  const misspelt = misspeltPart(value);
  if (misspelt !== null) return misspelt;
  for (const part of used) {
    // An adapter of this package makes it, with all methods.
    if (isUnmade(value, part)) continue;
    const complaint = value[part] == null ? null : complaintAboutPart(part, value[part]);
    if (complaint !== null) return complaint;
  }
  return null;
}

/** Whether an object is an object literal, and not an instance of a class. */
export const isLiteral = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

function complaintAboutPart(name: PartName, part: unknown): string | null {
  const unawaited = complaintAboutPromise(part);
  if (unawaited !== null) return `${name} ${unawaited}`;
  if (!isObject(part)) return `${name} must be an object with the methods of its part`;
  const misspelt = misspeltMember(part, methodsOf(name));
  if (misspelt !== null)
    return `there is no method ${name}.${misspelt.name}, did you mean ${misspelt.meant}?`;
  for (const method of methodsOf(name)) {
    const given = part[method];
    if (given === undefined && isOptional(name, method)) continue;
    if (given === undefined) return `${name} has no method ${method}`;
    if (typeof given !== 'function') return `${name}.${method} must be a function`;
  }
  return null;
}

/**
 * Finds a member that is almost called like a part, because its group would silently not be served. All other members
 * belong to the host: adapters have `put`, `data` and `close`, and classes have fields of their own.
 */
function misspeltPart(value: Members): string | null {
  if (!isLiteral(value)) return null;
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    const isPart = (partNames as readonly string[]).includes(name);
    // A getter is a member of the host that may have effects, so it is not called.
    const couldBePart = member.get !== undefined || isObject(member.value);
    const nearest = isPart || !couldBePart ? null : nearestName(name, partNames);
    if (nearest !== null && value[nearest] == null)
      return `there is no part ${name}, did you mean ${nearest}?`;
  }
  return null;
}
