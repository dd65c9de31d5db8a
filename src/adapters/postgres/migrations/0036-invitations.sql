-- Invitations to workspaces.

create table :schema.invitations (
  workspace_id text not null,
  id text not null,
  email text not null,
  role text not null,
  digest text not null,
  sent boolean not null,
  invited_by text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, id)
);

create unique index invitations_email on :schema.invitations (workspace_id, email);
