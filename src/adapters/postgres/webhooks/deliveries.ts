import {
  type LeasedDelivery,
  type OutboxEvent,
  refuse,
  type WebhookEndpointMethods,
  type WebhooksRepository,
} from '../../../repository/index.ts';
import { checkTimes } from '../../rules/storable.ts';
import { storedEvent } from '../../rules/webhooks.ts';
import { givenByKey, isStorable, selection } from '../database/columns.ts';
import { type Database, type ReadRows, rowsWithin } from '../database/database.ts';
import { isReferenceMissing } from '../database/failures.ts';
import { withinTransaction } from '../database/host-transaction.ts';
import { PassingOver, passingStatement } from '../database/locked-rows.ts';
import { rewriting } from '../database/rewriting.ts';
import { LaneClaims } from './claim.ts';
import { countDeliveries } from './counts.ts';
import { deliveryPageStatement } from './list-deliveries.ts';
import { postgresWebhookPruning } from './prune.ts';
import { type LockWait, type PublishedTo, publishEvents } from './publish.ts';
import { recentDeliveries } from './recent.ts';
import { releaseEnded } from './release-ended.ts';
import { deliveryOf, deliveryTable, endpointTable } from './rows.ts';
import { settle, settlementStatements } from './settle.ts';
import { skip } from './skip.ts';
import { postgresSqlEvents } from './sql-events.ts';
import { postgresWaitingDeliveries } from './waiting.ts';
import { insertWakeUps, type WakeUp } from './wake-ups.ts';

type DeliveryMethods = Omit<WebhooksRepository, keyof WebhookEndpointMethods>;

const keysOf = (jobs: readonly LeasedDelivery[]): string =>
  JSON.stringify(jobs.map(({ workspaceId, delivery }) => ({ workspace_id: workspaceId, id: delivery.id })));

