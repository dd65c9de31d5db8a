/** A clock that never goes back, in milliseconds, and what happens by it: durations in this process go by no other. */
export interface WorkerTime {
  now(): number;
  /** Does something later. How to take it back. */
  after(wait: number, then: () => void): () => void;
}

export const realTime: WorkerTime = {
  now: () => performance.now(),
  after(wait, then) {
    const timer = setTimeout(then, wait).unref();
    return () => clearTimeout(timer);
  },
};
