/** How each collection is stored; used by import and export. */
import { type CollectionName, collectionNames, type RecordOf } from '../../rules/collections/index.ts';
import { auditTable } from '../audit/audit.ts';
import { addAutomationEndpoints } from '../automation/import.ts';
import {
  automationEndpointTable,
  automationEventTable,
  numberTable,
  requestTable,
  tokenTable,
  typeTable,
} from '../automation/rows.ts';
import type { RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import type { CollectionTable } from '../database/records.ts';
import { idempotentRequestTable } from '../idempotency/requests.ts';
import { addKeys, digestTable, keyTable } from '../keys/rows.ts';
import {
  clickTable,
  dayTable,
  linkTable,
  quarantineTable,
  recorderTable,
  saltTable,
  visitorTable,
} from '../links/rows.ts';
import { slugTable } from '../links/slugs.ts';
import { addLinks } from '../links/store.ts';
import { accountTable } from '../marketplace/accounts.ts';
import { itemTable } from '../marketplace/items.ts';
import { purchaseTable } from '../marketplace/purchases.ts';
import { invitationTable, membershipTable, userTable, workspaceTable } from '../members/rows.ts';
import { sessionTable } from '../members/sessions.ts';
import { addWorkspaces } from '../members/workspaces.ts';
import { addChats, addInstances } from '../messaging/import.ts';
import {
  channelEventTable,
  chatTable,
  commandTable,
  contactTable,
  groupTable,
  instanceTable,
  mediaTable,
  messageTable,
  messagingNumberTable,
} from '../messaging/rows.ts';
import { modelTable } from '../models/models.ts';
import { requestLogTable, usageCountTable, usageHourTable } from '../requests/requests.ts';
import { addDeliveries, addEndpoints } from '../webhooks/import.ts';
import { sqlEventTable } from '../webhooks/published-events.ts';
import { deliveryHourTable, deliveryRecordTable, endpointTable, eventTable } from '../webhooks/rows.ts';

interface Stored<Table> {
  readonly table: Table;
  /** Inserts the rows that do not exist yet, and returns their number. @default inserts into the table only */
  readonly add?: (run: RunStatement, schema: string, rows: readonly Row[]) => Promise<number>;
  /** Tables that belong to no collection and are emptied together with this one. @default none */
  readonly alongside?: readonly string[];
  /** The columns that sort a list, before its identity. @default sorted by identity only */
  readonly order?: readonly string[];
  /** Condition for the exported rows of the table `t`. @default all rows */
  readonly where?: (schema: string) => string;
}

export type AnyStored = Stored<CollectionTable<object>>;

type EveryStored = { readonly [Name in CollectionName]: Stored<CollectionTable<RecordOf<Name>>> };

/** What deleted instances leave waits to be pruned and is not exported. */
const isOfInstance = (schema: string) => `exists (select 1 from ${schema}${instanceTable.name} i
  where i.workspace_id = t.workspace_id and i.id = t.instance_id)`;

const all: EveryStored = {
  accounts: { table: accountTable },
  workspaces: { table: workspaceTable, add: addWorkspaces },
  keys: { table: keyTable, add: addKeys, alongside: [digestTable.name], order: ['created_at'] },
  items: { table: itemTable, order: ['position'] },
  purchases: { table: purchaseTable },
  models: { table: modelTable, order: ['position'] },
  users: { table: userTable },
  memberships: { table: membershipTable },
  sessions: { table: sessionTable },
  webhook_endpoints: {
    table: endpointTable,
    add: addEndpoints,
    alongside: ['webhook_deletions'],
    order: ['created_at'],
  },
  webhook_events: { table: eventTable, order: ['created_at'], alongside: [sqlEventTable] },
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
  link_days: { table: dayTable },
  link_clicks: { table: clickTable, order: ['at'] },
  link_visitors: { table: visitorTable },
  link_salts: { table: saltTable },
  link_recorders: { table: recorderTable },
  link_quarantines: { table: quarantineTable },
  idempotent_requests: { table: idempotentRequestTable },
  automation_endpoints: {
    table: automationEndpointTable,
    add: addAutomationEndpoints,
    alongside: [tokenTable.name],
    order: ['created_at'],
  },
  automation_events: { table: automationEventTable, order: ['received_at', 'place'] },
  automation_requests: { table: requestTable },
  automation_numbers: { table: numberTable },
  automation_types: { table: typeTable, order: ['created_at'] },
  instances: {
    table: instanceTable,
    add: addInstances,
    alongside: ['instance_deletions'],
    order: ['created_at'],
  },
  media: { table: mediaTable, order: ['created_at'] },
  messages: { table: messageTable, order: ['created_at'], where: isOfInstance },
  chats: { table: chatTable, add: addChats, where: isOfInstance },
  contacts: { table: contactTable, where: isOfInstance },
  chat_groups: { table: groupTable, where: isOfInstance },
  channel_commands: { table: commandTable, order: ['created_at', 'place'], where: isOfInstance },
  channel_events: { table: channelEventTable, order: ['created_at', 'place'] },
  messaging_numbers: { table: messagingNumberTable },
  invitations: { table: invitationTable },
  audit_entries: { table: auditTable, order: ['at'] },
  request_log: { table: requestLogTable, order: ['at'] },
  usage_counts: { table: usageCountTable },
  usage_hours: { table: usageHourTable },
  delivery_hours: { table: deliveryHourTable },
};

export const stored = all as unknown as Readonly<Record<CollectionName, AnyStored>>;

/** A collection comes after the collections that it refers to. */
export const eachStored = collectionNames.map((name): [CollectionName, AnyStored] => [name, stored[name]]);

/** Millions of records may be processed between two statements: the server must not treat that as a stopped process. */
export const inItsTime = { maxSilence: 0 };
