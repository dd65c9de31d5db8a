import type { WebhookDelivery, WebhookEndpoint } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { isRefused } from '../../../pages/form-parts.ts';
import {
  beyondEnd,
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
import { stateBadge } from './list.ts';

/** One webhook: what it is, its secret where somebody asked for it, its deliveries. */
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
<div><dt>State</dt><dd>${stateBadge(endpoint)}</dd></div>
<div><dt>Created</dt><dd>${time(endpoint.created_at)}</dd></div>
${bounds(endpoint)}
${endpoint.rate !== null && html`<div><dt>Rate</dt><dd>${endpoint.rate} a second</dd></div>`}
</dl>
${canManage && actions(frame, view)}
</section>
${
  canManage &&
  html`<details class="create"${isRefused(form.errors) && html` open`}>
<summary class="button">Change</summary>
<form class="card stack" method="post" action="${pathOf(frame, endpoint)}">
${webhookFields(frame, 'change', form, view.events)}
<p class="actions"><button class="button primary" type="submit">Change webhook</button></p>
</form>
</details>`
}
${deliveries(frame, view)}`,
  );
}

/** Which of the events about links it is sent. */
function bounds({ links = [], tags = [], sample = 100 }: WebhookEndpoint): Html {
  return html`${links.length > 0 && html`<div><dt>Links</dt><dd>${scopeChips(links)}</dd></div>`}
${tags.length > 0 && html`<div><dt>Links with</dt><dd>${scopeChips(tags)}</dd></div>`}
${sample < 100 && html`<div><dt>Clicks and lists</dt><dd>${sample} in a hundred</dd></div>`}`;
}

const pathOf = (frame: Frame, { id }: WebhookEndpoint, action = '') =>
  workspaceHref(frame, `/webhooks/${encodeURIComponent(id)}${action}`);

function stopped({ paused_reason: reason, paused_at: at }: WebhookEndpoint): Html | false {
  if (at === null || reason === null || reason === 'requested') return false;
  const why = reason === 'gone' ? 'it answered 410 (gone)' : 'nothing but failures came back for days';
  return html`<p class="notice error" role="status">Paused on ${time(at)} because ${why}. Mend the receiver, then resume.</p>`;
}

const secretBox = (
  secrets: readonly string[],
): Html => html`<section class="card" aria-labelledby="secret-title">
<h2 id="secret-title">${secrets.length === 1 ? 'Secret' : 'Secrets'}</h2>
<p class="muted">Receivers verify signatures with it, by any library of Standard Webhooks.${secrets.length > 1 && ' The first one is in use; the others still sign beside it.'}</p>
${secrets.map((secret, index) => html`<div class="copyable"><code id="secret-${index}">${secret}</code>${copyButton(`secret-${index}`, 'the secret')}</div>\n`)}
</section>`;

const button = (frame: Frame, endpoint: WebhookEndpoint, action: string, words: string, kind = ''): Html =>
  html`<form method="post" action="${pathOf(frame, endpoint, `/${action}`)}">${csrfField(frame)}${action === 'test' && onceField(frame)}<button class="button ${kind}" type="submit">${words}</button></form>`;

function actions(frame: Frame, { endpoint, secretMark }: WebhookView): Html {
  return html`<div class="actions">
${endpoint.state === 'active' && button(frame, endpoint, 'test', 'Send a test event', 'primary')}
${endpoint.state === 'active' ? button(frame, endpoint, 'pause', 'Pause') : button(frame, endpoint, 'resume', 'Resume', 'primary')}
${button(frame, endpoint, 'secret', 'Reveal the secret')}
<details class="menu" name="menu" data-menu><summary class="button">Rotate the secret</summary>
<form class="panel stack" method="post" action="${pathOf(frame, endpoint, '/rotate')}">${csrfField(frame)}
<input type="hidden" name="secret_mark" value="${secretMark}">
<div class="field"><label for="overlap">The old secret</label>
<select id="overlap" name="overlap">${options(
    [
      ['day', 'signs beside the new one for a day'],
      ['0', 'is not used any more'],
    ],
    'day',
  )}</select></div>
<button class="button primary" type="submit">Rotate secret</button></form></details>
<details class="menu" name="menu" data-menu><summary class="button danger">Delete</summary>
<form class="panel stack" method="post" action="${pathOf(frame, endpoint, '/delete')}">${csrfField(frame)}
<p><strong>Delete this webhook?</strong> The log of its deliveries goes with it. This cannot be undone.</p>
<button class="button danger solid" type="submit">Delete webhook</button></form></details>
</div>`;
}

function deliveries(frame: Frame, view: WebhookView): Html {
  const { endpoint, deliveries: all, isFirst, next, state, canManage } = view;
  const path = pathOf(frame, endpoint);
  const listHref = (after: string | null) => {
    const query = new URLSearchParams({ ...(after && { after }), ...(state && { state }) });
    return `${path}${query.size === 0 ? '' : `?${query}`}#deliveries`;
  };
  return html`<section aria-labelledby="deliveries">
<div class="section-head"><h2 id="deliveries">Deliveries</h2></div>
<div class="actions">
<form class="actions" method="get" action="${path}#deliveries"><label class="hush" for="state">Which deliveries</label>
<select id="state" name="state">${options(
    [
      ['', 'All'],
      ['pending', 'Under way'],
      ['succeeded', 'Taken'],
      ['failed', 'Failed'],
    ],
    state ?? '',
  )}</select><button class="button" type="submit">Show</button></form>
${
  canManage &&
  html`<form class="actions" method="post" action="${pathOf(frame, endpoint, '/replay')}">${csrfField(frame)}${seenField(frame)}<label class="hush" for="days">Since when</label>
