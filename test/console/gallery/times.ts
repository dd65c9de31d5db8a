/** The times of invented records. */

/** The time so many minutes before the page was rendered (ISO 8601 UTC). */
export type At = (minutes: number) => string;

export const timesBefore =
  (seen: string): At =>
  minutes =>
    new Date(Date.parse(seen) - minutes * 60_000).toISOString();
