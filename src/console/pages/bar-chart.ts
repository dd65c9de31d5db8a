/** Numbers over time as bars, with axes, values on hover, and a table of the same numbers. */
import { shortDay } from '../format.ts';
import { type Html, html } from '../html.ts';

interface Numbers {
  readonly name: string;
  /** A number for each bar. */
  readonly values: readonly number[];
}

export interface BarChart {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  /** Names the picture for screen readers, such as `Clicks by day`. */
  readonly label: string;
  /** The title of the first column of the table, such as `Day`. */
  readonly unit: string;
  /** The name of each bar, such as its day. */
  readonly names: readonly string[];
  /** What the bars show. */
  readonly shown: Numbers;
  /** Further columns of the table. */
  readonly columns: readonly Numbers[];
}

const height = 120;
const barWidth = 10;
const gap = 4;

/** The bars stretch with the page, so the texts of the axes stand beside the picture instead of inside it. */
export function barChart({ labelledBy, label, unit, names, shown, columns }: BarChart): Html {
  const most = Math.max(0, ...shown.values);
  const top = niceTop(most);
  const width = Math.max(1, names.length * (barWidth + gap) - gap);
  const middle = names.length > 2 ? names[Math.floor((names.length - 1) / 2)] : undefined;
  return html`<div class="bar-chart">
<p class="y-axis muted" aria-hidden="true"><span>${number(top)}</span><span>${number(top / 2)}</span><span>0</span></p>
<svg class="bars" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label="${label}, at most ${number(most)}. The table below contains the numbers.">
${[0, height / 2, height].map(y => html`<line class="base" x1="0" y1="${y}" x2="${width}" y2="${y}" vector-effect="non-scaling-stroke"/>`)}
${names.map((name, index) => bar(name, index, shown, top))}</svg>
<p class="axis muted" aria-hidden="true"><span>${shortDay(names[0] ?? '')}</span>${middle !== undefined && html`<span>${shortDay(middle)}</span>`}${names.length > 1 && html`<span>${shortDay(names.at(-1) ?? '')}</span>`}</p>
</div>
<details class="more"><summary>Show data table</summary>
<div class="scroll" tabindex="0" role="group" aria-label="The numbers"><table class="fields" aria-labelledby="${labelledBy}">
<thead><tr><th scope="col">${unit}</th>${[shown, ...columns].map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${names.map((name, index) => html`<tr><th scope="row">${name}</th>${[shown, ...columns].map(({ values }) => html`<td>${number(values[index] ?? 0)}</td>`)}</tr>\n`).toReversed()}</tbody></table></div>
</details>`;
}

/** The bar of one name. The transparent part makes the whole height tell its value. */
function bar(name: string, index: number, { name: what, values }: Numbers, top: number): Html {
  const x = index * (barWidth + gap);
  const value = values[index] ?? 0;
  const tall = value === 0 ? 0 : Math.max(1.5, (value / top) * height);
  return html`<g><title>${name}: ${number(value)} ${what.toLowerCase()}</title>${tall > 0 && html`<rect class="is-accent" x="${x}" y="${round(height - tall)}" width="${barWidth}" height="${round(tall)}"/>`}<rect class="hit" x="${x - gap / 2}" y="0" width="${barWidth + gap}" height="${height}"/></g>\n`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

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
