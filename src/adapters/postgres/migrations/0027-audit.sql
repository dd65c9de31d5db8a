-- The audit log: who has changed what in a workspace.

create table :schema.audit_entries (
  workspace_id text not null,
  id text not null,
  at timestamptz not null,
  actor_type text not null,
  actor_id text not null,
  actor_name text not null,
  operation text not null,
  record_id text,
  session text,
  address text not null,
  request_id text,
  primary key (workspace_id, id)
);

create index audit_entries_newest on :schema.audit_entries (workspace_id, at, id);
