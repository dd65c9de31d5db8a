/** What clients see of the health of an instance. */
import type { InstanceHealth, InstanceHealthRecord, InstanceRecord } from '../../generated/types.ts';
import type { Backlog } from '../../repository/index.ts';
import { noHealthStats, reconnectsOf } from './health-stats.ts';

export const noBacklog: Omit<Backlog, 'instanceId'> = {
  queued: 0,
  oldestAt: null,
  files: { waiting: 0, failed: 0 },
};

/** `now`: in milliseconds since 1970. */
export function showHealth(
  { health_stats: healthStats = noHealthStats }: Readonly<Pick<InstanceRecord, 'health_stats'>>,
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
    last_received_at: healthStats.last_received_at,
    last_sent_at: healthStats.last_sent_at,
    last_error: healthStats.last_error,
    reconnects: reconnectsOf(healthStats, now),
  };
}
