import type { AutomationEvent } from '../../../../generated/types.ts';
import { fullTime } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import { bulkButton } from '../../../pages/bulk.ts';
import { codeColumn, statusColumn, timeColumn } from '../../../pages/columns.ts';
import type { FilterField } from '../../../pages/filter-fields.ts';
import { errorSummary, hasErrors } from '../../../pages/form-parts.ts';
import { listPage } from '../../../pages/list-page.ts';
import type { Column, ListTable } from '../../../pages/list-table.ts';
import { csrfField, options, seenField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { HistoryFilter, HistoryView } from '../views.ts';
import { automationHref, field, optional, recordHref } from './shell.ts';

const states: readonly (readonly [value: string, words: string])[] = [
  ['', 'All'],
  ['published', 'Published'],
  ['scheduled', 'Scheduled'],
  ['cancelled', 'Cancelled'],
];

/** The events of a workspace by the time of their publication or cancellation, latest first. */
export function historyPage(view: HistoryView): string {
  const { frame, events, filter, query, next, errors, stoppedAt } = view;
  const failed = Object.values(errors).join(' ');
  return listPage<AutomationEvent>(view, {
    ...eventTable(frame, events, sourceColumn(view)),
    ...(view.canManage && {
      bulk: {
        frame,
        action: automationHref(frame, '/events/bulk'),
        query,
        value: ({ id }) => id,
        name: ({ type, id }) => `${type} ${id}`,
        chosen: view.chosen,
        controls: html`${seenField(frame)}${bulkButton('replay', 'Replay')}`,
      },
    }),
    title: 'History',
    lead: 'Every event, and where it was delivered. Scheduled events come first, then the newest.',
    buttons: html`${replayForm(frame, filter)}${retentionForm(frame, view.retention)}`,
    viewers: false,
    filters: {
      path: automationHref(frame, '/events'),
      query,
      search: { name: 'type', label: 'Event type, such as order.*' },
      fields: filterFields(view),
      choices: [{ name: 'state', label: 'Status', values: states }],
    },
    next,
    live: ['event', 'events'],
    problem: failed === '' ? null : `The events could not be listed. ${failed}`,
    around: list =>
      html`${stoppedAt !== null && html`<p class="notice">The search has read back to ${fullTime(stoppedAt)}, as much as one page may. It continues on the next page.</p>`}
${list}`,
    empty: ['No events', 'Events that are published are listed here, with the result of each delivery.'],
    noMatch:
      stoppedAt === null
        ? ['No events', 'No event matches these filters.']
        : ['No events so far', 'No event that was read matches these filters.'],
  });
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
): ListTable<AutomationEvent> => ({
  label: 'Events',
  rows: events,
  id: ({ id }) => `event-${id}`,
  href: ({ id }) => recordHref(frame, 'events', id),
  isOver: ({ state }) => state === 'cancelled',
  columns: [
    { title: 'Event', cell: ({ type }) => type },
    codeColumn('Event id', ({ id }) => id),
    ...more,
    timeColumn(frame, 'Received', ({ received_at }) => received_at),
    timeColumn(
      frame,
      'Published',
      event => (event.state === 'cancelled' ? null : (event.deliver_at ?? event.received_at)),
      { never: 'Never', wideOnly: true },
    ),
    statusColumn(eventBadge),
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
