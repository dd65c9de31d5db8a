/**
 * Adds messages. Usually this is one statement for all calls of an instance that come at the same time: it keeps the
 * instance, counts on in the chats, and stores the messages with their numbers, unless one of them is there already or
 * too many are queued. If so, or if another call stores the same message at once, each call is done alone, and then while
 * nobody else adds anything to the instance.
 */
import type { ChatRecord, MessageRecord } from '../../../generated/types.ts';
import {
  type MessagingRepository,
  type NewMessage,
  type OutboxEvent,
  type Refused,
  refuse,
  type StoredMessage,
} from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { mediaIdOf } from '../../rules/files.ts';
import { checkNewMessages } from '../../rules/messages.ts';
import { sameMessages } from '../../rules/messaging/same-messages.ts';
import { storable } from '../../rules/storable.ts';
import { givenRows, integerOf, rowsAsJson, selection, storedIn } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { isDuplicate } from '../database/failures.ts';
import { waitingAtMost } from '../database/locked-rows.ts';
import { SharedStatements } from '../database/shared-statements.ts';
import { holdInstance, keepMedia, placeOf } from './lock.ts';
import { publishChannelEvents } from './publish.ts';
import { messageTable } from './rows.ts';

type Message = Readonly<MessageRecord>;
type Kind = ChatRecord['kind'] | undefined;
type Place = readonly [workspaceId: string, instanceId: string];

type Answer = readonly StoredMessage[] | Refused<'not_found' | 'lost' | 'key_reused' | 'too_many'>;

/** A call. Calls that are made together have the same place, kind and generation. */
interface Added {
  readonly place: Place;
  readonly messages: readonly NewMessage[];
  readonly kind: Kind;
  readonly generation: number | undefined;
  readonly most: number;
  readonly events: ((message: Message) => readonly OutboxEvent[]) | undefined;
}

/**
 * Calls that store at once do not see each other's messages. As long as there is room for so many more, they need not
 * wait for each other.
 */
const margin = 1_000;

