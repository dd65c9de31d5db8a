import type { Contact } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import { buttonForm, viewerNotice } from '../../../pages/controls.ts';
import { deleteItem, moreMenu } from '../../../pages/detail.ts';
import { createLink, editorScript } from '../../../pages/editor.ts';
import { emptyList, listFilters, listPages, listTable } from '../../../pages/list-table.ts';
import { beyondEnd } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { ContactListView, Scope } from '../views.ts';
import {
  chatHref,
  instanceColumn,
  instanceFilter,
  instanceHref,
  noInstances,
  scopeHref,
  shell,
} from './shell.ts';

/** The contacts of an instance, or of all, and a link to the form that creates one. */
export function contactListPage(frame: Frame, view: ContactListView): string {
  const { instance, instances, contacts, query, next, canManage, notice } = view;
  const href = scopeHref(frame, view, '/contacts');
  const isEmpty = instance === null && instances.length === 0;
  const isFiltered = ['q', 'instance'].some(name => (query.get(name) ?? '') !== '');
  return shell(
    frame,
    instance,
    '/contacts',
    'Contacts',
    html`<div class="head">
${instance !== null && html`<p class="eyebrow">${instance.name}</p>`}
<h1>Contacts</h1>
${!isEmpty && canManage && createLink(`${href}/new`, 'Create a contact')}
</div>
${!isEmpty && !canManage && viewerNotice}
${!isEmpty && listFilters({ path: href, query, search: { name: 'q', label: 'Search contacts' }, ...instanceFilter(view) })}
${
  contacts.length > 0
    ? table(frame, view)
    : isEmpty
      ? noInstances(frame, 'No contacts')
      : query.has('after')
        ? beyondEnd(href)
        : isFiltered
          ? emptyList('No contacts found', 'No contact fits the search and the filters.')
          : emptyList('No contacts', 'Everybody who writes becomes a contact.')
}
${listPages({ path: href, query, next, shown: contacts.length })}`,
    { notice, head: canManage ? editorScript(frame) : null },
  );
}

const table = (frame: Frame, view: ContactListView): Html =>
  listTable<Contact>({
    label: 'Contacts',
    rows: view.contacts,
    href: contact => chatHref(frame, view, contact),
    columns: [
      { title: 'Contact', cell: ({ name, address }) => name ?? address },
      { title: 'Address', cell: ({ address }) => html`<code>${address}</code>` },
      ...instanceColumn<Contact>(view),
      {
        title: 'Status',
        cell: ({ blocked }) => (blocked ? badge('off', 'Blocked') : null),
        kind: 'status',
        size: 's',
      },
    ],
    ...(view.canManage ? { actions: contact => menu(frame, view, contact) } : {}),
  });

function menu(frame: Frame, { instance }: Scope, { id, instance_id, blocked }: Contact): Html {
  const href = instanceHref(frame, { id: instance_id }, `/contacts/${encodeURIComponent(id)}`);
  const back = instance === null ? '?list=all' : '';
  return moreMenu([
    blocked
      ? buttonForm(frame, `${href}/unblock${back}`, 'Unblock')
      : buttonForm(frame, `${href}/block${back}`, 'Block'),
    deleteItem(frame, `${href}/delete${back}`, 'contact', 'The chat and its messages stay.'),
  ]);
}
