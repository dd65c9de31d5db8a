/** How much was asked with the keys of a workspace in a period, and how it was answered. */
import { defined } from '../../../common/defined.ts';
import { dayOf } from '../../../common/time/days.ts';
import type { UsageRow } from '../../../generated/types.ts';
import { usageOf } from '../../../requests/service.ts';
import { csvFile } from '../../csv.ts';
import { type Period, periodOf } from '../../pages/report.ts';
import { requireMember, workspaceOf } from '../../session/member.ts';
import type { Answer } from '../../visit.ts';
import type { UsageView } from './views.ts';
import { filtersOf, type RequestVisit } from './visit.ts';

const day = 86_400_000;
/** Names in the lists of the most frequent ones. */
const maxNames = 20;

const nothing = { requests: 0, succeeded: 0, client_errors: 0, server_errors: 0, mean_duration_ms: 0 };

/** The days of the period, and as many days before it. `given`: the filters of the page. */
async function countsIn(
  { repository, now }: RequestVisit,
  workspaceId: string,
  period: Period,
  given: ReturnType<typeof filtersOf>,
): Promise<Pick<UsageView, 'days' | 'before'>> {
  const between = async (first: number, last: number) => {
    const counted = await usageOf(
      repository.requests,
      workspaceId,
      { by: 'day', from: dayOf(now - first * day), to: dayOf(now - last * day), ...given },
      now,
    );
    const byDay = new Map(counted.map(row => [row.name, row]));
    return Array.from({ length: period }, (_, index): UsageRow => {
      const name = dayOf(now - (first - index) * day);
      return byDay.get(name) ?? { name, ...nothing };
    });
  };
  const [days, before] = await Promise.all([between(period - 1, 0), between(2 * period - 1, period)]);
  return { days, before };
}

/** The counts of the period that the page asks for, and its most frequent operations and keys. */
export async function usageIn(
  visit: RequestVisit,
  workspaceId: string,
  query: URLSearchParams,
): Promise<UsageView> {
  const { repository, now } = visit;
  const period = periodOf(query.toString());
  const { key_id, operation } = filtersOf(query);
  const most = (by: 'operation' | 'key', given: ReturnType<typeof filtersOf>) =>
    usageOf(
      repository.requests,
      workspaceId,
      { by, from: dayOf(now - (period - 1) * day), to: dayOf(now), ...given },
      now,
      maxNames,
    );
  const [counts, byOperation, byKey] = await Promise.all([
    countsIn(visit, workspaceId, period, filtersOf(query)),
    // Each list shows what its own filter could be changed to.
    most('operation', defined({ key_id })),
    most('key', defined({ operation })),
  ]);
  return { period, ...counts, byOperation, byKey };
}

/** The days of the period as a file. */
export async function showUsageFile(visit: RequestVisit): Promise<Answer> {
  const { workspace } = workspaceOf(visit, await requireMember(visit));
  await visit.service.flush();
  const query = new URLSearchParams(visit.ctx.querystring);
  const period = periodOf(query.toString());
  const { days } = await countsIn(visit, workspace.id, period, filtersOf(query));
  return csvFile(
    `requests-${days[0]?.name}-${days.at(-1)?.name}`,
    ['day', 'requests', 'succeeded', 'client_errors', 'server_errors', 'mean_duration_ms'],
    days.map(one => [
      one.name,
      one.requests,
      one.succeeded,
      one.client_errors,
      one.server_errors,
      one.mean_duration_ms,
    ]),
  );
}
