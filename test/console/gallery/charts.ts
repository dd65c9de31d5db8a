/** Numbers and charts, in every state. */
import { type Html, html } from '../../../src/console/html.ts';
import { barChart } from '../../../src/console/pages/bar-chart.ts';
import { heatMap } from '../../../src/console/pages/heat-map.ts';
import { countList, periodReport } from '../../../src/console/pages/report.ts';
import { trendTile } from '../../../src/console/pages/trend.ts';
import { overviewPeriod } from '../../../src/console/period.ts';
import type { Trend } from '../../../src/console/section.ts';
import type { Specimen } from './specimen.ts';

export const chartSpecimens = (): readonly Specimen[] => [
  { title: 'Numbers', content: numbers },
  { title: 'Numbers over a period', content: trends },
  { title: 'Charts', content: charts },
];

export const reportSpecimens = (): readonly Specimen[] => [
  { title: 'Report of a period', content: report },
  { title: 'Heat map', content: heatMaps },
  { title: 'Most frequent names', content: counts },
];

const numbers = html`<dl class="tiles dashboard">
<div class="tile"><dt><a href="#main">Clicks in 30 days</a></dt><dd><strong class="figures">4,314</strong><span class="muted">+12 % on the 30 days before</span></dd></div>
<div class="tile"><dt>Balance</dt><dd><strong class="figures">USD 1,234,567.89</strong></dd></div>
<div class="tile"><dt>Open instances</dt><dd><strong class="figures">1 of 3</strong></dd></div>
</dl>`;

const hours = overviewPeriod('hour', Date.parse('2026-11-21T12:00:00Z'));
const trends = html`<div class="trends">
${(
  [
    {
      label: 'Requests',
      values: hours.names.map((_, hour) => (hour * 7) % 11),
      before: 100,
      beforeValues: hours.names.map((_, hour) => (hour * 5) % 9),
      bad: { name: 'Refusals', values: hours.names.map((_, hour) => (hour === 5 ? 2 : 0)) },
      more: 'good',
      rangePath: '',
    },
    {
      label: 'Errors',
      values: hours.names.map((_, hour) => (hour === 9 ? 1_204 : 0)),
      before: 3,
      more: 'bad',
      note: '12 % of requests',
    },
    { label: 'Failures', values: hours.names.map(() => 1), before: 48, more: 'bad' },
    { label: 'Visits', values: hours.names.map(() => 0), before: 5 },
    { label: 'Orders', values: hours.names.map(() => 2), before: 48 },
    { label: 'Clicks', values: hours.names.map(() => 0), before: 0 },
  ] satisfies Omit<Trend, 'path'>[]
).map(one => trendTile({ ...one, path: '' }, hours, () => '#main'))}</div>`;

const chart = (id: string, names: readonly string[], values: readonly number[]): Html =>
  html`<h3 id="${id}">${names.length} bars</h3>${barChart({
    labelledBy: id,
    label: 'Clicks by day',
    unit: 'Day',
    names,
    shown: { name: 'Clicks', values },
    columns: [{ name: 'Unique', values: values.map(value => Math.round(value / 2)) }],
  })}`;

const days = (count: number) => Array.from({ length: count }, (_, index) => `Day ${index + 1}`);

const charts = html`${chart(
  'kit-month',
  days(30),
  days(30).map((_, index) => (index * 37) % 90),
)}
${chart('kit-one', ['Today'], [3])}
${chart(
  'kit-none',
  days(7),
  days(7).map(() => 0),
)}`;

const report = periodReport({
  id: 'kit-report',
  title: 'Clicks',
  period: 7,
  hrefOf: () => '#main',
  csv: '#main',
  figures: [
    { name: 'Clicks', now: 1_204, before: 900 },
    { name: 'Unique', now: 311, before: 311 },
    { name: 'From bots', now: 7, before: 0 },
  ],
  days: days(7),
  shown: { name: 'Clicks', values: days(7).map((_, index) => index * 41) },
  columns: [{ name: 'Unique', values: days(7).map((_, index) => index * 11) }],
  bad: { name: 'Errors', values: days(7).map((_, index) => index * (index % 3)) },
  before: days(7).map((_, index) => (index * 77) % 260),
  hrefOfDays: from => `#${from.replace(' ', '-')}`,
  query: new URLSearchParams({ from: 'Day 3', to: 'Day 4' }),
});

const week = (countAt: (weekday: number, hour: number) => number) =>
  Array.from({ length: 7 }, (_, weekday) => Array.from({ length: 24 }, (__, hour) => countAt(weekday, hour)));

const heatMaps = html`<h3 id="kit-heat">Busy in the afternoon</h3>
${heatMap({ labelledBy: 'kit-heat', what: 'clicks', week: week((weekday, hour) => (hour < 6 ? 0 : (hour * (weekday + 2)) % 37)) })}
<h3 id="kit-heat-one">One hour</h3>
${heatMap({ labelledBy: 'kit-heat-one', what: 'clicks', week: week((weekday, hour) => (weekday === 3 && hour === 9 ? 1_234_567 : 0)) })}`;

const counts = html`${countList({
  id: 'kit-counts',
  title: 'Countries',
  counts: Array.from({ length: 14 }, (_, index) => ({
    name:
      index === 1 ? 'A name that is far too long for its place, and goes on and on' : `Country ${index + 1}`,
    count: 400 - index * 28,
  })),
  none: 'None.',
})}
${countList({ id: 'kit-counts-none', title: 'Referrers', counts: [], none: 'No clicks in this period.' })}`;
