import type { Step } from './migration.ts';

/** An index of sessions by last use, which finds stale sessions. */
export const sessionsSeen = (): readonly Step[] => [{ index: 'sessions_seen', on: 'sessions (seen_at)' }];
