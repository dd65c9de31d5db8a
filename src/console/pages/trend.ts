/** A number over a period as a tile: its sum, its change, and small bars with a table of the same numbers. */
import { shortDay } from '../format.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import { lengthOf, type OverviewPeriod, sum } from '../period.ts';
import type { Trend } from '../section.ts';
import { number } from './bar-chart.ts';
import { listHref } from './list-table.ts';
import { maxOf, plot } from './plot.ts';

/** A trend that may lack what is known of the period before it, because that is not kept so long. */
type Untimed = Omit<Trend, 'before'> & Partial<Pick<Trend, 'before'>>;

export function trendTile(
  trend: Untimed,
  period: Pick<OverviewPeriod, 'unit' | 'names'>,
  hrefOf: (path: string) => string,
): Html {
  const { label, path, values, before, more, note } = trend;
  const now = sum(values);
  return html`<div class="trend"><h3><a href="${hrefOf(path)}">${label}</a></h3>
<p><strong class="figures">${number(now)}</strong>${before !== undefined && changeWords(now, before, more)}</p>
<p class="muted">${before === undefined ? html`In the last ${lengthOf(period)}` : html`${before === 0 ? 'None' : number(before)} in the ${lengthOf(period)} before`}${note !== undefined && html` · ${note}`}</p>
${bars(trend, period, hrefOf)}
</div>`;
}

/** How the number has changed, with an icon and in words. There is no share of nothing. */
function changeWords(now: number, before: number, more: Trend['more']): Html | false {
  if (before === 0) return false;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return html`<span class="change">No change</span>`;
  const isUp = percent > 0;
  const kind =
    more === undefined || (more === 'good' && !isUp) ? '' : isUp === (more === 'good') ? ' good' : ' bad';
  return html`<span class="change${kind}">${icon(isUp ? 'trending-up' : 'trending-down')}${number(Math.abs(percent))}% ${isUp ? 'more' : 'fewer'}</span>`;
}

function bars(
  { label, values, bad, beforeValues, rangePath }: Untimed,
  { unit, names }: Pick<OverviewPeriod, 'unit' | 'names'>,
  hrefOf: (path: string) => string,
): Html {
  const titles = names.map(titleOf);
  const [path = '', query] = hrefOf(rangePath ?? '').split('?');
  const chart = {
    names: titles,
    shown: { name: label, values },
    ...(bad !== undefined && { bad }),
    ...(beforeValues?.some(value => value > 0) && {
      before: { name: `${lengthOf({ unit, names })} earlier`, values: beforeValues },
    }),
    ...(rangePath !== undefined && {
      hrefs: names.map(name => listHref(path, new URLSearchParams(query), { from: name, to: name })),
    }),
  };
  const columns = [
    chart.shown,
    ...(bad === undefined || bad.name === label ? [] : [bad]),
    chart.before,
  ].filter(one => one !== undefined);
  const size = { height: 40, barWidth: 6, gap: 2, top: maxOf(chart), least: 2, none: 1 };
  return html`<div class="chart-part" data-chart data-label="${label} by ${unit}">
${plot(chart, size, html`class="trend-bars" aria-hidden="true"`)}
<p class="axis muted" aria-hidden="true"><span>${titles[0]}</span><span>${titles.at(-1)}</span></p>
<div class="hush"><table aria-label="${label} by ${unit}"><thead><tr><th scope="col">${unit === 'hour' ? 'Hour' : 'Day'}</th>${columns.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${titles.map((name, index) => html`<tr><th scope="row">${name}</th>${columns.map(one => html`<td>${number(one.values[index] ?? 0)}</td>`)}</tr>`)}</tbody></table></div>
</div>`;
}

/** `2026-11-20T14` is `14:00 UTC`, and `2026-11-20` is `20 Nov`. */
const titleOf = (name: string): string => (name.length === 13 ? `${name.slice(11)}:00 UTC` : shortDay(name));
