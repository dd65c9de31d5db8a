-- The data of an event as it was published, where JavaScript cannot hold all of it; null: it can, as of all earlier events.

--! moment
alter table :schema.automation_events add column if not exists data_json text;
