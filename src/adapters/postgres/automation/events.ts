import {
  type AutomationRepository,
  automationEventFilters,
  maxCountedEvents,
  refuse,
} from '../../../repository/index.ts';
import { beginningOf } from '../../rules/event-types.ts';
import { checkCounts, checkTimes } from '../../rules/storable.ts';
import { integerOf, isStorable, selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { pageOf } from '../database/feed.ts';
import { Where } from '../database/where.ts';
import { publishWithin } from '../webhooks/publish.ts';
import { removeUnclaimed } from '../webhooks/unclaimed.ts';
import { automationEventTable, isPublished } from './rows.ts';

export function postgresAutomationEvents(
  database: Database,
): Pick<AutomationRepository, 'listEvents' | 'countEvents' | 'findEvent' | 'cancel'> {
  const { schema } = database;
  const table = `${schema}automation_events`;
  const columns = selection(automationEventTable, 'e');
  const clock = (place: string) => `coalesce(${place}::timestamptz, now())`;
  const byId = `select ${columns} from ${table} e where e.workspace_id = $1 and e.id = $2`;
  const locked = `select ${columns}, (e.sequence is null and e.deliver_at is not null and e.at > ${clock('$3')})::integer as is_scheduled
    from ${table} e where e.workspace_id = $1 and e.id = $2 for no key update`;
  const nextType = (than: string) =>
    `(select n.type from ${table} n where n.workspace_id = $1${than} order by n.type limit 1)`;
  // The types are found by going from one to the next in the index, because what a range of texts contains depends on the
  // collation.
  const types = `with recursive types (type) as (
      select ${nextType('')}
      union all
      select ${nextType(' and n.type > t.type')} from types t where t.type is not null
    ) `;
  const at = `date_trunc('milliseconds', ${clock('$3')})`;
  const cancelled = `update ${table} e set cancelled_at = ${at}, at = ${at}, is_cancelled = true
    where e.workspace_id = $1 and e.id = $2 returning ${columns}`;

  return {
    async listEvents(workspaceId, query) {
      const { type, state, since, until, limit, after, now } = query;
      checkCounts('automation.listEvents', { limit });
      checkTimes('automation.listEvents', {}, { since, until, now });
      const beginning = type === undefined ? undefined : beginningOf(type);
      const where = new Where()
        .add(place => `e.workspace_id = ${place}`, workspaceId)
        .addFilters('e', automationEventFilters, query)
        .add(place => `e.type = ${place}`, beginning === undefined ? type : undefined)
        .add(
          place =>
            `(e.at, e.place, e.id) < (select a.at, a.place, a.id from ${table} a where a.workspace_id = $1 and a.id = ${place})`,
          after,
        );
      if (state === 'scheduled')
        where.add(place => `e.deliver_at is not null and e.at > ${clock(place)}`, now ?? null);
      if (state === 'published') where.add(place => isPublished(clock(place)), now ?? null);
      const start = beginning === undefined ? null : where.place(beginning);
      if (!where.isStorable) return { events: [], next: null };
      // Each has its list in the index: what is shown is the latest of both.
      const kinds = where.place(state === undefined ? [false, true] : [state === 'cancelled']);
      const most = where.place(limit + 1);
      const rows = await database.rows(
        pageOf(automationEventTable, 'data', {
          from: `${start === null ? '' : types}select e.* from unnest(${kinds}::boolean[]) s (is_cancelled)
          ${start === null ? '' : `join types t on starts_with(t.type, ${start})`}
          cross join lateral (select e.* from ${table} e where e.is_cancelled = s.is_cancelled and ${where}
            ${start === null ? '' : 'and e.type = t.type'}
            order by e.at desc, e.place desc, e.id desc limit ${most}) e`,
          order: 'e.at desc, e.place desc, e.id desc',
          most,
        }),
        where.values,
      );
      const events = rows.slice(0, limit).map(automationEventTable.of);
      const isMore = integerOf(rows[0]?.found ?? 0) > events.length;
      return { events, next: isMore ? (events.at(-1)?.id ?? null) : null };
    },

    async countEvents(workspaceId, query) {
      const { type, since, until } = query;
      checkTimes('automation.countEvents', { since, until });
      const where = new Where()
        .add(place => `e.workspace_id = ${place}`, workspaceId)
        .addFilters('e', automationEventFilters, query)
        .add(place => `e.type = ${place}`, type);
      if (!where.isStorable) return [];
      const rows = await database.rows(
        `select to_char(c.at at time zone 'UTC', 'YYYY-MM-DD') as name, count(*)::text as events
        from (select e.at from ${table} e where ${where} and e.is_cancelled = false
          order by e.at desc limit ${maxCountedEvents}) c group by 1 order by 1`,
        where.values,
      );
      return rows.map(({ name, events }) => ({ name: String(name), events: integerOf(events) }));
    },

    async findEvent(workspaceId, eventId) {
      if (!isStorable(workspaceId) || !isStorable(eventId)) return null;
      const [row] = await database.rows(byId, [workspaceId, eventId]);
      return row === undefined ? null : automationEventTable.of(row);
    },

    async cancel(workspaceId, eventId, { now, events = () => [] } = {}) {
      checkTimes('automation.cancel', {}, { now });
      if (!isStorable(workspaceId) || !isStorable(eventId)) return refuse('not_found');
      return database.change(workspaceId, async run => {
        const values = [workspaceId, eventId, now ?? null];
        const [row] = (await run(locked, values)).rows;
        if (row === undefined) return refuse('not_found');
        const event = automationEventTable.of(row);
        if (event.cancelled_at !== null) return event;
        if (integerOf(row.is_scheduled) === 0) return refuse('ended');
        if (!(await removeUnclaimed(run, schema, workspaceId, eventId))) return refuse('ended');
        const [changed = row] = (await run(cancelled, values)).rows;
        const answer = automationEventTable.of(changed);
        await publishWithin(run, schema, workspaceId, events(answer));
        return answer;
      });
    },
  };
}
