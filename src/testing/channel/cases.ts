/** The rules of the interface of channel drivers, a case each. */
import { connectionCases } from './connections.ts';
import { messageCases } from './messages.ts';
import { commandCases } from './orders.ts';
import type { DriverCase } from './world.ts';

export const driverCases: readonly DriverCase[] = [...connectionCases, ...messageCases, ...commandCases];
