/**
 * Takes what `publish_event` has stored: makes deliveries of it, and removes it. One process does so at a time, and all
 * workspaces take turns, so that a million events of one do not delay the others.
 */
import { groupBy } from '../../../common/group-by.ts';
import type {
  OutboxEvent,
  RefusedSqlEvent,
  SqlEvent,
  TakenSqlEvent,
  TakenSqlEvents,
  WebhooksRepository,
} from '../../../repository/index.ts';
import { storedEvent } from '../../rules/webhooks.ts';
import { givenByKey, integerOf, timeOf } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { unlessRunningElsewhere } from '../database/exclusive-work.ts';
import type { Row } from '../database/pool.ts';
import { publishWithin } from './publish.ts';

export const sqlEventTable = 'published_events';

/** Maximum number of workspaces and of events per call, and of bytes of their data after the first. */
const workspacesAtOnce = 100;
const eventsAtOnce = 500;
const bytesAtOnce = 4_000_000;
/** How long an event waits for a process that knows its type, in seconds. */
const pause = 5;
/** Refused events are deleted after this number of days, in batches. */
const daysKept = 30;
const batch = 500;

/** The statement that deletes old refused events. */
export const forgetSqlEvents = (schema: string): string =>
  `delete from ${schema}${sqlEventTable} p using (select o.workspace_id, o.id from ${schema}${sqlEventTable} o
    where o.error is not null and o.due_at < now() - interval '${daysKept} days' limit ${batch}) given
  where p.workspace_id = given.workspace_id and p.id = given.id`;

const keyTypes = { workspace_id: 'text', id: 'text' };

const eventOf = (row: Row): SqlEvent => ({
  workspaceId: row.workspace_id as string,
  id: row.id as string,
  type: row.type as string,
  data: row.data as string,
  at: timeOf(row.at),
  age: integerOf(row.age),
});

const keyOf = ({ workspaceId, id }: Pick<SqlEvent, 'workspaceId' | 'id'>) => ({
  workspace_id: workspaceId,
  id,
});

const nothing: TakenSqlEvents = { sent: 0, refused: [], hasMore: false };

export function postgresSqlEvents(database: Database): Required<Pick<WebhooksRepository, 'takeSqlEvents'>> {
  const { schema } = database;
  const table = `${schema}${sqlEventTable}`;
  const isWaiting = 'p.error is null and p.due_at <= now()';
  const isSame = 'p.workspace_id = given.workspace_id and p.id = given.id';
  // Goes from workspace to workspace in the index, after the last one of the call before.
  const look = `with recursive spaces as (
      (select p.workspace_id, 1 as place from ${table} p where p.error is null and p.workspace_id > $1
        order by p.workspace_id limit 1)
      union all
      select (select p.workspace_id from ${table} p where p.error is null and p.workspace_id > s.workspace_id
        order by p.workspace_id limit 1), s.place + 1
      from spaces s where s.workspace_id is not null and s.place < ${workspacesAtOnce}
    ), spread as materialized (
      select s.workspace_id from spaces s where s.workspace_id is not null
    ), quota as materialized (
      select greatest(1, ${eventsAtOnce} / greatest(1, count(*))) as most from spread
    ), due as materialized (
      select s.workspace_id, o.id, o.type, o.data, o.at, o.turn
      from spread s cross join quota q cross join lateral (
        select p.id, p.type, p.data::text as data, p.at, row_number() over (order by p.due_at, p.id) as turn
        from ${table} p where p.workspace_id = s.workspace_id and ${isWaiting}
        order by p.due_at, p.id limit q.most) o
    ), sized as (
      select d.*, sum(octet_length(d.data)) over (order by d.turn, d.workspace_id) - octet_length(d.data) as before
      from due d
    )
    select s.workspace_id, e.id, e.type, e.data, (extract(epoch from e.at) * 1000)::bigint as at,
      (extract(epoch from now() - e.at) * 1000)::bigint as age
    from spread s left join sized e on e.workspace_id = s.workspace_id and e.before < ${bytesAtOnce}
    order by s.workspace_id, e.turn`;
  const remove = `delete from ${table} p using ${givenByKey('$1', keyTypes)} where ${isSame}`;
  const postpone = `update ${table} p set due_at = now() + interval '${pause} seconds'
    from ${givenByKey('$1', keyTypes)} where ${isSame}`;
  const refuse = `update ${table} p set error = given.reason
    from ${givenByKey('$1', { ...keyTypes, reason: 'text' })} where ${isSame}`;
  /** The last workspace that was looked at. */
  let last = '';

  async function take(
    run: RunStatement,
    from: string,
    eventFrom: (given: SqlEvent) => TakenSqlEvent,
  ): Promise<TakenSqlEvents> {
    const { rows } = await run(look, [from]);
    const spaces = new Set(rows.map(row => row.workspace_id as string));
    last = spaces.size < workspacesAtOnce ? '' : ([...spaces].at(-1) ?? '');
    const given = rows.filter(row => row.id !== null).map(eventOf);
    const taken: (SqlEvent & { readonly event: OutboxEvent })[] = [];
    const refused: RefusedSqlEvent[] = [];
    const later: SqlEvent[] = [];
    for (const one of given) {
      const answer = checked(eventFrom(one));
      if ('event' in answer) taken.push({ ...one, event: answer.event });
      else if ('later' in answer) later.push(one);
      else refused.push({ ...one, reason: answer.refused });
    }
    let sent = 0;
    for (const [workspaceId, own] of groupBy(taken, one => one.workspaceId))
      sent += await publishWithin(
        run,
        schema,
        workspaceId,
        own.map(({ event }) => event),
      );
    if (taken.length > 0) await run(remove, [JSON.stringify(taken.map(keyOf))]);
    if (later.length > 0) await run(postpone, [JSON.stringify(later.map(keyOf))]);
    if (refused.length > 0)
      await run(refuse, [JSON.stringify(refused.map(one => ({ ...keyOf(one), reason: one.reason })))]);
    return { sent, refused, hasMore: given.length > 0 || last !== '' };
  }

  return {
    async takeSqlEvents(eventFrom) {
      // Mostly nothing is there, which is found out without a transaction.
      const from = last;
      const found = await database.rows(look, [from]);
      if (found.every(row => row.id === null) && found.length < workspacesAtOnce) {
        last = '';
        return { ...nothing, hasMore: from !== '' };
      }
      const done = await unlessRunningElsewhere(database, 'webhooks.take', run => take(run, from, eventFrom));
      return done ?? nothing;
    },
  };
}

/** What cannot be stored is refused: the other events of the statement are not. */
function checked(answer: TakenSqlEvent): TakenSqlEvent {
  if (!('event' in answer)) return answer;
  try {
    storedEvent(answer.event);
    return answer;
  } catch (error) {
    return { refused: (error as Error).message };
  }
}
