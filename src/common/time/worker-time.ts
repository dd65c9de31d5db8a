/** A monotonic clock in milliseconds, and timers that use it. All durations in this process are measured with it. */
import { clearTimeout, setTimeout } from 'node:timers';

export interface WorkerTime {
  now(): number;
  /** Runs a function later. Returns a function that cancels it. */
  after(wait: number, then: () => void): () => void;
}

/**
 * Milliseconds since some moment, which is the same for the whole process. This and the timers of `node:timers` are the
 * real ones although a test has replaced the global ones: requests are answered and events sent under fake timers too.
 */
export const elapsed: () => number = performance.now.bind(performance);

const timeWith = (isHeld: boolean): WorkerTime => ({
  now: elapsed,
  after(wait, then) {
    const timer = setTimeout(then, wait);
    if (!isHeld) timer.unref();
    return () => clearTimeout(timer);
  },
});

/** The process stays until its timers have fired. */
export const heldTime = timeWith(true);

/** The process may end before its timers have fired. */
export const realTime = timeWith(false);
