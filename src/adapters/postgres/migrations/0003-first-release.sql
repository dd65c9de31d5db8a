-- Brings the tables of release 0.1.0 to those of a new schema. No process of that release may run meanwhile.

--! earlier

--! moment
create table if not exists :schema.webhook_bells (
  workspace_id text not null,
  endpoint_id text not null,
  id text not null,
  due_at timestamptz not null,
  primary key (workspace_id, endpoint_id, id)
);
create table if not exists :schema.webhook_wake_ups (
  workspace_id text not null,
  endpoint_id text not null,
  id text not null,
  due_at timestamptz not null,
  primary key (workspace_id, endpoint_id, id)
);
insert into :schema.webhook_wake_ups (workspace_id, endpoint_id, id, due_at)
  select workspace_id, endpoint_id, id, due_at from :schema.webhook_bells on conflict do nothing;
drop table :schema.webhook_bells;

--! moment
create table if not exists :schema.exclusive_jobs (
  name text primary key
);
drop table if exists :schema.chores;

--! moment
create table if not exists :schema.published_types (
  type text primary key,
  known_until timestamptz not null,
  unknown_at timestamptz,
  known_for interval not null default '0'
);
create index if not exists published_types_seen on :schema.published_types (greatest(known_until, unknown_at));
create table if not exists :schema.record_counts (
  workspace_id text not null,
  name text not null,
  count bigint not null,
  counted_at timestamptz not null,
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

--! moment
alter table :schema.audit_entries
  add column if not exists count bigint,
  add column if not exists first_at timestamptz,
  add column if not exists is_partial boolean;

--! moment
alter table :schema.keys
  add column if not exists authority json,
  add column if not exists limit_root text;

--! moment
alter table :schema.link_clicks
  add column if not exists browser text,
  add column if not exists system text,
  add column if not exists city text,
  add column if not exists utm json;

--! moment
alter table :schema.link_days
  add column if not exists browsers json,
  add column if not exists systems json,
  add column if not exists cities json,
  add column if not exists utm_sources json,
  add column if not exists utm_mediums json,
  add column if not exists utm_campaigns json,
  add column if not exists utm_terms json,
  add column if not exists utm_contents json;

--! moment
alter table :schema.instances
  add column if not exists health_stats json,
  drop column if exists vitals;

--! moment
alter table :schema.automation_events
  add column if not exists place bigint not null default 0,
  drop column if exists bookmark,
  drop column if exists bookmarked_at;

--! moment
alter table :schema.channel_commands add column if not exists place bigint not null default 0;

--! moment
alter table :schema.channel_events add column if not exists place bigint not null default 0;

--! moment
alter table :schema.webhook_deliveries add column if not exists place bigint not null default 0;

--! index
create index concurrently if not exists published_events_undeclared on :schema.published_events (type, workspace_id, due_at, id)
  where error = 'type: ' || type || ' is not declared in events';

--! index
create index concurrently if not exists webhook_deliveries_tried_by_place on :schema.webhook_deliveries (workspace_id, endpoint_id, place, created_at, id) where state = 'pending' and attempts <> '[]'::jsonb;

--! moment
drop index if exists :schema.webhook_deliveries_tried;

--! index
create index concurrently if not exists automation_events_unnumbered_by_place on :schema.automation_events (workspace_id, at, place, id) where sequence is null and is_cancelled = false;

--! moment
drop index if exists :schema.automation_events_unnumbered;
alter index :schema.automation_events_unnumbered_by_place rename to automation_events_unnumbered;

--! index
create index concurrently if not exists automation_events_newest_by_place on :schema.automation_events (workspace_id, is_cancelled, at desc, place desc, id desc);

--! moment
drop index if exists :schema.automation_events_newest;
alter index :schema.automation_events_newest_by_place rename to automation_events_newest;

--! index
create index concurrently if not exists automation_events_of_endpoint_by_place on :schema.automation_events (workspace_id, endpoint_id, is_cancelled, at desc, place desc, id desc);

--! moment
drop index if exists :schema.automation_events_of_endpoint;
alter index :schema.automation_events_of_endpoint_by_place rename to automation_events_of_endpoint;

--! index
create index concurrently if not exists automation_events_of_type_by_place on :schema.automation_events (workspace_id, type, is_cancelled, at desc, place desc, id desc);

--! moment
drop index if exists :schema.automation_events_of_type;
alter index :schema.automation_events_of_type_by_place rename to automation_events_of_type;

--! index
create index concurrently if not exists channel_commands_waiting_by_place on :schema.channel_commands (workspace_id, instance_id, created_at, place, id) where state = 'waiting';

--! moment
drop index if exists :schema.channel_commands_waiting;
alter index :schema.channel_commands_waiting_by_place rename to channel_commands_waiting;

--! index
create index concurrently if not exists channel_events_unnumbered_by_place on :schema.channel_events (workspace_id, created_at, place, id) where sequence is null;

--! moment
drop index if exists :schema.channel_events_unnumbered;
alter index :schema.channel_events_unnumbered_by_place rename to channel_events_unnumbered;
