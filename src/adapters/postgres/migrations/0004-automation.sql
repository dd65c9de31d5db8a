-- The tables of automation, which earlier releases have in 0001-tables.sql.

--! group automation

-- Inbound endpoints. `automation_tokens` finds the endpoint of a token without the workspace, and makes tokens unique.
-- `event_types` null: requests may give their events any type. `response_json`: what senders get instead of 202 with the
-- id of the event.

create table if not exists :schema.automation_endpoints (
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
  event_types text[],
  event_type_from text,
  repeat_id_from text,
  keep_headers text[],
  response_json text,
  primary key (workspace_id, id)
);

create table if not exists :schema.automation_tokens (
  digest text primary key,
  workspace_id text not null,
  endpoint_id text not null
);

-- Published events. `at` is the moment of an event: when it was cancelled, or is or was published. `source_key` stands
-- for its source and the id that the sender gave it. `data_json` is the data as it was published, where JavaScript
-- cannot hold all of it. `place` orders events of one moment as they were published. `cloudevent` is what CloudEvents say of themselves besides. `headers` and `request` are of the
-- request that came to an inbound endpoint.

create table if not exists :schema.automation_events (
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
  via text[],
  data_json text,
  cloudevent json,
  headers json,
  request json,
  place bigint not null default 0,
  primary key (workspace_id, id)
);
create unique index if not exists automation_events_source on :schema.automation_events (workspace_id, source_key);
create unique index if not exists automation_events_feed on :schema.automation_events (workspace_id, sequence);
create index if not exists automation_events_feed_of_type on :schema.automation_events (workspace_id, type, sequence) where sequence is not null;
create index if not exists automation_events_unnumbered on :schema.automation_events (workspace_id, at, place, id) where sequence is null and is_cancelled = false;
create index if not exists automation_events_newest on :schema.automation_events (workspace_id, is_cancelled, at desc, place desc, id desc);
create index if not exists automation_events_of_endpoint on :schema.automation_events (workspace_id, endpoint_id, is_cancelled, at desc, place desc, id desc);
create index if not exists automation_events_of_type on :schema.automation_events (workspace_id, type, is_cancelled, at desc, place desc, id desc);

-- Idempotency keys of what is published, registered event types, and the numbers and settings of a workspace.

create table if not exists :schema.automation_requests (
  workspace_id text not null references :schema.workspaces (id),
  scope text not null,
  key text not null,
  fingerprint text not null,
  event_ids text[] not null,
  expires_at timestamptz not null,
  primary key (workspace_id, scope, key)
);
create index if not exists automation_requests_ended on :schema.automation_requests (expires_at);

create table if not exists :schema.automation_types (
  workspace_id text not null,
  type text not null,
  description text not null,
  data_schema text,
  data_example text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, type)
);

create table if not exists :schema.automation_numbers (
  workspace_id text not null references :schema.workspaces (id),
  name text not null,
  value bigint not null,
  primary key (workspace_id, name)
);

create table if not exists :schema.automation_refusals (
  workspace_id text not null references :schema.workspaces (id),
  endpoint_id text not null,
  counts json not null,
  latest json not null,
  updated_at timestamptz not null,
  primary key (workspace_id, endpoint_id)
);

create index if not exists automation_refusals_ended on :schema.automation_refusals (updated_at);
