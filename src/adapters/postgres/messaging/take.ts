/**
 * Takes messages to send, in one statement: chats whose next message is due are locked, those that wait longest first,
 * and each gives its first message. Chats that somebody else is changing are left out, unless there is no other: then it
 * waits for one, so that a chat is also taken from while messages are added to it all the time.
 */
import { compareTexts } from '../../../common/text/compare-texts.ts';
import { isRefused, type MessagingRepository, type Refused, refuse } from '../../../repository/index.ts';
import { storable } from '../../rules/storable.ts';
import { integerOf, selection } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { correctDue } from './due.ts';
import { holdInstance } from './lock.ts';
import { messageTable } from './rows.ts';
import { UnacknowledgedClaims } from './unacknowledged-claims.ts';

/** Maximum number of looks per call, if chats were due too early. */
const maxLooks = 4;

export function postgresTaking(database: Database): Pick<MessagingRepository, 'takeMessages'> {
  const { schema } = database;
  const chats = `${schema}chats`;
  const messages = `${schema}messages`;
  const clock = 'coalesce($4::timestamptz, now())';
  const ofInstance = 'c.workspace_id = $1 and c.instance_id = $2';
  const lookAtOne = `select c.address from ${chats} c where ${ofInstance} and c.due_at <= coalesce($3::timestamptz, now())
    order by c.due_at limit 1 for no key update`;
  // The workspace and the instance are those of the chat, and the order is that of the index: with the workspace as a
  // value, PostgreSQL reads all messages of a workspace that its statistics do not know yet.
  const here = (alias: string) =>
    `${alias}.workspace_id = looked.workspace_id and ${alias}.instance_id = looked.instance_id and ${alias}.chat = looked.address`;
  const ofChat = (isScheduled: boolean) => `(select q.* from (
      select n.workspace_id, n.id, n.sequence, n.state, n.sending, n.retry_at from ${messages} n
      where ${here('n')} and n.state = 'queued'
        and ${isScheduled ? `n.send_at <= ${clock}` : 'n.send_at is null'}
      order by n.send_at, n.sequence ${isScheduled ? 'offset 0' : 'limit 1'}) q order by q.sequence limit 1)`;
  // It sees the messages as they were when it began, but chats and messages that it locks as they are now. Anyone who has
  // changed a message meanwhile had its chat locked, and stored when the chat is due next: then it is not due any more, or
  // the message is not as it was, and not taken.
  const take = `with held as materialized (
      select i.workspace_id, i.id, i.generation from ${schema}instances i
      where i.workspace_id = $1 and i.id = $2 for share
    ), due as materialized (
      select c.workspace_id, c.instance_id, c.address from ${chats} c where ${ofInstance} and c.due_at <= ${clock}
        and exists (select 1 from held where held.generation = $3)
      order by c.due_at limit $5 for no key update skip locked
    ), left_behind as materialized (
      select s.chat from held join ${messages} s on s.workspace_id = held.workspace_id and s.instance_id = held.id
      where held.generation = $3 and s.state = 'queued' and s.sending is not null and s.sending <> $3 limit $5
    ), stranded as materialized (
      select c.workspace_id, c.instance_id, c.address from ${chats} c
      where ${ofInstance} and c.address = any (array(select left_behind.chat from left_behind))
      for no key update skip locked
    ), looked as materialized (
      select due.* from due union select stranded.* from stranded limit $5
    ), heads as materialized (
      select h.workspace_id, h.id, h.state, h.sending from looked cross join lateral (
        select h.* from (${ofChat(false)} union all ${ofChat(true)}) h order by h.sequence limit 1) h
      where (h.retry_at is null or h.retry_at <= ${clock})
        and (select 1 from ${messages} b where ${here('b')} and b.state = 'queued' and b.sending = $3 limit 1) is null
    ), taken as (
      update ${messages} m set sending = $3, attempts = m.attempts + 1, retry_at = null
      from heads where m.workspace_id = heads.workspace_id and m.id = heads.id
        and m.state = heads.state and m.sending is not distinct from heads.sending
      returning ${selection(messageTable, 'm')}, (heads.sending is not null)::integer as again
    ), busy as (
      update ${chats} c set due_at = null
      where ${ofInstance} and c.address = any (array(select taken.chat from taken))
    )
    select held.generation, (select count(*) from looked) as looked,
      (select json_agg(looked.address)::text from looked where looked.address not in (select taken.chat from taken)) as idle,
      (select 1 from ${chats} c where ${ofInstance} and c.due_at <= ${clock} order by c.due_at limit 1) as waiting, taken.*
    from held left join taken on true`;
  const correct = correctDue(schema);
  // Waits for a transaction that is still under way.
  const find = `select ${selection(messageTable, 'm')} from ${messages} m
    where m.workspace_id = $1 and m.instance_id = $2 and m.id = any ($3::text[]) order by m.id for no key update`;
  const doubts = new UnacknowledgedClaims<{ readonly id: string; readonly again: unknown }>();

  /** Those that this generation has taken indeed. */
  async function takenBefore(
    run: RunStatement,
    [workspaceId, instanceId, generation]: readonly [string, string, number],
    earlier: readonly { readonly id: string; readonly again: unknown }[],
  ): Promise<readonly Row[]> {
    if (earlier.length === 0) return [];
    if ((await holdInstance(run, schema, [workspaceId, instanceId], { generation })) !== null) return [];
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
  ): Promise<{ taken: readonly Row[]; isMore: boolean } | Refused<'not_found' | 'lost'>> {
    const values = [workspaceId, instanceId, generation, now, limit];
    let { rows } = await run(take, values);
    const looked = () => integerOf(rows[0]?.looked ?? 0);
    if (rows[0] === undefined) return refuse('not_found');
    if (integerOf(rows[0].generation) !== generation) return refuse('lost');
    if (looked() === 0 && limit > 0 && rows[0].waiting !== null) {
      await run(lookAtOne, [workspaceId, instanceId, now]);
      rows = (await run(take, values)).rows;
    }
    const idle = rows[0]?.idle ?? null;
    if (idle !== null) await run(correct, [workspaceId, instanceId, JSON.parse(String(idle))]);
    return { taken: rows.filter(({ id }) => id !== null), isMore: looked() >= limit || idle !== null };
  }

  return {
    async takeMessages(workspaceId, instanceId, { generation, limit, now }) {
      if (!storable(workspaceId, instanceId)) return refuse('not_found');
      const place = [workspaceId, instanceId] as const;
      const rows: Row[] = [];
      for (let looks = 0; looks < maxLooks; looks += 1) {
        const left = limit - rows.length;
        const some = await doubts
          .during(JSON.stringify(place), generation, (earlier, note) =>
            database.change(workspaceId, async run => {
              const before = await takenBefore(run, [...place, generation], earlier);
              const found = await takeSome(run, [...place, generation], now ?? null, left);
              if (isRefused(found)) return found;
              const taken = [...before, ...found.taken];
              note(taken.map(({ id, again }) => ({ id: String(id), again })));
              return { taken, isMore: found.isMore };
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
      const taken = rows.map(row => ({ message: messageTable.of(row), again: integerOf(row.again) === 1 }));
      return taken.sort(
        ({ message: one }, { message: other }) =>
          Date.parse(one.created_at) - Date.parse(other.created_at) || compareTexts(one.id, other.id),
      );
    },
  };
}
