/** What both storages decide of the audit log: which entries share room, and which become one. */
import { isDeepStrictEqual } from 'node:util';
import type { AuditChange, AuditEntry } from '../../generated/types.ts';
import { type AuditedChange, isWithoutChange } from '../../repository/audited-change.ts';
import { deepFreeze } from './deep-freeze.ts';
import { checkRecord } from './storable.ts';

/** Who may do what: each of these kinds of records has room of its own, which no other change can use up. */
const ownRooms: ReadonlySet<string> = new Set(['member', 'invitation', 'key', 'workspace']);

/** Entries with the same name share room. */
export const auditRoomOf = ({ record_type: kind }: Pick<AuditEntry, 'record_type'>): string =>
  kind != null && ownRooms.has(kind) ? kind : 'other';

/** Maximum time between the first and the last change of one entry, in milliseconds. */
const maxMergedMs = 10 * 60_000;
/** As the schema allows. */
const maxMergedChanges = 50;

const sameFields = [
  'actor_type',
  'actor_id',
  'actor_name',
  'operation',
  'record_type',
  'record_id',
  'session',
  'address',
] as const satisfies readonly (keyof AuditEntry)[];

/** Whether an entry can become one with an earlier one. What says who may do what stays as it is, step by step. */
export const canMerge = (entry: Readonly<AuditEntry>): boolean =>
  entry.record_id !== null && auditRoomOf(entry) === 'other' && entry.is_partial === undefined;

/** Fields that only describe a record: any other that is changed again may hide where something went in between. */
const describing: ReadonlySet<string> = new Set(['name', 'title', 'description', 'tags', 'metadata']);

/** Of a redacted field, an entry has no values that a later one could hide. */
const isChangedAgain = (
  first: readonly Readonly<AuditChange>[],
  last: readonly Readonly<AuditChange>[],
): boolean =>
  last.some(
    ({ field, redacted }) =>
      !redacted && !describing.has(field.split('.')[0] ?? '') && first.some(change => change.field === field),
  );

/** A field that was changed back stays, with the same value twice: it had another one in between. */
function mergedChanges(
  first: readonly Readonly<AuditChange>[],
  last: readonly Readonly<AuditChange>[],
): AuditChange[] {
  const merged = new Map(first.map(change => [change.field, change]));
  for (const change of last) {
    const { from = change.from, redacted = change.redacted } = merged.get(change.field) ?? {};
    merged.set(
      change.field,
      redacted || change.redacted
        ? { field: change.field, from: null, to: null, redacted: true }
        : { ...change, from },
    );
  }
  return [...merged.values()] as AuditChange[];
}

/**
 * One entry for two changes, in the place of the later one; `null`: both stay. `previous`: the newest other entry of the
 * same record.
 */
export function mergedEntry(previous: Readonly<AuditEntry>, entry: Readonly<AuditEntry>): AuditEntry | null {
  if (!canMerge(previous) || !canMerge(entry)) return null;
  if (sameFields.some(name => !isDeepStrictEqual(previous[name] ?? null, entry[name] ?? null))) return null;
  const firstAt = previous.first_at ?? previous.at;
  const isSoon = Date.parse(entry.at) - Date.parse(firstAt) <= maxMergedMs;
  if (!isSoon || Date.parse(entry.at) < Date.parse(previous.at)) return null;
  if (isChangedAgain(previous.changes ?? [], entry.changes ?? [])) return null;
  const changes = mergedChanges(previous.changes ?? [], entry.changes ?? []);
  if (changes.length > maxMergedChanges) return null;
  return {
    ...entry,
    ...(previous.record_name == null ? {} : { record_name: previous.record_name }),
    changes,
    count: (previous.count ?? 1) + 1,
    first_at: firstAt,
  };
}

/**
 * The entry that is stored in the step of a change, or `null`. `hasWritten`: whether the step changes anything stored;
 * `result`: what its method returns. An entry that cannot be stored does not fail the change: it is told when it is
 * completed.
 */
export function entryOfStep(audited: AuditedChange, hasWritten: boolean, result: unknown): AuditEntry | null {
  audited.isTaken = true;
  audited.isStored = false;
  if (!hasWritten || isWithoutChange(result)) return null;
  try {
    const entry = audited.entryOf(result);
    checkRecord('audit', 'audit_entries', entry);
    audited.isStored = true;
    return deepFreeze(entry);
  } catch {
    audited.isTaken = false;
    return null;
  }
}
