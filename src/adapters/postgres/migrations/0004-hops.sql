-- The number of webhooks in the chain that caused an event; null: none, as for all earlier events.
--! baseline

alter table :schema.webhook_events add column hops bigint;
