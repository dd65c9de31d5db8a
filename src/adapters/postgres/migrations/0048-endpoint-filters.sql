-- Which events an endpoint is sent: conditions as JSON text, and how many of them must hold; null: all events.

--! moment
alter table :schema.webhook_endpoints add column if not exists filter json;

--! moment
alter table :schema.webhook_endpoints add column if not exists filter_match text;
