/** What the adapter stores, and how it is kept from changing under a reader. */
import type { DataFile } from '../../generated/types.ts';
import type { WorkspaceCollection } from '../data/collections/index.ts';
import { deepFreeze } from '../data/deep-freeze.ts';

/** Everything stored. Deeply frozen: a change is a new object all the way up. */
export type Data = DeepReadonly<DataFile>;

export type DeepReadonly<T> = T extends (infer Entry)[]
  ? readonly DeepReadonly<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

const none: readonly never[] = Object.freeze([]);

/** A workspace's records of a collection. A workspace may be called anything, `__proto__` too. */
export function recordsOf<Name extends WorkspaceCollection>(
  data: Data,
  name: Name,
  workspaceId: string,
): Data[Name][string] {
  const collection: Data[Name] = data[name];
  return (Object.hasOwn(collection, workspaceId) ? collection[workspaceId] : none) as Data[Name][string];
}

/** The data with other records of a workspace in one collection. */
export function withRecords<Name extends WorkspaceCollection>(
  data: Data,
  name: Name,
  workspaceId: string,
  records: Data[Name][string],
): Data {
  return deepFreeze({ ...data, [name]: { ...data[name], [workspaceId]: records } });
}

/**
 * Remembers what was derived from an object. As stored objects never change, nothing is ever stale: a
 * changed collection is a new one, and what was derived from the old goes with it.
 */
export function derived<Source extends object, Result>(
  derive: (source: Source) => Result,
): (source: Source) => Result {
  const kept = new WeakMap<Source, { result: Result }>();
  return source => {
    let entry = kept.get(source);
    if (entry === undefined) {
      entry = { result: derive(source) };
      kept.set(source, entry);
    }
    return entry.result;
  };
}
