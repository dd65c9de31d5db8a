/** How many deliveries were completed, by hour. */
import { byText } from '../../../common/text/compare-texts.ts';
import { type DeliveryCount, type DeliveryCountQuery, kindNamesOf } from '../../../repository/index.ts';
import { completedIn, type EndpointOutcome, firstCountedHour } from '../../rules/webhooks.ts';
import { type FrozenData, recordsOf, withRecords } from '../data.ts';

/** A copy of the data with what outcomes of a workspace, stored at `now`, add to the counts. */
export function withCounts(
  data: FrozenData,
  workspaceId: string,
  outcomes: readonly EndpointOutcome[],
  now: string,
): FrozenData {
  const hours = recordsOf(data, 'delivery_hours', workspaceId);
  const completed = completedIn(outcomes, now);
  const sums = completed.map(({ hour, kind, succeeded, failed }) => {
    const before = hours.find(one => one.hour === hour && one.kind === kind);
    return {
      hour,
      kind,
      succeeded: succeeded + (before?.succeeded ?? 0),
      failed: failed + (before?.failed ?? 0),
    };
  });
  const isOther = ({ hour, kind }: { readonly hour: string; readonly kind: string }) =>
    !sums.some(one => one.hour === hour && one.kind === kind);
  return withRecords(data, 'delivery_hours', workspaceId, [...hours.filter(isOther), ...sums]);
}

export function deliveryCountsIn(
  data: FrozenData,
  workspaceId: string,
  { by, from, to, kind }: DeliveryCountQuery,
): DeliveryCount[] {
  const sums = new Map<string, DeliveryCount>();
  const kinds = kindNamesOf(kind);
  for (const one of recordsOf(data, 'delivery_hours', workspaceId)) {
    if (one.hour < from || one.hour > to || kinds?.includes(one.kind) === false) continue;
    const name = by === 'hour' ? one.hour : one.hour.slice(0, 10);
    const { succeeded = 0, failed = 0 } = sums.get(name) ?? {};
    sums.set(name, { name, succeeded: succeeded + one.succeeded, failed: failed + one.failed });
  }
  return [...sums.values()].sort(byText(({ name }) => name));
}

/** A copy of the data without counts that are too old. `clock`: in milliseconds since 1970. */
export function withoutOldCounts(data: FrozenData, clock: number): FrozenData {
  const first = firstCountedHour(clock);
  return Object.keys(data.delivery_hours).reduce((next, workspaceId) => {
    const all = recordsOf(next, 'delivery_hours', workspaceId);
    const kept = all.filter(({ hour }) => hour >= first);
    return kept.length < all.length ? withRecords(next, 'delivery_hours', workspaceId, kept) : next;
  }, data);
}
