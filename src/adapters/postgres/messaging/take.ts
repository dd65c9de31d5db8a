/**
 * Takes messages to send. Chats whose next message is due are locked, those that wait longest first; then each gives its
 * first message. Chats that somebody else is changing are left out, unless there is no other: then it waits for one, so
 * that a chat is also taken from while messages are added to it all the time.
 */
import { compareTexts } from '../../../common/compare-texts.ts';
import { isRefused, type MessagingRepository, refuse } from '../../../repository/index.ts';
import { checkCounts, checkTimes } from '../../rules/storable.ts';
import { integerOf, selection } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { correctDue } from './due.ts';
import { holdInstance, storable } from './lock.ts';
import { messageOf, messageTable } from './rows.ts';
import { UncertainTakes } from './uncertain-takes.ts';

/** Maximum number of looks per call, if chats were due too early. */
const mostLooks = 4;

export function postgresTaking(database: Database): Pick<MessagingRepository, 'takeMessages'> {
  const { schema } = database;
  const chats = `${schema}chats`;
  const messages = `${schema}messages`;
  const clock = 'coalesce($4::timestamptz, now())';
  const isStranded = `s.workspace_id = $1 and s.instance_id = $2 and s.sending is not null and s.sending <> $3
    and s.state = 'queued'`;
  const ofInstance = 'c.workspace_id = $1 and c.instance_id = $2';
  const look = `with due as materialized (
      select c.address from ${chats} c where ${ofInstance} and c.due_at <= ${clock}
      order by c.due_at limit $5 for no key update skip locked
    ), stranded as materialized (
      select c.address from ${chats} c where ${ofInstance}
        and c.address in (select s.chat from ${messages} s where ${isStranded} limit $5)
      for no key update skip locked
    )
    select due.address from due union select stranded.address from stranded`;
  const lookAtOne = `select c.address from ${chats} c where ${ofInstance} and c.due_at <= coalesce($3::timestamptz, now())
    order by c.due_at limit 1 for no key update`;
  const ofChat = (
    alias: string,
    isScheduled: boolean,
  ) => `(select ${alias}.id, ${alias}.sequence, ${alias}.sending, ${alias}.retry_at
      from ${messages} ${alias} where ${alias}.workspace_id = c.workspace_id and ${alias}.instance_id = c.instance_id
      and ${alias}.chat = c.address and ${alias}.state = 'queued'
      and ${isScheduled ? `${alias}.send_at <= ${clock}` : `${alias}.send_at is null`}
      order by ${alias}.sequence limit 1)`;
  const take = `with heads as materialized (
      select h.id, h.sending from ${chats} c cross join lateral (
        select h.* from (${ofChat('n', false)} union all ${ofChat('s', true)}) h order by h.sequence limit 1) h
      where c.workspace_id = $1 and c.instance_id = $2 and c.address = any ($5::text[])
        and (h.retry_at is null or h.retry_at <= ${clock})
        and not exists (select 1 from ${messages} b where b.workspace_id = c.workspace_id
          and b.instance_id = c.instance_id and b.chat = c.address and b.state = 'queued' and b.sending = $3)
    )
    update ${messages} m set sending = $3, attempts = m.attempts + 1, retry_at = null
    from heads where m.workspace_id = $1 and m.id = heads.id
    returning ${selection(messageTable, 'm')}, (heads.sending is not null)::integer as again`;
  const correct = correctDue(schema);
  // Waits for a transaction that is still under way.
  const find = `select ${selection(messageTable, 'm')} from ${messages} m
    where m.workspace_id = $1 and m.instance_id = $2 and m.id = any ($3::text[]) order by m.id for no key update`;
  const doubts = new UncertainTakes<{ readonly id: string; readonly again: unknown }>();

  /** Those that this generation has taken indeed. */
  async function takenBefore(
    run: RunStatement,
    [workspaceId, instanceId, generation]: readonly [string, string, number],
    earlier: readonly { readonly id: string; readonly again: unknown }[],
  ): Promise<readonly Row[]> {
    if (earlier.length === 0) return [];
    const again = new Map(earlier.map(one => [one.id, one.again]));
    const { rows } = await run(find, [workspaceId, instanceId, [...again.keys()]]);
    return rows
      .filter(
        ({ state, sending }) => state === 'queued' && sending !== null && integerOf(sending) === generation,
      )
      .map(row => ({ ...row, again: again.get(String(row.id)) }));
  }

  /** The messages of one look, and whether there may be more. */
  async function takeSome(
    run: RunStatement,
    [workspaceId, instanceId, generation]: readonly [string, string, number],
    now: string | null,
    limit: number,
  ): Promise<{ taken: readonly Row[]; isMore: boolean }> {
    const place = [workspaceId, instanceId, generation];
    let { rows } = await run(look, [...place, now, limit]);
    if (rows.length === 0 && limit > 0) rows = (await run(lookAtOne, [workspaceId, instanceId, now])).rows;
    const looked = rows.slice(0, limit).map(({ address }) => address);
    if (looked.length === 0) return { taken: [], isMore: false };
    const { rows: taken } = await run(take, [...place, now, looked]);
    await run(correct, [workspaceId, instanceId, looked]);
    return { taken, isMore: rows.length >= limit };
  }

  return {
    async takeMessages(workspaceId, instanceId, { generation, limit, now }) {
      checkCounts('messaging.takeMessages', { generation, limit });
      checkTimes('messaging.takeMessages', {}, { now });
      if (!storable(workspaceId, instanceId)) return refuse('not_found');
      const place = [workspaceId, instanceId] as const;
      const rows: Row[] = [];
      for (let looks = 0; looks < mostLooks; looks += 1) {
        const left = limit - rows.length;
        const some = await doubts
          .during(JSON.stringify(place), generation, (earlier, note) =>
            database.transaction(async run => {
              const refused = await holdInstance(run, schema, place, { generation });
              if (refused !== null) return refused;
              const before = await takenBefore(run, [...place, generation], earlier);
              const { taken, isMore } = await takeSome(run, [...place, generation], now ?? null, left);
              const all = [...before, ...taken];
              note(all.map(({ id, again }) => ({ id: String(id), again })));
              return { taken: all, isMore };
            }),
          )
          .catch(error => {
            // What earlier looks have taken must be sent, whatever becomes of this one.
            if (rows.length === 0) throw error;
            return null;
          });
        if (some === null) break;
        if (isRefused(some)) {
          if (rows.length === 0) return some;
          break;
        }
        rows.push(...some.taken);
        if (rows.length >= limit || !some.isMore) break;
      }
      const taken = rows.map(row => ({ message: messageOf(row), again: integerOf(row.again) === 1 }));
      return taken.sort(
        ({ message: one }, { message: other }) =>
          Date.parse(one.created_at) - Date.parse(other.created_at) || compareTexts(one.id, other.id),
      );
    },
  };
}
