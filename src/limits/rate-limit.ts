/** A rate limit, and what a host may set one to. */

import type { Check } from '../common/options/check-options.ts';

/** A quota per time window. The window starts with the first request. */
export interface RateLimit {
  /** The maximum number of requests in the window. */
  readonly requests: number;
  /** The length of the window, in seconds. */
  readonly seconds: number;
}

/** One day. Longer windows are not supported. */
const longest = 86_400;
/** The largest integer that RFC 9651 allows. */
const maxRequests = 999_999_999_999_999;

const form = `{ requests, seconds }: integers from 1, and at most ${longest} seconds`;

/** What is wrong with one of several limits, or `null`. */
export const complaintAboutLimit = (name: string, limit: unknown): string | null =>
  isLimit(limit) ? null : `needs ${name} as ${form}`;

/** The check of an option that is a limit. */
export const limitCheck: Check = value => (isLimit(value) ? null : `must be ${form}`);

function isLimit(value: unknown): value is RateLimit {
  if (typeof value !== 'object' || value === null) return false;
  const { requests, seconds, ...rest } = value as Record<string, unknown>;
  const isWhole = (number: unknown, most: number) =>
    Number.isSafeInteger(number) && (number as number) >= 1 && (number as number) <= most;
  return isWhole(requests, maxRequests) && isWhole(seconds, longest) && Object.keys(rest).length === 0;
}
