/** Locks: first the instance, then a chat, then its messages, so that no two transactions wait for each other. */
import { type MessageName, type Refused, refuse } from '../../../repository/index.ts';
import { isStorable, storable } from '../../rules/storable.ts';
import { integerOf, selection } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { messageTable } from './rows.ts';

/** Whether $1 has the instance $2. */
export const isThere = (schema: string): string =>
  `exists (select 1 from ${schema}instances i where i.workspace_id = $1 and i.id = $2)`;

/** Whether the instance of a row exists: rows of deleted ones stay for a while. */
export const isKnown = (schema: string, alias: string): string =>
  `exists (select 1 from ${schema}instances i where i.workspace_id = ${alias}.workspace_id and i.id = ${alias}.instance_id)`;

/**
 * The workspace of the instance $2 of $1, as `place`. As a value, PostgreSQL would look it up in its statistics: of a
 * workspace that they do not know yet, it reads all messages instead of finding some by their keys.
 */
export const placeOf = (schema: string): string => `place as materialized (
    select i.workspace_id from ${schema}instances i where i.workspace_id = $1 and i.id = $2)`;

/**
 * Keeps the instance as it is until the transaction ends: no claim gives it another generation meanwhile. `exclusive`:
 * nobody else adds anything to it meanwhile either.
 */
export async function holdInstance(
  run: RunStatement,
  schema: string,
  [workspaceId, instanceId]: readonly [string, string],
  {
    generation,
    exclusive = false,
  }: { readonly generation?: number | undefined; readonly exclusive?: boolean },
): Promise<Refused<'not_found' | 'lost'> | null> {
  const strength = exclusive ? 'update' : generation === undefined ? 'key share' : 'share';
  const { rows } = await run(
    `select i.generation from ${schema}instances i where i.workspace_id = $1 and i.id = $2 for ${strength}`,
    [workspaceId, instanceId],
  );
  if (rows[0] === undefined) return refuse('not_found');
  if (generation !== undefined && integerOf(rows[0].generation) !== generation) return refuse('lost');
  return null;
}

type Place = readonly [workspaceId: string, instanceId: string];

/** Why a caller does not hold an instance: without a generation, only because there is none. */
type NotHeld<Holding> = Refused<'not_found' | ('generation' extends keyof Holding ? 'lost' : never)>;

/** Carries out a step in a transaction that holds the instance. */
export async function withHeld<Result, Holding extends Parameters<typeof holdInstance>[3]>(
  database: Database,
  place: Place,
  holding: Holding,
  step: (run: RunStatement) => Promise<Result>,
): Promise<Result | NotHeld<Holding>> {
  if (!storable(...place)) return refuse('not_found');
  return database.change<Result | NotHeld<Holding>>(place[0], async run => {
    const refused = await holdInstance(run, database.schema, place, holding);
    return refused === null ? step(run) : (refused as NotHeld<Holding>);
  });
}

type Locked = Row | Refused<'not_found' | 'ambiguous' | 'lost'>;

/** Messages that are locked are found in one statement, with their chat and the instance. */
const lockStatement = (schema: string, strength: 'share' | 'key share', named: string): string =>
  `with held as materialized (
    select i.generation from ${schema}instances i where i.workspace_id = $1 and i.id = $2 for ${strength}
  ), named as materialized (
    select m.id, m.chat from ${schema}messages m where m.workspace_id = $1 and m.instance_id = $2 and ${named} limit 2
  ), room as materialized (
    select c.address from ${schema}chats c cross join held
    where c.workspace_id = $1 and c.instance_id = $2
      and c.address = (select min(named.chat) from named having count(*) = 1)
    for no key update of c
  )
  select ${selection(messageTable, 'm')}, held.generation
  from ${schema}messages m cross join held left join room on room.address = m.chat
  where m.workspace_id = $1 and m.id = (select min(named.id) from named having count(*) = 1)
  for no key update of m`;

