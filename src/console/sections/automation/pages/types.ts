import type { AutomationTypeRecord } from '../../../../generated/types.ts';
import type { ArrayPage } from '../../../actions/array-page.ts';
import { time } from '../../../format.ts';
import { html } from '../../../html.ts';
import { codeColumn, timeColumn } from '../../../pages/columns.ts';
import { deleteItem } from '../../../pages/detail.ts';
import { editorLink } from '../../../pages/editor.ts';
import { dataBlock } from '../../../pages/json-block.ts';
import { listPage } from '../../../pages/list-page.ts';
import { csrfField } from '../../../pages/parts.ts';
import { recordPage } from '../../../pages/record-page.ts';
import type { OpenPage } from '../../../views.ts';
import { typeForm } from '../type-form.ts';
import { automationHref, recordHref } from './shell.ts';
import { type TypeLife, typeLife } from './type-life.ts';

const list = 'event-types';

/** The registered types of a workspace, and a link to the form that registers one. */
export const typeListPage = (
  page: OpenPage,
  { rows, next }: ArrayPage<AutomationTypeRecord>,
  query: URLSearchParams,
  isClosed: boolean,
): string =>
  listPage<AutomationTypeRecord>(page, {
    title: 'Event types',
    lead: `Names and schemas of the events that you publish. ${isClosed ? 'Events of other types are refused.' : 'Events of other types are accepted too.'}`,
    create: [automationHref(page.frame, '/event-types/new/form'), 'Register an event type'],
    buttons: html`<form method="post" action="${automationHref(page.frame, '/type-policy')}">${csrfField(page.frame)}<input type="hidden" name="only" value="${isClosed ? 'no' : 'yes'}"><button class="button" type="submit">${isClosed ? 'Accept other types' : 'Only accept registered types'}</button></form>`,
    empty: [
      'No event types',
      'Registered event types are listed here. Their schemas check what is published.',
    ],
    noMatch: ['No event types', 'No event type has this text in its name or its description.'],
    // All that fit on one page need no search.
    ...((next !== null || query.size > 0) && {
      filters: {
        path: automationHref(page.frame, `/${list}`),
        query,
        search: { name: 'q', label: 'Name or description' },
      },
    }),
    next,
    rows,
    href: ({ type }) => recordHref(page.frame, list, type),
    columns: [
      codeColumn('Event type', ({ type }) => type),
      ...typeForm.columns,
      timeColumn(page.frame, 'Updated', ({ updated_at }) => updated_at),
    ],
  });

/** One type: what is registered, and what happens with its events. */
export function typePage(page: OpenPage, record: AutomationTypeRecord, life: TypeLife): string {
  const { frame, canManage } = page;
  const { type, description, data_schema: schema, data_example: example } = record;
  const href = (action: string) => recordHref(frame, list, type, action);
  const events = automationHref(frame, `/events?type=${encodeURIComponent(type)}`);
  return recordPage(page, {
    up: [automationHref(frame, `/${list}`), 'Event types'],
    title: type,
    actions: html`<a class="button" href="${events}">History</a>${canManage && editorLink(href('/edit'), 'Edit')}`,
    menu: [
      canManage &&
        deleteItem(
          frame,
          href('/delete'),
          'event type',
          'Its events stay, and data of any form is accepted.',
        ),
    ],
    facts: [
      ['Description', description === '' ? null : description],
      ['Registered', time(record.created_at)],
      ['Updated', time(record.updated_at)],
    ],
    main: html`${typeLife(frame, life, canManage)}
${schema === null ? html`<p class="muted">Data of any form is accepted.</p>` : dataBlock('schema', 'JSON Schema of the data', schema)}
${example !== null && dataBlock('example', 'Example', example)}`,
  });
}
