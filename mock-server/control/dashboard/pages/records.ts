/** The collections, and the records of one of them. */
import { timeFrom } from '../../../../src/console/format.ts';
import { type Html, html } from '../../../../src/console/html.ts';
import { number } from '../../../../src/console/pages/bar-chart.ts';
import {
  emptyList,
  listFilters,
  listHref,
  listPages,
  listTable,
} from '../../../../src/console/pages/list-table.ts';
import { panes } from '../../../../src/console/pages/panes.ts';
import { beyondEnd } from '../../../../src/console/pages/parts.ts';
import { fieldText } from '../../state/field-texts.ts';
import { type CollectionName, type ListedField, type ListedRecord, telling } from '../../state/listed.ts';
import type { Counts } from '../../state/records.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';

export const collectionsPage = (place: DashboardPlace, counts: Counts): Html => html`<div class="head">
<h1>Records</h1>
<p class="muted">Everything that the mock server stores, by collection.</p>
</div>
${listTable<readonly [string, number]>({
  label: 'Collections',
  rows: Object.entries(counts),
  href: ([name]) => hrefOf(place, `/records/${name}`),
  isOver: ([, count]) => count === 0,
  columns: [
    { title: 'Collection', cell: ([name]) => titleOf(name) },
    {
      title: 'Records',
      cell: ([, count]) => number(count),
      unit: ([, count]) => (count === 1 ? 'record' : 'records'),
      kind: 'number',
      size: 's',
    },
  ],
})}`;

/** The place of the list. */
export interface CollectionView {
  readonly collection: CollectionName;
  /** `null` for a collection without workspaces. */
  readonly workspace: string | null;
  readonly query: URLSearchParams;
  /** ISO 8601. */
  readonly now: string;
}

export interface RecordsView extends CollectionView {
  readonly records: readonly ListedRecord[];
  readonly fields: readonly ListedField[];
  readonly isEditable: boolean;
  readonly total: number;
  readonly next: string | null;
  readonly workspaces: readonly { readonly id: string; readonly name: string }[];
  /** Id of the record that is open. */
  readonly current: string | null;
  readonly record: Html | null;
}

export function recordsPage(place: DashboardPlace, view: RecordsView): Html {
  const { collection, workspace, workspaces, query, records, next, total, record, isEditable } = view;
  const path = hrefOf(place, `/records/${collection}`);
  const list = html`<div class="head">
<p class="eyebrow"><a href="${hrefOf(place, '/records')}">Records</a></p>
<h1>${titleOf(collection)}</h1>
<p class="muted">${number(total)} ${total === 1 ? 'record' : 'records'}. Secrets are hidden.</p>
${isEditable && html`<div class="actions"><a class="button primary" href="${listHref(path, query, { new: '1' })}" data-open>New record</a></div>`}
</div>
${listFilters({
  path,
  query,
  search: { name: 'q', label: `Search ${titleOf(collection).toLowerCase()}` },
  fields:
    workspaces.length === 0
      ? []
      : [
          {
            name: 'workspace',
            label: 'Workspace',
            choices: workspaces.map(({ id, name }) => [id, name] as const),
            value: workspace ?? '',
          },
        ],
})}
${records.length > 0 ? table(place, view) : query.has('after') ? beyondEnd(listHref(path, query)) : emptyList('No records', 'There are none that match.')}
${listPages({ path, query, next, shown: records.length })}`;
  return panes({ list, record });
}

export const titleOf = (collection: string): string =>
  collection.charAt(0).toUpperCase() + collection.slice(1).replaceAll('_', ' ');

/** The columns of a list: as many fields as fit, of those that fit into a line. */
const maxColumns = 4;

function table(
  place: DashboardPlace,
  { collection, records, fields, query, current, now }: RecordsView,
): Html {
  const possible = fields.filter(({ kind, isFixed }) => !isFixed && kind !== 'json' && kind !== 'texts');
  const short = telling(
    possible,
    records.map(({ record }) => record),
  );
  const times = short.filter(({ kind }) => kind === 'time').slice(0, 1);
  const shown = [
    ...short.filter(({ kind }) => kind !== 'time').slice(0, maxColumns - times.length),
    ...times,
  ];
  return listTable<ListedRecord>({
    label: titleOf(collection),
    rows: records,
    href: ({ id }) => listHref(hrefOf(place, `/records/${collection}/${encodeURIComponent(id)}`), query),
    isCurrent: ({ id }) => id === current,
    columns: [
      { title: 'Id', cell: ({ id }) => id, size: 'm' },
      ...shown.map(({ name, kind }, index) => ({
        title: titleOf(name),
        cell: ({ record }: ListedRecord) => {
          const value = record[name];
          if (kind === 'time' && typeof value === 'string') return timeFrom(now, value);
          return fieldText(kind, value).slice(0, 200);
        },
        wideOnly: index > 1 && kind !== 'time',
        ...(kind === 'time'
          ? ({ kind: 'time', size: 's' } as const)
          : kind === 'integer' || kind === 'money'
            ? ({ kind: 'number', size: 's' } as const)
            : {}),
      })),
    ],
  });
}
