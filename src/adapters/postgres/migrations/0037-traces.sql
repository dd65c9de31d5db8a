-- The trace that led to an event (W3C Trace Context); null: none, as for all earlier events.

--! moment
alter table :schema.webhook_events add column if not exists traceparent text;

--! moment
alter table :schema.webhook_events add column if not exists tracestate text;
