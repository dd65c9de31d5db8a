import type { WebhooksRepository } from '../../../../repository/index.ts';
import { integerOf, isStorable, selection } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/pool.ts';
import { Where } from '../../database/where.ts';
import { postgresWebhookPruning } from './prune.ts';
import { publishWithin, receiversOf, typesOf } from './publish.ts';
import { deliveryOf, deliveryTable, endpointOf, endpointTable, hopsIn } from './rows.ts';
import { settle, settlementStatements } from './settle.ts';

type DeliveryMethods = Omit<
  WebhooksRepository,
  'createEndpoint' | 'listEndpoints' | 'findEndpoint' | 'changeEndpoint' | 'rotateSecret' | 'deleteEndpoint'
>;

/** Of what is due, how much is looked at to be fair to all endpoints. */
const lookedAt = 2_000;

export function postgresWebhookDeliveries(database: Database): DeliveryMethods {
  const { schema } = database;
  const table = `${schema}webhook_deliveries`;
  const columns = selection(deliveryTable, 'd');
  const { workspace_id: _, ...endpointColumns } = endpointTable.columns;
  const ofEndpoint = selection({ name: endpointTable.name, columns: endpointColumns }, 'e');
  const clock = 'coalesce($2::timestamptz, now())';
  const isDue = `d.state = 'pending' and d.next_attempt_at <= ${clock} and (d.lease_until is null or d.lease_until <= ${clock})`;

  // Turns are dealt out by endpoint, so that none that has much to come keeps the others waiting.
  const lease = `with due as materialized (
      select d.workspace_id, d.id, d.endpoint_id, d.next_attempt_at from ${table} d
      where ${isDue} and d.workspace_id || ' ' || d.endpoint_id <> all (select workspace_id || ' ' || endpoint_id from json_to_recordset($6::json) as r (workspace_id text, endpoint_id text, room integer) where room = 0)
      order by d.next_attempt_at limit ${lookedAt}
    ), turns as (
      select due.*, row_number() over (partition by due.workspace_id, due.endpoint_id order by due.next_attempt_at) as turn
      from due where (select e.state from ${schema}webhook_endpoints e
        where e.workspace_id = due.workspace_id and e.id = due.endpoint_id) = 'active'
    ), first as materialized (
      select workspace_id, id from turns where turn <= coalesce((select r.room from json_to_recordset($6::json) as r (workspace_id text, endpoint_id text, room integer) where r.workspace_id = turns.workspace_id and r.endpoint_id = turns.endpoint_id), $5) order by turn, next_attempt_at limit $4
    ), chosen as materialized (
      select d.workspace_id, d.id from first f join ${table} d on d.workspace_id = f.workspace_id and d.id = f.id
      where ${isDue} for update of d skip locked
    ), leased as (
      update ${table} d set lease_token = $1, lease_until = ${clock} + $3 * interval '1 millisecond' from chosen c
      where d.workspace_id = c.workspace_id and d.id = c.id returning d.*
    )
    select ${columns}, v.payload, v.hops, ${ofEndpoint.replaceAll(/ as (\w+)/g, ' as endpoint_$1')}
    from leased d join ${schema}webhook_endpoints e on e.workspace_id = d.workspace_id and e.id = d.endpoint_id
    join ${schema}webhook_events v on v.workspace_id = d.workspace_id and v.id = d.event_id
    order by d.next_attempt_at`;

  /** Whether the last try of a delivery began after an instant, where one is given. */
  const isTriedAfter = (place: string) =>
    `coalesce((d.attempts -> -1 ->> 'at')::timestamptz > ${place}::timestamptz, false)`;

  const settlement = settlementStatements(schema);

  return {
    async publish(workspaceId, events, { only } = {}) {
      if (!isStorable(workspaceId)) return 0;
      // Most events interest nobody: that is seen without a transaction.
      if (
        only === undefined &&
        (await database.rows(...receiversOf(schema, workspaceId, typesOf(events)))).length === 0
      )
        return 0;
      return database.transaction(run => publishWithin(run, schema, workspaceId, events, only));
    },

    async clock() {
      const [row] = await database.rows(
        'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
        [],
      );
      return integerOf(row?.now);
    },

    async claim({ token, now = null, leaseFor, limit, perEndpoint, rooms = [] }) {
      const given = rooms.map(one => ({
        workspace_id: one.workspaceId,
        endpoint_id: one.endpointId,
        room: one.room,
      }));
      const rows = await database.rows(lease, [
        token,
        now,
        leaseFor,
        limit,
        perEndpoint,
        JSON.stringify(given),
      ]);
      return rows.map(row => ({
        workspaceId: row.workspace_id as string,
        delivery: deliveryOf(row),
        endpoint: endpointOf(endpointPart(row)),
        payload: row.payload as string,
        ...hopsIn(row),
      }));
    },

    settle: (token, settlements, { now } = {}) => settle(database, settlement, token, settlements, now),

    async release(token, jobs) {
      if (jobs.length === 0) return;
      const rows = jobs.map(({ workspaceId, delivery }) => ({ workspace_id: workspaceId, id: delivery.id }));
      await database.rows(
        `update ${table} d set lease_token = null, lease_until = null
        from json_to_recordset($2::json) as given (workspace_id text, id text)
        where d.workspace_id = given.workspace_id and d.id = given.id and d.lease_token = $1`,
        [token, JSON.stringify(rows)],
      );
    },

    async listDeliveries(workspaceId, { endpointId, state, eventType, limit, after }) {
      const where = new Where()
        .add(place => `d.workspace_id = ${place}`, workspaceId)
        .add(place => `d.endpoint_id = ${place}`, endpointId)
        .add(place => `d.state = ${place}`, state)
        .add(place => `d.event_type = ${place}`, eventType)
        .add(
          place =>
            `(d.created_at, d.id) < (select a.created_at, a.id from ${table} a where a.workspace_id = $1 and a.id = ${place})`,
          after,
        );
      if (!where.isStorable) return { deliveries: [], next: null };
      const rows = await database.rows(
        `select ${columns} from ${table} d where ${where} order by d.created_at desc, d.id desc limit ${where.place(limit + 1)}`,
        where.values,
      );
      const deliveries = rows.slice(0, limit).map(deliveryOf);
      return { deliveries, next: rows.length > limit ? (deliveries.at(-1)?.id ?? null) : null };
    },

    async findDelivery(workspaceId, deliveryId) {
      if (!isStorable(workspaceId) || !isStorable(deliveryId)) return null;
      const [row] = await database.rows(
        `select ${columns}, v.payload from ${table} d join ${schema}webhook_events v
        on v.workspace_id = d.workspace_id and v.id = d.event_id where d.workspace_id = $1 and d.id = $2`,
        [workspaceId, deliveryId],
      );
      return row === undefined ? null : { delivery: deliveryOf(row), payload: row.payload as string };
    },

    async replay(workspaceId, deliveryId, at, seen) {
      if (!isStorable(workspaceId) || !isStorable(deliveryId)) return null;
      const stays = `d.state = 'pending' or ${isTriedAfter('$4')}`;
      const [row] = await database.rows(
        `update ${table} d set next_attempt_at = case when ${stays} then d.next_attempt_at else least($3::timestamptz, now()) end,
          state = case when ${stays} then d.state else 'pending' end
        where d.workspace_id = $1 and d.id = $2 returning ${columns}`,
        [workspaceId, deliveryId, at, seen ?? null],
      );
      return row === undefined ? null : deliveryOf(row);
    },

    async replayFailed(workspaceId, endpointId, since, at, seen) {
      if (!isStorable(workspaceId) || !isStorable(endpointId)) return null;
      const [row] = await database.rows(
        `with endpoint as (
          select 1 from ${schema}webhook_endpoints e where e.workspace_id = $1 and e.id = $2 for key share
        ), again as (
          update ${table} d set state = 'pending', next_attempt_at = least($4::timestamptz, now())
          where d.workspace_id = $1 and d.endpoint_id = $2 and d.state = 'failed' and d.created_at >= $3::timestamptz
          and not ${isTriedAfter('$5')}
          and exists (select 1 from endpoint) returning 1
        )
        select (select count(*) from endpoint) as endpoints, (select count(*) from again) as count`,
        [workspaceId, endpointId, since, at, seen ?? null],
      );
      return integerOf(row?.endpoints) === 0 ? null : integerOf(row?.count);
    },

    ...postgresWebhookPruning(database),
  };
}

/** The columns of the endpoint, which carry its name in the row of a job. */
function endpointPart(row: Row): Row {
  const names = Object.keys(endpointTable.columns);
  return Object.fromEntries(names.map(name => [name, row[`endpoint_${name}`]]));
}
