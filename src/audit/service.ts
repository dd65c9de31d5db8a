/** The audit log: what is stored of a change, and for how long. */
import { randomBytes } from 'node:crypto';
import { storableText } from '../common/storable-text.ts';
import type { AuditEntry } from '../generated/types.ts';
import type { ChangeRecorder, RecordedChange } from '../group/change-recorder.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
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
): AuditEntry {
  const name = recordNameOf(record);
  return {
    id: newEntryId(),
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

export const auditService = ({ repository, now }: ResolvedOptions): ChangeRecorder => {
  // The group needs this part.
  const audit = repository.audit as AuditRepository;
  return {
    async record(change) {
      const time = now();
      await audit.append(change.workspaceId, entryOf(change, time), keptSince(time));
    },
  };
};
