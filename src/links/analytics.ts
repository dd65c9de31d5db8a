/** Analytics of links from the daily totals: clicks by day and by their properties; and the list of clicks. */

import { timeCursorOf, timePlaceAt } from '../common/cursor.ts';
import { compareTexts } from '../common/text/compare-texts.ts';
import { dayOf, dayRangeOf } from '../common/time/days.ts';
import type {
  ClickCount,
  ClickDay,
  LinkAnalytics,
  LinkAnalyticsRequest,
  LinkClick,
  LinkClickListRequest,
  LinkDayRecord,
} from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { type ClickCountName, clickCountNames, type LinksRepository } from '../repository/index.ts';
import { linkOf } from './links.ts';
import type { LinkCall } from './rules.ts';
import { showClick } from './show.ts';

const day = 86_400_000;
const defaultLimit = 20;
/** Maximum number of names in the response for each property. */
const maxNames = 100;

/** The analytics of a link, or of the workspace if the link is `null`. */
export async function analyticsOf(
  links: LinksRepository,
  workspaceId: string,
  linkId: string | null,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<LinkAnalytics> {
  const records = await links.listDays(workspaceId, linkId, from, to);
  const byDay = new Map(records.map(record => [record.day, record]));
  const days: ClickDay[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += day) {
    const record = byDay.get(dayOf(at));
    const { clicks = 0, unique_clicks = 0, bots = 0 } = record ?? {};
    days.push({ day: dayOf(at), clicks, unique_clicks, bots });
  }
  const sum = (count: (one: ClickDay) => number) => days.reduce((total, one) => total + count(one), 0);
  return {
    from,
    to,
    clicks: sum(({ clicks }) => clicks),
    unique_clicks: sum(one => one.unique_clicks),
    bots: sum(({ bots }) => bots),
    days,
    ...countsByName(records),
    hours: hoursOf(records),
  };
}

/** The clicks of each hour of each weekday, Monday first. */
function hoursOf(records: readonly Readonly<LinkDayRecord>[]): number[][] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { day: name, hours = {} } of records) {
    const weekday = week[(new Date(name).getUTCDay() + 6) % 7] ?? [];
    for (const [hour, clicks] of Object.entries(hours)) {
      const before = weekday[Number(hour)];
      if (before !== undefined) weekday[Number(hour)] = before + clicks;
    }
  }
  return week;
}

type CountName = Exclude<ClickCountName, 'hours'>;

/** Every click has one of these. Those of clicks that were counted earlier are unknown. */
const laterCounts: readonly CountName[] = ['browsers', 'systems', 'cities'];

const countsByName = (records: readonly Readonly<LinkDayRecord>[]) =>
  Object.fromEntries(
    clickCountNames
      .filter((name): name is CountName => name !== 'hours')
      .map(name => [name, countsOf(name, records)]),
  ) as Record<CountName, ClickCount[]>;

/** Adds up the counts of several days, highest first, and equal ones by name. */
function countsOf(property: CountName, days: readonly Readonly<LinkDayRecord>[]): ClickCount[] {
  const counts = new Map<string, number>();
  const add = (name: string, clicks: number) => counts.set(name, (counts.get(name) ?? 0) + clicks);
  for (const { clicks: all, [property]: ofDay = {} } of days) {
    let missing = all;
    for (const [name, clicks] of Object.entries(ofDay)) {
      add(name, clicks);
      missing -= clicks;
    }
    if (missing > 0 && laterCounts.includes(property)) add('unknown', missing);
  }
  return [...counts]
    .map(([name, clicks]) => ({ name, clicks }))
    .sort((one, other) => other.clicks - one.clicks || compareTexts(one.name, other.name))
    .slice(0, maxNames);
}

export async function getAnalytics({
  input,
  principal,
  repository,
  now,
}: LinkCall<LinkAnalyticsRequest>): Promise<Outcome<LinkAnalytics>> {
  const range = dayRangeOf(input, now);
  return { result: await analyticsOf(repository.links, principal.workspaceId, null, range) };
}

export async function getLinkAnalytics(
  call: LinkCall<LinkAnalyticsRequest>,
): Promise<Outcome<LinkAnalytics>> {
  const range = dayRangeOf(call.input, call.now);
  const { id } = await linkOf(call);
  return { result: await analyticsOf(call.repository.links, call.principal.workspaceId, id, range) };
}

export async function listClicks(
  call: LinkCall<LinkClickListRequest>,
): Promise<Outcome<{ data: LinkClick[]; next_cursor: string | null }>> {
  const { limit = defaultLimit, cursor } = call.input;
  const { id } = await linkOf(call);
  const page = await call.repository.links.listClicks(call.principal.workspaceId, id, {
    limit,
    ...(cursor === undefined ? {} : { after: timePlaceAt(cursor) }),
  });
  const data = page.clicks.map(showClick);
  const next = page.next === null ? null : timeCursorOf(page.next);
  return { result: { data, next_cursor: next } };
}
