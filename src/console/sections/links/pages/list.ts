import type { Link } from '../../../../generated/types.ts';
import { readableUrl, timeFrom } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { badge, plainBadge } from '../../../pages/badge.ts';
import { number } from '../../../pages/bar-chart.ts';
import { viewerNotice } from '../../../pages/controls.ts';
import { editorLink, editorScript } from '../../../pages/editor.ts';
import {
  emptyList,
  fewTexts,
  type ListFilters,
  listFilters,
  listHref,
  listPages,
  listTable,
} from '../../../pages/list-table.ts';
import { beyondEnd, noticeBox } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { LinkListView } from '../views.ts';

/** The links of a workspace, and a link to the form that creates one. */
export function linkListPage(frame: Frame, view: LinkListView): string {
  const { links, next, query, canManage, notice } = view;
  const path = workspaceHref(frame, '/links');
  return layout(
    frame,
    'Links',
    html`<div class="head">
<h1>Links</h1>
<p class="muted">Short URLs that redirect to your targets and count clicks.</p>
${canManage && html`<div class="actions">${editorLink(`${path}/new`, 'Create a link', 'primary')}</div>`}
</div>
${notice !== null && noticeBox(notice.kind, notice.text)}
${!canManage && viewerNotice}
${listFilters({ ...filters, path, query })}
${links.length > 0 ? table(frame, view) : noLinks(path, query)}
${listPages({ path, query, next, shown: links.length })}`,
    canManage ? editorScript(frame) : null,
  );
}

function noLinks(path: string, query: URLSearchParams): Html {
  if (query.has('after')) return beyondEnd(listHref(path, query));
  return ['q', 'tag', 'archived'].some(name => query.has(name))
    ? emptyList('No links match', 'Change or clear the filters.')
    : emptyList('No links yet', 'The links of this workspace are listed here, with their clicks.');
}

const filters: Omit<ListFilters, 'path' | 'query'> = {
  search: { name: 'q', label: 'Search links' },
  choices: [
    {
      name: 'archived',
      label: 'Show',
      values: [
        ['', 'Active'],
        ['true', 'Archived'],
      ],
    },
  ],
  chosen: { tag: 'Tag' },
};

function table(frame: Frame, { links, query, bulk: given, canManage }: LinkListView): Html {
  const path = workspaceHref(frame, '/links');
  const bySort = query.get('sort') === 'clicks';
  const bulk = {
    frame,
    action: `${path}/bulk`,
    value: ({ id }: Link) => id,
    name: linkTitle,
    isChosen: ({ id }: Link) => given.ids.includes(id),
    controls: html`<input type="hidden" name="query" value="${query.toString()}"><input name="tags" type="text" maxlength="1000" value="${given.tags}" aria-label="Tags, separated by commas" placeholder="Tags">
<button class="button" type="submit" name="do" value="tag">Add tags</button>
<button class="button" type="submit" name="do" value="archive">Archive</button>
<button class="button" type="submit" name="do" value="unarchive">Unarchive</button>`,
  };
  return listTable<Link>({
    label: 'Links',
    rows: links,
    href: ({ id }) => workspaceHref(frame, `/links/${encodeURIComponent(id)}`),
    columns: [
      { title: 'Link', cell: linkTitle, size: 'm' },
      {
        title: 'Short URL',
        cell: ({ short_url: url, domain }) =>
          html`<code title="${url}">${readableUrl(url.replace(domain === null ? /^https?:\/\/[^/]+/ : /^https?:\/\//, ''))}</code>`,
        size: 's',
      },
      {
        title: 'Target',
        cell: ({ url }) => html`<span title="${url}">${readableUrl(url.replace(/^https?:\/\//, ''))}</span>`,
      },
      { title: 'Tags', cell: ({ tags }) => fewTexts(tags, tag => listHref(path, query, { tag })), size: 'm' },
      {
        title: 'Clicks',
        cell: ({ clicks }) => number(clicks),
        unit: ({ clicks }) => (clicks === 1 ? 'click' : 'clicks'),
        kind: 'number',
        size: 'xs',
        sort: { href: listHref(path, query, { sort: 'clicks' }), current: bySort ? 'descending' : null },
      },
      {
        title: 'Created',
        kind: 'time',
        cell: ({ created_at }) => timeFrom(frame.seen, created_at),
        size: 's',
        wideOnly: true,
        sort: { href: listHref(path, query, { sort: '' }), current: bySort ? null : 'descending' },
      },
      // Most links have a short status, and leave the room to their target.
      { title: 'Status', cell: linkBadge, kind: 'status', size: links.some(hasLongStatus) ? 'm' : 's' },
    ],
    isOver: ({ state }) => state !== 'active',
    ...(canManage ? { bulk } : {}),
  });
}

const linkTitle = ({ title, slug }: Link): string => (title === '' ? slug : title);

/** Tags, each with a link to the list filtered by it. */
export const tagChips = (frame: Frame, tags: readonly string[]): Html =>
  html`<ul class="chips">${tags.map(tag => html`<li><a class="chip" href="${workspaceHref(frame, `/links?${new URLSearchParams({ tag })}`)}">${tag}</a></li>`)}</ul>`;

const states = {
  active: ['good', 'Active'],
  expired: ['off', 'Expired'],
  used_up: ['off', 'Click limit reached'],
} as const;

const hasLongStatus = ({ state, archived, has_password: locked }: Link): boolean =>
  state === 'used_up' || archived || locked;

/** The status of a link. */
export function linkBadge({ state, archived, has_password: locked }: Link): Html {
  const [kind, words] = states[state];
  return html`<span class="badges">${badge(kind, words)}${locked && html` ${plainBadge('Password')}`}${archived && html` ${plainBadge('Archived')}`}</span>`;
}
