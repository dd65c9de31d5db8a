/** How the newest deliveries of a webhook went: the share that arrived, how long receivers took, and each as a bar. */
import { groupBy } from '../../../../common/collections/group-by.ts';
import { dayOf, hourOf } from '../../../../common/time/days.ts';
import type { WebhookDelivery } from '../../../../generated/types.ts';
import type { RecentDelivery } from '../../../../repository/index.ts';
import { type Html, html } from '../../../html.ts';
import { number } from '../../../pages/bar-chart.ts';
import { isSkipped } from '../../../pages/deliveries.ts';
import { trendTile } from '../../../pages/trend.ts';
import { overviewPeriod, sum, valuesIn } from '../../../period.ts';

type Deliveries = readonly Pick<RecentDelivery, 'state' | 'durations'>[];

interface Health {
  readonly succeeded: number;
  readonly failed: number;
  /** Those of which an attempt has failed, and that are tried again. */
  readonly retrying: number;
  /** Those that have not been tried yet. */
  readonly pending: number;
  /** Of the deliveries that were tried. */
  readonly tried: number;
  /** The share of them that has arrived, in percent, or `null` if none was tried. */
  readonly share: number | null;
  /** Milliseconds within which this share of the attempts took, or `null` if there were none. */
  within(share: number): number | null;
}

export const recentOf = ({ endpoint_id, state, created_at, attempts }: WebhookDelivery): RecentDelivery => ({
  endpoint_id,
  state,
  created_at,
  durations: attempts.filter(attempt => !isSkipped(attempt, 'webhook')).map(({ duration_ms: ms }) => ms),
});

/** What a filter has skipped says nothing about the receiver: it is over, and nothing was sent. */
export const isCounted = ({ state, durations }: Deliveries[number]): boolean =>
  state !== 'succeeded' || durations.length > 0;

/** No failure is rounded away: 100% means that all have arrived. */
const percentOf = (part: number, all: number): number =>
  part === all ? 100 : Math.min(99, Math.round((part / all) * 100));

/** Whether the receiver did not take it, at the last attempt. */
const isTrouble = ({ state, durations }: Deliveries[number]): boolean =>
  state === 'failed' || (state === 'pending' && durations.length > 0);

export function healthOf(all: Deliveries): Health {
  const recent = all.filter(isCounted);
  const count = (wanted: (one: Deliveries[number]) => boolean) => recent.filter(wanted).length;
  const succeeded = count(({ state }) => state === 'succeeded');
  const failed = count(({ state }) => state === 'failed');
  const retrying = count(isTrouble) - failed;
  const tried = succeeded + failed + retrying;
  const took = recent.flatMap(({ durations }) => durations).sort((one, other) => one - other);
  return {
    succeeded,
    failed,
    retrying,
    pending: recent.length - tried,
    tried,
    share: tried === 0 ? null : percentOf(succeeded, tried),
    within: share => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? null,
  };
}

/** `18 delivered, 1 failed, 1 retrying`. */
function wordsOf({ succeeded, failed, retrying, pending }: Health): string {
  const more = [
    [retrying, 'retrying'],
    [pending, 'pending'],
  ] as const;
  const named = more.filter(([count]) => count > 0).map(([count, word]) => `, ${count} ${word}`);
  return `${succeeded} delivered, ${failed} failed${named.join('')}`;
}

/** One bar for each delivery, newest at the right; a failed one is taller. */
export function sparkline(all: Deliveries): Html {
  const recent = all.filter(isCounted);
  const words = wordsOf(healthOf(recent));
  return html`<svg class="spark" viewBox="0 0 ${recent.length * 4} 24" role="img" aria-label="Newest deliveries: ${words}"><title>${words}, newest at the right</title>${recent
    .toReversed()
    .map(
      (one, index) =>
        html`<rect class="is-${isTrouble(one) ? 'bad' : one.state === 'succeeded' ? 'good' : 'waiting'}" x="${index * 4}" y="${one.state === 'succeeded' ? 6 : 0}" width="3" height="${one.state === 'succeeded' ? 18 : 24}"/>`,
    )}</svg>`;
}

export const milliseconds = (ms: number | null): string | null => (ms === null ? null : `${number(ms)} ms`);

/** The figures above the deliveries of a webhook. */
export function healthTiles(recent: Deliveries): Html | false {
  const health = healthOf(recent);
  const { tried, share, within } = health;
  if (share === null) return false;
  return html`<section aria-labelledby="health-title"><h2 id="health-title" class="hush">Health</h2>
<dl class="tiles figures">
<div class="tile"><dt>Delivered</dt><dd><strong>${share}%</strong><span class="muted">of the last ${tried}</span></dd></div>
<div class="tile"><dt>Median response time</dt><dd><strong>${milliseconds(within(0.5)) ?? '–'}</strong><span class="muted">95% within ${milliseconds(within(0.95)) ?? '–'}</span></dd></div>
<div class="tile"><dt>Last deliveries</dt><dd>${sparkline(recent)}<span class="muted">${wordsOf(health)}</span></dd></div>
</dl></section>`;
}

/** Deliveries of which the chart is made, at most. */
export const charted = 1_000;

/** The deliveries of the last 24 hours, or of 30 days if there were others, with those in red that did not arrive. */
export function healthChart(
  {
    id,
    all: given,
    now,
  }: { readonly id: string; readonly all: readonly RecentDelivery[]; readonly now: number },
  hrefOf: (path: string) => string,
): Html | false {
  const all = given.filter(isCounted).filter(({ durations }) => durations.length > 0);
  const day = overviewPeriod('hour', now);
  const hourIn = ({ created_at: at }: RecentDelivery) => hourOf(Date.parse(at));
  const isOfDay = all.every(one => hourIn(one) >= (day.names[0] ?? ''));
  const period = isOfDay ? day : overviewPeriod('day', now);
  const nameIn = (one: RecentDelivery) => (isOfDay ? hourIn(one) : dayOf(Date.parse(one.created_at)));
  const valuesOf = (some: readonly RecentDelivery[]) =>
    valuesIn(
      period,
      [...groupBy(some, nameIn)],
      ([name]) => name,
      ([, { length }]) => length,
    ).values;
  const [values, bad] = [valuesOf(all), valuesOf(all.filter(isTrouble))];
  if (sum(values) === 0) return false;
  const list = `/webhook-deliveries?${new URLSearchParams({ webhook: id }).toString()}`;
  const red = { name: 'Failed or retrying', values: bad };
  const note = given.length < charted ? {} : { note: `the newest ${number(charted)} deliveries` };
  const tiles = [
    { label: 'Sent', path: list, rangePath: list, values, bad: red, ...note },
    { label: 'Failed or retrying', path: list, rangePath: list, values: bad, bad: red },
  ];
  return html`<div class="trends">
${tiles.map(tile => trendTile(tile, period, hrefOf))}
</div>`;
}
