/** Moves whole data files in and out. */

import { groupBy } from '../../common/group-by.ts';
import type { DataFile, LinkRecord } from '../../generated/types.ts';
import { InvalidDataError } from '../data/check.ts';
import { laterCollections } from '../data/empty.ts';
import { checkStorable } from './check.ts';
import { addressOf } from './database/address.ts';
import { insertion, rowsAsJson, selection, type Table } from './database/columns.ts';
import type { Database, Run } from './database/database.ts';
import { contradiction } from './database/failures.ts';
import type { Row } from './database/pool.ts';
import { digestTable, keyOf, keyRow, keyTable } from './keys/keys.ts';
import {
  clickOf,
  clickTable,
  dayOf,
  dayTable,
  linkOf,
  linkRow,
  linkTable,
  plainRow,
  recorderOf,
  recorderTable,
  saltOf,
  saltTable,
  visitorOf,
  visitorTable,
} from './links/rows.ts';
import { slugTable } from './links/slugs.ts';
import { storeLinks } from './links/store.ts';
import { accountOf, accountRow, accountTable } from './marketplace/accounts.ts';
import { itemOf, itemRow, itemTable } from './marketplace/items.ts';
import { purchaseRecordOf, purchaseRow, purchaseTable } from './marketplace/purchases.ts';
import { modelOf, modelRow, modelTable } from './models/models.ts';
import { sessionOf, sessionTable } from './people/sessions.ts';
import {
  membershipOf,
  membershipTable,
  userOf,
  userTable,
  workspaceOf,
  workspaceTable,
} from './people/users.ts';
import { type Bell, ringWithin } from './webhooks/bells.ts';
import {
  deliveryRecordOf,
  deliveryRow,
  deliveryTable,
  endpointOf,
  endpointRow,
  endpointTable,
  eventOf,
  eventRow,
  eventTable,
} from './webhooks/rows.ts';

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

/** Between two statements millions of records may be read or made: no server is to take that for a process that stopped. */
const inItsTime = { longestSilence: 0 };

/** Every table with its rows, each after those that it refers to. */
const tables: readonly { readonly table: Table; rows(data: DataFile): readonly object[] }[] = [
  {
    table: accountTable,
    rows: ({ accounts }) => Object.entries(accounts).map(([id, account]) => accountRow(id, account)),
  },
  { table: workspaceTable, rows: ({ workspaces }) => workspaces },
  { table: keyTable, rows: ({ keys }) => inWorkspaces(keys, keyRow) },
  { table: itemTable, rows: ({ items }) => inWorkspaces(items, itemRow) },
  { table: purchaseTable, rows: ({ purchases }) => inWorkspaces(purchases, purchaseRow) },
  { table: modelTable, rows: ({ models }) => inWorkspaces(models, modelRow) },
  { table: userTable, rows: ({ users }) => users },
  { table: membershipTable, rows: ({ memberships }) => memberships },
  { table: sessionTable, rows: ({ sessions }) => sessions },
  { table: endpointTable, rows: data => inWorkspaces(data.webhook_endpoints, endpointRow) },
  { table: eventTable, rows: data => inWorkspaces(data.webhook_events, eventRow) },
  { table: deliveryTable, rows: data => inWorkspaces(data.webhook_deliveries, deliveryRow) },
  { table: linkTable, rows: ({ links }) => inWorkspaces(links, linkRow) },
  { table: dayTable, rows: data => inWorkspaces(data.link_days, plainRow) },
  { table: clickTable, rows: data => inWorkspaces(data.link_clicks, plainRow) },
  { table: visitorTable, rows: data => inWorkspaces(data.link_visitors, plainRow) },
  { table: saltTable, rows: data => data.link_salts },
  { table: recorderTable, rows: data => data.link_recorders },
];

