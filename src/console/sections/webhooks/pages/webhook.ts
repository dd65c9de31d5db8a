import type { WebhookEndpoint } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { deliveryList, stateBadge } from '../../../pages/deliveries.ts';
import { hasErrors } from '../../../pages/form-parts.ts';
import {
  copyButton,
  csrfField,
  noticeBox,
  onceField,
  options,
  scopeChips,
  seenField,
} from '../../../pages/parts.ts';
import type { Frame, WebhookView } from '../../../views.ts';
import { webhookFields } from './form.ts';

/** One webhook: its settings, its secret if the user has revealed it, and its deliveries. */
export function webhookPage(frame: Frame, view: WebhookView): string {
  const { endpoint, secrets, canManage, notice, form } = view;
  return layout(
    frame,
    'Webhook',
    html`<div class="head">
<p class="eyebrow"><a href="${workspaceHref(frame, '/webhooks')}">Webhooks</a></p>
<h1>${endpoint.description === '' ? 'Webhook' : endpoint.description}</h1>
</div>
${notice !== null && noticeBox(notice.kind, notice.text)}
${stopped(endpoint)}
${secrets.length > 0 && secretBox(secrets)}
<section class="card" aria-labelledby="about-title">
<h2 id="about-title" class="hush">About</h2>
<dl class="facts">
<div><dt>URL</dt><dd><code class="token">${endpoint.url}</code></dd></div>
<div><dt>Events</dt><dd>${scopeChips(endpoint.event_types)}</dd></div>
<div><dt>Status</dt><dd>${stateBadge(endpoint)}</dd></div>
<div><dt>Created</dt><dd>${time(endpoint.created_at)}</dd></div>
${bounds(endpoint)}
${endpoint.rate !== null && html`<div><dt>Rate</dt><dd>${endpoint.rate} per second</dd></div>`}
</dl>
${canManage && actions(frame, view)}
</section>
${
  canManage &&
  html`<details class="create"${hasErrors(form.errors) && html` open`}>
<summary class="button">Edit</summary>
<form class="card stack" method="post" action="${pathOf(frame, endpoint)}">
${webhookFields(frame, 'change', form, view.events)}
<p class="actions"><button class="button primary" type="submit">Save webhook</button></p>
</form>
</details>`
}
${deliveries(frame, view)}`,
  );
}

/** The filters for link events and messaging events. */
function bounds({ links = [], tags = [], instances = [], sample = 100 }: WebhookEndpoint): Html {
  return html`${links.length > 0 && html`<div><dt>Links</dt><dd>${scopeChips(links)}</dd></div>`}
${tags.length > 0 && html`<div><dt>Links with</dt><dd>${scopeChips(tags)}</dd></div>`}
${instances.length > 0 && html`<div><dt>Instances</dt><dd>${scopeChips(instances)}</dd></div>`}
${sample < 100 && html`<div><dt>Sample rate</dt><dd>${sample} % of click and list events</dd></div>`}`;
}

const pathOf = (frame: Frame, { id }: WebhookEndpoint, action = '') =>
  workspaceHref(frame, `/webhooks/${encodeURIComponent(id)}${action}`);

function stopped({ paused_reason: reason, paused_at: at }: WebhookEndpoint): Html | false {
  if (at === null || reason === null || reason === 'requested') return false;
  const why = reason === 'gone' ? 'the receiver answered 410 Gone' : 'all deliveries failed for days';
  return html`<p class="notice error" role="status">Paused on ${time(at)} because ${why}. Fix the receiver, then resume the webhook.</p>`;
}

const secretBox = (
  secrets: readonly string[],
): Html => html`<section class="card" aria-labelledby="secret-title">
<h2 id="secret-title">${secrets.length === 1 ? 'Secret' : 'Secrets'}</h2>
<p class="muted">Receivers verify signatures with it, by any library of Standard Webhooks.${secrets.length > 1 && ' The first one is current. Deliveries are still signed with the others too.'}</p>
${secrets.map((secret, index) => html`<div class="copyable"><code id="secret-${index}">${secret}</code>${copyButton(`secret-${index}`, 'the secret')}</div>\n`)}
</section>`;

const button = (frame: Frame, endpoint: WebhookEndpoint, action: string, words: string, kind = ''): Html =>
  html`<form method="post" action="${pathOf(frame, endpoint, `/${action}`)}">${csrfField(frame)}${action === 'test' && onceField(frame)}<button class="button ${kind}" type="submit">${words}</button></form>`;

function actions(frame: Frame, { endpoint, secretMark }: WebhookView): Html {
  return html`<div class="actions">
${endpoint.state === 'active' && button(frame, endpoint, 'test', 'Send test event', 'primary')}
${endpoint.state === 'active' ? button(frame, endpoint, 'pause', 'Pause') : button(frame, endpoint, 'resume', 'Resume', 'primary')}
${button(frame, endpoint, 'secret', 'Reveal secret')}
<details class="menu" name="menu" data-menu><summary class="button">Rotate secret</summary>
<form class="panel stack" method="post" action="${pathOf(frame, endpoint, '/rotate')}">${csrfField(frame)}
<input type="hidden" name="secret_mark" value="${secretMark}">
<div class="field"><label for="overlap">The old secret</label>
<select id="overlap" name="overlap">${options(
    [
      ['day', 'keeps signing for one day'],
      ['0', 'stops signing immediately'],
    ],
    'day',
  )}</select></div>
<button class="button primary" type="submit">Rotate secret</button></form></details>
<details class="menu" name="menu" data-menu><summary class="button danger">Delete</summary>
<form class="panel stack" method="post" action="${pathOf(frame, endpoint, '/delete')}">${csrfField(frame)}
<p><strong>Delete this webhook?</strong> Its delivery log is deleted too. This cannot be undone.</p>
<button class="button danger solid" type="submit">Delete webhook</button></form></details>
</div>`;
}

const deliveries = (frame: Frame, view: WebhookView): Html =>
  deliveryList(
    view,
    pathOf(frame, view.endpoint),
    ({ id }) => workspaceHref(frame, `/webhook-deliveries/${encodeURIComponent(id)}`),
    view.canManage &&
      html`<form class="actions" method="post" action="${pathOf(frame, view.endpoint, '/replay')}">${csrfField(frame)}${seenField(frame)}<label class="hush" for="days">Time range</label>
<select id="days" name="days">${options(
        [
          ['1', 'Failed since yesterday'],
          ['7', 'Failed in the last week'],
          ['365', 'All failed deliveries'],
        ],
        '1',
      )}</select><button class="button" type="submit">Replay</button></form>`,
  );
