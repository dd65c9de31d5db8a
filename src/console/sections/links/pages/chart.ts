/** The clicks of a period: numbers compared with the period before, days as bars, hours of the week, and the most frequent properties. */
import type { LinkAnalytics } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { number } from '../../../pages/bar-chart.ts';
import { heatMap } from '../../../pages/heat-map.ts';
import { listHref, rangeChip } from '../../../pages/list-table.ts';
import { countList, periodReport } from '../../../pages/report.ts';
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
<div class="thirds">
${properties('referrers', 'Referrers', shown.referrers)}
${properties('countries', 'Countries', shown.countries, countryName)}
${properties('devices', 'Devices', shown.devices)}
</div>`;
}

/** The clicks of each hour of the week. Those that a storage counted by day alone have none. */
function byHour({ clicks, hours }: LinkAnalytics): Html {
  const isKnown = hours.some(day => day.some(count => count > 0));
  return html`<section class="card" aria-labelledby="hours">
<div class="card-head"><h2 id="hours">Clicks by hour</h2></div>
${isKnown ? heatMap({ labelledBy: 'hours', what: 'clicks', week: hours }) : html`<p class="muted">${clicks === 0 ? 'No clicks in this period.' : 'The clicks of this period were counted before hours were.'}</p>`}
</section>`;
}

const properties = (
  id: string,
  title: string,
  counts: LinkAnalytics['referrers'],
  words: (name: string) => string = name => name,
): Html =>
  countList({
    id,
    title,
    counts: counts.map(({ name, clicks }) => ({ name, count: clicks })),
    none: 'No clicks in this period.',
    words,
  });

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The flag and the name of a country, from its code of two letters; other values stay as they are. */
function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const flag = String.fromCodePoint(...[...code].map(letter => 0x1f1a5 + letter.charCodeAt(0)));
  return `${flag} ${countries.of(code)}`;
}
