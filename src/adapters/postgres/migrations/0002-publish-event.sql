-- Publishes an event in the transaction of the caller: a trigger, a migration, a service in another language.
-- Engines that cannot create the function go without it, and everything else works.

--! optional
create or replace function :schema.publish_event(workspace text, type text, data jsonb, id text default null)
returns text language plpgsql as $function$
declare
  event_id text := coalesce(id, 'msg_' || replace(gen_random_uuid()::text, '-', ''));
  moment timestamptz := clock_timestamp();
begin
  if not coalesce(type ~ '^[a-z][a-z0-9_]*([.][a-z0-9_]+)+$', false) then
    raise exception 'publish_event: type must have the form group.what_happened' using errcode = '22023';
  end if;
  if not event_id ~ '^[A-Za-z0-9_-]{1,64}$' then
    raise exception 'publish_event: id must be 1 to 64 letters, digits, _ and -' using errcode = '22023';
  end if;
  if not coalesce(jsonb_typeof(data) = 'object', false) then
    raise exception 'publish_event: data must be an object' using errcode = '22023';
  end if;
  if octet_length(data::text) > 262144 then
    raise exception 'publish_event: data must not exceed 262144 bytes' using errcode = '22023';
  end if;
  if not exists (select 1 from :schema.workspaces w where w.id = workspace) then
    raise exception 'publish_event: there is no workspace %', workspace using errcode = '22023';
  end if;
  -- After the last one of the workspace that waits, even if the clock has gone back.
  insert into :schema.published_events (workspace_id, id, type, data, at, due_at)
  values (workspace, event_id, type, data, moment, coalesce((select p.due_at + interval '1 microsecond'
    from :schema.published_events p where p.workspace_id = workspace and p.error is null and p.due_at >= moment
    order by p.due_at desc limit 1), moment))
  on conflict do nothing;
  return event_id;
end
$function$;
