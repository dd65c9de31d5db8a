/** Stores the outcomes of attempts, the failures of endpoints and the consequences, in one step per workspace. */

import { groupBy } from '../../../common/group-by.ts';
import type { WebhookEndpointRecord } from '../../../generated/types.ts';
import type { Settled, Settlement } from '../../../repository/index.ts';
import { eventsToTell, settledWith } from '../../data/webhooks.ts';
import { selection, timeOf } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { ringWithin } from './bells.ts';
import { publishWithin } from './publish.ts';
import { removeWithin } from './remove.ts';
import { endpointOf, endpointTable } from './rows.ts';

type Statements = ReturnType<typeof settlementStatements>;

export function settlementStatements(schema: string) {
  const deliveries = `${schema}webhook_deliveries`;
  const endpoints = `${schema}webhook_endpoints`;
  const changed = `attempts = d.attempts || given.attempt, lease_token = null, lease_until = null`;
  const isLeased = `d.workspace_id = given.workspace_id and d.id = given.id and d.lease_token = $1`;
  return {
    /** Successes that change nothing of their endpoint, which has no failures: the usual case. It locks no endpoint. */
    succeeded: `update ${deliveries} d set state = 'succeeded', next_attempt_at = null, ${changed}
      from json_to_recordset($2::json) as given (workspace_id text, id text, attempt jsonb)
      where ${isLeased} and exists (select 1 from ${endpoints} e where e.workspace_id = d.workspace_id
        and e.id = d.endpoint_id and e.recent_failures = 0 and e.failing_since is null)
      returning d.workspace_id, d.id`,
    tried: `update ${deliveries} d set state = given.state, ${changed},
        next_attempt_at = coalesce($3::timestamptz, now()) + given.retry_after * interval '1 millisecond'
      from json_to_recordset($2::json) as given
        (workspace_id text, id text, state text, retry_after double precision, attempt jsonb)
      where ${isLeased} returning d.workspace_id, d.id`,
    // `no key update`, because publishers that refer to the endpoint need not wait.
    lock: `select ${selection(endpointTable, 'e')}, e.workspace_id,
        (extract(epoch from coalesce($2::timestamptz, now())) * 1000)::bigint as clock
      from ${endpoints} e join json_to_recordset($1::json) as given (workspace_id text, id text)
        on e.workspace_id = given.workspace_id and e.id = given.id
      order by e.workspace_id, e.id for no key update of e`,
    fare: `update ${endpoints} e set recent_failures = given.recent_failures, failing_since = given.failing_since,
        state = given.state, paused_reason = given.paused_reason, paused_at = given.paused_at
      from json_to_recordset($1::json) as given (workspace_id text, id text, recent_failures bigint,
        failing_since timestamptz, state text, paused_reason text, paused_at timestamptz)
      where e.workspace_id = given.workspace_id and e.id = given.id`,
  };
}

/** Maximum number of workspaces that are settled concurrently, each in its own transaction: none blocks others. */
const atOnce = 4;
/** Maximum wait for the lock of an endpoint, in milliseconds; after that, the delivery is sent again. */
const longestWait = 5_000;

const nameOf = (workspaceId: unknown, id: unknown) => `${workspaceId} ${id}`;
const deliveryNameOf = ({ workspaceId, deliveryId }: Settlement) => nameOf(workspaceId, deliveryId);
const endpointNameOf = ({ workspaceId, endpointId }: Settlement) => nameOf(workspaceId, endpointId);

export async function settle(
  database: Database,
  statements: Statements,
  token: string,
  settlements: readonly Settlement[],
  now: string | undefined,
): Promise<readonly Settled[]> {
  const simple = await settleSimple(database, statements, token, settlements);
  const done = new Set(simple.map(({ settlement }) => settlement));
  const rest = settlements.filter(one => !done.has(one));
  const workspaces = [...groupBy(rest, ({ workspaceId }) => workspaceId).values()];
  const settled: Settled[] = [...simple];
  const failures: unknown[] = [];
  const work = async () => {
    for (let own = workspaces.pop(); own !== undefined; own = workspaces.pop()) {
      try {
        settled.push(...(await settleRest(database, statements, token, own, now ?? null)));
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, workspaces.length) }, work));
  if (failures.length > 0) throw failures[0];
  return settled;
}

