/**
 * Releases the deliveries of workers that have ended. No index finds a lease by its token, because each claim would have to
 * write it. So it looks where claims have been: among the first due deliveries of the lanes that are looked at next.
 */
import { givenByKey } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { type PassingOver, passingStatement } from '../database/locked-rows.ts';
import { insertWakeUps, type WakeUp } from './wake-ups.ts';

/** How many lanes are looked at, and how many deliveries of each. Others wait for the end of their leases. */
const maxLanes = 1_000;
const maxOfLane = 500;

export async function releaseEnded(
  database: Database,
  passing: PassingOver,
  hasEnded: (token: string) => boolean,
  now: string | undefined,
): Promise<number> {
  const { schema } = database;
  const clock = 'coalesce($1::timestamptz, now())';
  const leased = `select d.workspace_id, d.id, d.lease_token as token from (
      select workspace_id, endpoint_id from ${schema}webhook_lanes where due_at is not null
      order by due_at limit ${maxLanes}) l
    cross join lateral (select d.workspace_id, d.id, d.lease_token, d.lease_until from ${schema}webhook_deliveries d
      where d.workspace_id = l.workspace_id and d.endpoint_id = l.endpoint_id and d.state = 'pending'
      and d.next_attempt_at <= ${clock} order by d.next_attempt_at, d.id limit ${maxOfLane}) d
    where d.lease_until > ${clock}`;
  const rows = await database.rows(leased, [now ?? null]);
  // Few workers have many deliveries.
  const tokens = new Set([...new Set(rows.map(row => String(row.token)))].filter(hasEnded));
  const ended = rows.filter(({ token }) => tokens.has(String(token)));
  if (ended.length === 0) return 0;
  const deliveries = `${schema}webhook_deliveries`;
  // Somebody else may have claimed, or settled, some of them meanwhile.
  const release = passingStatement(
    (first, free) => `update ${deliveries} d set lease_token = null, lease_until = null
      from ${givenByKey('$1', { workspace_id: 'text', id: 'text', token: 'text' })}
      where ${first} and d.workspace_id = given.workspace_id and d.id = given.id and d.lease_token = given.token
        and ${free(`${deliveries} k`, 'k.workspace_id = given.workspace_id and k.id = given.id')}
      returning d.workspace_id, d.endpoint_id`,
  );
  return passing.transaction(release, async (run, statement) => {
    const { rows } = await run(statement, [JSON.stringify(ended)]);
    await insertWakeUps(run, schema, rows as unknown as WakeUp[]);
    return rows.length;
  });
}
