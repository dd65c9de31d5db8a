-- Workspaces, users, memberships and sessions.

create table :schema.workspaces (
  id text primary key,
  name text not null,
  account_id text references :schema.accounts (id),
  mode text
);

create table :schema.users (
  id text primary key,
  email text not null unique,
  name text not null,
  password json
);

create table :schema.memberships (
  workspace_id text not null references :schema.workspaces (id),
  user_id text not null references :schema.users (id),
  role text not null,
  primary key (workspace_id, user_id)
);
create index memberships_of_user on :schema.memberships (user_id);

create table :schema.sessions (
  digest text primary key,
  user_id text not null references :schema.users (id),
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index sessions_of_user on :schema.sessions (user_id, seen_at);
