-- The inbox of a workspace, and its contacts and groups in the order of their names. The previous release stores
-- no texts to search by: what it adds or renames meanwhile is sorted first, or by its earlier name, until it changes.

--! moment
alter table :schema.contacts add column if not exists search_text text not null default '';

--! moment
alter table :schema.chat_groups add column if not exists search_text text not null default '';

--! batches
with contacts_here as materialized (
  select c.workspace_id, c.id from :schema.contacts c where (c.workspace_id, c.id) > ($1, $2)
  order by c.workspace_id, c.id limit 1000
), stored as (
  update :schema.contacts c set search_text = lower(coalesce(c.name, c.address) || chr(10) || c.address)
  from contacts_here h where c.workspace_id = h.workspace_id and c.id = h.id and c.search_text = ''
)
select workspace_id, id from contacts_here order by workspace_id desc, id desc limit 1;

--! batches
with groups_here as materialized (
  select g.workspace_id, g.id from :schema.chat_groups g where (g.workspace_id, g.id) > ($1, $2)
  order by g.workspace_id, g.id limit 1000
), stored as (
  update :schema.chat_groups g set search_text = lower(g.name || chr(10) || g.address)
  from groups_here h where g.workspace_id = h.workspace_id and g.id = h.id and g.search_text = ''
)
select workspace_id, id from groups_here order by workspace_id desc, id desc limit 1;

--! index
create index concurrently if not exists contacts_by_name on :schema.contacts (workspace_id, search_text, id);

--! index
create index concurrently if not exists chat_groups_by_name on :schema.chat_groups (workspace_id, search_text, id);

--! index
create index concurrently if not exists chats_inbox on :schema.chats (workspace_id, active_at desc, instance_id, address);

--! index
create index concurrently if not exists chats_unread on :schema.chats (workspace_id, active_at desc, instance_id, address) where unread > 0;
