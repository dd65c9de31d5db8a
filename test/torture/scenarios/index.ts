import type { Scenario } from '../scenario.ts';
import { clocks } from './clock.ts';
import { connections } from './connections.ts';
import { disks } from './disk.ts';
import { failovers } from './failover.ts';
import { freezes } from './freeze.ts';
import { kills } from './kill.ts';
import { loads } from './mixed.ts';
import { orders } from './order.ts';
import { outages } from './restart.ts';
import { rotations } from './rotation.ts';
import { transactions } from './transactions.ts';

/** In the order of the page. */
export const scenarios: readonly Scenario[] = [
  ...kills,
  ...freezes,
  ...outages,
  ...failovers,
  ...orders,
  ...transactions,
  ...disks,
  ...clocks,
  ...rotations,
  ...connections,
  ...loads,
];
