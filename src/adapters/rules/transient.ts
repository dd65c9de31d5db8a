/** Fields that only say what goes on, such as leases and uses of keys: they change all the time, and nobody edits them. */
import { isDeepStrictEqual } from 'node:util';
import type { DataFile } from '../../generated/types.ts';
import { eachCollection, listsOf, type RecordFields, valuesOf } from './collections/index.ts';

/** Whether two versions of immutable data, of which one was made of the other, differ in such fields at most. */
export function isSameForPeople(one: DataFile, other: DataFile): boolean {
  return eachCollection.every(([name, { transient }]) => {
    if (one[name] === other[name]) return true;
    const [lists, others] = [listsOf(name, one), listsOf(name, other)];
    return (
      lists.length === others.length &&
      lists.every(({ pointer, records }, at) => {
        const there = others[at];
        return there?.pointer === pointer && isSameList(records, there.records, transient ?? []);
      })
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
  const changed = eachCollection.flatMap(([name, { transient, identity, scope }]) => {
    if (transient === undefined) return [];
    const idOf = valuesOf(identity);
    const others = new Map(listsOf(name, stored).map(({ pointer, records }) => [pointer, records]));
    const lists = listsOf(name, edit).map(({ workspaceId, pointer, records }) => {
      const known = new Map(others.get(pointer)?.map(one => [idOf(one), one]));
      const next = records.map(record => {
        const now = known.get(idOf(record));
        return now !== undefined && isSameRecord(record, now, transient) ? now : record;
      });
      return [workspaceId, next] as const;
    });
    return [[name, scope === 'storage' ? lists[0]?.[1] : Object.fromEntries(lists)] as const];
  });
  return { ...edit, ...Object.fromEntries(changed) };
}
