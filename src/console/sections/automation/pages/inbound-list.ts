import { presets } from '../../../../automation/presets.ts';
import type { AutomationEndpoint, AutomationVerificationShown } from '../../../../generated/types.ts';
import { timeFrom } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import { createLink, editorScript } from '../../../pages/editor.ts';
import { emptyList, listTable } from '../../../pages/list-table.ts';
import type { Frame } from '../../../views.ts';
import type { InboundListView } from '../views.ts';
import { automationHref, recordHref, shell, viewerNotice } from './shell.ts';

/** The inbound endpoints of a workspace, and a link to the form that creates one. */
export function inboundListPage(frame: Frame, { endpoints, canManage, notice }: InboundListView): string {
  return shell(
    frame,
    'Inbound endpoints',
    html`<div class="head">
<h1>Inbound endpoints</h1>
<p class="muted">Each endpoint has a secret URL. What is sent to it is published as an event, for hooks, routes and the feed.</p>
${canManage && createLink(automationHref(frame, '/endpoints/new'), 'Create an endpoint')}
</div>
${!canManage && viewerNotice}
${endpoints.length === 0 ? emptyList('No inbound endpoints', 'The inbound endpoints of this workspace are listed here.') : table(frame, endpoints)}`,
    { notice, head: canManage ? editorScript(frame) : null },
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
