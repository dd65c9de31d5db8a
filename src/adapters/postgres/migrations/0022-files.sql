-- Files of received messages that are fetched after the message is stored. The previous release stores none.

--! moment
alter table :schema.messages add column if not exists file json;

--! moment
alter table :schema.messages add column if not exists file_due_at timestamptz;

--! index
create index concurrently if not exists messages_files on :schema.messages (workspace_id, instance_id, file_due_at, id) where file is not null;
