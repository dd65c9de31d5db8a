import { derived, type FrozenData, recordsOf } from '../data.ts';
import { time } from '../order.ts';
import type { FrozenCommand } from './records.ts';

const waiting = derived((commands: readonly FrozenCommand[]) =>
  commands.filter(({ state }) => state === 'waiting').map(({ created_at }) => time(created_at)),
);

/** Since when the commands of instances wait. */
export const waitingSince = (data: FrozenData): number[] =>
  Object.keys(data.channel_commands).flatMap(workspaceId => [
    ...waiting(recordsOf(data, 'channel_commands', workspaceId)),
  ]);
