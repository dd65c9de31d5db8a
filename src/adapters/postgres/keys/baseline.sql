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
  rate_limit json,
  owner text,
  metadata json,
  created_at timestamptz not null,
  created_by text,
  last_used_at timestamptz,
  last_used_network text,
  last_used_agent text,
  expires_at timestamptz,
  revoked_at timestamptz,
  rotated_to text,
  authority json,
  limit_root text,
  primary key (workspace_id, id)
);
create index keys_newest on :schema.keys (workspace_id, created_at desc, id);
create index keys_of_owner on :schema.keys (workspace_id, owner, created_at desc, id) where owner is not null;
create index keys_short_lived on :schema.keys (workspace_id, expires_at)
  where rotated_to is null and expires_at >= created_at and expires_at - created_at <= interval '1 hour';

create table :schema.key_digests (
  digest text primary key,
  workspace_id text not null,
  key_id text not null
);
