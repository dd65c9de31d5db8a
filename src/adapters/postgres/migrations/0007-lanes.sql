-- A lane is the queue of an endpoint: its next delivery is due at `due_at`, none if that is null. A
-- transaction that makes deliveries due inserts a bell, for which no other transaction waits; workers update
-- lanes from bells. Deleted endpoints are stored until their deliveries are pruned, which happens in batches.

create table :schema.webhook_lanes (
  workspace_id text not null,
  endpoint_id text not null,
  due_at timestamptz,
  version bigint not null,
  primary key (workspace_id, endpoint_id)
);
create index webhook_lanes_due on :schema.webhook_lanes (due_at) where due_at is not null;

create table :schema.webhook_bells (
  workspace_id text not null,
  endpoint_id text not null,
  id text not null,
  due_at timestamptz not null,
  primary key (workspace_id, endpoint_id, id)
);

create table :schema.webhook_deletions (
  workspace_id text not null,
  endpoint_id text not null,
  deleted_at timestamptz not null,
  look_at timestamptz not null,
  primary key (workspace_id, endpoint_id)
);
create index webhook_deletions_look on :schema.webhook_deletions (look_at);
