/** What the key operations need besides the keys. */
import { invalidParameters } from '../common/errors.ts';
import { canonicalRange, rangeReason } from '../common/ip-ranges.ts';
import type { Call } from '../group/operation.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import { canonicalRanges } from './keys.ts';

export interface KeyService {
  /** Refuses scopes that are not served here. @throws MarketplaceError that names the first one */
  checkScopes(scopes: readonly string[]): void;
  /** Counts a use of a key that a service of the host asks about. */
  readonly countKey: ResolvedOptions['countKey'];
  readonly noteKeyUse: ResolvedOptions['noteKeyUse'];
}

/** The addresses and ranges in their one spelling. @throws MarketplaceError that names the first wrong one */
export function readRanges(ranges: readonly string[]): string[] {
  const wrong = ranges.findIndex(range => canonicalRange(range) === null);
  if (wrong !== -1) throw invalidParameters({ pointer: `/allowed_ips/${wrong}`, reason: rangeReason });
  return canonicalRanges(ranges);
}

/** The argument of a key handler. */
export type KeyCall<Input> = Call<Input, 'keys', KeyService>;

export const keyService = ({ served, countKey, noteKeyUse }: ResolvedOptions): KeyService => ({
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
