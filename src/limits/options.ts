/** The option `rateLimits`: the rate limits of the API, the console and the redirects. */
import { unknownName } from '../common/check-options.ts';
import { isPlainObject } from '../common/plain-object.ts';

/** A quota per time window. The window starts with the first request. */
export interface RateLimit {
  /** The maximum number of requests in the window. */
  readonly requests: number;
  /** The length of the window, in seconds. */
  readonly seconds: number;
}

export interface RateLimits {
  /** Requests with one API key. `false` disables the limit. @default { requests: 6000, seconds: 60 } */
  readonly key?: RateLimit | false;
  /** Requests with all keys of a workspace. `false` disables the limit. @default { requests: 30000, seconds: 60 } */
  readonly workspace?: RateLimit | false;
  /**
   * API requests from one IP address that are refused and carry no valid key, and requests for the OpenAPI document.
   * `false` disables the limit. @default { requests: 300, seconds: 60 }
   */
  readonly address?: RateLimit | false;
  /** Wrong purchase codes with one API key. `false` disables the limit. @default { requests: 100, seconds: 900 } */
  readonly purchaseCodes?: RateLimit | false;
  /** Wrong purchase codes from one IP address. `false` disables the limit. @default { requests: 300, seconds: 900 } */
  readonly purchaseCodesOfAddress?: RateLimit | false;
  /**
   * Page views and form submissions in the console from one IP address. `false` disables the limit. @default {
   * requests: 1200, seconds: 60 }
   */
  readonly console?: RateLimit | false;
  /** Short links followed from one IP address. `false` disables the limit. @default { requests: 3000, seconds: 60 } */
  readonly redirects?: RateLimit | false;
  /**
   * Events per inbound endpoint of automation that has no `rate` of its own. `false` disables the limit. @default {
   * requests: 3000, seconds: 60 }
   */
  readonly inbound?: RateLimit | false;
  /** Failed logins to one account from one IP address. @default { requests: 10, seconds: 900 } */
  readonly logIns?: RateLimit;
  /** Failed logins to one account from all IP addresses. @default { requests: 500, seconds: 900 } */
  readonly logInsOfAccount?: RateLimit;
  /** Failed logins from one IP address to all accounts. @default { requests: 100, seconds: 900 } */
  readonly logInsOfAddress?: RateLimit;
  /** Wrong passwords for one short link from one IP address. @default { requests: 10, seconds: 900 } */
  readonly linkPasswords?: RateLimit;
  /** Wrong passwords for one short link from all IP addresses. @default { requests: 500, seconds: 900 } */
  readonly linkPasswordsOfLink?: RateLimit;
}

/** Limits that can be disabled. A disabled limit is `null`. */
type Requests =
  | 'key'
  | 'workspace'
  | 'address'
  | 'purchaseCodes'
  | 'purchaseCodesOfAddress'
  | 'console'
  | 'redirects'
  | 'inbound';

export type ResolvedRateLimits = Readonly<
  Record<Requests, RateLimit | null> & Record<Exclude<keyof RateLimits, Requests>, RateLimit>
>;

const minute = 60;
const quarterHour = 900;

const requests: Readonly<Record<Requests, RateLimit>> = {
  key: { requests: 6_000, seconds: minute },
  workspace: { requests: 30_000, seconds: minute },
  address: { requests: 300, seconds: minute },
  purchaseCodes: { requests: 100, seconds: quarterHour },
  purchaseCodesOfAddress: { requests: 300, seconds: quarterHour },
  console: { requests: 1_200, seconds: minute },
  redirects: { requests: 3_000, seconds: minute },
  inbound: { requests: 3_000, seconds: minute },
};

const passwords: Readonly<Record<Exclude<keyof RateLimits, Requests>, RateLimit>> = {
  logIns: { requests: 10, seconds: quarterHour },
  logInsOfAccount: { requests: 500, seconds: quarterHour },
  logInsOfAddress: { requests: 100, seconds: quarterHour },
  linkPasswords: { requests: 10, seconds: quarterHour },
  linkPasswordsOfLink: { requests: 500, seconds: quarterHour },
};

/** One day. Longer windows are not supported. */
const longest = 86_400;
/** The largest integer that RFC 9651 allows. */
const mostRequests = 999_999_999_999_999;

/** Returns what is wrong with the option as one sentence, or `null`. */
export function complaintAboutLimits(value: unknown): string | null {
  if (typeof value === 'boolean') return null;
  if (!isPlainObject(value)) return 'must be true, false or an object';
  const unknown = unknownName(value, { ...requests, ...passwords });
  if (unknown !== null) return `contains an unknown limit ${unknown}`;
  // By name, because limits may be getters of a class, or inherited.
  for (const name of [...Object.keys(requests), ...Object.keys(passwords)]) {
    const limit = value[name];
    const canBeOff = Object.hasOwn(requests, name);
    if (limit === undefined || (limit === false && canBeOff)) continue;
    if (limit === false) return `cannot disable ${name}: it protects passwords from brute force`;
    if (!isLimit(limit))
      return `needs ${name} as { requests, seconds }: integers from 1, and at most ${longest} seconds`;
  }
  return null;
}

function isLimit(value: unknown): value is RateLimit {
  if (typeof value !== 'object' || value === null) return false;
  const { requests, seconds, ...rest } = value as Record<string, unknown>;
  const isWhole = (number: unknown, most: number) =>
    Number.isSafeInteger(number) && (number as number) >= 1 && (number as number) <= most;
  return isWhole(requests, mostRequests) && isWhole(seconds, longest) && Object.keys(rest).length === 0;
}

/** `false` disables all limits except those on password attempts. */
export function resolveRateLimits(value: boolean | RateLimits | undefined): ResolvedRateLimits {
  const given: RateLimits = typeof value === 'object' ? value : {};
  const limits: Record<string, RateLimit | null> = {};
  for (const [name, standard] of Object.entries(requests)) {
    const limit = value === false ? false : (given[name as Requests] ?? standard);
    limits[name] = limit === false ? null : copyOf(limit);
  }
  for (const [name, standard] of Object.entries(passwords))
    limits[name] = copyOf(given[name as keyof RateLimits] || standard);
  return Object.freeze(limits) as ResolvedRateLimits;
}

/** Copies each property by name, because a spread does not copy getters of a class. */
const copyOf = ({ requests, seconds }: RateLimit): RateLimit => Object.freeze({ requests, seconds });

/** Whether a rate limit applies to wrong guesses, such as wrong purchase codes. */
export const limitsGuesses = ({ purchaseCodes, purchaseCodesOfAddress }: ResolvedRateLimits): boolean =>
  purchaseCodes !== null || purchaseCodesOfAddress !== null;

/** Whether any request rate limit applies to the API. */
export const isLimited = ({ key, workspace, address }: ResolvedRateLimits): boolean =>
  key !== null || workspace !== null || address !== null;