/** Settles the successes of endpoints that had no failures, in one statement. */
async function settleSimple(
  database: Database,
  statements: Statements,
  token: string,
  settlements: readonly Settlement[],
): Promise<Settled[]> {
  // If an attempt of an endpoint failed, all its attempts are settled in order below.
  const failing = new Set(settlements.filter(({ state }) => state !== 'succeeded').map(endpointNameOf));
  const given = settlements.filter(one => one.events.length === 0 && !failing.has(endpointNameOf(one)));
  if (given.length === 0) return [];
  const rows = given.map(({ workspaceId, deliveryId, attempt }) => ({
    workspace_id: workspaceId,
    id: deliveryId,
    attempt,
  }));
  const stored = await database.rows(statements.succeeded, [token, JSON.stringify(rows)]);
  const done = new Set(stored.map(row => nameOf(row.workspace_id, row.id)));
  const well = { recent_failures: 0, failing_since: null };
  return given
    .filter(one => done.delete(deliveryNameOf(one)))
    .map(settlement => ({ settlement, before: well, after: well, followed: null }));
}

/** Settles the other attempts of one workspace. */
const settleRest = (
  database: Database,
  statements: Statements,
  token: string,
  settlements: readonly Settlement[],
  now: string | null,
): Promise<readonly Settled[]> =>
  database.transaction(async run => {
    const rows = settlements.map(({ workspaceId, deliveryId, state, retryAfter, attempt }) => ({
      workspace_id: workspaceId,
      id: deliveryId,
      state,
      retry_after: retryAfter,
      attempt,
    }));
    await run(`set local lock_timeout = ${longestWait}`);
    const tried = await run(statements.tried, [token, JSON.stringify(rows), now]);
    const stored = new Set(tried.rows.map(row => nameOf(row.workspace_id, row.id)));
    const counted = settlements.filter(one => stored.delete(deliveryNameOf(one)));
    if (counted.length === 0) return [];
    const names = new Map(
      counted.map(one => [endpointNameOf(one), { workspace_id: one.workspaceId, id: one.endpointId }]),
    );
    const locked = await run(statements.lock, [JSON.stringify([...names.values()]), now]);
    // All the endpoints were deleted meanwhile.
    if (locked.rows.length === 0) return [];
    const clock = timeOf(locked.rows[0]?.clock);
    const endpoints = new Map<string, Readonly<WebhookEndpointRecord>>(
      locked.rows.map(row => [nameOf(row.workspace_id, row.id), endpointOf(row)]),
    );
    const settled: Settled[] = [];
    for (const settlement of counted) {
      const name = endpointNameOf(settlement);
      const endpoint = endpoints.get(name);
      if (endpoint === undefined) continue;
      const fared = settledWith(endpoint, settlement, clock);
      settled.push(fared.settled);
      if (fared.endpoint !== null) endpoints.set(name, fared.endpoint);
      else {
        endpoints.delete(name);
        await removeWithin(run, database.schema, settlement.workspaceId, settlement.endpointId);
      }
    }
    const changed = [...endpoints].map(([name, endpoint]) => {
      const { recent_failures, failing_since, state, paused_reason, paused_at } = endpoint;
      return { ...names.get(name), recent_failures, failing_since, state, paused_reason, paused_at };
    });
    await run(statements.fare, [JSON.stringify(changed)]);
    for (const [workspaceId, events] of eventsToTell(settled))
      await publishWithin(run, database.schema, workspaceId, events);
    const retried = settled.flatMap(({ settlement: { workspaceId, endpointId, retryAfter } }) =>
      retryAfter === null ? [] : [{ workspace_id: workspaceId, endpoint_id: endpointId, after: retryAfter }],
    );
    await ringWithin(run, database.schema, retried, now);
    return settled;
  });
