/** The rules of the interface of channel drivers, a case each. */
import { connectionCases } from './connections.ts';
import { messageCases } from './messages.ts';
import { commandCases } from './orders.ts';
import type { ChannelWorld } from './world.ts';

export interface DriverCase {
  readonly name: string;
  run(world: ChannelWorld): Promise<void>;
}

export const driverCases: readonly DriverCase[] = [...connectionCases, ...messageCases, ...commandCases];
