/** The option `rateLimits` of the factories. */
import type { AutomationLimits } from '../../automation/limits.ts';
import type { InvitationsLimits } from '../../invitations/limits.ts';
import type { NamedLimits } from '../../limits/named.ts';
import type { CommonLimits } from '../../limits/options.ts';
import type { LinksLimits } from '../../links/limits.ts';

/** The rate limits of the API, the console and the groups of this package. */
export interface RateLimits
  extends CommonLimits,
    NamedLimits,
    AutomationLimits,
    InvitationsLimits,
    LinksLimits {}
