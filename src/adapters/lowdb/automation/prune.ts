/** Events that were published or cancelled long ago, and idempotency keys whose time is over. */
import { momentOf } from '../../../repository/index.ts';
import { refusalDays } from '../../rules/refusals.ts';
import { type FrozenData, recordsOf, withRecords } from '../data.ts';
import { time } from '../order.ts';
import { eventsOf, isLive, isScheduled, numberOf, requestsOf, withKept, withRequests } from './records.ts';

const day = 86_400_000;

/** The file is written as a whole, whatever leaves: it all leaves at once. */
export function pruned(data: FrozenData, retentionDays: number, clock: number): FrozenData {
  let next = data;
  for (const workspaceId of Object.keys(data.automation_events)) {
    const keptFor = numberOf(data, workspaceId, 'retention_days') ?? retentionDays;
    const all = eventsOf(next, workspaceId);
    next = withKept(
      next,
      workspaceId,
      all,
      event => isScheduled(event, clock) || time(momentOf(event)) > clock - keptFor * day,
    );
  }
  for (const workspaceId of Object.keys(data.automation_requests)) {
    const all = requestsOf(next, workspaceId);
    const live = all.filter(one => isLive(one, clock));
    if (live.length < all.length) next = withRequests(next, workspaceId, live);
  }
  for (const workspaceId of Object.keys(data.automation_refusals)) {
    const all = recordsOf(next, 'automation_refusals', workspaceId);
    const kept = all.filter(({ updated_at: at }) => time(at) > clock - refusalDays * day);
    if (kept.length < all.length) next = withRecords(next, 'automation_refusals', workspaceId, kept);
  }
  return next;
}
