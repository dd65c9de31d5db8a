import { presets } from '../../../../automation/presets.ts';
import type { AutomationEndpoint, AutomationVerificationShown } from '../../../../generated/types.ts';
import { timeFrom } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import { errorSummary, hasErrors } from '../../../pages/form-parts.ts';
import { emptyList, listTable } from '../../../pages/list-table.ts';
import { csrfField, onceField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import { inboundForm } from '../inbound-form.ts';
import type { InboundListView } from '../views.ts';
import { automationHref, recordHref, shell, viewerNotice } from './shell.ts';

/** The inbound endpoints of a workspace, and the form that creates one. */
export function inboundListPage(frame: Frame, view: InboundListView): string {
  const { endpoints, canManage, form, notice } = view;
  return shell(
    frame,
    'Inbound endpoints',
    html`<div class="head">
<h1>Inbound endpoints</h1>
<p class="muted">Each endpoint has a secret URL. What is sent to it is published as an event, for hooks, routes and the feed.</p>
${
  canManage &&
  html`<details class="create"${(hasErrors(form.errors) || endpoints.length === 0) && html` open`}>
<summary class="button primary">Create an endpoint</summary>
<form class="card stack" id="create" method="post" action="${automationHref(frame, '/endpoints')}">
${onceField(frame)}${csrfField(frame)}
${errorSummary('new', form.errors, 'Nothing was saved. Please correct:')}
${inboundForm.render('new', form, null)}
<p class="actions"><button class="button primary" type="submit">Create endpoint</button></p>
</form>
</details>`
}
</div>
${!canManage && viewerNotice}
${endpoints.length === 0 ? emptyList('No inbound endpoints', 'The inbound endpoints of this workspace are listed here.') : table(frame, endpoints)}`,
    { notice },
  );
}

const table = (frame: Frame, endpoints: readonly AutomationEndpoint[]): Html =>
  listTable<AutomationEndpoint>({
    label: 'Inbound endpoints',
    rows: endpoints,
    href: ({ id }) => recordHref(frame, 'endpoints', id),
    isOver: ({ state }) => state === 'paused',
    columns: [
      { title: 'Endpoint', cell: ({ name }) => name },
      {
        title: 'URL',
        cell: ({ tokens }) => html`<code>…${tokens[0]?.last_four}</code>`,
        size: 's',
        wideOnly: true,
      },
      { title: 'Event type', cell: ({ event_type }) => html`<code>${event_type}</code>` },
      {
        title: 'Verification',
        cell: ({ verification }) => verification && schemeName(verification.scheme),
        size: 'm',
      },
      {
        title: 'Created',
        kind: 'time',
        cell: ({ created_at }) => timeFrom(frame.seen, created_at),
        size: 's',
      },
      { title: 'Status', cell: endpointBadge, kind: 'status', size: 's' },
    ],
  });

export const endpointBadge = ({ state }: AutomationEndpoint): Html =>
  state === 'active' ? badge('good', 'Active') : badge('off', 'Paused');

export const schemeName = (scheme: AutomationVerificationShown['scheme']): string => presets[scheme].title;
