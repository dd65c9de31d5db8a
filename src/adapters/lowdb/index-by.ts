/** Lists that are made of others, and indexes that follow them: a change of one record does not cost a look at all of them. */
import { groupBy } from '../../common/collections/group-by.ts';
import type { RecordOf, WorkspaceCollection } from '../rules/collections/index.ts';
import { deepFreeze } from '../rules/deep-freeze.ts';
import {
  type FrozenData,
  followed,
  followedFrom,
  type Revision,
  recordsOf,
  revised,
  withRecords,
} from './data.ts';

/** Of more, each record of the list is looked up instead of each change. */
const fewChanges = 32;

/** A copy of the list. What is removed is mostly old, and what is replaced mostly new. */
export function revise<One extends object>(
  before: readonly One[],
  { replaced, removed, added }: Revision<One>,
): One[] {
  // Of a frozen list, this is fifty times as fast as slice.
  let after = [...before];
  let first = 0;
  while (removed.has(after[first] as One)) first += 1;
  if (first === removed.size) after.splice(0, first);
  else after = after.filter(one => !removed.has(one));
  if (replaced.size > fewChanges) after = after.map(one => replaced.get(one) ?? one);
  else
    for (const [one, other] of replaced) {
      const place = after.lastIndexOf(one);
      if (place >= 0) after[place] = other;
    }
  after.push(...added);
  return after;
}

/** The data with other records, which is cheap where few of many change. */
export function withRevised<Name extends WorkspaceCollection>(
  data: FrozenData,
  name: Name,
  workspaceId: string,
  {
    replaced = new Map(),
    removed = new Set(),
    added = [],
  }: {
    readonly replaced?: ReadonlyMap<Readonly<RecordOf<Name>>, Readonly<RecordOf<Name>>>;
    readonly removed?: ReadonlySet<Readonly<RecordOf<Name>>>;
    readonly added?: readonly Readonly<RecordOf<Name>>[];
  },
): FrozenData {
  if (replaced.size + removed.size + added.length === 0) return data;
  const before: readonly object[] = recordsOf(data, name, workspaceId);
  const revision = { replaced, removed, added } as unknown as Revision<object>;
  for (const record of [...replaced.values(), ...added]) deepFreeze(record);
  const after = Object.freeze(revise(before, revision));
  revised(before, after, revision);
  return withRecords(data, name, workspaceId, after as never);
}

/** An index, and what has changed since it was made, which is copied with each change and therefore stays small. */
class Index<One> {
  readonly #all: ReadonlyMap<string, One>;
  readonly #since: ReadonlyMap<string, One | null>;

  constructor(all: ReadonlyMap<string, One>, since: ReadonlyMap<string, One | null> = new Map()) {
    this.#all = all;
    this.#since = since;
  }

  get(key: string): One | undefined {
    const later = this.#since.get(key);
    return later === undefined ? this.#all.get(key) : (later ?? undefined);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** Another index with these changes; null: there is none with this key any more. */
  with(changes: readonly (readonly [string, One | null])[]): Index<One> {
    const since = new Map([...this.#since, ...changes]);
    if (since.size ** 2 <= this.#all.size + 1_000) return new Index(this.#all, since);
    const all = new Map(this.#all);
    for (const [key, one] of since)
      if (one === null) all.delete(key);
      else all.set(key, one);
    return new Index(all);
  }
}

/** An index of records by texts. `recordsIn`: the records of what is followed. */
export const indexByAll = <Source extends object, One extends object>(
  recordsIn: (source: Source) => readonly One[],
  keysOf: (one: One) => readonly string[],
) =>
  followedFrom<Source, One, Index<One>>(
    source => {
      const index = new Map<string, One>();
      for (const record of recordsIn(source)) for (const key of keysOf(record)) index.set(key, record);
      return new Index(index);
    },
    (index, { replaced, removed, added }) => {
      const changes: [string, One | null][] = [];
      for (const one of [...replaced.keys(), ...removed])
        for (const key of keysOf(one)) changes.push([key, null]);
      for (const one of [...replaced.values(), ...added])
        for (const key of keysOf(one)) changes.push([key, one]);
      return changes.length === 0 ? index : index.with(changes);
    },
  );

/** An index of the records of a list by a text; null: a record is not in it. */
export const indexBy = <One extends object>(keyOf: (one: One) => string | null) =>
  indexByAll<readonly One[], One>(
    list => list,
    one => {
      const key = keyOf(one);
      return key === null ? [] : [key];
    },
  );

/** The records of a list by a text that several of them may share, each group in any order. */
export const groupsBy = <One extends object>(keyOf: (one: One) => string) =>
  followed<One, Index<readonly One[]>>(
    list => new Index(groupBy(list, keyOf)),
    (index, { replaced, removed, added }) => {
      const changed = new Map<string, readonly One[]>();
      const groupOf = (key: string) => changed.get(key) ?? index.get(key) ?? [];
      for (const one of [...replaced.keys(), ...removed]) {
        const key = keyOf(one);
        changed.set(
          key,
          groupOf(key).filter(other => other !== one),
        );
      }
      for (const one of [...replaced.values(), ...added]) {
        const key = keyOf(one);
        changed.set(key, [...groupOf(key), one]);
      }
      return index.with([...changed]);
    },
  );
