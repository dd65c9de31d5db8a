import type { AutomationEvent } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import { errorSummary, hasErrors } from '../../../pages/form-parts.ts';
import { beyondEnd, csrfField, options, seenField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { HistoryFilter, HistoryView } from '../views.ts';
import { automationHref, field, optional, recordHref, shell } from './shell.ts';

const states: readonly (readonly [value: string, words: string])[] = [
  ['', 'All'],
  ['published', 'Published'],
  ['scheduled', 'Scheduled'],
  ['cancelled', 'Cancelled'],
];

/** The events of a workspace, newest first. */
export function historyPage(frame: Frame, view: HistoryView): string {
  const { events, filter, next, isFirst, errors } = view;
  const path = automationHref(frame, '/events');
  const { endpointId: endpoint, type, state } = filter;
  const isFiltered = [endpoint, type, state].some(text => text !== '');
  const hrefOf = (after: string | null) => {
    const given = Object.entries({ endpoint, type, state, after: after ?? '' });
    const query = new URLSearchParams(given.filter(([, text]) => text !== ''));
    return `${path}${query.size === 0 ? '' : `?${query}`}`;
  };
  const empty = html`<div class="card empty"><h2>No events</h2><p class="muted">${isFiltered ? 'No event matches these filters.' : 'Events that are published are listed here, with the result of each delivery.'}</p></div>`;
  return shell(
    frame,
    'events',
    'History',
    html`<div class="head">
<p class="eyebrow">${frame.current?.workspace.name}</p>
<h1>History</h1>
</div>
<form class="card stack" method="get" action="${path}">
${errorSummary('find', errors, 'The events could not be listed. Please correct:')}
<div class="pair">
${field('find', 'endpoint', errors, {
  label: 'Inbound endpoint',
  control: aria =>
    html`<select name="endpoint"${aria}>${options([['', 'All'], ...endpointChoices(view)], endpoint)}</select>`,
})}
${field('find', 'type', errors, {
  label: 'Event type',
  control: aria =>
    html`<input name="type" type="text" maxlength="200" autocomplete="off" spellcheck="false" value="${type}"${aria}>`,
})}
${field('find', 'state', errors, {
  label: 'Status',
  control: aria => html`<select name="state"${aria}>${options(states, state)}</select>`,
})}
</div>
<p class="actions"><button class="button" type="submit">Show</button></p>
</form>
${events.length > 0 ? table(frame, events) : isFirst || hasErrors(errors) ? !hasErrors(errors) && empty : beyondEnd(hrefOf(null))}
${next !== null && html`<p class="actions"><a class="button" href="${hrefOf(next)}" rel="next">Next page</a></p>`}
${view.canManage && [replayForm(frame, filter), retentionForm(frame, view.retention)]}`,
    { isList: true, notice: view.notice },
  );
}

/** How far back a replay goes: hours, in words. */
export const periods: readonly (readonly [hours: string, words: string])[] = [
  ['1', 'Last hour'],
  ['24', 'Last 24 hours'],
  ['168', 'Last 7 days'],
  ['720', 'Last 30 days'],
];

const replayForm = (frame: Frame, { endpointId, type }: HistoryFilter): Html =>
  html`<details class="create">
<summary class="button">Replay events</summary>
<form class="card stack" method="post" action="${automationHref(frame, '/events/replay')}">
${csrfField(frame)}${seenField(frame)}
<input type="hidden" name="endpoint" value="${endpointId}"><input type="hidden" name="type" value="${type}">
<p>Sends the completed deliveries of published events again, with the same ids. The filters of this page for the inbound endpoint and the event type apply.</p>
${field(
  'replay',
  'hours',
  {},
  {
    label: 'Period',
    control: aria => html`<select name="hours"${aria}>${options(periods, '24')}</select>`,
  },
)}
<p class="actions"><button class="button" type="submit">Replay</button></p>
</form>
</details>`;

const retentionForm = (frame: Frame, { days, errors }: HistoryView['retention']): Html =>
  html`<details class="create"${hasErrors(errors) && html` open`}>
<summary class="button">Retention</summary>
<form class="card stack" method="post" action="${automationHref(frame, '/settings')}">
${csrfField(frame)}
${errorSummary('keep', errors, 'Nothing was saved. Please correct:')}
${field('keep', 'retention', errors, {
  label: optional('Days that events are kept'),
  hint: 'Older events are deleted, except those that are scheduled. Leave it empty for the default of this service.',
  control: aria =>
    html`<input name="retention_days" type="text" inputmode="numeric" maxlength="5" autocomplete="off" value="${days}"${aria}>`,
})}
<p class="actions"><button class="button" type="submit">Save retention</button></p>
</form>
</details>`;

/** The filter may name an endpoint that was deleted: its events stay. */
function endpointChoices({ endpoints, filter }: HistoryView): [string, string][] {
  const known = endpoints.map(({ id, name }): [string, string] => [id, name]);
  const { endpointId } = filter;
  const isKnown = endpointId === '' || endpoints.some(({ id }) => id === endpointId);
  return isKnown ? known : [...known, [endpointId, endpointId]];
}

const table = (frame: Frame, events: readonly AutomationEvent[]): Html =>
  html`<table class="table card key-table" role="table" aria-label="Events">
<thead role="rowgroup"><tr role="row">${['Event', 'Source', 'Received', 'Published', 'Status'].map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${events.map(
  event => html`<tr role="row"><th role="rowheader" scope="row"><a class="key-name" href="${recordHref(frame, 'events', event.id)}">${event.type}</a> <code class="token">${event.id}</code></th>
<td role="cell" data-label="Source"><code class="token">${event.source}</code></td>
<td role="cell" data-label="Received">${time(event.received_at)}</td>
<td role="cell" data-label="Published">${event.state === 'cancelled' ? html`<span class="muted">Never</span>` : time(event.deliver_at ?? event.received_at)}</td>
<td role="cell" data-label="Status">${eventBadge(event)}</td></tr>\n`,
)}</tbody></table>`;

const badges = {
  published: ['good', 'Published'],
  scheduled: ['waiting', 'Scheduled'],
  cancelled: ['off', 'Cancelled'],
} as const;

export function eventBadge({ state }: AutomationEvent): Html {
  const [kind, words] = badges[state];
  return badge(kind, words);
}
