/** Exports all data as a data file. */
import { groupBy } from '../../../common/collections/group-by.ts';
import type { DataFile } from '../../../generated/types.ts';
import {
  type CollectionName,
  collectionNames,
  collections,
  type OptionalGroup,
} from '../../rules/collections/index.ts';
import { selection } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { ownerColumns } from '../database/records.ts';
import { eachStored, inItsTime, stored } from './stored.ts';

/** All stored data, from one moment. Lists without their own order are sorted by identity. */
export function exportData(database: Database, without: readonly OptionalGroup[]): Promise<DataFile> {
  return database.transaction(async run => {
    await run('set transaction isolation level repeatable read, read only');
    return readAll(run, database.schema, without);
  }, inItsTime);
}

/** All stored data, as a transaction sees it. What has no table is empty. */
export async function readAll(
  run: RunStatement,
  schema: string,
  without: readonly OptionalGroup[],
): Promise<DataFile> {
  const data: Record<string, unknown> = { format: 1 };
  const there = new Set(eachStored(without).map(([name]) => name));
  for (const name of collectionNames) {
    const { rows } = there.has(name) ? await run(exportStatement(name, schema)) : { rows: [] };
    data[name] = collectionOf(name, rows);
  }
  return data as unknown as DataFile;
}

function exportStatement(name: CollectionName, schema: string): string {
  const { table, order = [], where } = stored[name];
  const { scope, identity } = collections[name];
  const owner = ownerColumns[scope];
  const owned = owner === null ? [] : [owner];
  const columns = [selection(table, 't'), ...owned.map(column => `t.${column}`)].join(', ');
  const condition = where === undefined ? '' : `where ${where(schema)}`;
  const by = [...owned, ...order, ...identity].map(column => `t.${column}`).join(', ');
  return `select ${columns} from ${schema}${table.name} t ${condition} order by ${by}`;
}

function collectionOf(name: CollectionName, rows: readonly Row[]): unknown {
  const { of } = stored[name].table;
  switch (collections[name].scope) {
    case 'storage':
      return rows.map(of);
    case 'id':
      return Object.fromEntries(rows.map(row => [row.id, of(row)]));
    case 'workspace': {
      const groups = groupBy(rows, row => row.workspace_id as string);
      return Object.fromEntries([...groups].map(([workspaceId, own]) => [workspaceId, own.map(of)]));
    }
  }
}
