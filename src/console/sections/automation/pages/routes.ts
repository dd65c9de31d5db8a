import type { AutomationRoute } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { prettyJson } from '../../../json.ts';
import { deliveryList, stateBadge } from '../../../pages/deliveries.ts';
import { hasErrors } from '../../../pages/form-parts.ts';
import { codeBlock, onceField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { Choice, RouteForm, RouteListView, RouteView } from '../views.ts';
import { routeFields } from './route-fields.ts';
import { automationHref, buttonForm, deleteMenu, recordHref, shell, viewerNotice } from './shell.ts';

const isOpen = ({ errors, preview }: RouteForm) => hasErrors(errors) || preview !== null;

/** The routes of a workspace, and the form that creates one. */
export function routeListPage(frame: Frame, view: RouteListView): string {
  const { routes, canManage, form, notice } = view;
  return shell(
    frame,
    'routes',
    'Routes',
    html`<div class="head">
<p class="eyebrow">${frame.current?.workspace.name}</p>
<h1>Routes</h1>
<p class="muted">A route takes the events that match its filter, makes new data from them, and sends the result to hooks.</p>
</div>
${
  canManage
    ? html`<details class="create"${(isOpen(form) || routes.length === 0) && html` open`}>
<summary class="button primary">Create a route</summary>
<form class="card stack" method="post" action="${automationHref(frame, '/routes')}" data-preview>
${onceField(frame)}${routeFields(frame, 'new', form, view.choices, 'Create route')}
</form>
</details>`
    : viewerNotice
}
${routes.length === 0 ? html`<div class="card empty"><h2>No routes</h2><p class="muted">The routes of this workspace are listed here.</p></div>` : table(frame, view)}`,
    { isList: true, notice },
  );
}

const table = (frame: Frame, { routes, choices }: RouteListView): Html =>
  html`<table class="table card key-table" role="table" aria-label="Routes">
<thead role="rowgroup"><tr role="row">${['Route', 'Takes', 'Sends to', 'Created', 'Status'].map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${routes.map(
  route => html`<tr role="row"><th role="rowheader" scope="row"><a class="key-name" href="${recordHref(frame, 'routes', route.id)}">${route.name}</a></th>
<td role="cell" data-label="Takes">${taken(frame, route, choices.endpoints)}</td>
<td role="cell" data-label="Sends to">${names(frame, 'hooks', route.hooks, choices.hooks)}</td>
<td role="cell" data-label="Created">${time(route.created_at)}</td>
<td role="cell" data-label="Status">${stateBadge(route)}</td></tr>\n`,
)}</tbody></table>`;

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

/** One route: its settings, the form that changes it, and the events that it has processed. */
export function routePage(frame: Frame, view: RouteView): string {
  const { route, canManage, form, notice } = view;
  const href = recordHref(frame, 'routes', route.id);
  return shell(
    frame,
    'routes',
    route.name,
    html`<div class="head">
<p class="eyebrow"><a href="${automationHref(frame, '/routes')}">Routes</a></p>
<h1>${route.name}</h1>
</div>
${route.recent_failures > 0 && html`<p class="notice error" role="status">The last ${route.recent_failures === 1 ? 'event' : `${route.recent_failures} events`} failed. The deliveries below show why.</p>`}
<section class="card" aria-labelledby="about-title">
<h2 id="about-title" class="hush">About</h2>
<dl class="facts">
<div><dt>Takes</dt><dd>${taken(frame, route, view.choices.endpoints)}</dd></div>
<div><dt>Sends to</dt><dd>${names(frame, 'hooks', route.hooks, view.choices.hooks)}</dd></div>
<div><dt>New event type</dt><dd>${route.event_type === null ? html`<span class="muted">As it was</span>` : html`<code>${route.event_type}</code>`}</dd></div>
<div><dt>Status</dt><dd>${stateBadge(route)}</dd></div>
<div><dt>Created</dt><dd>${time(route.created_at)}</dd></div>
</dl>
${route.filter.length > 0 && codeBlock('filter', 'Filter', prettyJson(route.filter))}
${route.mapping !== null && codeBlock('mapping', 'Mapping', route.mapping)}
${
  canManage &&
  html`<div class="actions">
${route.state === 'active' ? buttonForm(frame, `${href}/pause`, 'Pause') : buttonForm(frame, `${href}/resume`, 'Resume', 'primary')}
${deleteMenu(frame, `${href}/delete`, 'route', 'Its deliveries are deleted too.')}
</div>`
}
</section>
${
  canManage &&
  html`<details class="create"${isOpen(form) && html` open`}>
<summary class="button">Edit and try</summary>
<form class="card stack" method="post" action="${href}" data-preview>
${routeFields(frame, 'change', form, view.choices, 'Save route')}
</form>
</details>`
}
${deliveryList(view, href, ({ id }) => recordHref(frame, 'deliveries', id))}`,
    { notice },
  );
}
