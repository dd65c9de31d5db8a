-- Endpoints, events and deliveries.

create table :schema.webhook_endpoints (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  url text not null,
  event_types text[] not null,
  description text not null,
  headers json not null,
  rate bigint,
  state text not null,
  paused_reason text,
  paused_at timestamptz,
  failing_since timestamptz,
  recent_failures bigint not null,
  created_at timestamptz not null,
  secrets json not null,
  links text[],
  tags text[],
  sample bigint,
  kind text,
  format text,
  config json,
  sources text[],
  types text[],
  instances text[],
  primary key (workspace_id, id)
);

create table :schema.webhook_events (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  type text not null,
  created_at timestamptz not null,
  payload text not null,
  hops bigint,
  via text[],
  traceparent text,
  tracestate text,
  primary key (workspace_id, id)
);

create table :schema.webhook_deliveries (
  workspace_id text not null,
  id text not null,
  endpoint_id text not null,
  event_id text not null,
  event_type text not null,
  state text not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz,
  attempts jsonb not null,
  lease_token text,
  lease_until timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, endpoint_id) references :schema.webhook_endpoints (workspace_id, id),
  foreign key (workspace_id, event_id) references :schema.webhook_events (workspace_id, id)
) with (fillfactor = 50);
create index webhook_deliveries_due on :schema.webhook_deliveries (next_attempt_at) where state = 'pending';
create index webhook_deliveries_newest on :schema.webhook_deliveries (workspace_id, created_at desc, id desc);
create index webhook_deliveries_of_endpoint on :schema.webhook_deliveries (workspace_id, endpoint_id, created_at desc, id desc);
create index webhook_deliveries_of_event on :schema.webhook_deliveries (workspace_id, event_id);
