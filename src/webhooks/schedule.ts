/** When a delivery is tried again (Standard Webhooks, section on retries). */
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long to wait after the first failure, the second and so on, in milliseconds. */
export const standardSchedule: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** A tenth more or less, so that what failed together does not come back together. */
const jitter = 0.1;

/** The longest wait that a receiver may ask for. */
const longestWish = 24 * hour;

/**
 * How long to wait for the next try, in milliseconds, or `null` after the last one. `failures`: how many tries
 * have failed. `wish`: how long the receiver wants to be left alone, in milliseconds.
 */
export function nextTry(
  schedule: readonly number[],
  failures: number,
  wish: number | null,
  random: () => number = Math.random,
): number | null {
  const wait = schedule[failures - 1];
  if (wait === undefined) return null;
  const planned = Math.round(wait * (1 + jitter * (2 * random() - 1)));
  return wish === null ? planned : Math.max(planned, Math.min(wish, longestWish));
}
