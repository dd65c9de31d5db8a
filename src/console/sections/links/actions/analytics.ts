/** The clicks of a link, or of all links of the workspace, in a period. */

import { MarketplaceError } from '../../../../common/errors/errors.ts';
import { dayOf, dayRangeOf } from '../../../../common/time/days.ts';
import type { LinkAnalytics } from '../../../../generated/types.ts';
import { analyticsOf } from '../../../../links/analytics.ts';
import { showLink } from '../../../../links/show.ts';
import { frameOf } from '../../../actions/frame.ts';
import { csvFile } from '../../../csv.ts';
import { periodOf } from '../../../pages/report.ts';
import { requireMember, workspaceOf } from '../../../session/member.ts';
import { rangeIn } from '../../../time-range.ts';
import type { Answer } from '../../../visit.ts';
import { analyticsPage } from '../pages/analytics.ts';
import { properties } from '../pages/chart.ts';
import type { ClickAnalytics } from '../views.ts';
import { type LinkVisit, recordOf } from './visit.ts';

const day = 86_400_000;
/** How many links the page of all clicks names. */
const maxTop = 5;

/** The days of the period, including today, and as many before them. `linkId`: `null` for all links. */
export async function clicksOf(
  { repository, ctx, now: at }: LinkVisit,
  workspaceId: string,
  linkId: string | null,
): Promise<ClickAnalytics> {
  const period = periodOf(ctx.querystring);
  const query = new URLSearchParams(ctx.querystring);
  const between = (first: number, last: number) =>
    analyticsOf(repository.links, workspaceId, linkId, {
      from: dayOf(at - first * day),
      to: dayOf(at - last * day),
    });
  const [now, before, chosen] = await Promise.all([
    between(period - 1, 0),
    between(2 * period - 1, period),
    chosenIn(query, at, days => analyticsOf(repository.links, workspaceId, linkId, days)),
  ]);
  return { period, now, before, chosen, query };
}

/** What is read of the days in the query; `null`: it has none, or they are not valid. */
async function chosenIn<Read>(
  query: URLSearchParams,
  now: number,
  read: (days: { readonly from: string; readonly to: string }) => Promise<Read>,
): Promise<Read | null> {
  try {
    const { since, until } = rangeIn(query);
    if (since === undefined || until === undefined) return null;
    return await read(dayRangeOf({ from: since.slice(0, 10), to: until.slice(0, 10) }, now));
  } catch (error) {
    if (error instanceof MarketplaceError) return null;
    throw error;
  }
}

export async function showAnalytics(visit: LinkVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { repository, service, now } = visit;
  const [clicks, { links }] = await Promise.all([
    clicksOf(visit, current.workspace.id, null),
    repository.links.list(current.workspace.id, { archived: false, sort: 'clicks', limit: maxTop }),
  ]);
  const top = links.filter(({ clicks: count }) => count > 0).map(link => showLink(link, service, now));
  return { html: analyticsPage(frameOf(visit, { member, current }), clicks, top) };
}

/** The days of all links as a file. */
export async function showAnalyticsFile(visit: LinkVisit): Promise<Answer> {
  const { workspace } = workspaceOf(visit, await requireMember(visit));
  const { now } = await clicksOf(visit, workspace.id, null);
  return csvOf(now, 'links');
}

/** What the clicks of all links are counted by, as a file. */
export async function showSourcesFile(visit: LinkVisit): Promise<Answer> {
  const { workspace } = workspaceOf(visit, await requireMember(visit));
  const { now, chosen } = await clicksOf(visit, workspace.id, null);
  return sourcesOf(chosen ?? now, 'links');
}

/** What the clicks of a link are counted by, as a file. */
export async function showLinkSourcesFile(visit: LinkVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const { id } = await recordOf(visit, member);
  const { now, chosen } = await clicksOf(visit, workspaceOf(visit, member).workspace.id, id);
  return sourcesOf(chosen ?? now, id);
}

/** The days of a link as a file. */
export async function showLinkFile(visit: LinkVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const { id } = await recordOf(visit, member);
  const { now } = await clicksOf(visit, workspaceOf(visit, member).workspace.id, id);
  return csvOf(now, id);
}

const csvOf = ({ days, from, to }: LinkAnalytics, name: string): Answer =>
  csvFile(
    `clicks-${name}-${from}-${to}`,
    ['day', 'clicks', 'unique_clicks', 'bots'],
    days.map(one => [one.day, one.clicks, one.unique_clicks, one.bots]),
  );

const sourcesOf = (analytics: LinkAnalytics, name: string): Answer =>
  csvFile(
    `sources-${name}-${analytics.from}-${analytics.to}`,
    ['property', 'name', 'clicks'],
    properties.flatMap(one =>
      analytics[one.name].map(({ name: value, clicks }) => [one.name, value, clicks]),
    ),
  );
