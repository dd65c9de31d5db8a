-- Bookmarks of events, which are never pruned; null: none. The previous release neither stores nor heeds them.

--! moment
alter table :schema.automation_events add column if not exists bookmark text;

--! moment
alter table :schema.automation_events add column if not exists bookmarked_at timestamptz;

--! index
create unique index concurrently if not exists automation_events_bookmark on :schema.automation_events (workspace_id, bookmark) where bookmark is not null;
