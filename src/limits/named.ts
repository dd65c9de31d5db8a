/** Rate limits of groups and of single operations, also those of the host, by their names. */
import { isPlainObject } from '../common/json/plain-object.ts';
import { complaintAboutUnknown } from '../common/options/check-options.ts';
import { complaintAboutLimit, type RateLimit } from './rate-limit.ts';

type LimitsByName = Readonly<Record<string, RateLimit>>;

/** The limits that a host sets for what is served. */
export interface NamedLimits {
  /**
   * Requests with one API key to all operations of a group together, by the name of the group, such as `{ inventory: {
   * requests: 600, seconds: 60 } }`. Requests to operations that need no key count by IP address. @default none
   */
  readonly groups?: LimitsByName;
  /**
   * The same for one operation, by its `id`, such as `{ countStock: { requests: 10, seconds: 60 } }`. Routes behind
   * `requireKey` take its option `rateLimit`. @default none
   */
  readonly operations?: LimitsByName;
}

/** What has such limits: the singular of each name. */
export const namedLimits = {
  groups: 'group',
  operations: 'operation',
} as const satisfies Record<keyof NamedLimits, string>;

const kinds = Object.keys(namedLimits) as (keyof NamedLimits)[];

/** What is wrong with these members of the option `rateLimits`, besides their names, or `null`. */
export function complaintAboutNamed(option: object): string | null {
  for (const kind of kinds) {
    const limits: unknown = (option as NamedLimits)[kind];
    if (limits === undefined) continue;
    if (!isPlainObject(limits)) return `needs ${kind} as an object with a limit by name`;
    for (const [name, limit] of Object.entries(limits)) {
      const complaint = complaintAboutLimit(`${kind}.${name}`, limit);
      if (complaint !== null) return complaint;
    }
  }
  return null;
}

/** What is wrong with a name that is not served, or `null`. */
export function complaintAboutNames(
  limits: NamedLimits,
  served: Readonly<Record<keyof NamedLimits, readonly string[]>>,
): string | null {
  for (const kind of kinds) {
    const known = Object.fromEntries(served[kind].map(name => [name, true]));
    const complaint = complaintAboutUnknown(namedLimits[kind], limits[kind] ?? {}, known);
    if (complaint !== null) return `rateLimits.${kind} ${complaint}`;
  }
  return null;
}

/** `null`: the host has turned off all limits, so that those of routes do not apply either. */
export const resolveNamed = (option: boolean | object | undefined): Required<NamedLimits> | null => {
  if (option === false) return null;
  const { groups = {}, operations = {} }: NamedLimits = Object(option);
  return Object.freeze({ groups, operations });
};
