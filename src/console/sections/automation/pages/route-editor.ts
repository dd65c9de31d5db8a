/** The editor of a route: its form, and what it makes of a sample event. */
import type { AutomationRoute } from '../../../../generated/types.ts';
import { wordsOf } from '../../../actions/call.ts';
import { type Html, html } from '../../../html.ts';
import { type Editor, livePart } from '../../../pages/editor.ts';
import type { Frame } from '../../../views.ts';
import { shownReceiver } from '../receiver.ts';
import { hooksOf } from '../receiver-part.ts';
import type { Preview, RouteChoices, RouteForm } from '../views.ts';
import { routeSentence, type SaidRoute } from './route-sentence.ts';
import { sampleFields } from './sample-fields.ts';
import { field } from './shell.ts';

/** What a page has. `record`: the route to change, or `null`. */
interface RouteEditor {
  readonly id: string;
  readonly form: RouteForm;
  readonly record: AutomationRoute | null;
}

/** The fields, below what they say as a sentence. */
export const routeFields = (
  fields: Html,
  { frame, form, view, record }: RouteEditor & { readonly frame: Frame; readonly view: RouteChoices },
): Html => html`<button type="submit" hidden></button>
<input type="hidden" name="hook_token" value="${frame.token}">
${livePart('route-sentence', html`<p class="route-sentence">${routeSentence(saidOf(form, view, record), view)}</p>`)}
${fields}`;

function saidOf(form: RouteForm, choices: RouteChoices, record: AutomationRoute | null): SaidRoute {
  const { rows, filter, match, texts, sources, receiver } = form;
  const { ids, newUrl } = hooksOf(form, choices);
  return {
    sources,
    types: wordsOf(texts.event_types ?? ''),
    // A filter that is too large for the form is the stored one.
    filter: rows ?? filter ?? record?.filter ?? [],
    match: match ?? 'all',
    mapping: texts.mapping ?? null,
    newType: texts.event_type || null,
    hooks: ids.filter(id => newUrl === null || id !== form.newHookId),
    newUrl: newUrl === null ? null : shownReceiver(receiver),
  };
}

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
    'event_type',
    'receiver',
    'hooks',
    'sample',
  ],
  content: html`${livePart('route-sample', sample(id, form))}
${livePart('route-fields', sampleFields(id, form.sample))}
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
