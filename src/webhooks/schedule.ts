/** When a delivery is retried (Standard Webhooks, section on retries). */
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delay after the first failure, the second and so on, in milliseconds. */
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

/** Varies the delay by up to 10 %, so that deliveries that failed together are not retried together. */
const jitter = 0.1;

/** The longest delay that a receiver may request. */
const longestWish = 24 * hour;

/**
 * The delay before the next attempt in milliseconds, or `null` after the last one. `failures`: number of failed
 * attempts. `wish`: the delay that the receiver requested, in milliseconds.
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
