import type { HealthLimits } from '../types.ts';

/** What applies without options. */
export const defaultHealthLimits: Required<HealthLimits> = {
  notConnected: 60_000,
  notSending: 300_000,
  reconnects: 24,
  recovery: 60_000,
};
