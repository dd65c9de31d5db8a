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
