/** What the first page of a workspace says of its links. */
import { type OverviewPeriod, sum, valuesIn } from '../../../period.ts';
import type { Overview } from '../../../section.ts';
import type { LinkVisit } from './visit.ts';

export async function overview(
  { repository: { links } }: LinkVisit,
  workspaceId: string,
  period: OverviewPeriod,
): Promise<Overview> {
  const [clicks, { links: newest }] = await Promise.all([
    clicksIn(links, workspaceId, period),
    links.list(workspaceId, { archived: false, sort: 'created', limit: 1 }),
  ]);
  const isUsed = sum(clicks.values) > 0;
  return {
    trends: [
      { label: 'Clicks', path: '/link-analytics', ...clicks, more: 'good', rangePath: '/link-analytics' },
    ],
    steps: [{ label: 'Create a short link', path: '/links', isDone: newest.length > 0 || isUsed }],
  };
}

/** Days count their clicks by hour too. */
async function clicksIn(
  links: LinkVisit['repository']['links'],
  workspaceId: string,
  period: OverviewPeriod,
): Promise<ReturnType<typeof valuesIn>> {
  const [from, to] = [period.before[0] ?? '', period.names.at(-1) ?? ''];
  const days = await links.listDays(workspaceId, null, from.slice(0, 10), to.slice(0, 10));
  const counts =
    period.unit === 'day'
      ? days.map(({ day, clicks }): [string, number] => [day, clicks])
      : days.flatMap(({ day, hours = {} }) =>
          Object.entries(hours).map(([hour, clicks]): [string, number] => [`${day}T${hour}`, clicks]),
        );
  return valuesIn(
    period,
    counts,
    ([name]) => name,
    ([, clicks]) => clicks,
  );
}
