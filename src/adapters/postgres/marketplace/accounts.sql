-- Accounts are created first, because workspaces refer to them. Amounts are in the minor unit.

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
