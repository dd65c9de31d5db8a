import { maxLookedAt } from '../../../repository/index.ts';

/** Of whom, and since when: SQL expressions. */
export interface Looking {
  readonly clock: string;
  /** The workspace. @default all */
  readonly workspace?: string;
}

/**
 * The active endpoints that have due deliveries, as SQL. `due_at` of a lane and of a wake-up is when it is looked at next.
 * Lanes do not know of new deliveries while no process sends, but wake-ups do. With its limit, each endpoint is looked up: a
 * join may read all of them.
 */
export function dueLanes(schema: string, { clock, workspace }: Looking): string {
  const own = workspace === undefined ? 'true' : `workspace_id = ${workspace}`;
  return `select l.workspace_id, l.endpoint_id from (
      select workspace_id, endpoint_id from (select workspace_id, endpoint_id from ${schema}webhook_lanes
        where ${own} and due_at <= ${clock} order by due_at limit ${maxLookedAt}) lanes
      union select workspace_id, endpoint_id from (select workspace_id, endpoint_id, due_at
        from ${schema}webhook_wake_ups where ${own} order by workspace_id, endpoint_id, id limit ${maxLookedAt}) wake_ups
        where due_at <= ${clock}
    ) l
    cross join lateral (select e.id from ${schema}webhook_endpoints e
      where e.workspace_id = l.workspace_id and e.id = l.endpoint_id and e.state = 'active' limit 1) active`;
}

/** The deliveries of a lane `l` that could be sent now and that nobody has leased, the first `limit`, as SQL. */
export const dueOfLane = (schema: string, { clock }: Looking, limit: number): string =>
  `select d.next_attempt_at as at from ${schema}webhook_deliveries d
    where d.workspace_id = l.workspace_id and d.endpoint_id = l.endpoint_id and d.state = 'pending'
    and d.next_attempt_at <= ${clock} and (d.lease_until is null or d.lease_until <= ${clock})
    order by d.next_attempt_at limit ${limit}`;
