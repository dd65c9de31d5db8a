/**
 * An editor saves what it had read, with what somebody changed in it. Meanwhile, more may have been stored, which the
 * editor did not know. The version that it had read is the one from which its file differs least: records that are as in
 * that version are not edits, so they stay as they are stored now. Where both have changed a record, the editor wins.
 */
import { isDeepStrictEqual } from 'node:util';
import { checkData, InvalidDataError } from '../../rules/check.ts';
import { type CollectionName, collections, eachCollection, valuesOf } from '../../rules/collections/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import type { FrozenData } from '../data.ts';
import type { Edited } from '../store.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Records by identity. */
type Records = ReadonlyMap<unknown, Fields>;
/** The lists of all collections, by collection and workspace. */
type Lists = ReadonlyMap<string, { readonly name: CollectionName; readonly of: object }>;

const none: object = Object.freeze([]);

/**
 * The edit with everything that was stored since the version that it began with. `versions`: what was stored lately, the
 * latest last. If both contradict each other, the edit alone. What is as in the latest version is the same object.
 */
export function mergedEdit(edit: FrozenData, versions: readonly FrozenData[]): Omit<Edited, 'taken'> {
  const known = versions.map(listsOf);
  const now = known.at(-1);
  if (now === undefined) return { data: edit, isAhead: false };
  const own = listsOf(edit);
  const names = new Map([own, ...known].flatMap(lists => [...lists].map(([key, { name }]) => [key, name])));
  const edited = new Map<string, Records>();
  const distances = versions.map(() => 0);
  for (const [key, name] of names) {
    const lists = known.map(version => version.get(key)?.of ?? none);
    const read = new Map([...new Set(lists)].map(list => [list, recordsIn(name, list)]));
    const records = asKnown(recordsIn(name, own.get(key)?.of ?? none), [...read.values()].reverse());
    edited.set(key, records);
    const measured = new Map([...read].map(([list, version]) => [list, differences(records, version)]));
    lists.forEach((list, at) => {
      distances[at] = (distances[at] ?? 0) + (measured.get(list) ?? 0);
    });
  }
  const base = known[distances.lastIndexOf(Math.min(...distances))] ?? now;
  if (base !== now) {
    const data = dataOf(names, own, now, (key, name) =>
      combined(
        edited.get(key) ?? new Map(),
        recordsIn(name, base.get(key)?.of ?? none),
        recordsIn(name, now.get(key)?.of ?? none),
      ),
    );
    if (isFit(data)) return { data, isAhead: true };
  }
  return { data: dataOf(own, own, now, key => edited.get(key) ?? new Map()), isAhead: false };
}

/** The data of now with what differs between two other states of it. */
export function withDifference(now: FrozenData, before: FrozenData, after: FrozenData): FrozenData {
  const [lists, old, own] = [listsOf(now), listsOf(before), listsOf(after)];
  const names = new Map([...own, ...lists].map(([key, { name }]) => [key, name]));
  return dataOf(names, own, lists, (key, name) => {
    const known = recordsIn(name, old.get(key)?.of ?? none);
    const edited = asKnown(recordsIn(name, own.get(key)?.of ?? none), [known]);
    return combined(edited, known, asKnown(recordsIn(name, lists.get(key)?.of ?? none), [known]));
  });
}

function isFit(data: FrozenData): boolean {
  try {
    checkData('the edit', data);
    return true;
  } catch (error) {
    if (error instanceof InvalidDataError) return false;
    throw error;
  }
}

function listsOf(data: FrozenData): Lists {
  const lists = new Map<string, { name: CollectionName; of: object }>();
  for (const [name, { scope }] of eachCollection)
    if (scope !== 'workspace') lists.set(name, { name, of: data[name] });
    else
      for (const [workspaceId, of] of Object.entries(data[name]))
        lists.set(`${name} ${workspaceId}`, { name, of });
  return lists;
}

/** The records of a list of a collection by their identities. */
function recordsIn(name: CollectionName, list: object): Records {
  const { scope, identity } = collections[name];
  if (scope === 'id' && list !== none) return new Map(Object.entries(list as Record<string, Fields>));
  const identityOf = valuesOf(identity);
  return new Map((list as readonly Fields[]).map(record => [identityOf(record), record]));
}

/** The records, with the objects of the versions for those that are the same. */
function asKnown(records: Records, versions: readonly Records[]): Records {
  return new Map(
    [...records].map(([id, record]) => {
      const all = new Set(versions.map(version => version.get(id)).filter(one => one !== undefined));
      return [id, [...all].find(one => isDeepStrictEqual(one, record)) ?? record];
    }),
  );
}

function differences(records: Records, version: Records): number {
  let count = 0;
  for (const [id, record] of records) if (version.get(id) !== record) count += 1;
  for (const id of version.keys()) if (!records.has(id)) count += 1;
  return count;
}

function combined(edited: Records, before: Records, stored: Records): Records {
  const result = new Map<unknown, Fields>();
  for (const [id, record] of edited) {
    const kept = record === before.get(id) ? stored.get(id) : record;
    if (kept !== undefined) result.set(id, kept);
  }
  for (const [id, record] of stored) if (!edited.has(id) && record !== before.get(id)) result.set(id, record);
  return result;
}

/** Data of these lists. A list that is as it is now is the same object. What the edit leaves out is not there empty. */
function dataOf(
  names: ReadonlyMap<string, unknown>,
  edit: Lists,
  now: Lists,
  recordsOf: (key: string, name: CollectionName) => Records,
): FrozenData {
  const lists = new Map<CollectionName, [workspaceId: string, of: object][]>();
  for (const key of names.keys()) {
    const [name, workspaceId = ''] = key.split(' ', 2) as [CollectionName, string];
    const records = recordsOf(key, name);
    if (records.size === 0 && !edit.has(key)) continue;
    const before = now.get(key)?.of;
    const of =
      before !== undefined && isAs(recordsIn(name, before), records) ? before : listOf(name, records);
    lists.set(name, [...(lists.get(name) ?? []), [workspaceId, of]]);
  }
  const data = eachCollection.map(([name, { scope }]) => {
    const own = lists.get(name) ?? [];
    return [name, scope === 'workspace' ? Object.fromEntries(own) : own[0]?.[1]];
  });
  return deepFreeze({ format: 1, ...Object.fromEntries(data) }) as FrozenData;
}

const listOf = (name: CollectionName, records: Records): object =>
  collections[name].scope === 'id'
    ? Object.fromEntries(records as ReadonlyMap<string, Fields>)
    : [...records.values()];

function isAs(before: Records, records: Records): boolean {
  if (before.size !== records.size) return false;
  const others = before.values();
  for (const record of records.values()) if (others.next().value !== record) return false;
  return true;
}
