/** What the first page of a workspace says of its requests. */
import { maxDays } from '../../../common/time/days.ts';
import { requestPageOf } from '../../../requests/service.ts';
import { number } from '../../pages/bar-chart.ts';
import { type OverviewPeriod, overviewPeriod, sum, valuesIn } from '../../period.ts';
import type { Overview } from '../../section.ts';
import type { RequestVisit } from './visit.ts';

const latestShown = 6;

export async function overview(
  { repository: { requests }, options, now }: RequestVisit,
  workspaceId: string,
  period: OverviewPeriod,
): Promise<Overview> {
  const countsOf = ({ unit, names, before }: OverviewPeriod) =>
    requests.usage(workspaceId, {
      by: unit,
      from: before[0] ?? '',
      to: names.at(-1) ?? '',
      limit: maxDays,
    });
  const today = overviewPeriod('hour', now);
  const [counts, hours, { data: latest }] = await Promise.all([
    countsOf(period),
    period.unit === 'hour' ? null : countsOf(today),
    requestPageOf(requests, workspaceId, { limit: latestShown }),
  ]);
  type Count = (typeof counts)[number];
  const errorsOf = ({ client_errors, server_errors }: Count) => client_errors + server_errors;
  const inPeriod = (of: (count: Count) => number) => valuesIn(period, counts, ({ name }) => name, of);
  const all = inPeriod(count => count.succeeded + errorsOf(count));
  const errors = inPeriod(errorsOf);
  const total = sum(all.values);
  const failed = sum(
    valuesIn(
      today,
      hours ?? counts,
      ({ name }) => name,
      ({ server_errors }) => server_errors,
    ).values,
  );
  const names = new Map(options.served.operations.map(({ id, summary }) => [id, summary]));
  return {
    trends: [
      {
        label: 'Requests',
        path: '/requests',
        ...all,
        bad: { name: 'Errors', values: errors.values },
        more: 'good',
        rangePath: '/requests',
      },
      {
        label: 'Errors',
        path: '/requests?status=errors',
        ...errors,
        bad: { name: 'Errors', values: errors.values },
        more: 'bad',
        rangePath: '/requests?status=errors',
        ...(total > 0 && { note: `${((sum(errors.values) / total) * 100).toFixed(1)}% of requests` }),
      },
    ],
    attention:
      failed === 0
        ? []
        : [
            {
              text: `${number(failed)} ${failed === 1 ? 'request' : 'requests'} failed in the last 24 hours because of the service`,
              path: '/requests?status=5xx',
            },
          ],
    latest: [
      {
        title: 'Latest requests',
        path: '/requests',
        rows: latest.map(({ id, at, operation, status }) => ({
          text: names.get(operation) ?? operation,
          path: `/requests/${encodeURIComponent(id)}`,
          at,
          status: [status < 400 ? 'good' : 'bad', String(status)],
        })),
      },
    ],
  };
}
