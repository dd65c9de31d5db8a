import type { Link } from '../../../../generated/types.ts';
import { readableUrl } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { number } from '../../../pages/bar-chart.ts';
import { listTable } from '../../../pages/list-table.ts';
import type { Frame } from '../../../views.ts';
import type { ClickAnalytics } from '../views.ts';
import { clickReport } from './chart.ts';

/** The clicks on all links of a workspace. */
export const analyticsPage = (frame: Frame, clicks: ClickAnalytics, top: readonly Link[]): string =>
  layout(
    frame,
    'Link analytics',
    html`<div class="head">
<h1>Analytics</h1>
<p class="muted">The clicks on all links of this workspace, including deleted ones. Days are in UTC.</p>
</div>
${clickReport('Clicks on all links', clicks, workspaceHref(frame, '/link-analytics'))}
${top.length > 0 && topLinks(frame, top)}`,
  );

/** Their clicks are those since they were made: a period would need the days of every link. */
const topLinks = (frame: Frame, links: readonly Link[]): Html => html`<section aria-labelledby="top-links">
<div class="card-head"><h2 id="top-links">Top links</h2><a class="button small" href="${workspaceHref(frame, '/links?sort=clicks')}">Show all</a></div>
<p class="muted">The active links with the most clicks since they were created.</p>
${listTable<Link>({
  label: 'Top links',
  rows: links,
  href: ({ id }) => workspaceHref(frame, `/links/${encodeURIComponent(id)}`),
  columns: [
    { title: 'Link', cell: ({ title, slug }) => (title === '' ? slug : title) },
    {
      title: 'Target',
      cell: ({ url }) => html`<span title="${url}">${readableUrl(url.replace(/^https?:\/\//, ''))}</span>`,
    },
    {
      title: 'Clicks',
      cell: ({ clicks: count }) => number(count),
      unit: ({ clicks: count }) => (count === 1 ? 'click' : 'clicks'),
      kind: 'number',
      size: 'xs',
    },
  ],
})}
</section>`;
