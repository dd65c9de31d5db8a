/** The audit log: a line for each change, and the one that is open beside them. */
import type { AuditEntry, AuditLogRequest } from '../../../generated/types.ts';
import { capitalised } from '../../format.ts';
import { type Html, html } from '../../html.ts';
import { icon } from '../../icons.ts';
import { layout, panesScript, workspaceHref } from '../../layout.ts';
import { timeColumn } from '../../pages/columns.ts';
import type { FilterField } from '../../pages/filter-fields.ts';
import { listBody } from '../../pages/list-page.ts';
import { type ListFilters, type ListTable, listHref } from '../../pages/list-table.ts';
import { panes } from '../../pages/panes.ts';
import { changeLine } from '../../pages/value-change.ts';
import type { Frame } from '../../views.ts';
import { type AuditWords, auditRecord } from './entry.ts';

/** How far back the log is shown: days, in words. */
export const periods: readonly (readonly [days: string, words: string])[] = [
  ['', 'All'],
  ['1', '24 hours'],
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
];

type Choice = readonly [value: string, words: string];

export interface AuditView extends AuditWords {
  readonly entries: readonly Readonly<AuditEntry>[];
  readonly next: string | null;
  /** The query of the page: its filters, and its place in the list. */
  readonly query: URLSearchParams;
  /** The kinds of records that they change. */
  readonly kinds: readonly string[];
  /** Ids and names of the members and the keys of the workspace. */
  readonly members: readonly Choice[];
  readonly keys: readonly Choice[];
  /** The entry that is open beside the list, or `null`. */
  readonly open: Readonly<AuditEntry> | null;
  /** Why nothing could be listed, or `null`. */
  readonly error: string | null;
}

export function auditPage(frame: Frame, view: AuditView): string {
  const { query, open, operations } = view;
  const path = workspaceHref(frame, '/settings/audit-log');
  const list = listHref(path, query, { at: '' });
  const title =
    open === null ? 'Audit log' : `${operations.get(open.operation) ?? open.operation} · Audit log`;
  return layout(
    frame,
    title,
    panes({
      list: listPart(frame, view, path),
      record: open === null ? null : auditRecord(frame, view, open, list),
    }),
    panesScript(frame),
  );
}

function listPart(frame: Frame, view: AuditView, path: string): Html {
  const { next, error, open } = view;
  const query = new URLSearchParams([...view.query].filter(([name]) => name !== 'at'));
  const file = (ending: string) => listHref(`${path}/file.${ending}`, query);
  return html`<div class="head">
${open === null ? html`<h1>Audit log</h1>` : html`<h2>Audit log</h2>`}
<p class="muted">Who has changed what in this workspace, with a key or here. Entries are kept for 400 days.</p>
<p class="actions"><a class="button" href="${file('csv')}" download>Export CSV</a> <a class="button" href="${file('json')}" download>Export JSON</a></p>
</div>
${listBody({
  ...auditTable(frame, { ...view, query }, path),
  filters: filtersOf(view, path, query),
  next,
  live: ['change', 'changes'],
  problem: error && `The audit log could not be listed. ${error}`,
  empty: ['No changes', 'Each change in this workspace is listed here, from now on.'],
  noMatch: ['No changes', 'No change matches these filters.'],
})}`;
}

type Named<Field> = Field extends unknown ? Omit<Field, 'name'> : never;

/** A filter: the parameter of the operation, and its field; `chosen`: only links set it, and this names it. */
type AuditFilter = { readonly parameter: keyof AuditLogRequest } & (
  | { readonly field: (view: AuditView) => Named<FilterField> }
  | { readonly chosen: string }
);

/** By their names in the query of the page. The log may name what is no longer served: its entries stay. */
export const auditFilters: Readonly<Record<string, AuditFilter>> = {
  operation: {
    parameter: 'operation',
    field: ({ operations }) => ({
      label: 'Change',
      choices: [['', 'All changes'], ...operations],
      keepsOthers: true,
    }),
  },
  type: {
    parameter: 'record_type',
    field: ({ kinds }) => ({
      label: 'Kind of record',
      choices: [['', 'All records'], ...kinds.map((kind): Choice => [kind, kindWords(kind)])],
      keepsOthers: true,
    }),
  },
  actor: {
    parameter: 'actor',
    field: ({ members, keys }) => ({
      label: 'By',
      choices: [['', 'Everybody']],
      groups: [
        { title: 'Members', choices: members },
        { title: 'Keys', choices: keys },
      ],
      keepsOthers: true,
    }),
  },
  record: { parameter: 'record_id', chosen: 'Record' },
};

