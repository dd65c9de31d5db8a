/** The form that changes a key. */
import type { Key } from '../../../../generated/types.ts';
import { html } from '../../../html.ts';
import { editorPage } from '../../../pages/editor.ts';
import { described, fieldError } from '../../../pages/form-parts.ts';
import { options } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import { type ChangedKeyForm, expiries } from '../views.ts';
import { allowedIpsField } from './allowed-ips.ts';
import { keyHref } from './key-table.ts';
import { ownerFields } from './owner-fields.ts';
import { scopeField } from './scope-field.ts';

export function changeKeyPage(frame: Frame, key: Key, form: ChangedKeyForm): string {
  const { errors } = form;
  const now = key.expires_at === null ? 'never' : key.expires_at.slice(0, 10);
  return editorPage(frame, {
    up: [keyHref(frame, key), key.name],
    title: 'Edit key',
    action: keyHref(frame, key),
    id: 'key',
    errors,
    creates: false,
    fields: html`<div class="field">
<label for="key-name">Name</label>
<input id="key-name" name="name" type="text" maxlength="100" required autocomplete="off" value="${form.name}"${described('key-name', errors.name, false)}>
${fieldError('key-name', errors.name)}
</div>
${scopeField(form, errors)}
<div class="pair">
<div class="field">
<label for="key-expiry">Expires</label>
<select id="key-expiry" name="expiry" data-date="#key-date-field"${described('key-expiry', errors.expiry, false)}>
${options([['same', `As before (${now})`], ...expiries], form.expiry)}</select>
${fieldError('key-expiry', errors.expiry)}
</div>
<div class="field" id="key-date-field">
<label for="key-date">Day <span class="muted">(if you chose a date)</span></label>
<input id="key-date" name="date" type="date" value="${form.date}"${described('key-date', errors.date, false)}>
${fieldError('key-date', errors.date)}
</div>
</div>
${allowedIpsField(form)}
${ownerFields(form)}`,
    save: 'Save key',
  });
}
