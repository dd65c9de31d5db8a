/** Statements that are not restricted to one workspace, each identified by a part of its text. */
export interface AcrossNodes {
  readonly part: string;
  /** The rules of Citus that the statement breaks. */
  readonly breaks: RegExp;
  /** Why it queries all nodes; or, if `runs` is false, what is missing. */
  readonly why: string;
  /** Whether Citus documents that it supports such statements. */
  readonly runs: boolean;
}

const reads = /^reads \w+ without its workspace$/;
const anything = /./;

const onPurpose = (part: string, why: string): AcrossNodes => ({ part, breaks: reads, why, runs: true });
const notYet = (part: string, why: string): AcrossNodes => ({ part, breaks: anything, why, runs: false });

const tables = [
  ...['keys', 'items', 'purchases', 'models', 'links', 'link_days', 'link_clicks', 'link_visitors'],
  ...['webhook_endpoints', 'webhook_events', 'webhook_deliveries'],
  ...['automation_endpoints', 'automation_events', 'automation_requests', 'automation_numbers'],
  'automation_types',
  'automation_refusals',
  ...['idempotent_requests', 'request_log', 'usage_counts', 'audit_entries'],
  ...['usage_hours', 'delivery_hours', 'invitations'],
  ...['instances', 'media', 'messages', 'chats', 'contacts', 'chat_groups'],
  ...['channel_commands', 'channel_events', 'messaging_numbers'],
];

