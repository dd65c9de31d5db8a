import type { Link } from '../../../../generated/types.ts';
import { readableUrl } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { badge, plainBadge } from '../../../pages/badge.ts';
import { number } from '../../../pages/bar-chart.ts';
import { bulkButton } from '../../../pages/bulk.ts';
import { statusColumn, timeColumn } from '../../../pages/columns.ts';
import { listPage } from '../../../pages/list-page.ts';
import { fewTexts, type ListFilters, type ListTable, listHref } from '../../../pages/list-table.ts';
import { copyIcon } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { LinkListView } from '../views.ts';

/** The links of a workspace, and a link to the form that creates one. */
export function linkListPage(view: LinkListView): string {
  const { frame, links, query, next, canManage } = view;
  const path = workspaceHref(frame, '/links');
  const bySort = query.get('sort') === 'clicks';
  return listPage<Link>(view, {
    title: 'Links',
    lead: 'Short URLs that redirect to your targets and count clicks.',
    create: [`${path}/new`, 'Create a link'],
    empty: ['No links yet', 'The links of this workspace are listed here, with their clicks.'],
    noMatch: ['No links match', 'Change or clear the filters.'],
    filters: { ...filters, path, query },
    next,
    live: ['link', 'links'],
    rows: links,
    id: ({ id }) => `link-${id}`,
    href: ({ id }) => workspaceHref(frame, `/links/${encodeURIComponent(id)}`),
    columns: [
      { title: 'Link', cell: linkTitle, size: 'm' },
      {
        title: 'Short URL',
        cell: ({ id, short_url: url, domain }) =>
          html`<span class="with-copy"><code class="cut" id="url-${id}" title="${url}" data-value="${url}">${readableUrl(url.replace(domain === null ? /^https?:\/\/[^/]+/ : /^https?:\/\//, ''))}</code>${copyIcon(`url-${id}`, url)}</span>`,
        size: 'm',
      },
      {
        title: 'Target',
        cell: ({ url }) => html`<span title="${url}">${readableUrl(url.replace(/^https?:\/\//, ''))}</span>`,
      },
      {
        title: 'Tags',
        cell: ({ tags }) => fewTexts(tags, tag => listHref(path, query, { tag }), 11),
        size: 's',
      },
      {
        title: 'Clicks',
        cell: ({ clicks }) => number(clicks),
        unit: ({ clicks }) => (clicks === 1 ? 'click' : 'clicks'),
        kind: 'number',
        size: 'xs',
        sort: { href: listHref(path, query, { sort: 'clicks' }), current: bySort ? 'descending' : null },
      },
      timeColumn(frame, 'Created', ({ created_at }) => created_at, {
        wideOnly: true,
        sort: { href: listHref(path, query, { sort: '' }), current: bySort ? null : 'descending' },
      }),
      // Most links have a short status, and leave the room to their target.
      statusColumn(linkBadge, links.some(hasLongStatus) ? 'm' : 's'),
    ],
    isOver: ({ state }) => state !== 'active',
    ...(canManage && { bulk: bulkOf(view, path) }),
  });
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
  chosen: { tag: 'Tag', external_id: 'External id' },
};

const bulkOf = (
  { frame, query, bulk: given }: LinkListView,
  path: string,
): NonNullable<ListTable<Link>['bulk']> => ({
  frame,
  action: `${path}/bulk`,
  value: ({ id }) => id,
  name: linkTitle,
  query,
  chosen: given.ids,
  controls: html`<input name="tags" type="text" maxlength="1000" value="${given.tags}" aria-label="Tags, separated by commas" placeholder="Tags">
${bulkButton('tag', 'Add tags')}
${query.has('archived') ? bulkButton('unarchive', 'Unarchive') : bulkButton('archive', 'Archive')}`,
});

export const linkTitle = ({ title, slug }: Pick<Link, 'title' | 'slug'>): string =>
  title === '' ? slug : title;

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
