import type { AuditPlace, AuditRepository } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { checkCounts, checkRecord, checkTimes } from '../../rules/storable.ts';
import { hasWorkspace, recordsOf, withRecords } from '../data.ts';
import { newestFirst, time } from '../order.ts';
import type { Store } from '../store.ts';

/** Maximum number of stored entries per workspace (the newest), because every change writes the whole file. */
const mostEntries = 1_000;

const newest = newestFirst<AuditPlace>(({ at }) => at);

export const lowdbAudit = (store: Store): AuditRepository => ({
  async append(workspaceId, entry, staleBefore) {
    checkTimes('audit.append', { staleBefore });
    checkRecord('audit.append', 'audit_entries', entry);
    const copy = deepFreeze(structuredClone(entry));
    await store.commit(data => {
      const entries = recordsOf(data, 'audit_entries', workspaceId);
      if (!hasWorkspace(data, workspaceId) || entries.some(({ id }) => id === entry.id))
        return { data, result: undefined };
      const kept = entries.filter(({ at }) => time(at) >= time(staleBefore));
      const next = [...kept, copy].sort(newest).slice(0, mostEntries).reverse();
      return { data: withRecords(data, 'audit_entries', workspaceId, next), result: undefined };
    });
  },

  list(workspaceId, { actor, operation, recordType, recordId, since, until, limit, after }) {
    checkCounts('audit.list', { limit });
    checkTimes('audit.list', {}, { since, until, after: after?.at });
    const all = recordsOf(store.data, 'audit_entries', workspaceId)
      .filter(
        one =>
          (actor === undefined || one.actor_id === actor) &&
          (operation === undefined || one.operation === operation) &&
          (recordType === undefined || one.record_type === recordType) &&
          (recordId === undefined || one.record_id === recordId) &&
          (until === undefined || time(one.at) <= time(until)) &&
          (since === undefined || time(one.at) >= time(since)) &&
          (after === undefined || newest(after, one) < 0),
      )
      .sort(newest);
    const entries = all.slice(0, limit);
    const last = entries.at(-1);
    return {
      entries,
      next: last !== undefined && all.length > limit ? { at: last.at, id: last.id } : null,
    };
  },
});
