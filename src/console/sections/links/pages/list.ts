import type { Link } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { badge, plainBadge } from '../../../pages/badge.ts';
import { hasErrors } from '../../../pages/form-parts.ts';
import { copyButton, noticeBox, onceField, options } from '../../../pages/parts.ts';
import type { Frame, LinkFilter, LinkListView } from '../../../views.ts';
import { clickChart, number } from './chart.ts';
import { linkFields } from './form.ts';

/** The links of a workspace, the form that creates one, and the clicks of one month. */
export function linkListPage(frame: Frame, view: LinkListView): string {
  const { links, next, filter, analytics, canManage, form, notice } = view;
  const isFiltered = filter.q !== '' || filter.tag !== '' || filter.archived;
  return layout(
    frame,
    'Links',
    html`<div class="head">
<p class="eyebrow">${frame.current?.workspace.name}</p>
<h1>Links</h1>
<p class="muted">Short URLs that redirect to your targets and count clicks.</p>
</div>
${notice !== null && noticeBox(notice.kind, notice.text)}
${
  canManage
    ? html`<details class="create"${hasErrors(form.errors) && html` open`}>
<summary class="button primary">Create a link</summary>
<form class="card stack" method="post" action="${workspaceHref(frame, '/links')}">
${onceField(frame)}${linkFields(frame, 'new', form)}
<p class="actions"><button class="button primary" type="submit">Create link</button></p>
</form>
</details>`
    : html`<p class="notice">Your role is viewer: you can view this list but not change it.</p>`
}
${clickChart('clicks', 'Clicks on all links', analytics)}
${filterForm(frame, filter)}
${links.length === 0 ? html`<div class="card empty"><h2>No links</h2><p class="muted">${isFiltered ? 'No links match. Change the filters above.' : 'The links of this workspace are listed here, with their clicks.'}</p></div>` : table(frame, links)}
${next !== null && html`<p class="actions"><a class="button" href="${listHref(frame, filter, { after: next })}" rel="next">Next page</a></p>`}`,
  );
}

function listHref(
  frame: Frame,
  { q, tag, sort, archived }: LinkFilter,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    ...(q === '' ? {} : { q }),
    ...(tag === '' ? {} : { tag }),
    ...(sort === 'created' ? {} : { sort }),
    ...(archived ? { archived: 'true' } : {}),
    ...more,
  });
  return workspaceHref(frame, query.size === 0 ? '/links' : `/links?${query}`);
}

const filterForm = (frame: Frame, { q, tag, sort, archived }: LinkFilter): Html =>
  html`<form class="filter" method="get" action="${workspaceHref(frame, '/links')}" role="search">
<div class="field"><label for="q">Search</label><input id="q" name="q" type="search" maxlength="200" value="${q}"></div>
<div class="field"><label for="tag">Tag</label><input id="tag" name="tag" type="text" maxlength="50" value="${tag}"></div>
<div class="field"><label for="sort">Sort by</label><select id="sort" name="sort">${options(
    [
      ['created', 'Newest first'],
      ['clicks', 'Most clicks first'],
    ],
    sort,
  )}</select></div>
<div class="field"><label for="archived">Show</label><select id="archived" name="archived">${options(
    [
      ['false', 'Active'],
      ['true', 'Archived'],
    ],
    String(archived),
  )}</select></div>
<button class="button" type="submit">Show</button>
</form>`;

const table = (frame: Frame, links: readonly Link[]): Html =>
  html`<table class="table card key-table link-table" role="table" aria-label="Links">
<thead role="rowgroup"><tr role="row">${['Link', 'Target', 'Tags', 'Clicks', 'Status'].map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${links.map(
  link => html`<tr role="row"><th role="rowheader" scope="row"><a class="key-name" href="${workspaceHref(frame, `/links/${encodeURIComponent(link.id)}`)}">${link.title === '' ? link.slug : link.title}</a>
<span class="copyline"><code class="token" id="short-${link.id}">${link.short_url}</code>${copyButton(`short-${link.id}`, link.short_url)}</span></th>
<td role="cell" data-label="Target"><span class="token breakable">${link.url}</span></td>
<td role="cell" data-label="Tags">${link.tags.length === 0 ? html`<span class="muted">None</span>` : tagChips(frame, link.tags)}</td>
<td role="cell" data-label="Clicks">${number(link.clicks)}</td>
<td role="cell" data-label="Status">${linkBadge(link)}</td></tr>\n`,
)}</tbody></table>`;

/** Tags, each with a link to the list filtered by it. */
export const tagChips = (frame: Frame, tags: readonly string[]): Html =>
  html`<ul class="chips">${tags.map(tag => html`<li><a class="chip" href="${workspaceHref(frame, `/links?${new URLSearchParams({ tag })}`)}">${tag}</a></li>`)}</ul>`;

const states = {
  active: ['good', 'Active'],
  expired: ['off', 'Expired'],
  used_up: ['off', 'Click limit reached'],
} as const;

/** The status of a link. */
export function linkBadge({ state, archived, has_password: locked }: Link): Html {
  const [kind, words] = states[state];
  return html`<span class="badges">${badge(kind, words)}${locked && html` ${plainBadge('Password')}`}${archived && html` ${plainBadge('Archived')}`}</span>`;
}
