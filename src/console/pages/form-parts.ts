/** Error messages of forms: a summary at the top, and a message at each field. */
import { type Html, html } from '../html.ts';
import type { FormErrors } from '../views.ts';

export const hasErrors = (errors: FormErrors): boolean => Object.keys(errors).length > 0;

/** All errors, each with a link to its field. The page opens at the summary. `id`: the prefix of the field ids. */
export function errorSummary(id: string, errors: FormErrors, lead: string): Html | false {
  if (!hasErrors(errors)) return false;
  return html`<div class="notice error summary" role="alert" tabindex="-1" autofocus data-summary>
<p><strong>${lead}</strong></p>
<ul>${Object.entries(errors).map(([field, sentence]) => html`<li>${field === 'form' ? sentence : html`<a href="#${id}-${field}">${sentence}</a>`}</li>`)}</ul>
</div>`;
}

/** The attributes that connect a field with its hint and its error. */
export function described(id: string, error: string | undefined, hasHint = true): Html {
  const ids = [...(hasHint ? [`${id}-hint`] : []), ...(error === undefined ? [] : [`${id}-error`])];
  return html`${ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`}${error !== undefined && html` aria-invalid="true"`}`;
}

/** The error of a field, with the id that `aria-describedby` refers to. */
export const fieldError = (id: string, error: string | undefined): Html | false =>
  error !== undefined && html`<p class="error" id="${id}-error">${error}</p>`;
