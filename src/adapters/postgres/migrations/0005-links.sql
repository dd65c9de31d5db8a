-- The tables of short links, which earlier releases have in 0001-tables.sql.

--! group links

-- Short links. `link_slugs` finds the link of a slug without the workspace, and makes slugs and aliases unique;
-- `link_quarantines` has those that were given up. `aliases`: earlier slugs of a link that still lead to it.

create table if not exists :schema.links (
  workspace_id text not null references :schema.workspaces (id),
  id text not null,
  domain text not null,
  slug text not null,
  slug_key text not null,
  url text not null,
  title text not null,
  tags text[] not null,
  external_id text,
  redirect_status bigint not null,
  expires_at timestamptz,
  max_clicks bigint,
  expired_url text,
  utm json not null,
  forward_query boolean not null,
  forward_path boolean not null,
  ios_url text,
  android_url text,
  archived boolean not null,
  clicks bigint not null,
  bots bigint not null,
  last_clicked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  password json,
  passes bigint not null,
  expired_at timestamptz,
  search_text text not null,
  aliases json,
  primary key (workspace_id, id)
);
create unique index if not exists links_external_id on :schema.links (workspace_id, external_id);
create index if not exists links_newest on :schema.links (workspace_id, archived, created_at desc, id desc);
create index if not exists links_most_clicked on :schema.links (workspace_id, archived, clicks desc, id desc);
create index if not exists links_tags on :schema.links using gin (tags);
create index if not exists links_due on :schema.links (expires_at) where expired_at is null;

create table if not exists :schema.link_slugs (
  domain text not null,
  slug_key text not null,
  workspace_id text not null,
  link_id text not null,
  primary key (domain, slug_key)
);

create table if not exists :schema.link_quarantines (
  domain text not null,
  slug_key text not null,
  workspace_id text not null,
  until timestamptz not null,
  primary key (domain, slug_key)
);
create index if not exists link_quarantines_until on :schema.link_quarantines (until);

-- Clicks. A day belongs to a link, or to the whole workspace if `link_id` is empty; `hours` null: its clicks were not
-- counted by hour. `link_recorders` has the last batch of each process, so that a batch whose response was lost is not
-- stored twice.

create table if not exists :schema.link_days (
  workspace_id text not null references :schema.workspaces (id),
  link_id text not null,
  day text not null,
  clicks bigint not null,
  unique_clicks bigint not null,
  bots bigint not null,
  referrers json not null,
  countries json not null,
  devices json not null,
  hours json,
  browsers json,
  systems json,
  cities json,
  utm_sources json,
  utm_mediums json,
  utm_campaigns json,
  utm_terms json,
  utm_contents json,
  primary key (workspace_id, link_id, day)
);

create table if not exists :schema.link_clicks (
  workspace_id text not null,
  id text not null,
  link_id text not null,
  at timestamptz not null,
  referrer text,
  country text,
  device text not null,
  bot boolean not null,
  city text,
  browser text,
  system text,
  utm json,
  primary key (workspace_id, link_id, at, id)
);
create index if not exists link_clicks_at on :schema.link_clicks (at);

create table if not exists :schema.link_visitors (
  workspace_id text not null,
  link_id text not null,
  day text not null,
  visitor text not null,
  primary key (workspace_id, link_id, day, visitor)
);
create index if not exists link_visitors_day on :schema.link_visitors (day);

create table if not exists :schema.link_salts (
  day text primary key,
  salt text not null
);

create table if not exists :schema.link_recorders (
  id text primary key,
  batch bigint not null,
  at timestamptz not null
);
create index if not exists link_recorders_at on :schema.link_recorders (at);
