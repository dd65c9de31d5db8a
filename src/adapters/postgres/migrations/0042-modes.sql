-- The mode of a workspace; none: it is live.

--! moment
alter table :schema.workspaces add column if not exists mode text;
