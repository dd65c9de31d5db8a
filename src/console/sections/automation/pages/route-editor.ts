/** The editor of a route: its form, and what it makes of a sample event. */
import { type Html, html } from '../../../html.ts';
import { editorPage, livePart } from '../../../pages/editor.ts';
import type { Frame } from '../../../views.ts';
import type { Preview, RouteEditorView } from '../views.ts';
import { automationHref, checkboxes, field, optional, recordHref } from './shell.ts';

export function routeEditorPage(frame: Frame, { route, form, choices }: RouteEditorView): string {
  const list = automationHref(frame, '/routes');
  const own = route === null ? list : recordHref(frame, 'routes', route.id);
  const id = route === null ? 'new' : 'change';
  return editorPage(frame, {
    up: route === null ? [list, 'Routes'] : [own, route.name],
    title: route === null ? 'Create a route' : 'Edit route',
    lead: 'A route takes the events that match its filter, makes new data from them, and sends the result to hooks.',
    action: own,
    id,
    errors: form.errors,
    creates: route === null,
    fields: routeFields(frame, id, { form, choices }),
    save: route === null ? 'Create route' : 'Save route',
    result: {
      title: 'Preview',
      names: ['filter', 'mapping', 'sample'],
      content: html`${field(id, 'sample', form.errors, {
        label: 'Sample event',
        hint: 'JSON, as filters and mappings see it. Nothing is stored or sent.',
        control: aria =>
          html`<textarea name="sample" rows="10" spellcheck="false"${aria}>\n${form.sample}</textarea>`,
      })}
${livePart('route-preview', preview(form.preview), true)}`,
      button: 'Try',
      isAsked: form.preview !== null,
    },
  });
}

const routeFields = (
  frame: Frame,
  id: string,
  { form, choices: { endpoints, hooks } }: Pick<RouteEditorView, 'form' | 'choices'>,
): Html => html`${field(id, 'name', form.errors, {
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
${hooks.length > 0 && html`<p class="hint">A hook also gets all events of its own type: the filter of this route does not hold those back.</p>`}
${checkboxes(id, 'hooks', form.errors, 'Send to these hooks', hooks, form.hooks, html`There are no hooks yet. <a href="${automationHref(frame, '/hooks')}">Create a hook</a> first.`)}`;

function preview(result: Preview | null): Html {
  if (result === null) return html`<p class="muted">The result for the sample event is shown here.</p>`;
  if (result.outcome !== 'made')
    return html`<p class="notice${result.outcome === 'failed' && ' error'}">${result.reason}</p>`;
  return html`<p class="notice success">The event would be sent with this data:</p>
<div class="code"><pre role="group" aria-label="Data" tabindex="0"><code>${result.text}</code></pre></div>`;
}
