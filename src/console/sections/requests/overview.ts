/** What the first page of a workspace says of its requests. */
import { requestPageOf } from '../../../requests/service.ts';
import { number } from '../../pages/bar-chart.ts';
import { type OverviewPeriod, overviewPeriod, sum, valuesIn } from '../../period.ts';
import type { Overview } from '../../section.ts';
import { countsIn, trendsOf } from './trends.ts';
import type { RequestVisit } from './visit.ts';

const latestShown = 6;

export async function overview(
  { repository: { requests }, options, now }: RequestVisit,
  workspaceId: string,
  period: OverviewPeriod,
): Promise<Overview> {
  const countsOf = (one: OverviewPeriod) => countsIn(requests, workspaceId, one);
  const today = overviewPeriod('hour', now);
  const [counts, hours, { data: latest }] = await Promise.all([
    countsOf(period),
    period.unit === 'hour' ? null : countsOf(today),
    requestPageOf(requests, workspaceId, { limit: latestShown }),
  ]);
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
    trends: trendsOf(period, counts, '/requests'),
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