const byId = 'm.id = $3';
const byExternalId = 'm.external_id = $3 and ($4::text is null or m.chat = $4)';

/** Locks a message and its chat, and keeps the instance as it is. */
export async function lockMessage(
  run: RunStatement,
  schema: string,
  place: Place,
  name: MessageName,
  generation: number | undefined,
): Promise<Locked> {
  const strength = generation === undefined ? 'key share' : 'share';
  const isStored = 'id' in name ? isStorable(name.id) : storable(name.externalId, name.chat ?? '');
  const [named, values] =
    'id' in name ? [byId, [name.id]] : [byExternalId, [name.externalId, name.chat ?? null]];
  const { rows } = isStored
    ? await run(lockStatement(schema, strength, named), [...place, ...values])
    : { rows: [] };
  const [row] = rows;
  if (row !== undefined)
    return generation !== undefined && integerOf(row.generation) !== generation ? refuse('lost') : row;
  const refused = await holdInstance(run, schema, place, { generation });
  if (refused !== null) return refused;
  if ('id' in name || !isStored) return refuse('not_found');
  return lockOther(run, schema, place, { ...name, generation });
}

/**
 * Locks messages with these ids and their chats, in the order of their addresses, so that no two transactions wait for
 * each other, and keeps the instance as it is. The rows also have the `generation` of the instance.
 */
export async function lockMessages(
  run: RunStatement,
  schema: string,
  place: Place,
  ids: readonly string[],
): Promise<readonly Row[]> {
  // With the workspace as a value, PostgreSQL reads all messages of a workspace that its statistics do not know yet.
  const { rows } = await run(
    `with held as materialized (
      select i.workspace_id, i.id, i.generation from ${schema}instances i
      where i.workspace_id = $1 and i.id = $2 for share
    ), named as materialized (
      select m.workspace_id, m.id, m.chat from held join ${schema}messages m on m.workspace_id = held.workspace_id
      where m.id = any ($3::text[]) and m.instance_id = held.id
    ), room as materialized (
      select c.address from ${schema}chats c
      where c.workspace_id = $1 and c.instance_id = $2 and c.address = any (array(select named.chat from named))
      order by c.address for no key update of c
    )
    select ${selection(messageTable, 'm')}, (select held.generation from held)
    from named join ${schema}messages m on m.workspace_id = named.workspace_id and m.id = named.id
    where (select count(*) from room) > 0
    for no key update of m`,
    [...place, ids],
  );
  return rows;
}

/** What a name means that is not the id on the channel of one message. */
async function lockOther(
  run: RunStatement,
  schema: string,
  place: Place,
  {
    externalId,
    chat,
    generation,
  }: { externalId: string; chat?: string | undefined; generation?: number | undefined },
): Promise<Locked> {
  const ofInstance = 'm.workspace_id = $1 and m.instance_id = $2';
  const { rows } = await run(
    chat === undefined
      ? `select m.id from ${schema}messages m where ${ofInstance} and m.external_id = $3 limit 2`
      : `select m.id from ${schema}messages m where ${ofInstance} and m.origin_id = $3 and m.chat = $4
        order by m.sequence desc limit 1`,
    chat === undefined ? [...place, externalId] : [...place, externalId, chat],
  );
  if (rows.length > 1) return refuse('ambiguous');
  const id = rows[0]?.id;
  return typeof id === 'string' ? lockMessage(run, schema, place, { id }, generation) : refuse('not_found');
}

/** Keeps files until the transaction ends: none of them is pruned before what refers to it is stored. */
export async function keepMedia(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  ids: readonly (string | null | undefined)[],
): Promise<void> {
  const given = ids.filter(id => id !== null && id !== undefined);
  if (given.length === 0) return;
  await run(
    `select 1 from ${schema}media d where d.workspace_id = $1 and d.id = any ($2::text[]) order by d.id for key share`,
    [workspaceId, given],
  );
}
