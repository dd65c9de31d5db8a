import type { AuditEntry } from '../../../generated/types.ts';
import { withAuditStorage } from '../../../repository/audited-change.ts';
import { fitting } from '../../../repository/filters.ts';
import { type AuditRepository, auditFilters } from '../../../repository/index.ts';
import { canMerge, mergedEntry } from '../../rules/audit.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { checkCounts, checkRecord, checkTimes } from '../../rules/storable.ts';
import { hasWorkspace, recordsOf, withRecords } from '../data.ts';
import { time } from '../order.ts';
import type { Store } from '../store.ts';
import { type Entries, newest, withEntries } from './entries.ts';

/** The newest other entry of the same record. */
const previousOf = (entries: Entries, { id, record_id }: AuditEntry) =>
  entries.filter(one => one.record_id === record_id && one.id !== id).sort(newest)[0];

export const lowdbAudit = (store: Store): Required<AuditRepository> =>
  withAuditStorage(
    {
      async append(workspaceId, entry, staleBefore) {
        checkTimes('audit.append', { staleBefore });
        checkRecord('audit.append', 'audit_entries', entry);
        const copy = deepFreeze(structuredClone(entry));
        const stale = time(staleBefore);
        await store.commit(data => {
          const entries = recordsOf(data, 'audit_entries', workspaceId);
          const own = entries.find(({ id }) => id === entry.id);
          if (!hasWorkspace(data, workspaceId) || (own !== undefined && !own.is_partial))
            return { data, result: undefined };
          const previous = canMerge(copy) ? previousOf(entries, copy) : undefined;
          const merged = previous === undefined ? null : mergedEntry(previous, copy);
          const kept = entries.filter(
            one => time(one.at) >= stale && one !== own && (merged === null || one !== previous),
          );
          return {
            data: withEntries(data, workspaceId, kept, merged ?? copy),
            result: undefined,
          };
        });
      },

      async discard(workspaceId, entryId) {
        await store.commit(data => {
          const entries = recordsOf(data, 'audit_entries', workspaceId);
          const kept = entries.filter(({ id, is_partial }) => id !== entryId || !is_partial);
          const isGone = kept.length < entries.length;
          return {
            data: isGone ? withRecords(data, 'audit_entries', workspaceId, kept) : data,
            result: undefined,
          };
        });
      },

      list(workspaceId, query) {
        const { since, until, limit, after } = query;
        checkCounts('audit.list', { limit });
        checkTimes('audit.list', {}, { since, until, after: after?.at });
        const all = recordsOf(store.data, 'audit_entries', workspaceId)
          .filter(fitting(auditFilters, query))
          .filter(one => after === undefined || newest(after, one) < 0)
          .sort(newest);
        const entries = all.slice(0, limit);
        const last = entries.at(-1);
        return {
          entries,
          next: last !== undefined && all.length > limit ? { at: last.at, id: last.id } : null,
        };
      },
    },
    store,
  );
