import type { OfferedEvent, Webhooks } from '../event.ts';
import { patternsOf } from '../repository/index.ts';
import { TargetGuard } from './target.ts';

/** What the router needs of webhooks where the host has no engine in this process. */
export function webhookChecks(
  events: readonly OfferedEvent[],
  guard: TargetGuard = new TargetGuard(),
): Webhooks {
  const known = new Set(events.flatMap(({ type }) => patternsOf(type)));
  return {
    events,
    check: (url, workspaceId) => guard.check(url, workspaceId),
    knows: pattern => known.has(pattern),
    nudge: () => {},
  };
}
