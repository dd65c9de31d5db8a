/**
 * Claims by lane. A claim reads the lanes with due deliveries, longest due first, and leases up to the permitted number
 * from each; workspaces take turns, then the endpoints of each. So the backlog of one endpoint is neither read nor
 * counted for others, and the lane of a paused endpoint is idle until a wake-up is inserted for it.
 * Reading locks no rows: if two claims try to lease the same delivery, the second one finds it leased. What others have locked
 * is passed over, and its lane stays due. The lanes of ordered endpoints are only found here: see claim-ordered.ts.
 */
import type { Claim, WebhookJob } from '../../../repository/index.ts';
import { integerOf, selection, selectionAsJson } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { PassingOver, type PassingStatement, passingStatement } from '../database/locked-rows.ts';
import type { Row } from '../database/pool.ts';
import { claimOrdered, type LaneKey } from './claim-ordered.ts';
import { chainOf, chainTable, deliveryOf, deliveryTable, endpointTable } from './rows.ts';
import { applyWakeUps } from './wake-ups.ts';

/** Maximum number of lanes per look. */
const lanesAtOnce = 1_000;
/** The first lease to end is looked for among this many of a lane: with a limit, PostgreSQL uses the index. */
const maxLeased = 10_000;
/** Maximum number of looks per claim, if other claims were faster or more deliveries are due. */
const maxLooks = 4;

export class LaneClaims {
  readonly #database: Database;
  readonly #look: PassingStatement;
  readonly #passing: PassingOver;
  /** Due lanes of ordered endpoints for which the last claim had no place. */
  #passedOver: readonly LaneKey[] = [];

  constructor(database: Database) {
    this.#database = database;
    this.#look = passingStatement((...locks) => lookStatement(database.schema, ...locks));
    this.#passing = new PassingOver(database);
  }

  async claim(claim: Claim): Promise<WebhookJob[]> {
    const { token, now, leaseFor, limit, perEndpoint, rooms = [] } = claim;
    await applyWakeUps(this.#database, this.#passing);
    const room = new Map(rooms.map(one => [endpointKeyOf(one.workspaceId, one.endpointId), one]));
    // At most half, so that neither ordered endpoints nor the others delay each other.
    const passedOver = this.#passedOver.filter(
      one => room.get(endpointKeyOf(one.workspaceId, one.endpointId))?.room !== 0,
    );
    const jobs = await this.#claimOrdered(claim, passedOver, Math.ceil(limit / 2));
    this.#passedOver = [];
    for (let looks = 0; looks < maxLooks && jobs.length < limit; looks += 1) {
      const given = [...room.values()].map(one => ({
        workspace_id: one.workspaceId,
        endpoint_id: one.endpointId,
        room: one.room,
      }));
      const rows = await this.#passing.rows(this.#look, [
        token,
        now ?? null,
        leaseFor,
        limit - jobs.length,
        perEndpoint,
        JSON.stringify(given),
      ]);
      const inOrder = rows.filter(({ lane_ordered: ordered }) => integerOf(ordered) === 1).map(laneOf);
      const leased = [
        ...jobsOf(rows),
        ...(await this.#claimOrdered(claim, inOrder, limit - jobs.length - jobsOf(rows).length)),
      ];
      jobs.push(...leased);
      if (jobs.length >= limit) this.#passedOver = inOrder;
      const lanes = new Set(rows.map(row => endpointKeyOf(row.lane_workspace, row.lane_endpoint))).size;
      const isDone = ({ lane_drained: drained, lane_ordered: ordered }: Row) =>
        integerOf(drained) + integerOf(ordered) > 0;
      if (lanes < lanesAtOnce && rows.every(isDone)) break;
      for (const { workspaceId, endpoint } of leased) {
        const name = endpointKeyOf(workspaceId, endpoint.id);
        const left = (room.get(name)?.room ?? perEndpoint) - 1;
        room.set(name, { workspaceId, endpointId: endpoint.id, room: left });
      }
    }
    return jobs;
  }

  async #claimOrdered(claim: Claim, lanes: readonly LaneKey[], limit: number): Promise<WebhookJob[]> {
    return limit <= 0
      ? []
      : jobsOf(await claimOrdered(this.#database.schema, this.#passing, claim, lanes, limit));
  }
}

const laneOf = (row: Row): LaneKey => ({
  workspaceId: row.lane_workspace as string,
  endpointId: row.lane_endpoint as string,
});

const endpointKeyOf = (workspaceId: unknown, endpointId: unknown) => `${workspaceId} ${endpointId}`;

/**
 * What is leased goes through arrays, because PostgreSQL expects few rows of an array and finds each by its key. For a
 * subquery it would expect thousands and read all pending deliveries of all endpoints.
 */
