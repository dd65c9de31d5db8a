/** The end of an engine: whatever never answers must not keep a process from ending. */

import { clearInterval, setInterval } from 'node:timers';
import { withRemedy } from '../errors/remedy.ts';
import { DeadlineError, within } from '../time/within.ts';
import type { WorkerTime } from '../time/worker-time.ts';

/** How long the end of an engine may wait for the storage, in milliseconds, besides what it has to finish. */
export const maxEndTime = 10_000;

const minute = 60_000;

interface Ending {
  readonly time: WorkerTime;
  /** In milliseconds. */
  readonly limit: number;
  /** What ends, as the start of a sentence. */
  readonly what: string;
  /** Told if the time is over. Never throws. */
  readonly onError: (error: unknown) => void;
}

/** Resolves when the work has ended, or when the time is over; what is left then goes on without being waited for. */
export async function endWithin(
  { time, limit, what, onError }: Ending,
  work: () => Promise<void>,
): Promise<void> {
  // The timers of engines do not keep the process alive, which must not end before this.
  const alive = setInterval(() => {}, minute);
  try {
    await within(time, limit, null, work);
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    onError(
      withRemedy(
        new Error(`${what} did not end within ${limit / 1_000} s, and is not waited for any longer`),
        'Find out what hangs, such as the storage: other processes go on with its work after its leases',
        'warn',
      ),
    );
  } finally {
    clearInterval(alive);
  }
}
