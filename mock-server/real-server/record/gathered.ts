/** Fixtures of what a real server has answered: without secrets, and only with records that the mock server takes. */
import { recordFault } from '../../../src/adapters/rules/check.ts';
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import { shownName } from '../../../src/common/text/unknown-name.ts';
import type { Served } from '../../../src/group/served.ts';
import { fixturesFrom } from '../../fixtures/load.ts';
import { mistakesIn } from '../../fixtures/mistakes.ts';
import { toData } from '../../fixtures/records.ts';
import type { Fixtures } from '../../fixtures.ts';
import type { StandIns } from '../stand-ins.ts';
import { fixtureRecordsOf, identityOf, type RecordedName, recordedBy } from './collections.ts';

/** The body of a successful answer of an operation. */
export interface Observation {
  readonly operation: string;
  readonly body: unknown;
}

export interface GatheredFixtures {
  /** By collection. */
  readonly fixtures: Partial<Fixtures>;
  /** How many records each collection has. */
  readonly counts: Readonly<Record<string, number>>;
  /** What was left out, each as a sentence without a full stop. */
  readonly left: readonly string[];
}

export const hasRecords = ({ counts }: Pick<GatheredFixtures, 'counts'>): boolean =>
  Object.values(counts).some(count => count > 0);

/** The workspace of the demo key `studio`, so that this key reads what was recorded. */
const workspaceId = 'ws_studio';
const accountId = 'acc_recorded';

type Fields = Readonly<Record<string, unknown>>;

export async function gatheredFixtures(
  observations: readonly Observation[],
  { shaperOf, operations }: Pick<Served, 'shaperOf' | 'operations'>,
  standIns: StandIns,
): Promise<GatheredFixtures> {
  const left = new Set<string>();
  const lists = new Map<RecordedName, Map<unknown, Fields>>();
  for (const { body } of observations) standIns.learn(body);
  for (const { operation, body } of observations) {
    const recorded = recordedBy[operation];
    const reply = operations.find(({ id }) => id === operation)?.reply;
    if (recorded === undefined || reply === undefined || !('schema' in reply)) continue;
    const { value } = shaperOf(reply.schema)(body);
    const known = pathsIn(value);
    for (const path of [...pathsIn(body)].filter(one => !known.has(one)))
      left.add(`${operation}: the member ${shownName(path)}, which the document does not have`);
    const { collection } = recorded;
    const records = lists.get(collection) ?? new Map<unknown, Fields>();
    lists.set(collection, records);
    for (const record of fixtureRecordsOf(operation, standIns.replace(value)))
      records.set(record[identityOf[collection] ?? ''], record);
  }
  const valid = new Map<RecordedName, readonly Fields[]>();
  for (const [name, records] of lists) valid.set(name, validIn(name, [...records.values()], left));
  const fixtures = await consistent(valid, left);
  const counts = Object.fromEntries([...valid].map(([name, records]) => [name, records.length]));
  return { fixtures, counts, left: [...left] };
}

/** The paths of all members, such as `items[].price`. */
function pathsIn(value: unknown, before = '', found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const one of value) pathsIn(one, `${before}[]`, found);
  else if (isPlainObject(value))
    for (const [name, inner] of Object.entries(value)) {
      const path = before === '' ? name : `${before}.${name}`;
      found.add(path);
      pathsIn(inner, path, found);
    }
  return found;
}

function validIn(name: RecordedName, records: readonly Fields[], left: Set<string>): readonly Fields[] {
  return records.filter(record => {
    const fault = recordFault(name, record as never);
    if (fault !== null) left.add(`a record of ${name}: ${fault.pointer} ${fault.reason}`);
    return fault === null;
  });
}

/** Leaves out what refers to records that were not recorded, or is there twice. */
async function consistent(
  valid: Map<RecordedName, readonly Fields[]>,
  left: Set<string>,
): Promise<Partial<Fixtures>> {
  const sample = toData((await fixturesFrom(undefined, Date.now())) as Fixtures);
  for (;;) {
    const fixtures = asFixtures(valid);
    const [mistake] = mistakesIn(toData((await fixturesFrom(fixtures, Date.now())) as Fixtures), sample);
    if (mistake === undefined) return fixtures;
    const [, name = '', , index = ''] = mistake.pointer.split('/');
    const records = valid.get(name as RecordedName);
    if (records === undefined || records[Number(index)] === undefined)
      throw new Error(`what was recorded is no fixtures: ${mistake.pointer} ${mistake.reason}`);
    left.add(`a record of ${name}: ${mistake.reason}`);
    valid.set(
      name as RecordedName,
      records.filter((_, at) => at !== Number(index)),
    );
  }
}

function asFixtures(valid: ReadonlyMap<RecordedName, readonly Fields[]>): Partial<Fixtures> {
  const { accounts = [], ...rest } = Object.fromEntries(valid) as Record<string, readonly Fields[]>;
  const [account] = accounts.filter(isPlainObject);
  const collections = Object.fromEntries(
    Object.entries(rest).map(([name, records]) => [name, { [workspaceId]: records }]),
  );
  return {
    ...collections,
    ...(account !== undefined && {
      workspaces: [{ id: workspaceId, name: 'Recorded', account_id: accountId }],
      accounts: { [accountId]: account },
    }),
  } as unknown as Partial<Fixtures>;
}
