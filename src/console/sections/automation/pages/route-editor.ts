/** The editor of a route: its form, and what it makes of a sample event. */
import { type Html, html } from '../../../html.ts';
import { editorPage, livePart } from '../../../pages/editor.ts';
import type { Frame } from '../../../views.ts';
import { routeForm } from '../route-form.ts';
import type { Preview, RouteEditorView, RouteForm } from '../views.ts';
import { hookNotice, newHook } from './route-hook.ts';
import { automationHref, field, recordHref } from './shell.ts';

export function routeEditorPage(frame: Frame, view: RouteEditorView): string {
  const { route, form, choices, created } = view;
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
    fields: html`<button type="submit" hidden></button>
${created !== null && hookNotice(created)}
${routeForm.render(id, form, choices)}
${newHook(frame, id, form, route === null ? automationHref(frame, '/routes/new/hook') : recordHref(frame, 'routes', route.id, '/hook'))}`,
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

function preview(result: Preview | null): Html {
  if (result === null) return html`<p class="muted">The result for the sample event is shown here.</p>`;
  if (result.outcome !== 'made')
    return html`<p class="notice${result.outcome === 'failed' && ' error'}">${result.reason}</p>`;
  return html`<p class="notice success">The event would be sent with this data:</p>
<div class="code"><pre role="group" aria-label="Data" tabindex="0"><code>${result.text}</code></pre></div>`;
}
