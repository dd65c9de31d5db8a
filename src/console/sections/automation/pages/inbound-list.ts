import type { AutomationEndpoint } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import { hasErrors } from '../../../pages/form-parts.ts';
import { onceField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { InboundListView } from '../views.ts';
import { inboundFields } from './inbound-fields.ts';
import { automationHref, recordHref, shell, viewerNotice } from './shell.ts';

/** The inbound endpoints of a workspace, and the form that creates one. */
export function inboundListPage(frame: Frame, view: InboundListView): string {
  const { endpoints, canManage, form, notice } = view;
  return shell(
    frame,
    'endpoints',
    'Inbound endpoints',
    html`<div class="head">
<p class="eyebrow">${frame.current?.workspace.name}</p>
<h1>Inbound endpoints</h1>
<p class="muted">Each endpoint has a secret URL. What is sent to it is published as an event, for hooks, routes and the feed.</p>
</div>
${
  canManage
    ? html`<details class="create"${(hasErrors(form.errors) || endpoints.length === 0) && html` open`}>
<summary class="button primary">Create an endpoint</summary>
<form class="card stack" method="post" action="${automationHref(frame, '/endpoints')}">
${onceField(frame)}${inboundFields(frame, 'new', form)}
<p class="actions"><button class="button primary" type="submit">Create endpoint</button></p>
</form>
</details>`
    : viewerNotice
}
${endpoints.length === 0 ? html`<div class="card empty"><h2>No inbound endpoints</h2><p class="muted">The inbound endpoints of this workspace are listed here.</p></div>` : table(frame, endpoints)}`,
    { isList: true, notice },
  );
}

const table = (frame: Frame, endpoints: readonly AutomationEndpoint[]): Html =>
  html`<table class="table card key-table" role="table" aria-label="Inbound endpoints">
<thead role="rowgroup"><tr role="row">${['Endpoint', 'Event type', 'Verification', 'Created', 'Status'].map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${endpoints.map(
  endpoint => html`<tr role="row"><th role="rowheader" scope="row"><a class="key-name" href="${recordHref(frame, 'endpoints', endpoint.id)}">${endpoint.name}</a> <code class="token">…${endpoint.tokens[0]?.last_four}</code></th>
<td role="cell" data-label="Event type"><code>${endpoint.event_type}</code></td>
<td role="cell" data-label="Verification">${endpoint.verification === null ? html`<span class="muted">None</span>` : schemeName(endpoint.verification.scheme)}</td>
<td role="cell" data-label="Created">${time(endpoint.created_at)}</td>
<td role="cell" data-label="Status">${endpointBadge(endpoint)}</td></tr>\n`,
)}</tbody></table>`;

export const endpointBadge = ({ state }: AutomationEndpoint): Html =>
  state === 'active' ? badge('good', 'Active') : badge('off', 'Paused');

const schemeNames: Readonly<Record<string, string>> = {
  standard_webhooks: 'Standard Webhooks',
  github: 'GitHub',
  stripe: 'Stripe',
  header: 'Header',
};

export const schemeName = (scheme: string): string => schemeNames[scheme] ?? scheme;
