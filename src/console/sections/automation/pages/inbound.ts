import { presets } from '../../../../automation/presets.ts';
import type { AutomationEndpoint } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { prettyJson } from '../../../json.ts';
import { askFirst, type Fact, withFacts } from '../../../pages/detail.ts';
import { errorSummary, hasErrors } from '../../../pages/form-parts.ts';
import { codeBlock, copyButton, csrfField, onceField, options } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { InboundView } from '../views.ts';
import { inboundFields } from './inbound-fields.ts';
import { endpointBadge, schemeName } from './inbound-list.ts';
import { automationHref, field, recordHead, recordHref, shell } from './shell.ts';

/** One inbound endpoint: its settings, its URL if it was just created, and a form that publishes a test event. */
export function inboundPage(frame: Frame, view: InboundView): string {
  const { endpoint, canManage, form, notice } = view;
  return shell(
    frame,
    `${endpoint.name} · Inbound endpoints`,
    html`${recordHead(frame, endpoint, ['endpoints', 'Inbound endpoints'], {
      title: endpoint.name,
      status: endpointBadge(endpoint),
      canManage,
      what: 'endpoint',
      consequence: 'Requests to its URL are refused immediately. Its events stay in the history.',
      more: [rotation(frame, view)],
    })}
${view.created !== null && urlBox(view.created, endpoint)}
${withFacts(
  facts(view),
  html`<div class="record-forms">${
    canManage &&
    html`<details class="create"${hasErrors(form.errors) && html` open`}>
<summary class="button">Edit</summary>
<form class="card stack" method="post" action="${recordHref(frame, 'endpoints', endpoint.id)}">
${inboundFields(frame, 'change', form)}
<p class="actions"><button class="button primary" type="submit">Save endpoint</button></p>
</form>
</details>`
  }
${canManage && (endpoint.state === 'active' || hasErrors(view.test.errors)) && testForm(frame, view)}
<a class="button" href="${automationHref(frame, '/events')}?${new URLSearchParams({ endpoint: endpoint.id }).toString()}">Events of this endpoint</a></div>
${endpoint.data_schema !== null && codeBlock('schema', 'JSON Schema', prettyJson(endpoint.data_schema), 'JSON')}`,
)}`,
    { notice },
  );
}

const urlBox = (
  { url, command }: NonNullable<InboundView['created']>,
  { verification }: AutomationEndpoint,
): Html => html`<section class="card callout" aria-labelledby="url-title">
<h2 id="url-title">Copy the URL now. It will not be shown again.</h2>
<p>Whoever knows the URL can send requests to it, so keep it like a password. If you lose it, rotate it.</p>
<div class="copyable secret"><code id="url">${url}</code>${copyButton('url', 'the URL')}</div>
${
  command === null
    ? html`<p class="muted">The sender must sign its requests (${schemeName(verification?.scheme ?? '')}), so a plain cURL command would be refused.</p>`
    : html`${codeBlock('try', 'cURL', command)}
${verification !== null && html`<p class="muted">Replace <code>SECRET</code> with the secret of the sender.</p>`}`
}
</section>`;

function facts(view: InboundView): readonly (Fact | false)[] {
  const { endpoint } = view;
  const { tokens, verification, rate, allow_get } = endpoint;
  const [current, ...old] = tokens;
  return [
    [
      'URL',
      html`Ends with <code>…${current?.last_four}</code>${view.created === null && html` <span class="by">It was shown once, when it was made. Rotate it to get a new one.</span>`}${old.map(({ last_four, expires_at }) => html`<span class="by">The old URL, which ends with <code>…${last_four}</code>, works until ${time(expires_at ?? '')}.</span>`)}`,
    ],
    ['Event type', html`<code>${endpoint.event_type}</code>`],
    (verification === null || presets[verification.scheme].types !== 'endpoint') && [
      'Other event types',
      othersOf(endpoint),
    ],
    [
      'Verification',
      verification &&
        html`${schemeName(verification.scheme)}${verification.header !== null && html` <code>${verification.header}</code>`}`,
    ],
    [
      'Requests',
      `${allow_get ? 'POST and GET' : 'POST'}${rate === null ? '' : `, at most ${rate} events per minute`}`,
    ],
    ['Created', time(endpoint.created_at)],
  ];
}

const overlaps = [
  ['0', 'stops working immediately'],
  ['3600', 'works for one more hour'],
  ['86400', 'works for one more day'],
  ['604800', 'works for one more week'],
] as const;

/** The types that CloudEvents may have besides that of the endpoint. */
function othersOf({ event_types: types }: AutomationEndpoint): Html {
  if (types.includes('*')) return html`Any`;
  return types.length === 0
    ? html`<span class="muted">None</span>`
    : html`${types.map((type, index) => html`${index > 0 && ', '}<code>${type}</code>`)}`;
}

const rotation = (frame: Frame, { endpoint: { id }, mark }: InboundView): Html =>
  askFirst(
    'Rotate URL',
    html`<form method="post" action="${recordHref(frame, 'endpoints', id, '/rotate')}">${csrfField(frame)}
<input type="hidden" name="mark" value="${mark}">
<div class="field"><label for="overlap">The old URL</label>
<select id="overlap" name="overlap">${options(overlaps, '86400')}</select></div>
<button class="button primary" type="submit">Rotate URL</button></form>`,
    false,
  );

const testForm = (frame: Frame, { endpoint, test }: InboundView): Html =>
  html`<details class="create"${hasErrors(test.errors) && html` open`}>
<summary class="button">Send a test</summary>
<form class="card stack" method="post" action="${recordHref(frame, 'endpoints', endpoint.id, '/test')}">
${csrfField(frame)}${onceField(frame)}
${errorSummary('test', test.errors, 'No test event was published. Please correct:')}
${field('test', 'data', test.errors, {
  label: 'Data',
  hint: html`JSON. It is published as an event of type <code>${endpoint.event_type}</code>, to all hooks and routes that want it.`,
  control: aria =>
    html`<textarea name="data" rows="6" spellcheck="false" required${aria}>\n${test.data}</textarea>`,
})}
<p class="actions"><button class="button primary" type="submit">Publish test event</button></p>
</form>
</details>`;
