/** Compares the clock of this process with that of the storage, which due times and leases use. */

import type { Awaitable } from '../concurrency/awaitable.ts';
import { withRemedy } from '../errors/remedy.ts';

/** A larger difference, in milliseconds, is reported. */
const maxSkew = 5_000;

/**
 * Reports a clock that differs from the storage's. Nothing is sent at other times because of it, but events and
 * signatures contain its time, and receivers refuse signatures that are minutes old. Never rejects.
 */
export async function compareClocks(
  repository: { clock(): Awaitable<number> },
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    const asked = Date.now();
    const storage = await repository.clock();
    // The storage read its clock at some time between the request and the response.
    const ahead = asked - storage;
    const behind = storage - Date.now();
    if (Math.max(ahead, behind) <= maxSkew) return;
    const skew = Math.round(Math.max(ahead, behind) / 1_000);
    const how = ahead > behind ? 'ahead of' : 'behind';
    onError(
      withRemedy(
        new Error(
          `The clock of this process is ${skew} s ${how} the clock of the storage: please correct it`,
        ),
        'Synchronise the clocks of both machines, such as with NTP',
        'warn',
      ),
    );
  } catch (error) {
    onError(error);
  }
}
