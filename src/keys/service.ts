/** What the key operations need besides the keys. */
import { invalidParameters } from '../common/errors/errors.ts';
import { canonicalRange, rangeReason } from '../common/network/ip-ranges.ts';
import type { KeyRateLimit } from '../generated/types.ts';
import type { Call } from '../group/call.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import type { FoundKey } from '../repository/index.ts';
import { canonicalRanges } from './keys.ts';

export interface KeyService {
  /** Refuses scopes that are not served here. @throws MarketplaceError that names the first one */
  checkScopes(scopes: readonly string[]): void;
  /** Refuses a rate limit that those of the service would cut. @throws MarketplaceError that names it */
  checkRateLimit(limit: Readonly<KeyRateLimit> | null | undefined): void;
  /** The scopes that act for a person, which only owners can give to a key. */
  readonly ownerScopes: readonly string[];
  /** Counts a use of a key that a service of the host asks about. */
  readonly countKey: ResolvedOptions['countKey'];
  readonly noteKeyUse: ResolvedOptions['noteKeyUse'];
  /** Lists in the request log of the workspace of a key that another workspace has verified the key. */
  logVerification(
    found: FoundKey,
    verification: { readonly code: string | null; readonly address: string | null },
  ): void;
}

/** The addresses and ranges in their one spelling. @throws MarketplaceError that names the first wrong one */
export function readRanges(ranges: readonly string[]): string[] {
  const wrong = ranges.findIndex(range => canonicalRange(range) === null);
  if (wrong !== -1) throw invalidParameters({ pointer: `/allowed_ips/${wrong}`, reason: rangeReason });
  return canonicalRanges(ranges);
}

/** The argument of a key handler. */
export type KeyCall<Input> = Call<Input, 'keys', KeyService>;

/**
 * What is wrong with a rate limit of a key: over time, it allows more requests than the limits of the service. `null`:
 * nothing. A burst that they do not allow is refused by them.
 */
export function rateLimitProblem(
  limit: Readonly<KeyRateLimit>,
  { key, workspace }: Pick<ResolvedOptions['rateLimits'], 'key' | 'workspace'>,
): string | null {
  const bound = [key, workspace].find(
    one => one !== null && limit.requests * one.seconds > one.requests * limit.seconds,
  );
  return bound == null
    ? null
    : `must not exceed the limit of the service: ${bound.requests} requests in ${bound.seconds} seconds`;
}

/** Its entry in the request log. */
const verification = { id: 'verifyKey', scope: 'keys:verify', path: '/api/v1/keys/verify', input: {} };

export const keyService = ({
  served,
  observer,
  countKey,
  noteKeyUse,
  rateLimits,
}: ResolvedOptions): KeyService => ({
  logVerification({ workspaceId, key }, { code, address }) {
    observer?.observe({
      workspaceId,
      keyId: key.id,
      operation: verification,
      method: 'POST',
      status: 200,
      error: code,
      duration: 0,
      details: () => ({ requestId: null, address: address ?? '', url: '' }),
    });
  },
  checkRateLimit(limit) {
    const reason = limit == null ? null : rateLimitProblem(limit, rateLimits);
    if (reason !== null) throw invalidParameters({ pointer: '/rate_limit', reason });
  },
  ownerScopes: served.ownerScopes,
  countKey,
  noteKeyUse,
  checkScopes(scopes) {
    const wrong = scopes.findIndex(scope => !Object.hasOwn(served.scopes, scope));
    if (wrong !== -1)
      throw invalidParameters({
        pointer: `/scopes/${wrong}`,
        reason: `must be one of ${Object.keys(served.scopes).join(', ')}`,
      });
  },
});
