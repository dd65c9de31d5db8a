/** Fields that only say what goes on, such as leases and uses of keys: they change all the time, and nobody edits them. */
import { isDeepStrictEqual } from 'node:util';
import type { DataFile } from '../../generated/types.ts';
import { eachCollection, type RecordFields } from './collections/index.ts';

type Lists = Readonly<Record<string, readonly RecordFields[]>>;
type Collections = Readonly<Record<string, unknown>>;

/** Whether two versions of immutable data, of which one was made of the other, differ in such fields at most. */
export function isSameForPeople(one: DataFile, other: DataFile): boolean {
  return eachCollection.every(([name, { transient }]) => {
    const [lists, others] = [one[name], other[name]] as object as [Lists, Lists];
    if (lists === others) return true;
    return (
      transient !== undefined &&
      isDeepStrictEqual(Object.keys(lists), Object.keys(others)) &&
      Object.entries(lists).every(([workspaceId, records]) =>
        isSameList(records, others[workspaceId] ?? [], transient),
      )
    );
  });
}

const isSameList = (
  records: readonly RecordFields[],
  others: readonly RecordFields[],
  transient: readonly string[],
): boolean =>
  records === others ||
  (records.length === others.length &&
    records.every((record, at) => isSameRecord(record, others[at] ?? {}, transient)));

function isSameRecord(one: RecordFields, other: RecordFields, transient: readonly string[]): boolean {
  if (one === other) return true;
  const same = Object.fromEntries(transient.map(field => [field, null]));
  return isDeepStrictEqual({ ...one, ...same }, { ...other, ...same });
}

/** An edit with the stored records in the place of those that differ in such fields at most. */
export function withTransient(edit: DataFile, stored: DataFile): DataFile {
  const changed = eachCollection.flatMap(([name, { transient }]): [string, Collections][] => {
    if (transient === undefined) return [];
    const [lists, others] = [edit[name], stored[name]] as object as [Lists, Lists];
    return [
      [
        name,
        Object.fromEntries(
          Object.entries(lists).map(([workspaceId, records]) => {
            const known = new Map(
              (Object.hasOwn(others, workspaceId) ? others[workspaceId] : [])?.map(one => [one.id, one]),
            );
            return [
              workspaceId,
              records.map(record => {
                const now = known.get(record.id);
                return now !== undefined && isSameRecord(record, now, transient) ? now : record;
              }),
            ];
          }),
        ),
      ],
    ];
  });
  return { ...edit, ...Object.fromEntries(changed) };
}
