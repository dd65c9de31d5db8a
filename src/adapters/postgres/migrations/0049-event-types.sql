-- The event types that a workspace has registered, with what their events contain.

create table :schema.automation_types (
  workspace_id text not null,
  type text not null,
  description text not null,
  data_schema text,
  data_example text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, type)
);
