/** Runs scripts over the data in memory. */
import { groupBy } from '../../common/group-by.ts';
import { type CollectionName, collections } from '../rules/collections/index.ts';
import { deepFreeze } from '../rules/deep-freeze.ts';
import {
  type Ask,
  type Fields,
  type Script,
  type ScriptRunner,
  TakenError,
} from '../rules/scripts/script.ts';
import { derived, type FrozenData, recordsOf, withRecords } from './data.ts';
import type { DataEffects, DataStep } from './effect.ts';
import { effects } from './effects.ts';
import { steps } from './steps.ts';
import type { Store } from './store.ts';
import { withEvents } from './webhooks/records.ts';

type List = readonly Fields[];
type Name = CollectionName;

const isOfWorkspace = (name: Name): boolean => collections[name].scope === 'workspace';

const accountsById = derived((accounts: FrozenData['accounts']) =>
  Object.entries(accounts).map(([id, account]): Fields => ({ ...account, id })),
);

function listOf(data: FrozenData, name: Name, workspaceId: string): List {
  if (name === 'accounts') return accountsById(data.accounts);
  return (isOfWorkspace(name) ? recordsOf(data, name as never, workspaceId) : data[name]) as unknown as List;
}

const withList = (data: FrozenData, name: Name, workspaceId: string, list: List): FrozenData =>
  isOfWorkspace(name)
    ? withRecords(data, name as never, workspaceId, list as never)
    : Object.freeze({ ...data, [name]: deepFreeze(list) });

type Index = (list: List) => ReadonlyMap<string, List>;
const indexes = new Map<string, Index>();

/** The records of a list by the value of a field. */
function indexBy(field: string): Index {
  const known = indexes.get(field);
  if (known !== undefined) return known;
  const index = derived((list: List) => groupBy(list, record => String(record[field] ?? null)));
  indexes.set(field, index);
  return index;
}

/** The list that a condition is about, and its records that fit. */
function found(data: FrozenData, name: Name, where: Fields) {
  const { workspace_id, ...rest } = where;
  const [workspaceId, fields] = isOfWorkspace(name) ? [String(workspace_id), rest] : ['', where];
  const list = listOf(data, name, workspaceId);
  const conditions = Object.entries(fields).map(([field, value]) => ({
    field,
    values: new Set<unknown>(Array.isArray(value) ? value : [value]),
  }));
  const [first] = conditions;
  const some =
    first === undefined
      ? list
      : [...first.values].flatMap(one => indexBy(first.field)(list).get(String(one)) ?? []);
  const records = some.filter(record =>
    conditions.every(({ field, values }) => values.has(record[field] ?? null)),
  );
  return { list, workspaceId, records };
}

const isSame = (name: Name, one: Fields, other: Fields) =>
  collections[name].identity.every(field => one[field] === other[field]);

/** The data with the list of a collection, and what goes with a change of it. */
function stored(data: FrozenData, ask: Exclude<Ask, { kind: 'publish' | 'find' | 'step' }>) {
  const { name } = ask;
  const { check, removed } = (effects[name] ?? {}) as DataEffects<Fields>;
  if (ask.kind === 'remove') {
    const { list, workspaceId, records } = found(data, name, ask.where);
    if (records.length === 0) return { data, answer: records };
    const gone = new Set(records);
    const left = withList(
      data,
      name,
      workspaceId,
      list.filter(one => !gone.has(one)),
    );
    return { data: removed?.(left, workspaceId, records) ?? left, answer: records };
  }
  const { workspaceId } = ask;
  const record = ask.kind === 'add' ? ask.record : ask.after;
  check?.(data, record, ask.kind === 'add' ? undefined : ask.before);
  const list = listOf(data, name, workspaceId);
  if (ask.kind === 'add' && ask.isUntaken && list.some(one => isSame(name, one, record)))
    throw new TakenError(name);
  const next = ask.kind === 'add' ? [...list, record] : list.map(one => (one === ask.before ? record : one));
  return { data: withList(data, name, workspaceId, next), answer: undefined };
}

/** The answer to an ask, and the data after it. */
function answered(data: FrozenData, ask: Ask): { readonly data: FrozenData; readonly answer: unknown } {
  switch (ask.kind) {
    case 'find':
      return { data, answer: found(data, ask.name, ask.where).records };
    case 'publish':
      return { data: withEvents(data, ask.workspaceId, ask.events).data, answer: undefined };
    case 'step':
      return (steps[ask.name] as DataStep<never[]>)(data, ...(ask.given as never[]));
    default:
      return stored(data, ask);
  }
}

function run<Result>(before: FrozenData, script: Script<Result>): { data: FrozenData; result: Result } {
  let data = before;
  let answer: unknown;
  for (;;) {
    const { done, value } = script.next(answer);
    if (done) return { data, result: value };
    ({ data, answer } = answered(data, value));
  }
}

export const lowdbScripts = (store: Store): ScriptRunner => ({
  change: (_, script) => store.commit(data => run(data, script())),
  read: script => run(store.data, script()).result,
});
