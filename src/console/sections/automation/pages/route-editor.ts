/** The editor of a route: its form, and what it makes of a sample event. */
import type { AutomationRoute } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { type Editor, livePart } from '../../../pages/editor.ts';
import type { Frame } from '../../../views.ts';
import type { Preview, RouteForm } from '../views.ts';
import { hookNotice, newHook } from './route-hook.ts';
import { automationHref, field, recordHref } from './shell.ts';

/** What a page has. `record`: the route to change, or `null`. */
interface RouteEditor {
  readonly id: string;
  readonly form: RouteForm;
  readonly record: AutomationRoute | null;
}

/** The fields, with the form of a hook for the route. */
export const routeFields = (
  fields: Html,
  { frame, id, form, record }: RouteEditor & { readonly frame: Frame },
): Html => html`<button type="submit" hidden></button>
${form.created !== null && hookNotice(form.created)}
${fields}
${newHook(frame, id, form, record === null ? automationHref(frame, '/routes/new/hook') : recordHref(frame, 'routes', record.id, '/hook'))}`;

export const routeResult = ({
  id,
  form,
  isAsked,
}: RouteEditor & { readonly isAsked: boolean }): NonNullable<Editor['result']> => ({
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
  isAsked,
});

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
