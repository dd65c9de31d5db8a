/** How the newest deliveries of a webhook went: the share that arrived, how long receivers took, and each as a bar. */
import type { WebhookDelivery } from '../../../../generated/types.ts';
import type { RecentDelivery } from '../../../../repository/index.ts';
import { type Html, html } from '../../../html.ts';
import { number } from '../../../pages/bar-chart.ts';

type Deliveries = readonly Pick<RecentDelivery, 'state' | 'durations'>[];

interface Health {
  readonly succeeded: number;
  readonly failed: number;
  readonly pending: number;
  /** Of the deliveries that are completed, in percent, or `null` if there are none. */
  readonly share: number | null;
  /** Milliseconds within which this share of the attempts took, or `null` if there were none. */
  within(share: number): number | null;
}

export const recentOf = ({ endpoint_id, state, attempts }: WebhookDelivery): RecentDelivery => ({
  endpoint_id,
  state,
  durations: attempts
    .filter(({ status, error }) => (status ?? error) !== null)
    .map(({ duration_ms: ms }) => ms),
});

/** What a filter has skipped says nothing about the receiver: it is over, and nothing was sent. */
export const isCounted = ({ state, durations }: Deliveries[number]): boolean =>
  state !== 'succeeded' || durations.length > 0;

/** No failure is rounded away: 100% means that all have arrived. */
const percentOf = (part: number, all: number): number =>
  part === all ? 100 : Math.min(99, Math.round((part / all) * 100));

export function healthOf(all: Deliveries): Health {
  const recent = all.filter(isCounted);
  const count = (wanted: WebhookDelivery['state']) => recent.filter(({ state }) => state === wanted).length;
  const [succeeded, failed, pending] = [count('succeeded'), count('failed'), count('pending')];
  const took = recent.flatMap(({ durations }) => durations).sort((one, other) => one - other);
  return {
    succeeded,
    failed,
    pending,
    share: succeeded + failed === 0 ? null : percentOf(succeeded, succeeded + failed),
    within: share => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? null,
  };
}

/** One bar for each delivery, newest at the right; a failed one is taller. */
export function sparkline(all: Deliveries): Html {
  const recent = all.filter(isCounted);
  const { succeeded, failed, pending } = healthOf(recent);
  const words = `${succeeded} delivered, ${failed} failed${pending === 0 ? '' : `, ${pending} pending`}`;
  return html`<svg class="spark" viewBox="0 0 ${recent.length * 4} 24" role="img" aria-label="Newest deliveries: ${words}"><title>${words}, newest at the right</title>${recent
    .toReversed()
    .map(
      ({ state }, index) =>
        html`<rect class="is-${state === 'succeeded' ? 'good' : state === 'failed' ? 'bad' : 'waiting'}" x="${index * 4}" y="${state === 'succeeded' ? 6 : 0}" width="3" height="${state === 'succeeded' ? 18 : 24}"/>`,
    )}</svg>`;
}

export const milliseconds = (ms: number | null): string | null => (ms === null ? null : `${number(ms)} ms`);

/** The figures above the deliveries of a webhook. */
export function healthTiles(recent: Deliveries): Html | false {
  const { succeeded, failed, share, within } = healthOf(recent);
  if (share === null) return false;
  return html`<section aria-labelledby="health-title"><h2 id="health-title" class="hush">Health</h2>
<dl class="tiles figures">
<div class="tile"><dt>Delivered</dt><dd><strong>${share}%</strong><span class="muted">of the last ${succeeded + failed}</span></dd></div>
<div class="tile"><dt>Median response time</dt><dd><strong>${milliseconds(within(0.5)) ?? '–'}</strong><span class="muted">95% within ${milliseconds(within(0.95)) ?? '–'}</span></dd></div>
<div class="tile"><dt>Last deliveries</dt><dd>${sparkline(recent)}<span class="muted">${succeeded} delivered, ${failed} failed</span></dd></div>
</dl></section>`;
}
