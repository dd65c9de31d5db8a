import { type Html, html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { described, errorSummary, fieldError, hasErrors } from '../../../pages/form-parts.ts';
import { csrfField, options } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import { expiries, type KeyForm } from '../views.ts';
import { allowedIpsField } from './allowed-ips.ts';
import { ownerFields } from './owner-fields.ts';
import { scopeField } from './scope-field.ts';

/** Whether something is filled in, or wrong, in what is folded. */
const isAdvanced = ({ allowedIps, owner, requests, metadata, errors }: KeyForm): boolean =>
  [allowedIps, owner, requests, metadata].some(text => text !== '') ||
  ['allowed_ips', 'owner', 'requests', 'metadata'].some(name => errors[name] !== undefined);

/** The form that creates a key. It is collapsed unless it is `open` or has errors. */
export function createForm(frame: Frame, form: KeyForm, open: boolean): Html {
  const { errors } = form;
  return html`<details class="create"${(open || hasErrors(errors)) && html` open`}>
<summary class="button primary">Create an API key</summary>
<form class="card stack" id="create" method="post" action="${workspaceHref(frame, '/settings/keys')}">
${csrfField(frame)}
<input type="hidden" name="key_id" value="${form.keyId}">
${errorSummary('key', errors, 'The key was not created. Please correct:')}
<div class="field">
<label for="key-name">Name</label>
<p class="hint" id="key-name-hint">The application that will use the key, such as “Shop front end”.</p>
<input id="key-name" name="name" type="text" maxlength="100" required autocomplete="off" value="${form.name}"${described('key-name', errors.name)}>
${fieldError('key-name', errors.name)}
</div>
${scopeField(form, errors)}
<div class="pair">
<div class="field">
<label for="key-expiry">Expires</label>
<select id="key-expiry" name="expiry" data-date="#key-date-field"${described('key-expiry', errors.expiry, false)}>
${options(expiries, form.expiry)}</select>
${fieldError('key-expiry', errors.expiry)}
</div>
<div class="field" id="key-date-field">
<label for="key-date">Day <span class="muted">(if you chose a date)</span></label>
<input id="key-date" name="date" type="date" value="${form.date}"${described('key-date', errors.date, false)}>
${fieldError('key-date', errors.date)}
</div>
</div>
<div><details class="fold"${isAdvanced(form) && html` open`}><summary>Advanced</summary><div class="stack">${allowedIpsField(form)}
${ownerFields(form)}</div></details></div>
<p class="actions"><button class="button primary" type="submit">Create key</button></p>
</form>
</details>`;
}
