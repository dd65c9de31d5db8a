import type { Contact } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import { type BulkActions, bulkButton, bulkQuestion } from '../../../pages/bulk.ts';
import { statusColumn } from '../../../pages/columns.ts';
import { deleteItem, moreMenu } from '../../../pages/detail.ts';
import { buttonForm } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import { contactName } from '../contact-name.ts';
import { contactForm } from '../forms.ts';
import type { ContactListView, Scope } from '../views.ts';
import { instanceColumn, scopedList } from './scoped-list.ts';
import { chatHref, instanceHref, scopeHref } from './shell.ts';

/** The contacts of an instance, or of all, and a link to the form that creates one. */
export const contactListPage = (view: ContactListView): string =>
  scopedList<Contact>(view, '/contacts', {
    title: 'Contacts',
    create: 'Create a contact',
    search: 'Search contacts',
    empty: ['No contacts', 'Everybody who writes becomes a contact.'],
    noMatch: ['No contacts found', 'No contact fits the search and the filters.'],
    rows: view.contacts,
    href: contact => chatHref(view.frame, view, contact),
    columns: [
      { title: 'Contact', cell: ({ name, address }) => name ?? address },
      ...contactForm.columns,
      ...instanceColumn<Contact>(view),
      statusColumn(({ blocked }) => (blocked ? badge('off', 'Blocked') : null)),
    ],
    ...(view.canManage && { actions: contact => menu(view.frame, view, contact), bulk: bulkOf(view) }),
  });

const bulkOf = (view: ContactListView): BulkActions<Contact> => ({
  frame: view.frame,
  action: `${scopeHref(view.frame, view, '/contacts')}/bulk`,
  query: view.query,
  value: contactName,
  name: ({ name, address }) => name ?? address,
  chosen: view.chosen,
  controls: html`${bulkButton('block', 'Block')}${bulkButton('unblock', 'Unblock')}${bulkQuestion('delete', 'Delete', 'Delete these contacts?', 'Their chats and messages stay. This cannot be undone.')}`,
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
