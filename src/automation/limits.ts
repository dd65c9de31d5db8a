import type { RowsOf } from '../limits/options.ts';
import type { RateLimit } from '../limits/rate-limit.ts';

export interface AutomationLimits {
  /**
   * Events per inbound endpoint of automation that has no `rate` of its own. `false` disables the limit. @default {
   * requests: 3000, seconds: 60 }
   */
  readonly inbound?: RateLimit | false;
}

export const automationLimits = {
  inbound: { requests: 3_000, seconds: 60 },
} satisfies RowsOf<AutomationLimits>;
