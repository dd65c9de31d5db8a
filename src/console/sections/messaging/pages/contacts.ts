import type { Contact, Instance } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import { buttonForm, field, optional, viewerNotice } from '../../../pages/controls.ts';
import { deleteItem, moreMenu } from '../../../pages/detail.ts';
import { errorSummary, hasErrors } from '../../../pages/form-parts.ts';
import { emptyList, listPages, listTable } from '../../../pages/list-table.ts';
import { beyondEnd, csrfField, onceField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { ContactListView } from '../views.ts';
import { instanceHref, shell } from './shell.ts';

/** The contacts of an instance, and the form that creates one. */
export function contactListPage(frame: Frame, view: ContactListView): string {
  const { instance, contacts, query, next, canManage, form, notice } = view;
  const href = instanceHref(frame, instance, '/contacts');
  return shell(
    frame,
    instance,
    '/contacts',
    'Contacts',
    html`<div class="head">
<p class="eyebrow">${instance.name}</p>
<h1>Contacts</h1>
</div>
${
  canManage
    ? html`<details class="create"${hasErrors(form.errors) && html` open`}>
<summary class="button primary">Create a contact</summary>
<form class="card stack" method="post" action="${href}">
${onceField(frame)}${csrfField(frame)}
${errorSummary('new', form.errors, 'Nothing was saved. Please correct:')}
${field('new', 'address', form.errors, {
  label: 'Address',
  hint: 'The address on the channel, such as a phone number.',
  control: aria =>
    html`<input name="address" type="text" maxlength="255" required autocomplete="off" spellcheck="false" value="${form.address}"${aria}>`,
})}
${field('new', 'name', form.errors, {
  label: optional('Name'),
  control: aria =>
    html`<input name="name" type="text" maxlength="200" autocomplete="off" value="${form.name}"${aria}>`,
})}
<p class="actions"><button class="button primary" type="submit">Create contact</button></p>
</form>
</details>`
    : viewerNotice
}
${
  contacts.length > 0
    ? table(frame, view)
    : !query.has('after')
      ? emptyList('No contacts', 'The contacts of this instance are listed here.')
      : beyondEnd(href)
}
${listPages({ path: href, query, next, shown: contacts.length })}`,
    { notice },
  );
}

const table = (frame: Frame, { instance, contacts, canManage }: ContactListView): Html =>
  listTable<Contact>({
    label: 'Contacts',
    rows: contacts,
    href: ({ address }) => instanceHref(frame, instance, `/chats/${encodeURIComponent(address)}`),
    columns: [
      { title: 'Contact', cell: ({ name, address }) => name ?? address },
      { title: 'Address', cell: ({ address }) => html`<code>${address}</code>` },
      {
        title: 'Status',
        cell: ({ blocked }) => (blocked ? badge('off', 'Blocked') : null),
        kind: 'status',
        size: 's',
      },
    ],
    ...(canManage ? { actions: contact => menu(frame, instance, contact) } : {}),
  });

function menu(frame: Frame, instance: Instance, { id, blocked }: Contact): Html {
  const href = instanceHref(frame, instance, `/contacts/${encodeURIComponent(id)}`);
  return moreMenu([
    blocked ? buttonForm(frame, `${href}/unblock`, 'Unblock') : buttonForm(frame, `${href}/block`, 'Block'),
    deleteItem(frame, `${href}/delete`, 'contact', 'The chat and its messages stay.'),
  ]);
}
