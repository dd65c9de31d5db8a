/** Short links of the mock server. A change that a test makes in the repository takes effect with the next redirect. */
import { defined } from '../../src/common/defined.ts';
import type { EventSender } from '../../src/group/event-sender.ts';
import type { RateLimits } from '../../src/limits/options.ts';
import { createLinks, type LinkEngine } from '../../src/links/redirects/engine.ts';
import { defaultPrefix } from '../../src/links/rules.ts';
import type { WholeRepository } from '../../src/repository/index.ts';

/** `base`: the URL of the mock server. */
export function mockLinks(
  repository: WholeRepository,
  base: string,
  webhooks: EventSender | undefined,
  now: () => number,
  rateLimits: boolean | RateLimits,
): LinkEngine {
  const links = createLinks({
    repository,
    url: `${base}${defaultPrefix}`,
    cache: 0,
    rateLimits,
    ...defined({ webhooks }),
    now,
  });
  links.start();
  return links;
}
