/** The logic for links that both adapters share, independent of the storage. */
import { byText, compareTexts } from '../../common/text/compare-texts.ts';
import type { LinkClickRecord, LinkDayRecord, LinkRecord } from '../../generated/types.ts';
import {
  type ClickCountName,
  type ClickPlace,
  clickCountNames,
  clickCounts,
  type LinkClicks,
  type LinkPlace,
  type LinkQuery,
  placesOf,
  type SlugPlace,
} from '../../repository/index.ts';

/** So many slugs of a workspace stay in quarantine, those that end last. */
export const maxQuarantines = 100_000;
/** So many days of links of a workspace stay in a data file, the latest. */
export const maxDays = 100_000;

/** What counts the names beyond those that a day keeps. */
const everythingElse = 'other';

export const searchText = ({ slug, title, url }: Pick<LinkRecord, 'slug' | 'title' | 'url'>): string =>
  [slug, title, url].join('\n').toLowerCase();

/** Links in the order in which they end. */
export const byEnd = (one: Readonly<LinkRecord>, other: Readonly<LinkRecord>): number =>
  Date.parse(one.expires_at ?? '') - Date.parse(other.expires_at ?? '') || compareTexts(one.id, other.id);

/** The places that a changed link takes and gives up. */
export function movesOf(before: Readonly<LinkRecord>, after: Readonly<LinkRecord>) {
  const [old, current] = [placesOf(before), placesOf(after)];
  const missingIn = (places: readonly SlugPlace[]) => (place: SlugPlace) =>
    !places.some(one => one.domain === place.domain && one.slug_key === place.slug_key);
  return { taken: current.filter(missingIn(old)), given: old.filter(missingIn(current)) };
}

/** The position of a link in a list, where the next page starts. */
export const placeAfter = (link: Readonly<LinkRecord>, sort: LinkQuery['sort']): LinkPlace => ({
  value: sort === 'created' ? link.created_at : link.clicks,
  id: link.id,
});

/** The position of a click in a list, where the next page starts. */
export const clickPlace = ({ at, id }: Readonly<LinkClickRecord>): ClickPlace => ({ at, id });

/** The clicks of one day on one link, or on all links of the workspace if `linkId` is empty. */
export interface DayClicks {
  readonly workspaceId: string;
  readonly linkId: string;
  readonly day: string;
  readonly clicks: LinkClickRecord[];
  readonly visitors: Set<string>;
}

/** Clicks grouped by the days that count them, always in the same order. */
export function byDay(entries: readonly LinkClicks[]): DayClicks[] {
  const days = new Map<string, DayClicks>();
  const dayOf = (workspaceId: string, linkId: string, day: string): DayClicks => {
    const name = `${workspaceId} ${linkId} ${day}`;
    let one = days.get(name);
    if (one === undefined) {
      one = { workspaceId, linkId, day, clicks: [], visitors: new Set() };
      days.set(name, one);
    }
    return one;
  };
  for (const { workspaceId, linkId, clicks, visitors } of entries) {
    let counted: DayClicks[] = [];
    for (const [index, click] of clicks.entries()) {
      // Thousands of consecutive clicks have the same day.
      if (counted[0] === undefined || !click.at.startsWith(counted[0].day))
        counted = [linkId, ''].map(id => dayOf(workspaceId, id, click.at.slice(0, 10)));
      const visitor = visitors[index];
      for (const one of counted) {
        one.clicks.push(click);
        if (visitor != null) one.visitors.add(visitor);
      }
    }
  }
  return [...days].sort(byText(([name]) => name)).map(([, day]) => day);
}

/** A day after additional clicks. `newVisitors`: the number of visitors who clicked for the first time on that day. */
export function dayAfter(
  day: Readonly<LinkDayRecord>,
  clicks: readonly LinkClickRecord[],
  newVisitors: number,
): LinkDayRecord {
  const humanClicks = clicks.filter(({ bot }) => !bot);
  return {
    ...day,
    clicks: day.clicks + humanClicks.length,
    unique_clicks: day.unique_clicks + newVisitors,
    bots: day.bots + clicks.length - humanClicks.length,
    ...Object.fromEntries(
      clickCountNames
        .map(name => [name, counted(name, day, humanClicks)] as const)
        .filter(([, counts]) => Object.keys(counts).length > 0),
    ),
  };
}

/** What a day counts by a property after more human clicks. */
function counted(
  property: ClickCountName,
  { [property]: before = {} }: Readonly<LinkDayRecord>,
  clicks: readonly LinkClickRecord[],
): Record<string, number> {
  const { countedAs, most } = clickCounts[property];
  // A Map, because a referrer may be `__proto__`.
  const counts = new Map(Object.entries(before));
  for (const click of clicks) {
    const name = countedAs(click);
    if (name === null) continue;
    const known = counts.has(name) || counts.size < most;
    const counter = known ? name : everythingElse;
    counts.set(counter, (counts.get(counter) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

/** The changes that clicks make to the link itself. */
export function linkAfter(
  link: Readonly<LinkRecord>,
  clicks: readonly LinkClickRecord[],
): Pick<LinkRecord, 'clicks' | 'bots' | 'last_clicked_at'> {
  const humanClicks = clicks.filter(({ bot }) => !bot);
  // Many clicks have the same millisecond.
  const instants = new Set(humanClicks.map(({ at }) => at));
  const last = [...instants].reduce<string | null>(
    (latest, at) => (latest === null || Date.parse(at) > Date.parse(latest) ? at : latest),
    link.last_clicked_at,
  );
  return {
    clicks: link.clicks + humanClicks.length,
    bots: link.bots + clicks.length - humanClicks.length,
    last_clicked_at: last,
  };
}
