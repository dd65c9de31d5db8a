-- Slugs get a separate table, so that all unique keys of `links` contain the workspace. Keys are found by
-- digest with no foreign key across workspaces, and old clicks with an index type that every engine has.
-- Processes of the previous release continue to work: until 0010, a trigger copies their changes of slugs.
--! baseline

--! moment
create table if not exists :schema.link_slugs (
  domain text not null,
  slug_key text not null,
  workspace_id text not null,
  link_id text not null,
  primary key (domain, slug_key)
);
create or replace function :schema.follow_slug() returns trigger language plpgsql as $body$
begin
  if tg_op <> 'INSERT' then
    delete from :schema.link_slugs where domain = old.domain and slug_key = old.slug_key
      and workspace_id = old.workspace_id and link_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into :schema.link_slugs values (new.domain, new.slug_key, new.workspace_id, new.id) on conflict do nothing;
  end if;
  return null;
end $body$;
drop trigger if exists follow_slug on :schema.links;
create trigger follow_slug after insert or delete or update of domain, slug_key on :schema.links
  for each row execute function :schema.follow_slug();

--! batches
with links_here as materialized (
  select l.workspace_id, l.id, l.domain, l.slug_key from :schema.links l where (l.workspace_id, l.id) > ($1, $2)
  order by l.workspace_id, l.id limit 1000 for key share
), copied as (
  insert into :schema.link_slugs (domain, slug_key, workspace_id, link_id)
  select domain, slug_key, workspace_id, id from links_here on conflict do nothing
)
select workspace_id, id from links_here order by workspace_id desc, id desc limit 1;
-- It locks the links of each batch: none is deleted or gets a new slug meanwhile, so no slug is left without a link.

--! code drop-foreign-keys

--! index
create index concurrently if not exists link_clicks_by_time on :schema.link_clicks (at);

--! moment
drop index if exists :schema.link_clicks_at;
alter index if exists :schema.link_clicks_by_time rename to link_clicks_at;
