-- For whom a key acts after others than its creator have changed it, and whose rate limit it shares. The previous release
-- stores neither.

--! moment
alter table :schema.keys add column if not exists authority json;

--! moment
alter table :schema.keys add column if not exists limit_root text;
