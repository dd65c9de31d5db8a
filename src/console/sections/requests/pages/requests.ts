import type { UsageRow } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { layout, panesScript, workspaceHref } from '../../../layout.ts';
import { listBody } from '../../../pages/list-page.ts';
import type { ListFilters } from '../../../pages/list-table.ts';
import { aboveList, panes } from '../../../pages/panes.ts';
import type { Frame } from '../../../views.ts';
import type { RequestLogView } from '../views.ts';
import { requestTable } from './log.ts';
import { requestPart, requestTitle } from './request.ts';
import { usageReport } from './usage.ts';

/** The requests of the log, newest first, with the usage of a period above them, or one request beside them. */
export function requestsPage(frame: Frame, view: RequestLogView): string {
  const { query, usage, record } = view;
  const path = workspaceHref(frame, '/requests');
  const here = query.size === 0 ? path : `${path}?${query}`;
  return layout(
    frame,
    record === null ? 'Requests' : `${requestTitle(record)} · Requests`,
    panes({
      list: html`<div class="head">
${record === null ? html`<h1>Requests</h1>` : html`<h2>Requests</h2>`}
<p class="muted">The API requests with the keys of this workspace. Times are in UTC.</p>
</div>
${aboveList(usage !== null && usageReport(usage, view, path))}
${logPart(frame, view, path)}`,
      record: record && requestPart(frame, here, record),
    }),
    panesScript(frame),
  );
}

function logPart(frame: Frame, view: RequestLogView, path: string): Html {
  const { requests, next, query, problem, record } = view;
  return html`<section aria-labelledby="log">
<div class="card-head"><h2 id="log">Log</h2></div>
${listBody({
  ...requestTable(frame, {
    ...view,
    requests,
    hrefOf: ({ id }) => `${path}/${encodeURIComponent(id)}${query.size === 0 ? '' : `?${query}`}`,
    current: record?.request.id ?? null,
  }),
  filters: filtersOf(view, path),
  next,
  live: ['request', 'requests'],
  problem: problem && `The requests could not be listed: ${problem}.`,
  empty: [
    'No requests',
    'Requests with the keys of this workspace are listed here a moment after they are answered.',
  ],
  noMatch: [
    'No requests',
    'No request of the log matches these filters. The log keeps only the newest requests of a workspace; the others are still counted above.',
  ],
})}
</section>`;
}

const filtersOf = (
  { query, usage, keyNames, operationNames }: RequestLogView,
  path: string,
): ListFilters => ({
  path,
  query,
  search: { name: 'q', label: 'Status, error code or request id' },
  fields: [
    { name: 'key', label: 'Key', ...chooser('All keys', usage?.byKey, keyNames) },
    {
      name: 'operation',
      label: 'Operation',
      choices: [['', 'All operations'], ...[...operationNames].sort(byName)],
      keepsOthers: true,
    },
  ],
  choices: [
    {
      name: 'status',
      label: 'Status',
      values: [
        ['', 'All'],
        ['errors', 'Errors'],
        ['2xx', '2xx'],
        ['4xx', '4xx'],
        ['5xx', '5xx'],
      ],
    },
  ],
  takesRange: true,
});

const byName = ([, one]: readonly [string, string], [, other]: readonly [string, string]): number =>
  one.localeCompare(other, 'en');

/** Choices of what has requests in the period. */
const chooser = (all: string, rows: readonly UsageRow[] = [], names: ReadonlyMap<string, string>) => ({
  choices: [['', all], ...rows.map(({ name }) => [name, names.get(name) ?? name] as const)] as const,
  keepsOthers: true,
});
