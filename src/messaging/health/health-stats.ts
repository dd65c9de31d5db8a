/** What the holder of an instance notices. Each function returns what it is after something has happened. */
import type { InstanceHealthStats } from '../../generated/types.ts';

type HealthStats = Readonly<InstanceHealthStats>;

const hour = 3_600_000;
const day = 24 * hour;

export const noHealthStats: HealthStats = {
  down_since: null,
  last_received_at: null,
  last_sent_at: null,
  last_error: null,
  no_room_at: null,
  file_failed_at: null,
  lost: [],
};

const isoOf = (now: number): string => new Date(now).toISOString();

export const receivedAt = (healthStats: HealthStats, now: number): HealthStats => ({
  ...healthStats,
  last_received_at: isoOf(now),
});

export const sentAt = (healthStats: HealthStats, at: string): HealthStats => ({
  ...healthStats,
  last_sent_at: at,
});

/** `message`: one line, as users may read it. */
export const failedAt = (healthStats: HealthStats, message: string, now: number): HealthStats => ({
  ...healthStats,
  last_error: { message, at: isoOf(now) },
});

export const noRoomAt = (healthStats: HealthStats, now: number): HealthStats => ({
  ...healthStats,
  no_room_at: isoOf(now),
});

/** A file was given up. */
export const fileFailedAt = (healthStats: HealthStats, now: number): HealthStats => ({
  ...healthStats,
  file_failed_at: isoOf(now),
});

export const fileStored = (healthStats: HealthStats): HealthStats =>
  healthStats.no_room_at === null ? healthStats : { ...healthStats, no_room_at: null };

/** It is open, or nobody wants it to be. */
export const notDown = (healthStats: HealthStats): HealthStats =>
  healthStats.down_since === null ? healthStats : { ...healthStats, down_since: null };

/** It is not open, since now if it was. */
export const downAt = (healthStats: HealthStats, now: number): HealthStats =>
  healthStats.down_since === null ? { ...healthStats, down_since: isoOf(now) } : healthStats;

/** An open connection was lost. Those of a day are kept, by the hour. */
export function lostAt(healthStats: HealthStats, now: number): HealthStats {
  const current = isoOf(Math.floor(now / hour) * hour);
  const kept = healthStats.lost.filter(one => one.hour !== current && isOfDay(one.hour, now));
  const count = (healthStats.lost.find(one => one.hour === current)?.count ?? 0) + 1;
  return { ...healthStats, lost: [...kept, { hour: current, count }] };
}

const isOfDay = (at: string, now: number): boolean => Date.parse(at) > now - day && Date.parse(at) <= now;

/** How many open connections were lost in the last 24 hours, by the hour. */
export const reconnectsOf = ({ lost }: HealthStats, now: number): number =>
  lost.filter(one => isOfDay(one.hour, now)).reduce((sum, { count }) => sum + count, 0);

/** Whether something happened in the last 24 hours. */
export const isRecent = (at: string | null, now: number): boolean =>
  at !== null && Date.parse(at) > now - day;
