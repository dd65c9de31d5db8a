import type { AutomationEvent } from '../../../../generated/types.ts';
import { fullTime, timeFrom } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import type { FilterField } from '../../../pages/filter-fields.ts';
import { errorSummary, hasErrors } from '../../../pages/form-parts.ts';
import {
  type Column,
  emptyList,
  listFilters,
  listHref,
  listPages,
  listTable,
} from '../../../pages/list-table.ts';
import { beyondEnd, csrfField, noticeBox, options, seenField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { HistoryFilter, HistoryView } from '../views.ts';
import { automationHref, field, optional, recordHref, shell } from './shell.ts';

const states: readonly (readonly [value: string, words: string])[] = [
  ['', 'All'],
  ['published', 'Published'],
  ['scheduled', 'Scheduled'],
  ['cancelled', 'Cancelled'],
];

/** The events of a workspace by the time of their publication or cancellation, latest first. */
export function historyPage(frame: Frame, view: HistoryView): string {
  const { events, filter, query, next, errors, stoppedAt } = view;
  const path = automationHref(frame, '/events');
  const isFiltered = Object.values(filter).some(text => text !== '');
  return shell(
    frame,
    'History',
    html`<div class="head">
<h1>History</h1>
<p class="muted">Every event, and where it was delivered. Scheduled events come first, then the newest.</p>
${view.canManage && html`<div class="actions">${replayForm(frame, filter)}${retentionForm(frame, view.retention)}</div>`}
</div>
${hasErrors(errors) && noticeBox('error', `The events could not be listed. ${Object.values(errors).join(' ')}`)}
${listFilters({
  path,
  query,
  search: { name: 'type', label: 'Event type, such as order.*' },
  fields: filterFields(view),
  choices: [{ name: 'state', label: 'Status', values: states }],
})}
${stoppedAt !== null && html`<p class="notice">The search has read back to ${fullTime(stoppedAt)}, as much as one page may. It continues on the next page.</p>`}
${events.length > 0 ? eventTable(frame, events, sourceColumn(view)) : hasErrors(errors) || stoppedAt !== null ? false : query.has('after') ? beyondEnd(listHref(path, query)) : emptyList('No events', isFiltered ? 'No event matches these filters.' : 'Events that are published are listed here, with the result of each delivery.')}
${listPages({ path, query, next, shown: events.length })}`,
    { notice: view.notice },
  );
}

const deliveryStates: readonly (readonly [value: string, words: string])[] = [
  ['', 'Any deliveries'],
  ['failed', 'Failed deliveries'],
  ['pending', 'Pending deliveries'],
  ['succeeded', 'Successful deliveries'],
];

const filterFields = (view: HistoryView): readonly FilterField[] => {
  const { filter, receivers } = view;
  const ofReceivers = receivers.map(({ id, name }): [string, string] => [id, name]);
  return [
    { name: 'text', label: 'Text in the data', kind: 'search', value: filter.text },
    {
      name: 'endpoint',
      label: 'Inbound endpoint',
      choices: [['', 'All sources'], ...endpointChoices(view)],
      value: filter.endpointId,
    },
    {
      name: 'receiver',
      label: 'Receiver',
      choices: [['', 'All receivers'], ...ofReceivers],
      keepsOthers: true,
      value: filter.receiver,
    },
    { name: 'deliveries', label: 'Deliveries', choices: deliveryStates, value: filter.deliveries },
    { name: 'period', label: 'Period', choices: [['', 'Any time'], ...periods], value: filter.period },
  ];
};

/** How far back a replay or a search goes: hours, in words. */
export const periods: readonly (readonly [hours: string, words: string])[] = [
  ['1', 'Last hour'],
  ['24', 'Last 24 hours'],
  ['168', 'Last 7 days'],
  ['720', 'Last 30 days'],
];

const replayForm = (frame: Frame, { endpointId, type }: HistoryFilter): Html =>
  html`<details class="menu" name="menu" data-menu>
<summary class="button">Replay events</summary>
<form class="panel stack" method="post" action="${automationHref(frame, '/events/replay')}">
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
  html`<details class="menu" name="menu" data-menu${hasErrors(errors) && html` open`}>
<summary class="button">Retention</summary>
<form class="panel stack" method="post" action="${automationHref(frame, '/settings')}">
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
const endpointChoices = ({ endpoints, filter }: HistoryView): [string, string][] =>
  withChosen(
    endpoints.map(({ id, name }): [string, string] => [id, name]),
    filter.endpointId,
  );

const withChosen = (known: [string, string][], chosen: string): [string, string][] =>
  chosen === '' || known.some(([id]) => id === chosen) ? known : [...known, [chosen, chosen]];

/** `more`: columns after the id. */
export const eventTable = (
  frame: Frame,
  events: readonly AutomationEvent[],
  ...more: readonly Column<AutomationEvent>[]
): Html =>
  listTable<AutomationEvent>({
    label: 'Events',
    rows: events,
    href: ({ id }) => recordHref(frame, 'events', id),
    isOver: ({ state }) => state === 'cancelled',
    columns: [
      { title: 'Event', cell: ({ type }) => type },
      { title: 'Event id', cell: ({ id }) => html`<code>${id}</code>` },
      ...more,
      {
        title: 'Received',
        kind: 'time',
        cell: ({ received_at }) => timeFrom(frame.seen, received_at),
        size: 's',
      },
      {
        title: 'Published',
        kind: 'time',
        cell: event =>
          event.state === 'cancelled' ? 'Never' : timeFrom(frame.seen, event.deliver_at ?? event.received_at),
        size: 's',
        wideOnly: true,
      },
      { title: 'Status', cell: eventBadge, kind: 'status', size: 's' },
    ],
  });

function sourceColumn({ endpoints }: HistoryView): Column<AutomationEvent> {
  const names = new Map(endpoints.map(({ id, name }) => [id, name]));
  return {
    title: 'Source',
    cell: ({ source, endpoint_id: id }) => names.get(id ?? '') ?? html`<code>${source}</code>`,
    wideOnly: true,
  };
}

const badges = {
  published: ['good', 'Published'],
  scheduled: ['waiting', 'Scheduled'],
  cancelled: ['off', 'Cancelled'],
} as const;

export function eventBadge({ state }: AutomationEvent): Html {
  const [kind, words] = badges[state];
  return badge(kind, words);
}
