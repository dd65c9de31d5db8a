/**
 * Claims by lane. A claim looks at the lanes of which something is due, the longest due first, and leases of each as
 * much as there is room for; workspaces take turns, then the endpoints of each. So what one endpoint has waiting is
 * neither read nor counted for any other, and a lane that may not be sent to rests until somebody rings for it.
 * No row is locked to be looked at: of two claims that lease the same delivery the second finds it leased.
 */
import type { Claim, WebhookJob } from '../../../../repository/index.ts';
import { integerOf, selection } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/pool.ts';
import { answerBells } from './bells.ts';
import { deliveryOf, deliveryTable, endpointOf, endpointTable, hopsIn } from './rows.ts';

/** Lanes that are looked at together. */
const lanesAtOnce = 1_000;
/** How often a claim looks again, where it lost to others or there was more than it took. */
const mostLooks = 4;

/** A lane that was looked at. Times are milliseconds of the clock that the claim goes by. */
interface Looked {
  readonly workspace_id: string;
  readonly endpoint_id: string;
  readonly version: number;
  readonly isOpen: boolean;
  /** So many were looked for, found due, and leased. */
  readonly quota: number;
  readonly found: number;
  leased: number;
  /** When something else of it can be claimed. */
  readonly restUntil: number | null;
}

export class LaneClaims {
  readonly #database: Database;
  readonly #look: string;
  readonly #move: string;