function lookStatement(
  schema: string,
  first: string,
  free: (table: string, where: string) => string,
): string {
  const deliveries = `${schema}webhook_deliveries`;
  const isDeliveryFree = free(`${deliveries} d`, 'd.workspace_id = t.workspace_id and d.id = t.id');
  const isLaneFree = free(
    `${schema}webhook_lanes w`,
    'w.workspace_id = l.workspace_id and w.endpoint_id = l.endpoint_id',
  );
  const clock = 'coalesce($2::timestamptz, now())';
  const ofLane = `d.workspace_id = l.workspace_id and d.endpoint_id = l.endpoint_id and d.state = 'pending'`;
  const isFree = `(d.lease_until is null or d.lease_until <= ${clock})`;
  const isDue = `d.next_attempt_at <= ${clock} and ${isFree}`;
  const leaseEnd = `${clock} + $3::double precision * interval '1 millisecond'`;
  return `with looked as materialized (
      select l.workspace_id, l.endpoint_id, l.version, l.due_at, coalesce(r.room, $5::bigint) as room,
        coalesce(e.state = 'active', false) as is_open,
        coalesce(e.state = 'active' and e.ordered, false) as is_ordered
      from ${schema}webhook_lanes l
      left join ${schema}webhook_endpoints e on e.workspace_id = l.workspace_id and e.id = l.endpoint_id
      left join json_to_recordset($6::json) as r (workspace_id text, endpoint_id text, room bigint)
        on r.workspace_id = l.workspace_id and r.endpoint_id = l.endpoint_id
      where l.due_at <= ${clock} and coalesce(r.room, $5::bigint) > 0 and ${first}
      order by l.due_at limit ${lanesAtOnce}
    ), lanes as materialized (
      select k.*, greatest(1, least(k.room, (2 * $4::bigint + count(*) over () - 1) / count(*) over ())) as quota
      from looked k
    ), due as materialized (
      select l.workspace_id, l.endpoint_id, l.due_at as lane_due, d.id, d.next_attempt_at, d.turn
      from lanes l cross join lateral (
        select first.id, first.next_attempt_at, row_number() over (order by first.next_attempt_at, first.id) as turn from (
          select d.id, d.next_attempt_at from ${deliveries} d where ${ofLane} and ${isDue}
          order by d.next_attempt_at, d.id limit l.quota) first) d
      where l.is_open and not l.is_ordered
    ), picked as materialized (
      select t.workspace_id, t.endpoint_id, t.next_attempt_at, t.id from (
        select due.*, row_number() over (partition by due.workspace_id order by due.turn, due.lane_due, due.endpoint_id) as place
        from due) t
      where ${isDeliveryFree}
      order by t.place, t.lane_due, t.workspace_id limit $4
    ), leased as (
      update ${deliveries} d set lease_token = $1, lease_until = ${leaseEnd}
      from (select array_agg(p.workspace_id) as workspaces, array_agg(p.id) as ids,
          array_agg(p.next_attempt_at) as times from picked p) a
        cross join lateral unnest(a.workspaces, a.ids, a.times) as p (workspace_id, id, next_attempt_at)
      where d.workspace_id = p.workspace_id and d.id = p.id and d.next_attempt_at = p.next_attempt_at
        and d.state = 'pending' and ${isFree}
      returning d.*
    ), tallied as materialized (
      select l.*, coalesce(t.taken, 0) as taken,
        not l.is_ordered and (not l.is_open
          or (coalesce(f.found, 0) < l.quota and coalesce(f.found, 0) = coalesce(t.taken, 0))) as is_drained
      from lanes l
      left join (select workspace_id, endpoint_id, count(*) as found from due group by workspace_id, endpoint_id) f
        on f.workspace_id = l.workspace_id and f.endpoint_id = l.endpoint_id
      left join (select workspace_id, endpoint_id, count(*) as taken from leased group by workspace_id, endpoint_id) t
        on t.workspace_id = l.workspace_id and t.endpoint_id = l.endpoint_id
    ), moved as (
      insert into ${schema}webhook_lanes as w (workspace_id, endpoint_id, due_at, version)
      select l.workspace_id, l.endpoint_id, case
        when not l.is_open then null
        when not l.is_drained then ${clock}
        else least(case when l.taken > 0 then ${leaseEnd} end,
          (select d.next_attempt_at from ${deliveries} d where ${ofLane} and d.next_attempt_at > ${clock}
            order by d.next_attempt_at limit 1),
          (select min(case when d.lease_until > ${clock} then d.lease_until end) from (
            select d.lease_until from ${deliveries} d where ${ofLane} and d.next_attempt_at <= ${clock}
            order by d.next_attempt_at, d.id limit ${maxLeased}) d)) end, l.version
      from tallied l
      where (l.is_drained or (l.taken > 0 and ((select count(*) from leased) >= $4
        or (select count(*) from lanes) >= ${lanesAtOnce}))) and ${isLaneFree}
      order by l.workspace_id, l.endpoint_id
      on conflict (workspace_id, endpoint_id) do update set due_at = excluded.due_at, version = w.version + 1
      where w.version = excluded.version
    ), jobs as (
      select d.workspace_id as job_workspace, d.endpoint_id as job_endpoint, ${selection(deliveryTable, 'd')}, v.payload, ${selection(chainTable, 'v')},
        row_number() over (partition by d.workspace_id, d.endpoint_id order by d.next_attempt_at, d.id) as place
      from leased d join ${schema}webhook_events v on v.workspace_id = d.workspace_id and v.id = d.event_id
    )
    select l.workspace_id as lane_workspace, l.endpoint_id as lane_endpoint, l.is_drained::integer as lane_drained,
      l.is_ordered::integer as lane_ordered, j.*,
      case when j.place = 1 then (select ${selectionAsJson(endpointTable, 'e')} from ${schema}webhook_endpoints e
        where e.workspace_id = l.workspace_id and e.id = l.endpoint_id) end as endpoint
    from tallied l
    left join jobs j on j.job_workspace = l.workspace_id and j.job_endpoint = l.endpoint_id
    order by l.workspace_id, l.endpoint_id, j.place`;
}

/** The first row of each endpoint contains it. */
function jobsOf(rows: readonly Row[]): WebhookJob[] {
  let endpoint: WebhookJob['endpoint'] | undefined;
  const jobs: WebhookJob[] = [];
  for (const row of rows) {
    if (row.id === null) continue;
    if (row.endpoint !== null) endpoint = endpointTable.of(JSON.parse(row.endpoint as string));
    if (endpoint === undefined) throw new Error('a delivery was claimed without its endpoint');
    jobs.push({
      workspaceId: row.lane_workspace as string,
      delivery: deliveryOf(row),
      endpoint,
      payload: row.payload as string,
      ...chainOf(row),
    });
  }
  return jobs;
}
