-- The instances that a webhook wants events of; null: of any.
--! baseline

--! moment
alter table :schema.webhook_endpoints add column if not exists instances text[];
