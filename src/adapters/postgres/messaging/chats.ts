import { type MessagingRepository, refuse } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { searchedChats, searchedMessages } from '../../rules/messaging/searched-texts.ts';
import { inboxPlaceOf } from '../../rules/messaging.ts';
import { storable } from '../../rules/storable.ts';
import { selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { reading } from '../database/records.ts';
import { Where } from '../database/where.ts';
import { isKnown, isThere, withHeld } from './lock.ts';
import { publishChannelEvents } from './publish.ts';
import { chatTable, messageTable } from './rows.ts';

const lastPrefix = 'last__';
const lastOf = reading(messageTable.members, { prefix: lastPrefix });

const foundOf = (row: Row) =>
  deepFreeze({
    chat: chatTable.of(row),
    last: row[`${lastPrefix}id`] === null ? null : lastOf(row),
    name: row.known_as as string | null,
  });

export function postgresChats(
  database: Database,
): Pick<MessagingRepository, 'listChats' | 'listInbox' | 'findChat' | 'readChat'> {
  const { schema } = database;
  const table = `${schema}chats`;
  const columns = selection(chatTable, 'c');
  const named = (
    other: string,
  ) => `(select k.name from ${schema}${other} k where k.workspace_id = c.workspace_id
    and k.instance_id = c.instance_id and k.address = c.address)`;
  const found = `${columns}, ${selection(messageTable, 'l', lastPrefix)},
    case when c.kind = 'group' then ${named('chat_groups')} else ${named('contacts')} end as known_as`;
  /** The newest message that was not pruned. */
  const last = `left join lateral (select m.* from ${schema}messages m where m.workspace_id = c.workspace_id
    and m.instance_id = c.instance_id and m.chat = c.address order by m.sequence desc limit 1) l on true`;
  const ofAddress = 'c.workspace_id = $1 and c.instance_id = $2 and c.address = $3';
  const byAddress = `select ${found} from ${table} c ${last} where ${ofAddress} and ${isThere(schema)}`;
  const locked = `select ${columns} from ${table} c where ${ofAddress} and ${isThere(schema)} for no key update`;
  const unread = `select m.id from ${schema}messages m where m.workspace_id = $1 and m.instance_id = $2 and m.chat = $3
    and m.direction = 'in' and m.state = 'delivered' and m.sequence <= $4 order by m.sequence limit $5 for no key update`;
  const read = `update ${schema}messages m set state = 'read', read_at = $3::timestamptz
    where m.workspace_id = $1 and m.id = any ($2::text[]) returning ${selection(messageTable, 'm')}`;
  const count = `update ${table} c set unread = c.unread - $4 where ${ofAddress} returning ${columns}`;

  const ofChat = (alias: string) =>
    `${alias}.workspace_id = c.workspace_id and ${alias}.instance_id = c.instance_id`;
  const nameIn = (other: string) =>
    `(select k.search_text from ${schema}${other} k where ${ofChat('k')} and k.address = c.address)`;
  /** When the newest chat was active of those whose messages are not searched. */
  const others = `(select a.active_at from ${table} a where a.workspace_id = $1
    order by a.active_at desc, a.instance_id, a.address offset ${searchedChats} limit 1)`;
  /** The condition of a chat that has this text, in lowercase. */
  const fits = (text: string) => `(strpos(lower(c.address), ${text}) > 0
    or strpos(case when c.kind = 'group' then ${nameIn('chat_groups')} else ${nameIn('contacts')} end, ${text}) > 0
    or (c.active_at > coalesce(${others}, '-infinity') and exists (select from (select m.content from ${schema}messages m where ${ofChat('m')} and m.chat = c.address
      order by m.sequence desc limit ${searchedMessages}) m
      where strpos(lower(coalesce(m.content->>'text', m.content->>'caption', '')), ${text}) > 0)))`;

  return {
    async listChats(workspaceId, instanceId, { limit, after }) {
      const where = new Where()
        .add(place => `c.workspace_id = ${place}`, workspaceId)
        .add(place => `c.instance_id = ${place}`, instanceId);
      const own = `a.workspace_id = $1 and a.instance_id = $2 and a.address`;
      // The first condition lets the index begin where the page does.
      where.add(
        place => `c.active_at <= (select a.active_at from ${table} a where ${own} = ${place})
          and (c.active_at < (select a.active_at from ${table} a where ${own} = ${place}) or c.address > ${place})`,
        after,
      );
      if (!where.isStorable) return { chats: [], next: null };
      const most = where.place(limit + 1);
      const rows = await database.rows(
        `select ${found} from (select c.* from ${table} c where ${where} and ${isThere(schema)}
          order by c.active_at desc, c.address limit ${most}) c ${last} order by c.active_at desc, c.address`,
        where.values,
      );
      const chats = rows.slice(0, limit).map(foundOf);
      return { chats, next: rows.length > limit ? (chats.at(-1)?.chat.address ?? null) : null };
    },

    async listInbox(workspaceId, { limit, instanceId, unread = false, q, after }) {
      const where = new Where()
        .add(place => `c.workspace_id = ${place}`, workspaceId)
        .add(place => `c.instance_id = ${place}`, instanceId)
        // The first condition lets the index begin where the page does.
        .add(
          (at, instance, address) => `c.active_at <= ${at}::timestamptz and (c.active_at < ${at}::timestamptz
            or (c.instance_id, c.address) > (${instance}, ${address}))`,
          after?.activeAt,
          after?.instanceId,
          after?.address,
        )
        .add(text => fits(text), q?.toLowerCase());
      if (!where.isStorable) return { chats: [], next: null };
      const order = 'c.active_at desc, c.instance_id, c.address';
      const rows = await database.rows(
        `select ${found} from (select c.* from ${table} c where ${where}${unread ? ' and c.unread > 0' : ''}
          and ${isKnown(schema, 'c')} order by ${order} limit ${where.place(limit + 1)}) c ${last} order by ${order}`,
        where.values,
      );
      const chats = rows.slice(0, limit).map(foundOf);
      return { chats, next: rows.length > limit ? inboxPlaceOf(chats.at(-1)) : null };
    },

    async findChat(workspaceId, instanceId, address) {
      if (!storable(workspaceId, instanceId, address)) return null;
      const [row] = await database.rows(byAddress, [workspaceId, instanceId, address]);
      return row === undefined ? null : foundOf(row);
    },

    async readChat(
      workspaceId,
      instanceId,
      address,
      { sequence, at, limit },
      { generation, events = () => [] } = {},
    ) {
      if (!storable(workspaceId, instanceId, address)) return refuse('not_found');
      const place = [workspaceId, instanceId, address];
      return withHeld(database, [workspaceId, instanceId], { generation }, async run => {
        const [row] = (await run(locked, place)).rows;
        if (row === undefined) return refuse('not_found');
        const ids = (await run(unread, [...place, sequence, limit])).rows.map(({ id }) => id);
        if (ids.length === 0) return { chat: chatTable.of(row), messages: [] };
        const messages = (await run(read, [workspaceId, ids, at])).rows
          .map(messageTable.of)
          .sort((one, other) => one.sequence - other.sequence);
        const [counted = row] = (await run(count, [...place, messages.length])).rows;
        await publishChannelEvents(run, schema, workspaceId, instanceId, messages.flatMap(events));
        return { chat: chatTable.of(counted), messages };
      });
    },
  };
}
