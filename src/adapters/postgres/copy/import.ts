/** Imports a whole data file. */
import { setTimeout } from 'node:timers/promises';
import { type Checks, checkOptions, isBoolean, isFunction } from '../../../common/options/check-options.ts';
import type { DataFile } from '../../../generated/types.ts';
import { InvalidDataError } from '../../rules/check.ts';
import {
  type CollectionName,
  listsOf,
  type OptionalGroup,
  optionalCollections,
} from '../../rules/collections/index.ts';
import { withAllCollections } from '../../rules/empty.ts';
import { checkDataFile } from '../check.ts';
import { insertion, rowsAsJson } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { contradiction, isLockTimeout } from '../database/failures.ts';
import type { Row } from '../database/pool.ts';
import { typesOfNobody } from '../webhooks/declared-types.ts';
import { readAll } from './export.ts';
import { type AnyStored, eachStored, inItsTime, stored } from './stored.ts';

export interface Progress {
  readonly table: string;
  /** Number of imported records of this table, and of all its records. */
  readonly done: number;
  readonly total: number;
}

export interface ImportOptions {
  /** Deletes all data first. @default false */
  readonly empty?: boolean;
  /** Called after about every thousand records. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface ImportResult {
  /** Number of stored records. */
  readonly added: number;
  /** Number of records that existed and did not change. */
  readonly kept: number;
}

const checks: Checks<ImportOptions> = { empty: isBoolean, onProgress: isFunction };

/** Maximum number of rows per statement. */
const batchSize = 1_000;

/**
 * Stores the records that do not exist yet, in one transaction: all or none. Existing records do not change, so an
 * import can be repeated, and does not undo later changes. Then gathers the statistics of tables that have grown.
 * @throws TypeError that names the invalid option; InvalidDataError; RepositoryUnavailableError
 */
export async function importData(
  database: Database,
  without: readonly OptionalGroup[],
  data: DataFile,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const asked = checkOptions('import', options, checks);
  const whole = withAllCollections(data) as DataFile;
  checkDataFile('the data', whole);
  refuseWithoutTable(whole, without);
  const grown = new Set<string>();
  const storing = { ...asked, without, onGrown: (table: string) => grown.add(table) };
  const result = await inTransaction(database, run => storeAll(run, database.schema, whole, storing));
  // Until PostgreSQL knows a new workspace, it may expect few rows of it, and read all of them to find one.
  for (const table of grown) await database.unhurried(`analyze ${database.schema}${table}`);
  return result;
}

/** Maximum time that the tables are waited for at once, in milliseconds: shorter than PostgreSQL waits in a deadlock. */
const maxWait = 50;
/** Delay before they are waited for again, in milliseconds. */
const pause = 20;
const maxWaits = 200;

/**
 * Replaces all stored data by what a function makes of it, in one transaction. Others can read meanwhile, but not write.
 * @throws InvalidDataError; RepositoryUnavailableError
 */
export async function replaceData(
  database: Database,
  without: readonly OptionalGroup[],
  change: (data: DataFile) => DataFile,
): Promise<void> {
  for (let left = maxWaits; ; left -= 1)
    try {
      return await replaceOnce(database, without, change);
    } catch (error) {
      // A writer that has some of the tables wants one that this transaction has: it goes first.
      if (left === 1 || !isLockTimeout(error)) throw error;
      await setTimeout(pause);
    }
}

const replaceOnce = (
  database: Database,
  without: readonly OptionalGroup[],
  change: (data: DataFile) => DataFile,
): Promise<void> =>
  inTransaction(database, async run => {
    // Other writers wait: a change that this transaction has not read would be lost.
    const tables = allTables(without).map(name => `${database.schema}${name}`);
    await run(`set local lock_timeout = ${maxWait}`);
    await run(`lock table ${tables.join(', ')} in exclusive mode`);
    await run('set local lock_timeout to default');
    const next = change(await readAll(run, database.schema, without));
    checkDataFile('the data', next);
    refuseWithoutTable(next, without);
    await storeAll(run, database.schema, next, { empty: true, without, onGrown: () => {} });
  });