export const acrossNodes: readonly AcrossNodes[] = [
  onPurpose('from "engines".key_digests d', 'finds a key by its digest: every node uses its primary key'),
  onPurpose('from "engines".link_slugs s', 'finds a link by its slug: every node uses its primary key'),
  onPurpose(
    'from "engines".automation_tokens k',
    'an inbound endpoint is found by its token: every node looks in its primary key',
  ),
  onPurpose(
    'select w.id as workspace_id, coalesce((select n.value',
    'a sweep goes through all workspaces, with how long each keeps its events',
  ),
  onPurpose(
    'where l.expired_at is null and l.expires_at <=',
    'finds expired links; each is changed by a separate statement',
  ),
  onPurpose('from "engines".webhook_wake_ups b where (b.workspace_id', 'reads wake-ups of all workspaces'),
  onPurpose('where (e.workspace_id, e.id) > ($1, $2)', 'a sweep reads all endpoints'),
  notYet(
    'delete from "engines".webhook_lanes l using',
    'removes and locks lanes of deleted endpoints of all workspaces in one statement',
  ),
  notYet('update "engines".webhook_deletions g', 'postpones deletions of all workspaces in one statement'),
  notYet('select given.workspace_id, given.id as endpoint_id', 'looks for missing lanes in all workspaces'),
  notYet(
    'where g.look_at <= now() order by',
    'finds deleted endpoints and instances that are due, and locks them',
  ),
  onPurpose('from "engines".webhook_deletions g', 'counts what waits, without deleted endpoints'),
  notYet(
    'select given.type from unnest($1::text[]) as given (type)\n    cross join lateral',
    'looks whether events of a type were marked in any workspace',
  ),
  notYet(
    'select given.workspace_id, given.type',
    'looks whether events were marked in several workspaces, with the workspace from the rows that are given',
  ),
  ...tables.map(table => onPurpose(`from "engines".${table} t `, 'exports all data')),
  ...[
    ...tables,
    'webhook_lanes',
    'webhook_wake_ups',
    'webhook_deletions',
    'instance_deletions',
    'published_events',
    'record_counts',
  ].map(table => onPurpose(`delete from "engines".${table}`, 'empties the tables for an import')),
  notYet(
    'with recursive types (id, event_type) as',
    'lists the deliveries of a beginning of event types, and goes from type to type; the rules know no recursion',
  ),
  notYet(
    'with recursive types (type) as',
    'lists the events of a beginning of types, and goes from type to type; the rules know no recursion',
  ),
  notYet(
    'with recursive queues as',
    'counts queued messages, and goes from instance to instance; the rules know no recursion',
  ),
  notYet(
    'with recursive old as',
    'finds old deliveries of all workspaces, and goes from one to the next; the rules know no recursion',
  ),
  notYet('delete from "engines".link_clicks kept', 'deletes old clicks of all workspaces in batches'),
  notYet('with recursive spaces as', 'deletes old requests and counts by hour of all workspaces in batches'),
  notYet('delete from "engines".usage_counts kept', 'deletes old counts of all workspaces in batches'),
  notYet(
    'delete from "engines".automation_requests kept',
    'idempotency keys that are over leave in batches of all workspaces',
  ),
  notYet(
    'delete from "engines".automation_refusals kept',
    'refusals of endpoints that have had none for long leave in batches of all workspaces',
  ),
  notYet(
    'as given (workspace_id text, days bigint)',
    'old events of several workspaces are looked for together',
  ),
  notYet(
    'delete from "engines".automation_events e using',
    'old events leave in batches, with the workspace from the rows that are given, see givenByKey',
  ),
  notYet('delete from "engines".link_visitors kept', 'deletes old visitors of all workspaces in batches'),
  notYet(
    'cross join lateral (select d.workspace_id, d.id, d.event_id',
    'deletes deliveries of deleted endpoints together',
  ),
  notYet(
    'with recursive spaces as (\n      (select p.workspace_id, 1',
    'takes events that SQL has published, or gives marked ones back, of all workspaces in turn',
  ),
  notYet(
    'delete from "engines".published_events p using',
    'removes taken events of all workspaces in one statement',
  ),
  notYet('delete from "engines".published_events kept', 'deletes old events of all workspaces in batches'),
  notYet('update "engines".published_events p set', 'marks events of all workspaces in one statement'),
  notYet('with looked as materialized', 'claims deliveries of all workspaces in one statement'),
  notYet(
    'select d.workspace_id, d.id, d.lease_token',
    'looks once, at its start, for leases of ended processes in all workspaces',
  ),
  notYet(
    'update "engines".webhook_deliveries d set',
    'stores attempts, and renews and releases deliveries, of all workspaces in one statement',
  ),
  notYet(
    'delete from "engines".webhook_deletions g',
    'removes deletions of all workspaces in one statement (import)',
  ),
  notYet('order by i.due_at, i.created_at limit $3', 'claims instances of all workspaces in one statement'),
  notYet(
    'with held as materialized (select i.workspace_id',
    'renews and ends leases of all workspaces together',
  ),
  notYet('select i.workspace_id, i.id, i.generation,', 'asks what there is to do in all workspaces at once'),
  onPurpose('select distinct i.holder', 'asks which processes hold instances, when one starts'),
  onPurpose('where (i.workspace_id, i.id) > ($1, $2)', 'a sweep reads all instances'),
  onPurpose('and (d.created_at, d.workspace_id, d.id) >', 'a sweep reads old files of all workspaces'),
  notYet('delete from "engines".channel_events kept', 'deletes old events of all workspaces in batches'),
  notYet('delete from "engines".channel_commands kept', 'deletes old commands of all workspaces in batches'),
  notYet(
    'delete from "engines".instance_deletions g using',
    'removes deletions of all workspaces in one statement (import)',
  ),
  notYet('update "engines".chats c set due_at', 'corrects chats of all workspaces in one statement (import)'),
  ...['links l', 'link_days d', 'automation_events e', 'channel_events e', 'channel_commands c'].map(table =>
    notYet(
      `update "engines".${table} set`,
      'takes the workspace from the rows that are given, see givenByKey',
    ),
  ),
  notYet('as given (workspace_id, id)) on l.', 'locks links whose workspace is given with each row'),
  notYet('as given (workspace_id, link_id, day)) on d.', 'locks days whose workspace is given with each row'),
  notYet('delete from "engines".webhook_wake_ups b', 'deletes wake-ups of all workspaces in one statement'),
];
