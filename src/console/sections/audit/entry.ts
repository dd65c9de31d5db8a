/** One entry of the audit log: who has changed what, from what to what. */
import type { AuditEntry } from '../../../generated/types.ts';
import { fullTime } from '../../format.ts';
import { type Html, html } from '../../html.ts';
import { workspaceHref } from '../../layout.ts';
import { detailHead } from '../../pages/detail.ts';
import { listHref } from '../../pages/list-table.ts';
import { closeLink } from '../../pages/panes.ts';
import { changeList } from '../../pages/value-change.ts';
import type { Frame } from '../../views.ts';

const none = new URLSearchParams();

/** How entries are shown. */
export interface AuditWords {
  /** The summaries of the operations that the log may name, by id. */
  readonly operations: ReadonlyMap<string, string>;
  /** Path of the page of a record below that of the workspace, or `null`. */
  readonly recordPath: (operation: string, recordId: string) => string | null;
}

/** `list`: URL of the list that the record was opened from. */
export function auditRecord(
  frame: Frame,
  { operations, recordPath }: AuditWords,
  entry: Readonly<AuditEntry>,
  list: string,
): Html {
  const { id, at, actor_type, actor_id, actor_name, operation, record_id, record_name, session, address } =
    entry;
  const path = workspaceHref(frame, '/settings/audit-log');
  const page = record_id === null ? null : recordPath(operation, record_id);
  const name = record_name ?? record_id;
  return html`${detailHead({
    isEntry: true,
    up: [list, 'Audit log'],
    title: operations.get(operation) ?? operation,
    copy: id,
    actions: closeLink(list),
  })}
<section aria-labelledby="changes"><h2 id="changes">What changed</h2>
${changesPart(entry)}
${entry.is_partial && html`<p class="muted">This is what was asked for. The service ended right after the change.</p>`}
</section>
<dl class="facts">
<div><dt>By</dt><dd>${actor_type === 'key' && 'Key '}<a href="${listHref(path, none, { actor: actor_id })}">${actor_name === '' ? actor_id : actor_name}</a></dd></div>
<div><dt>Record</dt><dd>${name === null ? html`<span class="muted">None</span>` : page === null ? name : html`<a href="${workspaceHref(frame, page)}">${name}</a>`}</dd></div>
<div><dt>When</dt><dd>${fullTime(at)}</dd></div>
${entry.count !== undefined && html`<div><dt>Changes</dt><dd>${entry.count}, the first at ${fullTime(entry.first_at ?? at)}</dd></div>`}
<div><dt>Id of the record</dt><dd>${record_id === null ? html`<span class="muted">None</span>` : html`<code class="breakable">${record_id}</code>`}</dd></div>
<div><dt>Address</dt><dd><code>${address}</code></dd></div>
<div><dt>Session</dt><dd>${session === null ? html`<span class="muted">None</span>` : html`<code>${session}</code>`}</dd></div>
<div><dt>X-Request-Id</dt><dd>${entry.request_id === null ? html`<span class="muted">None</span>` : html`<code class="breakable">${entry.request_id}</code>`}</dd></div>
</dl>
${record_id !== null && html`<p class="actions"><a class="button" href="${listHref(path, none, { record: record_id })}">All changes of this record</a></p>`}`;
}

function changesPart({ changes = [], record_type }: Readonly<AuditEntry>): Html {
  if (changes.length > 0) return changeList(changes);
  // Entries of a storage that does not keep it have no kind of record.
  const words =
    record_type == null
      ? 'What changed was not kept with this entry.'
      : 'No field of the record has another value than before.';
  return html`<p class="muted">${words}</p>`;
}
