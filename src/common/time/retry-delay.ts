/** When something that failed is tried again. */

/** Varies the delay by up to 10 %, so that deliveries that failed together are not retried together. */
const jitter = 0.1;

/** The longest delay that the other side may request. */
const maxRequestedDelay = 24 * 3_600_000;

/**
 * The delay before the next attempt in milliseconds, or `null` after the last one. `failures`: number of failed
 * attempts. `requestedMs`: the delay that the other side requested, in milliseconds.
 */
export function retryDelay(
  schedule: readonly number[],
  failures: number,
  requestedMs: number | null = null,
  random: () => number = Math.random,
): number | null {
  const wait = schedule[failures - 1];
  if (wait === undefined) return null;
  const planned = Math.round(wait * (1 + jitter * (2 * random() - 1)));
  return requestedMs === null ? planned : Math.max(planned, Math.min(requestedMs, maxRequestedDelay));
}
