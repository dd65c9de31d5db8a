/** The error for a reached rate limit, and the headers that describe rate limits. */
import { MarketplaceError } from '../common/errors/errors.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Window } from './windows.ts';

/** A rate limit with the name that clients see. */
export interface Policy extends RateLimit {
  readonly name: string;
  /** What the message says of too many. @default nothing */
  readonly detail?: string;
}

/** Whole seconds until a window ends, at least one. */
const secondsUntil = (endsAt: number, now: number): number => Math.max(1, Math.ceil((endsAt - now) / 1_000));

/** An item of `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10, section 3). */
export const policyItem = ({ name, requests, seconds }: Policy): string =>
  `"${name}";q=${requests};w=${seconds}`;

/** An item of `RateLimit` (section 4 of the same draft): what is left, and the seconds until the quota is restored. */
export const stateItem = ({ name, requests }: Policy, { uses, endsAt }: Window, now: number): string =>
  `"${name}";r=${uses < requests ? requests - uses : 0};t=${secondsUntil(endsAt, now)}`;

/** A 429 with the time to wait. */
export const tooMany = (
  seconds: number,
  headers: Record<string, string> = {},
  detail?: string,
): MarketplaceError =>
  new MarketplaceError('too_many_requests', detail, {
    headers: { 'Retry-After': String(seconds), ...headers },
  });

/** A 429 for a policy. `item`: its {@link policyItem}. */
export const beyond = (
  policy: Policy,
  window: Window,
  now: number,
  item = policyItem(policy),
): MarketplaceError =>
  tooMany(
    secondsUntil(window.endsAt, now),
    { 'RateLimit-Policy': item, RateLimit: stateItem(policy, window, now) },
    policy.detail,
  );
