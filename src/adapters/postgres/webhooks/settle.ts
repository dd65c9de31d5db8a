/** Stores the outcomes of attempts, the failures of endpoints and the consequences, in one step per workspace. */

import { randomUUID } from 'node:crypto';
import { groupBy } from '../../../common/collections/group-by.ts';
import type { WebhookEndpointRecord } from '../../../generated/types.ts';
import type { Settlement, SettlingOptions, StoredSettlement } from '../../../repository/index.ts';
import { completedIn, eventsToTell, settledWith } from '../../rules/webhooks.ts';
import {
  added,
  addition,
  givenByKey,
  hourBefore,
  rowsAsJson,
  selection,
  timeOf,
} from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { isLockTimeout } from '../database/failures.ts';
import { maxLockWait } from '../database/locked-changes.ts';
import { type PassingOver, passingStatement } from '../database/locked-rows.ts';
import { publishWithin } from './publish.ts';
import { deliveryHourTable, endpointTable } from './rows.ts';
import { insertWakeUps } from './wake-ups.ts';

type Statements = ReturnType<typeof settlementStatements>;

export function settlementStatements(schema: string) {
  const deliveries = `${schema}webhook_deliveries`;
  const endpoints = `${schema}webhook_endpoints`;
  const hours = `${schema}delivery_hours`;
  const thisHour = hourBefore('$3', 0);
  const changed = `attempts = d.attempts || given.attempt, lease_token = null, lease_until = null`;
  return {
    /**
     * Successes that change nothing of their endpoint, which has no failures: the usual case. It locks no endpoint. The
     * next delivery of an ordered endpoint is due now. Locked deliveries, and those of a workspace whose count of the hour
     * is locked, are left to the statements below.
     */
    succeeded: passingStatement((first, free) => {
      const hour = `h.workspace_id = e.workspace_id and h.hour = ${thisHour} and h.kind = coalesce(e.kind, '')`;
      const isHourFree = `(${free(`${hours} h`, hour)} or not exists (select 1 from ${hours} h where ${hour}))`;
      return `with done as (update ${deliveries} d set state = 'succeeded', next_attempt_at = null, ${changed}
      from ${givenByKey('$2', { workspace_id: 'text', id: 'text', attempt: 'jsonb', skipped: 'boolean' })}
      where ${first} and d.workspace_id = given.workspace_id and d.id = given.id and d.lease_token = $1
        and exists (select 1 from ${endpoints} e where e.workspace_id = d.workspace_id
        and e.id = d.endpoint_id and e.recent_failures = 0 and e.failing_since is null and ${isHourFree})
        and ${free(`${deliveries} k`, 'k.workspace_id = given.workspace_id and k.id = given.id')}
      returning d.workspace_id, d.id, d.endpoint_id, given.skipped
      ), counted as (
        insert into ${hours} as kept (workspace_id, hour, kind, succeeded, failed)
        select e.workspace_id, ${thisHour}, coalesce(e.kind, ''), count(*), 0
        from done join ${endpoints} e on e.workspace_id = done.workspace_id and e.id = done.endpoint_id
        where not done.skipped group by 1, 3 order by 1, 3
        on conflict (workspace_id, hour, kind) do update set ${added(['succeeded'])}
      ), rung as (
        insert into ${schema}webhook_wake_ups (workspace_id, endpoint_id, id, due_at)
        select distinct done.workspace_id, done.endpoint_id, $4, to_timestamp(0)
        from done join ${endpoints} e on e.workspace_id = done.workspace_id and e.id = done.endpoint_id
        where e.ordered
      )
      select workspace_id, id from done`;
    }),
    tried: `update ${deliveries} d set state = given.state, ${changed},
        next_attempt_at = coalesce($3::timestamptz, now()) + given.retry_after * interval '1 millisecond'
      from ${givenByKey('$2', {
        workspace_id: 'text',
        id: 'text',
        state: 'text',
        retry_after: 'double precision',
        attempt: 'jsonb',
      })}
      where d.workspace_id = given.workspace_id and d.id = given.id and d.lease_token = $1
      returning d.workspace_id, d.id`,
    // From here on, each statement is for one workspace, which engines with several nodes keep on one.
    // `no key update`, because publishers that refer to the endpoint need not wait.
    count: addition(deliveryHourTable, schema, ['workspace_id', 'hour', 'kind'], ['succeeded', 'failed']),
    lock: `select ${selection(endpointTable, 'e')},
        (extract(epoch from coalesce($2::timestamptz, now())) * 1000)::bigint as clock
      from ${endpoints} e join json_to_recordset($1::json) as given (id text) on e.id = given.id
      where e.workspace_id = $3 order by e.id for no key update of e`,
    fare: `update ${endpoints} e set recent_failures = given.recent_failures, failing_since = given.failing_since,
        state = given.state, paused_reason = given.paused_reason, paused_at = given.paused_at
      from json_to_recordset($1::json) as given (id text, recent_failures bigint, failing_since timestamptz,
        state text, paused_reason text, paused_at timestamptz)
      where e.workspace_id = $2 and e.id = given.id`,
  };
}

