-- The place of a delivery among all, in microseconds since 1970 by the clock of the storage: ordered endpoints get deliveries
-- again in this order. Earlier deliveries come first.

--! moment
alter table :schema.webhook_deliveries add column if not exists place bigint not null default 0;

--! index
create index concurrently if not exists webhook_deliveries_tried_by_place on :schema.webhook_deliveries (workspace_id, endpoint_id, place, created_at, id) where state = 'pending' and attempts <> '[]'::jsonb;

-- The index that it replaces.

--! statement
drop index concurrently if exists :schema.webhook_deliveries_tried;
