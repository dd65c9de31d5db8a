-- Earlier slugs of a link that still lead to it (null: none), and slugs that a workspace has given up.
--! baseline

--! moment
alter table :schema.links add column if not exists aliases json;

--! moment
create table if not exists :schema.link_quarantines (
  domain text not null,
  slug_key text not null,
  workspace_id text not null,
  until timestamptz not null,
  primary key (domain, slug_key)
);
create index if not exists link_quarantines_until on :schema.link_quarantines (until);
