/** Moves a whole data file in. */
import type { DataFile } from '../../../generated/types.ts';
import { InvalidDataError } from '../../data/check.ts';
import { type CollectionName, listsOf } from '../../data/collections/index.ts';
import { laterCollections } from '../../data/empty.ts';
import { checkStorable } from '../check.ts';
import { insertion, rowsAsJson } from '../database/columns.ts';
import type { Database, Run } from '../database/database.ts';
import { contradiction } from '../database/failures.ts';
import type { Row } from '../database/pool.ts';
import { type AnyStored, eachStored, inItsTime, stored } from './stored.ts';

/** How far an import has come. */
export interface Progress {
  readonly table: string;
  /** Records of this table so far, and in all. */
  readonly done: number;
  readonly total: number;
}

export interface ImportOptions {
  /** Removes everything first. @default false */
  readonly empty?: boolean;
  /** Told after every thousand records or so. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface ImportResult {
  /** Records that were stored. */
  readonly added: number;
  /** Records that were there already, and stayed as they were. */
  readonly kept: number;
}

/** Rows of one statement. */
const batchSize = 1_000;

/**
 * Stores what is not there yet, in one transaction: all of it or nothing. What is there stays as it is, so
 * that an import may be repeated, and undoes nothing that has happened since.
 * @throws InvalidDataError; RepositoryUnavailableError
 */
export async function importData(
  database: Database,
  data: DataFile,
  { empty = false, onProgress = () => {} }: ImportOptions = {},
): Promise<ImportResult> {
  const whole = { ...laterCollections, ...data };
  checkStorable('the data', whole);
  try {
    return await database.transaction(async run => {
      if (empty) await removeAll(run, database.schema);
      let added = 0;
      let total = 0;
      for (const [name, one] of eachStored) {
        const all = rowsOf(name, whole);
        for (let done = 0; done < all.length; done += batchSize) {
          const batch = all.slice(done, done + batchSize);
          added += await add(run, database.schema, one, batch);
          onProgress({ table: one.table.name, done: done + batch.length, total: all.length });
        }
        total += all.length;
      }
      return { added, kept: total - added };
    }, inItsTime);
  } catch (error) {
    const place = contradiction(error);
    if (place === null) throw error;
    throw new InvalidDataError('the data', '', `contradicts what is stored (${place})`);
  }
}

/** The records of a collection as rows of its table. */
const rowsOf = (name: CollectionName, data: DataFile): Row[] =>
  listsOf(name, data).flatMap(({ workspaceId, records, names }) =>
    records.map((record, index) => stored[name].table.row(names?.[index] ?? workspaceId, record, index)),
  );

/** Gives how many rows were not there yet. */
async function add(
  run: Run,
  schema: string,
  { table, add: addOwn }: AnyStored,
  rows: readonly Row[],
): Promise<number> {
  if (addOwn !== undefined) return addOwn(run, schema, rows);
  const insert = `${insertion(table, schema)} on conflict do nothing`;
  return (await run(insert, [rowsAsJson(rows)])).rowCount ?? 0;
}

async function removeAll(run: Run, schema: string): Promise<void> {
  // Everything belongs to a workspace: whoever would add something meanwhile waits until all is replaced.
  await run(`select id from ${schema}workspaces order by id for update`);
  const names = [
    'limits',
    ...eachStored.flatMap(([, { alongside = [] }]) => alongside),
    ...eachStored.map(([, { table }]) => table.name).reverse(),
  ];
  for (const name of names) await run(`delete from ${schema}${name}`);
}
