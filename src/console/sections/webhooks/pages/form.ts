import type { OfferedEvent } from '../../../../group/event.ts';
import { patternsOf } from '../../../../repository/index.ts';
import { type Html, html } from '../../../html.ts';
import { described, errorSummary, fieldError } from '../../../pages/form-parts.ts';
import { csrfField } from '../../../pages/parts.ts';
import type { Frame, WebhookForm } from '../../../views.ts';

/** The fields of a webhook. `id` distinguishes several forms on a page. */
export function webhookFields(
  frame: Frame,
  id: string,
  form: WebhookForm,
  events: readonly OfferedEvent[],
): Html {
  const { errors } = form;
  const aria = (field: string, hasHint = true) => described(`${id}-${field}`, errors[field], hasHint);
  const wrong = (field: string) => fieldError(`${id}-${field}`, errors[field]);
  // Keeps event types that the webhook subscribes to but nobody declares any more.
  const patterns = [
    ...new Set([...events.flatMap(({ type }) => patternsOf(type)), ...form.eventTypes]),
  ].sort();
  return html`${csrfField(frame)}
${errorSummary(id, errors, 'Nothing was saved. Please correct:')}
<div class="field"><label for="${id}-url">URL</label>
<p class="hint" id="${id}-url-hint">The URL that receives events. It must point to a public IP address.</p>
<input id="${id}-url" name="url" type="text" inputmode="url" maxlength="2048" required autocomplete="off" spellcheck="false" value="${form.url}"${aria('url')}>
${wrong('url')}</div>
<div class="field"><label for="${id}-description">Description <span class="muted">(optional)</span></label>
<input id="${id}-description" name="description" type="text" maxlength="200" autocomplete="off" value="${form.description}"${aria('description', false)}>
${wrong('description')}</div>
<fieldset class="field"><legend>Events</legend>
${wrong('events')}
<div class="choices">
${patterns.map(
  (
    pattern,
    index,
  ) => html`<label class="choice"><input type="checkbox" name="event_types" value="${pattern}"${index === 0 && html` id="${id}-events"`}${form.eventTypes.includes(pattern) && html` checked`}${aria('events', false)}>
<span><code>${pattern}</code> <span class="muted">${wordsFor(pattern, events)}</span></span></label>\n`,
)}</div>
</fieldset>
${
  (isBound(form) || offersLinks(events)) &&
  html`<details class="more"${isBound(form) && html` open`}><summary>Filter link events</summary>
<div class="stack">
<div class="field"><label for="${id}-tags">Links with one of these tags</label>
<p class="hint" id="${id}-tags-hint">Separated by commas. Without tags and ids, events about all links are sent.</p>
<input id="${id}-tags" name="tags" type="text" maxlength="2600" autocomplete="off" value="${form.tags}"${aria('tags')}>
${wrong('tags')}</div>
<div class="field"><label for="${id}-links">Links with one of these ids</label>
<p class="hint" id="${id}-links-hint">Such as <code>lnk_demo_spring</code>, separated by commas.</p>
<input id="${id}-links" name="links" type="text" maxlength="6600" autocomplete="off" spellcheck="false" value="${form.links}"${aria('links')}>
${wrong('links')}</div>
<div class="field"><label for="${id}-sample">Sample rate for click and list events (%)</label>
<p class="hint" id="${id}-sample-hint">A percentage from 1 to 100. If empty, all events are sent.</p>
<input id="${id}-sample" name="sample" type="text" inputmode="numeric" pattern="[0-9]*" maxlength="3" autocomplete="off" value="${form.sample}"${aria('sample')}>
${wrong('sample')}</div>
</div></details>`
}
${
  (form.instances !== '' || offersInstances(events)) &&
  html`<details class="more"${form.instances !== '' && html` open`}><summary>Filter messaging events</summary>
<div class="field"><label for="${id}-instances">Instances with one of these ids</label>
<p class="hint" id="${id}-instances-hint">Such as <code>ins_demo</code>, separated by commas. Without ids, events about all instances are sent.</p>
<input id="${id}-instances" name="instances" type="text" maxlength="6600" autocomplete="off" spellcheck="false" value="${form.instances}"${aria('instances')}>
${wrong('instances')}</div></details>`
}`;
}

/** Without the group `links`, there are no link filters. */
const offersLinks = (events: readonly OfferedEvent[]) => events.some(({ type }) => type.startsWith('link.'));

/** Without the group `messaging`, there is no filter for instances. */
const offersInstances = (events: readonly OfferedEvent[]) =>
  events.some(({ type }) => type.startsWith('instance.'));

const isBound = ({ links, tags, sample }: WebhookForm) => [links, tags, sample].some(text => text !== '');

function wordsFor(pattern: string, events: readonly OfferedEvent[]): string {
  const own = events.find(({ type }) => type === pattern);
  if (own !== undefined)
    return own.onRequest ? `${own.summary}: sent only if it is chosen here` : own.summary;
  const meant = events.filter(({ type }) => patternsOf(type).includes(pattern));
  if (meant.length === 0) return 'Unknown event';
  const but = meant.some(({ onRequest }) => onRequest)
    ? ', except high-volume events, which must be selected individually'
    : '';
  return pattern === '*'
    ? `Everything that happens${but}`
    : `Every event of the group ${pattern.slice(0, -2)}${but}`;
}
