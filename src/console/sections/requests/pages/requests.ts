import type { RequestLogEntry, UsageRow } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { layout, panesScript, workspaceHref } from '../../../layout.ts';
import { badge } from '../../../pages/badge.ts';
import { number } from '../../../pages/bar-chart.ts';
import { statusColumn, timeColumn } from '../../../pages/columns.ts';
import { listBody } from '../../../pages/list-page.ts';
import { type ListFilters, type ListTable, listHref } from '../../../pages/list-table.ts';
import { countList, periodReport } from '../../../pages/report.ts';
import type { Frame } from '../../../views.ts';
import type { RequestLogView } from '../views.ts';

/** The usage of a period, and the requests of the log, newest first. */
export function requestsPage(frame: Frame, view: RequestLogView): string {
  const { next, query, problem, byKey, byOperation, keyNames, operationNames } = view;
  const path = workspaceHref(frame, '/requests');
  const filters: ListFilters = {
    path,
    query,
    fields: [
      { name: 'key', label: 'Key', ...chooser('All keys', byKey, keyNames) },
      { name: 'operation', label: 'Operation', ...chooser('All operations', byOperation, operationNames) },
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
  };
  return layout(
    frame,
    'Requests',
    html`<div class="head">
<h1>Requests</h1>
<p class="muted">The API requests with the keys of this workspace. Days are in UTC.</p>
</div>
${report(view, path)}
<section aria-labelledby="log">
<div class="card-head"><h2 id="log">Log</h2></div>
${listBody({
  ...requestTable(frame, view),
  filters,
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
</section>`,
    panesScript(frame),
  );
}

/** The answers that are counted, by the status that the log is filtered by. */
const answers = new Map([
  ['2xx', 'Succeeded'],
  ['4xx', 'Refused (4xx)'],
  ['5xx', 'Failed (5xx)'],
]);

/** Choices of what has requests in the period. */
const chooser = (all: string, rows: readonly UsageRow[], names: ReadonlyMap<string, string>) => ({
  choices: [['', all], ...rows.map(({ name }) => [name, names.get(name) ?? name] as const)] as const,
  keepsOthers: true,
});

function report(
  { period, days, before, byOperation, byKey, query, keyNames, operationNames }: RequestLogView,
  path: string,
): Html {
  const now = sumOf(days);
  const kept = (changes: Readonly<Record<string, string>>) => listHref(path, query, changes);
  const linkTo = (name: 'operation' | 'key', words: (id: string) => string) => (id: string) =>
    html`<a href="${kept({ [name]: id })}">${words(id)}</a>`;
  const counts = (rows: readonly UsageRow[]) => rows.map(({ name, requests }) => ({ name, count: requests }));
  const none = 'No requests in this period.';
  return html`${periodReport({
    id: 'usage',
    title: 'Usage',
    period,
    hrefOf: one => kept({ period: String(one) }),
    csv: listHref(`${path}/usage.csv`, query, { status: '' }),
    figures: [
      { name: 'Requests', now: now.requests, before: before.requests },
      {
        name: 'Errors',
        now: now.client_errors + now.server_errors,
        before: before.client_errors + before.server_errors,
      },
      {
        name: 'Mean time',
        now: now.mean_duration_ms,
        before: before.mean_duration_ms,
        words: duration,
      },
    ],
    days: days.map(({ name }) => name),
    shown: { name: 'Requests', values: days.map(({ requests }) => requests) },
    columns: [
      { name: 'Succeeded', values: days.map(({ succeeded }) => succeeded) },
      { name: 'Refused (4xx)', values: days.map(({ client_errors }) => client_errors) },
      { name: 'Failed (5xx)', values: days.map(({ server_errors }) => server_errors) },
    ],
  })}
<details class="fold breakdown"><summary>Break down by operation, key and status</summary>
<div class="thirds">
${countList({ id: 'operations', title: 'Operations', counts: counts(byOperation), none, words: linkTo('operation', id => operationNames.get(id) ?? id) })}
${countList({ id: 'keys', title: 'Keys', counts: counts(byKey), none, words: linkTo('key', id => keyNames.get(id) ?? id) })}
${countList({
  id: 'answers',
  title: 'Answers',
  counts: [
    { name: '2xx', count: now.succeeded },
    { name: '4xx', count: now.client_errors },
    { name: '5xx', count: now.server_errors },
  ].filter(({ count }) => count > 0),
  none,
  words: status => html`<a href="${kept({ status })}">${answers.get(status) ?? status}</a>`,
})}
</div></details>`;
}

export const requestTable = (
  frame: Frame,
  { requests, keyNames, operationNames }: Pick<RequestLogView, 'requests' | 'keyNames' | 'operationNames'>,
): ListTable<RequestLogEntry> => ({
  label: 'Requests',
  rows: requests,
  id: ({ id }) => `request-${id}`,
  href: ({ id }) => workspaceHref(frame, `/requests/${encodeURIComponent(id)}`),
  columns: [
    {
      title: 'Request',
      cell: ({ method, path }) => html`<code title="${method} ${path}">${method} ${path}</code>`,
      size: 'rest',
    },
    {
      title: 'Operation',
      cell: ({ operation }) => operationNames.get(operation) ?? operation,
      wideOnly: true,
    },
    {
      title: 'Error',
      cell: ({ error }) => error && html`<span title="${error}">${error}</span>`,
      size: 'm',
    },
    { title: 'Key', cell: ({ key_id }) => keyNames.get(key_id) ?? html`<code>${key_id}</code>`, size: 'm' },
    {
      title: 'Time',
      cell: one => duration(one.duration_ms),
      unit: () => '',
      kind: 'number',
      size: 'xs',
    },
    timeColumn(frame, 'Answered', ({ at }) => at),
    statusColumn(({ status }) => statusBadge(status), 'xs'),
  ],
});

export const statusBadge = (status: number): Html => badge(status < 400 ? 'good' : 'bad', String(status));

/** A duration as people read it: `0.4 ms`, `12 ms` or `1,204 ms`. */
export const duration = (milliseconds: number): string =>
  `${milliseconds < 10 ? Number(milliseconds.toFixed(1)) : number(Math.round(milliseconds))} ms`;

/** The sum of some days, with the mean duration of all their requests. */
export function sumOf(rows: readonly UsageRow[]): UsageRow {
  const sum = (value: (row: UsageRow) => number) => rows.reduce((total, row) => total + value(row), 0);
  const requests = sum(row => row.requests);
  return {
    name: '',
    requests,
    succeeded: sum(row => row.succeeded),
    client_errors: sum(row => row.client_errors),
    server_errors: sum(row => row.server_errors),
    mean_duration_ms: requests === 0 ? 0 : sum(row => row.mean_duration_ms * row.requests) / requests,
  };
}
