import { type Html, html } from '../../html.ts';
import type { Tag } from './tags.ts';

/** All operations by group, with a search that filters while the user types. */
export const sideBar = (tags: readonly Tag[]): Html =>
  html`<nav class="index" aria-label="Operations">
<details open data-index>
<summary>Operations</summary>
<div class="search" data-scripted hidden><label class="hush" for="search">Search operations</label>
<input id="search" type="search" placeholder="Search" autocomplete="off" aria-describedby="search-count" aria-keyshortcuts="/">
<p class="hint" id="search-count" role="status"></p></div>
${tags.map(
  ({ name, operations }) => html`<div data-group><h2><a href="#group-${name}">${name}</a></h2>
<ul>
${operations.map(
  ({ operationId, method, path, summary }) =>
    html`<li data-find="${`${method} ${path} ${summary} ${operationId} ${name}`.toLowerCase()}"><a href="#${operationId}"><span class="verb ${method.toLowerCase()}">${method === 'DELETE' ? 'DEL' : method}</span> <span>${summary}</span></a></li>\n`,
)}</ul></div>\n`,
)}</details>
</nav>`;
