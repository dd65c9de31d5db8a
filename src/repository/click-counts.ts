/** What a day counts of human clicks besides their number: one row for each property. */
import type { LinkClickRecord, LinkDayRecord } from '../generated/types.ts';

interface ClickCountRow {
  /** The name under which a click counts, or `null` if it does not count here. */
  readonly countedAs: (click: Readonly<LinkClickRecord>) => string | null;
  /** How many names a day keeps: clients can send any. Clicks with further names count as `other`. */
  readonly most: number;
}

const most = 100;
/** Visitors choose these with the URL, at no cost. */
const maxUtm = 50;

export type ClickCountName = {
  [Name in keyof LinkDayRecord]-?: LinkDayRecord[Name] extends Record<string, number> | undefined
    ? Name
    : never;
}[keyof LinkDayRecord];

/** The city with its country, because many countries have a city of the same name. */
const cityOf = ({ city, country }: Readonly<LinkClickRecord>): string =>
  [city, country].filter(one => one != null).join(', ');

export const clickCounts: Readonly<Record<ClickCountName, ClickCountRow>> = {
  referrers: { countedAs: ({ referrer }) => referrer ?? 'direct', most },
  countries: { countedAs: ({ country }) => country ?? 'unknown', most },
  cities: { countedAs: click => (click.city == null ? 'unknown' : cityOf(click)), most },
  devices: { countedAs: ({ device }) => device, most },
  browsers: { countedAs: ({ browser }) => browser ?? 'unknown', most },
  systems: { countedAs: ({ system }) => system ?? 'unknown', most },
  utm_sources: { countedAs: ({ utm }) => utm?.source ?? null, most: maxUtm },
  utm_mediums: { countedAs: ({ utm }) => utm?.medium ?? null, most: maxUtm },
  utm_campaigns: { countedAs: ({ utm }) => utm?.campaign ?? null, most: maxUtm },
  utm_terms: { countedAs: ({ utm }) => utm?.term ?? null, most: maxUtm },
  utm_contents: { countedAs: ({ utm }) => utm?.content ?? null, most: maxUtm },
  hours: { countedAs: ({ at }) => at.slice(11, 13), most },
};

export const clickCountNames = Object.keys(clickCounts) as readonly ClickCountName[];
