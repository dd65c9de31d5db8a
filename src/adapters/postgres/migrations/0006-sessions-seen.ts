import type { Step } from './migration.ts';

/** Sessions by when they were last seen: those of people who never come back are found by it. */
export const sessionsSeen = (): readonly Step[] => [{ index: 'sessions_seen', on: 'sessions (seen_at)' }];
