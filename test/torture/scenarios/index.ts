import type { Scenario } from '../scenario.ts';
import { clocks } from './clock.ts';
import { connections } from './connections.ts';
import { deploys } from './deploy.ts';
import { destinationLosses } from './destinations.ts';
import { disks } from './disk.ts';
import { failovers } from './failover.ts';
import { freezes } from './freeze.ts';
import { kills } from './kill.ts';
import { loads } from './mixed.ts';
import { orders } from './order.ts';
import { processes } from './processes.ts';
import { outages } from './restart.ts';
import { rotations } from './rotation.ts';
import { transactions } from './transactions.ts';

/** In the order of the page. */
export const scenarios: readonly Scenario[] = [
  ...kills,
  ...freezes,
  ...outages,
  ...failovers,
  ...deploys,
  ...orders,
  ...transactions,
  ...processes,
  ...destinationLosses,
  ...disks,
  ...clocks,
  ...rotations,
  ...connections,
  ...loads,
];
