/** Timeouts that a process which stands still does not cause: a laptop sleeps, a container gets no CPU time. */
import { heldTime, type WorkerTime } from './worker-time.ts';

/** A timer that fires this many milliseconds late means that the process stood still. */
const standstill = 1_000;

/**
 * Runs a function when the time is over. Whenever the process stood still until then, it waits for as long once more,
 * because what it waits for may be there already and was not read yet.
 * @param wait in milliseconds
 * @returns a function that cancels it
 */
export function afterAwake(wait: number, then: () => void, time: WorkerTime = heldTime): () => void {
  let cancel = () => {};
  const begin = () => {
    const due = time.now() + wait;
    cancel = time.after(wait, () => (time.now() < due + standstill ? then() : begin()));
  };
  begin();
  return () => cancel();
}
