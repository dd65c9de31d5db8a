/** Numbers over time as bars, with axes, and a table of the same numbers. */
import { shortDay } from '../format.ts';
import { type Html, html } from '../html.ts';
import { legend, maxOf, type Plot, plot, type Series } from './plot.ts';

export interface BarChart extends Plot {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  /** Names the picture for screen readers, such as `Clicks by day`. */
  readonly label: string;
  /** The title of the first column of the table, such as `Day`. */
  readonly unit: string;
  /** Further columns of the table. */
  readonly columns: readonly Series[];
}

const height = 120;

/** The bars stretch with the page, so the texts of the axes stand beside the picture instead of inside it. */
export function barChart(chart: BarChart): Html {
  const { labelledBy, label, unit, names, shown, before, columns, hrefs } = chart;
  const top = niceTop(maxOf(chart));
  const middle = names.length > 2 ? names[Math.floor((names.length - 1) / 2)] : undefined;
  const numbers = [shown, ...columns, ...(before === undefined ? [] : [before])];
  const size = { height, barWidth: 10, gap: 4, top, least: 1.5, none: 0 };
  const lines = (width: number) =>
    html`${[0, height / 2, height].map(y => html`<line class="base" x1="0" y1="${y}" x2="${width}" y2="${y}" vector-effect="non-scaling-stroke"/>`)}`;
  return html`<div class="chart-part" data-chart="newest first" data-label="${label}">
<div class="bar-chart">
<p class="y-axis muted" aria-hidden="true"><span>${number(top)}</span><span>${number(top / 2)}</span><span>0</span></p>
${plot(chart, size, html`class="bars" role="img" aria-label="${label}, at most ${number(Math.max(0, ...shown.values))}. The table below contains the numbers."`, lines)}
<p class="axis muted" aria-hidden="true"><span>${shortDay(names[0] ?? '')}</span>${middle !== undefined && html`<span>${shortDay(middle)}</span>`}${names.length > 1 && html`<span>${shortDay(names.at(-1) ?? '')}</span>`}</p>
${legend(chart)}</div>
<details class="more"><summary>Show data table</summary>
<div class="scroll" tabindex="0" role="group" aria-label="The numbers"><table class="fields" aria-labelledby="${labelledBy}">
<thead><tr><th scope="col">${unit}</th>${numbers.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${names.map((name, index) => html`<tr><th scope="row">${hrefs?.[index] === undefined ? name : html`<a href="${hrefs[index]}">${name}</a>`}</th>${numbers.map(({ values }) => html`<td>${number(values[index] ?? 0)}</td>`)}</tr>\n`).toReversed()}</tbody></table></div>
</details>
</div>`;
}

/** The top of the axis: 2, 4, 6, 8, 10, 20, … so that its half is a whole number too. */
function niceTop(most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [2, 4, 6, 8, 10]) if (step * power >= most) return step * power;
}

/** How a number has changed since the period before: `+12%`; `null` if there was none to compare with. */
export function changeSince(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0 ? '±0%' : `${percent > 0 ? '+' : '−'}${number(Math.abs(percent))}%`;
}

export const number = (value: number): string => value.toLocaleString('en');
