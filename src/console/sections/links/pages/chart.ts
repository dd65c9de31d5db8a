/** The clicks of a period: numbers compared with the period before, days as bars, hours of the week, and the most frequent properties. */
import type { ClickCount, LinkAnalytics } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { number } from '../../../pages/bar-chart.ts';
import { heatMap } from '../../../pages/heat-map.ts';
import { listHref, rangeChip } from '../../../pages/list-table.ts';
import { countList, periodReport } from '../../../pages/report.ts';
import { utmLabels, utmNames } from '../utm.ts';
import type { ClickAnalytics } from '../views.ts';

/** `path`: of the page, which the periods are links of. */
export function clickReport(
  title: string,
  { period, now, before, chosen, query }: ClickAnalytics,
  path: string,
): Html {
  const shown = chosen ?? now;
  return html`${periodReport({
    id: 'clicks',
    title,
    period,
    hrefOf: one => `${path}?period=${one}`,
    csv: `${path}/clicks.csv?period=${period}`,
    figures: [
      { name: 'Clicks', now: now.clicks, before: before.clicks },
      { name: 'Visitors (unique per day)', now: now.unique_clicks, before: before.unique_clicks },
      { name: 'Bots and link previews', now: now.bots, before: before.bots },
    ],
    days: now.days.map(({ day }) => day),
    shown: { name: 'Clicks', values: now.days.map(({ clicks }) => clicks) },
    before: before.days.map(({ clicks }) => clicks),
    hrefOfDays: (from, to) => listHref(path, query, { from, to }),
    query: chosen === null ? new URLSearchParams() : query,
    columns: [
      { name: 'Unique visitors', values: now.days.map(({ unique_clicks }) => unique_clicks) },
      { name: 'Bots', values: now.days.map(({ bots }) => bots) },
    ],
  })}
<p class="muted">A visitor counts as a bot if its <code>User-Agent</code> is missing or is one of a known crawler, link preview or program, such as <code>curl</code>. Bots are not among the clicks.</p>
${chosen !== null && html`<p class="filters">${rangeChip(path, query)} <span class="muted">${number(chosen.clicks)} ${chosen.clicks === 1 ? 'click' : 'clicks'}</span></p>`}
${byHour(shown)}
<section aria-labelledby="sources">
<div class="card-head"><h2 id="sources">Where clicks come from</h2><a class="button small" href="${listHref(`${path}/sources.csv`, query, {})}" aria-label="CSV: where clicks come from">CSV</a></div>
<div class="thirds">
${properties.map(one => (one.isShown?.(shown[one.name]) ?? true) && propertyList(one, shown))}
</div>
</section>`;
}

/** The clicks of each hour of the week. Those that a storage counted by day alone have none. */
function byHour({ clicks, hours }: LinkAnalytics): Html {
  const isKnown = hours.some(day => day.some(count => count > 0));
  return html`<section class="card" aria-labelledby="hours">
<div class="card-head"><h2 id="hours">Clicks by hour</h2></div>
${isKnown ? heatMap({ labelledBy: 'hours', what: 'clicks', week: hours }) : html`<p class="muted">${clicks === 0 ? 'No clicks in this period.' : 'The clicks of this period were counted before hours were.'}</p>`}
</section>`;
}

/** Eleven lists stand on the page. */
const maxListed = 15;

const propertyList = ({ name, title, words }: Property, shown: LinkAnalytics): Html =>
  countList({
    id: name.replace('_', '-'),
    title,
    counts: shown[name].map(({ name: value, clicks }) => ({ name: value, count: clicks })),
    none: 'No clicks in this period.',
    most: maxListed,
    ...(words !== undefined && { words }),
  });

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

const flagOf = (code: string) =>
  String.fromCodePoint(...[...code].map(letter => 0x1f1a5 + letter.charCodeAt(0)));

/** The flag and the name of a country, from its code of two letters; other values stay as they are. */
const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? `${flagOf(code)} ${countries.of(code)}` : code;

/** The flag of the country and the city, such as `Berlin, DE`. */
const cityName = (name: string): string =>
  name.replace(/^(.*), ([A-Z]{2})$/, (_, city: string, code: string) => `${flagOf(code)} ${city}`);

type PropertyName = {
  [Name in keyof LinkAnalytics]: LinkAnalytics[Name] extends ClickCount[] ? Name : never;
}[keyof LinkAnalytics];

interface Property {
  readonly name: PropertyName;
  readonly title: string;
  readonly words?: (name: string) => string;
  /** @default always */
  readonly isShown?: (counts: readonly ClickCount[]) => boolean;
}

/** Not every proxy sends cities, and clicks of earlier versions have no browser. */
const isShown: NonNullable<Property['isShown']> = counts => counts.some(({ name }) => name !== 'unknown');

/** What clicks are counted by, in the order of the page. */
export const properties: readonly Property[] = [
  { name: 'referrers', title: 'Referrers' },
  {
    name: 'countries',
    title: 'Countries',
    words: countryName,
    isShown: counts => counts.length === 0 || isShown(counts),
  },
  { name: 'cities', title: 'Cities', words: cityName, isShown },
  { name: 'devices', title: 'Devices' },
  { name: 'browsers', title: 'Browsers', isShown },
  { name: 'systems', title: 'Systems', isShown },
  ...utmNames.map(
    name => ({ name: `utm_${name}s`, title: `UTM ${utmLabels[name][0].toLowerCase()}`, isShown }) as const,
  ),
];
