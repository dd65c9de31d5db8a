import type { AutomationRoute } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { prettyJson } from '../../../json.ts';
import { statusColumn, timeColumn } from '../../../pages/columns.ts';
import { deliveryList, stateBadge } from '../../../pages/deliveries.ts';
import { editorLink } from '../../../pages/editor.ts';
import { listPage } from '../../../pages/list-page.ts';
import { codeBlock } from '../../../pages/parts.ts';
import { recordPage } from '../../../pages/record-page.ts';
import type { Frame, OpenPage } from '../../../views.ts';
import type { Choice, RouteChoices, RouteView } from '../views.ts';
import { hookSecret } from './hook-secret.ts';
import { routeSentence, type SaidRoute } from './route-sentence.ts';
import { automationHref, deliveryHref, recordHead, recordHref } from './shell.ts';

/** The routes of a workspace, and a link to the form that creates one. */
export const routeListPage = (
  page: OpenPage,
  routes: readonly AutomationRoute[],
  choices: RouteChoices,
): string =>
  listPage<AutomationRoute>(page, {
    title: 'Routes',
    lead: 'A route takes the events that match its filter, makes new data from them, and sends the result to hooks.',
    create: [automationHref(page.frame, '/routes/new'), 'Create a route'],
    empty: [
      'No routes',
      'A route sends the events that you choose to a receiver, as your own data.',
      page.canManage && editorLink(automationHref(page.frame, '/routes/new'), 'Create a route', 'primary'),
    ],
    rows: routes,
    href: ({ id }) => recordHref(page.frame, 'routes', id),
    isOver: ({ state }) => state === 'paused',
    columns: [
      { title: 'Route', cell: ({ name }) => name, size: 'l' },
      {
        title: 'What it does',
        cell: route => html`<span class="route-sentence">${routeSentence(saidOf(route), choices)}</span>`,
      },
      timeColumn(page.frame, 'Created', ({ created_at }) => created_at),
      statusColumn(stateBadge),
    ],
  });

const saidOf = (route: AutomationRoute): SaidRoute => ({
  ...route,
  types: route.event_types,
  match: route.filter_match,
  newType: route.event_type,
});

const names = (frame: Frame, list: string, ids: readonly string[], known: readonly Choice[]): Html =>
  html`<ul class="chips">${ids.map(id => {
    const found = known.find(one => one.id === id);
    return html`<li>${found === undefined ? html`<span class="chip">${id}: deleted</span>` : html`<a class="chip" href="${recordHref(frame, list, id)}">${found.name}</a>`}</li>`;
  })}</ul>`;

function taken(
  frame: Frame,
  { sources, event_types: types }: AutomationRoute,
  endpoints: readonly Choice[],
): Html {
  if (sources.length === 0 && types.length === 0)
    return html`<span class="muted">All published events</span>`;
  return html`${sources.length > 0 && names(frame, 'endpoints', sources, endpoints)}${types.length > 0 && html`<ul class="chips">${types.map(type => html`<li><code class="chip">${type}</code></li>`)}</ul>`}`;
}

/** One route: its settings, and the events that it has processed. */
export function routePage(view: RouteView): string {
  const { frame, route } = view;
  const { filter, mapping, recent_failures: failures } = route;
  const href = recordHref(frame, 'routes', route.id);
  return recordPage(view, {
    ...recordHead(view, route, {
      list: ['routes', 'Routes'],
      title: route.name,
      status: stateBadge(route),
      actions: editorLink(`${href}/edit`, 'Edit and try'),
      what: 'route',
      consequence: 'Its deliveries are deleted too.',
    }),
    above: html`${failures > 0 && html`<p class="notice error" role="status">The last ${failures === 1 ? 'event' : `${failures} events`} failed. The deliveries below show why.</p>`}
${view.secret !== null && hookSecret(view.secret, 'Copy the secret of the new hook now. It will not be shown again.')}
<p class="route-sentence">${routeSentence(saidOf(route), view.choices)}</p>`,
    facts: [
      ['Takes', taken(frame, route, view.choices.endpoints)],
      ['Sends to', names(frame, 'hooks', route.hooks, view.choices.hooks)],
      filter.length > 1 && [
        'Filter',
        route.filter_match === 'any' ? 'One condition must hold' : 'All conditions must hold',
      ],
      ['New event type', route.event_type === null ? 'As it was' : html`<code>${route.event_type}</code>`],
      ['Created', time(route.created_at)],
    ],
    main: html`${filter.length > 0 && codeBlock('filter', 'Filter', prettyJson(filter))}
${mapping !== null && codeBlock('mapping', 'Mapping', mapping)}
${deliveryList(frame, view, { path: href, kind: 'route', hrefOf: deliveryHref(frame, view) })}`,
    hasDeliveries: true,
  });
}
