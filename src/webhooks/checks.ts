import type { Webhooks } from '../group/engines.ts';
import type { HostEvent } from '../group/event.ts';
import { TargetGuard } from './target.ts';

/** What the router needs of webhooks where the host has no engine in this process. */
export const webhookChecks = (
  guard: TargetGuard = new TargetGuard(),
  events: readonly HostEvent[] = [],
): Webhooks => ({
  events,
  check: (url, workspaceId) => guard.check(url, workspaceId),
  nudge: () => {},
});
