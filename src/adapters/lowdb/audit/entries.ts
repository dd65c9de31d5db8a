/** The entries of a workspace in the data, and the entry of a change in the step of the change. */
import type { AuditEntry } from '../../../generated/types.ts';
import type { AuditedChange } from '../../../repository/audited-change.ts';
import type { AuditPlace, Refused } from '../../../repository/index.ts';
import { auditRoomOf, entryOfStep } from '../../rules/audit.ts';
import { type FrozenData, hasWorkspace, recordsOf, withRecords } from '../data.ts';
import { newestFirst } from '../order.ts';

export type Entries = readonly Readonly<AuditEntry>[];

/** Maximum number of stored entries of a workspace in each room (the newest), because every change writes the whole file. */
const maxInRoom = 1_000;

export const newest = newestFirst<AuditPlace>(({ at }) => at);

/** Without the oldest entries of a room that has too many. */
function withinRoom(entries: Entries, room: string): Entries {
  const own = entries.filter(entry => auditRoomOf(entry) === room);
  if (own.length <= maxInRoom) return entries;
  const surplus = new Set(own.sort(newest).slice(maxInRoom));
  return entries.filter(entry => !surplus.has(entry));
}

export const withEntries = (
  data: FrozenData,
  workspaceId: string,
  entries: Entries,
  entry: AuditEntry,
): FrozenData =>
  withRecords(data, 'audit_entries', workspaceId, withinRoom([...entries, entry], auditRoomOf(entry)));

type Change = (data: FrozenData) => { readonly data: FrozenData; readonly result: unknown } | Refused<string>;

/** The change, which stores its entry in the same step. */
export const withEntryOf =
  (change: Change, audited: AuditedChange): Change =>
  data => {
    const changed = change(data);
    const { workspaceId } = audited;
    const hasWritten = !('refused' in changed) && changed.data !== data;
    const entry = entryOfStep(audited, hasWritten, 'refused' in changed ? changed : changed.result);
    if (entry === null || 'refused' in changed || !hasWorkspace(changed.data, workspaceId)) return changed;
    const entries = recordsOf(changed.data, 'audit_entries', workspaceId);
    // A method may take several steps for one change.
    if (entries.some(({ id }) => id === entry.id)) return changed;
    return {
      data: withEntries(changed.data, workspaceId, entries, entry),
      result: changed.result,
    };
  };
