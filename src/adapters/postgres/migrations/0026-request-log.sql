-- The log of answered requests, and their counts by day, key and operation.

create table :schema.request_log (
  workspace_id text not null,
  id text not null,
  at timestamptz not null,
  key_id text not null,
  operation text not null,
  method text not null,
  path text not null,
  status bigint not null,
  error text,
  duration_us bigint not null,
  request_id text,
  network text not null,
  parameters json not null,
  primary key (workspace_id, id)
);

create table :schema.usage_counts (
  workspace_id text not null,
  day text not null,
  key_id text not null,
  operation text not null,
  succeeded bigint not null,
  client_errors bigint not null,
  server_errors bigint not null,
  duration_us bigint not null,
  primary key (workspace_id, day, key_id, operation)
);

create index request_log_newest on :schema.request_log (workspace_id, at, id);

create index usage_counts_old on :schema.usage_counts (day);
