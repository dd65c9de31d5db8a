/** The lists of records of one instance, or of all. */
import { html } from '../../../html.ts';
import { editorScript } from '../../../pages/editor.ts';
import { type ListPage, listMain } from '../../../pages/list-page.ts';
import type { Column } from '../../../pages/list-table.ts';
import type { Scope, ScopedListView } from '../views.ts';
import {
  instanceFilter,
  instanceTitleOf,
  type MessagingTab,
  noInstances,
  scopeHref,
  shell,
} from './shell.ts';

interface ScopedList<Row> extends Omit<ListPage<Row>, 'create' | 'filters' | 'next'> {
  /** The link to the form that creates a record. */
  readonly create: string;
  /** The label of the search. */
  readonly search: string;
}

export function scopedList<Row>(
  view: ScopedListView,
  tab: MessagingTab,
  { create, search, ...list }: ScopedList<Row>,
): string {
  const { frame, instance, instances, query, next, canManage } = view;
  const path = scopeHref(frame, view, tab);
  const main =
    instance === null && instances.length === 0
      ? html`<div class="head">\n<h1>${list.title}</h1>\n</div>\n${noInstances(frame, list.empty[0])}`
      : listMain(view, {
          ...list,
          eyebrow: instance !== null && html`<p class="eyebrow">${instance.name}</p>`,
          create: [`${path}/new`, create],
          filters: { path, query, search: { name: 'q', label: search }, ...instanceFilter(view) },
          next,
        });
  return shell(frame, instance, tab, list.title, main, { head: canManage ? editorScript(frame) : null });
}

/** The column that names the instance of a record, if the list is of several. */
export const instanceColumn = <Row extends { readonly instance_id: string }>(
  scope: Scope,
): readonly Column<Row>[] =>
  scope.instance === null && scope.instances.length > 1
    ? [
        {
          title: 'Instance',
          cell: ({ instance_id }) => instanceTitleOf(scope, instance_id),
          size: 'm',
          omitInSmall: true,
        },
      ]
    : [];
