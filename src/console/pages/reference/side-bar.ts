/** All operations and events by group, with a search. */
import { capitalised } from '../../format.ts';
import { type Html, html } from '../../html.ts';
import { referenceHref } from '../../links.ts';
import type { Frame } from '../../views.ts';
import { eventHref, operationHref } from './addresses.ts';
import { shortMethod } from './method.ts';
import type { Reference } from './model.ts';

type Place = Pick<Frame, 'base' | 'current'>;

/** `current`: the id of the operation, or the type of the event, that the page shows. */
export const sideBar = (
  { tags, events }: Reference,
  place: Place,
  current: string | null,
  q = '',
): Html => html`<div class="index">
${searchForm(place, q)}
<nav aria-label="Operations" data-index>
<p><a href="${referenceHref(place)}"${marked(current === null && q === '')}>Overview</a></p>
${tags.map(({ name, operations }) =>
  folded(
    name,
    operations.some(one => one.operationId === current),
    operations.map(
      ({ operationId: id, method, summary }) =>
        html`<li><a href="${operationHref(place, id)}"${marked(id === current)}><span class="verb ${method.toLowerCase()}">${shortMethod(method)}</span> ${summary}</a></li>\n`,
    ),
  ),
)}${
  events.length > 0 &&
  folded(
    'events',
    events.some(({ type }) => type === current),
    events.map(
      ({ type }) =>
        html`<li><a href="${eventHref(place, type)}"${marked(type === current)}>${breakable(type)}</a></li>\n`,
    ),
  )
}</nav>
</div>`;

/** A type of event, which may go on in the next line after a dot. */
const breakable = (type: string): Html =>
  html`<span>${type.split('.').map((part, at) => html`${at > 0 && html`.<wbr>`}${part}`)}</span>`;

const marked = (isCurrent: boolean) => isCurrent && html` aria-current="page"`;

const folded = (name: string, isOpen: boolean, entries: readonly Html[]): Html =>
  html`<details${isOpen && html` open`}><summary>${capitalised(name)}</summary>
<ul>
${entries}</ul></details>\n`;

const searchForm = ({ base, current }: Place, q: string): Html =>
  html`<form class="search" method="get" action="${base}/reference" role="search" data-search>
${current !== null && html`<input type="hidden" name="workspace" value="${current.workspace.id}">`}
<label class="hush" for="search">Search the reference</label>
<input id="search" type="search" name="q" value="${q}" placeholder="Search" maxlength="200" autocomplete="off" aria-keyshortcuts="/">
<button class="button small" type="submit">Search</button>
<div class="found" data-found hidden></div>
</form>`;
