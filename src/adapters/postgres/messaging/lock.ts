/** Locks: first the instance, then a chat, then its messages, so that no two transactions wait for each other. */
import { type MessageName, type Refused, refuse } from '../../../repository/index.ts';
import { integerOf, isStorable, selection } from '../database/columns.ts';
import type { Run } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { messageTable } from './rows.ts';

export const storable = (...texts: readonly string[]): boolean => texts.every(isStorable);

/** Whether $1 has the instance $2. */
export const isThere = (schema: string): string =>
  `exists (select 1 from ${schema}instances i where i.workspace_id = $1 and i.id = $2)`;

/**
 * Keeps the instance as it is until the transaction ends: no claim gives it another generation meanwhile. `exclusive`:
 * nobody else adds anything to it meanwhile either.
 */
export async function holdInstance(
  run: Run,
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

/** Locks a message and its chat, and keeps the instance as it is. */
export async function lockMessage(
  run: Run,
  schema: string,
  [workspaceId, instanceId]: readonly [string, string],
  name: MessageName,
  generation: number | undefined,
): Promise<Row | Refused<'not_found' | 'lost'>> {
  const text = 'id' in name ? name.id : name.externalId;
  const column = 'id' in name ? 'id' : 'external_id';
  const ofInstance = 'm.workspace_id = $1 and m.instance_id = $2';
  const { rows } = isStorable(text)
    ? await run(
        `with held as materialized (
          select i.generation from ${schema}instances i where i.workspace_id = $1 and i.id = $2
            for ${generation === undefined ? 'key share' : 'share'}
        ), room as materialized (
          select c.address from ${schema}chats c cross join held
          where c.workspace_id = $1 and c.instance_id = $2
            and c.address = (select m.chat from ${schema}messages m where ${ofInstance} and m.${column} = $3)
          for no key update of c
        )
        select ${selection(messageTable, 'm')}, held.generation
        from ${schema}messages m cross join held left join room on room.address = m.chat
        where ${ofInstance} and m.${column} = $3
        for no key update of m`,
        [workspaceId, instanceId, text],
      )
    : { rows: [] };
  const [row] = rows;
  if (row === undefined)
    return (
      (await holdInstance(run, schema, [workspaceId, instanceId], { generation })) ?? refuse('not_found')
    );
  if (generation !== undefined && integerOf(row.generation) !== generation) return refuse('lost');
  return row;
}

/** Keeps files until the transaction ends: none of them is pruned before what refers to it is stored. */
export async function keepMedia(
  run: Run,
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
