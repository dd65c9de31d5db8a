import type { MessageRecord, MessageState } from '../../../generated/types.ts';
import type { MessagingRepository } from '../../../repository/index.ts';
import { storable } from '../../rules/storable.ts';
import { selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { Where } from '../database/where.ts';
import { isThere } from './lock.ts';
import { messageTable } from './rows.ts';

const states: Readonly<Record<MessageRecord['direction'], readonly MessageState[]>> = {
  in: ['delivered', 'read'],
  out: ['queued', 'sent', 'delivered', 'read', 'failed'],
};
const directions = ['in', 'out'] as const;

export function postgresMessageLists(
  database: Database,
): Pick<MessagingRepository, 'listMessages' | 'findMessage'> {
  const { schema } = database;
  const table = `${schema}messages`;
  const columns = selection(messageTable, 'm');
  const found = (column: string) => `select ${columns} from ${table} m
    where m.workspace_id = $1 and m.instance_id = $2 and m.${column} = $3 and ${isThere(schema)}`;
  const byId = found('id');
  const byExternalId = `${found('external_id')} and ($4::text is null or m.chat = $4) limit 2`;
  const byOriginId = `${found('origin_id')} and m.chat = $4 order by m.sequence desc limit 1`;
  const byRequestKey = found('request_key');

  return {
    async listMessages(workspaceId, instanceId, { chat, direction, state, limit, after }) {
      const order = chat === undefined ? ['created_at', 'id'] : ['sequence'];
      const where = new Where()
        .add(one => `m.workspace_id = ${one}`, workspaceId)
        .add(one => `m.instance_id = ${one}`, instanceId)
        .add(one => `m.chat = ${one}`, chat);
      const place = after === undefined ? null : where.place(after);
      if (!where.isStorable) return { messages: [], next: null };
      // Each direction and state has its list in the index: what is shown is the latest of them.
      const kinds = directions
        .filter(one => direction === undefined || one === direction)
        .flatMap(one => states[one].map(own => ({ direction: one, state: own })))
        .filter(one => state === undefined || one.state === state);
      const isWhole = direction === undefined && state === undefined;
      const given = isWhole ? '' : where.place(JSON.stringify(kinds));
      const most = where.place(limit + 1);
      const named = (alias: string, names: readonly string[]) => names.map(name => `${alias}.${name}`);
      const by = (names: readonly string[]) => names.map(name => `m.${name} desc`).join(', ');
      // Null, and so without messages, if the last one of the page before is gone.
      const last = named('a', order).map(
        column => `(select ${column} from ${table} a where a.workspace_id = $1 and a.instance_id = $2
          and a.id = ${place}${chat === undefined ? '' : ' and a.chat = $3'})`,
      );
      const before = `(${named('m', order)}) < (${last})`;
      // The kind is a range, and first in the order, which only the index of kinds has. With `=`, PostgreSQL takes the index
      // of all messages if its statistics say that nearly all have this state, and then reads a million of them.
      const kind = ['direction', 'state'];
      const isKind = `(${named('m', kind)}) >= (${named('kind', kind)}) and ${
        place === null
          ? `(${named('m', kind)}) <= (${named('kind', kind)})`
          : `(${named('m', [...kind, ...order])}) < (${[...named('kind', kind), ...last]})`
      }`;
      const rows = await database.rows(
        isWhole
          ? `select ${columns} from ${table} m where ${where}${place === null ? '' : ` and ${before}`} and ${isThere(schema)}
            order by ${by(order)} limit ${most}`
          : `select ${columns} from json_to_recordset(${given}::json) as kind (direction text, state text)
            cross join lateral (select m.* from ${table} m where ${where} and ${isKind}
              order by ${by([...kind, ...order])} limit ${most}) m
            where ${isThere(schema)} order by ${by(order)} limit ${most}`,
        where.values,
      );
      const messages = rows.slice(0, limit).map(messageTable.of);
      return { messages, next: rows.length > limit ? (messages.at(-1)?.id ?? null) : null };
    },

    async findMessage(workspaceId, instanceId, name) {
      if ('externalId' in name) {
        const { externalId, chat = null } = name;
        if (!storable(workspaceId, instanceId, externalId, chat ?? '')) return null;
        const values = [workspaceId, instanceId, externalId, chat];
        const [first, other] = await database.rows(byExternalId, values);
        if (other !== undefined) return null;
        const [row] =
          first === undefined && chat !== null ? await database.rows(byOriginId, values) : [first];
        return row === undefined ? null : messageTable.of(row);
      }
      const [query, text] = 'id' in name ? [byId, name.id] : [byRequestKey, name.requestKey];
      if (!storable(workspaceId, instanceId, text)) return null;
      const [row] = await database.rows(query, [workspaceId, instanceId, text]);
      return row === undefined ? null : messageTable.of(row);
    },
  };
}
