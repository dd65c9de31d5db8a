/** The logic for requests that both adapters share, independent of the storage. */
import { byText, compareTexts } from '../../common/compare-texts.ts';
import type { UsageCountRecord } from '../../generated/types.ts';
import type { AnsweredRequests, UsageSum } from '../../repository/index.ts';
import { checkRecord } from './storable.ts';

/** @throws InvalidDataError for the first record that cannot be stored */
export function checkAnswered(answered: readonly AnsweredRequests[]): void {
  for (const { listed, counts } of answered) {
    for (const one of listed) checkRecord('requests.record', 'request_log', one);
    for (const one of counts) checkRecord('requests.record', 'usage_counts', one);
  }
}

/** In the order in which the rows of counts are locked. */
export const byCount = byText(({ day, key_id, operation }: Readonly<UsageCountRecord>) =>
  [day, key_id, operation].join(' '),
);

/** A count with what another one of the same day, key and operation adds. */
export const withCount = (
  count: Readonly<UsageCountRecord>,
  more: Omit<UsageSum, 'name'>,
): UsageCountRecord => ({ ...count, ...addedUp(count, more) });

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
export const usageNames = { day: 'day', key: 'key_id', operation: 'operation' } as const;
