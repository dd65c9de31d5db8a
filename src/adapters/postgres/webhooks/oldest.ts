/** How many lanes and bells are looked at. */
const most = 1_000;

/**
 * Since when the oldest delivery to an active endpoint is due, as an SQL expression. `due_at` of a lane and of a bell is
 * when it is looked at next, so the oldest delivery of each is asked for. Lanes do not know of new deliveries while no
 * process sends, but bells do. With its limit, each endpoint is looked up: a join may read all of them.
 */
export const oldestDelivery = (schema: string): string =>
  `(select (extract(epoch from min(first.at)) * 1000)::bigint from (
      select workspace_id, endpoint_id from (select workspace_id, endpoint_id from ${schema}webhook_lanes
        where due_at <= now() order by due_at limit ${most}) lanes
      union select workspace_id, endpoint_id from (select workspace_id, endpoint_id, due_at
        from ${schema}webhook_bells order by workspace_id, endpoint_id, id limit ${most}) bells where due_at <= now()
    ) l
    cross join lateral (select e.id from ${schema}webhook_endpoints e
      where e.workspace_id = l.workspace_id and e.id = l.endpoint_id and e.state = 'active' limit 1) active
    cross join lateral (select d.next_attempt_at as at from ${schema}webhook_deliveries d
      where d.workspace_id = l.workspace_id and d.endpoint_id = l.endpoint_id and d.state = 'pending'
      order by d.next_attempt_at limit 1) first where first.at <= now())`;