/** Maximum number of workspaces that are settled concurrently, each in its own transaction: none blocks others. */
const atOnce = 4;
/** Maximum wait for locked rows once all others are settled, in milliseconds; after that, the delivery is sent again. */
const maxSettleWait = 5_000;

const recordKeyOf = (workspaceId: unknown, id: unknown) => `${workspaceId} ${id}`;
const deliveryNameOf = ({ workspaceId, deliveryId }: Settlement) => recordKeyOf(workspaceId, deliveryId);
const endpointNameOf = ({ workspaceId, endpointId }: Settlement) => recordKeyOf(workspaceId, endpointId);

export interface Settling {
  readonly database: Database;
  readonly statements: Statements;
  readonly passing: PassingOver;
}

/** Workspaces with locked rows come last, so that others do not wait for them. */
export async function settle(
  settling: Settling,
  token: string,
  settlements: readonly Settlement[],
  { now, passOver }: SettlingOptions = {},
): Promise<readonly StoredSettlement[]> {
  const settled = [...(await settleSimple(settling, token, settlements, now ?? null))];
  const done = new Set(settled.map(({ settlement }) => settlement));
  const rest = settlements.filter(one => !done.has(one));
  const locked: (readonly [string, readonly Settlement[]])[] = [];
  const failures: unknown[] = [];
  const settleEach = async (
    given: readonly (readonly [string, readonly Settlement[]])[],
    maxWait: number,
  ): Promise<void> => {
    const workspaces = [...given];
    const work = async () => {
      for (let next = workspaces.pop(); next !== undefined; next = workspaces.pop()) {
        const [workspaceId, own] = next;
        try {
          settled.push(
            ...(await settleRest(settling, token, workspaceId, own, { now: now ?? null, maxWait })),
          );
        } catch (error) {
          if (maxWait === maxLockWait && isLockTimeout(error)) locked.push(next);
          else failures.push(error);
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, workspaces.length) }, work));
  };
  await settleEach([...groupBy(rest, ({ workspaceId }) => workspaceId)], maxLockWait);
  if (passOver !== undefined && locked.length > 0) passOver(locked.flatMap(([, own]) => own));
  else await settleEach(locked, maxSettleWait);
  if (failures.length > 0) throw failures[0];
  return settled;
}

