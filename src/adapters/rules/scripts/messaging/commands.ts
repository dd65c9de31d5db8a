import { type MessagingRepository, refuse } from '../../../../repository/index.ts';
import { settledCommand } from '../../messaging.ts';
import { checkRecord } from '../../storable.ts';
import {
  addUntaken,
  change,
  findOne,
  hold,
  pick,
  refusedIfTaken,
  type ScriptRunner,
  step,
} from '../script.ts';

/** Holders take commands by a statement. */
export function commandScripts(runner: ScriptRunner) {
  return {
    async addCommand(workspaceId, instanceId, given, { most = Number.POSITIVE_INFINITY, now } = {}) {
      checkRecord('messaging.addCommand', 'channel_commands', given);
      const command = structuredClone({ ...given, instance_id: instanceId });
      const isLimited = most !== Number.POSITIVE_INFINITY;
      return refusedIfTaken(
        runner.change(workspaceId, function* () {
          const refused = yield* step('holdInstance', workspaceId, instanceId, { isAlone: isLimited });
          if (refused !== null) return refuse('not_found');
          const same = { id: command.id, workspace_id: workspaceId };
          if ((yield* pick('channel_commands', ['id'], same)).length > 0) return refuse('taken');
          if (isLimited && (yield* step('countWaitingCommands', workspaceId, instanceId, now)) >= most)
            return refuse('too_many');
          yield* addUntaken('channel_commands', command, workspaceId);
          return command;
        }),
      );
    },

    async settleCommand(workspaceId, instanceId, commandId, given, { generation }) {
      const outcome = structuredClone(given);
      return runner.change(workspaceId, function* () {
        const refused = yield* step('holdInstance', workspaceId, instanceId, { generation });
        if (refused !== null) return refused;
        const where = { id: commandId, instance_id: instanceId, workspace_id: workspaceId };
        const command = yield* hold('channel_commands', where);
        if (command === undefined) return refuse('not_found');
        if (command.state !== 'waiting' || command.taken !== generation) return refuse('changed');
        const settled = settledCommand(command, outcome);
        checkRecord('messaging.settleCommand', 'channel_commands', settled);
        yield* change('channel_commands', command, settled, workspaceId);
        return settled;
      });
    },

    findCommand: (workspaceId, instanceId, commandId) =>
      runner.read(function* () {
        const where = { id: commandId, instance_id: instanceId, workspace_id: workspaceId };
        return (yield* findOne('channel_commands', where)) ?? null;
      }),
  } satisfies Partial<MessagingRepository>;
}
