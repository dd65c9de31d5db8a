/** Statements that do not keep to one workspace, each found by a part of it. */
export interface AcrossNodes {
  readonly part: string;
  /** The rules of Citus that it breaks. */
  readonly breaks: RegExp;
  /** Why it asks all nodes; or, where `runs` is false, what is missing. */
  readonly why: string;
  /** Whether Citus documents that it runs statements of this kind. */
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
];

export const acrossNodes: readonly AcrossNodes[] = [
  onPurpose(
    'from "engines".key_digests d',
    'a key is found by its digest: every node looks in its primary key',
  ),
  onPurpose(
    'from "engines".link_slugs s',
    'a link is found by its slug: every node looks in its primary key',
  ),
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
    'links that are due are asked for; each is changed by itself',
  ),
  onPurpose('from "engines".webhook_bells b order by', 'bells of all workspaces are asked for'),
  onPurpose('where (e.workspace_id, e.id) > ($1, $2)', 'a sweep goes through all endpoints'),
  notYet('update "engines".webhook_deletions g', 'deletions of all workspaces are put off at once'),
  notYet(
    'select given.workspace_id, given.id as endpoint_id',
    'missing lanes are looked for in all workspaces',
  ),
  onPurpose('from "engines".webhook_deletions g', 'deleted endpoints that are due are asked for'),
  ...tables.map(table => onPurpose(`from "engines".${table} t `, 'an export is everything')),
  ...[...tables, 'webhook_lanes', 'webhook_bells', 'webhook_deletions'].map(table =>
    onPurpose(`delete from "engines".${table}`, 'an import that begins with an empty place'),
  ),
  notYet('delete from "engines".link_clicks kept', 'old clicks leave in batches of all workspaces'),
  notYet(
    'delete from "engines".automation_requests kept',
    'idempotency keys that are over leave in batches of all workspaces',
  ),
  notYet(
    'as given (workspace_id text, days bigint)',
    'old events of several workspaces are looked for together',
  ),
  notYet(
    'delete from "engines".automation_events e using',
    'old events leave in batches of several workspaces',
  ),
  notYet('delete from "engines".link_visitors kept', 'old visitors leave in batches of all workspaces'),
  notYet(
    'cross join lateral (select d.workspace_id, d.id, d.event_id',
    'deliveries of deleted endpoints leave together',
  ),
  notYet('insert into "engines".webhook_lanes', 'lanes are made of all workspaces at once'),
  notYet('with looked as materialized', 'a claim takes deliveries of all workspaces in one statement'),
  notYet(
    'update "engines".webhook_deliveries d set',
    'tries are settled for all workspaces in one statement',
  ),
  notYet(
    'join json_to_recordset($1::json) as given (workspace_id text, id text)',
    'endpoints of all workspaces are locked at once',
  ),
  notYet('update "engines".webhook_endpoints e', 'endpoints of all workspaces are changed at once'),
  notYet(
    'delete from "engines".webhook_deletions g',
    'an import forgets deletions of all workspaces at once',
  ),
  notYet('delete from "engines".webhook_bells b', 'bells of all workspaces are answered at once'),
];
