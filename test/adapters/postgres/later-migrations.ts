/** Migrations as a later release may have them: each kind of step, and a transaction, over tables of this release. */
import { migrations } from '../../../src/adapters/postgres/migrations/index.ts';
import { readMigration } from '../../../src/adapters/postgres/migrations/read-migration.ts';

/** The files by their names. Links get their titles in a table of their own. */
export const laterFiles: Readonly<Record<string, string>> = {
  '9001-title-counts': `-- How often each title is used.

create table :schema.title_counts (
  workspace_id text not null,
  title text not null,
  count bigint not null,
  primary key (workspace_id, title)
);
`,
  '9002-titles': `-- Titles of links, in a table of their own. Until 9003, a trigger copies what processes of the previous release
-- change.

--! moment
create table if not exists :schema.link_titles (
  workspace_id text not null,
  link_id text not null,
  title text not null,
  primary key (workspace_id, link_id)
);
create or replace function :schema.follow_title() returns trigger language plpgsql as $body$
begin
  if tg_op <> 'INSERT' then
    delete from :schema.link_titles where workspace_id = old.workspace_id and link_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into :schema.link_titles values (new.workspace_id, new.id, new.title) on conflict do nothing;
  end if;
  return null;
end $body$;
drop trigger if exists follow_title on :schema.links;
create trigger follow_title after insert or delete or update of title on :schema.links
  for each row execute function :schema.follow_title();

--! moment
alter table :schema.links add column if not exists shelf text not null default 'top';

--! batches
with links_here as materialized (
  select l.workspace_id, l.id, l.title from :schema.links l where (l.workspace_id, l.id) > ($1, $2)
  order by l.workspace_id, l.id limit 1000 for key share
), copied as (
  insert into :schema.link_titles (workspace_id, link_id, title)
  select workspace_id, id, title from links_here on conflict do nothing
)
select workspace_id, id from links_here order by workspace_id desc, id desc limit 1;

--! index
create index concurrently if not exists links_shelf on :schema.links (workspace_id, shelf, id);

--! index
create unique index concurrently if not exists links_title on :schema.links (workspace_id, title, id) where title <> '';

--! optional
create or replace function :schema.title_of(link text) returns text language plpgsql as $function$
begin
  return (select t.title from :schema.link_titles t where t.link_id = link);
end
$function$;

--! statement
drop index concurrently if exists :schema.links_tags;
`,
  '9003-own-titles': `-- Removes what only the previous release needs.
--! finish

--! moment
drop trigger if exists follow_title on :schema.links;
drop function if exists :schema.follow_title();

--! moment
alter table :schema.links alter column title type text collate "C";
`,
};

const later = Object.entries(laterFiles).map(([name, text]) => readMigration(name, text));

/** Those of this release, and the later ones. */
export const withLater = [...migrations, ...later];