export function postgresWebhookDeliveries(database: Database): DeliveryMethods {
  const { schema } = database;
  const table = `${schema}webhook_deliveries`;
  const columns = selection(deliveryTable, 'd');
  /** Whether the last attempt of a delivery started after a given time; false if none is given. */
  const isTriedAfter = (place: string) =>
    `coalesce((d.attempts -> -1 ->> 'at')::timestamptz > ${place}::timestamptz, false)`;

  const workspace = `select 1 from ${schema}workspaces where id = $1`;
  const passing = new PassingOver(database);
  /** An UPDATE of the given deliveries ($2) that are leased with a token ($1). What is locked is left as it is. */
  const ofToken = (change: string, returned: string) =>
    passingStatement(
      (first, free) => `update ${table} d set ${change}
        from ${givenByKey('$2', { workspace_id: 'text', id: 'text' })}
        where ${first} and d.workspace_id = given.workspace_id and d.id = given.id and d.lease_token = $1
          and ${free(`${table} k`, 'k.workspace_id = given.workspace_id and k.id = given.id')}
        returning d.workspace_id, d.${returned}`,
    );
  const renewal = ofToken(
    "lease_until = coalesce($4::timestamptz, now()) + $3::double precision * interval '1 millisecond'",
    'id',
  );
  const ending = ofToken('lease_token = null, lease_until = null', 'endpoint_id');
  const settling = { database, statements: settlementStatements(schema), passing };
  const claims = new LaneClaims(database);
  /** Deliveries of a deleted endpoint are hidden, although they are pruned later. */
  const isThere = `exists (select 1 from ${schema}webhook_endpoints e
    where e.workspace_id = d.workspace_id and e.id = d.endpoint_id)`;

  async function publishTo(
    rowsOf: ReadRows,
    workspaceId: string,
    events: readonly OutboxEvent[],
    to: PublishedTo & LockWait = {},
  ) {
    for (const event of events) storedEvent(event);
    if (!isStorable(workspaceId)) return refuse('workspace_unknown');
    const made = await publishEvents(rowsOf, schema, workspaceId, events, to);
    // Deliveries refer to their workspace, so it exists if there are any.
    const isKnown = made > 0 || (await rowsOf(workspace, [workspaceId])).length > 0;
    return isKnown ? made : refuse('workspace_unknown');
  }

  return {
    async publish(workspaceId, events, to) {
      const rowsOf: ReadRows = (text, values) => database.rows(text, values);
      try {
        return await database.locked.run(workspaceId, ({ lockWait }) =>
          publishTo(rowsOf, workspaceId, events, { ...to, lockWait }),
        );
      } catch (error) {
        if (isReferenceMissing(error)) return refuse('workspace_unknown');
        throw error;
      }
    },

    publishWithin: (client, workspaceId, events) =>
      withinTransaction(
        client,
        run => publishTo(rowsWithin(run), workspaceId, events),
        refuse('workspace_unknown'),
      ),

    rewriteSecrets: rewriting(database, endpointTable, 'webhooks.rewriteSecrets', [
      'secrets',
      'headers',
      'config',
    ]),

    clock: () => database.clock(),

    claim: claim => claims.claim(claim),

    settle: (token, settlements, options) => settle(settling, token, settlements, options),

    async renew(token, jobs, { leaseFor, now }) {
      if (jobs.length === 0) return [];
      const rows = await passing.rows(renewal, [token, keysOf(jobs), leaseFor, now ?? null]);
      const renewed = new Set(rows.map(row => `${row.workspace_id} ${row.id}`));
      return jobs.filter(({ workspaceId, delivery }) => renewed.has(`${workspaceId} ${delivery.id}`));
    },

    releaseEnded: (hasEnded, { now } = {}) => releaseEnded(database, passing, hasEnded, now),

    async release(token, jobs) {
      if (jobs.length === 0) return;
      await passing.transaction(ending, async (run, statement) => {
        const released = await run(statement, [token, keysOf(jobs)]);
        await insertWakeUps(run, schema, released.rows as unknown as WakeUp[]);
      });
    },

    async listDeliveries(workspaceId, query) {
      const statement = deliveryPageStatement(schema, workspaceId, query);
      if (statement === null) return { deliveries: [], next: null };
      const rows = await database.rows(...statement);
      const shown = rows.slice(0, query.limit).map(deliveryOf);
      const last = shown.at(-1);
      return {
        deliveries: shown,
        next: last !== undefined && rows.length > query.limit ? { at: last.created_at, id: last.id } : null,
      };
    },

    recentDeliveries: (workspaceId, query) => recentDeliveries(database, workspaceId, query),

    countWaiting: postgresWaitingDeliveries(database),

    countDeliveries: (workspaceId, query) => countDeliveries(database, workspaceId, query),

    async findDelivery(workspaceId, deliveryId) {
      if (!isStorable(workspaceId) || !isStorable(deliveryId)) return null;
      const [row] = await database.rows(
        `select ${columns}, v.payload from ${table} d join ${schema}webhook_events v
        on v.workspace_id = d.workspace_id and v.id = d.event_id
        where d.workspace_id = $1 and d.id = $2 and ${isThere}`,
        [workspaceId, deliveryId],
      );
      return row === undefined ? null : { delivery: deliveryOf(row), payload: row.payload as string };
    },

    async replay(workspaceId, deliveryId, at, { seen } = {}) {
      checkTimes('webhooks.replay', { at }, { seen });
      if (!isStorable(workspaceId) || !isStorable(deliveryId)) return refuse('not_found');
      const stays = isTriedAfter('$4');
      return database.change(workspaceId, async run => {
        const { rows } = await run(
          `update ${table} d set next_attempt_at = case when ${stays} then d.next_attempt_at
              else least($3::timestamptz, now(), case when d.state = 'pending' then d.next_attempt_at end) end,
            state = case when ${stays} then d.state else 'pending' end
          where d.workspace_id = $1 and d.id = $2 and ${isThere} returning ${columns}`,
          [workspaceId, deliveryId, at, seen ?? null],
        );
        if (rows[0] === undefined) return refuse('not_found');
        const delivery = deliveryOf(rows[0]);
        if (delivery.state === 'pending')
          await insertWakeUps(run, schema, [
            { workspace_id: workspaceId, endpoint_id: delivery.endpoint_id },
          ]);
        return delivery;
      });
    },

    skip: (workspaceId, deliveryId, attempt) => skip(database, workspaceId, deliveryId, attempt),

    async replayMany(workspaceId, deliveryIds, at, { seen, state } = {}) {
      checkTimes('webhooks.replayMany', { at }, { seen });
      const ids = deliveryIds.filter(isStorable);
      if (!isStorable(workspaceId) || ids.length === 0) return 0;
      return database.change(workspaceId, async run => {
        const { rows } = await run(
          `update ${table} d set state = 'pending', next_attempt_at = least($3::timestamptz, now())
          where d.workspace_id = $1 and d.id = any($2::text[]) and d.state = any($5::text[])
          and (d.state <> 'pending'
            or (d.attempts <> '[]'::jsonb and d.next_attempt_at > greatest($3::timestamptz, clock_timestamp())))
          and not ${isTriedAfter('$4')} and ${isThere} returning d.workspace_id, d.endpoint_id`,
          [
            workspaceId,
            ids,
            at,
            seen ?? null,
            state === undefined ? ['succeeded', 'failed', 'pending'] : [state],
          ],
        );
        await insertWakeUps(run, schema, rows as unknown as WakeUp[]);
        return rows.length;
      });
    },

    async replayFailed(workspaceId, endpointId, since, at, { seen } = {}) {
      checkTimes('webhooks.replayFailed', { since, at }, { seen });
      if (!isStorable(workspaceId) || !isStorable(endpointId)) return refuse('not_found');
      return database.change(workspaceId, async run => {
        const [endpoint] = (
          await run(`select 1 from ${schema}webhook_endpoints e where e.workspace_id = $1 and e.id = $2`, [
            workspaceId,
            endpointId,
          ])
        ).rows;
        if (endpoint === undefined) return refuse('not_found');
        const { rowCount } = await run(
          `update ${table} d set state = 'pending', next_attempt_at = least($4::timestamptz, now())
          where d.workspace_id = $1 and d.endpoint_id = $2 and d.state = 'failed' and d.created_at >= $3::timestamptz
          and not ${isTriedAfter('$5')}`,
          [workspaceId, endpointId, since, at, seen ?? null],
        );
        await insertWakeUps(run, schema, [{ workspace_id: workspaceId, endpoint_id: endpointId }]);
        return rowCount ?? 0;
      });
    },

    ...postgresSqlEvents(database),
    ...postgresWebhookPruning(database),
  };
}
