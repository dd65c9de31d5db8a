import { type MessagingRepository, refuse } from '../../../repository/index.ts';
import { settledCommand, takenCommand } from '../../rules/messaging.ts';
import { checkRecord, storable } from '../../rules/storable.ts';
import { givenByKey, insertion, integerOf, rowsAsJson, selection, updating } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { orTaken } from '../database/failures.ts';
import { placeNow } from '../database/place.ts';
import { isThere, withHeld } from './lock.ts';
import { commandTable } from './rows.ts';

type CommandMethods = Pick<
  MessagingRepository,
  'addCommand' | 'takeCommands' | 'settleCommand' | 'findCommand'
>;

export function postgresCommands(database: Database): CommandMethods {
  const { schema } = database;
  const table = `${schema}channel_commands`;
  const columns = selection(commandTable, 'c');
  const insert = insertion(commandTable, schema, { values: { place: placeNow } });
  const clock = (place: string) => `coalesce(${place}::timestamptz, now())`;
  const waiting = `select count(*) as count from ${table} c where c.workspace_id = $1 and c.instance_id = $2
    and c.state = 'waiting' and c.expires_at > ${clock('$3')}`;
  const known = `select 1 from ${table} c where c.workspace_id = $1 and c.id = $2`;
  const byId = `select ${columns} from ${table} c where c.workspace_id = $1 and c.instance_id = $2 and c.id = $3`;
  const found = `${byId} and ${isThere(schema)}`;
  const locked = `${byId} for no key update`;
  const look = `select ${columns}, (extract(epoch from ${clock('$4')}) * 1000)::bigint as clock from ${table} c
    where c.workspace_id = $1 and c.instance_id = $2 and c.state = 'waiting' and c.taken is distinct from $3
    order by c.created_at, c.place, c.id limit $5 for no key update`;
  const take = `update ${table} c set taken = given.taken, state = given.state, reason = given.reason
    from ${givenByKey('$1', { workspace_id: 'text', id: 'text', taken: 'bigint', state: 'text', reason: 'text' })}
    where c.workspace_id = given.workspace_id and c.id = given.id`;
  const settle = updating(commandTable, schema, ['code', 'reason', 'result', 'state']);

  return {
    async addCommand(workspaceId, instanceId, given, { most = Number.POSITIVE_INFINITY, now } = {}) {
      checkRecord('messaging.addCommand', 'channel_commands', given);
      const command = structuredClone({ ...given, instance_id: instanceId });
      const place = [workspaceId, instanceId] as const;
      const isLimited = most !== Number.POSITIVE_INFINITY;
      return orTaken(
        withHeld(database, place, { exclusive: isLimited }, async run => {
          if ((await run(known, [workspaceId, command.id])).rows.length > 0) return refuse('taken');
          if (isLimited && integerOf((await run(waiting, [...place, now ?? null])).rows[0]?.count) >= most)
            return refuse('too_many');
          await run(insert, [rowsAsJson([commandTable.row(workspaceId, command)])]);
          return command;
        }),
      );
    },

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

    async settleCommand(workspaceId, instanceId, commandId, outcome, { generation }) {
      if (!storable(workspaceId, instanceId, commandId)) return refuse('not_found');
      const place = [workspaceId, instanceId] as const;
      const copy = structuredClone(outcome);
      return withHeld(database, place, { generation }, async run => {
        const [row] = (await run(locked, [...place, commandId])).rows;
        if (row === undefined) return refuse('not_found');
        const before = commandTable.of(row);
        if (before.state !== 'waiting' || before.taken !== generation) return refuse('changed');
        const after = settledCommand(before, copy);
        checkRecord('messaging.settleCommand', 'channel_commands', after);
        await run(settle, [workspaceId, commandId, JSON.stringify(commandTable.row(workspaceId, after))]);
        return after;
      });
    },

    async findCommand(workspaceId, instanceId, commandId) {
      if (!storable(workspaceId, instanceId, commandId)) return null;
      const [row] = await database.rows(found, [workspaceId, instanceId, commandId]);
      return row === undefined ? null : commandTable.of(row);
    },
  };
}
