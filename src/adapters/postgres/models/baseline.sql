-- Models.

create table :schema.models (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  position bigint not null,
  created bigint not null,
  owned_by text not null,
  primary key (workspace_id, id)
);
