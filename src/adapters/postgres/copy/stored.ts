/** How each collection is stored; used by import and export. */
import {
  type CollectionName,
  collectionNames,
  type OptionalGroup,
  optionalCollections,
  type RecordOf,
} from '../../rules/collections/index.ts';
import { addAutomationEndpoints } from '../automation/import.ts';
import { automationEventTable, tokenTable } from '../automation/rows.ts';
import type { RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { type CollectionTable, collectionTable } from '../database/records.ts';
import { addKeys, digestTable, keyTable } from '../keys/rows.ts';
import { linkTable } from '../links/rows.ts';
import { slugTable } from '../links/slugs.ts';
import { addLinks } from '../links/store.ts';
import { accountTable } from '../marketplace/accounts.ts';
import { itemTable } from '../marketplace/items.ts';
import { addWorkspaces } from '../members/workspaces.ts';
import { addChats, addInstances } from '../messaging/import.ts';
import {
  channelEventTable,
  chatTable,
  commandTable,
  contactTable,
  groupTable,
  instanceTable,
  messageTable,
} from '../messaging/rows.ts';
import { modelTable } from '../models/models.ts';
import { addDeliveries, addEndpoints } from '../webhooks/import.ts';
import { sqlEventTable } from '../webhooks/published-events.ts';
import { deliveryRecordTable, endpointTable } from '../webhooks/rows.ts';

interface Stored<Table> {
  /** @default what follows from the schema of the record */
  readonly table?: Table;
  /** Inserts the rows that do not exist yet, and returns their number. @default inserts into the table only */
  readonly add?: (run: RunStatement, schema: string, rows: readonly Row[]) => Promise<number>;
  /** Tables that belong to no collection and are emptied together with this one. @default none */
  readonly alongside?: readonly string[];
  /** The columns that sort a list, before its identity. @default sorted by identity only */
  readonly order?: readonly string[];
  /** Condition for the exported rows of the table `t`. @default all rows */
  readonly where?: (schema: string) => string;
}

export type AnyStored = Stored<CollectionTable<object>> & { readonly table: CollectionTable<object> };

type Exceptions = { readonly [Name in CollectionName]?: Stored<CollectionTable<RecordOf<Name>>> };

/** What deleted instances leave waits to be pruned and is not exported. */
const isOfInstance = (schema: string) => `exists (select 1 from ${schema}${instanceTable.name} i
  where i.workspace_id = t.workspace_id and i.id = t.instance_id)`;

/** Collections of which more is to say than that they are a table with the columns of their record. */
const exceptions: Exceptions = {
  accounts: { table: accountTable },
  workspaces: { add: addWorkspaces },
  keys: { table: keyTable, add: addKeys, alongside: [digestTable.name], order: ['created_at'] },
  items: { table: itemTable, order: ['position'] },
  models: { table: modelTable, order: ['position'] },
  webhook_endpoints: {
    add: addEndpoints,
    alongside: ['webhook_deletions'],
    order: ['created_at'],
  },
  webhook_events: { order: ['created_at'], alongside: [sqlEventTable] },
  webhook_deliveries: {
    table: deliveryRecordTable,
    add: addDeliveries,
    alongside: ['webhook_lanes', 'webhook_wake_ups'],
    order: ['place', 'created_at'],
    // Deliveries of deleted endpoints wait to be pruned and are not exported.
    where: schema => `exists (select 1 from ${schema}${endpointTable.name} e
      where e.workspace_id = t.workspace_id and e.id = t.endpoint_id)`,
  },
  links: { table: linkTable, add: addLinks, alongside: [slugTable.name], order: ['created_at'] },
  link_clicks: { order: ['at'] },
  automation_endpoints: {
    add: addAutomationEndpoints,
    alongside: [tokenTable.name],
    order: ['created_at'],
  },
  automation_events: { table: automationEventTable, order: ['received_at', 'place'] },
  automation_types: { order: ['created_at'] },
  instances: {
    table: instanceTable,
    add: addInstances,
    alongside: ['instance_deletions'],
    order: ['created_at'],
  },
  media: { order: ['created_at'] },
  messages: { table: messageTable, order: ['created_at'], where: isOfInstance },
  chats: { table: chatTable, add: addChats, where: isOfInstance },
  contacts: { table: contactTable, where: isOfInstance },
  chat_groups: { table: groupTable, where: isOfInstance },
  channel_commands: { table: commandTable, order: ['created_at', 'place'], where: isOfInstance },
  channel_events: { table: channelEventTable, order: ['created_at', 'place'] },
  audit_entries: { order: ['at'] },
  request_log: { order: ['at'] },
};

export const stored = Object.fromEntries(
  collectionNames.map(name => [name, { table: collectionTable(name), ...exceptions[name] }]),
) as unknown as Readonly<Record<CollectionName, AnyStored>>;

/** Those of groups whose tables are there. A collection comes after the collections that it refers to. */
export function eachStored(
  without: readonly OptionalGroup[],
): readonly (readonly [CollectionName, AnyStored])[] {
  const left = new Set(without.flatMap(group => optionalCollections[group]));
  return collectionNames.flatMap(name => (left.has(name) ? [] : [[name, stored[name]]]));
}

/** Millions of records may be processed between two statements: the server must not treat that as a stopped process. */
export const inItsTime = { maxSilence: 0 };
