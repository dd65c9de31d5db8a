-- Several changes of a record as one entry of the audit log, and entries that are stored together with their change.

--! moment
alter table :schema.audit_entries add column if not exists count bigint;

--! moment
alter table :schema.audit_entries add column if not exists first_at timestamptz;

--! moment
alter table :schema.audit_entries add column if not exists is_partial boolean;
