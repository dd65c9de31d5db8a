/**
 * The types of events in SQL that running processes declare, and the events that were marked because no process declared
 * their type.
 *
 * The first process that declares a type stores that first, so that no other process marks further events of it. Then it
 * gives the marked ones back in batches. Until all of a workspace are given back, the workspace waits, so that its events
 * keep their order. Marked events are found in the table, and not remembered: if the process ends, the next one goes on.
 */
import { elapsed } from '../../../common/time/worker-time.ts';
import type { DeclaredTypes } from '../../../repository/index.ts';
import { givenByKey } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import type { PassingOver } from '../database/locked-rows.ts';
import {
  eventKey,
  goesOnAfter,
  isGivenEvent,
  isMarked,
  spreadOf,
  sqlEventTable,
} from './published-events.ts';

/** The job of who takes events, declares types or gives events back. */
export const sqlEventJob = 'webhooks.take';

/** The statement that deletes types that no running process declares, so that their next event is reported again. */
export const typesOfNobody = (schema: string): string =>
  `delete from ${schema}published_types where known_until <= now()`;

export function postgresSqlTypes({ schema }: Database, passing: PassingOver) {
  const table = `${schema}${sqlEventTable}`;
  const types = `${schema}published_types`;
  const longer = 't.known_until > excluded.known_until';
  const declare = `insert into ${types} as t (type, known_until, known_for)
    select given.type, now() + f.known_for, f.known_for
    from unnest($1::text[]) as given (type)
    cross join (select $2::double precision * interval '1 millisecond' as known_for) f order by given.type
    on conflict (type) do update set known_until = greatest(t.known_until, excluded.known_until), unknown_at = null,
      known_for = case when ${longer} then t.known_for else excluded.known_for end`;
  // A time that is further away is from before the clock went back. The process may still run, and declare it again.
  const shorten = `update ${types} t set known_until = now() + t.known_for
    where t.type = any ($1::text[]) and t.known_until > now() + t.known_for`;
  const known = `select t.type from ${types} t where t.type = any ($1::text[]) and t.known_until > now()`;
  const report = `insert into ${types} as t (type, known_until, unknown_at)
    select given.type, to_timestamp(0), now() from unnest($1::text[]) as given (type) order by given.type
    on conflict (type) do update set unknown_at = now() where t.unknown_at is null returning t.type`;

  const marksOf = `select given.type from unnest($1::text[]) as given (type)
    cross join lateral (select 1 from ${table} p where p.type = given.type and ${isMarked} limit 1) one`;
  const marksOfWorkspaces = `select given.workspace_id, given.type
    from ${givenByKey('$1', { workspace_id: 'text', type: 'text' })}
    cross join lateral (select 1 from ${table} p
      where p.workspace_id = given.workspace_id and p.type = given.type and ${isMarked} limit 1) one`;
  const isOfType = `p.type = $2 and ${isMarked}`;
  // A workspace whose events are locked is there without an id.
  const nextMarked = `with ${spreadOf(schema, isOfType)}
    select s.workspace_id, o.id from spread s cross join quota q left join lateral (
      select p.id from ${table} p where p.workspace_id = s.workspace_id and ${isOfType}
      order by p.due_at, p.id limit q.most for update skip locked) o on true order by s.workspace_id`;
  const unmark = `update ${table} p set error = null from ${givenByKey('$1', eventKey)} where ${isGivenEvent}`;

  /** When each type was last declared: engines of one process may declare different ones. */
  const declaredAt = new Map<string, number>();
  const isDeclared = (own: readonly string[], within: number) =>
    own.every(type => elapsed() < (declaredAt.get(type) ?? Number.NEGATIVE_INFINITY) + within);
  /** Types of which events may be marked, each with the last workspace that was looked at. */
  const marked = new Map<string, string>();
  const foundMarked = (rows: readonly { readonly [column: string]: unknown }[]) => {
    for (const { type } of rows) if (!marked.has(String(type))) marked.set(String(type), '');
  };

  return {
    /** Stores what this process declares, from time to time. Returns whether other processes know it. */
    async declare({ types: own, knownFor }: DeclaredTypes): Promise<boolean> {
      if (isDeclared(own, knownFor / 3)) return true;
      const now = elapsed();
      const found = await passing.inTurn(sqlEventJob, async run => {
        await run(declare, [own, knownFor]);
        return (await run(marksOf, [own])).rows;
      });
      foundMarked(found ?? []);
      if (found !== null) for (const type of own) declaredAt.set(type, now);
      return isDeclared(own, knownFor);
    },

    /** Whether events of these types may still be marked. */
    hasMarked: (own: readonly string[]) => own.some(type => marked.has(type)),

    /** Gives back some events, of one of these types in turn. Returns whether what is left is locked. */
    async giveBack(own: ReadonlySet<string>): Promise<boolean> {
      const next = [...marked].find(([type]) => own.has(type));
      if (next === undefined) return false;
      const [type, after] = next;
      const rows = await passing.inTurn(sqlEventJob, async run => {
        const found = (await run(nextMarked, [after, type])).rows;
        const free = found.filter(({ id }) => id !== null);
        if (free.length > 0) await run(unmark, [JSON.stringify(free)]);
        return found;
      });
      if (rows === null) return true;
      marked.delete(type);
      if (rows.length > 0 || after !== '')
        marked.set(type, goesOnAfter(rows.map(row => String(row.workspace_id))));
      return rows.length > 0 && rows.every(({ id }) => id === null);
    },

    /** Those of the workspaces that have marked events of own types: of types that they have events of, and of marked ones. */
    async behind(
      run: RunStatement,
      own: ReadonlySet<string>,
      typesOf: ReadonlyMap<string, ReadonlySet<string>>,
    ): Promise<Set<unknown>> {
      const pairs = [...typesOf].flatMap(([workspace_id, some]) =>
        [...new Set([...some, ...marked.keys()])]
          .filter(type => own.has(type))
          .map(type => ({ workspace_id, type })),
      );
      const { rows } = await run(marksOfWorkspaces, [JSON.stringify(pairs)]);
      foundMarked(rows);
      return new Set(rows.map(row => row.workspace_id));
    },

    /** Those of the types, which are not of this process, that a running process declares. */
    async known(run: RunStatement, others: readonly string[]): Promise<Set<unknown>> {
      if (others.length === 0) return new Set();
      await run(shorten, [others]);
      return new Set((await run(known, [others])).rows.map(({ type }) => type));
    },

    /** Those of the types, which no process declares, whose events were not reported yet since a process declared them. */
    async report(run: RunStatement, unknown: readonly string[]): Promise<readonly string[]> {
      return unknown.length === 0 ? [] : (await run(report, [unknown])).rows.map(({ type }) => String(type));
    },
  };
}
