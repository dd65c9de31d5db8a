/** The option `rateLimits`: how often what may be asked. */
import { isPlainObject } from '../common/plain-object.ts';

/** So many in so many seconds. The time begins with the first of them. */
export interface RateLimit {
  /** The most that are let through. */
  readonly requests: number;
  /** How long they are counted together, in seconds. */
  readonly seconds: number;
}

export interface RateLimits {
  /** Requests with one API key. `false`: no limit. @default { requests: 6000, seconds: 60 } */
  readonly key?: RateLimit | false;
  /** Requests with all keys of a workspace. `false`: no limit. @default { requests: 30000, seconds: 60 } */
  readonly workspace?: RateLimit | false;
  /**
   * Requests of the API from one address that are refused and bring no good key, and readings of the OpenAPI
   * document. `false`: no limit. @default { requests: 300, seconds: 60 }
   */
  readonly address?: RateLimit | false;
  /** Wrong purchase codes with one API key. `false`: no limit. @default { requests: 100, seconds: 900 } */
  readonly purchaseCodes?: RateLimit | false;
  /** Wrong purchase codes from one address. `false`: no limit. @default { requests: 300, seconds: 900 } */
  readonly purchaseCodesOfAddress?: RateLimit | false;
  /** Pages and forms of the console from one address. `false`: no limit. @default { requests: 1200, seconds: 60 } */
  readonly console?: RateLimit | false;
  /** Short links followed from one address. `false`: no limit. @default { requests: 3000, seconds: 60 } */
  readonly redirects?: RateLimit | false;
  /** Failed log-ins to one account from one address. @default { requests: 10, seconds: 900 } */
  readonly logIns?: RateLimit;
  /** Failed log-ins to one account from everywhere. @default { requests: 500, seconds: 900 } */
  readonly logInsOfAccount?: RateLimit;
  /** Failed log-ins from one address, whatever the account. @default { requests: 100, seconds: 900 } */
  readonly logInsOfAddress?: RateLimit;
  /** Wrong passwords for one short link from one address. @default { requests: 10, seconds: 900 } */
  readonly linkPasswords?: RateLimit;
  /** Wrong passwords for one short link from everywhere. @default { requests: 500, seconds: 900 } */
  readonly linkPasswordsOfLink?: RateLimit;
}

/** Limits that may be switched off: `null` where they are. */
type Requests =
  | 'key'
  | 'workspace'
  | 'address'
  | 'purchaseCodes'
  | 'purchaseCodesOfAddress'
  | 'console'
  | 'redirects';

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
};

const passwords: Readonly<Record<Exclude<keyof RateLimits, Requests>, RateLimit>> = {
  logIns: { requests: 10, seconds: quarterHour },
  logInsOfAccount: { requests: 500, seconds: quarterHour },
  logInsOfAddress: { requests: 100, seconds: quarterHour },
  linkPasswords: { requests: 10, seconds: quarterHour },
  linkPasswordsOfLink: { requests: 500, seconds: quarterHour },
};

/** A day: what is counted longer is no rate. */
const longest = 86_400;
/** What a number of RFC 9651 may be. */
const mostRequests = 999_999_999_999_999;

/** What is wrong with the option, in one sentence, or `null`. */
export function complaintAboutLimits(value: unknown): string | null {
  if (typeof value === 'boolean') return null;
  if (!isPlainObject(value)) return 'must be true, false or an object';
  for (const [name, limit] of Object.entries(value)) {
    const canBeOff = Object.hasOwn(requests, name);
    if (!canBeOff && !Object.hasOwn(passwords, name)) return `has no limit ${name}`;
    if (limit === undefined || (limit === false && canBeOff)) continue;
    if (limit === false) return `cannot switch ${name} off: passwords could then be guessed at`;
    if (!isLimit(limit))
      return `needs ${name} as { requests, seconds }: whole numbers from 1 on, of at most ${longest} seconds`;
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

/** `false` switches off what may be switched off; tries at passwords are counted always. */
export function resolveRateLimits(value: boolean | RateLimits | undefined): ResolvedRateLimits {
  // Its own names alone, as they were checked.
  const given: RateLimits = typeof value === 'object' ? { ...value } : {};
  const limits: Record<string, RateLimit | null> = {};
  for (const [name, standard] of Object.entries(requests)) {
    const limit = value === false ? false : (given[name as Requests] ?? standard);
    limits[name] = limit === false ? null : copyOf(limit);
  }
  for (const [name, standard] of Object.entries(passwords))
    limits[name] = copyOf(given[name as keyof RateLimits] || standard);
  return Object.freeze(limits) as ResolvedRateLimits;
}

/** By name: what a class has as getters is not copied otherwise. */
const copyOf = ({ requests, seconds }: RateLimit): RateLimit => Object.freeze({ requests, seconds });

/** Whether operations whose refusals could be guesses may meet a limit for them. */
export const limitsGuesses = ({ purchaseCodes, purchaseCodesOfAddress }: ResolvedRateLimits): boolean =>
  purchaseCodes !== null || purchaseCodesOfAddress !== null;

/** Whether any operation of the API may meet a limit. */
export const isLimited = ({ key, workspace, address }: ResolvedRateLimits): boolean =>
  key !== null || workspace !== null || address !== null;
