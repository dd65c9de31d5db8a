/** The audit log: a line for each change. */
import type { AuditEntry } from '../../../generated/types.ts';
import { timeFrom } from '../../format.ts';
import { type Html, html } from '../../html.ts';
import { icon } from '../../icons.ts';
import { layout, workspaceHref } from '../../layout.ts';
import { emptyList, listFilters, listHref, listPages, listTable } from '../../pages/list-table.ts';
import { beyondEnd, noticeBox, options } from '../../pages/parts.ts';
import type { Frame } from '../../views.ts';

/** How far back the log is shown: days, in words. */
export const periods: readonly (readonly [days: string, words: string])[] = [
  ['', 'All'],
  ['1', '24 hours'],
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
];

export interface AuditView {
  readonly entries: readonly Readonly<AuditEntry>[];
  readonly next: string | null;
  /** The query of the page: its filters, and its place in the list. */
  readonly query: URLSearchParams;
  /** The summaries of the operations that the log may name, by id. */
  readonly operations: ReadonlyMap<string, string>;
  /** Path of the page of a record below that of the workspace, or `null`. */
  readonly recordPath: (operation: string, recordId: string) => string | null;
  /** Why nothing could be listed, or `null`. */
  readonly error: string | null;
}

export function auditPage(frame: Frame, view: AuditView): string {
  const { entries, next, query, error } = view;
  const path = workspaceHref(frame, '/settings/audit-log');
  const isFiltered = ['actor', 'operation', 'period'].some(name => (query.get(name) ?? '') !== '');
  const file = (ending: string) => listHref(`${path}/file.${ending}`, query);
  return layout(
    frame,
    'Audit log',
    html`<div class="head">
<h1>Audit log</h1>
<p class="muted">Who has changed what in this workspace, with a key or here. Entries are kept for 400 days.</p>
<p class="actions"><a class="button" href="${file('csv')}" download>Export CSV</a> <a class="button" href="${file('json')}" download>Export JSON</a></p>
</div>
${error !== null && noticeBox('error', `The audit log could not be listed. ${error}`)}
${listFilters({
  path,
  query,
  fields: html`<label class="hush" for="list-operation">Change</label><select id="list-operation" name="operation">${options([['', 'All changes'], ...operationChoices(view)], query.get('operation') ?? '')}</select>`,
  fieldNames: ['operation'],
  choices: [{ name: 'period', label: 'Period', values: periods }],
  chosen: { actor: 'By' },
})}
${entries.length > 0 ? auditTable(frame, view, path) : error === null && (query.has('after') ? beyondEnd(listHref(path, query)) : emptyList('No changes', isFiltered ? 'No change matches these filters.' : 'Each change in this workspace is listed here, from now on.'))}
${listPages({ path, query, next, shown: entries.length })}`,
  );
}

/** The filter may name an operation that is no longer served: its entries stay. */
function operationChoices({ operations, query }: AuditView): [string, string][] {
  const known = [...operations].map(([id, summary]): [string, string] => [id, summary]);
  const given = query.get('operation') ?? '';
  return given === '' || operations.has(given) ? known : [...known, [given, given]];
}

const recordLink = (id: string, path: string | null, frame: Frame): Html =>
  path === null
    ? html`<code title="${id}">${id}</code>`
    : html`<a class="cell-link" href="${workspaceHref(frame, path)}" title="${id}"><code>${id}</code></a>`;

export const auditTable = (
  frame: Frame,
  view: Pick<AuditView, 'entries' | 'operations' | 'recordPath' | 'query'>,
  path: string,
): Html =>
  listTable<Readonly<AuditEntry>>({
    label: 'Changes',
    rows: view.entries,
    href: () => null,
    columns: [
      {
        title: 'Change',
        cell: ({ operation }) =>
          html`<span title="${operation}">${view.operations.get(operation) ?? operation}</span>`,
      },
      {
        title: 'Record',
        cell: ({ operation, record_id }) =>
          record_id === null ? null : recordLink(record_id, view.recordPath(operation, record_id), frame),
      },
      {
        title: 'By',
        cell: ({ actor_id, actor_name, actor_type }) =>
          html`${actor_type === 'key' && html`${icon('key-round')} <span class="hush">Key </span>`}<a class="cell-link" href="${listHref(path, view.query, { actor: actor_id })}" title="Only changes by ${actor_id}">${actor_name === '' ? actor_id : actor_name}</a>`,
      },
      { title: 'Address', cell: ({ address }) => html`<code>${address}</code>`, size: 'm', wideOnly: true },
      {
        title: 'Session',
        cell: ({ session }) =>
          session === null ? null : html`<code title="${session}">${session.slice(0, 6)}</code>`,
        size: 'xs',
        wideOnly: true,
      },
      { title: 'When', kind: 'time', cell: ({ at }) => timeFrom(frame.seen, at), size: 's' },
    ],
  });
