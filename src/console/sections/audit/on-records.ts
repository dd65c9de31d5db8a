/** The newest changes of a record, on its page. */
import { listAuditLog } from '../../../audit/handlers.ts';
import { callOf } from '../../actions/call.ts';
import { frameOf } from '../../actions/frame.ts';
import { html } from '../../html.ts';
import { workspaceHref } from '../../layout.ts';
import { listHref, listTable } from '../../pages/list-table.ts';
import type { OnRecord } from '../../section.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../session/member.ts';
import type { Visit } from '../../visit.ts';
import { recordedOperations } from './actions.ts';
import { auditTable } from './page.ts';

const shown = 5;

/** Nothing for viewers, who may not read the log, and for a record without a change. */
export async function showChanges(
  visit: Visit<'audit'>,
  workspaceId: string,
  recordId: string,
): Promise<OnRecord> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  if (!mayManageKeys(current)) return {};
  const input = { record_id: recordId, limit: shown };
  const { data: entries } = (await listAuditLog(callOf(visit, workspaceId, input))).result;
  if (entries.length === 0) return {};
  const frame = frameOf(visit, { member, current });
  const path = workspaceHref(frame, '/settings/audit-log');
  const query = new URLSearchParams({ record: recordId });
  const operations = recordedOperations(visit);
  const table = auditTable(frame, { entries, operations, query, open: null, isOfOne: true }, path);
  const below = html`<section aria-labelledby="record-changes">
<div class="card-head"><h2 id="record-changes">Changes</h2><div class="actions"><a class="button small" href="${listHref(path, query)}">All changes</a></div></div>
${listTable(table)}
</section>`;
  return { below };
}
