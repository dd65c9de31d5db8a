/** What a storage does for scripts, over a `Map` of lists. Each change is one synchronous step on a copy of the `Map`. */
import { type CollectionName, collections } from '../../../src/adapters/rules/collections/index.ts';
import { deepFreeze } from '../../../src/adapters/rules/deep-freeze.ts';
import {
  type Ask,
  type Fields,
  type Script,
  type ScriptRunner,
  TakenError,
} from '../../../src/adapters/rules/scripts/script.ts';
import type { ScriptSteps } from '../../../src/adapters/rules/scripts/steps.ts';
import type { DataFile } from '../../../src/generated/types.ts';
import type { TransactionClient } from '../../../src/repository/index.ts';

/** The records of each collection, those of workspaces by workspace. */
export type Lists = Map<string, readonly Fields[]>;

/** What a storage does in its own way: changes of the lists. */
export type MapSteps = {
  readonly [Name in keyof ScriptSteps]?: (
    lists: Lists,
    ...given: Parameters<ScriptSteps[Name]>
  ) => ReturnType<ScriptSteps[Name]>;
};

export const nameOf = (name: CollectionName, workspaceId: string): string =>
  collections[name].scope === 'workspace' ? `${name} ${workspaceId}` : name;

function listsOf(seed: DataFile): Lists {
  const lists: Lists = new Map();
  for (const name of Object.keys(collections) as CollectionName[]) {
    const { scope } = collections[name];
    if (scope === 'storage') lists.set(name, seed[name] as unknown as Fields[]);
    else if (scope === 'id')
      lists.set(
        name,
        Object.entries(seed[name]).map(([id, record]) => ({ ...(record as object), id })),
      );
    else
      for (const [workspaceId, records] of Object.entries(seed[name]))
        lists.set(nameOf(name, workspaceId), records as Fields[]);
  }
  for (const list of lists.values()) deepFreeze(list);
  return lists;
}

function matching(lists: Lists, name: CollectionName, { workspace_id, ...rest }: Fields) {
  const isOwned = collections[name].scope === 'workspace';
  const place = nameOf(name, String(workspace_id));
  const list = lists.get(place) ?? [];
  const conditions = Object.entries(isOwned || workspace_id === undefined ? rest : { workspace_id, ...rest });
  const fits = (record: Fields) =>
    conditions.every(([field, value]) =>
      (Array.isArray(value) ? value : [value]).includes(record[field] ?? null),
    );
  return { place, list, records: list.filter(fits) };
}

/** Declared unique keys, and the identity. @throws TakenError */
function checkUnique(lists: Lists, name: CollectionName, place: string, record: Fields, before?: Fields) {
  const { identity, unique = [] } = collections[name];
  for (const { fields, within } of [{ fields: identity, within: 'list' }, ...unique])
    for (const [other, list] of lists)
      if (within === 'list' ? other === place : other.split(' ')[0] === name)
        for (const one of list)
          if (one !== before && fields.every(field => record[field] != null && one[field] === record[field]))
            throw new TakenError(name);
}

function answer(lists: Lists, steps: MapSteps, ask: Ask): unknown {
  switch (ask.kind) {
    case 'find': {
      const { records } = matching(lists, ask.name, ask.where);
      if (!ask.isTimed) return records;
      return records[0] && { record: records[0], now: new Date().toISOString() };
    }
    case 'count':
      return matching(lists, ask.name, ask.where).records.length;
    case 'remove': {
      const { place, list, records } = matching(lists, ask.name, ask.where);
      lists.set(
        place,
        list.filter(one => !records.includes(one)),
      );
      return records;
    }
    case 'add': {
      const place = nameOf(ask.name, ask.workspaceId);
      checkUnique(lists, ask.name, place, ask.record);
      return lists.set(place, [...(lists.get(place) ?? []), deepFreeze(ask.record)]);
    }
    case 'change': {
      const place = nameOf(ask.name, ask.workspaceId);
      checkUnique(lists, ask.name, place, ask.after, ask.before);
      const changed = (lists.get(place) ?? []).map(one => (one === ask.before ? deepFreeze(ask.after) : one));
      return lists.set(place, changed);
    }
    case 'publish':
      // There are no webhooks.
      return undefined;
    case 'step':
      return (steps[ask.name] as (lists: Lists, ...given: readonly unknown[]) => unknown)(
        lists,
        ...ask.given,
      );
  }
}

function run<Result>(lists: Lists, steps: MapSteps, script: Script<Result>): Result {
  for (let next = script.next(); ; next = script.next(answer(lists, steps, next.value)))
    if (next.done) return next.value;
}

function refuseClient(client: TransactionClient | undefined): void {
  if (client !== undefined) throw new TypeError('client: a Map has no transactions');
}

export class Maps implements ScriptRunner {
  #lists: Lists;
  readonly #steps: MapSteps;

  constructor(seed: DataFile, steps: MapSteps) {
    this.#lists = listsOf(seed);
    this.#steps = steps;
  }

  list<Record>(name: CollectionName, workspaceId = ''): readonly Readonly<Record>[] {
    return (this.#lists.get(nameOf(name, workspaceId)) ?? []) as readonly Readonly<Record>[];
  }

  async change<Result>(_: string, script: () => Script<Result>, client?: TransactionClient): Promise<Result> {
    refuseClient(client);
    const lists = new Map(this.#lists);
    const result = run(lists, this.#steps, script());
    this.#lists = lists;
    return result;
  }

  read<Result>(script: () => Script<Result>, client?: TransactionClient): Result {
    refuseClient(client);
    return run(this.#lists, this.#steps, script());
  }
}
