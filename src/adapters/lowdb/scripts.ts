/** Runs scripts over the data in memory. */
import type { TransactionClient } from '../../repository/index.ts';
import { noTransaction } from '../../repository/within.ts';
import { type CollectionName, collections } from '../rules/collections/index.ts';
import { deepFreeze } from '../rules/deep-freeze.ts';
import {
  type Ask,
  type Fields,
  type Script,
  type ScriptRunner,
  TakenError,
} from '../rules/scripts/script.ts';
import { derived, type FrozenData, type Revision, recordsOf } from './data.ts';
import type { DataEffects, DataStep } from './effect.ts';
import { groupsBy, revise, withRevised } from './index-by.ts';
import { effects, steps } from './steps.ts';
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

function withList(
  data: FrozenData,
  name: Name,
  workspaceId: string,
  { replaced = new Map(), removed = new Set(), added = [] }: Partial<Revision<Fields>>,
): FrozenData {
  const revision = { replaced, removed, added };
  return isOfWorkspace(name)
    ? withRevised(data, name as never, workspaceId, revision as never)
    : deepFreeze({ ...data, [name]: revise(listOf(data, name, ''), revision) });
}

type Groups = ReturnType<typeof groupsBy<Fields>>;
const groups = new Map<string, Groups>();

/** The records of a list by the value of a field. */
function byField(field: string): Groups {
  const known = groups.get(field) ?? groupsBy<Fields>(record => String(record[field] ?? null));
  groups.set(field, known);
  return known;
}

/** The records that fit a condition, and their workspace. The same list as before, if all of one with a name fit. */
function found(data: FrozenData, name: Name, where: Fields) {
  const isOfOne = isOfWorkspace(name);
  const workspaceId = isOfOne ? String(where.workspace_id) : '';
  const list = listOf(data, name, workspaceId);
  let records: List | null = null;
  for (const [field, value] of Object.entries(where)) {
    if (isOfOne && field === 'workspace_id') continue;
    const values = Array.isArray(value) ? new Set<unknown>(value) : null;
    const withValue = (one: unknown): List => byField(field)(list).get(String(one)) ?? [];
    const some: List = records ?? (values === null ? withValue(value) : [...values].flatMap(withValue));
    const fits = (record: Fields) =>
      values === null ? (record[field] ?? null) === value : values.has(record[field] ?? null);
    records = some.every(fits) ? some : some.filter(fits);
  }
  return { workspaceId, records: records ?? list };
}

/** Whether there is a record with the identity of another one. */
function isTaken(data: FrozenData, name: Name, workspaceId: string, record: Fields): boolean {
  const identity = Object.fromEntries(collections[name].identity.map(field => [field, record[field]]));
  const where = isOfWorkspace(name) ? { ...identity, workspace_id: workspaceId } : identity;
  return found(data, name, where).records.length > 0;
}

/** The data with the list of a collection, and what goes with a change of it. */
function stored(data: FrozenData, ask: Extract<Ask, { kind: 'add' | 'change' | 'remove' }>) {
  const { name } = ask;
  const { check, removed } = (effects[name] ?? {}) as DataEffects<Fields>;
  if (ask.kind === 'remove') {
    const { workspaceId, records } = found(data, name, ask.where);
    if (records.length === 0) return { data, answer: records };
    const left = withList(data, name, workspaceId, { removed: new Set(records) });
    return { data: removed?.(left, workspaceId, records) ?? left, answer: records };
  }
  const { workspaceId } = ask;
  const record = ask.kind === 'add' ? ask.record : ask.after;
  check?.(data, record, ask.kind === 'add' ? undefined : ask.before);
  if (ask.kind === 'change') {
    const replaced = new Map([[ask.before, record]]);
    return { data: withList(data, name, workspaceId, { replaced }), answer: undefined };
  }
  if (ask.isUntaken && isTaken(data, name, workspaceId, record)) throw new TakenError(name);
  return { data: withList(data, name, workspaceId, { added: [record] }), answer: undefined };
}

/** The answer to an ask, and the data after it. */
function answered(data: FrozenData, ask: Ask): { readonly data: FrozenData; readonly answer: unknown } {
  switch (ask.kind) {
    case 'find': {
      const { records } = found(data, ask.name, ask.where);
      if (!ask.isTimed) return { data, answer: records };
      const [record] = records;
      return { data, answer: record && { record, now: new Date().toISOString() } };
    }
    case 'count':
      return { data, answer: found(data, ask.name, ask.where).records.length };
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

function refuseClient(client: TransactionClient | undefined): void {
  if (client !== undefined) throw noTransaction('lowdbRepository');
}

export const lowdbScripts = (store: Store): ScriptRunner => ({
  async change(_, script, client) {
    refuseClient(client);
    return store.commit(data => run(data, script()));
  },
  read(script, client) {
    refuseClient(client);
    return run(store.data, script()).result;
  },
  find: (name, where) => found(store.data, name, where as Fields).records as never,
});
