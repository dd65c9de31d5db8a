/**
 * The feed. Numbers are given under the lock of the workspace's counter to what is committed by then: what commits later
 * gets a later number, so that a reader who goes on after the last one has missed nothing.
 */
import type { AutomationRepository } from '../../../repository/index.ts';
import { endOfPage, numberedAtOnce } from '../../data/automation.ts';
import { checkCounts, checkTimes } from '../../data/storable.ts';
import { integerOf, isStorable, rowsAsJson } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { automationEventOf, isPublished, pageOf } from './rows.ts';

export function postgresAutomationFeed(database: Database): Pick<AutomationRepository, 'feed'> {
  const { schema } = database;
  const table = `${schema}automation_events`;
  const numbers = `${schema}automation_numbers`;
  const isWaiting = (clock: string) => `e.workspace_id = $1 and e.sequence is null and e.is_cancelled = false
    and ${isPublished(`coalesce(${clock}::timestamptz, now())`)}`;
  const counter = `select n.value from ${numbers} n where n.workspace_id = $1 and n.name = 'sequence'`;
  // Of one moment: where nothing waits, all that is published has a number up to the one that is read.
  // In order, because PostgreSQL would read the whole table for any one.
  const look = `select coalesce((${counter}), 0) as given,
    coalesce((select 1 from ${table} e where ${isWaiting('$2')} order by e.at, e.id limit 1), 0) as waiting`;
  const begin = `insert into ${numbers} (workspace_id, name, value) values ($1, 'sequence', 0) on conflict do nothing`;
  const lock = `${counter} for update`;
  const waiting = `select e.id from ${table} e where ${isWaiting('$2')}
    order by e.at, e.id limit ${numberedAtOnce} for no key update`;
  const number = `update ${table} e set sequence = given.sequence
    from json_to_recordset($2::json) as given (id text, sequence bigint)
    where e.workspace_id = $1 and e.id = given.id`;
  const count = `update ${numbers} n set value = $2 where n.workspace_id = $1 and n.name = 'sequence'`;
  const page = (condition = '') =>
    pageOf(
      `select e.* from ${table} e where e.workspace_id = $1 and e.sequence > $2 and e.sequence <= $3 ${condition}`,
      'e.sequence',
      '$4',
    );
  const ofAll = page();
  const ofType = page('and e.type = $5');

  /** Numbers some of what waits; the last number that is given by then, and whether more may wait. */
  const numberSome = (workspaceId: string, now: string | null) =>
    database.transaction(async run => {
      await run(begin, [workspaceId]);
      const before = integerOf((await run(lock, [workspaceId])).rows[0]?.value);
      const { rows } = await run(waiting, [workspaceId, now]);
      const given = before + rows.length;
      if (rows.length > 0) {
        const sequences = rows.map(({ id }, index) => ({ id, sequence: before + index + 1 }));
        await run(number, [workspaceId, rowsAsJson(sequences)]);
        await run(count, [workspaceId, given]);
      }
      return { given, isMore: rows.length === numberedAtOnce };
    });

  return {
    async feed(workspaceId, { after = 0, limit, type, now }) {
      checkCounts('automation.feed', { after, limit });
      checkTimes('automation.feed', {}, { now });
      if (!isStorable(workspaceId) || !isStorable(type ?? ''))
        return { events: [], last: after, hasMore: false };
      const [seen] = await database.rows(look, [workspaceId, now ?? null]);
      const { given, isMore } =
        integerOf(seen?.waiting) === 1
          ? await numberSome(workspaceId, now ?? null)
          : { given: integerOf(seen?.given), isMore: false };
      const values = [workspaceId, after, given, limit + 1];
      const rows = await (type === undefined
        ? database.rows(ofAll, values)
        : database.rows(ofType, [...values, type]));
      const events = rows.slice(0, limit).map(automationEventOf);
      const isFull = integerOf(rows[0]?.found ?? 0) > events.length;
      return { events, last: endOfPage(events, { after, given, isFull }), hasMore: isFull || isMore };
    },
  };
}
