/** The live result of the form of a webhook: what would be sent, the request, and how a receiver verifies it. */
import { type Html, html } from '../../../html.ts';
import { readJson } from '../../../json.ts';
import { type Editor, livePart } from '../../../pages/editor.ts';
import { jsonBlock } from '../../../pages/json-block.ts';
import { codeBlock, options } from '../../../pages/parts.ts';
import type { WebhookForm, WebhookPreview } from '../views.ts';
import { verificationTabs } from './verification.ts';

/** `id`: the prefix of the ids. */
export const webhookPreview = (
  id: string,
  preview: WebhookPreview,
): Html => html`${livePart(`${id}-sent`, sentPart(preview), true)}
${livePart(`${id}-example`, examplePart(id, preview))}
${livePart(`${id}-request`, requestPart(id, preview))}
<h3>Verification</h3>
${verificationTabs(`${id}-verify`, preview.sample, (name, content) => livePart(`${id}-${name}-part`, content))}`;

/** What is shown beside the form. */
export const webhookResult = ({
  id,
  form: { settings },
  view: { preview },
  isAsked,
}: {
  readonly id: string;
  readonly form: WebhookForm;
  readonly view: { readonly preview: WebhookPreview };
  readonly isAsked: boolean;
}): NonNullable<Editor['result']> => ({
  title: 'What is sent',
  names: [
    'url',
    ...(settings === null ? [] : ['setting:key']),
    'event_types',
    'published_types',
    'format',
    'tags',
    'links',
    'sample',
    'instances',
    ...['field', 'operator', 'value'].map(part => `filter_${part}`),
    'filter',
    'rate',
    'example',
  ],
  content: webhookPreview(id, preview),
  button: 'Preview',
  isAsked,
});

function sentPart({ sent, notSent, limits }: WebhookPreview): Html {
  const few = 6;
  const more = sent.length - few;
  return html`<h3>Events</h3>
${
  sent.length === 0
    ? html`<p class="muted">Choose events to see what is sent.</p>`
    : html`<p>${sent.length === 1 ? 'This event is sent:' : `These ${sent.length} events are sent:`}</p>
<ul class="chips">${sent.slice(0, few).map(type => html`<li><code class="chip">${type}</code></li>`)}${more > 0 && html`<li><span class="chip" title="${sent.slice(few).join(', ')}">+${more}<span class="hush"> more: ${sent.slice(few).join(', ')}</span></span></li>`}</ul>`
}
${notSent.length > 0 && html`<p class="muted">Not sent, because they must be selected individually: ${notSent.map((type, index) => html`${index > 0 && ', '}<code>${type}</code>`)}.</p>`}
${limits.map(one => html`<p class="muted breakable">${one}</p>\n`)}`;
}

/** With one event, there is nothing to choose. */
function examplePart(id: string, { sent, sample }: WebhookPreview): Html {
  if (sample === null) return html``;
  return html`<h3>Request</h3>
${
  sent.length > 1 &&
  html`<div class="field"><label for="${id}-example-type">Event of the example</label>
<select id="${id}-example-type" name="example" data-view>${options(
    sent.map(type => [type, type]),
    sample.type,
  )}</select></div>`
}`;
}

function requestPart(id: string, { sample }: WebhookPreview): Html | false {
  if (sample === null) return false;
  const { url, headers, body } = sample;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const read = readJson(body);
  return html`${codeBlock(`${id}-request-headers`, 'Headers', [...(url === null ? [] : [`POST ${url === '' ? 'URL' : url}`]), ...lines].join('\n'))}
${read.ok ? jsonBlock(`${id}-request-body`, 'Body', read.value) : codeBlock(`${id}-request-body`, 'Body', body)}`;
}