/** The parameters of the operation that the query of the page sets. */
export const parametersIn = (query: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(auditFilters).map(([name, { parameter }]) => [parameter, query.get(name) ?? '']),
  );

const filtersOf = (view: AuditView, path: string, query: URLSearchParams): ListFilters => ({
  path,
  query,
  fields: [
    ...Object.entries(auditFilters).flatMap(([name, filter]) =>
      'field' in filter ? [{ name, ...filter.field(view) }] : [],
    ),
    { name: 'from', label: 'From', kind: 'day' },
    { name: 'to', label: 'To', kind: 'day' },
  ],
  choices: [{ name: 'period', label: 'Period', values: periods }],
  chosen: Object.fromEntries(
    Object.entries(auditFilters).flatMap(([name, filter]) =>
      'chosen' in filter ? [[name, filter.chosen]] : [],
    ),
  ),
});

/** `link` becomes `Link`, and `group_picture` becomes `Group picture`. */
const kindWords = (kind: string): string => capitalised(kind.replaceAll('_', ' '));

const recordCell = ({ record_id, record_name, record_type }: Readonly<AuditEntry>): Html | null => {
  if (record_name == null && record_id === null) return null;
  const title = [record_type == null ? '' : kindWords(record_type), record_id ?? '']
    .filter(Boolean)
    .join(' ');
  return record_name == null
    ? html`<code title="${title}">${record_id}</code>`
    : html`<span title="${title}">${record_name}</span>`;
};

/** What changed, on one line: the first field of a change, or how many of what was made or is gone. */
function summaryOf({ changes = [] }: Readonly<AuditEntry>): Html | null {
  const [first, ...others] = changes;
  if (first === undefined) return null;
  const hasOld = changes.some(({ from }) => from !== null);
  const hasNew = changes.some(({ to }) => to !== null);
  if (others.length > 0 && hasOld !== hasNew)
    return html`<span class="muted">${changes.length} fields ${hasNew ? 'set' : 'removed'}</span>`;
  return html`<span class="few">${changeLine(first)}${others.length > 0 && html` <span class="more" title="${others.map(({ field }) => field).join(', ')}">+${others.length}<span class="hush"> more: ${others.map(({ field }) => field).join(', ')}</span></span>`}</span>`;
}

/** `isOfOne`: all entries are of one record, which its page names. */
export const auditTable = (
  frame: Frame,
  view: Pick<AuditView, 'entries' | 'operations' | 'query' | 'open'> & { readonly isOfOne?: boolean },
  path: string,
): ListTable<Readonly<AuditEntry>> => ({
  label: 'Changes',
  rows: view.entries,
  id: ({ id }) => `entry-${id}`,
  // The time finds the entry where it has left this page of the list.
  href: ({ id, at }) => listHref(`${path}/${encodeURIComponent(id)}`, view.query, { at }),
  isCurrent: ({ id }) => id === view.open?.id,
  columns: [
    {
      title: 'Change',
      cell: ({ operation, count }) =>
        html`<span title="${operation}">${view.operations.get(operation) ?? operation}</span>${count !== undefined && html` <span class="muted">${count} times</span>`}`,
      size: 'l',
    },
    ...(view.isOfOne ? [] : [{ title: 'Record', cell: recordCell, size: 'm' } as const]),
    { title: 'What changed', cell: summaryOf, wideOnly: view.isOfOne !== true },
    {
      title: 'By',
      cell: ({ actor_id, actor_name, actor_type }) =>
        html`${actor_type === 'key' && html`${icon('key-round')} <span class="hush">Key </span>`}<span title="${actor_id}">${actor_name === '' ? actor_id : actor_name}</span>`,
      size: 'm',
    },
    timeColumn(frame, 'When', ({ at }) => at),
  ],
});
