/** The editor of a route: its form, and what it makes of a sample event. */
import { type Html, html } from '../../../html.ts';
import { editorPage, livePart } from '../../../pages/editor.ts';
import { filterOfEvents } from '../../../pages/filter-field.ts';
import type { Frame } from '../../../views.ts';
import type { Preview, RouteEditorView, RouteForm } from '../views.ts';
import { hookNotice, newHook } from './route-hook.ts';
import { automationHref, checkboxes, field, optional, recordHref } from './shell.ts';

export function routeEditorPage(frame: Frame, view: RouteEditorView): string {
  const { route, form } = view;
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
    fields: routeFields(frame, id, view),
    save: route === null ? 'Create route' : 'Save route',
    result: {
      title: 'Preview',
      names: [
        'sources',
        'event_types',
        ...['field', 'operator', 'value', 'match'].map(part => `filter_${part}`),
        'filter',
        'mapping',
        'sample',
      ],
      content: html`${livePart('route-sample', sample(id, form))}
${livePart('route-preview', preview(form.preview), true)}`,
      button: 'Try',
      isAsked: form.preview !== null,
    },
  });
}

const sample = (id: string, { sample, sampleMark, errors }: RouteForm): Html =>
  html`<input type="hidden" name="sample_mark" value="${sampleMark}">${field(id, 'sample', errors, {
    label: 'Sample event',
    hint: 'The last event of what you have chosen, or an example. You can change it: nothing is stored or sent.',
    control: aria => html`<textarea name="sample" rows="10" spellcheck="false"${aria}>\n${sample}</textarea>`,
  })}`;

const routeFields = (
  frame: Frame,
  id: string,
  { route, form, choices: { endpoints, hooks }, created }: RouteEditorView,
): Html => html`<button type="submit" hidden></button>
${created !== null && hookNotice(created)}
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
${filterOfEvents(id, form, 'route')}
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
${hooks.length > 0 && html`<p class="hint">A hook also receives the events of its own type directly, without this route’s filter.</p>`}
${checkboxes(id, 'hooks', form.errors, 'Send to these hooks', hooks, form.hooks, html`There are no hooks yet. Create one below.`)}
${newHook(frame, id, form, route === null ? automationHref(frame, '/routes/new/hook') : recordHref(frame, 'routes', route.id, '/hook'))}`;

function preview(result: Preview | null): Html {
  if (result === null) return html`<p class="muted">The result for the sample event is shown here.</p>`;
  if (result.outcome !== 'made')
    return html`<p class="notice${result.outcome === 'failed' && ' error'}">${result.reason}</p>`;
  return html`<p class="notice success">The event would be sent with this data:</p>
<div class="code"><pre role="group" aria-label="Data" tabindex="0"><code>${result.text}</code></pre></div>`;
}
