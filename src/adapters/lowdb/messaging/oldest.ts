import { derived, type FrozenData, recordsOf } from '../data.ts';
import { time } from '../order.ts';
import type { FrozenCommand } from './records.ts';

const waiting = derived((commands: readonly FrozenCommand[]) =>
  commands.filter(({ state }) => state === 'waiting').map(({ created_at }) => time(created_at)),
);

export const waitingIn = (data: FrozenData, workspaceId: string): readonly number[] =>
  waiting(recordsOf(data, 'channel_commands', workspaceId));

/** Since when the commands of instances wait. */
export const waitingSince = (data: FrozenData): number[] =>
  Object.keys(data.channel_commands).flatMap(workspaceId => [...waitingIn(data, workspaceId)]);
