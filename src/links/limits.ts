import type { RowsOf } from '../limits/options.ts';
import type { RateLimit } from '../limits/rate-limit.ts';

export interface LinksLimits {
  /** Short links followed from one IP address. `false` disables the limit. @default { requests: 3000, seconds: 60 } */
  readonly redirects?: RateLimit | false;
  /** Wrong passwords for one short link from one IP address. @default { requests: 10, seconds: 900 } */
  readonly linkPasswords?: RateLimit;
  /** Wrong passwords for one short link from all IP addresses. @default { requests: 500, seconds: 900 } */
  readonly linkPasswordsOfLink?: RateLimit;
}

export const linksLimits = {
  redirects: { requests: 3_000, seconds: 60 },
  linkPasswords: { requests: 10, seconds: 900, always: true },
  linkPasswordsOfLink: { requests: 500, seconds: 900, always: true },
} satisfies RowsOf<LinksLimits>;
