/** The clicks of a period: numbers compared with the period before, days as bars, and the most frequent properties. */
import type { ClickCount, ClickDay, LinkAnalytics } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { barChart, changeSince, number } from '../../../pages/bar-chart.ts';
import { type ClickAnalytics, type ClickRange, clickRanges } from '../../../views.ts';

/** `path`: of the page, which the periods are links of. */
export function clickReport(title: string, { period, now, before }: ClickAnalytics, path: string): Html {
  const { days } = now;
  return html`<section class="card chart" aria-labelledby="clicks">
<div class="card-head"><h2 id="clicks">${title}</h2>
<div class="actions"><ul class="segments" aria-label="Period">${clickRanges.map(one => html`<li><a href="${path}?period=${one}"${one === period && html` aria-current="true"`}>${one} days</a></li>`)}</ul>
<a class="button small" href="${path}/clicks.csv?period=${period}" download>CSV</a></div></div>
<dl class="tiles figures">
${tile('Clicks', now.clicks, before.clicks, period)}
${tile('Unique visitors (sum of days)', now.unique_clicks, before.unique_clicks, period)}
${tile('Bots and link previews', now.bots, before.bots, period)}
</dl>
${chartOf(days)}
</section>
<div class="thirds">
${countList('referrers', 'Referrers', now.referrers)}
${countList('countries', 'Countries', now.countries, countryName)}
${countList('devices', 'Devices', now.devices)}
</div>`;
}

/** More bars than this are too thin to point at, and the numbers of each make the page large. */
const mostBars = 100;

/** By day, or by week with its first day. The last week is whole, and the first one may be shorter. */
function chartOf(days: readonly ClickDay[]): Html {
  const length = days.length > mostBars ? 7 : 1;
  const first = days.length % length;
  const starts = days.map((_, index) => index).filter(index => index === 0 || index % length === first);
  const sums = (count: (day: ClickDay) => number) =>
    starts.map((start, index) =>
      days.slice(start, starts[index + 1]).reduce((sum, day) => sum + count(day), 0),
    );
  return barChart({
    labelledBy: 'clicks',
    label: length === 1 ? 'Clicks by day' : 'Clicks by week',
    unit: length === 1 ? 'Day' : 'First day of the week',
    names: starts.map(start => days[start]?.day ?? ''),
    shown: { name: 'Clicks', values: sums(day => day.clicks) },
    columns: [
      { name: 'Unique visitors', values: sums(day => day.unique_clicks) },
      { name: 'Bots', values: sums(day => day.bots) },
    ],
  });
}

function tile(name: string, now: number, before: number, period: ClickRange): Html {
  const change = changeSince(now, before);
  return html`<div class="tile"><dt>${name}</dt><dd><strong>${number(now)}</strong><span class="muted">${change === null ? `none in the ${period} days before` : `${change} on the ${period} days before`}</span></dd></div>`;
}

const namesShown = 6;

/** The most frequent values of a property, with their share. */
function countList(
  id: string,
  title: string,
  counts: LinkAnalytics['referrers'],
  words: (name: string) => string = name => name,
): Html {
  const total = counts.reduce((sum, { clicks }) => sum + clicks, 0);
  const shown = counts.slice(0, namesShown);
  const others = counts.slice(namesShown);
  return html`<section class="card" aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${counts.length === 0 ? html`<p class="muted">No clicks in this period.</p>` : html`<ul class="counts">${shown.map(one => count(one, total, words))}</ul>`}
${others.length > 0 && html`<details class="more"><summary>${others.length} more</summary><ul class="counts">${others.map(one => count(one, total, words))}</ul></details>`}
</section>`;
}

const count = ({ name, clicks }: ClickCount, total: number, words: (name: string) => string): Html =>
  html`<li><span class="cut">${words(name)}</span> <span>${number(clicks)} <span class="muted">${Math.round((clicks / total) * 100)} %</span></span> <progress max="${total}" value="${clicks}" aria-hidden="true"></progress></li>\n`;

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The flag and the name of a country, from its code of two letters; other values stay as they are. */
function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const flag = String.fromCodePoint(...[...code].map(letter => 0x1f1a5 + letter.charCodeAt(0)));
  return `${flag} ${countries.of(code)}`;
}
