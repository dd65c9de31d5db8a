-- What senders of an inbound endpoint get, as JSON text; null or empty: 202 with the id of the event.

--! moment
alter table :schema.automation_endpoints add column if not exists response_json text;
