/** Finds members that are almost called like one that an object lacks. */
import { nearestName } from './nearest-name.ts';

const isFunction = (value: unknown) => typeof value === 'function';

/**
 * The first member that must mean one of `names` which the object lacks, and that name; or `null`. All other members
 * belong to the host, whose object may be an instance of a class: without an optional member, what it is for would
 * silently not happen. A member that is `undefined` is not lacking. `isOne`: whether a value could be the member.
 */
export function misspeltMember(
  holder: object,
  names: readonly string[],
  isOne: (value: unknown) => boolean = isFunction,
): { readonly name: string; readonly meant: string } | null {
  const lacking = names.filter(name => !(name in holder));
  if (lacking.length === 0) return null;
  for (let at: object | null = holder; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at))
    // A getter may have effects, so it is not called.
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      const meant = isOne(value) && !names.includes(name) ? nearestName(name, lacking) : null;
      if (meant !== null) return { name, meant };
    }
  return null;
}
