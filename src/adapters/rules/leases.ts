/** Leases in data that takes the place of other data. */
import { isDeepStrictEqual } from 'node:util';
import type { DataFile } from '../../generated/types.ts';
import { eachCollection, type RecordFields } from './collections/index.ts';

/**
 * The data without leases of another time. A record that is the same in both keeps its lease. In a different one, the
 * lease is void.
 */
export function withValidLeases(next: DataFile, current: DataFile): DataFile {
  const changed = eachCollection.flatMap(([name, { released: release }]) =>
    release === undefined
      ? []
      : [[name, each(next[name] as object as Lists, current[name] as object as Lists, release)] as const],
  );
  return { ...next, ...Object.fromEntries(changed) };
}

/** The data of a storage that nobody used a moment ago: anyone who held a lease in it has ended. */
export const withoutLeases = (data: DataFile): DataFile =>
  withValidLeases(
    data,
    Object.fromEntries(eachCollection.map(([name]) => [name, {}])) as unknown as DataFile,
  );

type Release = (record: RecordFields, before: RecordFields | undefined) => RecordFields;
type Lists = Readonly<Record<string, readonly RecordFields[]>>;

/** The same lists, with each record changed that is not the same in the others. */
function each(next: Lists, current: Lists, change: Release): Lists {
  if (next === current) return next;
  return Object.fromEntries(
    Object.entries(next).map(([workspaceId, records]) => {
      const others = Object.hasOwn(current, workspaceId) ? current[workspaceId] : [];
      if (others === records) return [workspaceId, records];
      const known = new Map(others?.map(one => [one.id, one]));
      return [
        workspaceId,
        records.map(record => {
          const before = known.get(record.id);
          return isDeepStrictEqual(record, before) ? record : change(record, before);
        }),
      ];
    }),
  );
}
