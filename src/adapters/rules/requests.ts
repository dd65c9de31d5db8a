/** The logic for requests that both adapters share, independent of the storage. */
import { byText, compareTexts } from '../../common/text/compare-texts.ts';
import type { UsageCountRecord, UsageHourRecord } from '../../generated/types.ts';
import type { AnsweredRequests, UsageSum } from '../../repository/index.ts';
import { checkRecord } from './storable.ts';

/** @throws InvalidDataError for the first record that cannot be stored */
export function checkAnswered(answered: readonly AnsweredRequests[]): void {
  for (const { listed, counts } of answered) {
    for (const one of listed) checkRecord('requests.record', 'request_log', one);
    for (const one of counts) checkRecord('requests.record', 'usage_hours', one);
  }
}

/** How many hours after their start the counts of hours are deleted. */
export const usageHoursKept = 50;

/** In the order in which the rows of counts are locked. */
export const byCount = byText(({ key_id, operation, ...of }: Readonly<UsageCountRecord | UsageHourRecord>) =>
  ['day' in of ? of.day : of.hour, key_id, operation].join(' '),
);

/** What counts of hours add to those of their days, each day, key and operation once. */
export function usageDaysOf(counts: readonly UsageHourRecord[]): UsageCountRecord[] {
  const days = new Map<string, UsageCountRecord>();
  for (const { hour, ...count } of counts) {
    const day = hour.slice(0, 10);
    const name = JSON.stringify([day, count.key_id, count.operation]);
    const before = days.get(name);
    days.set(name, before === undefined ? { day, ...count } : withCount(before, count));
  }
  return [...days.values()];
}

/** A count with what another one of the same time, key and operation adds. */
export const withCount = <Count extends UsageCountRecord | UsageHourRecord>(
  count: Readonly<Count>,
  more: Omit<UsageSum, 'name'>,
): Count => ({ ...count, ...addedUp(count, more) });

export const addedUp = (one: Omit<UsageSum, 'name'>, other: Omit<UsageSum, 'name'>) => ({
  succeeded: one.succeeded + other.succeeded,
  client_errors: one.client_errors + other.client_errors,
  server_errors: one.server_errors + other.server_errors,
  duration_us: one.duration_us + other.duration_us,
});

const requestsIn = (sum: Omit<UsageSum, 'name'>): number =>
  sum.succeeded + sum.client_errors + sum.server_errors;

/** The order of keys and operations; storages compare texts in ways of their own. */
export const byMostRequests = (one: UsageSum, other: UsageSum): number =>
  requestsIn(other) - requestsIn(one) || compareTexts(one.name, other.name);

/** The member of a count that is counted together. */
export const usageNames = { day: 'day', hour: 'hour', key: 'key_id', operation: 'operation' } as const;
