/** The stored data, which is immutable, so that it cannot change while it is read. */
import type { DataFile } from '../../generated/types.ts';
import type { RecordOf, WorkspaceCollection } from '../rules/collections/index.ts';
import { deepFreeze } from '../rules/deep-freeze.ts';

/** All stored data, deeply frozen: a change creates new objects up to the root. */
export type FrozenData = DeepReadonly<DataFile>;

export type DeepReadonly<T> = T extends (infer Entry)[]
  ? readonly DeepReadonly<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

const none: readonly never[] = Object.freeze([]);

export const hasWorkspace = (data: FrozenData, workspaceId: string): boolean =>
  data.workspaces.some(({ id }) => id === workspaceId);

/** The records of a workspace in a collection. The id of a workspace may be any text, even `__proto__`. */
export function recordsOf<Name extends WorkspaceCollection>(
  data: FrozenData,
  name: Name,
  workspaceId: string,
): readonly Readonly<RecordOf<Name>>[] {
  const collection = data[name] as unknown as Readonly<Record<string, readonly Readonly<RecordOf<Name>>[]>>;
  return (Object.hasOwn(collection, workspaceId) && collection[workspaceId]) || none;
}

export function withRecords<Name extends WorkspaceCollection>(
  data: FrozenData,
  name: Name,
  workspaceId: string,
  records: readonly Readonly<RecordOf<Name>>[],
): FrozenData {
  // The other collections are frozen already: to look at each of them again takes longer with each that is added.
  const collection = Object.freeze({ ...data[name], [workspaceId]: deepFreeze(records) });
  return Object.freeze({ ...data, [name]: collection }) as FrozenData;
}

/**
 * Caches the result of a function per object. Stored objects never change, so a result is never stale: a changed
 * collection is a new object, and the result for the old one is garbage-collected with it.
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

/** How a list has become another one: records in the place of others, without some, and with new ones at its end. */
export interface Revision<One extends object> {
  readonly replaced: ReadonlyMap<One, One>;
  readonly removed: ReadonlySet<One>;
  readonly added: readonly One[];
}

type Follow = (before: object, after: object, revision: Revision<object>) => void;
const followers: Follow[] = [];

/**
 * Says that a list, or the lists of a collection, were made of others. What was derived from that one is carried on to the new one, so that a change
 * of one record does not cost a look at all of them.
 */
export function revised<One extends object>(before: object, after: object, revision: Revision<One>): void {
  for (const follow of followers) follow(before, after, revision);
}

/**
 * Like {@link derived}, for lists that {@link revised} is told of: `next` returns the result for the new list from that
 * for the list before, which does not change.
 */
export const followed = <One extends object, Result>(
  derive: (list: readonly One[]) => Result,
  next: (result: Result, revision: Revision<One>) => Result,
): ((list: readonly One[]) => Result) => followedFrom<readonly One[], One, Result>(derive, next);

/** The same, for the lists of a collection. */
export function followedFrom<Source extends object, One extends object, Result>(
  derive: (source: Source) => Result,
  next: (result: Result, revision: Revision<One>) => Result,
): (source: Source) => Result {
  const kept = new WeakMap<object, { readonly result: Result }>();
  followers.push((before, after, revision) => {
    const entry = kept.get(before);
    if (entry !== undefined && !kept.has(after))
      kept.set(after, { result: next(entry.result, revision as Revision<One>) });
  });
  return list => {
    let entry = kept.get(list);
    if (entry === undefined) {
      entry = { result: derive(list) };
      kept.set(list, entry);
    }
    return entry.result;
  };
}