export function postgresAddition(database: Database): Pick<MessagingRepository, 'addMessages'> {
  const { schema } = database;
  const insertWith = (first: string) => ({
    usual: insertStatement(schema, 'key share', first),
    ofHolder: insertStatement(schema, 'share', first),
  });
  const patient = insertWith('true');
  const hurried = insertWith(waitingAtMost('$11'));
  const table = `${schema}messages`;
  const columns = selection(messageTable, 'm');
  const known = `with ${placeOf(schema)}
    select ${columns} from ${ofPlace(table)} and m.id = any ($3::text[])
    union all select ${columns} from ${externalIn(table, '$4', '$5')}
    union all select ${columns} from ${ofPlace(table)} and m.instance_id = $2 and m.request_key = any ($6::text[])`;
  const queued = `select count(*) as count from ${table} m
    where m.workspace_id = $1 and m.instance_id = $2 and m.state = 'queued'`;

  /** Stores those messages, or nothing where one of them is there already, or where `room` may not be enough. */
  async function store(
    run: RunStatement,
    place: Place,
    messages: readonly NewMessage[],
    {
      kind,
      generation,
      room = null,
      lockWait,
    }: { kind: Kind; generation?: number | undefined; room?: number | null; lockWait?: number },
  ): Promise<Message[] | null> {
    const { usual, ofHolder } = lockWait === undefined ? patient : hurried;
    const { rows } = await run(generation === undefined ? usual : ofHolder, [
      ...place,
      rowsAsJson(asRows(place[0], messages)),
      rowsAsJson(chatsOf(messages, kind)),
      ...namesOf(messages),
      generation ?? null,
      room,
      ...(lockWait === undefined ? [] : [String(lockWait)]),
    ]);
    if (rows.length < messages.length) return null;
    const numbers = new Map(rows.map(({ id, sequence }) => [id, integerOf(sequence)]));
    return messages.map(message => deepFreeze({ ...message, sequence: numbers.get(message.id) ?? 0 }));
  }

  /** Stores the messages of all calls, or nothing: `null` for each where something is in the way of one. */
  async function addAtOnce(
    calls: readonly Added[],
    lockWait: number,
  ): Promise<readonly (Message[] | null)[]> {
    const [
      { place, kind, generation } = { place: ['', ''] as Place, kind: undefined, generation: undefined },
    ] = calls;
    const messages = calls.flatMap(one => one.messages);
    const media = messages.map(mediaIdOf).filter(id => id !== null);
    const count = messages.filter(({ state }) => state === 'queued').length;
    const most = Math.min(...calls.map(one => one.most));
    const room = count === 0 || most === Number.POSITIVE_INFINITY ? null : most - count - margin;
    const none = calls.map(() => null);
    if (messages.length === 0 || (room !== null && room < 0)) return none;
    const options = { kind, generation, room };
    const own = (stored: readonly Message[]) => {
      const all = stored.values();
      return calls.map(one => one.messages.map(() => all.next().value as Message));
    };
    if (calls.every(({ events }) => events === undefined) && media.length === 0) {
      const run: RunStatement = async (text, values = []) => asResult(await database.rows(text, values));
      const stored = await store(run, place, messages, { ...options, lockWait });
      return stored === null ? none : own(stored);
    }
    return database.transaction(
      async run => {
        await keepMedia(run, schema, place[0], media);
        const stored = await store(run, place, messages, options);
        if (stored === null) return none;
        const each = own(stored);
        const reported = calls.flatMap(({ events }, index) =>
          events === undefined ? [] : (each[index] ?? []).flatMap(events),
        );
        await publishChannelEvents(run, schema, ...place, reported);
        return each;
      },
      { lockWait },
    );
  }

  /** Nobody else adds anything to the instance meanwhile, so it never waits long for a row of others. */
  function addAlone(
    { place, messages, kind, generation, most, events }: Added,
    lockWait: number,
  ): Promise<Answer> {
    return database.transaction<Answer>(
      async run => {
        const refused = await holdInstance(run, schema, place, { generation, exclusive: true });
        if (refused !== null) return refused;
        await keepMedia(run, schema, place[0], messages.map(mediaIdOf));
        const { rows } = await run(known, [...place, ...namesOf(messages)]);
        const same = sameMessages(place[1], rows.map(messageTable.of), messages);
        if (same === null) return refuse('key_reused');
        const fresh = messages.filter((_, index) => same[index] === undefined);
        const count = fresh.filter(({ state }) => state === 'queued').length;
        if (count > 0 && integerOf((await run(queued, [...place])).rows[0]?.count) + count > most)
          return refuse('too_many');
        const stored = fresh.length === 0 ? [] : ((await store(run, place, fresh, { kind })) ?? []);
        await publishChannelEvents(run, schema, ...place, events === undefined ? [] : stored.flatMap(events));
        const byId = new Map(stored.map(message => [message.id, message]));
        return messages.map((message, index) => {
          const one = same[index] ?? message;
          return { message: byId.get(one.id) ?? (one as Message), isNew: same[index] === undefined };
        });
      },
      { lockWait },
    );
  }

  /** What cannot be stored with others is stored alone. */
  async function addAll(calls: readonly Added[], lockWait: number): Promise<readonly Answer[]> {
    const [first] = calls;
    const stored = await addAtOnce(calls, lockWait).catch(error => {
      if (calls.length > 1 || !isDuplicate(error)) throw error;
      return [null];
    });
    const isInTheWay = stored.includes(null);
    if (isInTheWay && calls.length > 1) throw new Error('something is in the way of one of them');
    if (isInTheWay && first !== undefined) return [await addAlone(first, lockWait)];
    return stored.map(messages => (messages ?? []).map(message => ({ message, isNew: true })));
  }

  const shared = new SharedStatements<Added, Answer>(
    { run: (_, calls, lockWait) => addAll(calls, lockWait), items: 100 },
    database.locked,
  );

  return {
    async addMessages(
      workspaceId,
      instanceId,
      given,
      { generation, most = Number.POSITIVE_INFINITY, chatKind: kind, events } = {},
    ) {
      const messages = structuredClone(given);
      checkNewMessages(messages);
      if (!storable(workspaceId, instanceId)) return refuse('not_found');
      const place = [workspaceId, instanceId] as const;
      const part = JSON.stringify([instanceId, kind ?? null, generation ?? null]);
      return shared.add(workspaceId, { place, messages, kind, generation, most, events }, part);
    },
  };
}

const asResult = (rows: Awaited<ReturnType<Database['rows']>>) => ({ rows, rowCount: rows.length });

const ofPlace = (table: string): string => `place join ${table} m on m.workspace_id = place.workspace_id`;

/** Messages of $1 and $2 with ids on the channel, which are unique in their chats. */
const externalIn = (table: string, ids: string, chats: string): string =>
  `unnest(${ids}::text[], ${chats}::text[]) as named (external_id, chat) cross join ${ofPlace(table)}
    and m.instance_id = $2 and m.external_id = named.external_id and m.chat = named.chat`;

