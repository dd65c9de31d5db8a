/** What was used of the document, and which requests it does not allow. */
import { type Html, html } from '../../../../src/console/html.ts';
import { badge } from '../../../../src/console/pages/badge.ts';
import { number } from '../../../../src/console/pages/bar-chart.ts';
import { askFirst, moreMenu } from '../../../../src/console/pages/detail.ts';
import { emptyList, listFilters, listHref, listTable } from '../../../../src/console/pages/list-table.ts';
import { panes } from '../../../../src/console/pages/panes.ts';
import type { ContractMistake, Coverage, OperationCoverage, UsedOf } from '../../coverage/index.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';

export type CoveredOperation = OperationCoverage & { readonly id: string };

export interface CoverageView {
  readonly coverage: Coverage;
  /** Those that fit the filters. */
  readonly operations: readonly CoveredOperation[];
  readonly query: URLSearchParams;
  /** Id of the operation that is open. */
  readonly current: string | null;
  readonly record: Html | null;
}

export function coveragePage(place: DashboardPlace, view: CoverageView): Html {
  const { coverage, operations, query, record } = view;
  const { summary, disallowed, drift } = coverage;
  const wrong = summary.disallowed + summary.drift;
  const path = hrefOf(place, '/coverage');
  const list = html`<div class="head">
<h1>Coverage ${wrong === 0 ? badge('good', 'All requests are allowed') : badge('bad', `${number(wrong)} not allowed`)}</h1>
<p class="muted">Used of the document: ${of(summary.operations, 'operations')}, ${of(summary.statuses, 'statuses')}, ${of(summary.parameters, 'query parameters')}${summary.responseFields !== null && `, ${of(summary.responseFields, 'fields of answers')}`}.</p>
<div class="actions">${moreMenu([
    html`<a href="${place.base}/coverage?format=junit" download="coverage.xml">Download as JUnit</a>`,
    html`<a href="${place.base}/coverage?format=json" download="coverage.json">Download as JSON</a>`,
    html`<a href="${place.base}/coverage?format=table">Show as text</a>`,
    askFirst(
      'Clear',
      html`<form method="post" action="${path}/clear"><p>All counts start again at 0.</p><button class="button danger solid" type="submit">Clear the counts</button></form>`,
    ),
  ])}</div>
</div>
${disallowed.length > 0 && mistakes('disallowed', 'Requests that the document does not allow', disallowed)}
${drift.length > 0 && mistakes('drift', 'Answers of the real server that the document does not allow', drift)}
<section aria-labelledby="operations">
<h2 id="operations">Operations</h2>
${listFilters({
  path,
  query,
  search: { name: 'q', label: 'Search operation, path' },
  choices: [
    {
      name: 'used',
      label: 'Use',
      values: [
        ['', 'All'],
        ['yes', 'Called'],
        ['no', 'Never called'],
      ],
    },
  ],
})}
${operations.length === 0 ? emptyList('No such operation', 'The filters leave out all operations of the document.') : table(place, view)}
</section>`;
  return panes({ list, record });
}

const of = ({ used, all }: UsedOf, what: string): string => `${number(used)} of ${number(all)} ${what}`;

const mistakes = (
  id: 'disallowed' | 'drift',
  title: string,
  found: readonly ContractMistake[],
): Html => html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${listTable<ContractMistake>({
  label: title,
  rows: found,
  href: () => null,
  columns: [
    { title: 'What is wrong', cell: ({ reason }) => html`<span title="${reason}">${reason}</span>` },
    { title: 'Request', cell: ({ method, path }) => html`<span title="${path}">${method} ${path}</span>` },
    {
      title: 'Answered',
      cell: ({ status }) =>
        status === null
          ? null
          : badge(
              status < 400 ? 'waiting' : 'bad',
              `${status}${status < 400 && id === 'disallowed' ? ', ignored' : ''}`,
            ),
      kind: 'status',
      size: 'm',
    },
    {
      title: 'Requests',
      cell: ({ count }) => number(count),
      unit: ({ count }) => (count === 1 ? 'request' : 'requests'),
      kind: 'number',
      size: 's',
    },
  ],
})}
</section>`;

const table = (place: DashboardPlace, { operations, query, current }: CoverageView): Html =>
  listTable<CoveredOperation>({
    label: 'Operations',
    rows: operations,
    id: ({ id }) => `operation-${id}`,
    href: ({ id }) => listHref(hrefOf(place, `/coverage/${id}`), query),
    isCurrent: ({ id }) => id === current,
    isOver: ({ calls }) => calls === 0,
    columns: [
      { title: 'Operation', cell: ({ id }) => id },
      {
        title: 'Calls',
        cell: ({ calls }) => number(calls),
        unit: ({ calls }) => (calls === 1 ? 'call' : 'calls'),
        kind: 'number',
        size: 's',
      },
      { title: 'Answered', cell: answered, kind: 'status', size: 'l' },
      { title: 'Never answered', cell: ({ statuses }) => neverIn(statuses), size: 'm', wideOnly: true },
      { title: 'Never sent', cell: ({ parameters }) => neverIn(parameters), wideOnly: true },
    ],
  });

/** The statuses that were answered, and how often. */
export const answered = ({ statuses, sharedStatuses, otherStatuses }: OperationCoverage): Html | null => {
  const found = Object.entries({ ...statuses, ...sharedStatuses, ...otherStatuses }).filter(
    ([, count]) => count > 0,
  );
  const words = (status: string, count: number) => (count === 1 ? status : `${status} × ${number(count)}`);
  return found.length === 0
    ? null
    : html`${found.map(([status, count]) => html`${badge(Number(status) < 300 ? 'good' : 'info', words(status, count))} `)}`;
};

export const neverIn = (counts: Readonly<Record<string, number>>): Html | null => {
  const names = Object.keys(counts).filter(name => counts[name] === 0);
  return names.length === 0 ? null : html`<span title="${names.join(', ')}">${names.join(', ')}</span>`;
};
