/** The requests of a period and their errors, as charts. */
import { maxDays } from '../../../common/time/days.ts';
import type { RequestsRepository, UsageSum } from '../../../repository/index.ts';
import { type OverviewPeriod, sum, valuesIn } from '../../period.ts';
import type { Trend } from '../../section.ts';

/** The counts of the period and of the one before it, of a key or of all. */
export const countsIn = (
  requests: RequestsRepository,
  workspaceId: string,
  { unit, names, before }: OverviewPeriod,
  only: { readonly keyId?: string } = {},
) =>
  requests.usage(workspaceId, {
    by: unit,
    from: before[0] ?? '',
    to: names.at(-1) ?? '',
    limit: maxDays,
    ...only,
  });

/** `list`: path of the log with these requests. */
export function trendsOf(
  period: OverviewPeriod,
  counts: readonly UsageSum[],
  list: string,
): readonly [Trend, Trend] {
  const errorsOf = ({ client_errors, server_errors }: UsageSum) => client_errors + server_errors;
  const inPeriod = (of: (count: UsageSum) => number) => valuesIn(period, counts, ({ name }) => name, of);
  const all = inPeriod(count => count.succeeded + errorsOf(count));
  const errors = inPeriod(errorsOf);
  const total = sum(all.values);
  const bad = { name: 'Errors', values: errors.values };
  const failed = `${list}${list.includes('?') ? '&' : '?'}status=errors`;
  return [
    { label: 'Requests', path: list, ...all, bad, more: 'good', rangePath: list },
    {
      label: 'Errors',
      path: failed,
      ...errors,
      bad,
      more: 'bad',
      rangePath: failed,
      ...(total > 0 && { note: `${((sum(errors.values) / total) * 100).toFixed(1)}% of requests` }),
    },
  ];
}
