-- Keys, and the table that finds the workspace of a key.

create table :schema.keys (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  name text not null,
  digest text not null,
  prefix text not null,
  last_four text not null,
  scopes text not null,
  allowed_ips text,
  created_at timestamptz not null,
  created_by text,
  last_used_at timestamptz,
  last_used_network text,
  last_used_agent text,
  expires_at timestamptz,
  revoked_at timestamptz,
  rotated_to text,
  primary key (workspace_id, id)
);
create index keys_newest on :schema.keys (workspace_id, created_at desc, id);

create table :schema.key_digests (
  digest text primary key,
  workspace_id text not null,
  key_id text not null
);
