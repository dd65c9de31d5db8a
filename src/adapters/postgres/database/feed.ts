/**
 * A feed of a workspace. Numbers are given under the lock of the workspace's counter to what is committed by then: what
 * commits later gets a later number, so that a reader who goes on after the last one has missed nothing. What others have
 * locked, such as a host whose transaction is open, gets a later number too: readers do not wait for it.
 */
import { givenFilters } from '../../../repository/filters.ts';
import type { CollectionName } from '../../rules/collections/index.ts';
import { endOfPage, maxPageSize, mayMiss, numberedAtOnce } from '../../rules/feed.ts';
import { givenByKey, integerOf, isStorable, rowsAsJson, selection } from './columns.ts';
import type { Database } from './database.ts';
import { isLockTimeout } from './failures.ts';
import { maxLockWait } from './locked-changes.ts';
import { PassingOver, type PassingStatement } from './locked-rows.ts';
import type { CollectionTable } from './records.ts';

interface FeedTables<Event> {
  readonly events: CollectionTable<Event>;
  /** The table of the counters, of which one is called `sequence`, and one `pruned`, if old events are counted. */
  readonly numbers: CollectionName;
  /** Which events without a number get one now, as conditions on `e`. `clock`: the current time. @default all */
  readonly isReady?: (clock: string) => string;
  /** The column by which they get their numbers, before their place. */
  readonly order: string;
  /** Filters that a reader may use, all of which compare with `is`. */
  readonly filters: object;
  /** The column that makes a page large. */
  readonly sized: string;
}

/**
 * The first rows of a sorted list, as many as `most` and {@link maxPageSize} allow. `found` says how many of `most` there
 * are, so that a page can tell whether it is the last one. `sized`: the column that makes a page large.
 */
export const pageOf = (
  table: Pick<CollectionTable<unknown>, 'columns'>,
  sized: string,
  { from, order, most }: { readonly from: string; readonly order: string; readonly most: string },
): string =>
  `select ${selection(table, 'e')}, e.found from (
    select e.*, count(*) over () as found, sum(octet_length(e.${sized}::text)) over
      (order by ${order} rows between unbounded preceding and 1 preceding) as before
    from (${from} order by ${order} limit ${most}) e
  ) e where coalesce(e.before, 0) < ${maxPageSize} order by ${order}`;

/** A page, and the filters. */
interface FeedQuery {
  readonly after?: number;
  readonly limit: number;
  readonly now?: string;
}

/** Returns a function that reads a page. */
export function feedOf<Event extends { readonly sequence: number | null }>(
  { events: { name, columns, of }, numbers: counters, isReady, order, filters, sized }: FeedTables<Event>,
  database: Database,
) {
  const { schema } = database;
  const table = `${schema}${name}`;
  const numbers = `${schema}${counters}`;
  const isWaiting = `e.workspace_id = $1 and e.sequence is null${
    isReady === undefined ? '' : ` and ${isReady('coalesce($2::timestamptz, now())')}`
  }`;
  const waitingFor = (workspaceId: string, now: string | null) =>
    isReady === undefined ? [workspaceId] : [workspaceId, now];
  const counter = `select n.value from ${numbers} n where n.workspace_id = $1 and n.name = 'sequence'`;
  // Of one moment: where nothing waits, all that is stored has a number up to the one that is read. In its order, what
  // waits is found by its index; otherwise, where much waited when statistics were made, the whole table may be read.
  const look = `select coalesce((${counter}), 0) as given,
    (select 1 from ${table} e where ${isWaiting} order by e.${order}, e.place, e.id limit 1) as waiting`;
  const pruned = `select n.value from ${numbers} n where n.workspace_id = $1 and n.name = 'pruned'`;
  const begin = `insert into ${numbers} (workspace_id, name, value) values ($1, 'sequence', 0) on conflict do nothing`;
  const lock = `${counter} for update`;
  const someWaiting = `select e.id from ${table} e where ${isWaiting}
    order by e.${order}, e.place, e.id limit ${numberedAtOnce} for no key update`;
  const waiting: PassingStatement = { quick: someWaiting, passing: `${someWaiting} skip locked` };
  const passing = new PassingOver(database);
  // The workspace is given with each row: see `givenByKey`.
  const number = `update ${table} e set sequence = given.sequence
    from ${givenByKey('$1', { workspace_id: 'text', id: 'text', sequence: 'bigint' })}
    where e.workspace_id = given.workspace_id and e.id = given.id`;
  const count = `update ${numbers} n set value = $2 where n.workspace_id = $1 and n.name = 'sequence'`;

  /** Numbers some of what waits; the last number that is given by then, and whether more may wait. */
  const numberSome = (workspaceId: string, now: string | null) =>
    passing.transaction(
      waiting,
      async (run, statement) => {
        await run(begin, [workspaceId]);
        const before = integerOf((await run(lock, [workspaceId])).rows[0]?.value);
        const { rows } = await run(statement, waitingFor(workspaceId, now));
        const given = before + rows.length;
        if (rows.length > 0) {
          const sequences = rows.map(({ id }, index) => ({
            workspace_id: workspaceId,
            id,
            sequence: before + index + 1,
          }));
          await run(number, [rowsAsJson(sequences)]);
          await run(count, [workspaceId, given]);
        }
        return { given, isMore: rows.length === numberedAtOnce };
      },
      { lockWait: maxLockWait },
    );

  return async (workspaceId: string, query: FeedQuery) => {
    const { after = 0, limit, now = null } = query;
    if (!isStorable(workspaceId)) return { events: [], last: after, hasMore: false };
    const [seen] = await database.rows(look, waitingFor(workspaceId, now));
    const numbered = { given: integerOf(seen?.given), isMore: false };
    const { given, isMore } =
      integerOf(seen?.waiting) === 1
        ? await numberSome(workspaceId, now).catch(error => {
            // Where the counter is locked, the page ends with the last number.
            if (isLockTimeout(error)) return numbered;
            throw error;
          })
        : numbered;
    // No event has an empty text there.
    const wanted = givenFilters(filters, query);
    const conditions = wanted.map(({ field }, index) => ` and e.${field} = $${index + 5}`).join('');
    const from = `select e.* from ${table} e where e.workspace_id = $1 and e.sequence > $2 and e.sequence <= $3${conditions}`;
    const rows = await database.rows(pageOf({ columns }, sized, { from, order: 'e.sequence', most: '$4' }), [
      workspaceId,
      after,
      given,
      limit + 1,
      ...wanted.map(({ value }) => (isStorable(value) ? value : '')),
    ]);
    const events = rows.slice(0, limit).map(of);
    const isFull = integerOf(rows[0]?.found ?? 0) > events.length;
    const page = { events, last: endOfPage(events, { after, given, isFull }), hasMore: isFull || isMore };
    if (!mayMiss(events, { after, last: page.last })) return page;
    // Read after the page, so that nothing is removed unnoticed between the two.
    const [row] = await database.rows(pruned, [workspaceId]);
    const expired = integerOf(row?.value ?? 0);
    return after < expired ? { ...page, expired } : page;
  };
}
