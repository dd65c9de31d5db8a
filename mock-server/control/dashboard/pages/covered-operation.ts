/** What was used of one operation. */
import { type Html, html } from '../../../../src/console/html.ts';
import { number } from '../../../../src/console/pages/bar-chart.ts';
import { detailHead, moreMenu } from '../../../../src/console/pages/detail.ts';
import { emptyList, listHref, listTable } from '../../../../src/console/pages/list-table.ts';
import { closeLink } from '../../../../src/console/pages/panes.ts';
import type { FieldCoverage } from '../../coverage/index.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';
import { answered, type CoveredOperation, neverIn } from './coverage.ts';

/** Shown instead of an operation that the document does not have. */
export const lostOperation = (href: string): Html =>
  emptyList(
    'No such operation',
    'The document has no operation with this name.',
    html`<a class="button" href="${href}">All operations</a>`,
  );

export function coveredOperation(place: DashboardPlace, one: CoveredOperation, query: URLSearchParams): Html {
  const list = listHref(hrefOf(place, '/coverage'), query);
  return html`${detailHead({
    up: [list, 'Coverage'],
    title: one.id,
    copy: `${one.method} ${one.path}`,
    actions: html`${place.console !== null && moreMenu([html`<a href="${place.console}/reference/${encodeURIComponent(one.id)}">Show in the reference</a>`])}${closeLink(list)}`,
  })}
<dl class="facts">
${[
  ['Calls', number(one.calls)],
  ['Answered', answered(one)],
  ['Never answered', neverIn(one.statuses)],
  ['Shared statuses, never answered', neverIn(one.sharedStatuses)],
].map(([name, value]) => value !== null && html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>
${counts('Query parameters', Object.entries(one.parameters))}
${one.requestFields === null && html`<p class="muted">The fields of bodies are counted with <code>--coverage</code>, or the option <code>coverage</code>.</p>`}
${counts('Fields of requests', rowsOf(one.requestFields))}
${counts('Fields of answers', rowsOf(one.responseFields))}`;
}

type Row = readonly [name: string, count: number];

/** The values of an enumeration stand below its field. */
const rowsOf = (fields: Readonly<Record<string, FieldCoverage>> | null): readonly Row[] =>
  Object.entries(fields ?? {}).flatMap(([path, { count, values = {} }]): readonly Row[] => [
    [path, count],
    ...Object.entries(values).map(([value, times]): Row => [`${path} = ${value}`, times]),
  ]);

function counts(title: string, rows: readonly Row[]): Html | false {
  const id = title.toLowerCase().replaceAll(' ', '-');
  const used = rows.filter(([, count]) => count > 0).length;
  return (
    rows.length > 0 &&
    html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<p class="muted">${number(used)} of ${number(rows.length)} were used.</p>
${listTable<Row>({
  label: title,
  rows,
  href: () => null,
  columns: [
    { title: 'Name', cell: ([name]) => html`<code title="${name}">${name}</code>` },
    {
      title: 'Used',
      cell: ([, count]) => (count === 0 ? html`<span class="muted">Never</span>` : number(count)),
      // Beside the name, also on narrow pages.
      kind: 'status',
      size: 's',
    },
  ],
})}
</section>`
  );
}
