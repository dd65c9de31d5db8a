import { presets } from '../../../../automation/presets.ts';
import type { AutomationEndpoint, AutomationVerificationShown } from '../../../../generated/types.ts';
import type { Html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import { codeColumn, statusColumn, timeColumn } from '../../../pages/columns.ts';
import { listPage } from '../../../pages/list-page.ts';
import type { OpenPage } from '../../../views.ts';
import { inboundForm } from '../inbound-form.ts';
import { automationHref, recordHref } from './shell.ts';

/** The inbound endpoints of a workspace, and a link to the form that creates one. */
export const inboundListPage = (page: OpenPage, endpoints: readonly AutomationEndpoint[]): string =>
  listPage<AutomationEndpoint>(page, {
    title: 'Inbound endpoints',
    lead: 'Each endpoint has a secret URL. What is sent to it is published as an event, for hooks, routes and the feed.',
    create: [automationHref(page.frame, '/endpoints/new'), 'Create an endpoint'],
    empty: ['No inbound endpoints', 'The inbound endpoints of this workspace are listed here.'],
    rows: endpoints,
    href: ({ id }) => recordHref(page.frame, 'endpoints', id),
    isOver: ({ state }) => state === 'paused',
    columns: [
      { title: 'Endpoint', cell: ({ name }) => name },
      codeColumn('URL', ({ tokens }) => `…${tokens[0]?.last_four}`, { size: 's', wideOnly: true }),
      ...inboundForm.columns,
      {
        title: 'Verification',
        cell: ({ verification }) => verification && schemeName(verification.scheme),
        size: 'm',
      },
      timeColumn(page.frame, 'Created', ({ created_at }) => created_at),
      statusColumn(endpointBadge),
    ],
  });

export const endpointBadge = ({ state }: AutomationEndpoint): Html =>
  state === 'active' ? badge('good', 'Active') : badge('off', 'Paused');

export const schemeName = (scheme: AutomationVerificationShown['scheme']): string => presets[scheme].title;
