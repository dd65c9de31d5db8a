-- The tables. Primary keys of workspace data start with the workspace, so that tables can be distributed by
-- workspace. `key_digests` finds the workspace of a key; `accounts`, `users`, `sessions` and `limits` have no
-- workspace. Amounts of money are whole numbers of the minor unit.
--! baseline

create table :schema.accounts (
  id text primary key,
  username text not null,
  email text not null,
  firstname text not null,
  lastname text not null,
  full_name text not null,
  balance bigint not null,
  currency text not null,
  heading text not null,
  description text not null,
  contact_email text not null,
  social_links json not null,
  media json not null,
  registered_at timestamptz not null
);

create table :schema.workspaces (
  id text primary key,
  name text not null,
  account_id text not null references :schema.accounts (id)
);

create table :schema.keys (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  name text not null,
  digest text not null,
  prefix text not null,
  last_four text not null,
  scopes text not null,
  created_at timestamptz not null,
  created_by text,
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  rotated_to text,
  primary key (workspace_id, id)
);
create index keys_newest on :schema.keys (workspace_id, created_at desc, id);

create table :schema.key_digests (
  digest text primary key,
  workspace_id text not null,
  key_id text not null,
  foreign key (workspace_id, key_id) references :schema.keys (workspace_id, id)
);

create table :schema.items (
  workspace_id text not null references :schema.workspaces (id),
  id bigint not null,
  position bigint not null,
  name text not null,
  description text not null,
  category text not null,
  sub_category text not null,
  options json not null,
  version text not null,
  demo_link text not null,
  tags text[] not null,
  media json not null,
  regular_price bigint not null,
  extended_price bigint not null,
  currency text not null,
  published_at timestamptz not null,
  search_text text not null,
  primary key (workspace_id, id)
);
create index items_in_order on :schema.items (workspace_id, position, id);

create table :schema.purchases (
  workspace_id text not null,
  purchase_code text not null,
  license_type text not null,
  price bigint not null,
  currency text not null,
  item_id bigint not null,
  supported_until timestamptz,
  downloaded boolean not null,
  date timestamptz not null,
  primary key (workspace_id, purchase_code),
  foreign key (workspace_id, item_id) references :schema.items (workspace_id, id)
);

create table :schema.models (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  position bigint not null,
  created bigint not null,
  owned_by text not null,
  primary key (workspace_id, id)
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

create table :schema.limits (
  name text primary key,
  hits bigint not null,
  ends_at timestamptz not null
);
create index limits_ended on :schema.limits (ends_at);
