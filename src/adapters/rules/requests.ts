/** The logic for requests that both adapters share, independent of the storage. */
import { byText } from '../../common/compare-texts.ts';
import type { UsageCountRecord } from '../../generated/types.ts';
import type { UsageSum } from '../../repository/index.ts';

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

export const requestsIn = (sum: Omit<UsageSum, 'name'>): number =>
  sum.succeeded + sum.client_errors + sum.server_errors;

/** The member of a count that is counted together. */
export const usageNames = { day: 'day', key: 'key_id', operation: 'operation' } as const;
