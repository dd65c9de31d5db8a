-- Kinds of endpoints and what goes with them; null: a webhook as those before.
--! baseline

--! moment
alter table :schema.webhook_endpoints add column if not exists kind text,
add column if not exists format text, add column if not exists config json,
add column if not exists sources text[], add column if not exists types text[];
