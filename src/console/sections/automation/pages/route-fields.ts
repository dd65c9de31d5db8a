import { type Html, html } from '../../../html.ts';
import { errorSummary } from '../../../pages/form-parts.ts';
import { csrfField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { Preview, RouteChoices, RouteForm } from '../views.ts';
import { automationHref, checkboxes, field, optional } from './shell.ts';

/**
 * The form of a route. Its second button shows what the route makes of the sample, and saves nothing. With scripts, the
 * same happens while the user types.
 */
export const routeFields = (
  frame: Frame,
  id: string,
  form: RouteForm,
  { endpoints, hooks }: RouteChoices,
  save: string,
): Html => html`${csrfField(frame)}
${errorSummary(id, form.errors, 'Nothing was saved. Please correct:')}
${field(id, 'name', form.errors, {
  label: 'Name',
  control: aria =>
    html`<input name="name" type="text" maxlength="100" required autocomplete="off" value="${form.name}"${aria}>`,
})}
${checkboxes(id, 'sources', form.errors, optional('Events of these inbound endpoints'), endpoints, form.sources, html`There are no inbound endpoints yet.`)}
${field(id, 'events', form.errors, {
  label: optional('Events of these types'),
  hint: html`Separated by commas, such as <code>order.paid, link.created</code>. Without endpoints and types, the route takes all published events.`,
  control: aria =>
    html`<input name="event_types" type="text" autocomplete="off" spellcheck="false" value="${form.eventTypes}"${aria}>`,
})}
${
  form.filter === null
    ? html`<p class="notice">The filter of this route is too large for this form. It stays as it is. Use the API to change it.</p>`
    : field(id, 'filter', form.errors, {
        label: optional('Filter'),
        hint: html`A JSON list of conditions that must all hold, such as <code>[{"field": "data.amount", "min": 100}]</code>. Comparisons: <code>equals</code>, <code>not_equals</code>, <code>one_of</code>, <code>prefix</code>, <code>suffix</code>, <code>contains</code>, <code>exists</code>, <code>min</code>, <code>max</code>.`,
        control: aria =>
          html`<textarea name="filter" rows="4" spellcheck="false"${aria}>\n${form.filter}</textarea>`,
      })
}
${field(id, 'mapping', form.errors, {
  label: optional('Mapping'),
  hint: html`A JSONata expression that makes the new data from the event, such as <code>{"order": data.order}</code>. If empty, the data stays as it is. If it returns null, the event is skipped.`,
  control: aria =>
    html`<textarea name="mapping" rows="4" maxlength="10000" spellcheck="false"${aria}>\n${form.mapping}</textarea>`,
})}
${field(id, 'type', form.errors, {
  label: optional('New event type'),
  hint: 'If empty, the type stays as it is.',
  control: aria =>
    html`<input name="event_type" type="text" maxlength="200" autocomplete="off" spellcheck="false" value="${form.eventType}"${aria}>`,
})}
${checkboxes(id, 'hooks', form.errors, 'Send to these hooks', hooks, form.hooks, html`There are no hooks yet. <a href="${automationHref(frame, '/hooks')}">Create a hook</a> first.`)}
<fieldset class="field stack try"><legend>Preview</legend>
${field(id, 'sample', form.errors, {
  label: 'Sample event',
  hint: 'JSON, as filters and mappings see it. Nothing is stored or sent.',
  control: aria =>
    html`<textarea name="sample" rows="9" spellcheck="false"${aria}>\n${form.sample}</textarea>`,
})}
<div class="preview" data-preview-result role="region" aria-label="Result of the preview" aria-live="polite"${form.preview !== null && html` tabindex="-1" autofocus`}>${preview(form.preview)}</div>
</fieldset>
<p class="actions"><button class="button primary" type="submit">${save}</button>
<button class="button" type="submit" name="do" value="try" formnovalidate>Try</button></p>`;

function preview(result: Preview | null): Html {
  if (result === null)
    return html`<p class="muted">Choose “Try” to see what the route makes of the sample event.</p>`;
  if (result.outcome !== 'made')
    return html`<p class="notice${result.outcome === 'failed' && ' error'}">${result.reason}</p>`;
  return html`<p class="notice success">The event would be sent with this data:</p>
<div class="code"><pre role="group" aria-label="Data" tabindex="0"><code>${result.text}</code></pre></div>`;
}
