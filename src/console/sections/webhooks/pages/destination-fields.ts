/** The choice of what events are sent to. */
import { type Html, html } from '../../../html.ts';
import type { WebhookEditorView } from '../views.ts';

/** Links to the forms of a new webhook: one for each place that events can be sent to. `path`: of the form. */
export const placeChoice = (
  path: string,
  types: WebhookEditorView['types'],
  chosen: string | undefined,
): Html => html`<fieldset class="field"><legend>Send to</legend>
<ul class="segments">${[['', 'URL'] as const, ...types].map(([type, title]) => html`<li><a href="${path}${type !== '' && `?to=${type}`}" data-swap${type === (chosen ?? '') && html` aria-current="true"`}>${title}</a></li>`)}</ul></fieldset>
`;
