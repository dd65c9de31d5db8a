/**
 * Takes what `publish_event` has stored: makes deliveries of it, and removes it. One process does so at a time, and all
 * workspaces take turns, so that a million events of one do not delay the others.
 *
 * During a deployment, processes declare different types (see declared-types.ts). An event of a type that only others
 * declare is left to them, with the later ones of its workspace. What no process declares is marked.
 */

import { groupBy } from '../../../common/collections/group-by.ts';
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
import { postgresSqlTypes, sqlEventJob } from './declared-types.ts';
import { publishWithin } from './publish.ts';
import {
  eventKey,
  goesOnAfter,
  isGivenEvent,
  spreadOf,
  sqlEventTable,
  undeclared,
  workspacesAtOnce,
} from './published-events.ts';

/** Maximum number of bytes of the data of a call, after its first event. */
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
  const look = `with ${spreadOf(schema, 'p.error is null')}, due as materialized (
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
  const remove = `delete from ${table} p using ${givenByKey('$1', eventKey)} where ${isGivenEvent}`;
  const refuse = `update ${table} p set error = given.reason
    from ${givenByKey('$1', { ...eventKey, reason: 'text' })} where ${isGivenEvent}`;
  const passing = new PassingOver(database);
  const types = postgresSqlTypes(database, passing);
  /** The last workspace that was looked at. */
  let last = '';
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
    last = goesOnAfter(rows.map(row => row.workspace_id as string));
    const given = rows.filter(row => row.id !== null).map(eventOf);
    const own = new Set(declared.types);
    const spaces = groupBy(given, one => one.workspaceId);
    const typesOf = new Map([...spaces].map(([id, all]) => [id, new Set(all.map(({ type }) => type))]));
    const others = new Set(given.map(({ type }) => type).filter(type => !own.has(type)));
    const elsewhere = await types.known(run, [...others]);
    const behind = await types.behind(run, own, typesOf);
    const refused: RefusedSqlEvent[] = [];
    let sent = 0;
    let isHeld = false;
    let hasMore = last !== '';
    for (const [workspaceId, all] of spaces) {
      if (behind.has(workspaceId)) continue;
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
    const fresh = await types.report(run, [...first.keys()]);
    return [
      ...refused.filter(({ isUndeclared }) => !isUndeclared),
      ...fresh.flatMap(type => first.get(type) ?? []),
    ];
  }

  return {
    async takeSqlEvents(eventFrom, declared) {
      // Others would mark later events of its types as undeclared, and so send the events after those first.
      if (!(await types.declare(declared))) return { ...nothing, isHeld: true };
      const isLocked = await types.giveBack(new Set(declared.types));
      const from = last;
      // Mostly nothing is there, which is found out without a transaction.
      const found = await database.rows(look, [from]);
      if (found.every(row => row.id === null) && found.length < workspacesAtOnce) {
        last = '';
        return { ...nothing, isHeld: isLocked, hasMore: types.hasMarked(declared.types) || from !== '' };
      }
      const done = await passing.exclusive(sqlEventJob, (run, each) =>
        take(run, each, from, eventFrom, declared),
      );
      const taken = done ?? nothing;
      return {
        ...taken,
        isHeld: taken.isHeld || isLocked,
        hasMore: taken.hasMore || types.hasMarked(declared.types),
      };
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
