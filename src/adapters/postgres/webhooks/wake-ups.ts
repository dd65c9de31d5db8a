/**
 * How workers learn that deliveries of an endpoint are due. A transaction that makes deliveries due inserts a wake-up: a
 * separate row, so that transactions do not wait for each other. The next claim updates the lanes from the wake-ups it
 * sees; the wake-up of a transaction that ends later is seen later, so none is missed.
 */
import { randomUUID } from 'node:crypto';
import { integerOf } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { type PassingOver, type PassingStatement, passingStatement } from '../database/locked-rows.ts';

export interface WakeUp {
  readonly workspace_id: string;
  readonly endpoint_id: string;
  /** Milliseconds until the delivery is due, by the storage's clock. @default the lane is checked immediately */
  readonly after?: number;
}

/** Maximum number of wake-ups per statement. */
const batch = 1_000;

/** Inserts wake-ups in an open transaction. `now`: the current time, if it is not the storage's clock. */
export async function insertWakeUps(
  run: RunStatement,
  schema: string,
  wakeUps: readonly WakeUp[],
  now: string | null = null,
): Promise<void> {
  if (wakeUps.length === 0) return;
  const earliest = new Map<string, WakeUp>();
  for (const wakeUp of wakeUps) {
    const name = `${wakeUp.workspace_id} ${wakeUp.endpoint_id}`;
    if ((wakeUp.after ?? -1) <= (earliest.get(name)?.after ?? Number.POSITIVE_INFINITY))
      earliest.set(name, wakeUp);
  }
  await run(
    `insert into ${schema}webhook_wake_ups (workspace_id, endpoint_id, id, due_at)
    select given.workspace_id, given.endpoint_id, $2, coalesce(
      coalesce($3::timestamptz, now()) + given.after * interval '1 millisecond', to_timestamp(0))
    from json_to_recordset($1::json) as given (workspace_id text, endpoint_id text, after double precision)`,
    [JSON.stringify([...earliest.values()]), randomUUID(), now],
  );
}

const answers = new Map<string, PassingStatement>();

/** The statement that removes wake-ups ($1) and makes their lanes ($2) due. The wake-ups of a lane that is locked stay. */
function answerOf(schema: string): PassingStatement {
  const known = answers.get(schema);
  if (known !== undefined) return known;
  const made = passingStatement((first, free) => answerStatement(schema, first, free));
  answers.set(schema, made);
  return made;
}

function answerStatement(
  schema: string,
  first: string,
  free: (table: string, where: string) => string,
): string {
  const isSame = (one: string, other: string) =>
    `${one}.workspace_id = ${other}.workspace_id and ${one}.endpoint_id = ${other}.endpoint_id`;
  const lanes = `${schema}webhook_lanes`;
  const isWakeUpFree = free(`${schema}webhook_wake_ups k`, `${isSame('k', 'given')} and k.id = given.id`);
  const isLaneFree = free(`${lanes} w`, isSame('w', 'given'));
  // Each wake-up changes the version of its lane, so that a claim that read the lane before does not mark it as idle.
  return `with due as materialized (
      select given.* from json_to_recordset($2::json) as given (workspace_id text, endpoint_id text, due double precision)
      where ${first} and (${isLaneFree} or not exists (select 1 from ${lanes} w where ${isSame('w', 'given')}))
      order by given.workspace_id, given.endpoint_id
    ), heard as materialized (
      select given.* from json_to_recordset($1::json) as given (workspace_id text, endpoint_id text, id text)
      where ${isWakeUpFree}
    ), answered as (
      delete from ${schema}webhook_wake_ups b using heard join due on ${isSame('due', 'heard')}
      where ${isSame('b', 'heard')} and b.id = heard.id
    )
    insert into ${schema}webhook_lanes as l (workspace_id, endpoint_id, due_at, version)
    select due.workspace_id, due.endpoint_id, to_timestamp(due.due / 1000.0), 1 from due
    on conflict (workspace_id, endpoint_id) do update
    set due_at = least(l.due_at, excluded.due_at), version = l.version + 1`;
}

/** Updates the lanes from the wake-ups. */
export async function applyWakeUps(database: Database, passing: PassingOver): Promise<void> {
  const { schema } = database;
  const rung = `select b.workspace_id, b.endpoint_id, b.id, (extract(epoch from b.due_at) * 1000)::bigint as due
    from ${schema}webhook_wake_ups b where (b.workspace_id, b.endpoint_id, b.id) > ($1, $2, $3)
    order by b.workspace_id, b.endpoint_id, b.id limit ${batch}`;
  // Wake-ups that stay are not read again by this call.
  let after: unknown[] = ['', '', ''];
  for (let count = batch; count === batch; ) {
    const rows = await database.rows(rung, after);
    count = rows.length;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = [last.workspace_id, last.endpoint_id, last.id];
    const due = new Map<string, { workspace_id: unknown; endpoint_id: unknown; due: number }>();
    // In the order of their keys: all statements that lock several lanes use this order.
    for (const { workspace_id, endpoint_id, due: at } of rows) {
      const name = `${workspace_id} ${endpoint_id}`;
      const earliest = Math.min(integerOf(at), due.get(name)?.due ?? Number.POSITIVE_INFINITY);
      due.set(name, { workspace_id, endpoint_id, due: earliest });
    }
    const seen = rows.map(({ workspace_id, endpoint_id, id }) => ({ workspace_id, endpoint_id, id }));
    await passing.rows(answerOf(schema), [JSON.stringify(seen), JSON.stringify([...due.values()])]);
  }
}
