/**
 * The bars of a chart, which all charts share. Without scripts, each bar says its number on hover and leads to what it
 * counts; the script (assets/charts.js) makes them one control, with numbers for pointers, touch and keys.
 */
import { type Html, html } from '../html.ts';

/** A number for each bar. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

export interface Plot {
  readonly names: readonly string[];
  /** What the bars show. */
  readonly shown: Series;
  /** The part of it that is red, such as errors. @default none */
  readonly bad?: Series;
  /** The same of the period before, as a line. @default none */
  readonly before?: Series;
  /** URL that each bar leads to. @default none */
  readonly hrefs?: readonly string[];
  /** Whether the page shows what the bar counts. @default none */
  readonly isChosen?: (index: number) => boolean;
}

export interface Size {
  readonly height: number;
  readonly barWidth: number;
  readonly gap: number;
  /** The number at the top. */
  readonly top: number;
  /** The height of the smallest number, and of none. */
  readonly least: number;
  readonly none: number;
}

export const maxOf = ({ shown, before }: Pick<Plot, 'shown' | 'before'>): number =>
  Math.max(0, ...shown.values, ...(before?.values ?? []));

const round = (value: number): number => Math.round(value * 10) / 10;

/** `attributes`: of the picture. `lines`: what lies behind the bars, by the width of the picture. */
export function plot(
  chart: Plot,
  { height, barWidth, gap, top, least, none }: Size,
  attributes: Html,
  lines: (width: number) => Html | false = () => false,
): Html {
  const { names, shown, bad, before, hrefs, isChosen } = chart;
  const width = Math.max(1, names.length * (barWidth + gap) - gap);
  const tall = (value: number) => round(Math.max(least, (value / Math.max(1, top)) * height));
  const rect = (kind: string, index: number, from: number, to: number) =>
    to > from &&
    html`<rect class="${kind}" x="${index * (barWidth + gap)}" y="${round(height - to)}" width="${barWidth}" height="${round(to - from)}"/>`;
  const bar = (value: number, index: number) => {
    if (value === 0) return rect('is-none', index, 0, none);
    const red = bad?.values[index] ?? 0;
    const all = tall(value);
    const good = red === 0 ? all : red >= value ? 0 : Math.min(round(all - least), tall(value - red));
    return html`${rect('is-accent', index, 0, good)}${rect('is-bad', index, good, all)}`;
  };
  const place = (value: number, index: number) =>
    `${index * (barWidth + gap) + barWidth / 2},${round(height - (value / Math.max(1, top)) * height)}`;
  return html`<div class="plot">
<svg ${attributes} viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">
${lines(width)}
${shown.values.map(bar)}${before !== undefined && before.values.length > 1 && html`<polyline class="before" points="${before.values.map(place).join(' ')}" vector-effect="non-scaling-stroke"/>`}</svg>
<div class="plot-hits" aria-hidden="true">${names.map((name, index) => {
    const own = html` title="${name}: ${sentence(chart, index)}"${isChosen?.(index) === true && html` class="is-chosen"`}`;
    const href = hrefs?.[index];
    return href === undefined
      ? html`<span${own}></span>`
      : html`<a href="${href}" tabindex="-1"${own}>${name}</a>`;
  })}</div>
</div>`;
}

/** `10 requests, 4 errors, 7 days earlier: 3`. */
function sentence({ shown, bad, before }: Plot, index: number): string {
  const at = ({ values }: Series) => (values[index] ?? 0).toLocaleString('en');
  const counted = [shown, bad].flatMap(one =>
    one === undefined ? [] : [`${at(one)} ${one.name.toLowerCase()}`],
  );
  return [...counted, ...(before === undefined ? [] : [`${before.name}: ${at(before)}`])].join(', ');
}

/** What the colours mean. A chart with one colour needs none. */
export const legend = ({ shown, bad, before }: Pick<Plot, 'shown' | 'bad' | 'before'>): Html | false =>
  (bad !== undefined || before !== undefined) &&
  html`<div class="legend muted" aria-hidden="true"><span class="is-accent">${shown.name}</span>${bad !== undefined && html`<span class="is-bad">${bad.name}</span>`}${before !== undefined && html`<span class="before">${before.name}</span>`}</div>`;
