import type { MessagingRepository } from '../../../repository/index.ts';
import { takenCommand } from '../../rules/messaging.ts';
import { givenByKey, integerOf, rowsAsJson, selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { withHeld } from './lock.ts';
import { commandTable } from './rows.ts';

export function postgresCommands(database: Database): Pick<MessagingRepository, 'takeCommands'> {
  const { schema } = database;
  const table = `${schema}channel_commands`;
  const columns = selection(commandTable, 'c');
  const clock = (place: string) => `coalesce(${place}::timestamptz, now())`;
  const look = `select ${columns}, (extract(epoch from ${clock('$4')}) * 1000)::bigint as clock from ${table} c
    where c.workspace_id = $1 and c.instance_id = $2 and c.state = 'waiting' and c.taken is distinct from $3
    order by c.created_at, c.place, c.id limit $5 for no key update`;
  const take = `update ${table} c set taken = given.taken, state = given.state, reason = given.reason
    from ${givenByKey('$1', { workspace_id: 'text', id: 'text', taken: 'bigint', state: 'text', reason: 'text' })}
    where c.workspace_id = given.workspace_id and c.id = given.id`;

  return {
    async takeCommands(workspaceId, instanceId, { generation, limit, now }) {
      const place = [workspaceId, instanceId] as const;
      return withHeld(database, place, { generation }, async run => {
        const taken: ReturnType<typeof commandTable.of>[] = [];
        // Those that fail make room for others.
        for (let isMore = true; isMore && taken.length < limit; ) {
          const left = limit - taken.length;
          const { rows } = await run(look, [...place, generation, now ?? null, left]);
          const looked = rows.map(row =>
            takenCommand(commandTable.of(row), generation, integerOf(row.clock)),
          );
          const changes = looked.map(({ id, taken: by, state, reason }) => ({
            workspace_id: workspaceId,
            id,
            taken: by,
            state,
            reason,
          }));
          if (looked.length > 0) await run(take, [rowsAsJson(changes)]);
          taken.push(...looked.filter(({ state }) => state === 'waiting'));
          isMore = rows.length === left;
        }
        return taken;
      });
    },
  };
}
