/** What the mock server serves: the groups of its router, with the tables derived from them. */

import { chosenGroups } from '../src/group/choose.ts';
import type { Messaging, Webhooks } from '../src/group/engines.ts';
import { servedBy } from '../src/group/serve.ts';
import type { Served } from '../src/group/served.ts';
import { builtIn } from '../src/groups.ts';
import type { MarketplaceOptions } from '../src/options.ts';
import type { Repository } from '../src/repository/index.ts';

/**
 * Derives the tables when they are first asked for. The router has its own; to resolve its options twice would call
 * the `service` of a host's group twice.
 */
export function servedLazily(given: {
  readonly repository: Repository;
  readonly groups: MarketplaceOptions['groups'];
  readonly messaging: Messaging;
  readonly webhooks: Webhooks | undefined;
}): () => Served {
  const { repository, groups, messaging, webhooks } = given;
  let served: Served | undefined;
  return () => {
    served ??= servedBy(
      chosenGroups('startMock', builtIn, repository, groups, { messaging }),
      webhooks?.events,
      'startMock',
    );
    return served;
  };
}

/** Event types of this package, which a host cannot publish. */
export const reservedEvents: readonly string[] = builtIn.flatMap(({ events = [] }) =>
  events.map(({ type }) => type),
);