/** The records of each workspace as rows. The index is where a record stands in its list. */
function inWorkspaces<One>(
  collection: Readonly<Record<string, readonly One[]>>,
  row: (workspaceId: string, record: One, index: number) => object,
): object[] {
  return Object.entries(collection).flatMap(([workspaceId, records]) =>
    records.map((record, index) => row(workspaceId, record, index)),
  );
}

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
      for (const { table, rows } of tables) {
        const all = rows(whole);
        for (let done = 0; done < all.length; done += batchSize) {
          const batch = all.slice(done, done + batchSize);
          added += await add(run, database.schema, table, batch);
          onProgress({ table: table.name, done: done + batch.length, total: all.length });
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

/** Gives how many rows were not there yet. */
async function add(run: Run, schema: string, table: Table, rows: readonly object[]): Promise<number> {
  const insert = `${insertion(table, schema)} on conflict do nothing`;
  if (table === linkTable) return addLinks(run, schema, rows as readonly LinkRow[]);
  if (table !== keyTable) {
    const { rowCount } = await run(insert, [rowsAsJson(rows)]);
    if (table === endpointTable) await forgetDeletions(run, schema, rows);
    if (table === deliveryTable) await ringWithin(run, schema, rows as readonly Bell[]);
    return rowCount ?? 0;
  }
  // The digest of a key that was there already must not lead to it: only what was added is found by its digest.
  const { rows: added } = await run(`${insert} returning workspace_id, id as key_id, digest`, [
    rowsAsJson(rows),
  ]);
  await run(insertion(digestTable, schema), [rowsAsJson(added)]);
  return added.length;
}

/** Those that were deleted and are there again keep their deliveries. */
const forgetDeletions = (run: Run, schema: string, endpoints: readonly object[]) =>
  run(
    `delete from ${schema}webhook_deletions g
    using json_to_recordset($1::json) as given (workspace_id text, id text)
    where g.workspace_id = given.workspace_id and g.endpoint_id = given.id`,
    [rowsAsJson(endpoints)],
  );

type LinkRow = LinkRecord & { readonly workspace_id: string };

async function addLinks(run: Run, schema: string, rows: readonly LinkRow[]): Promise<number> {
  let added = 0;
  for (const [workspaceId, links] of groupBy(rows, row => row.workspace_id))
    added += (await storeLinks(run, schema, workspaceId, links)).stored.size;
  return added;
}

async function removeAll(run: Run, schema: string): Promise<void> {
  // Everything belongs to a workspace: whoever would add something meanwhile waits until all is replaced.
  await run(`select id from ${schema}${workspaceTable.name} order by id for update`);
  const names = [
    'limits',
    'webhook_lanes',
    'webhook_bells',
    'webhook_deletions',
    digestTable.name,
    slugTable.name,
    ...tables.map(({ table }) => table.name).reverse(),
  ];
  for (const name of names) await run(`delete from ${schema}${name}`);
}

/** Everything stored, at one moment. Lists without an order of their own come in the order of their keys. */
export function exportData(database: Database): Promise<DataFile> {
  const { schema } = database;
  const asStored = addressOf(undefined);
  return database.transaction(async run => {
    await run('set transaction isolation level repeatable read, read only');
    const all = async (table: Table, order: string, where = 'true'): Promise<Row[]> =>
      (
        await run(
          `select ${selection(table, 't')} from ${schema}${table.name} t where ${where} order by ${order}`,
        )
      ).rows;
    // Deliveries of endpoints that were deleted are only there until they are removed.
    const ofEndpoint = `exists (select 1 from ${schema}${endpointTable.name} e
      where e.workspace_id = t.workspace_id and e.id = t.endpoint_id)`;
    const accounts = await all(accountTable, 'id');
    return {
      format: 1,
      accounts: Object.fromEntries(accounts.map(row => [row.id, accountOf(row, asStored)])),
      workspaces: (await all(workspaceTable, 'id')).map(workspaceOf),
      keys: byWorkspace(await all(keyTable, 'workspace_id, created_at, id'), keyOf),
      items: byWorkspace(await all(itemTable, 'workspace_id, position, id'), row => itemOf(row, asStored)),
      purchases: byWorkspace(await all(purchaseTable, 'workspace_id, purchase_code'), purchaseRecordOf),
      models: byWorkspace(await all(modelTable, 'workspace_id, position, id'), modelOf),
      users: (await all(userTable, 'id')).map(userOf),
      memberships: (await all(membershipTable, 'workspace_id, user_id')).map(membershipOf),
      sessions: (await all(sessionTable, 'digest')).map(sessionOf),
      webhook_endpoints: byWorkspace(await all(endpointTable, 'workspace_id, created_at, id'), endpointOf),
      webhook_events: byWorkspace(await all(eventTable, 'workspace_id, created_at, id'), eventOf),
      webhook_deliveries: byWorkspace(
        await all(deliveryTable, 'workspace_id, created_at, id', ofEndpoint),
        deliveryRecordOf,
      ),
      links: byWorkspace(await all(linkTable, 'workspace_id, created_at, id'), linkOf),
      link_days: byWorkspace(await all(dayTable, 'workspace_id, link_id, day'), dayOf),
      link_clicks: byWorkspace(await all(clickTable, 'workspace_id, at, id'), clickOf),
      link_visitors: byWorkspace(await all(visitorTable, 'workspace_id, link_id, day, visitor'), visitorOf),
      link_salts: (await all(saltTable, 'day')).map(saltOf),
      link_recorders: (await all(recorderTable, 'id')).map(recorderOf),
    };
  }, inItsTime);
}

function byWorkspace<One>(rows: readonly Row[], read: (row: Row) => One): Record<string, One[]> {
  const groups = groupBy(rows, row => row.workspace_id as string);
  return Object.fromEntries(
    [...groups].map(([workspaceId, own]) => [workspaceId, own.map(row => read(row))]),
  );
}
