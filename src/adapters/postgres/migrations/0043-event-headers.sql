-- What CloudEvents say of themselves besides, the headers that inbound endpoints keep, and where types and ids of repeats
-- come from; null: nothing, as of all earlier events and endpoints.

--! moment
alter table :schema.automation_events add column if not exists cloudevent json;

--! moment
alter table :schema.automation_events add column if not exists headers json;

--! moment
alter table :schema.automation_endpoints add column if not exists event_type_from text;

--! moment
alter table :schema.automation_endpoints add column if not exists repeat_id_from text;

--! moment
alter table :schema.automation_endpoints add column if not exists keep_headers text[];
