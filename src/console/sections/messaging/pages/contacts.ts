import type { Contact } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import { buttonForm, deleteMenu, field, optional, viewerNotice } from '../../../pages/controls.ts';
import { errorSummary, hasErrors } from '../../../pages/form-parts.ts';
import { beyondEnd, csrfField, onceField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { ContactListView } from '../views.ts';
import { instanceHref, shell } from './shell.ts';

/** The contacts of an instance, and the form that creates one. */
export function contactListPage(frame: Frame, view: ContactListView): string {
  const { instance, contacts, isFirst, next, canManage, form, notice } = view;
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
    : isFirst
      ? html`<div class="card empty"><h2>No contacts</h2><p class="muted">The contacts of this instance are listed here.</p></div>`
      : beyondEnd(href)
}
${next !== null && html`<p class="actions"><a class="button" href="${href}?after=${encodeURIComponent(next)}" rel="next">Next page</a></p>`}`,
    { notice },
  );
}

const table = (frame: Frame, view: ContactListView): Html =>
  html`<table class="table card key-table" role="table" aria-label="Contacts">
<thead role="rowgroup"><tr role="row">${['Contact', 'Address', ...(view.canManage ? ['Actions'] : [])].map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${view.contacts.map(contact => row(frame, view, contact))}</tbody></table>`;

function row(frame: Frame, { instance, canManage }: ContactListView, contact: Contact): Html {
  const { id, name, address, blocked } = contact;
  const href = instanceHref(frame, instance, `/contacts/${encodeURIComponent(id)}`);
  const chat = instanceHref(frame, instance, `/chats/${encodeURIComponent(address)}`);
  return html`<tr role="row"><th role="rowheader" scope="row"><a class="key-name" href="${chat}">${name ?? address}</a>${blocked && html` ${badge('off', 'Blocked')}`}</th>
<td role="cell" data-label="Address"><code>${address}</code></td>
${
  canManage &&
  html`<td role="cell" data-label="Actions"><div class="actions">${blocked ? buttonForm(frame, `${href}/unblock`, 'Unblock') : buttonForm(frame, `${href}/block`, 'Block')}
${deleteMenu(frame, `${href}/delete`, 'contact', 'The chat and its messages stay.')}</div></td>`
}</tr>\n`;
}
