/** Numbers by weekday and hour: a table whose cells are darker the larger their numbers are, and say them on hover. */
import { type Html, html } from '../html.ts';
import { number } from './bar-chart.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export interface HeatMap {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  /** What is counted, such as `clicks`. */
  readonly what: string;
  /** 24 numbers for each weekday, Monday first, in UTC. */
  readonly week: readonly (readonly number[])[];
}

/** The steps of darkness, besides that of zero. */
const steps = 4;

export function heatMap({ labelledBy, what, week }: HeatMap): Html {
  const all = week.flatMap((hours, weekday) => hours.map((count, hour) => ({ weekday, hour, count })));
  const busiest = all.reduce((most, one) => (one.count > most.count ? one : most), {
    weekday: 0,
    hour: 0,
    count: 0,
  });
  const levelOf = (count: number) => (count === 0 ? 0 : Math.ceil((count / busiest.count) * steps));
  const place = (weekday: number, hour: number) =>
    `${weekdays[weekday]}, ${hourWords(hour)} to ${hourWords(hour + 1)} UTC`;
  return html`<p class="muted">Most ${what}: ${place(busiest.weekday, busiest.hour)}, ${number(busiest.count)}. Hours are in UTC.</p>
<table class="heat-map" aria-labelledby="${labelledBy}">
<thead><tr><th scope="col"><span class="hush">Weekday</span></th>${Array.from({ length: 24 }, (_, hour) => html`<th scope="col"><span${hour % 6 !== 0 && html` class="hush"`}>${hourWords(hour)}</span></th>`)}</tr></thead>
<tbody>
${week.map(
  (hours, weekday) =>
    html`<tr><th scope="row">${weekdays[weekday]?.slice(0, 3)}<span class="hush">${weekdays[weekday]?.slice(3)}</span></th>${hours.map((count, hour) => html`<td class="heat-${levelOf(count)}" title="${place(weekday, hour)}: ${number(count)} ${what}"><span>${number(count)}</span></td>`)}</tr>\n`,
)}</tbody></table>
<p class="heat-legend muted" aria-hidden="true">Fewer ${Array.from({ length: steps + 1 }, (_, level) => html`<span class="heat-${level}"></span>`)} More</p>`;
}
