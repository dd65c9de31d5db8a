/** Counts requests against the limits of their operation, of its group, and of routes of the host. */
import type Koa from 'koa';
import { after } from '../common/concurrency/awaitable.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import { Counter } from '../limits/counter.ts';
import type { NamedLimits } from '../limits/named.ts';
import { networkOf } from '../limits/network.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { Authenticate } from './authenticate.ts';

/** Counts a request of somebody. Returns the 429, or `null`. */
export type CountRequest = (ctx: Koa.Context, who: string) => MarketplaceError | null;

/** Who sends a request with a key. */
export const keyAs = (workspaceId: string, keyId: string): string => `${workspaceId} ${keyId}`;

/** What the limits that were counted before leave of this request; without one, they leave any number. */
function leftBefore({ res }: Koa.Context): number {
  const [, left] = /;r=(\d+)/.exec(String(res.getHeader('RateLimit') ?? '')) ?? [];
  return left === undefined ? Number.POSITIVE_INFINITY : Number(left);
}

const counting =
  (counters: readonly Counter[], now: () => number): CountRequest =>
  (ctx, who) => {
    const { res } = ctx;
    const time = now();
    for (const counter of counters) {
      const window = counter.count(who, time);
      const refusal = counter.refusalOf(window, time);
      if (refusal !== null) return refusal;
      // The tighter limit is told, as everywhere.
      if (counter.leftOf(window) < leftBefore(ctx)) res.setHeader('RateLimit', counter.stateOf(window, time));
      const before = res.getHeader('RateLimit-Policy');
      res.setHeader('RateLimit-Policy', before === undefined ? counter.item : `${before}, ${counter.item}`);
    }
    return null;
  };

const ownLimit = (limits: NonNullable<NamedLimits['groups']>, name: string): RateLimit | undefined =>
  Object.hasOwn(limits, name) ? limits[name] : undefined;

/** The limits of a router. What has none costs its requests nothing. */
export class NamedCounters {
  readonly #limits: Required<NamedLimits> | null;
  readonly #now: () => number;
  readonly #groups = new Map<string, Counter>();

  constructor(limits: Required<NamedLimits> | null, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** What counts the requests of an operation, or `null`: neither it nor its group has a limit. */
  of(operation: string, group: string): CountRequest | null {
    const { operations = {}, groups = {} } = this.#limits ?? {};
    const own = ownLimit(operations, operation);
    const shared = ownLimit(groups, group);
    const counters: Counter[] = own === undefined ? [] : [new Counter(operation, own)];
    if (shared !== undefined) counters.push(this.#ofGroup(group, shared));
    return counters.length === 0 ? null : counting(counters, this.#now);
  }

  /** The same for a route of the host with a limit of its own. */
  ofRoute(name: string, limit: RateLimit | undefined): CountRequest | null {
    if (limit === undefined || this.#limits === null) return null;
    return counting([new Counter(name, limit)], this.#now);
  }

  #ofGroup(group: string, limit: RateLimit): Counter {
    const counter = this.#groups.get(group) ?? new Counter(group, limit);
    this.#groups.set(group, counter);
    return counter;
  }
}

/** Counts each request with a valid key that has the scope. */
export const counted = (authenticate: Authenticate, count: CountRequest | null): Authenticate =>
  count === null
    ? authenticate
    : (ctx, secret, scope) =>
        after(authenticate(ctx, secret, scope), found =>
          found instanceof MarketplaceError
            ? found
            : (count(ctx, keyAs(found.workspaceId, found.keyId)) ?? found),
        );

/** Counts a request without a key. @throws MarketplaceError 429 */
export function countOpen(ctx: Koa.Context, count: CountRequest | null): void {
  const tooMany = count?.(ctx, networkOf(ctx.ip)) ?? null;
  if (tooMany !== null) throw tooMany;
}
