/** What forms say when they come back: a summary at the top, and at each field what is wrong with it. */
import { type Html, html } from '../html.ts';
import type { FormErrors } from '../views.ts';

export const isRefused = (errors: FormErrors): boolean => Object.keys(errors).length > 0;

/** All that is wrong, each a way to its field. The page opens here. `id`: what the ids of the fields begin with. */
export function errorSummary(id: string, errors: FormErrors, lead: string): Html | false {
  if (!isRefused(errors)) return false;
  return html`<div class="notice error summary" role="alert" tabindex="-1" autofocus data-summary>
<p><strong>${lead}</strong></p>
<ul>${Object.entries(errors).map(([field, sentence]) => html`<li>${field === 'form' ? sentence : html`<a href="#${id}-${field}">${sentence}</a>`}</li>`)}</ul>
</div>`;
}

/** The attributes of a field that tie its hint and what is wrong to it. */
export function described(id: string, error: string | undefined, hasHint = true): Html {
  const ids = [...(hasHint ? [`${id}-hint`] : []), ...(error === undefined ? [] : [`${id}-error`])];
  return html`${ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`}${error !== undefined && html` aria-invalid="true"`}`;
}

/** What is wrong with a field, where `aria-describedby` finds it. */
export const fieldError = (id: string, error: string | undefined): Html | false =>
  error !== undefined && html`<p class="error" id="${id}-error">${error}</p>`;
