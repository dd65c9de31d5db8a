-- Indexes for the counts of paused endpoints, and of instances by state.

--! index
create index concurrently if not exists webhook_endpoints_paused on :schema.webhook_endpoints (workspace_id, id) where state <> 'active';

--! index
create index concurrently if not exists instances_state on :schema.instances (state, workspace_id, id);
