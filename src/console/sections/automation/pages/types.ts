import type { AutomationTypeRecord } from '../../../../generated/types.ts';
import { time, timeFrom } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { deleteItem, detailHead, withFacts } from '../../../pages/detail.ts';
import { editorLink, editorScript } from '../../../pages/editor.ts';
import { errorSummary } from '../../../pages/form-parts.ts';
import { dataBlock } from '../../../pages/json-block.ts';
import { emptyList, listTable } from '../../../pages/list-table.ts';
import { csrfField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import { typeForm } from '../type-form.ts';
import type { TypeListView, TypeView } from '../views.ts';
import { automationHref, recordHref, shell, viewerNotice } from './shell.ts';

const list = 'event-types';

/** The registered types of a workspace, and a link to the form that registers one. */
export function typeListPage(frame: Frame, view: TypeListView): string {
  const { types, isClosed, canManage, notice } = view;
  return shell(
    frame,
    'Event types',
    html`<div class="head">
<h1>Event types</h1>
<p class="muted">Names and schemas of the events that you publish. ${isClosed ? 'Events of other types are refused.' : 'Events of other types are accepted too.'}</p>
${
  canManage &&
  html`<div class="actions">${editorLink(automationHref(frame, '/event-types/new/form'), 'Register an event type', 'primary')}
<form method="post" action="${automationHref(frame, '/type-policy')}">${csrfField(frame)}<input type="hidden" name="only" value="${isClosed ? 'no' : 'yes'}"><button class="button" type="submit">${isClosed ? 'Accept other types' : 'Only accept registered types'}</button></form></div>`
}
</div>
${!canManage && viewerNotice}
${types.length === 0 ? emptyList('No event types', 'Registered event types are listed here. Their schemas check what is published.') : table(frame, types)}`,
    { notice, head: canManage ? editorScript(frame) : null },
  );
}

const table = (frame: Frame, types: readonly AutomationTypeRecord[]): Html =>
  listTable<AutomationTypeRecord>({
    label: 'Event types',
    rows: types,
    href: ({ type }) => recordHref(frame, list, type),
    columns: [
      { title: 'Event type', cell: ({ type }) => html`<code>${type}</code>` },
      { title: 'Description', cell: ({ description }) => description, wideOnly: true },
      { title: 'Data', cell: ({ data_schema }) => (data_schema === null ? 'Any' : 'Checked'), size: 's' },
      {
        title: 'Updated',
        kind: 'time',
        cell: ({ updated_at }) => timeFrom(frame.seen, updated_at),
        size: 's',
      },
    ],
  });

/** One type: what is registered, and the form that changes it. */
export function typePage(frame: Frame, { type, canManage, form, notice }: TypeView): string {
  const href = (action = '') => recordHref(frame, list, type.type, action);
  const events = automationHref(frame, `/events?type=${encodeURIComponent(type.type)}`);
  return shell(
    frame,
    `${type.type} · Event types`,
    html`${detailHead({
      up: [automationHref(frame, `/${list}`), 'Event types'],
      title: type.type,
      status: html``,
      actions: html`<a class="button" href="${events}">History</a>`,
      menu: canManage
        ? [
            deleteItem(
              frame,
              href('/delete'),
              'event type',
              'Its events stay, and data of any form is accepted.',
            ),
          ]
        : [],
    })}
${withFacts(
  [
    ['Description', type.description === '' ? null : type.description],
    ['Registered', time(type.created_at)],
    ['Updated', time(type.updated_at)],
  ],
  canManage
    ? html`<form class="card stack" method="post" action="${href()}">
${csrfField(frame)}
${errorSummary('edit', form.errors, 'Nothing was saved. Please correct:')}
${typeForm.render('edit', form, type)}
<p class="actions"><button class="button primary" type="submit">Save event type</button></p>
</form>`
    : html`${viewerNotice}
${type.data_schema !== null && dataBlock('schema', 'JSON Schema of the data', type.data_schema)}
${type.data_example !== null && dataBlock('example', 'Example', type.data_example)}`,
)}`,
    { notice },
  );
}
