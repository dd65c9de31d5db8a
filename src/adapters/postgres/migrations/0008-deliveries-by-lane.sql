-- Indexes for the due deliveries of a lane, and for its log by state and type. Deliveries have no foreign key
-- to their endpoint, so that publishers do not compete for a lock on its row.

--! index
create index concurrently if not exists webhook_deliveries_lane on :schema.webhook_deliveries (workspace_id, endpoint_id, next_attempt_at, id) where state = 'pending';

--! index
create index concurrently if not exists webhook_deliveries_state on :schema.webhook_deliveries (workspace_id, endpoint_id, state, created_at desc, id desc);

--! index
create index concurrently if not exists webhook_deliveries_type on :schema.webhook_deliveries (workspace_id, endpoint_id, event_type, state, created_at desc, id desc);

--! moment
alter table :schema.webhook_deliveries
drop constraint if exists webhook_deliveries_workspace_id_endpoint_id_fkey;

--! statement
insert into :schema.webhook_lanes (workspace_id, endpoint_id, due_at, version)
select e.workspace_id, e.id, d.next_attempt_at, 1 from :schema.webhook_endpoints e
cross join lateral (select d.next_attempt_at from :schema.webhook_deliveries d
  where d.workspace_id = e.workspace_id and d.endpoint_id = e.id and d.state = 'pending'
  order by d.next_attempt_at limit 1) d
where e.state = 'active' on conflict do nothing;

--! statement
drop index concurrently if exists :schema.webhook_deliveries_due;

--! statement
drop index concurrently if exists :schema.webhook_deliveries_newest;

--! statement
drop index concurrently if exists :schema.webhook_deliveries_of_endpoint;
