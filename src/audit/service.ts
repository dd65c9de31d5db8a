/** The audit log: what is stored of a change, and for how long. */
import { randomBytes } from 'node:crypto';
import { storableText } from '../common/text/storable-text.ts';
import type { AuditEntry } from '../generated/types.ts';
import type { ChangeRecorder, RecordedChange } from '../group/change-recorder.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import { AuditedChange, auditStorageOf } from '../repository/audited-change.ts';
import type { AuditRepository } from '../repository/index.ts';
import { changesOf, recordNameOf } from './changes.ts';

/** For how many days entries are kept. */
export const keptDays = 400;

/** The earliest time of an entry that is kept. */
export const keptSince = (now: number): string => new Date(now - keptDays * 86_400_000).toISOString();

const newEntryId = (): string => `aud_${randomBytes(12).toString('base64url')}`;

function entryOf(
  { actor, operation, recordId, record, address, requestId }: RecordedChange,
  now: number,
  id = newEntryId(),
): AuditEntry {
  const name = recordNameOf(record);
  return {
    id,
    at: new Date(now).toISOString(),
    actor_type: actor.type,
    actor_id: actor.id,
    actor_name: storableText(actor.name, 200),
    operation,
    record_id: recordId === null ? null : storableText(recordId, 200),
    ...(record.kind === null ? {} : { record_type: storableText(record.kind, 100) }),
    ...(name === null ? {} : { record_name: name }),
    changes: changesOf(record),
    session: actor.session,
    address: storableText(address, 64),
    request_id: requestId === null ? null : storableText(requestId, 200),
  };
}

/** An entry that is stored with its change; its id is known before. */
class BegunEntry extends AuditedChange {
  readonly id = newEntryId();
}

export const auditService = ({ repository, now }: ResolvedOptions): ChangeRecorder => {
  // The group needs this part.
  const audit = repository.audit as AuditRepository;
  const storage = auditStorageOf(audit);
  return {
    begin(workspaceId, describe) {
      if (storage === null) return null;
      const begun: BegunEntry = new BegunEntry(storage, workspaceId, result => ({
        ...entryOf(describe(result), now(), begun.id),
        is_partial: true,
      }));
      return begun;
    },
    async record(change, begun) {
      // The storage has looked, and there was nothing to change.
      if (begun?.isTaken && !begun.isStored) return;
      const time = now();
      const id = begun?.isStored ? (begun as BegunEntry).id : undefined;
      await audit.append(change.workspaceId, entryOf(change, time, id), keptSince(time));
    },
    async undo(begun) {
      await audit.discard?.(begun.workspaceId, (begun as BegunEntry).id);
    },
  };
};
