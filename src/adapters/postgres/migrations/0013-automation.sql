-- Inbound endpoints, what is published, idempotency keys, and the numbers of a workspace. `automation_tokens`
-- finds the endpoint of a token without knowing the workspace, and is what keeps tokens unique. `at` is the
-- moment of an event: when it was cancelled, or is or was published. `source_key` stands for its source and
-- the id that the sender gave it.

create table :schema.automation_endpoints (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  name text not null,
  event_type text not null,
  tokens json not null,
  allow_get boolean not null,
  verification json,
  data_schema text,
  state text not null,
  rate bigint,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);

create table :schema.automation_tokens (
  digest text primary key,
  workspace_id text not null,
  endpoint_id text not null
);

create table :schema.automation_events (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  type text not null,
  source text not null,
  source_id text,
  subject text,
  happened_at timestamptz not null,
  data text,
  endpoint_id text,
  key_id text,
  received_at timestamptz not null,
  deliver_at timestamptz,
  cancelled_at timestamptz,
  sequence bigint,
  hops bigint not null,
  at timestamptz not null,
  is_cancelled boolean not null,
  source_key text,
  primary key (workspace_id, id)
);
create unique index automation_events_source on :schema.automation_events (workspace_id, source_key);
create unique index automation_events_feed on :schema.automation_events (workspace_id, sequence);
create index automation_events_feed_of_type on :schema.automation_events (workspace_id, type, sequence) where sequence is not null;
create index automation_events_unnumbered on :schema.automation_events (workspace_id, at, id) where sequence is null and is_cancelled = false;
create index automation_events_newest on :schema.automation_events (workspace_id, is_cancelled, at desc, id desc);
create index automation_events_of_endpoint on :schema.automation_events (workspace_id, endpoint_id, is_cancelled, at desc, id desc);
create index automation_events_of_type on :schema.automation_events (workspace_id, type, is_cancelled, at desc, id desc);

create table :schema.automation_requests (
  workspace_id text not null references :schema.workspaces (id),
  scope text not null,
  key text not null,
  fingerprint text not null,
  event_ids text[] not null,
  expires_at timestamptz not null,
  primary key (workspace_id, scope, key)
);
create index automation_requests_ended on :schema.automation_requests (expires_at);

create table :schema.automation_numbers (
  workspace_id text not null references :schema.workspaces (id),
  name text not null,
  value bigint not null,
  primary key (workspace_id, name)
);
