import { presets } from '../../../../automation/presets.ts';
import type { AutomationEndpoint } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { prettyJson } from '../../../json.ts';
import { type Fact, questionItem } from '../../../pages/detail.ts';
import { editorLink } from '../../../pages/editor.ts';
import { listTable } from '../../../pages/list-table.ts';
import { codeBlock, copyButton, options, refreshed } from '../../../pages/parts.ts';
import { recordPage } from '../../../pages/record-page.ts';
import type { Frame } from '../../../views.ts';
import { inboundForm } from '../inbound-form.ts';
import type { InboundView } from '../views.ts';
import { eventTable } from './history.ts';
import { endpointBadge, schemeName } from './inbound-list.ts';
import { requestsPart } from './inbound-requests.ts';
import { automationHref, recordHead, recordHref } from './shell.ts';

/** One inbound endpoint: its settings, its newest events, and its URL if it was just created. */
export function inboundPage(view: InboundView): string {
  const { frame, endpoint } = view;
  const { id, name, state, data_schema: schema } = endpoint;
  const test = editorLink(recordHref(frame, 'endpoints', id, '/test'), 'Send a test');
  return recordPage(view, {
    ...recordHead(view, endpoint, {
      list: ['endpoints', 'Inbound endpoints'],
      title: name,
      status: endpointBadge(endpoint),
      what: 'endpoint',
      consequence: 'Requests to its URL are refused immediately. Its events stay in the history.',
      actions: html`${state === 'active' && test}${editorLink(recordHref(frame, 'endpoints', id, '/edit'), 'Edit')}`,
      more: [rotation(frame, view)],
    }),
    above: view.created !== null && urlBox(view.created, endpoint),
    facts: facts(view),
    main: html`${life(frame, view)}${schema !== null && codeBlock('schema', 'JSON Schema', prettyJson(schema), 'JSON')}`,
  });
}

/** What arrives, read again every few seconds; less often once there are events, which the page counts. */
const life = (frame: Frame, view: InboundView): Html =>
  refreshed(
    'latest-events',
    recordHref(frame, 'endpoints', view.endpoint.id),
    html`${requestsPart(frame, view)}${latest(frame, view)}`,
    view.events.length === 0 ? 3 : 15,
  );

/** The newest events, and the link to all in the history. */
const latest = (
  frame: Frame,
  { endpoint: { id }, events, command }: InboundView,
): Html => html`<section aria-labelledby="events-title">
<div class="card-head"><h2 id="events-title">Latest events</h2>
<a href="${automationHref(frame, '/events')}?${new URLSearchParams({ endpoint: id }).toString()}">Show all<span class="hush"> events of this endpoint</span></a></div>
${
  events.length > 0
    ? listTable(eventTable(frame, events))
    : html`<div class="empty"><p class="muted" role="status">Waiting for the first event…</p></div>${
        command !== null &&
        html`<details class="more"><summary>Send one with cURL</summary>
${codeBlock('command', 'cURL', command)}
<p class="muted">Replace <code>TOKEN</code> with the end of the URL${command.includes('SECRET') && html`, and <code>SECRET</code> with the secret of the sender`}.</p></details>`
      }`
}
</section>
`;

const urlBox = (
  { url, command }: NonNullable<InboundView['created']>,
  { verification }: AutomationEndpoint,
): Html => html`<section class="card callout" aria-labelledby="url-title">
<h2 id="url-title">Copy the URL now. It will not be shown again.</h2>
<p>Anyone who knows the URL can send requests to it, so keep it like a password. If you lose it, rotate it.</p>
<div class="copyable secret"><code id="url">${url}</code>${copyButton('url', 'the URL')}</div>
${
  command === null
    ? html`<p class="muted">The sender must sign its requests (${verification !== null && schemeName(verification.scheme)}), so a plain cURL command would be refused.</p>`
    : html`${codeBlock('try', 'cURL', command)}
${verification !== null && html`<p class="muted">Replace <code>SECRET</code> with ${verification.scheme === 'basic' ? 'the user name, a colon and the password as Base64' : 'the secret of the sender'}.</p>`}`
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
    endpoint.event_type_from !== null && ['Type from', html`<code>${endpoint.event_type_from}</code>`],
    (verification === null ||
      endpoint.event_type_from !== null ||
      presets[verification.scheme].types !== 'endpoint') && ['Other event types', othersOf(endpoint)],
    [
      'Verification',
      verification &&
        html`${schemeName(verification.scheme)}${verification.header !== null && html` <code>${verification.header}</code>`}`,
    ],
    [
      'Requests',
      `${allow_get ? 'POST and GET' : 'POST'}${rate === null ? '' : `, at most ${rate} events per minute`}`,
    ],
    endpoint.response !== null && [
      'Response',
      html`${endpoint.response.status}${endpoint.response.body !== undefined && html` with <code>${shortJson(endpoint.response.body)}</code>`}`,
    ],
    ...inboundForm.facts(endpoint),
    ['Created', time(endpoint.created_at)],
  ];
}

/** As much of a value as fits into a line. */
function shortJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
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
  return types.length === 0 ? html`<span class="muted">None</span>` : codesOf(types);
}

const codesOf = (all: readonly string[]): Html =>
  html`${all.map((one, index) => html`${index > 0 && ', '}<code>${one}</code>`)}`;

const rotation = (frame: Frame, { endpoint: { id }, mark }: InboundView): Html =>
  questionItem(frame, {
    words: 'Rotate URL',
    action: recordHref(frame, 'endpoints', id, '/rotate'),
    fields: html`<input type="hidden" name="mark" value="${mark}">
<div class="field"><label for="overlap">The old URL</label>
<select id="overlap" name="overlap">${options(overlaps, '86400')}</select></div>`,
    button: 'Rotate URL',
    destroys: false,
  });
