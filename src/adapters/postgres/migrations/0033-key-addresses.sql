-- The addresses that may use a key, and where it was last used. The previous release stores neither.

--! moment
alter table :schema.keys add column if not exists allowed_ips text;

--! moment
alter table :schema.keys add column if not exists last_used_network text;

--! moment
alter table :schema.keys add column if not exists last_used_agent text;
