/** What happened in a period: numbers compared with the period before, days as bars, and the most frequent names. */
import { type Html, html } from '../html.ts';
import { rangeNames } from '../time-range.ts';
import { type BarChart, barChart, changeSince, number } from './bar-chart.ts';

/** The periods of reports, in days. */
const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

/** The period that the URL of a page asks for. */
export function periodOf(querystring: string): Period {
  const asked = new URLSearchParams(querystring).get('period');
  return periods.find(one => String(one) === asked) ?? 30;
}

interface Figure {
  readonly name: string;
  readonly now: number;
  readonly before: number;
  /** How a number is written. @default with its thousands apart */
  readonly words?: (value: number) => string;
}

export interface PeriodReport {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly period: Period;
  /** The URL of the page with another period. */
  readonly hrefOf: (period: Period) => string;
  /** URL of the numbers as a file. @default there is none */
  readonly csv?: string;
  readonly figures: readonly [Figure, Figure, Figure];
  /** The days of the period, in order. */
  readonly days: readonly string[];
  /** What the bars show, and further columns of the table: a number for each day. */
  readonly shown: BarChart['shown'];
  readonly columns: BarChart['columns'];
  /** The part of what the bars show that is red. @default none */
  readonly bad?: BarChart['shown'];
  /** What the bars show, for each day of the period before. */
  readonly before: readonly number[];
  /** URL of the page with only these days, the first and the last one, which a bar leads to. */
  readonly hrefOfDays: (from: string, to: string) => string;
  /** The query of the page: it may choose days. */
  readonly query: URLSearchParams;
}

export const periodReport = (report: PeriodReport): Html => {
  const { id, title, period, hrefOf, csv, figures } = report;
  return html`<section class="card chart" aria-labelledby="${id}">
<div class="card-head"><h2 id="${id}">${title}</h2>
<div class="actions"><ul class="segments" aria-label="Period">${periods.map(one => html`<li><a href="${hrefOf(one)}"${one === period && html` aria-current="true"`}>${one} days</a></li>`)}</ul>
${csv !== undefined && html`<a class="button small" href="${csv}" download>CSV</a>`}</div></div>
<dl class="tiles of-three figures">
${figures.map(one => figure(one, period))}
</dl>
${chartOf(report)}
</section>`;
};

function figure({ name, now, before, words = number }: Figure, period: Period): Html {
  const change = changeSince(now, before);
  return html`<div class="tile"><dt>${name}</dt><dd><strong>${words(now)}</strong><span class="muted">${change === null ? `none in the ${period} days before` : `${change} on the ${period} days before`}</span></dd></div>\n`;
}

/** More bars than this are too thin to point at, and the numbers of each make the page large. */
const maxBars = 100;

/** By day, or by week with its first day. The last week is whole, and the first one may be shorter. */
function chartOf(report: PeriodReport): Html {
  const { id, period, days, shown, columns, bad, before, hrefOfDays, query } = report;
  const length = days.length > maxBars ? 7 : 1;
  const first = days.length % length;
  const starts = days.map((_, index) => index).filter(index => index === 0 || index % length === first);
  const sums = ({ name, values }: BarChart['shown']) => ({
    name,
    values: starts.map((start, index) =>
      values.slice(start, starts[index + 1]).reduce((sum, value) => sum + value, 0),
    ),
  });
  const names = starts.map(start => days[start] ?? '');
  const ends = starts.map((_, index) => days[(starts[index + 1] ?? days.length) - 1] ?? '');
  const [from = '', to = from] = rangeNames.map(name => (query.get(name) ?? '').slice(0, 10));
  return barChart({
    labelledBy: id,
    label: `${shown.name} by ${length === 1 ? 'day' : 'week'}`,
    unit: length === 1 ? 'Day' : 'First day of the week',
    names,
    shown: sums(shown),
    columns: columns.map(sums),
    ...(bad !== undefined && { bad: sums(bad) }),
    ...(before.some(value => value > 0) && {
      before: sums({ name: `${period} days earlier`, values: before }),
    }),
    hrefs: names.map((name, index) => hrefOfDays(name, ends[index] ?? name)),
    isChosen: index => from !== '' && (ends[index] ?? '') >= from && (names[index] ?? '') <= to,
  });
}

const namesShown = 6;

export interface CountList {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly counts: readonly { readonly name: string; readonly count: number }[];
  /** Shown if there are none. */
  readonly none: string;
  /** A name as text, or as a link. @default the name itself */
  readonly words?: (name: string) => Html | string;
  /** How many names the page lists. Fewer names are a smaller page. @default all */
  readonly most?: number;
}

/** The most frequent names, with their share. */
export function countList({
  id,
  title,
  counts,
  none,
  words = name => name,
  most = counts.length,
}: CountList): Html {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const shown = counts.slice(0, namesShown);
  const others = counts.slice(namesShown, most);
  const left = counts.length - namesShown - others.length;
  const row = ({ name, count }: CountList['counts'][number]): Html =>
    html`<li><span class="cut">${words(name)}</span> <span>${number(count)} <span class="muted">${total === 0 ? 0 : Math.round((count / total) * 100)}%</span></span> <progress max="${total}" value="${count}" aria-hidden="true"></progress></li>\n`;
  return html`<section class="card" aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${counts.length === 0 ? html`<p class="muted">${none}</p>` : html`<ul class="counts">${shown.map(row)}</ul>`}
${others.length > 0 && html`<details class="more"><summary>${others.length + left} more</summary><ul class="counts">${others.map(row)}</ul>${left > 0 && html`<p class="muted">The file has ${number(left)} more.</p>`}</details>`}
</section>`;
}
