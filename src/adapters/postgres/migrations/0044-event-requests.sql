-- How requests came to inbound endpoints; null: it is not known, as of all earlier events, or the event came otherwise.

--! moment
alter table :schema.automation_events add column if not exists request json;
