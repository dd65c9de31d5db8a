import type { EventDeclaration } from '../../../event.ts';
import { patternsOf } from '../../../repository/index.ts';
import { type Html, html } from '../../html.ts';
import type { Frame, WebhookForm } from '../../views.ts';
import { csrfField } from '../parts.ts';

/** The fields of a webhook. `id` tells the fields of several forms on a page apart. */
export function webhookFields(
  frame: Frame,
  id: string,
  form: WebhookForm,
  events: readonly EventDeclaration[],
): Html {
  const wrong = form.error !== null && html` aria-invalid="true"`;
  const patterns = [...new Set(events.flatMap(({ type }) => patternsOf(type)))].sort();
  return html`${csrfField(frame)}
${form.error !== null && html`<p class="notice error" role="alert">Nothing was done: <span id="${id}-error">${form.error}</span></p>`}
<div class="field"><label for="${id}-url">URL</label>
<p class="hint" id="${id}-url-hint">Where events are posted to. Public addresses only.</p>
<input id="${id}-url" name="url" type="text" inputmode="url" maxlength="2048" required autocomplete="off" spellcheck="false" value="${form.url}" aria-describedby="${id}-url-hint${wrong !== false && html` ${id}-error`}"${wrong}></div>
<div class="field"><label for="${id}-description">Description <span class="muted">(if you like)</span></label>
<input id="${id}-description" name="description" type="text" maxlength="200" autocomplete="off" value="${form.description}"></div>
<fieldset class="field"><legend>Events</legend>
<div class="choices">
${patterns.map(
  pattern => html`<label class="choice"><input type="checkbox" name="event_types" value="${pattern}"${form.eventTypes.includes(pattern) && html` checked`}>
<span><code>${pattern}</code> <span class="muted">${wordsFor(pattern, events)}</span></span></label>\n`,
)}</div>
</fieldset>`;
}

function wordsFor(pattern: string, events: readonly EventDeclaration[]): string {
  if (pattern === '*') return 'Everything that happens';
  if (pattern.endsWith('.*')) return `Every event of the group ${pattern.slice(0, -2)}`;
  return events.find(({ type }) => type === pattern)?.summary ?? '';
}
