/** A monotonic clock in milliseconds, and timers that use it. All durations in this process are measured with it. */
export interface WorkerTime {
  now(): number;
  /** Runs a function later. Returns a function that cancels it. */
  after(wait: number, then: () => void): () => void;
}

export const realTime: WorkerTime = {
  now: () => performance.now(),
  after(wait, then) {
    const timer = setTimeout(then, wait).unref();
    return () => clearTimeout(timer);
  },
};
