-- What holders notice of their instances, and the health that was told. The previous release stores neither.

--! moment
alter table :schema.instances add column if not exists vitals json;

--! moment
alter table :schema.instances add column if not exists health json;

--! index
create index concurrently if not exists messages_waiting on :schema.messages (workspace_id, instance_id, (coalesce(send_at, created_at))) where state = 'queued';
