import type { Scope } from '../../generated/types.ts';
import { type Html, html } from '../html.ts';
import { workspaceHref } from '../layout.ts';
import { expiries, type Frame, type KeyForm, scopeWords } from '../views.ts';
import { csrfField, fieldError, options, wrong } from './parts.ts';

/** The form that makes a key, folded away unless it is `open` or was sent with something wrong. */
export function createForm(frame: Frame, form: KeyForm, open: boolean): Html {
  const { errors } = form;
  const refused = Object.values(errors).some(error => error !== undefined);
  return html`<details class="create"${(open || refused) && html` open`}>
<summary class="button primary">Create an API key</summary>
<form class="card stack" id="create" method="post" action="${workspaceHref(frame, '/settings/keys')}">
${csrfField(frame)}
<input type="hidden" name="key_id" value="${form.keyId}">
${refused && html`<p class="notice error" role="alert">No key was made. Please correct what is marked below.</p>`}
<div class="field">
<label for="name">Name</label>
<p class="hint" id="name-hint">What will use the key, such as “Shop front end”.</p>
<input id="name" name="name" type="text" maxlength="100" required autocomplete="off" value="${form.name}"${described('name', errors.name)}${errors.name !== undefined && html` autofocus`}>
${fieldError('name', errors.name)}
</div>
${scopeList(form)}
<div class="pair">
<div class="field">
<label for="expiry">Expires</label>
<select id="expiry" name="expiry" data-date="#date-field"${wrong('expiry', errors.expiry)}>
${options(expiries, form.expiry)}</select>
${fieldError('expiry', errors.expiry)}
</div>
<div class="field" id="date-field">
<label for="date">Day <span class="muted">(if you chose one)</span></label>
<input id="date" name="date" type="date" value="${form.date}"${wrong('expiry', errors.expiry)}>
</div>
</div>
<p class="actions"><button class="button primary" type="submit">Create key</button></p>
</form>
</details>`;
}

const described = (id: string, error: string | undefined): Html =>
  error === undefined
    ? html` aria-describedby="${id}-hint"`
    : html` aria-invalid="true" aria-describedby="${id}-hint ${id}-error"`;

function scopeList({ scopes, errors }: KeyForm): Html {
  const invalid = errors.scopes !== undefined && html` aria-invalid="true"`;
  return html`<fieldset class="field"${errors.scopes === undefined ? html` aria-describedby="scopes-hint"` : html` aria-describedby="scopes-hint scopes-error"`}>
<legend>Scopes</legend>
<p class="hint" id="scopes-hint">Give a key only what it needs.</p>
<div class="choices">
${(Object.keys(scopeWords) as Scope[]).map(
  scope => html`<label class="choice"><input type="checkbox" name="scopes" value="${scope}"${scopes.includes(scope) && html` checked`}${invalid}${errors.scopes !== undefined && html` aria-describedby="scopes-error"`}>
<span><code>${scope}</code> <span class="muted">${scopeWords[scope]}</span></span></label>\n`,
)}</div>
${fieldError('scopes', errors.scopes)}
</fieldset>`;
}
