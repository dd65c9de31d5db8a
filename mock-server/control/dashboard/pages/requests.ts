/** The requests that arrived, newest first. */
import { STATUS_CODES } from 'node:http';
import { type Html, html } from '../../../../src/console/html.ts';
import { badge } from '../../../../src/console/pages/badge.ts';
import { number } from '../../../../src/console/pages/bar-chart.ts';
import { askFirst, moreMenu } from '../../../../src/console/pages/detail.ts';
import {
  emptyList,
  type ListFilters,
  listFilters,
  listHref,
  listPages,
  listTable,
} from '../../../../src/console/pages/list-table.ts';
import { liveList, panes } from '../../../../src/console/pages/panes.ts';
import { beyondEnd, codeBlock } from '../../../../src/console/pages/parts.ts';
import type { JournalEntry } from '../../journal/index.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';
import { type NamedOperation, operationChoices } from './operation-choices.ts';

export interface RequestsView {
  /** Those of this page, newest first. */
  readonly requests: readonly JournalEntry[];
  readonly next: string | null;
  /** The number of requests that the filters leave out. */
  readonly others: number;
  readonly query: URLSearchParams;
  readonly operations: readonly NamedOperation[];
  /** Whether none has arrived of the traffic that is shown. */
  readonly isNone: boolean;
  readonly url: string;
  /** A request to begin with, for a log without any. */
  readonly command: string | null;
  /** Id of the request that is open. */
  readonly current: number | null;
  readonly record: Html | null;
}

export function requestsPage(place: DashboardPlace, view: RequestsView): Html {
  const { requests, next, query, operations, record, url } = view;
  const path = hrefOf(place, '');
  const list = html`<div class="head">
<h1>Requests</h1>
<p class="muted">What arrives at <code>${url}</code>, newest first. <span class="badge" data-connection>Reload the page to see more</span></p>
<div class="actions">${moreMenu([
    html`<a href="${hrefOf(place, '/requests')}?format=har" download>Download as HAR</a>`,
    askFirst(
      'Clear',
      html`<form method="post" action="${hrefOf(place, '/requests/clear')}"><p>All requests leave the log.</p><button class="button danger solid" type="submit">Clear the log</button></form>`,
    ),
  ])}</div>
</div>
${listFilters({ ...filters(place, operations), path, query })}
${liveList(
  ['request', 'requests'],
  html`${requests.length > 0 ? table(place, view) : nothing(path, view)}
${listPages({ path, query, next, shown: requests.length })}`,
  { href: query.size === 0 ? path : `${path}?${query}`, events: `${place.base}/requests/events` },
)}`;
  return panes({ list, record });
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Values whose words are the values. */
const choicesOf = (all: string, values: readonly string[]) =>
  [['', all], ...values.map(one => [one, one] as const)] as const;

const filters = (
  place: DashboardPlace,
  operations: readonly NamedOperation[],
): Omit<ListFilters, 'path' | 'query'> => ({
  search: { name: 'q', label: 'Search path, operation, status, text' },
  fields: [
    { name: 'method', label: 'Method', choices: choicesOf('All methods', methods) },
    {
      name: 'operation',
      label: 'Operation',
      choices: [['', 'All operations'], ...operationChoices(operations).slice(1)],
    },
  ],
  choices: [
    {
      name: 'status',
      label: 'Status',
      values: choicesOf('Any status', ['2xx', '3xx', '4xx', '5xx']),
    },
    ...(place.console === null
      ? []
      : [
          {
            name: 'traffic',
            label: 'Traffic',
            values: [
              ['', 'API'],
              ['console', 'Console'],
              ['all', 'All'],
            ] as const,
          },
        ]),
  ],
});

function nothing(path: string, { query, others, command, isNone }: RequestsView): Html {
  if (query.has('after')) return beyondEnd(listHref(path, query));
  const text = isNone
    ? 'Send a request to the service, and it appears here at once.'
    : `${number(others)} ${others === 1 ? 'request is' : 'requests are'} left out by the filters.`;
  const title = isNone ? 'No request has arrived' : 'No such request has arrived';
  return html`${emptyList(title, text)}${command !== null && codeBlock('first-request', 'cURL', command)}`;
}

const table = (place: DashboardPlace, { requests, query, current }: RequestsView): Html =>
  listTable<JournalEntry>({
    label: 'Requests',
    rows: requests,
    id: ({ id }) => `request-${id}`,
    href: ({ id }) => listHref(hrefOf(place, `/requests/${id}`), query),
    isCurrent: ({ id }) => id === current,
    columns: [
      { title: 'Path', cell: ({ url }) => html`<span title="${url}">${url}</span>` },
      { title: 'Method', cell: ({ method }) => methodOf(method), size: 'xs' },
      { title: 'Operation', cell: ({ operation }) => operation, size: 'm', omitInSmall: true },
      { title: 'Caller', cell: callerOf, wideOnly: true, size: 'm' },
      { title: 'Status', cell: statusBadge, kind: 'status', size: 'm' },
      { title: 'Duration', cell: durationOf, unit: () => '', kind: 'number', size: 'xs' },
      { title: 'Time', cell: ({ time }) => clock(time), kind: 'time', size: 's' },
    ],
  });

const methodOf = (method: string): Html =>
  html`<span class="method ${methods.includes(method) && method.toLowerCase()}">${method}</span>`;

/** The time of day to the millisecond: requests come close together. */
const clock = (instant: string): Html =>
  html`<time datetime="${instant}" title="${instant}" data-full>${instant.slice(11, 23)}</time>`;

/** The status as a number and its words. */
export function statusBadge({ status, aborted, passedOn }: JournalEntry): Html {
  if (aborted) return badge('bad', `${status ?? ''} Broken off`.trim());
  if (status === null) return badge('waiting', 'Not answered');
  if (passedOn !== null && passedOn.problems.length > 0) return badge('bad', `${status} Not as documented`);
  const kind = status < 300 ? 'good' : status < 400 ? 'info' : 'bad';
  return badge(kind, `${status} ${STATUS_CODES[status] ?? ''}`.trim());
}

export const durationOf = ({ duration }: JournalEntry): string | null =>
  duration === null ? null : `${duration < 10 ? duration.toFixed(1) : number(Math.round(duration))} ms`;

export function callerOf({ principal }: JournalEntry): Html | null {
  if (principal === null) return null;
  return 'user_id' in principal
    ? html`${principal.user_id}`
    : html`<span title="${principal.workspace_id}">${principal.key_id}</span>`;
}