/** @throws InvalidDataError for records that would be lost */
function refuseWithoutTable(data: DataFile, without: readonly OptionalGroup[]): void {
  for (const group of without)
    for (const name of optionalCollections[group])
      if (listsOf(name, data).some(({ records }) => records.length > 0))
        throw new InvalidDataError(
          'the data',
          `/${name}`,
          `has records, but the storage is without ${group}: leave ${group} out of "without"`,
        );
}

interface Storing extends ImportOptions {
  readonly without: readonly OptionalGroup[];
  /** Called with tables that got a thousand new rows or more. */
  onGrown(table: string): void;
}

async function storeAll(
  run: RunStatement,
  schema: string,
  whole: DataFile,
  { empty = false, onProgress = () => {}, without, onGrown }: Storing,
): Promise<ImportResult> {
  if (empty)
    await removeAll(
      run,
      schema,
      allTables(without),
      whole.workspaces.map(({ id }) => id),
    );
  let added = 0;
  let total = 0;
  for (const [name, one] of eachStored(without)) {
    const all = rowsOf(name, whole);
    let own = 0;
    for (let done = 0; done < all.length; done += batchSize) {
      const batch = all.slice(done, done + batchSize);
      const insert = empty && name === 'workspaces' ? overwrite : add;
      own += await insert(run, schema, one, batch);
      onProgress({ table: one.table.name, done: done + batch.length, total: all.length });
    }
    if (own >= batchSize) onGrown(one.table.name);
    added += own;
    total += all.length;
  }
  // They are counted again.
  await run(`delete from ${schema}record_counts`);
  return { added, kept: total - added };
}

async function inTransaction<Result>(
  database: Database,
  work: (run: RunStatement) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(work, inItsTime);
  } catch (error) {
    const place = contradiction(error);
    if (place === null) throw error;
    throw new InvalidDataError('the data', '', `conflicts with the stored data (${place})`);
  }
}

const rowsOf = (name: CollectionName, data: DataFile): Row[] =>
  listsOf(name, data).flatMap(({ workspaceId, records, names }) =>
    records.map((record, index) => stored[name].table.row(names?.[index] ?? workspaceId, record, index)),
  );

/** Returns the number of new rows. */
async function add(
  run: RunStatement,
  schema: string,
  { table, add: addOwn }: AnyStored,
  rows: readonly Row[],
): Promise<number> {
  if (addOwn !== undefined) return addOwn(run, schema, rows);
  const insert = `${insertion(table, schema)} on conflict do nothing`;
  return (await run(insert, [rowsAsJson(rows)])).rowCount ?? 0;
}

/** For workspaces: {@link removeAll} has kept those that the data has too. Returns the number of stored rows. */
async function overwrite(
  run: RunStatement,
  schema: string,
  { table }: AnyStored,
  rows: readonly Row[],
): Promise<number> {
  const change = 'do update set name = excluded.name, account_id = excluded.account_id, mode = excluded.mode';
  const insert = `${insertion(table, schema)} on conflict (id) ${change}`;
  return (await run(insert, [rowsAsJson(rows)])).rowCount ?? 0;
}

/** What refers to others comes before them. */
const allTables = (without: readonly OptionalGroup[]): readonly string[] => [
  'limits',
  'record_counts',
  ...eachStored(without).flatMap(([, { alongside = [] }]) => alongside),
  ...eachStored(without)
    .map(([, { table }]) => table.name)
    .reverse(),
];

/** `all`: the tables. `workspaceIds`: workspaces that the new data has too. */
async function removeAll(
  run: RunStatement,
  schema: string,
  all: readonly string[],
  workspaceIds: readonly string[],
): Promise<void> {
  // All data belongs to a workspace, so this lock blocks other writers until all data is replaced.
  await run(`select id from ${schema}workspaces order by id for update`);
  // Their rows stay: writers that wait for a deleted row would not find the new one, and refuse the workspace.
  await run(`update ${schema}workspaces set account_id = null where id = any ($1::text[])`, [workspaceIds]);
  const place = all.indexOf('workspaces');
  const deletionOf = (name: string) => `delete from ${schema}${name}`;
  // In one round trip: most of the tables are empty.
  await run([...all.slice(0, place).map(deletionOf), typesOfNobody(schema)].join('; '));
  await run(`${deletionOf('workspaces')} where not id = any ($1::text[])`, [workspaceIds]);
  for (const name of all.slice(place + 1)) await run(deletionOf(name));
}
