import type { WebhookEndpoint } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { stateBadge } from '../../../pages/deliveries.ts';
import { hasErrors } from '../../../pages/form-parts.ts';
import { fewChips, noticeBox, onceField } from '../../../pages/parts.ts';
import type { Frame, WebhookListView } from '../../../views.ts';
import { webhookFields } from './form.ts';

/** The webhooks of a workspace, and the form that creates one. */
export function webhookListPage(frame: Frame, view: WebhookListView): string {
  const { endpoints, canManage, form, events, notice } = view;
  const stopped = endpoints.filter(({ paused_reason: reason }) => reason === 'gone' || reason === 'failing');
  return layout(
    frame,
    'Webhooks',
    html`<div class="head">
<p class="eyebrow">${frame.current?.workspace.name}</p>
<h1>Webhooks</h1>
<p class="muted">Events are sent to your URLs with a signature that receivers can verify. <a href="${workspaceHref(frame, '/events')}">All events</a></p>
</div>
${notice !== null && noticeBox(notice.kind, notice.text)}
${stopped.length > 0 && noticeBox('error', `Paused because of failures: ${stopped.map(({ url }) => url).join(', ')}.`)}
${
  canManage
    ? html`<details class="create"${(hasErrors(form.errors) || endpoints.length === 0) && html` open`}>
<summary class="button primary">Create a webhook</summary>
<form class="card stack" method="post" action="${workspaceHref(frame, '/webhooks')}">
${onceField(frame)}${webhookFields(frame, 'new', form, events)}
<p class="actions"><button class="button primary" type="submit">Create webhook</button></p>
</form>
</details>`
    : html`<p class="notice">Your role is viewer: you can view this list but not change it.</p>`
}
${endpoints.length === 0 ? html`<div class="card empty"><h2>No webhooks</h2><p class="muted">The webhooks of this workspace are listed here, with the result of each delivery.</p></div>` : table(frame, endpoints)}`,
  );
}

const table = (frame: Frame, endpoints: readonly WebhookEndpoint[]): Html =>
  html`<table class="table card key-table" role="table" aria-label="Webhooks">
<thead role="rowgroup"><tr role="row">${['Webhook', 'Events', 'Created', 'Status'].map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${endpoints.map(
  endpoint => html`<tr role="row"><th role="rowheader" scope="row"><a class="key-name" href="${workspaceHref(frame, `/webhooks/${encodeURIComponent(endpoint.id)}`)}">${endpoint.description === '' ? endpoint.url : endpoint.description}</a> <code class="token">${endpoint.url}</code></th>
<td role="cell" data-label="Events">${fewChips(endpoint.event_types)}</td>
<td role="cell" data-label="Created">${time(endpoint.created_at)}</td>
<td role="cell" data-label="Status">${stateBadge(endpoint)}</td></tr>\n`,
)}</tbody></table>`;
