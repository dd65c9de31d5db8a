/** Rate limits: what declares them, their check, and those that belong to no group. */

import { isPlainObject } from '../common/json/plain-object.ts';
import { type Check, complaintAboutUnknown } from '../common/options/check-options.ts';
import { complaintAboutNamed, namedLimits } from './named.ts';
import { complaintAboutLimit, type RateLimit } from './rate-limit.ts';

/** The defaults of limits. `always`: it protects passwords, and cannot be disabled. */
export type LimitRows = Readonly<Record<string, RateLimit & { readonly always?: true }>>;

/** The rows of an interface of limits: what `false` cannot disable says so. */
export type RowsOf<Limits> = {
  readonly [Name in keyof Limits]-?: false extends Limits[Name]
    ? RateLimit
    : RateLimit & { readonly always: true };
};

/** What a limit that can be disabled may be resolved to is `null`. */
export type ResolvedLimits<Rows> = {
  readonly [Name in keyof Rows]: Rows[Name] extends { always: true } ? RateLimit : RateLimit | null;
};

/** The limits of the API and the console. */
export interface CommonLimits {
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
  /**
   * Test keys that one user makes in the API reference of the console. `false` disables the limit. @default { requests:
   * 30, seconds: 900 }
   */
  readonly testKeys?: RateLimit | false;
  /** Failed logins to one account from one IP address. @default { requests: 10, seconds: 900 } */
  readonly logIns?: RateLimit;
  /** Failed logins to one account from all IP addresses. @default { requests: 500, seconds: 900 } */
  readonly logInsOfAccount?: RateLimit;
  /** Failed logins from one IP address to all accounts. @default { requests: 100, seconds: 900 } */
  readonly logInsOfAddress?: RateLimit;
}

export const commonLimits = {
  key: { requests: 6_000, seconds: 60 },
  workspace: { requests: 30_000, seconds: 60 },
  address: { requests: 300, seconds: 60 },
  purchaseCodes: { requests: 100, seconds: 900 },
  purchaseCodesOfAddress: { requests: 300, seconds: 900 },
  console: { requests: 1_200, seconds: 60 },
  testKeys: { requests: 30, seconds: 900 },
  logIns: { requests: 10, seconds: 900, always: true },
  logInsOfAccount: { requests: 500, seconds: 900, always: true },
  logInsOfAddress: { requests: 100, seconds: 900, always: true },
} satisfies RowsOf<CommonLimits>;

export const limitRows = (
  groups: readonly { readonly limits?: LimitRows }[],
): typeof commonLimits & LimitRows => Object.assign({}, commonLimits, ...groups.map(({ limits }) => limits));

export type ResolvedCommonLimits = ResolvedLimits<typeof commonLimits>;

/** The check of the option: what is wrong with it as one sentence, or `null`. */
export const limitsCheck =
  (rows: LimitRows): Check =>
  value => {
    if (typeof value === 'boolean') return null;
    if (!isPlainObject(value)) return 'must be true, false or an object';
    const wrong =
      complaintAboutUnknown('limit', value, { ...rows, ...namedLimits }) ?? complaintAboutNamed(value);
    if (wrong !== null) return wrong;
    // By name, because limits may be getters of a class, or inherited.
    for (const [name, { always = false }] of Object.entries(rows)) {
      const limit = value[name];
      if (limit === undefined || (limit === false && !always)) continue;
      if (limit === false) return `cannot disable ${name}: it protects passwords from brute force`;
      const complaint = complaintAboutLimit(name, limit);
      if (complaint !== null) return complaint;
    }
    return null;
  };

/** `false` disables all limits except those on password attempts. */
export function resolveLimits<Rows extends LimitRows>(
  value: boolean | object | undefined,
  rows: Rows,
): ResolvedLimits<Rows> {
  const given: Readonly<Record<string, RateLimit | false>> = Object(value);
  const limits = Object.entries(rows).map(([name, { always, ...standard }]) => {
    const limit = value === false && !always ? false : (given[name] ?? standard);
    return [name, limit === false ? null : copyOf(limit)];
  });
  return Object.freeze(Object.fromEntries(limits));
}

/** Copies each property by name, because a spread does not copy getters of a class. */
const copyOf = ({ requests, seconds }: RateLimit): RateLimit => Object.freeze({ requests, seconds });

/** Whether a rate limit applies to wrong guesses, such as wrong purchase codes. */
export const limitsGuesses = ({ purchaseCodes, purchaseCodesOfAddress }: ResolvedCommonLimits): boolean =>
  purchaseCodes !== null || purchaseCodesOfAddress !== null;

/** Whether any request rate limit applies to the API. */
export const isLimited = ({ key, workspace, address }: ResolvedCommonLimits): boolean =>
  key !== null || workspace !== null || address !== null;
