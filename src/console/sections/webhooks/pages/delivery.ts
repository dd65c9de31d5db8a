import type { WebhookAttempt } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { codeBlock, csrfField, noticeBox, seenField } from '../../../pages/parts.ts';
import type { DeliveryView, Frame } from '../../../views.ts';
import { deliveryBadge } from './webhook.ts';

/** One delivery: its attempts, its request, and how a receiver verifies it. */
export function deliveryPage(frame: Frame, view: DeliveryView): string {
  const { delivery, payload, endpoint, headers, canManage, notice } = view;
  const headerText = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return layout(
    frame,
    'Delivery',
    html`<div class="head">
<p class="eyebrow"><a href="${workspaceHref(frame, `/webhooks/${encodeURIComponent(endpoint.id)}`)}">${endpoint.description === '' ? endpoint.url : endpoint.description}</a></p>
<h1>${delivery.event_type}</h1>
</div>
${notice !== null && noticeBox(notice.kind, notice.text)}
<section class="card" aria-labelledby="about-title">
<h2 id="about-title" class="hush">About</h2>
<dl class="facts">
<div><dt>Status</dt><dd>${deliveryBadge(delivery)}</dd></div>
<div><dt>Event id</dt><dd><code class="token">${delivery.event_id}</code></dd></div>
<div><dt>Created</dt><dd>${time(delivery.created_at)}</dd></div>
<div><dt>Next attempt</dt><dd>${delivery.next_attempt_at === null ? html`<span class="muted">None</span>` : time(delivery.next_attempt_at)}</dd></div>
</dl>
${
  canManage &&
  delivery.state !== 'pending' &&
  html`<form method="post" action="${workspaceHref(frame, `/webhook-deliveries/${encodeURIComponent(delivery.id)}/replay`)}">${csrfField(frame)}${seenField(frame)}<button class="button primary" type="submit">Replay</button></form>`
}
</section>
<section aria-labelledby="tries-title"><h2 id="tries-title">Attempts</h2>
${delivery.attempts.length === 0 ? html`<div class="card empty"><p class="muted">No attempts yet.</p></div>` : tries(delivery.attempts)}
</section>
<section class="card" aria-labelledby="posted-title"><h2 id="posted-title">Request</h2>
${codeBlock('headers', 'Headers', headerText.join('\n'))}
${codeBlock('payload', 'Body', payload)}
${codeBlock('verify', 'Verify it in JavaScript', verify)}
</section>`,
  );
}

/** With the library of Standard Webhooks, which exists for every common language. */
const verify = `import { Webhook } from "standardwebhooks";

// body: the text as it came, not parsed and written again
const event = new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers);`;

const tries = (attempts: readonly WebhookAttempt[]): Html =>
  html`<table class="table card key-table" role="table" aria-labelledby="tries-title">
<thead role="rowgroup"><tr role="row">${['When', 'Response', 'Took', 'Body'].map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${attempts.toReversed().map(
  ({
    at,
    status,
    error,
    duration_ms: took,
    response,
  }) => html`<tr role="row"><th role="rowheader" scope="row">${time(at)}</th>
<td role="cell" data-label="Answer">${status ?? error}</td>
<td role="cell" data-label="Took">${took} ms</td>
<td role="cell" data-label="Body">${response === null || response === '' ? html`<span class="muted">Empty</span>` : html`<code class="token">${response.slice(0, 300)}</code>`}</td></tr>\n`,
)}</tbody></table>`;
