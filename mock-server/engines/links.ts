/** Short links of the mock server. A change that a test makes in the repository takes effect with the next redirect. */
import { defined } from '../../src/common/defined.ts';
import type { RateLimits } from '../../src/factories/built-in/rate-limits.ts';
import type { EventSender } from '../../src/group/event-sender.ts';
import { type LinkEngine, linkEngine } from '../../src/links/redirects/engine.ts';
import { defaultPrefix } from '../../src/links/rules.ts';
import type { WholeRepository } from '../../src/repository/index.ts';
import { declared } from '../served.ts';

/** `base`: the URL of the mock server. */
export function mockLinks(
  repository: WholeRepository,
  base: string,
  webhooks: EventSender | undefined,
  now: () => number,
  rateLimits: boolean | RateLimits,
): LinkEngine {
  const options = { url: `${base}${defaultPrefix}`, cache: 0, rateLimits, ...defined({ webhooks }), now };
  const links = linkEngine({ repository, ...options }, declared.limits);
  links.start();
  return links;
}
