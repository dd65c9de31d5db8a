import type { Step } from './migration.ts';

/**
 * A lane is the queue of an endpoint: its next delivery is due at `due_at`, none if that is null. A transaction that
 * makes deliveries due inserts a bell, for which no other transaction waits; workers update lanes from bells. Deleted
 * endpoints are stored until their deliveries are pruned, which happens in batches.
 */
export const lanes = (schema: string): string => `
create table ${schema}webhook_lanes (
  workspace_id text not null,
  endpoint_id text not null,
  due_at timestamptz,
  version bigint not null,
  primary key (workspace_id, endpoint_id)
);
create index webhook_lanes_due on ${schema}webhook_lanes (due_at) where due_at is not null;

create table ${schema}webhook_bells (
  workspace_id text not null,
  endpoint_id text not null,
  id text not null,
  due_at timestamptz not null,
  primary key (workspace_id, endpoint_id, id)
);

create table ${schema}webhook_deletions (
  workspace_id text not null,
  endpoint_id text not null,
  deleted_at timestamptz not null,
  look_at timestamptz not null,
  primary key (workspace_id, endpoint_id)
);
create index webhook_deletions_look on ${schema}webhook_deletions (look_at);
`;

/**
 * Indexes for the due deliveries of a lane, and for its log by state and type. Deliveries have no foreign key to their
 * endpoint, so that publishers do not compete for a lock on its row.
 */
export const deliveriesByLane = (schema: string): readonly Step[] => [
  {
    index: 'webhook_deliveries_lane',
    on: `webhook_deliveries (workspace_id, endpoint_id, next_attempt_at, id) where state = 'pending'`,
  },
  {
    index: 'webhook_deliveries_state',
    on: 'webhook_deliveries (workspace_id, endpoint_id, state, created_at desc, id desc)',
  },
  {
    index: 'webhook_deliveries_type',
    on: 'webhook_deliveries (workspace_id, endpoint_id, event_type, state, created_at desc, id desc)',
  },
  {
    moment: `alter table ${schema}webhook_deliveries
      drop constraint if exists webhook_deliveries_workspace_id_endpoint_id_fkey`,
  },
  {
    statement: `insert into ${schema}webhook_lanes (workspace_id, endpoint_id, due_at, version)
      select e.workspace_id, e.id, d.next_attempt_at, 1 from ${schema}webhook_endpoints e
      cross join lateral (select d.next_attempt_at from ${schema}webhook_deliveries d
        where d.workspace_id = e.workspace_id and d.endpoint_id = e.id and d.state = 'pending'
        order by d.next_attempt_at limit 1) d
      where e.state = 'active' on conflict do nothing`,
  },
  { statement: `drop index concurrently if exists ${schema}webhook_deliveries_due` },
  { statement: `drop index concurrently if exists ${schema}webhook_deliveries_newest` },
  { statement: `drop index concurrently if exists ${schema}webhook_deliveries_of_endpoint` },
];
