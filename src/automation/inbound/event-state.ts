import type { AutomationEvent, AutomationEventRecord } from '../../generated/types.ts';
import { momentOf } from '../../repository/index.ts';
import type { InboundCall } from './service.ts';

type Event = Readonly<AutomationEventRecord>;

/** Whether a clock says if the event is scheduled. Whatever it says, an event without `deliver_at` is not. */
const dependsOnClock = ({ cancelled_at, deliver_at, sequence }: Event): boolean =>
  cancelled_at === null && deliver_at !== null && sequence === null;

/** `now`: by the storage's clock, see {@link dueTime}. */
export function stateOfEvent(event: Event, now: number): AutomationEvent['state'] {
  if (event.cancelled_at !== null) return 'cancelled';
  return dependsOnClock(event) && Date.parse(momentOf(event)) > now ? 'scheduled' : 'published';
}

type TimedCall = Pick<InboundCall<unknown>, 'now' | 'repository' | 'service'>;

/** The time by which the storage decides what is due: its own, unless the host has a clock of its own. */
export async function dueTime({ now, repository, service }: TimedCall): Promise<number> {
  return service.hasOwnClock ? now : repository.webhooks.clock();
}

/** The same for these events. The storage is asked only if one of them may be scheduled. */
export async function dueTimeOf(call: TimedCall, events: readonly Event[]): Promise<number> {
  return events.some(dependsOnClock) ? dueTime(call) : call.now;
}
