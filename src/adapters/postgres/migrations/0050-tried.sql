-- An index for what an ordered endpoint waits for: deliveries that were attempted before, among any number of others.

--! index
create index concurrently if not exists webhook_deliveries_tried on :schema.webhook_deliveries (workspace_id, endpoint_id, created_at, id) where state = 'pending' and attempts <> '[]'::jsonb;
