import type { AutomationEvent, AutomationEventRecord } from '../../generated/types.ts';
import { momentOf } from '../../repository/index.ts';

/** Whatever the clocks say, an event without `deliver_at` is not scheduled. */
export function stateOfEvent(event: Readonly<AutomationEventRecord>, now: number): AutomationEvent['state'] {
  if (event.cancelled_at !== null) return 'cancelled';
  const isDue = event.deliver_at === null || event.sequence !== null || Date.parse(momentOf(event)) <= now;
  return isDue ? 'published' : 'scheduled';
}
