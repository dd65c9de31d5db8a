/** What clients see of the health of an instance. */
import type { InstanceHealth, InstanceHealthRecord, InstanceRecord } from '../../generated/types.ts';
import type { Backlog } from '../../repository/index.ts';
import { noVitals, reconnectsOf } from './vitals.ts';

export const noBacklog: Omit<Backlog, 'instanceId'> = {
  queued: 0,
  oldestAt: null,
  files: { waiting: 0, failed: 0 },
};

/** `now`: in milliseconds since 1970. */
export function showHealth(
  { vitals = noVitals }: Readonly<Pick<InstanceRecord, 'vitals'>>,
  { status, since, reasons }: InstanceHealthRecord,
  { queued, oldestAt }: Pick<Backlog, 'queued' | 'oldestAt'>,
  now: number,
): InstanceHealth {
  return {
    status,
    since,
    reasons: [...reasons],
    queued,
    oldest_queued_at: oldestAt,
    last_received_at: vitals.last_received_at,
    last_sent_at: vitals.last_sent_at,
    last_error: vitals.last_error,
    reconnects: reconnectsOf(vitals, now),
  };
}
