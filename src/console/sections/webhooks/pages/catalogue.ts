import type { OfferedEvent } from '../../../../group/event.ts';
import type { ArrayPage } from '../../../actions/array-page.ts';
import { shortened } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { prettyJson } from '../../../json.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { emptyList, listFilters, listHref, listPages } from '../../../pages/list-table.ts';
import { beyondEnd, codeBlock } from '../../../pages/parts.ts';
import type { RegisteredEventType } from '../../../section.ts';
import type { Frame } from '../../../views.ts';

/** Longer ones are on the page of the type, because there may be 200 types. */
const maxExampleLength = 2_000;
const maxSummaryLength = 120;

/** An event type of the service, or one that the workspace has registered. */
export type CatalogueItem = { readonly event: OfferedEvent } | { readonly registered: RegisteredEventType };

/** Event types, each with an example that unfolds. Those that the workspace has registered come first. */
export function cataloguePage(
  frame: Frame,
  { rows, next }: ArrayPage<CatalogueItem>,
  query: URLSearchParams,
): string {
  const path = workspaceHref(frame, '/events');
  return layout(
    frame,
    'Event catalogue',
    html`<div class="head">
<h1>Event catalogue</h1>
<p class="muted">Each event is sent as a JSON object with <code>type</code>, <code>timestamp</code> and <code>data</code>. A <a href="${workspaceHref(frame, '/webhooks')}">webhook</a> subscribes to events by name, by group (<code>key.*</code>) or to all events of this service (<code>*</code>).</p>
</div>
${listFilters({ path, query, search: { name: 'q', label: 'Name or description' } })}
${
  rows.length > 0
    ? html`<ul class="event-list">
${rows.map((one, index) => ('event' in one ? offeredItem(one.event) : registeredItem(frame, one.registered, `registered-${index}`)))}</ul>`
    : query.has('after')
      ? beyondEnd(listHref(path, query))
      : emptyList('No events', 'No event has this text in its name or its description.')
}
${listPages({ path, query, next, shown: rows.length })}`,
  );
}

const offeredItem = ({ type, summary, description = '', example = {} }: OfferedEvent): Html =>
  item(type, summary, html` id="event-${type}"`, [
    description !== '' && html`<p>${description}</p>`,
    exampleBlock(type.replaceAll('.', '-'), type, example),
  ]);

const item = (
  type: string,
  summary: Html | string,
  own: Html | false,
  content: readonly (Html | false)[],
): Html =>
  html`<li><details class="fold"${own}><summary><h2><code>${type}</code></h2> <span class="muted">${summary}</span></summary>
<div class="stack">
${content}
</div></details></li>\n`;

const exampleBlock = (id: string, type: string, data: unknown): Html =>
  codeBlock(
    `example-${id}`,
    'Example',
    prettyJson({ type, timestamp: '2026-03-14T09:26:53Z', data }),
    'JSON',
  );

function registeredItem(
  frame: Frame,
  { type, description, example, path }: RegisteredEventType,
  id: string,
): Html {
  const summary = shortened(description, maxSummaryLength);
  const isShown = example !== null && JSON.stringify(example).length <= maxExampleLength;
  return item(type, html`<span class="chip">Registered</span> ${summary}`, false, [
    summary !== description && html`<p class="breakable">${description}</p>`,
    isShown && exampleBlock(id, type, example),
    html`<p><a href="${workspaceHref(frame, path)}">Show the event type<span class="hush"> ${type}</span></a></p>`,
  ]);
}
