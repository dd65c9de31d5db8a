/**
 * What only the server writes in data that people edit by hand: logs, counts, deliveries and sessions, and fields such as
 * leases, clicks and uses of keys. A change of these is no reason to refuse an edit of the rest.
 */
import { isDeepStrictEqual } from 'node:util';
import type { DataFile } from '../../generated/types.ts';
import type { InvalidDataError } from './check.ts';
import {
  type CollectionName,
  collectionNames,
  collections,
  eachCollection,
  listsOf,
  type RecordFields,
  valuesOf,
} from './collections/index.ts';
import { withOverrides } from './overrides.ts';

/** Whether only the server writes the whole collection: its records are a history that is pruned, or it is declared so. */
function isServerWritten(name: CollectionName): boolean {
  const { bound, serverWritten } = collections[name];
  return serverWritten === 'records' || 'pruned' in bound;
}

const fieldsOf = (serverWritten: readonly string[] | 'records' | undefined): readonly string[] =>
  typeof serverWritten === 'object' ? serverWritten : [];

/** Whether two versions of immutable data, of which one was made of the other, differ at most in what the server writes. */
export function differsOnlyInServerWritten(one: DataFile, other: DataFile): boolean {
  return eachCollection.every(([name, { serverWritten }]) => {
    if (one[name] === other[name] || isServerWritten(name)) return true;
    const [lists, others] = [listsOf(name, one), listsOf(name, other)];
    return (
      lists.length === others.length &&
      lists.every(({ pointer, records }, at) => {
        const there = others[at];
        return there?.pointer === pointer && isSameList(records, there.records, fieldsOf(serverWritten));
      })
    );
  });
}

const isSameList = (
  records: readonly RecordFields[],
  others: readonly RecordFields[],
  fields: readonly string[],
): boolean =>
  records === others ||
  (records.length === others.length &&
    records.every((record, at) => isSameRecord(record, others[at] ?? {}, fields)));

function isSameRecord(one: RecordFields, other: RecordFields, fields: readonly string[]): boolean {
  if (one === other) return true;
  const same = Object.fromEntries(fields.map(field => [field, null]));
  return isDeepStrictEqual({ ...one, ...same }, { ...other, ...same });
}

/**
 * An edit with what the server has stored since it was read. Stored records that refer to something that the edit has
 * removed are left out.
 */
export function withServerWritten(edit: DataFile, stored: DataFile): DataFile {
  return withOverrides(
    stored,
    ofEditedCollections((name, fields) => withFields(name, fields, edit, stored)),
  );
}

/** Whether something that only the server writes refers to a record that is not there. The records are valid then. */
export function isDangling({ pointer, reason }: InvalidDataError): boolean {
  const name = collectionNames.find(one => pointer.startsWith(`/${one}/`));
  return name !== undefined && isServerWritten(name) && reason.startsWith('refers to an unknown ');
}

/** Valid data without what the server has written about records that somebody has removed by hand. */
export const withoutDangling = (data: DataFile): DataFile =>
  withOverrides(
    data,
    ofEditedCollections(name => data[name]),
  );

/** The collections that people edit by hand. */
const ofEditedCollections = (
  make: (name: CollectionName, serverWritten: readonly string[]) => object | undefined,
): Partial<Record<CollectionName, object>> =>
  Object.fromEntries(
    eachCollection
      .filter(([name]) => !isServerWritten(name))
      .map(([name, { serverWritten }]) => [name, make(name, fieldsOf(serverWritten))]),
  );

/** A collection of an edit in which each record has these fields as they are stored. */
function withFields(
  name: CollectionName,
  fields: readonly string[],
  edit: DataFile,
  stored: DataFile,
): object {
  if (fields.length === 0) return edit[name];
  const { scope, identity } = collections[name];
  const idOf = valuesOf(identity);
  const others = new Map(listsOf(name, stored).map(({ pointer, records }) => [pointer, records]));
  const lists = listsOf(name, edit).map(({ workspaceId, pointer, records }) => {
    const known = new Map(others.get(pointer)?.map(one => [idOf(one), one]));
    const next = records.map(record => {
      const now = known.get(idOf(record));
      return now === undefined ? record : withFieldsOf(record, now, fields);
    });
    return [workspaceId, next] as const;
  });
  return scope === 'storage' ? (lists[0]?.[1] ?? []) : Object.fromEntries(lists);
}

function withFieldsOf(record: RecordFields, stored: RecordFields, fields: readonly string[]): RecordFields {
  const given = fields.filter(field => Object.hasOwn(stored, field)).map(field => [field, stored[field]]);
  const next = { ...record, ...Object.fromEntries(given) };
  // The same object, so that later comparisons are short.
  return isDeepStrictEqual(next, stored) ? stored : next;
}
