/**
 * Claims of ordered endpoints: of each at most the first delivery of its line, and nothing while another one is leased.
 * Two claims may read the same line at once: only the one that updates the lane as it has read it leases a delivery.
 */
import type { Claim } from '../../../repository/index.ts';
import { selection, selectionAsJson } from '../database/columns.ts';
import { type PassingOver, type PassingStatement, passingStatement } from '../database/locked-rows.ts';
import type { Row } from '../database/pool.ts';
import { chainTable, deliveryTable, endpointTable } from './rows.ts';

/**
 * How many deliveries at the start of a line are looked at: of those that were attempted before by place, of all by due time.
 * Those that are leased and were not attempted before are among them.
 */
const firsts = 100;

export interface LaneKey {
  readonly workspaceId: string;
  readonly endpointId: string;
}

/** Leases at most `limit` deliveries of these lanes, in rows like those of other claims. Workspaces take turns. */
export async function claimOrdered(
  schema: string,
  passing: PassingOver,
  { token, now, leaseFor }: Pick<Claim, 'token' | 'now' | 'leaseFor'>,
  lanes: readonly LaneKey[],
  limit: number,
): Promise<Row[]> {
  if (lanes.length === 0) return [];
  const given = lanes.map(one => ({ workspace_id: one.workspaceId, endpoint_id: one.endpointId }));
  return passing.rows(statementOf(schema), [token, now ?? null, leaseFor, limit, JSON.stringify(given)]);
}

const statements = new Map<string, PassingStatement>();

function statementOf(schema: string): PassingStatement {
  const known = statements.get(schema);
  if (known !== undefined) return known;
  const made = passingStatement((...locks) => statement(schema, ...locks));
  statements.set(schema, made);
  return made;
}

function statement(schema: string, hurry: string, free: (table: string, where: string) => string): string {
  const deliveries = `${schema}webhook_deliveries`;
  const clock = 'coalesce($2::timestamptz, now())';
  const leaseEnd = `${clock} + $3::double precision * interval '1 millisecond'`;
  const where = `from ${deliveries} d
      where d.workspace_id = l.workspace_id and d.endpoint_id = l.endpoint_id and d.state = 'pending'`;
  const isDeliveryFree = free(`${deliveries} d`, 'd.workspace_id = l.workspace_id and d.id = l.id');
  const isLaneFree = free(
    `${schema}webhook_lanes w`,
    'w.workspace_id = l.workspace_id and w.endpoint_id = l.endpoint_id',
  );
  const wasTried = `d.attempts <> '[]'::jsonb`;
  const columns = `d.id, d.place, d.created_at, d.next_attempt_at, d.lease_until, ${wasTried} as was_tried`;
  const first = (condition: string, order: string) =>
    `(select ${columns} ${where} and ${condition} order by ${order} limit ${firsts})`;
  // The clocks of the publishing processes and of those that send decide nothing.
  const byPlace = (table: string) => `${table}.place, ${table}.created_at, ${table}.id`;
  const place = `c.was_tried desc, case when not c.was_tried then c.next_attempt_at end, ${byPlace('c')}`;
  return `with looked as materialized (
      select l.workspace_id, l.endpoint_id, l.version, l.due_at,
        row_number() over (partition by l.workspace_id order by l.due_at, l.endpoint_id) as turn
      from json_to_recordset($5::json) as given (workspace_id text, endpoint_id text)
      join ${schema}webhook_lanes l on l.workspace_id = given.workspace_id and l.endpoint_id = given.endpoint_id
      where ${hurry} and l.due_at <= ${clock} and exists (select 1 from ${schema}webhook_endpoints e
        where e.workspace_id = l.workspace_id and e.id = l.endpoint_id and e.state = 'active' and e.ordered)
    ), chosen as materialized (
      select k.* from looked k order by k.turn, k.due_at, k.workspace_id limit $4
    ), lines as materialized (
      select l.workspace_id, l.endpoint_id, l.version, f.busy_until, f.id, f.next_attempt_at,
        f.busy_until is null and f.next_attempt_at <= ${clock} as is_next
      from chosen l cross join lateral (
        select max(c.lease_until) filter (where c.lease_until > ${clock}) as busy_until,
          (array_agg(c.id order by ${place}))[1] as id,
          (array_agg(c.next_attempt_at order by ${place}))[1] as next_attempt_at
        from (${first(wasTried, byPlace('d'))} union ${first('true', `d.next_attempt_at, ${byPlace('d')}`)}
          union (select ${columns} ${where} and ${wasTried} and d.lease_until > ${clock} limit 1)) c) f
    ), moved as (
      insert into ${schema}webhook_lanes as w (workspace_id, endpoint_id, due_at, version)
      select l.workspace_id, l.endpoint_id, case when l.busy_until is not null then l.busy_until
        when l.is_next then ${leaseEnd} else l.next_attempt_at end, l.version
      from lines l where ${isLaneFree} and (not l.is_next or ${isDeliveryFree}) order by l.workspace_id, l.endpoint_id
      on conflict (workspace_id, endpoint_id) do update set due_at = excluded.due_at, version = w.version + 1
      where w.version = excluded.version
      returning w.workspace_id, w.endpoint_id
    ), leased as (
      update ${deliveries} d set lease_token = $1, lease_until = ${leaseEnd}
      from (select array_agg(l.workspace_id) as workspaces, array_agg(l.id) as ids,
          array_agg(l.next_attempt_at) as times
          from lines l join moved m on m.workspace_id = l.workspace_id and m.endpoint_id = l.endpoint_id
          where l.is_next) a
        cross join lateral unnest(a.workspaces, a.ids, a.times) as p (workspace_id, id, next_attempt_at)
      where d.workspace_id = p.workspace_id and d.id = p.id and d.next_attempt_at = p.next_attempt_at
        and d.state = 'pending' and (d.lease_until is null or d.lease_until <= ${clock})
      returning d.*
    )
    select d.workspace_id as lane_workspace, d.endpoint_id as lane_endpoint, ${selection(deliveryTable, 'd')}, v.payload,
      ${selection(chainTable, 'v')},
      (select ${selectionAsJson(endpointTable, 'e')} from ${schema}webhook_endpoints e
        where e.workspace_id = d.workspace_id and e.id = d.endpoint_id) as endpoint
    from leased d join ${schema}webhook_events v on v.workspace_id = d.workspace_id and v.id = d.event_id`;
}