/** What no other message may share. The ids on the channel come with their chats. */
const namesOf = (messages: readonly NewMessage[]) => [
  messages.map(({ id }) => id),
  messages.flatMap(({ external_id }) => external_id ?? []),
  messages.flatMap(({ external_id, chat }) => (external_id === null ? [] : chat)),
  messages.flatMap(({ request_key }) => request_key ?? []),
];

/** Their numbers count back from the last number that their chat gets. */
function asRows(workspaceId: string, messages: readonly NewMessage[]): object[] {
  const left = new Map<string, number>();
  return messages
    .toReversed()
    .map(message => {
      const sequence = left.get(message.chat) ?? 0;
      left.set(message.chat, sequence - 1);
      return messageTable.row(workspaceId, { ...message, sequence });
    })
    .reverse();
}

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && Date.parse(other) < Date.parse(one)) ? other : one;

/** What their chats get. */
function chatsOf(messages: readonly NewMessage[], kind: Kind): object[] {
  const chats = new Map<
    string,
    {
      address: string;
      kind: Kind;
      added: number;
      unread: number;
      active_at: string;
      soon: string | null;
      later: string | null;
    }
  >();
  for (const { chat: address, direction, state, created_at, send_at } of messages) {
    const before = chats.get(address) ?? {
      address,
      kind,
      added: 0,
      unread: 0,
      active_at: created_at,
      soon: null,
      later: null,
    };
    const isQueued = state === 'queued';
    chats.set(address, {
      ...before,
      added: before.added + 1,
      unread: before.unread + (direction === 'in' ? 1 : 0),
      active_at: Date.parse(created_at) > Date.parse(before.active_at) ? created_at : before.active_at,
      soon: isQueued && send_at === null ? earlier(before.soon, created_at) : before.soon,
      later: isQueued && send_at !== null ? earlier(before.later, send_at) : before.later,
    });
  }
  return [...chats.values()];
}

/**
 * Chats are locked in the order of their addresses, so that no two transactions wait for each other. $3: the rows,
 * $4: what their chats get, $5 to $8: what no two messages share, $9: the generation of the holder or null, $10: how many
 * may be queued before, or null.
 */
function insertStatement(schema: string, strength: 'key share' | 'share', first: string): string {
  const table = `${schema}messages`;
  const names = Object.keys(storedIn(messageTable));
  const values = names.map(name =>
    name === 'sequence' ? 'counted.last_sequence + given.sequence' : `given.${name}`,
  );
  const of = (condition: string) => `exists (select 1 from ${ofPlace(table)} and ${condition})`;
  return `with ${placeOf(schema)}, held as materialized (
      select i.generation from ${schema}instances i where ${first}
        and i.workspace_id = $1 and i.id = $2 for ${strength}
    ), free as materialized (
      select 1 from held where ($9::bigint is null or held.generation = $9::bigint)
        and not ${of('m.id = any ($5::text[])')}
        and not exists (select 1 from ${externalIn(table, '$6', '$7')})
        and not ${of('m.instance_id = $2 and m.request_key = any ($8::text[])')}
        and ($10::bigint is null or (select count(*) from (select 1 from ${table} m where m.workspace_id = $1
          and m.instance_id = $2 and m.state = 'queued' limit $10::bigint + 1) q) <= $10::bigint)
    ), counted as (
      insert into ${schema}chats as c (workspace_id, instance_id, address, kind, last_sequence, unread, active_at, due_at)
      select $1, $2, chat.address, coalesce(chat.kind, case when exists (select 1 from ${schema}chat_groups g
          where g.workspace_id = $1 and g.instance_id = $2 and g.address = chat.address) then 'group' else 'direct' end),
        chat.added, chat.unread, chat.active_at,
        least(case when chat.soon is not null then least(chat.soon, now()) end, chat.later)
      from json_to_recordset($4::json) as chat (address text, kind text, added bigint, unread bigint,
        active_at timestamptz, soon timestamptz, later timestamptz) cross join free
      order by chat.address
      on conflict (workspace_id, instance_id, address) do update set
        last_sequence = c.last_sequence + excluded.last_sequence, unread = c.unread + excluded.unread,
        active_at = greatest(c.active_at, excluded.active_at), due_at = least(c.due_at, excluded.due_at)
      returning c.address, c.last_sequence
    )
    insert into ${table} (${names.join(', ')})
    select ${values.join(', ')} from ${givenRows(messageTable, '$3')} join counted on counted.address = given.chat
    returning id, sequence`;
}
