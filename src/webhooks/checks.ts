import type { HostEvent } from '../group/event.ts';
import type { EventSender } from '../group/event-sender.ts';
import { TargetGuard } from '../outbound/target.ts';

/** The part of the webhook engine that the router needs if this process has no engine. */
export const webhookChecks = (
  guard: TargetGuard = new TargetGuard(),
  events: readonly HostEvent[] = [],
): EventSender => ({
  events,
  check: (url, workspaceId) => guard.check(url, workspaceId),
  nudge: () => {},
});
