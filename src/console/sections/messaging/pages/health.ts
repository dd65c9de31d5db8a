/** The health of an instance, for its page and for the list. */
import type { HealthReason, Instance } from '../../../../generated/types.ts';
import { time, timeFrom } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import type { Frame } from '../../../views.ts';

const kinds = {
  good: ['good', 'Good'],
  degraded: ['waiting', 'Degraded'],
  bad: ['bad', 'Bad'],
} as const;

/** An instance that nobody wants to be open has no health to speak of, unless something is wrong. */
export function healthBadge({ state, health }: Pick<Instance, 'state' | 'health'>): Html {
  const isIdle = health.status === 'good' && (state === 'created' || state === 'closed');
  if (isIdle) return html`<span class="muted">Not in use</span>`;
  const [kind, words] = kinds[health.status];
  return badge(kind, words);
}

const since = ({ since, ended_at }: HealthReason): Html =>
  ended_at === null
    ? html`Since ${time(since)}.`
    : html`From ${time(since)} to ${time(ended_at)}. It counts until some time has passed without it.`;

const fact = (name: string, value: Html | string | number): Html =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`;

const moment = (at: string | null, never: string): Html | string => (at === null ? never : time(at));

/** Whether it lives, in one line: when its channel last answered, what waits, and when messages last came and went. */
export function lifeLine({ seen }: Frame, { heartbeat_at, health }: Instance): Html {
  const { queued, last_received_at, last_sent_at } = health;
  const ago = (at: string | null, never: string) => (at === null ? never : timeFrom(seen, at));
  return html`<p class="muted" id="life">Last heartbeat: ${ago(heartbeat_at, 'never')} · ${queued} in the queue · Last in: ${ago(last_received_at, 'none')} · Last out: ${ago(last_sent_at, 'none')}</p>`;
}

/** What is wrong, and the other figures. */
export function healthSection(instance: Instance): Html {
  const { health, files } = instance;
  const { reasons, oldest_queued_at, last_error, reconnects } = health;
  return html`<section class="card" aria-labelledby="health-title">
<h2 id="health-title">Health ${healthBadge(instance)}</h2>
${reasons.map(reason => html`<p>${reason.message}. <span class="muted">${since(reason)}</span></p>\n`)}<dl class="facts">
${fact('Oldest queued message', moment(oldest_queued_at, 'None'))}${fact('Disconnects in 24 hours', reconnects)}${fact('Received files that are not stored', `${files.waiting} waiting, ${files.failed} failed`)}${fact('Last error', last_error === null ? 'None' : html`${time(last_error.at)}: ${last_error.message}`)}</dl>
</section>`;
}
