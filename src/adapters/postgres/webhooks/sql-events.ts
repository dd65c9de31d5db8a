/**
 * Takes what `publish_event` has stored: makes deliveries of it, and removes it. One process does so at a time, and all
 * workspaces take turns, so that a million events of one do not delay the others.
 *
 * During a deployment, processes declare different types. Each stores the types that it declares, so that the others know
 * which events they must leave to it, with the later ones of the workspace. What no process declares is marked, and is
 * given back by the first process that declares it.
 */

import { groupBy } from '../../../common/collections/group-by.ts';
import { elapsed } from '../../../common/time/worker-time.ts';
import type {
  DeclaredTypes,
  OutboxEvent,
  RefusedSqlEvent,
  SqlEvent,
  TakenSqlEvent,
  TakenSqlEvents,
  WebhooksRepository,
} from '../../../repository/index.ts';
import { storedEvent } from '../../rules/webhooks.ts';
import { givenByKey, timeOf } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { deletionOfSome } from '../database/deletions.ts';
import { PassingOver, type UnlessLocked } from '../database/locked-rows.ts';
import type { Row } from '../database/pool.ts';
import { publishWithin } from './publish.ts';

export const sqlEventTable = 'published_events';

/** Maximum number of workspaces and of events per call, and of bytes of their data after the first. */
const workspacesAtOnce = 100;
const eventsAtOnce = 500;
const bytesAtOnce = 4_000_000;
/** Refused events are deleted after this number of days, in batches. */
const daysKept = 30;
const batch = 500;

/** The statements that delete old refused events, and types that were not seen since. */
export const forgetSqlEvents = (schema: string): readonly string[] => [
  deletionOfSome(
    { name: sqlEventTable },
    schema,
    ['workspace_id', 'id'],
    `error is not null and due_at < now() - interval '${daysKept} days'`,
    batch,
  ),
  `delete from ${schema}published_types t where t.type = any (array(select o.type from ${schema}published_types o
    where greatest(o.known_until, o.unknown_at) < now() - interval '${daysKept} days' limit ${batch}
    for update skip locked))`,
];

/** The statement that deletes types that no running process declares, so that their next event is reported again. */
export const typesOfNobody = (schema: string): string =>
  `delete from ${schema}published_types where known_until <= now()`;

const undeclared = (type: string) => `type: ${type} is not declared in events`;

const keyTypes = { workspace_id: 'text', id: 'text' };

const eventOf = (row: Row): SqlEvent => ({
  workspaceId: row.workspace_id as string,
  id: row.id as string,
  type: row.type as string,
  data: row.data as string,
  at: timeOf(row.at),
});

const keyOf = ({ workspaceId, id }: Pick<SqlEvent, 'workspaceId' | 'id'>) => ({
  workspace_id: workspaceId,
  id,
});

const nothing: TakenSqlEvents = { sent: 0, refused: [], isHeld: false, hasMore: false };

/** What becomes of the events of a workspace. */
interface Sorted {
  readonly taken: (SqlEvent & { readonly event: OutboxEvent })[];
  readonly refused: RefusedSqlEvent[];
  readonly isHeld: boolean;
}

