-- Whether an endpoint gets one delivery at a time, in order; null: no, as all earlier endpoints.

--! moment
alter table :schema.webhook_endpoints add column if not exists ordered boolean;
