-- Counts by hour: requests by key and operation, and completed deliveries by kind of endpoint.

create table :schema.usage_hours (
  workspace_id text not null,
  hour text not null,
  key_id text not null,
  operation text not null,
  succeeded bigint not null,
  client_errors bigint not null,
  server_errors bigint not null,
  duration_us bigint not null,
  primary key (workspace_id, hour, key_id, operation)
);

create table :schema.delivery_hours (
  workspace_id text not null,
  hour text not null,
  kind text not null,
  succeeded bigint not null,
  failed bigint not null,
  primary key (workspace_id, hour, kind)
);
