-- What a change of the audit log was about, and indexes for each way to look for one. The previous release stores no
-- names and values.

--! moment
alter table :schema.audit_entries add column if not exists record_type text;

--! moment
alter table :schema.audit_entries add column if not exists record_name text;

--! moment
alter table :schema.audit_entries add column if not exists changes json;

--! index
create index concurrently if not exists audit_entries_actor on :schema.audit_entries (workspace_id, actor_id, at, id);

--! index
create index concurrently if not exists audit_entries_operation on :schema.audit_entries (workspace_id, operation, at, id);

--! index
create index concurrently if not exists audit_entries_type on :schema.audit_entries (workspace_id, record_type, at, id);

--! index
create index concurrently if not exists audit_entries_record on :schema.audit_entries (workspace_id, record_id, at, id);