export function postgresSqlEvents(database: Database): Required<Pick<WebhooksRepository, 'takeSqlEvents'>> {
  const { schema } = database;
  const table = `${schema}${sqlEventTable}`;
  const types = `${schema}published_types`;
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
        from ${table} p where p.workspace_id = s.workspace_id and p.error is null
        order by p.due_at, p.id limit q.most) o
    ), sized as (
      select d.*, sum(octet_length(d.data)) over (order by d.turn, d.workspace_id) - octet_length(d.data) as before
      from due d
    )
    select s.workspace_id, e.id, e.type, e.data, (extract(epoch from e.at) * 1000)::bigint as at
    from spread s left join sized e on e.workspace_id = s.workspace_id and e.before < ${bytesAtOnce}
    order by s.workspace_id, e.turn`;
  const remove = `delete from ${table} p using ${givenByKey('$1', keyTypes)} where ${isSame}`;
  const refuse = `update ${table} p set error = given.reason
    from ${givenByKey('$1', { ...keyTypes, reason: 'text' })} where ${isSame}`;
  const job = 'webhooks.take';
  const known = `select t.type from ${types} t where t.type = any ($1::text[]) and t.known_until > now()`;
  const markedBefore = `select o.workspace_id, o.id from ${table} o
    where o.type = any ($1::text[]) and o.error = '${undeclared("' || o.type || '")}'
    order by o.due_at limit ${batch} for update skip locked`;
  const giveBack = `update ${table} p set error = null from ${givenByKey('$1', keyTypes)} where ${isSame}`;
  const declare = `insert into ${types} as t (type, known_until)
    select given.type, now() + $2::double precision * interval '1 millisecond'
    from unnest($1::text[]) as given (type) order by given.type
    on conflict (type) do update set known_until = greatest(t.known_until, excluded.known_until), unknown_at = null`;
  const report = `insert into ${types} as t (type, known_until, unknown_at)
    select given.type, to_timestamp(0), now() from unnest($1::text[]) as given (type) order by given.type
    on conflict (type) do update set unknown_at = now() where t.unknown_at is null returning t.type`;
  const passing = new PassingOver(database);
  /** The last workspace that was looked at. */
  let last = '';
  /** When each type was last declared: engines of one process may declare different ones. */
  const declaredAt = new Map<string, number>();
  const isDeclared = (own: readonly string[], within: number) =>
    own.every(type => elapsed() < (declaredAt.get(type) ?? Number.NEGATIVE_INFINITY) + within);

  const knownOf = async (run: RunStatement, given: readonly string[]): Promise<Set<unknown>> =>
    new Set(given.length === 0 ? [] : (await run(known, [given])).rows.map(({ type }) => type));

  /**
   * Stores what this process declares, from time to time. Nobody takes events meanwhile, so none is marked as undeclared while
   * it is given back. Returns whether there is more to give back.
   */
  async function declareTypes({ types: own, knownFor }: DeclaredTypes): Promise<boolean> {
    if (isDeclared(own, knownFor / 3)) return false;
    const now = elapsed();
    const isDone = await passing.inTurn(job, async run => {
      const before = await knownOf(run, own);
      const fresh = own.filter(type => !before.has(type));
      const marked = fresh.length === 0 ? [] : (await run(markedBefore, [fresh])).rows;
      if (marked.length > 0) await run(giveBack, [JSON.stringify(marked)]);
      if (marked.length === batch) return false;
      await run(declare, [own, knownFor]);
      return true;
    });
    if (isDone === true) for (const type of own) declaredAt.set(type, now);
    return isDone === false;
  }

  function sorted(
    given: readonly SqlEvent[],
    declared: ReadonlySet<string>,
    elsewhere: ReadonlySet<unknown>,
    eventFrom: (given: SqlEvent) => TakenSqlEvent,
  ): Sorted {
    const found: Sorted = { taken: [], refused: [], isHeld: false };
    for (const one of given) {
      if (!declared.has(one.type)) {
        // Later events wait with it, so that the other process gets them in order.
        if (elsewhere.has(one.type)) return { ...found, isHeld: true };
        found.refused.push({ ...one, reason: undeclared(one.type), isUndeclared: true });
        continue;
      }
      const answer = checked(eventFrom(one));
      if ('event' in answer) found.taken.push({ ...one, event: answer.event });
      else found.refused.push({ ...one, reason: answer.refused, isUndeclared: false });
    }
    return found;
  }

  async function store(run: RunStatement, workspaceId: string, found: Sorted): Promise<number> {
    const events = found.taken.map(({ event }) => event);
    const sent = await publishWithin(run, schema, workspaceId, events);
    if (events.length > 0) await run(remove, [JSON.stringify(found.taken.map(keyOf))]);
    if (found.refused.length > 0)
      await run(refuse, [JSON.stringify(found.refused.map(one => ({ ...keyOf(one), reason: one.reason })))]);
    return sent;
  }

  async function take(
    run: RunStatement,
    each: UnlessLocked,
    from: string,
    eventFrom: (given: SqlEvent) => TakenSqlEvent,
    declared: DeclaredTypes,
  ): Promise<TakenSqlEvents> {
    const { rows } = await run(look, [from]);
    const spaces = new Set(rows.map(row => row.workspace_id as string));
    last = spaces.size < workspacesAtOnce ? '' : ([...spaces].at(-1) ?? '');
    const given = rows.filter(row => row.id !== null).map(eventOf);
    const own = new Set(declared.types);
    const others = [...new Set(given.map(({ type }) => type))].filter(type => !own.has(type));
    const elsewhere = await knownOf(run, others);
    const refused: RefusedSqlEvent[] = [];
    let sent = 0;
    let isHeld = false;
    let hasMore = last !== '';
    for (const [workspaceId, all] of groupBy(given, one => one.workspaceId)) {
      const found = sorted(all, own, elsewhere, eventFrom);
      isHeld ||= found.isHeld;
      const made = await each(() => store(run, workspaceId, found));
      if (made === null) continue;
      sent += made;
      refused.push(...found.refused);
      hasMore ||= found.taken.length + found.refused.length > 0;
    }
    return { sent, refused: await withoutReported(run, refused), isHeld, hasMore };
  }

  /** Of each type that no process declares, only the first event since a process has declared it. */
  async function withoutReported(
    run: RunStatement,
    refused: readonly RefusedSqlEvent[],
  ): Promise<RefusedSqlEvent[]> {
    const all = refused.filter(({ isUndeclared }) => isUndeclared);
    const first = new Map(all.toReversed().map(one => [one.type, one]));
    const fresh = first.size === 0 ? [] : (await run(report, [[...first.keys()]])).rows;
    return [
      ...refused.filter(({ isUndeclared }) => !isUndeclared),
      ...fresh.flatMap(({ type }) => first.get(String(type)) ?? []),
    ];
  }

  return {
    async takeSqlEvents(eventFrom, declared) {
      const isGivingBack = await declareTypes(declared);
      // Others would mark later events of its types as undeclared, and so send the events after those first.
      if (!isDeclared(declared.types, declared.knownFor))
        return { ...nothing, isHeld: !isGivingBack, hasMore: isGivingBack };
      const from = last;
      // Mostly nothing is there, which is found out without a transaction.
      const found = await database.rows(look, [from]);
      if (found.every(row => row.id === null) && found.length < workspacesAtOnce) {
        last = '';
        return { ...nothing, hasMore: isGivingBack || from !== '' };
      }
      const done = await passing.exclusive(job, (run, each) => take(run, each, from, eventFrom, declared));
      return { ...(done ?? nothing), ...(isGivingBack && { hasMore: true }) };
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
