import { byText } from '../../../common/text/compare-texts.ts';
import { dayOf, hourOf } from '../../../common/time/days.ts';
import type { RequestLogRecord, UsageCountRecord, UsageHourRecord } from '../../../generated/types.ts';
import { fitting } from '../../../repository/filters.ts';
import {
  isFailure,
  type RequestPlace,
  type RequestsRepository,
  requestFilters,
  type UsageSum,
} from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import {
  addedUp,
  byMostRequests,
  checkAnswered,
  usageDaysOf,
  usageHoursKept,
  withCount,
} from '../../rules/requests.ts';
import { checkCounts } from '../../rules/storable.ts';
import { type FrozenData, recordsOf, withRecords } from '../data.ts';
import { clockOf, newestFirst, time } from '../order.ts';
import type { Store } from '../store.ts';

/** Maximum number of stored requests per workspace (the newest) that failed, and of others, because every change writes the whole file. */
const maxRequests = 200;
/** Maximum number of counts per workspace (the latest) by day, and by hour. */
const maxCounts = 20_000;

const dayInMs = 86_400_000;
const hourInMs = 3_600_000;

const newest = newestFirst<RequestPlace>(({ at }) => at);

/** Of sorted requests those that are kept: failures do not make room for others. */
function newestOf(
  all: readonly Readonly<RequestLogRecord>[],
  keep: number | null,
  keepErrors: number | null | undefined,
): Readonly<RequestLogRecord>[] {
  const most = Math.min(keep ?? maxRequests, maxRequests);
  if (keepErrors === undefined) return all.slice(0, most);
  let errorsLeft = Math.min(keepErrors ?? maxRequests, maxRequests);
  let othersLeft = most;
  return all.filter(one => (isFailure(one) ? errorsLeft-- : othersLeft--) > 0);
}

export function lowdbRequests(store: Store): RequestsRepository {
  return {
    async record(answered) {
      checkAnswered(answered);
      await store.commit(data => {
        let next: FrozenData = data;
        for (const { workspaceId, listed, counts, keep, keepErrors } of answered) {
          if (!data.workspaces.some(({ id }) => id === workspaceId)) continue;
          const before = recordsOf(next, 'request_log', workspaceId);
          const known = new Set(before.map(({ id }) => id));
          const fresh = listed.filter(({ id }) => !known.has(id));
          if (fresh.length === 0) continue;
          const copies = fresh.map(one => deepFreeze(structuredClone(one)));
          const kept = newestOf([...before, ...copies].sort(newest), keep, keepErrors);
          next = withRecords(next, 'request_log', workspaceId, kept.reverse());
          const days = withCounts(recordsOf(next, 'usage_counts', workspaceId), usageDaysOf(counts));
          next = withRecords(next, 'usage_counts', workspaceId, days);
          const hours = withCounts(recordsOf(next, 'usage_hours', workspaceId), counts);
          next = withRecords(next, 'usage_hours', workspaceId, hours);
        }
        return { data: next, result: undefined };
      });
    },

    list(workspaceId, query) {
      const { statusClasses, limit, after } = query;
      checkCounts('requests.list', { limit });
      const all = recordsOf(store.data, 'request_log', workspaceId)
        .filter(fitting(requestFilters, query))
        .filter(
          one =>
            (statusClasses === undefined ||
              statusClasses.some(first => Math.floor(one.status / 100) === first)) &&
            (after === undefined || newest(after, one) < 0),
        )
        .sort(newest);
      const requests = all.slice(0, limit);
      const last = requests.at(-1);
      return {
        requests,
        next: last !== undefined && all.length > limit ? { at: last.at, id: last.id } : null,
      };
    },

    find: (workspaceId, id) =>
      recordsOf(store.data, 'request_log', workspaceId).find(one => one.id === id) ?? null,

    usage(workspaceId, { by, from, to, keyId, operation, limit }) {
      checkCounts('requests.usage', { limit });
      const sums = new Map<string, UsageSum>();
      const counts = recordsOf(store.data, by === 'hour' ? 'usage_hours' : 'usage_counts', workspaceId);
      for (const one of counts) {
        const at = timeOf(one);
        if (at < from || at > to) continue;
        if (keyId !== undefined && one.key_id !== keyId) continue;
        if (operation !== undefined && one.operation !== operation) continue;
        const name = by === 'key' ? one.key_id : by === 'operation' ? one.operation : at;
        sums.set(name, { name, ...addedUp(sums.get(name) ?? nothing, one) });
      }
      const sorted = [...sums.values()].sort(
        by === 'day' || by === 'hour' ? byText(({ name }) => name) : byMostRequests,
      );
      return sorted.slice(0, limit);
    },

    prune: ({ requestDays, usageDays, now }) =>
      store.commit(data => {
        const before = (days: number) => clockOf(now) - days * dayInMs;
        const daysBefore = dayOf(before(usageDays));
        const hoursBefore = hourOf(clockOf(now) - usageHoursKept * hourInMs);
        let next: FrozenData = data;
        for (const workspaceId of Object.keys(data.request_log)) {
          const all = recordsOf(next, 'request_log', workspaceId);
          const kept = all.filter(({ at }) => time(at) >= before(requestDays));
          if (kept.length < all.length) next = withRecords(next, 'request_log', workspaceId, kept);
        }
        for (const workspaceId of Object.keys(data.usage_counts)) {
          const all = recordsOf(next, 'usage_counts', workspaceId);
          const kept = all.filter(({ day }) => day >= daysBefore);
          if (kept.length < all.length) next = withRecords(next, 'usage_counts', workspaceId, kept);
        }
        for (const workspaceId of Object.keys(data.usage_hours)) {
          const all = recordsOf(next, 'usage_hours', workspaceId);
          const kept = all.filter(({ hour }) => hour >= hoursBefore);
          if (kept.length < all.length) next = withRecords(next, 'usage_hours', workspaceId, kept);
        }
        return { data: next, result: false };
      }),
  };
}

const nothing = { succeeded: 0, client_errors: 0, server_errors: 0, duration_us: 0 };

type Count = UsageCountRecord | UsageHourRecord;

/** The day or the hour of a count. */
const timeOf = (count: Readonly<Count>): string => ('day' in count ? count.day : count.hour);

const identityOf = (count: Readonly<Count>) => JSON.stringify([timeOf(count), count.key_id, count.operation]);

/** Counts with what others add to them. */
function withCounts<One extends Count>(
  stored: readonly Readonly<One>[],
  added: readonly One[],
): Readonly<One>[] {
  const all = new Map(stored.map(one => [identityOf(one), one]));
  for (const count of added) {
    const earlier = all.get(identityOf(count));
    all.set(identityOf(count), deepFreeze(earlier ? withCount(earlier, count) : { ...count }));
  }
  const counts = [...all.values()];
  if (counts.length <= maxCounts) return counts;
  return counts.toSorted(byText(timeOf)).slice(-maxCounts);
}
