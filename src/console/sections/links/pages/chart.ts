import type { ClickCount, ClickDay, LinkAnalytics } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';

const height = 120;
const barWidth = 10;
const gap = 4;

/** Clicks by day as a bar chart, and as a table for users who cannot see it. */
export function clickChart(
  id: string,
  title: string,
  { days, clicks, unique_clicks, bots }: LinkAnalytics,
): Html {
  const most = Math.max(1, ...days.map(one => one.clicks));
  const width = days.length * (barWidth + gap) - gap;
  const [first, last] = [days[0], days.at(-1)];
  return html`<section class="card chart" aria-labelledby="${id}">
<div class="card-head"><h2 id="${id}">${title}</h2><span class="muted">${days.length} days</span></div>
<dl class="tiles figures">
<div class="tile"><dt>Clicks</dt><dd><strong>${number(clicks)}</strong></dd></div>
<div class="tile"><dt>Unique visitors (sum of days)</dt><dd><strong>${number(unique_clicks)}</strong></dd></div>
<div class="tile"><dt>Bots and link previews</dt><dd><strong>${number(bots)}</strong></dd></div>
</dl>
<svg class="bars" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label="Clicks by day, at most ${number(most)}. The table below contains the numbers.">
<line class="base" x1="0" y1="${height - 0.5}" x2="${width}" y2="${height - 0.5}"/>
${days.map((one, index) => bar(one, index, most))}</svg>
<p class="axis muted" aria-hidden="true"><span>${first?.day}</span><span>${last?.day}</span></p>
<details class="more"><summary>Show data table</summary>
<div class="scroll" tabindex="0" role="group" aria-label="The numbers"><table class="fields" aria-labelledby="${id}">
<thead><tr><th scope="col">Day</th><th scope="col">Clicks</th><th scope="col">Unique visitors</th><th scope="col">Bots</th></tr></thead>
<tbody>
${days.toReversed().map(one => html`<tr><th scope="row">${one.day}</th><td>${number(one.clicks)}</td><td>${number(one.unique_clicks)}</td><td>${number(one.bots)}</td></tr>\n`)}</tbody></table></div>
</details>
</section>`;
}

function bar({ day, clicks }: ClickDay, index: number, most: number): Html {
  const tall = clicks === 0 ? 0 : Math.max(2, Math.round((clicks / most) * (height - 2)));
  return html`<rect x="${index * (barWidth + gap)}" y="${height - tall}" width="${barWidth}" height="${tall}" rx="2"><title>${day}: ${number(clicks)}</title></rect>
`;
}

const namesShown = 6;

/** The most frequent values of a property, with their share. */
export function countList(id: string, title: string, counts: readonly ClickCount[]): Html {
  const total = counts.reduce((sum, { clicks }) => sum + clicks, 0);
  return html`<section class="card" aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${counts.length === 0 ? html`<p class="muted">No clicks yet.</p>` : html`<ul class="counts">${counts.slice(0, namesShown).map(({ name, clicks }) => html`<li><span class="cut">${name}</span> <span>${number(clicks)}</span> <progress max="${total}" value="${clicks}" aria-hidden="true"></progress></li>\n`)}</ul>`}
</section>`;
}

export const number = (value: number): string => value.toLocaleString('en');
