-- Removes what only the previous release needs: the unique index of slugs on `links`, and the trigger that
-- synchronised both tables. Columns get the collation of the database, like all others: a prepared statement
-- fails once when the collation of a column changes, and the previous release cannot handle that. Deliveries
-- of endpoints that the previous release deleted during a publication are removed like those of any other
-- deletion.
--! baseline
--! finish

--! moment
drop trigger if exists follow_slug on :schema.links;
drop function if exists :schema.follow_slug();
drop index if exists :schema.links_slug;

--! statement
insert into :schema.webhook_deletions (workspace_id, endpoint_id, deleted_at, look_at)
select distinct d.workspace_id, d.endpoint_id, now(), now() from :schema.webhook_deliveries d
where not exists (select 1 from :schema.webhook_endpoints e
  where e.workspace_id = d.workspace_id and e.id = d.endpoint_id)
on conflict do nothing;

--! code recollate
