/** The options that decide where this service may send requests or download files. */

import { isPublicUrls, type PublicUrl } from '../common/network/public-url.ts';
import { type Checks, isFunction } from '../common/options/check-options.ts';
import { allowedTargets } from './allowed-targets.ts';
import type { Resolve } from './resolve.ts';

export interface TargetOptions {
  /** Public URL of the router, the same as its option `publicUrl`: nothing at or below it is a target. @default none */
  readonly publicUrl?: PublicUrl;
  /** CIDRs and host names that may be targets although they are not public. @default none */
  readonly allowPrivateTargets?: readonly string[];
  /** Resolves a host name to IP addresses. A look-up that takes longer than 5 seconds fails. @default the hosts file, then DNS */
  readonly resolve?: Resolve;
}

export const targetChecks: Checks<TargetOptions> = {
  publicUrl: isPublicUrls,
  allowPrivateTargets: allowedTargets,
  resolve: isFunction,
};