/** Settles the successes of endpoints that had no failures, in one statement. */
async function settleSimple(
  { statements, passing }: Settling,
  token: string,
  settlements: readonly Settlement[],
  now: string | null,
): Promise<StoredSettlement[]> {
  // If an attempt of an endpoint failed, all its attempts are settled in order below.
  const failing = new Set(settlements.filter(({ state }) => state !== 'succeeded').map(endpointNameOf));
  const given = settlements.filter(one => one.events.length === 0 && !failing.has(endpointNameOf(one)));
  if (given.length === 0) return [];
  const rows = given.map(({ workspaceId, deliveryId, attempt, isSkipped = false }) => ({
    workspace_id: workspaceId,
    id: deliveryId,
    attempt,
    skipped: isSkipped,
  }));
  const stored = await passing.rows(statements.succeeded, [token, JSON.stringify(rows), now, randomUUID()]);
  const done = new Set(stored.map(row => recordKeyOf(row.workspace_id, row.id)));
  const well = { recent_failures: 0, failing_since: null };
  return given
    .filter(one => done.delete(deliveryNameOf(one)))
    .map(settlement => ({ settlement, before: well, after: well, followed: null }));
}

/** Settles the other attempts of one workspace. */
const settleRest = (
  { database, statements }: Settling,
  token: string,
  workspaceId: string,
  settlements: readonly Settlement[],
  { now, maxWait }: { readonly now: string | null; readonly maxWait: number },
): Promise<readonly StoredSettlement[]> =>
  database.transaction(
    async run => {
      const rows = settlements.map(({ deliveryId, state, retryAfter, attempt }) => ({
        workspace_id: workspaceId,
        id: deliveryId,
        state,
        retry_after: retryAfter,
        attempt,
      }));
      const tried = await run(statements.tried, [token, JSON.stringify(rows), now]);
      const stored = new Set(tried.rows.map(row => recordKeyOf(row.workspace_id, row.id)));
      const counted = settlements.filter(one => stored.delete(deliveryNameOf(one)));
      if (counted.length === 0) return [];
      const ids = [...new Set(counted.map(({ endpointId }) => endpointId))].map(id => ({ id }));
      const locked = await run(statements.lock, [JSON.stringify(ids), now, workspaceId]);
      // All the endpoints were deleted meanwhile.
      if (locked.rows.length === 0) return [];
      const clock = timeOf(locked.rows[0]?.clock);
      const endpoints = new Map<string, Readonly<WebhookEndpointRecord>>(
        locked.rows.map(row => [row.id as string, endpointTable.of(row)]),
      );
      const kinds = new Map([...endpoints].map(([id, { kind }]) => [id, kind]));
      const settled: StoredSettlement[] = [];
      for (const settlement of counted) {
        const { endpointId } = settlement;
        const endpoint = endpoints.get(endpointId);
        if (endpoint === undefined) continue;
        const fared = settledWith(endpoint, settlement, clock);
        settled.push(fared.settled);
        endpoints.set(endpointId, fared.endpoint);
      }
      const changed = [...endpoints].map(([id, endpoint]) => {
        const { recent_failures, failing_since, state, paused_reason, paused_at } = endpoint;
        return { id, recent_failures, failing_since, state, paused_reason, paused_at };
      });
      await run(statements.fare, [JSON.stringify(changed), workspaceId]);
      for (const [, events] of eventsToTell(settled))
        await publishWithin(run, database.schema, workspaceId, events);
      const retried = settled.flatMap(({ settlement: { endpointId, retryAfter } }) => {
        const wakeUp = { workspace_id: workspaceId, endpoint_id: endpointId };
        if (retryAfter !== null) return [{ ...wakeUp, after: retryAfter }];
        return endpoints.get(endpointId)?.ordered === true ? [wakeUp] : [];
      });
      await insertWakeUps(run, database.schema, retried, now);
      // Last, because all settlements of the workspace wait for these rows.
      const outcomes = settled.map(({ settlement: { state, isSkipped, endpointId } }) => ({
        state,
        isSkipped,
        kind: kinds.get(endpointId),
      }));
      const completed = completedIn(outcomes, clock).map(one => deliveryHourTable.row(workspaceId, one));
      if (completed.length > 0) await run(statements.count, [rowsAsJson(completed)]);
      return settled;
    },
    { lockWait: maxWait },
  );
