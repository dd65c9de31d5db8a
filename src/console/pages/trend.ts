/** A number over a period as a tile: its sum, its change, and small bars with a table of the same numbers. */
import { shortDay } from '../format.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import { lengthOf, type OverviewPeriod, sum } from '../period.ts';
import type { Trend } from '../section.ts';
import { number } from './bar-chart.ts';

const height = 40;
const barWidth = 6;
const gap = 2;

export function trendTile(
  { label, path, values, before, more, note }: Trend,
  period: Pick<OverviewPeriod, 'unit' | 'names'>,
  hrefOf: (path: string) => string,
): Html {
  const now = sum(values);
  return html`<div class="trend"><h3><a href="${hrefOf(path)}">${label}</a></h3>
<p><strong class="figures">${number(now)}</strong>${changeWords(now, before, more)}</p>
<p class="muted">${before === 0 ? 'None' : number(before)} in the ${lengthOf(period)} before${note !== undefined && html` · ${note}`}</p>
${bars(label, values, period)}
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
  label: string,
  values: readonly number[],
  { unit, names }: Pick<OverviewPeriod, 'unit' | 'names'>,
): Html {
  const most = Math.max(1, ...values);
  const shown = names.map(titleOf);
  const width = names.length * (barWidth + gap) - gap;
  return html`<svg class="trend-bars" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">
${shown.map((name, index) => {
  const value = values[index] ?? 0;
  const tall = value === 0 ? 1 : Math.max(2, Math.round((value / most) * height * 10) / 10);
  const x = index * (barWidth + gap);
  return html`<g><title>${name}: ${number(value)}</title><rect${value === 0 && html` class="is-none"`} x="${x}" y="${height - tall}" width="${barWidth}" height="${tall}"/><rect class="hit" x="${x - gap / 2}" y="0" width="${barWidth + gap}" height="${height}"/></g>\n`;
})}</svg>
<p class="axis muted" aria-hidden="true"><span>${shown[0]}</span><span>${shown.at(-1)}</span></p>
<div class="hush"><table aria-label="${label} by ${unit}"><thead><tr><th scope="col">${unit === 'hour' ? 'Hour' : 'Day'}</th><th scope="col">${label}</th></tr></thead>
<tbody>${shown.map((name, index) => html`<tr><th scope="row">${name}</th><td>${number(values[index] ?? 0)}</td></tr>`)}</tbody></table></div>`;
}

/** `2026-11-20T14` is `14:00 UTC`, and `2026-11-20` is `20 Nov`. */
const titleOf = (name: string): string => (name.length === 13 ? `${name.slice(11)}:00 UTC` : shortDay(name));
