/** What the holder of an instance notices. Each function returns what it is after something has happened. */
import type { InstanceVitals } from '../../generated/types.ts';

type Vitals = Readonly<InstanceVitals>;

const hour = 3_600_000;
const day = 24 * hour;

export const noVitals: Vitals = {
  down_since: null,
  last_received_at: null,
  last_sent_at: null,
  last_error: null,
  no_room_at: null,
  file_failed_at: null,
  lost: [],
};

const isoOf = (now: number): string => new Date(now).toISOString();

export const receivedAt = (vitals: Vitals, now: number): Vitals => ({
  ...vitals,
  last_received_at: isoOf(now),
});

export const sentAt = (vitals: Vitals, at: string): Vitals => ({ ...vitals, last_sent_at: at });

/** `message`: one line, as users may read it. */
export const failedAt = (vitals: Vitals, message: string, now: number): Vitals => ({
  ...vitals,
  last_error: { message, at: isoOf(now) },
});

export const noRoomAt = (vitals: Vitals, now: number): Vitals => ({ ...vitals, no_room_at: isoOf(now) });

/** A file was given up. */
export const fileFailedAt = (vitals: Vitals, now: number): Vitals => ({
  ...vitals,
  file_failed_at: isoOf(now),
});

export const fileStored = (vitals: Vitals): Vitals =>
  vitals.no_room_at === null ? vitals : { ...vitals, no_room_at: null };

/** It is open, or nobody wants it to be. */
export const notDown = (vitals: Vitals): Vitals =>
  vitals.down_since === null ? vitals : { ...vitals, down_since: null };

/** It is not open, since now if it was. */
export const downAt = (vitals: Vitals, now: number): Vitals =>
  vitals.down_since === null ? { ...vitals, down_since: isoOf(now) } : vitals;

/** An open connection was lost. Those of a day are kept, by the hour. */
export function lostAt(vitals: Vitals, now: number): Vitals {
  const current = isoOf(Math.floor(now / hour) * hour);
  const kept = vitals.lost.filter(one => one.hour !== current && isOfDay(one.hour, now));
  const count = (vitals.lost.find(one => one.hour === current)?.count ?? 0) + 1;
  return { ...vitals, lost: [...kept, { hour: current, count }] };
}

const isOfDay = (at: string, now: number): boolean => Date.parse(at) > now - day && Date.parse(at) <= now;

/** How many open connections were lost in the last 24 hours, by the hour. */
export const reconnectsOf = ({ lost }: Vitals, now: number): number =>
  lost.filter(one => isOfDay(one.hour, now)).reduce((sum, { count }) => sum + count, 0);

/** Whether something happened in the last 24 hours. */
export const isRecent = (at: string | null, now: number): boolean =>
  at !== null && Date.parse(at) > now - day;