  constructor(database: Database) {
    this.#database = database;
    this.#look = lookStatement(database.schema);
    // Only a lane for which nobody has rung since.
    this.#move = `insert into ${database.schema}webhook_lanes as l (workspace_id, endpoint_id, due_at, version)
      select given.workspace_id, given.endpoint_id, to_timestamp(given.due / 1000.0), given.version
      from json_to_recordset($1::json) as given
        (workspace_id text, endpoint_id text, due double precision, version bigint)
      on conflict (workspace_id, endpoint_id) do update set due_at = excluded.due_at, version = l.version + 1
      where l.version = excluded.version`;
  }

  async claim({ token, now, leaseFor, limit, perEndpoint, rooms = [] }: Claim): Promise<WebhookJob[]> {
    await answerBells(this.#database);
    const room = new Map(rooms.map(one => [nameOf(one.workspaceId, one.endpointId), one]));
    const jobs: WebhookJob[] = [];
    for (let looks = 0; looks < mostLooks && jobs.length < limit; looks += 1) {
      const given = [...room.values()].map(one => ({
        workspace_id: one.workspaceId,
        endpoint_id: one.endpointId,
        room: one.room,
      }));
      const left = limit - jobs.length;
      const rows = await this.#database.rows(this.#look, [
        token,
        now ?? null,
        leaseFor,
        left,
        perEndpoint,
        JSON.stringify(given),
      ]);
      const leased = rows.filter(({ id }) => id !== null);
      jobs.push(...leased.map(jobOf));
      const lanes = lanesOf(rows);
      const isCut = leased.length >= left || lanes.length === lanesAtOnce;
      await this.#moveOn(lanes, integerOf(rows[0]?.clock), leaseFor, isCut);
      for (const { workspace_id: workspaceId, endpoint_id: endpointId, leased: taken } of lanes) {
        const name = nameOf(workspaceId, endpointId);
        room.set(name, { workspaceId, endpointId, room: (room.get(name)?.room ?? perEndpoint) - taken });
      }
      if (lanes.length < lanesAtOnce && lanes.every(lane => isDrained(lane))) break;
    }
    return jobs;
  }

  /** Puts to rest the lanes of which nothing is left to claim now; the others go to the end of the turns, where there are more. */
  async #moveOn(lanes: readonly Looked[], clock: number, leaseFor: number, isCut: boolean): Promise<void> {
    const moved: object[] = [];
    for (const lane of lanes) {
      const { workspace_id, endpoint_id, version } = lane;
      if (isDrained(lane)) {
        const ends = [lane.restUntil, lane.leased > 0 ? clock + leaseFor : null].filter(end => end !== null);
        moved.push({
          workspace_id,
          endpoint_id,
          version,
          due: ends.length === 0 ? null : Math.min(...ends),
        });
      } else if (isCut && lane.leased > 0) moved.push({ workspace_id, endpoint_id, version, due: clock });
    }
    if (moved.length > 0) await this.#database.rows(this.#move, [JSON.stringify(moved)]);
  }
}

const nameOf = (workspaceId: unknown, endpointId: unknown) => `${workspaceId} ${endpointId}`;

/** All that was due of it is leased by this claim, or it may not be sent to. */
const isDrained = ({ isOpen, found, quota, leased }: Looked) =>
  !isOpen || (found < quota && leased === found);

/** The lanes of the rows, in the order of their keys, as all who lock several lanes. */
function lanesOf(rows: readonly Row[]): Looked[] {
  const lanes = new Map<string, Looked>();
  for (const row of rows) {
    const name = nameOf(row.lane_workspace, row.lane_endpoint);
    const lane = lanes.get(name) ?? {
      workspace_id: row.lane_workspace as string,
      endpoint_id: row.lane_endpoint as string,
      version: integerOf(row.lane_version),
      isOpen: integerOf(row.lane_open) === 1,
      quota: integerOf(row.lane_quota),
      found: integerOf(row.lane_found),
      leased: 0,
      restUntil: row.lane_rest === null ? null : integerOf(row.lane_rest),
    };
    if (row.id !== null) lane.leased += 1;
    lanes.set(name, lane);
  }
  return [...lanes.values()];
}

function lookStatement(schema: string): string {
  const deliveries = `${schema}webhook_deliveries`;
  const clock = 'coalesce($2::timestamptz, now())';
  const ofLane = `d.workspace_id = l.workspace_id and d.endpoint_id = l.endpoint_id and d.state = 'pending'`;
  const isDue = `d.next_attempt_at <= ${clock} and (d.lease_until is null or d.lease_until <= ${clock})`;
  const inMilliseconds = (instant: string) => `(extract(epoch from ${instant}) * 1000)::bigint`;
  const { workspace_id: _, ...endpointColumns } = endpointTable.columns;
  const ofEndpoint = selection({ name: endpointTable.name, columns: endpointColumns }, 'e');
  return `with looked as materialized (
      select l.workspace_id, l.endpoint_id, l.version, l.due_at, coalesce(r.room, $5::bigint) as room,
        coalesce((select e.state = 'active' from ${schema}webhook_endpoints e
          where e.workspace_id = l.workspace_id and e.id = l.endpoint_id), false) as is_open
      from ${schema}webhook_lanes l
      left join json_to_recordset($6::json) as r (workspace_id text, endpoint_id text, room bigint)
        on r.workspace_id = l.workspace_id and r.endpoint_id = l.endpoint_id
      where l.due_at <= ${clock} and coalesce(r.room, $5::bigint) > 0
      order by l.due_at limit ${lanesAtOnce}
    ), lanes as materialized (
      select k.*, greatest(1, least(k.room, (2 * $4::bigint + count(*) over () - 1) / count(*) over ())) as quota
      from looked k
    ), due as materialized (
      select l.workspace_id, l.endpoint_id, l.due_at as lane_due, d.id, d.turn
      from lanes l cross join lateral (
        select first.id, row_number() over (order by first.next_attempt_at, first.id) as turn from (
          select d.id, d.next_attempt_at from ${deliveries} d where ${ofLane} and ${isDue}
          order by d.next_attempt_at limit l.quota) first) d
      where l.is_open
    ), picked as materialized (
      select t.workspace_id, t.id from (
        select due.*, row_number() over (partition by due.workspace_id order by due.turn, due.lane_due, due.endpoint_id) as place
        from due) t
      order by t.place, t.lane_due, t.workspace_id limit $4
    ), leased as (
      update ${deliveries} d set lease_token = $1, lease_until = ${clock} + $3::double precision * interval '1 millisecond'
      from picked p where d.workspace_id = p.workspace_id and d.id = p.id and d.state = 'pending' and ${isDue}
      returning d.*
    ), jobs as (
      select d.workspace_id as job_workspace, d.endpoint_id as job_endpoint, ${selection(deliveryTable, 'd')}, v.payload, v.hops,
        ${ofEndpoint.replaceAll(/ as (\w+)/g, ' as endpoint__$1')}
      from leased d join ${schema}webhook_endpoints e on e.workspace_id = d.workspace_id and e.id = d.endpoint_id
      join ${schema}webhook_events v on v.workspace_id = d.workspace_id and v.id = d.event_id
    )
    select l.workspace_id as lane_workspace, l.endpoint_id as lane_endpoint, l.version as lane_version,
      l.is_open::integer as lane_open, l.quota as lane_quota, coalesce(f.found, 0) as lane_found,
      ${inMilliseconds(clock)} as clock,
      case when l.is_open and coalesce(f.found, 0) < l.quota then ${inMilliseconds(`least(
        (select d.next_attempt_at from ${deliveries} d where ${ofLane} and d.next_attempt_at > ${clock}
          order by d.next_attempt_at limit 1),
        (select min(d.lease_until) from ${deliveries} d where ${ofLane} and d.next_attempt_at <= ${clock}
          and d.lease_until > ${clock}))`)} end as lane_rest,
      j.*
    from lanes l
    left join (select workspace_id, endpoint_id, count(*) as found from due group by workspace_id, endpoint_id) f
      on f.workspace_id = l.workspace_id and f.endpoint_id = l.endpoint_id
    left join jobs j on j.job_workspace = l.workspace_id and j.job_endpoint = l.endpoint_id
    order by l.workspace_id, l.endpoint_id, j.next_attempt_at`;
}

const jobOf = (row: Row): WebhookJob => ({
  workspaceId: row.lane_workspace as string,
  delivery: deliveryOf(row),
  endpoint: endpointOf(endpointPart(row)),
  payload: row.payload as string,
  ...hopsIn(row),
});

/** The columns of the endpoint, which carry its name in the row of a job. */
function endpointPart(row: Row): Row {
  const names = Object.keys(endpointTable.columns);
  return Object.fromEntries(names.map(name => [name, row[`endpoint__${name}`]]));
}