<select id="days" name="days">${options(
    [
      ['1', 'Failed since yesterday'],
      ['7', 'Failed in the last week'],
      ['365', 'All that failed'],
    ],
    '1',
  )}</select><button class="button" type="submit">Send again</button></form>`
}
</div>
${all.length > 0 ? deliveryTable(frame, all) : isFirst ? html`<div class="card empty"><p class="muted">No deliveries${state !== null && ' in this state'} yet.</p></div>` : beyondEnd(listHref(null))}
${next !== null && html`<p class="actions"><a class="button" href="${listHref(next)}" rel="next">Next page</a></p>`}
</section>`;
}

const deliveryTable = (frame: Frame, all: readonly WebhookDelivery[]): Html =>
  html`<table class="table card key-table" role="table" aria-labelledby="deliveries">
<thead role="rowgroup"><tr role="row">${['Event', 'State', 'Tries', 'Last answer', 'Next try'].map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${all.map(one => {
  const last = one.attempts.at(-1);
  return html`<tr role="row"><th role="rowheader" scope="row"><a class="key-name" href="${workspaceHref(frame, `/webhook-deliveries/${encodeURIComponent(one.id)}`)}">${one.event_type}</a> <span class="by">${time(one.created_at)}</span></th>
<td role="cell" data-label="State">${deliveryBadge(one)}</td>
<td role="cell" data-label="Tries">${one.attempts.length}</td>
<td role="cell" data-label="Last answer">${last === undefined ? html`<span class="muted">None yet</span>` : html`<span>${last.status ?? last.error} <span class="by">in ${last.duration_ms} ms</span></span>`}</td>
<td role="cell" data-label="Next try">${one.next_attempt_at === null ? html`<span class="muted">None</span>` : time(one.next_attempt_at)}</td></tr>\n`;
})}</tbody></table>`;

/** What became of a delivery. */
export function deliveryBadge({ state }: WebhookDelivery): Html {
  const [kind, words] = {
    pending: ['expired', 'Under way'],
    succeeded: ['active', 'Taken'],
    failed: ['revoked', 'Failed'],
  }[state];
  return html`<span class="badge ${kind}">${words}</span>`;
}
