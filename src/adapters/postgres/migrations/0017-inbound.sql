-- The chain of deliveries that led to an event, and the types that an inbound endpoint allows. What a route
-- made was told in words alone before: attempts get the id. A process of the previous release stores such
-- words until it ends; a replay of what it stored makes the same event again, which is stored once.

--! moment
alter table :schema.webhook_events add column if not exists via text[];

--! moment
alter table :schema.automation_events add column if not exists via text[];

--! moment
alter table :schema.automation_endpoints add column if not exists event_types text[];

--! batches
with deliveries_here as materialized (
  select d.workspace_id, d.id from :schema.webhook_deliveries d where (d.workspace_id, d.id) > ($1, $2)
  order by d.workspace_id, d.id limit 1000
), stored as (
  update :schema.webhook_deliveries d
  set attempts = jsonb_set(d.attempts, '{-1,made_events}', jsonb_build_array(substring(d.attempts -> -1 ->> 'response', '^(evt_[A-Za-z0-9_-]{22}) was made[.]$')))
  from deliveries_here h where d.workspace_id = h.workspace_id and d.id = h.id
    and d.attempts -> -1 ->> 'status' is null and substring(d.attempts -> -1 ->> 'response', '^(evt_[A-Za-z0-9_-]{22}) was made[.]$') is not null
)
select workspace_id, id from deliveries_here order by workspace_id desc, id desc limit 1;
