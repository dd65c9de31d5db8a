/** The refusal of whoever asked too often, and the headers that say how often one may. */
import { MarketplaceError } from '../common/errors.ts';
import type { RateLimit } from './options.ts';
import type { Window } from './windows.ts';

/** A limit with the name that clients see. */
export interface Policy extends RateLimit {
  readonly name: string;
}

/** Whole seconds until a window ends, at least one. */
const secondsUntil = (endsAt: number, now: number): number => Math.max(1, Math.ceil((endsAt - now) / 1_000));

/** An item of `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10, section 3). */
export const policyItem = ({ name, requests, seconds }: Policy): string =>
  `"${name}";q=${requests};w=${seconds}`;

/** An item of `RateLimit` (section 4 of the same): what is left, and the seconds until it is all there again. */
export const stateItem = ({ name, requests }: Policy, { uses, endsAt }: Window, now: number): string =>
  `"${name}";r=${uses < requests ? requests - uses : 0};t=${secondsUntil(endsAt, now)}`;

/** 429, with how long to wait. */
export const tooMany = (seconds: number, headers: Record<string, string> = {}): MarketplaceError =>
  new MarketplaceError('too_many_requests', undefined, {
    headers: { 'Retry-After': String(seconds), ...headers },
  });

/** 429 by a policy. */
export const beyond = (policy: Policy, window: Window, now: number): MarketplaceError =>
  tooMany(secondsUntil(window.endsAt, now), {
    'RateLimit-Policy': policyItem(policy),
    RateLimit: stateItem(policy, window, now),
  });
